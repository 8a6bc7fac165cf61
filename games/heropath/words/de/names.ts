import { doing, listing, naming } from '@hoard/kernel';
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
import { NONE, type SiteId } from '../../state/board.ts';
import type { Names as EnglishNames } from '../en/names.ts';
import { accusative, along, at, away, germanContent, inside, nominative, someone, towards, whomever } from '../germanNames.ts';
import type { Words } from '../words.ts';

// What German sentences are made of.

export const clause = doing('Du');
export const who = naming('du');
export const whom = naming('dich');
export const toWhom = naming('dir');
export const listOf = listing('und', 'nichts');
export const eitherOf = listing('oder', 'nichts');

export const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

export const attributes: Words['attributes'] = ['Lebenskraft', 'Glaube', 'Erfahrung', 'Geschick', 'Weisheit'];
/** As something that one has, gains or loses. */
export const someAttribute: readonly string[] = ['Lebenskraft', 'Glauben', 'Erfahrung', 'Geschick', 'Weisheit'];
export const attributeSigns: Words['attributeSigns'] = ['L', 'G', 'E', 'S', 'W'];
export const supplies: Words['supplies'] = ['Gold', 'Proviant'];
export const decks: Words['decks'] = ['Waffen', 'Markt', 'Fähigkeiten', 'Magie', 'Schicksal'];
export const categories: Words['categories'] = ['Magie', 'Ausrüstung', 'Begleiter', 'Fähigkeiten'];
export const squares: Words['squares'] = ['Hand', 'andere Hand', 'Kopf', 'Körper', 'Sonstiges'];

const DECK_CARDS = ['Waffenkarte', 'Marktkarte', 'Fähigkeitskarte', 'Magiekarte', 'Schicksalskarte'];
const CATEGORY_CARDS: readonly (readonly [one: string, several: string])[] = [
  ['Magiekarte', 'Magiekarten'],
  ['Ausrüstungskarte', 'Ausrüstungskarten'],
  ['Begleiter', 'Begleiter'],
  ['Fähigkeitskarte', 'Fähigkeitskarten'],
];

export const gemsOf = (attribute: number, n: number): string =>
  attribute === ANY_ATTRIBUTE ? `${counted(n, 'Edelstein', 'Edelsteine')} nach Wahl` : `${n} ${someAttribute[attribute]}`;

const gemList = (gems: readonly number[]): string[] => gems.flatMap((n, attribute) => (n > 0 ? [gemsOf(attribute, n)] : []));

const supplyList = (gold: number, food: number): string[] => [
  ...(gold > 0 ? [`${gold} Gold`] : []),
  ...(food > 0 ? [`${food} Proviant`] : []),
];
export const supplyOf = (gold: number, food: number): string => listOf(supplyList(gold, food));

export const cardsOf = (category: number, n: number): string => counted(n, ...CATEGORY_CARDS[category]!);
export const someOf = (counts: readonly number[]): string => listOf(counts.flatMap((n, category) => (n > 0 ? [cardsOf(category, n)] : [])));
export const cardsFrom = (deck: number, n: number): string => (n === 1 ? `eine ${DECK_CARDS[deck]}` : `${n} ${DECK_CARDS[deck]}n`);
/** `die offenen Waffenkarten`. */
export const openCards = (deck: number): string => `die offenen ${DECK_CARDS[deck]}n`;
/** `Waffenkarten`. */
export const cardsInDeck = (deck: number): string => `${DECK_CARDS[deck]}n`;

export const costOf: Words['costOf'] = ({ gems, gold, food, cards }) =>
  listOf([...gemList(gems), ...supplyList(gold, food), ...(cards ?? []).flatMap((n, category) => (n > 0 ? [cardsOf(category, n)] : []))]);

export const needsOf = (needs: readonly number[]): string => (needs.some((n) => n > 0) ? listOf(gemList(needs)) : '');

export const diceOf = (dice: readonly number[]): string => dice.join(' + ');
export const pacesOf = (n: number): string => counted(n, 'Schritt', 'Schritte');
export const pacesAway = (n: number): string => counted(n, 'Schritt', 'Schritten');
export const actionsOf = (n: number): string => counted(n, 'Aktion', 'Aktionen');

