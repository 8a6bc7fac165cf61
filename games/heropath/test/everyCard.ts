import type { Condition } from '../content/conditions.ts';
import type { Clause } from '../content/content.ts';
import { ATTRIBUTES, CATEGORIES, DECKS, DRAGON, type Window } from '../content/names.ts';
import { newBattle } from '../rules/18-fight.ts';
import { instant } from '../rules/10-cards.ts';
import { encounter } from '../rules/19-encounter.ts';
import { losing } from '../rules/20-losses.ts';
import { openWindow } from '../rules/windowFrame.ts';
import { loseCard } from '../rules/cards.ts';
import { SPARED, discount, extraRoom, isProtected, mayWearTwoSwords, seeming, standingPaces, standingPower } from '../rules/standing.ts';
import { dragon, fight, rest, rounds, travel, turn, visit } from '../rules/turnFrames.ts';
import type { Event } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import { card, content, rowOf, site, space, table, type EnemyGiven, type HeroGiven, type Table } from './table.ts';
import { favourOf, marksOf } from '../rules/durations.ts';

// A scene for each clause of each card in which it can be used, and what comes of it in a few words.

/** Worn or held so that a condition is true. */
const BEARERS: Readonly<Record<string, string>> = {
  sword: 'AR02',
  axe: 'AR06',
  mace: 'AR07',
  bow: 'AR15',
  shield: 'AR22',
  staff: 'MA04',
};

/** Quiet places of the map: by region, a Road space; and a Safe one of the mountains. */
const isQuiet = (at: number): boolean => content.map.spaces[at]!.kind === 'road' && at !== content.map.start;

interface Scene {
  readonly at: string;
  readonly gems: Record<string, number>;
  readonly worn: string[];
  readonly shown: string[];
  readonly kind: string;
}

/** Where the owner stands, what he has and whom he fights, so that needs and conditions are met. */
function sceneFor(id: string, { if: conditions, does, cost }: Clause): Scene {
  const { needs, slot } = content.cards[card(id)]!;
  const gems: Record<string, number> = {};
  ATTRIBUTES.forEach((attribute, row) => (gems[attribute] = Math.max(attribute === 'vitality' ? 3 : 4, needs[row]!)));
  const worn: string[] = [];
  const shown: string[] = [];
  let at = space('P09');
  let kind = 'skeleton';
  const met = (condition: Condition): void => {
    if (condition.is === 'has' || condition.is === 'atmost') gems[ATTRIBUTES[condition.attribute]!] = condition.n;
    if (condition.is === 'armed') worn.push(BEARERS[condition.kinds[0]!]!);
    if (condition.is === 'companions') shown.push('MK01', 'MK02', 'MK03');
    if (condition.is === 'foe' && !condition.not && condition.foes[0] !== DRAGON) kind = content.enemies[condition.foes[0]!]!.id;
    if (condition.is !== 'region') return;
    const isSafe = conditions.some((other) => other.is === 'space' && other.space === 'safe');
    at = content.map.spacesIn[condition.regions[0]!]!.find((one) => (isSafe ? content.map.safe.includes(one) : isQuiet(one)))!;
  };
  conditions.forEach(met);
  const attached = does.map((place) => content.effects[place]!).find((effect) => effect.do === 'attach');
  if (content.cards[card(id)]!.kind === 'arrows') worn.push('AR15');
  if (attached?.do === 'attach') worn.push(`${BEARERS[attached.kind]!}+${id}`);
  else if (slot !== undefined) worn.push(id);
  if (cost.cards.some((n) => n > 0)) shown.push('MA12');
  return { at: content.map.spaces[at]!.id, gems, worn, shown, kind };
}

/** Two spaces next to a space, far from flares. */
const beside = (at: string): string =>
  content.map.spaces[
    content.map.neighbours[space(at)]!.find((one) => content.map.spaces[one]!.kind === 'road' && one !== content.map.start)!
  ]!.id;

