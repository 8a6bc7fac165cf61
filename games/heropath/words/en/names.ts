import { doing, listing, naming, times } from '@hoard/kernel';
import {
  ANY_ATTRIBUTE,
  DRAGON,
  type CardId,
  type Content,
  type DeckId,
  type EnemyKindId,
  type RegionId,
  type RockId,
  type SpaceId,
} from '../../content/content.ts';
import type { Cost } from '../../content/schema.ts';
import { NONE, type HeroId, type SiteId } from '../../state/board.ts';

// What English sentences are made of.

export const clause = doing('You');
export const whom = naming('you');
export const listOf = listing('and', 'nothing');
export const eitherOf = listing('or', 'nothing');

/** By their places in the lists of content/names.ts. */
export const attributes: readonly string[] = ['VITALITY', 'FAITH', 'EXPERIENCE', 'SKILLS', 'WISDOM'];
/** One letter for each, where there is room for no more. */
export const attributeSigns: readonly string[] = ['V', 'F', 'E', 'S', 'W'];
export const supplies: readonly string[] = ['GOLD', 'FOOD'];
export const decks: readonly string[] = ['ARMS', 'MARKET', 'ABILITIES', 'MAGIC', 'FORTUNE'];
export const categories: readonly string[] = ['MAGIC', 'Equipment', 'Companions', 'ABILITIES'];
const CATEGORY_CARDS = ['MAGIC card', 'Equipment card', 'Companion', 'ABILITIES card'];
export const squares: readonly string[] = ['hand', 'other hand', 'head', 'body', 'General square'];

const A_CARD = ['an ARMS card', 'a MARKET card', 'an ABILITIES card', 'a MAGIC card', 'a FORTUNE card'];

/** `2 VITALITY`, `1 gem of any attribute`. */
export const gemsOf = (attribute: number, n: number): string =>
  attribute === ANY_ATTRIBUTE ? `${times(n, 'gem')} of any attribute` : `${n} ${attributes[attribute]}`;

/** By attribute: `1 FAITH and 2 WISDOM`. */
const gemList = (gems: readonly number[]): string[] => gems.flatMap((n, attribute) => (n > 0 ? [gemsOf(attribute, n)] : []));

const supplyList = (gold: number, food: number): string[] => [...(gold > 0 ? [`${gold} GOLD`] : []), ...(food > 0 ? [`${food} FOOD`] : [])];

/** `2 GOLD and 1 FOOD`. */
export const supplyOf = (gold: number, food: number): string => listOf(supplyList(gold, food));

/** `2 cards of Equipment`, as one pays or takes them. */
export const cardsOf = (category: number, n: number): string => times(n, CATEGORY_CARDS[category]!);
/** So many cards of each category: `1 MAGIC card and 2 Equipment cards`. */
export const someOf = (counts: readonly number[]): string => listOf(counts.flatMap((n, category) => (n > 0 ? [cardsOf(category, n)] : [])));
export const cardsFrom = (deck: number, n: number): string => (n === 1 ? A_CARD[deck]! : `${n} ${decks[deck]} cards`);

/** What is paid: `1 VITALITY, 3 GOLD`. */
export const costOf = ({ gems, gold, food, cards }: Omit<Cost, 'cards'> & Partial<Pick<Cost, 'cards'>>): string =>
  listOf([...gemList(gems), ...supplyList(gold, food), ...(cards ?? []).flatMap((n, category) => (n > 0 ? [cardsOf(category, n)] : []))]);

/** What a card asks of its owner: `2 SKILLS and 1 WISDOM`; empty where it asks nothing. */
export const needsOf = (needs: readonly number[]): string => (needs.some((n) => n > 0) ? listOf(gemList(needs)) : '');

export const diceOf = (dice: readonly number[]): string => dice.join(' + ');
export const pacesOf = (n: number): string => times(n, 'pace');
export const actionsOf = (n: number): string => times(n, 'action');
/** Names within sentences have no capital article: `the Farmhouse`. */
const within = (name: string): string => name.replace(/^The /, 'the ');
export const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

/** What the rows of a content set are called, as a sentence needs them. */
export interface Names {
  readonly content: Content;
  readonly card: (card: CardId) => string;
  readonly cards: (cards: readonly CardId[]) => string;
  /** By name where it is known, else by its deck. */
  readonly cardOr: (card: CardId, deck: DeckId) => string;
  readonly hero: (hero: HeroId) => string;
  /** `Goblin`; `a Goblin`; `the Goblin`. The Dragon and an enemy that nobody knows have theirs too. */
  readonly kind: (kind: EnemyKindId) => string;
  readonly aFoe: (kind: EnemyKindId) => string;
  readonly foe: (kind: EnemyKindId) => string;
  readonly space: (space: SpaceId) => string;
  readonly site: (site: SiteId) => string;
  readonly activity: (site: SiteId, activity: number) => string;
  readonly region: (region: RegionId) => string;
  /** `in the Ancient Woods`, `on the Fog River`. */
  readonly inRegion: (region: RegionId) => string;
  /** What a face of the Balloon die or the flare die shows. */
  readonly lands: (face: number) => string;
  readonly rock: (rock: RockId) => string;
  /** What a face of the Search die brings. */
  readonly find: (face: number) => string;
}

/** Cards of which only the back is seen are counted. */
const unknownOf = (rows: readonly CardId[]): string[] => {
  const count = rows.filter((row) => row < 0).length;
  return count === 0 ? [] : [count === 1 ? 'a card' : `${count} cards`];
};

export function namesIn(content: Content): Names {
  const { cards, heroes, enemies, sites, map, dice } = content;
  const card = (row: CardId): string => cards[row]?.name ?? 'a card';
  const kind = (row: EnemyKindId): string => (row === DRAGON ? 'Dragon' : (enemies[row]?.name ?? 'enemy'));
  const region = (row: RegionId): string => within(map.regions[row]!.name);
  /** HP-7.13: the one region that no die shows. */
  const isEverywhere = (rows: readonly RegionId[]): boolean => rows.length === map.regions.length - 1;
  const cave = map.regions.findIndex(({ land }) => land === 'cave');
  return {
    content,
    card,
    cards: (rows) => listOf([...rows.filter((row) => row >= 0).map(card), ...unknownOf(rows)]),
    cardOr: (row, deck) => (row === NONE ? A_CARD[deck]! : card(row)),
    hero: (row) => heroes[row]!.name,
    kind,
    aFoe: (row) => (row === DRAGON ? 'the Dragon' : withArticle(kind(row))),
    foe: (row) => `the ${kind(row)}`,
    space: (row) => (map.spaces[row] === undefined ? 'the start' : within(map.spaces[row].name)),
    site: (row) => `the ${within(sites[row]!.name)}`,
    activity: (site, row) => sites[site]!.activities[row]!.name,
    region,
    inRegion: (row) => `${map.regions[row]!.land === 'riverbank' ? 'on' : 'in'} ${region(row)}`,
    lands: (face) => {
      const shown = dice.land[face]!;
      return isEverywhere(shown) ? `everything but ${region(cave)}` : listOf(shown.map(region));
    },
    rock: (rock) => within(map.spaces[map.rocks[rock] ?? map.start]!.name),
    find: (face) => {
      const { gold, food, fortune, magic } = dice.search[face]!;
      const drawn = [...(fortune > 0 ? [cardsFrom(decks.length - 1, fortune)] : []), ...(magic > 0 ? [cardsFrom(3, magic)] : [])];
      return listOf([...drawn, ...supplyList(gold, food)]);
    },
  };
}