/** What the rows of a content set are called, as a sentence needs them. */
export interface Names extends EnglishNames {
  /** `„Reitpferd“`, as it stands in a sentence. */
  readonly quoted: (card: CardId) => string;
  /** `den Goblin`, `einen Goblin`. */
  readonly theFoe: (kind: EnemyKindId) => string;
  readonly someFoe: (kind: EnemyKindId) => string;
  /** `zum Reiherteich`; `beim Reiherteich`; `den Reiherteich`. */
  readonly to: (space: SpaceId) => string;
  readonly at: (space: SpaceId) => string;
  readonly theSpace: (space: SpaceId) => string;
  /** `die Schmiede`, whom one visits. */
  readonly theSite: (site: SiteId) => string;
  /** `den Nebelfluss und den Altwald`, over which the wind blows. */
  readonly theLands: (face: number) => string;
  /** `von der Rosenfurt`. */
  readonly away: (space: SpaceId) => string;
  /** `vom Brüllgipfel`. */
  readonly awayFromRock: (rock: RockId) => string;
  /** `zum Brüllgipfel`. */
  readonly toRock: (rock: RockId) => string;
}

const THE_DRAGON = { plain: 'Drache', nominative: 'der Drache', accusative: 'den Drachen' } as const;

/** Cards of which only the back is seen are counted. */
const unknownOf = (rows: readonly CardId[]): string[] => {
  const count = rows.filter((row) => row < 0).length;
  return count === 0 ? [] : [count === 1 ? 'eine Karte' : `${count} Karten`];
};

/** The original has the names by which German knows the article. */
export function namesIn(original: Content): Names {
  const content = germanContent(original);
  const { cards, heroes, enemies, sites, map, dice } = content;
  const card = (row: CardId): string => cards[row]?.name ?? 'eine Karte';
  const quoted = (row: CardId): string => (row < 0 ? 'eine Karte' : `„${card(row)}“`);
  const called = (row: EnemyKindId): string => original.enemies[row]?.name ?? '';
  /** What an enemy is called in a case; the Dragon and an unknown one have theirs. */
  const foeIn =
    (dragon: string, unknown: string, known: (name: string) => string) =>
    (row: EnemyKindId): string =>
      row === DRAGON ? dragon : enemies[row] === undefined ? unknown : known(called(row));
  const spaceName = (row: SpaceId): string => original.map.spaces[row]?.name ?? original.map.spaces[original.map.start]!.name;
  const region = (row: RegionId): string => nominative(original.map.regions[row]!.name);
  const theRegion = (row: RegionId): string => accusative(original.map.regions[row]!.name);
  const isEverywhere = (rows: readonly RegionId[]): boolean => rows.length === map.regions.length - 1;
  const cave = map.regions.findIndex(({ land }) => land === 'cave');
  const landsIn = (face: number, say: (row: RegionId) => string): string => {
    const shown = dice.land[face]!;
    return isEverywhere(shown) ? `das ganze Land ohne ${accusative(original.map.regions[cave]!.name)}` : listOf(shown.map(say));
  };
  const rockSpace = (rock: RockId): SpaceId => map.rocks[rock] ?? map.start;
  return {
    content,
    card,
    quoted,
    cards: (rows) => listOf([...rows.filter((row) => row >= 0).map(quoted), ...unknownOf(rows)]),
    cardOr: (row, deck: DeckId) => (row === NONE ? cardsFrom(deck, 1) : quoted(row)),
    hero: (row) => heroes[row]!.name,
    kind: (row) => (row === DRAGON ? THE_DRAGON.plain : (enemies[row]?.name ?? 'Feind')),
    aFoe: foeIn(THE_DRAGON.nominative, 'ein Feind', someone),
    foe: foeIn(THE_DRAGON.nominative, 'der Feind', nominative),
    theFoe: foeIn(THE_DRAGON.accusative, 'den Feind', accusative),
    someFoe: foeIn(THE_DRAGON.accusative, 'einen Feind', whomever),
    space: (row) => map.spaces[row]?.name ?? map.spaces[map.start]!.name,
    to: (row) => towards(spaceName(row)),
    at: (row) => at(spaceName(row)),
    theSpace: (row) => accusative(spaceName(row)),
    site: (row) => nominative(original.sites[row]!.name),
    theSite: (row) => accusative(original.sites[row]!.name),
    activity: (site, row) => sites[site]!.activities[row]!.name,
    region,
    inRegion: (row) => {
      const { name, land } = original.map.regions[row]!;
      return land === 'riverbank' ? along(name) : inside(name);
    },
    lands: (face) => landsIn(face, region),
    theLands: (face) => landsIn(face, theRegion),
    rock: (rock) => map.spaces[rockSpace(rock)]!.name,
    toRock: (rock) => towards(spaceName(rockSpace(rock))),
    away: (row) => away(spaceName(row)),
    awayFromRock: (rock) => away(spaceName(rockSpace(rock))),
    find: (face) => {
      const { gold, food, fortune, magic } = dice.search[face]!;
      const drawn = [...(fortune > 0 ? [cardsFrom(4, fortune)] : []), ...(magic > 0 ? [cardsFrom(3, magic)] : [])];
      return listOf([...drawn, ...supplyList(gold, food)]);
    },
  };
}