/** The position in which a clause of a card is about to be used by the first hero. */
function onStage(id: string, place: number): Table {
  const row = content.cards[card(id)]!;
  const clause = row.clauses[place]!;
  const { at: quiet, gems, worn, shown, kind } = sceneFor(id, clause);
  const at = clause.when === 'visit' ? 'P08' : quiet;
  const isHeld = row.slot === undefined && row.time !== 'instant';
  const isHidden = isHeld && (row.category === CATEGORIES.indexOf('magic') || row.category === CATEGORIES.indexOf('abilities'));
  const near = beside(at);
  const foes: EnemyGiven[] = [{ at: 'F15' }, { at: 'F11' }, { at: 'R03', kind: 'troll' }];
  const fights = ['before', 'after', 'win', 'meddle'].includes(clause.when);
  const aims = clause.does.map((one) => content.effects[one]!);
  if (clause.when === 'before' || clause.when === 'after' || clause.when === 'win' || aims.some(({ do: word }) => word === 'slay'))
    foes.push({ at, kind });
  if (clause.when === 'meddle') foes.push({ at: near, kind });
  if (aims.some(({ do: word }) => word === 'shift' || word === 'banish' || word === 'expose' || word === 'scry'))
    foes.push({ at: aims.some(({ do: word }) => word === 'expose') ? near : beside(near) });
  const owner: HeroGiven = {
    at,
    gems: clause.when === 'fall' ? { vitality: 1, faith: row.needs[1]! } : gems,
    gold: 6,
    food: 3,
    leeches: 1,
    worn: worn.join(' '),
    shown: [...shown, id === 'AR26' ? 'AR28' : 'AR26', ...(isHeld && !isHidden ? [id] : [])].join(' '),
    hidden: isHidden ? id : '',
  };
  const plain = { vitality: 4, faith: 3, wisdom: 3, skills: 3, experience: 3 };
  const other: HeroGiven = {
    at: near,
    gems: plain,
    gold: 2,
    food: 2,
    shown: 'AR22',
    hidden: ['MA12', 'MA21'].filter((one) => one !== id).join(' '),
  };
  return table({
    heroes: [owner, other, { at: reachedBy(clause), gems: plain, gold: 1, food: 1 }],
    level: 2,
    enemies: foes,
    sites: { P08: 'PS09', F07: 'PS18', D05: 'PS21' },
    board(board) {
      board.inTurn = OTHERS_TURN.has(clause.when) || !isOwnTurn(clause) ? 2 : 1;
      if (row.time === 'instant') board.inPlay.push(card(id));
      if (fights && clause.when !== 'meddle') board.heroes[0]!.battle = newBattle(foes.findIndex((foe) => foe.at === at && foe.kind));
    },
    stack: stackFor(id, clause, foes, at, near),
  });
}

/** In W1, W2, W8 and W10 of the second hero's turn. */
const QUIET: readonly Window[] = ['w1', 'w10', 'w2', 'w8'];

const main = (seat: number): Frame[] => [rounds(), { ...turn(seat), at: 'acted' }];

function stackFor(id: string, clause: Clause, foes: readonly EnemyGiven[], at: string, near: string): readonly Frame[] {
  if (clause.does.some((place) => fightsDragonOnly(place))) return [...main(0), fight(0, DRAGON)];
  const foe = foes.findLastIndex((one) => one.at === (clause.when === 'meddle' ? near : at) && one.kind !== undefined);
  switch (clause.when) {
    case 'before':
    case 'after':
      return [...main(0), fight(0, foe)];
    case 'meddle':
      return [...main(1), fight(1, foe)];
    case 'win':
      return [...main(0), { ...fight(0, foe), at: 'won', result: 1 }];
    case 'tie':
    case 'loss':
      return [...main(0), losing([1, 0, 0], clause.when, 'HP-18.10')];
    case 'fall':
      return [...main(0), losing([3, 0, 0], 'card', 'HP-20.1')];
    case 'travel':
      return [...main(0), { ...travel(0), at: 'step' }];
    case 'rest':
      return [...main(0), { ...rest(0), at: 'choose' }];
    case 'visit':
      return [...main(0), { ...visit(0, site('PS09'), 3), at: 'choose' }];
    case 'draw':
      return [...main(0), instant(0, card(id))];
    case 'wings':
      return [...main(1), { ...dragon(1), at: 'wings' }];
    case 'hit':
    case 'counter':
      return clause.windows.includes('w2') ? [...main(1), encounter(1, 0, 'ambush', -1, true)] : [...main(1), { ...turn(1), at: 'act' }];
    case 'passive':
      return [rounds(), { ...turn(0), at: 'act' }];
    case 'use':
      if (clause.windows.includes('open')) return [rounds(), { ...turn(0), at: 'act' }];
      if (clause.windows.includes('w6')) return [...main(0), losing([1, 0, 0], 'active', 'HP-21.3')];
      return [...main(1), { ...openWindow(EMPTY, QUIET.find((window) => clause.windows.includes(window)) as 'w1', 1) }];
  }
}

