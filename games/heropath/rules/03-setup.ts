import { argumentOf, drawFrom, only, type Die } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { SpaceId } from '../content/ids.ts';
import { ATTRIBUTES, DECKS } from '../content/names.ts';
import { EVERYBODY, NONE, UNDECIDED, type Board, type Enemy, type SiteId } from '../state/board.ts';
import type { SetUpFrame, SplitFrame } from '../state/frames.ts';
import type { Flow, Step, Table } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { dealing } from './05-draft.ts';
import { refill } from './06-decks.ts';
import { takeToken, tokenDie } from './pools.ts';

// HP-3, HP-4, HP-25.1 to HP-25.3: from an empty table to the first turn.

const SKILLS = ATTRIBUTES.indexOf('skills');
const WISDOM = ATTRIBUTES.indexOf('wisdom');
const EXPERIENCE = ATTRIBUTES.indexOf('experience');
const FAITH = ATTRIBUTES.indexOf('faith');
const VITALITY = ATTRIBUTES.indexOf('vitality');

const seatFrom = drawFrom('hp.first-player');
const siteFrom = drawFrom('hp.place-site');
const spaceFrom = drawFrom('hp.space');

/** HP-29.6, HP-30.8. */
const hasMarker = ({ options: { competition, style } }: Board): boolean => competition === 'solo' || style === 'mist';
/** HP-29.2, HP-30.2. */
const showsAllSites = ({ options: { competition, style } }: Board): boolean => competition === 'solo' || style === 'logical';

/** HP-3.3: the last in turn order chooses first. */
const chooserAt = ({ first }: Board, place: number, seats: number): number => (first + seats - 1 - place) % seats;

/** HP-4.2, HP-4.3, HP-25.2: what a hero begins with. */
function equip(board: Board, seat: number, { heroes, numbers }: Content): void {
  const hero = board.heroes[seat]!;
  if (board.options.attributes === 'character') {
    const { gems, gold, food } = heroes[hero.id]!;
    hero.gems = gems.slice();
    hero.gold = gold;
    hero.food = food;
    return;
  }
  const { experience, faith, vitality, gold, food } = numbers.equivalent;
  hero.gems[EXPERIENCE] = experience;
  hero.gems[FAITH] = faith;
  hero.gems[VITALITY] = vitality;
  hero.gold = gold;
  hero.food = food;
}

/** HP-3.7, HP-28.2, HP-29.3, HP-30.13: the spaces that get an enemy, class by class (HP-3.12). */
function classesOf({ options: { competition, style } }: Board, { map }: Content): readonly (readonly SpaceId[])[] {
  const isOpen = (space: SpaceId): boolean => space !== map.start && !map.balloons.includes(space);
  if (competition === 'solo') return [map.roads.filter(isOpen)];
  if (style === 'adventurous')
    return [map.walkable.filter((space) => isOpen(space) && space !== map.pier && !map.settlements.includes(space))];
  const classic = [map.lairs, [map.caveMouth]];
  return competition === 'co-op' ? [...classic, map.settlements, map.safe, map.balloons] : classic;
}

const freeOf = ({ enemies }: Board, spaces: readonly SpaceId[]): SpaceId[] =>
  spaces.filter((space) => !enemies.some(({ at }) => at === space));

/** A token of the stockpile goes face down on a space: what it is nobody knows yet (HP-3.13). */
function layEnemy(board: Board, at: SpaceId): void {
  board.stock--;
  board.enemies.push({ unit: board.nextUnit++, at, kind: UNDECIDED, seenBy: 0 });
}

const guardOf = ({ enemies }: Board, { map }: Content): Enemy | undefined => enemies.find(({ at }) => at === map.caveMouth);

/** Where it goes on once all classes have their enemies. */
function enemiesLaid(board: Board, frame: SetUpFrame, flow: Flow): void {
  frame.next = 0;
  frame.at = board.options.style !== 'adventurous' && guardOf(board, flow.content) !== undefined ? 'caveMouth' : 'sites';
  flow.tell({ t: 'enemiesLaid', rule: 'HP-3.7', count: board.enemies.length });
}

