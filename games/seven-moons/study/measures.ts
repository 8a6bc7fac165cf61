import { figuresOf, type Finished, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { styleOf, type PlayStyle } from '../bots/plan.ts';
import { placeOf, stands, together } from '../rules/things.ts';
import type { Event } from '../state/events.ts';
import type { SevenMoons } from '../state/types.ts';

/**
 * What one game of 7 Moons shows. Yes and no are 1 and 0; what is counted by city is added up over the cities. `seats` and `wins`
 * count only in games that somebody won; a shared victory counts as a part of one.
 */
export type Measures = {
  games: number;
  unfinished: number;
  /** Rounds and turns until the seventh moon. */
  rounds: number;
  turns: number;
  longGames: number;
  /** Some city stands after the last card. */
  saved: number;
  longWatch: number;
  waves: number;
  realmLost: number;
  struck: number;
  breached: number;
  /** Cities, and those of them that stand at the end. */
  cities: number;
  standing: number;
  /** For each city on average, when the seventh moon rises. */
  defences: number;
  threeStrongholds: number;
  undefended: number;
  /** Riders of a dragon when the seventh moon rises, and everybody else: how many cities stand at the end. */
  riders: number;
  ridersStanding: number;
  walkers: number;
  walkersStanding: number;
  winningScore: number | null;
  ties: number;
  /** For each player on average. */
  reliefs: number;
  encounters: number;
  questsDone: number;
  hires: number;
  /** Hired where goods are sold as well. */
  hiresAtSellers: number;
  deals: number;
  losses: number;
  [group: `${'order' | 'city' | 'style'}.${string}.${'seats' | 'wins'}`]: number;
  /** One player of a style among pure traders: games, games that somebody won, the player's wins and standing cities. */
  [lone: `lone.${string}.${'games' | 'won' | 'wins' | 'standing'}`]: number;
  /** By Shadow Army card: the defences it cost. */
  [card: `card.${string}.losses`]: number;
  /** By Wilderness card: what it brought in gold, where it was drawn. */
  [card: `wilderness.${string}`]: number | null;
};

export type Column = keyof Measures;

export const { mean, most, percentile, share, ratio } = figuresOf<Column>();

/** Styles that are measured against pure traders. */
export const ADVENTURERS = ['quests', 'fires', 'dragon'] as const satisfies readonly PlayStyle[];
export const STYLES = ['trade', ...ADVENTURERS] as const;

/** A game that is not over after so many rounds is a long one. */
const LONG = 60;
/** What things count for in the worth of a Wilderness card. */
const WORTH = { good: 3.5, crystal: 4, artefact: 7, horse: 5 };

export function measure({ game: { content }, state, events, tempers }: Finished<SevenMoons>): Measures {
  const { board, outcome, seats } = state;
  const measures = nothingYet(content, seats);
  measures.unfinished = outcome === null ? 1 : 0;
  measures.rounds = board.round;
  measures.turns = board.turns;
  measures.longGames = board.round > LONG ? 1 : 0;
  measures.cities = seats;
  for (const event of events) count(measures, content, event);
  for (const column of ['reliefs', 'encounters', 'questsDone'] as const) measures[column] /= seats;
  countCards(measures, content, events);
  if (outcome === null) return measures;

  measures.saved = outcome.reason === 'saved' ? 1 : 0;
  countCities(measures, content, events, seats);
  board.heroes.forEach(({ mount }, seat) => {
    const isStanding = stands(board, seat) ? 1 : 0;
    measures.standing += isStanding;
    measures[mount === 'dragon' ? 'riders' : 'walkers']++;
    measures[mount === 'dragon' ? 'ridersStanding' : 'walkersStanding'] += isStanding;
  });
  if (together(board.mode)) return measures;
  countLone(measures, { ...state, outcome }, tempers.map(styleOf));
  if (measures.saved === 0) return measures;
  const best = Math.max(...outcome.scores.filter((_, seat) => stands(board, seat)));
  measures.winningScore = best;
  measures.ties = outcome.scores.filter((score, seat) => stands(board, seat) && score === best).length > 1 ? 1 : 0;
  for (let seat = 0; seat < seats; seat++) {
    const groups = [
      `order.${placeOf(board, seat) + 1}`,
      `city.${content.characters[board.heroes[seat]!.city]!.id}`,
      `style.${styleOf(tempers[seat]!)}`,
    ] as const;
    for (const group of groups) {
      measures[`${group}.seats`]! += 1;
      measures[`${group}.wins`]! += outcome.rewards[seat]!;
    }
  }
  return measures;
}

function count(measures: Measures, content: Content, event: Event): void {
  switch (event.t) {
    case 'longWatch':
      measures.longWatch = 1;
      break;
    case 'realm':
      measures.waves++;
      if (!event.held) measures.realmLost++;
      break;
    case 'cityStruck':
      measures.struck++;
      if (!event.held) measures.breached++;
      break;
    case 'relief':
      measures.reliefs++;
      break;
    case 'encounter':
      measures.encounters++;
      break;
    case 'questDone':
      measures.questsDone++;
      break;
    case 'ally':
      measures.hires++;
      if (content.allies[event.ally]!.sells !== undefined) measures.hiresAtSellers++;
      break;
    case 'dealt':
      measures.deals++;
      break;
    default:
  }
}

/** What each card of the Shadow Army cost, and what each Wilderness card brought until the turn was over. */
function countCards(measures: Measures, content: Content, events: readonly Event[]): void {
  let wave = '';
  let wilderness = '';
  for (const event of events) {
    if (event.t === 'wave') wave = content.shadowCards[event.card]!.id;
    else if (event.t === 'gaveUp') {
      measures.losses++;
      measures[`card.${wave}.losses`]! += 1;
    } else if (event.t === 'encounter') {
      wilderness = content.wildernessCards[event.card]!.id;
      measures[`wilderness.${wilderness}`] ??= 0;
    } else if (event.t === 'turn') wilderness = '';
    else if (wilderness !== '') measures[`wilderness.${wilderness}`]! += worthOf(event);
  }
}

function worthOf(event: Event): number {
  switch (event.t) {
    case 'gold':
      return event.gold;
    case 'gained':
      return WORTH.good;
    case 'sent':
      return event.rule === 'SM-7.12' ? WORTH.good : 0;
    case 'dropped':
      return -WORTH.good;
    case 'crystals':
      return WORTH.crystal * event.count;
    case 'boosted':
      return event.by === 'crystal' ? -WORTH.crystal : 0;
    case 'artefact':
      return WORTH.artefact;
    case 'horse':
      return WORTH.horse;
    default:
      return 0;
  }
}

/** What the cities have when the seventh moon rises. */
function countCities(measures: Measures, { numbers }: Content, events: readonly Event[], seats: number): void {
  const strongholds = Array.from({ length: seats }, () => 0);
  const defences = strongholds.slice();
  for (const event of events) {
    if (event.t === 'built') strongholds[event.seat] = event.strongholds;
    if (event.t === 'built' || event.t === 'ally') defences[event.seat]!++;
  }
  for (let seat = 0; seat < seats; seat++) {
    measures.defences += defences[seat]! / seats;
    if (strongholds[seat] === numbers.strongholds) measures.threeStrongholds++;
    if (defences[seat] === 0) measures.undefended++;
  }
}

/** Whether all but one only trade, and how that one fares. */
function countLone(
  measures: Measures,
  { board, outcome }: { board: SevenMoons['board']; outcome: { readonly rewards: readonly number[]; readonly reason: string } },
  styles: readonly PlayStyle[],
): void {
  const loners = styles.flatMap((style, seat): Seat[] => (style === 'trade' ? [] : [seat]));
  const [lone] = loners;
  if (lone === undefined || loners.length > 1) return;
  const group = `lone.${styles[lone]!}` as const;
  measures[`${group}.games`]! += 1;
  measures[`${group}.won`]! += outcome.reason === 'saved' ? 1 : 0;
  measures[`${group}.wins`]! += outcome.rewards[lone]!;
  measures[`${group}.standing`]! += stands(board, lone) ? 1 : 0;
}

function nothingYet(content: Content, seats: number): Measures {
  const measures: Measures = {
    games: 1,
    unfinished: 0,
    rounds: 0,
    turns: 0,
    longGames: 0,
    saved: 0,
    longWatch: 0,
    waves: 0,
    realmLost: 0,
    struck: 0,
    breached: 0,
    cities: 0,
    standing: 0,
    defences: 0,
    threeStrongholds: 0,
    undefended: 0,
    riders: 0,
    ridersStanding: 0,
    walkers: 0,
    walkersStanding: 0,
    winningScore: null,
    ties: 0,
    reliefs: 0,
    encounters: 0,
    questsDone: 0,
    hires: 0,
    hiresAtSellers: 0,
    deals: 0,
    losses: 0,
  };
  const groups = [
    ...Array.from({ length: seats }, (_, index) => `order.${index + 1}` as const),
    ...content.characters.map(({ id }) => `city.${id}` as const),
    ...STYLES.map((style) => `style.${style}` as const),
  ];
  for (const group of groups) for (const part of ['seats', 'wins'] as const) measures[`${group}.${part}`] = 0;
  for (const style of ADVENTURERS) for (const part of ['games', 'won', 'wins', 'standing'] as const) measures[`lone.${style}.${part}`] = 0;
  for (const { id } of content.shadowCards) measures[`card.${id}.losses`] = 0;
  for (const { id } of content.wildernessCards) measures[`wilderness.${id}`] = null;
  return measures;
}