const OTHERS_TURN: ReadonlySet<string> = new Set(['meddle', 'wings', 'hit', 'counter']);

/** Whether the owner plays it in his own turn. */
const isOwnTurn = ({ when, windows }: Clause): boolean => when !== 'use' || windows.includes('open') || windows.includes('w6');

const fightsDragonOnly = (place: number): boolean => {
  const effect = content.effects[place]!;
  return effect.do === 'power' && effect.enemies === 0;
};

/** Where the third hero stands so that a card that reaches several reaches him. */
function reachedBy({ does }: Clause): string {
  for (const place of does) {
    const effect = content.effects[place]!;
    if (!('to' in effect)) continue;
    if (effect.to.who === 'flare') return 'F16';
    if (effect.to.who === 'each') return content.map.spaces[content.map.spacesIn[effect.to.in[0]!]!.find(isQuiet)!]!.id;
  }
  return 'F02';
}

/** Windows look at nothing of the board but what is being played. */
const EMPTY = table().board;

/** Noise that says nothing of the card. */
const QUIET_EVENTS = new Set([
  'noReactions',
  'turnedUp',
  'slid',
  'turnBegins',
  'battleBegins',
  'aimed',
  'cardPlayed',
  'instantDrawn',
  'siteDrawn',
  'dragonTurn',
  'rolled',
  'foeRolled',
]);

/** One event in a few words. */
function inWords(event: Event): string {
  const { t, rule: _rule, ...rest } = event;
  const numbers = Object.entries(rest).map(([field, value]) => (field === 'cards' || field === 'dice' ? [] : value));
  return [t, ...numbers.flat()].join(' ');
}

/** What came of it: what was told, and what is kept for the action going on. */
export function inShort({ events, board, frames }: Table): string {
  const told = events.filter((event) => !QUIET_EVENTS.has(event.t) && !(event.t === 'discarded' && event.seat < 0)).map(inWords);
  const [favour, marks] = [favourOf(board.heroes[0]!), marksOf(board.heroes[0]!)];
  if (favour.crossing !== '') told.push(`may cross ${favour.crossing}`);
  if (favour.evasions > 0) told.push(`evades ${favour.evasions}`);
  if (favour.searchesAgain) told.push('searches again');
  if (marks.again > 0) told.push('visits again');
  if (frames.endsWith('gear.change')) told.push('changes gear');
  return told.join('; ');
}

/** Plays the clause of a card that is on stage; everything else is passed, or whatever comes first. Throws where it cannot be used. */
export function played(id: string, place: number): Table {
  const game = onStage(id, place);
  const key = `play:${id}`;
  const isPlayed = (): boolean => game.events.some((event) => 'card' in event && event.card === card(id) && isUse(event.t));
  for (let step = 0; step < 80; step++) {
    if (game.awaited !== null) {
      game.draw(() => 0);
      continue;
    }
    const seat = game.asked[0];
    if (seat === undefined || game.frames.endsWith('gear.change') || (isPlayed() && isSettled(game))) break;
    const keys = game.keys(seat);
    game.chooseAs(seat, chosen(game, seat, keys, key, place, isPlayed()));
  }
  if (!isPlayed()) throw new Error(`${id} was not played: ${game.frames}`);
  return game;
}