/** The Place-Sites that are still in the pouch. */
export function pouchOf({ sites }: Board, content: Content): SiteId[] {
  const isPlaced = content.sites.map(() => false);
  for (const site of sites) if (site !== NONE) isPlaced[site] = true;
  const pouch: SiteId[] = [];
  for (let site = 0; site < content.sites.length; site++) if (!isPlaced[site]!) pouch.push(site);
  return pouch;
}

const emptySettlements = ({ sites }: Board, { map }: Content): SpaceId[] => map.settlements.filter((space) => sites[space] === NONE);

/** HP-3.8: the next opening Settlement draws its Place-Site; HP-29.2, HP-30.2: the next Place-Site its Settlement. */
const siteDie = (board: Board, { content }: Table): Die =>
  showsAllSites(board) ? spaceFrom(emptySettlements(board, content).length) : siteFrom(pouchOf(board, content).length);

export const setUps = {
  first: {
    kind: 'draw',
    rules: ['HP-3.1', 'HP-3.2'],
    die: (_board, _frame, { seats }) => seatFrom(seats),
    drawn(board, frame, outcome, flow) {
      board.first = outcome;
      frame.at = 'hero';
      flow.tell({ t: 'firstPlayer', rule: 'HP-3.2', seat: outcome });
    },
  },
  hero: {
    kind: 'decision',
    rules: ['HP-3.3', 'HP-4.1', 'HP-4.6'],
    single: 'taken',
    who: (board, { next }, { seats }) => only(chooserAt(board, next, seats)),
    offer(board, _frame, _seat, out, { content }) {
      content.heroes.forEach(({ expansion }, hero) => {
        if (expansion && !board.options.expansion) out.deny(act.hero(hero), 'HP-2.9');
        else if (board.heroes.some(({ id }) => id === hero)) out.deny(act.hero(hero), 'HP-3.3');
        else out.allow(act.hero(hero));
      });
    },
    choose(board, frame, seat, action, flow) {
      const hero = argumentOf(action);
      board.heroes[seat]!.id = hero;
      equip(board, seat, flow.content);
      if (++frame.next === flow.seats) {
        frame.next = 0;
        frame.at = board.options.attributes === 'equivalent' ? 'splits' : afterHeroes(board);
      }
      flow.tell({ t: 'heroChosen', rule: 'HP-3.3', seat, hero });
    },
  },
  splits: {
    kind: 'deed',
    rules: ['HP-25.3'],
    run(board, frame, flow) {
      frame.at = 'shown';
      flow.fork(board.heroes.map(({ seat }) => ({ k: 'split', at: 'choose', seat })));
    },
  },
  shown: {
    kind: 'deed',
    rules: ['HP-25.2', 'HP-25.3'],
    run(board, frame, flow) {
      const { free } = flow.content.numbers.equivalent;
      for (const { seat, gems } of board.heroes) {
        gems[SKILLS] = board.splits[seat]!;
        gems[WISDOM] = free - board.splits[seat]!;
      }
      board.splits.fill(NONE);
      frame.at = afterHeroes(board);
      for (const { seat, gems } of board.heroes)
        flow.tell({ t: 'split', rule: 'HP-25.3', seat, skills: gems[SKILLS]!, wisdom: gems[WISDOM]! });
    },
  },
  marker: {
    kind: 'draw',
    rules: ['HP-29.6', 'HP-30.8'],
    die: ({ pools }) => tokenDie(pools[0]!),
    drawn(board, frame, outcome, flow) {
      const kind = takeToken(board.pools[0]!, outcome);
      board.stock--;
      board.scale.marker = kind;
      frame.at = 'enemies';
      flow.tell({ t: 'markerDrawn', rule: 'HP-30.8', kind });
    },
  },
  enemies: {
    kind: 'deed',
    rules: ['HP-3.7', 'HP-3.12', 'HP-3.13', 'HP-28.2', 'HP-29.3', 'HP-30.13'],
    run(board, frame, flow) {
      const spaces = classesOf(board, flow.content)[frame.next];
      if (spaces === undefined) return enemiesLaid(board, frame, flow);
      const free = freeOf(board, spaces);
      if (free.length > board.stock) {
        frame.at = 'scarce';
        if (board.stock === 0) enemiesLaid(board, frame, flow);
        return;
      }
      for (const space of free) layEnemy(board, space);
      frame.next++;
    },
  },
  scarce: {
    kind: 'draw',
    rules: ['HP-3.12'],
    die: (board, { next }, { content }) => spaceFrom(freeOf(board, classesOf(board, content)[next]!).length),
    drawn(board, frame, outcome, flow) {
      layEnemy(board, freeOf(board, classesOf(board, flow.content)[frame.next]!)[outcome]!);
      if (board.stock === 0) enemiesLaid(board, frame, flow);
    },
  },
  caveMouth: {
    kind: 'draw',
    rules: ['HP-3.7'],
    die: ({ pools }) => tokenDie(pools[0]!),
    drawn(board, frame, outcome, flow) {
      const guard = guardOf(board, flow.content)!;
      guard.kind = takeToken(board.pools[0]!, outcome);
      guard.seenBy = EVERYBODY;
      frame.at = 'sites';
      flow.tell({ t: 'caveGuarded', rule: 'HP-3.7', kind: guard.kind, space: guard.at });
    },
  },
  sites: {
    kind: 'deed',
    rules: ['HP-2.11', 'HP-3.8', 'HP-29.2', 'HP-30.2', 'HP-30.4'],
    run(board, frame, flow) {
      const { map, sites } = flow.content;
      const count = board.options.style === 'mist' ? 0 : showsAllSites(board) ? sites.length : map.openings.length;
      frame.at = frame.next < count ? 'site' : 'draft';
    },
  },
  site: {
    kind: 'draw',
    rules: ['HP-3.8', 'HP-3.13', 'HP-29.2', 'HP-30.2'],
    die: (board, _, table) => siteDie(board, table),
    drawn(board, frame, outcome, flow) {
      const { content } = flow;
      const isAll = showsAllSites(board);
      const site = isAll ? frame.next : pouchOf(board, content)[outcome]!;
      const space = isAll ? emptySettlements(board, content)[outcome]! : content.map.openings[frame.next]!;
      board.sites[space] = site;
      frame.next++;
      frame.at = 'sites';
      flow.tell({ t: 'siteLaid', rule: isAll ? 'HP-30.2' : 'HP-3.8', site, space });
    },
  },
  draft: {
    kind: 'deed',
    rules: ['HP-3.1', 'HP-3.11', 'HP-5.1'],
    run(board, frame, flow) {
      frame.next = 0;
      frame.at = 'display';
      flow.push(dealing(board));
    },
  },
  display: {
    kind: 'deed',
    rules: ['HP-5.10', 'HP-6.3'],
    run(_, frame, flow) {
      if (frame.next === DECKS.length - 1) frame.at = 'begin';
      else flow.push(refill(frame.next++));
    },
  },
  begin: {
    kind: 'deed',
    rules: ['HP-3.1'],
    run(_board, _frame, flow) {
      flow.become({ k: 'table', at: 'open' });
    },
  },
} satisfies Step<SetUpFrame>;

const afterHeroes = (board: Board): SetUpFrame['at'] => (hasMarker(board) ? 'marker' : 'enemies');

export const splits = {
  choose: {
    kind: 'decision',
    rules: ['HP-25.2', 'HP-25.3'],
    who: (_, { seat }) => only(seat),
    insiders: (_, { seat }) => only(seat),
    offer(_board, _frame, _seat, out, { content }) {
      for (let skills = 0; skills <= content.numbers.equivalent.free; skills++) out.allow(act.split(skills));
    },
    choose(board, _, seat, action, flow) {
      board.splits[seat] = argumentOf(action);
      flow.pop();
      flow.tell({ t: 'ready', rule: 'HP-25.3', seat });
    },
  },
} satisfies Step<SplitFrame>;