const isUse = (t: string): boolean => t === 'cardPlayed' || t === 'instantDrawn';

/** Nothing is being played any more, and no effect is on its way. */
const isSettled = ({ board, state }: Table): boolean =>
  board.plays.length === 0 && !state.lanes.some(({ stack }) => stack.some(({ k }) => k === 'effects' || k === 'window' || k === 'instant'));

/** A clause of the second hero's that others react to. */
const PROVOCATION = 'play:MA21';

function chosen(game: Table, seat: number, keys: readonly string[], key: string, place: number, isPlayed: boolean): string {
  if (seat === 0 && !isPlayed && keys.includes(key)) return key;
  if (keys.includes(`clause:${place}`)) return `clause:${place}`;
  if (seat === 1 && keys.includes(PROVOCATION) && game.frames.endsWith('turn.act')) return PROVOCATION;
  if (keys.includes('aim:1') && seat === 0) return 'aim:2';
  return (
    keys.find((one) => one === 'pass' || one === 'yes' || one === 'end' || one === 'stop') ?? keys.find((one) => one !== 'done') ?? keys[0]!
  );
}

/** The first hero visits a Place-Site and uses one of its activities once; whatever it asks, he takes what comes first. */
export function used(siteId: string, activity: number): Table {
  const plain = { vitality: 2, faith: 2, wisdom: 2, skills: 2, experience: 2 };
  const game = table({
    heroes: [
      { at: 'P08', gems: plain, gold: 6, food: 3, leeches: 2, shown: 'AR26 MK01', hidden: 'MA12' },
      { at: 'P04', gems: plain, hidden: 'MA21' },
    ],
    enemies: [{ at: 'F15' }, { at: 'F11' }, { at: 'F02' }],
    sites: { P08: siteId },
    board(board) {
      board.inTurn = 1;
    },
    stack: [rounds(), { ...turn(0), at: 'acted' }, { ...visit(0, site(siteId), 4), at: 'choose' }],
  });
  game.choose(`activity:${activity}`);
  for (let step = 0; step < 60; step++) {
    if (game.awaited !== null) game.draw(() => 0);
    else if (game.frames.endsWith('visit.choose')) break;
    else {
      const seat = game.asked[0]!;
      const keys = game.keys(seat);
      game.chooseAs(seat, keys.find((one) => one === 'pass') ?? keys.find((one) => one !== 'done') ?? keys[0]!);
    }
  }
  return game;
}

/** What a card does for its owner all the time, by one of its clauses: with it, less without it. */
export function standing(id: string, place: number): string {
  const game = onStage(id, place);
  const hero = game.hero(0);
  const { effects } = content;
  const clause = content.cards[card(id)]!.clauses[place]!;
  const kind = rowOf(content.enemies, sceneFor(id, clause).kind);
  const measures = (): Record<string, number> => ({
    enemies: standingPower(content, hero, kind),
    dragon: standingPower(content, hero, DRAGON),
    paces: standingPaces(game.board, content, hero),
    ...Object.fromEntries(CATEGORIES.map((name, row) => [`${name} held`, extraRoom(content, hero, row)])),
    ...Object.fromEntries(DECKS.slice(0, -1).map((name, row) => [`${name} off`, discount(game.board, content, hero, row)])),
    ...Object.fromEntries(ATTRIBUTES.map((name, row) => [`seeming ${name}`, seeming(content, hero, row)])),
    ...Object.fromEntries(SPARED.map((cause) => [`no ${cause}`, isProtected(game.board, content, hero, cause) ? 1 : 0])),
    'two swords': mayWearTwoSwords(content, hero) ? 1 : 0,
  });
  const having = measures();
  loseCard(game.board, content, 0, card(id));
  const lacking = measures();
  return (
    Object.keys(having)
      .flatMap((name) => (having[name] === lacking[name] ? [] : [`${name} ${having[name]! - lacking[name]!}`]))
      .join('; ') + (clause.does.some((one) => effects[one]!.do === 'attach') ? ' attached' : '')
  );
}
