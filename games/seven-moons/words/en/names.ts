import type { HexId, KindRow } from '../../content/ids.ts';
import { doing, listing, naming, times } from '@hoard/kernel';
import { bearingsOf } from '../../content/bearings.ts';
import { RESOURCES, type Content, type Mount, type Terrain } from '../../content/content.ts';
import { PURSE, purseRow, tradables } from '../../rules/12-trade.ts';
import { STRONGHOLD } from '../../state/board.ts';

// What English sentences are made of.

export const clause = doing('You');
export const whom = naming('you');
export const listOf = listing('and', 'nothing');

/** `a 5 or 6`: the faces of a die, from one to another. */
export const faces = (from: number, upTo: number): string =>
  eitherOf(Array.from({ length: upTo - from + 1 }, (_, index) => String(from + index)));
const eitherOf = listing('or', 'no face');

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];
export const ordinal = (number: number): string => ORDINALS[number - 1] ?? `${number}th`;

export const resourcesOf = (count: number): string => (count === 1 ? 'one resource' : `${count} resources`);
export const diceInWords = (dice: readonly number[]): string => dice.join(' and ');
export const citiesOf = (count: number): string => (count === 1 ? 'one city' : `${count} cities`);
/** One of somebody's dice, by its place. */
export const dieAt = (row: number): string => ['first', 'second', 'third'][row] ?? 'last';

export const mounts: { readonly [mount in Mount]: string } = { foot: 'on foot', horse: 'on a horse', dragon: 'on a dragon' };

/** What the rows of a content set are called in a sentence. */
export interface Names {
  readonly content: Content;
  /** `Dragonmarch`, `the road east of Garndell`; where answers are typed, `Dragonmarch (H8)` and `E5`. */
  readonly place: (hex: HexId) => string;
  /** The same where it stands alone; where answers are typed, `hex E5`, and in a list `E5`. */
  readonly bare: (hex: HexId) => string;
  readonly listed: (hex: HexId) => string;
  readonly kind: (kind: KindRow) => string;
  /** 0 is gold, then resources by kind. */
  readonly loot: (loot: number) => string;
  readonly ally: (row: number) => string;
  readonly piece: (row: number) => string;
  /** Tradable things by row, gold counted. */
  readonly things: (rows: readonly number[]) => string;
  /** One of them, in a list that counts its lines. */
  readonly thing: (row: number) => string;
  /** `Siege Worms (City Attack 2, shield dwarves)`. */
  readonly foe: (card: number) => string;
}

export function namesIn(content: Content, isTyped: boolean): Names {
  const inWords = (row: number, count: number): string => {
    const id = tradables(content)[row]!;
    const artefact = content.artefacts.find((one) => one.id === id);
    return artefact === undefined ? THINGS[id]!(count) : `the ${artefact.name}`;
  };
  const ally = (row: number): string => content.allies[row]!.name;
  return {
    content,
    ...(isTyped ? typedPlaces(content) : toldPlaces(content)),
    kind: (kind) => RESOURCES[kind]!,
    loot: (loot) => ['gold', ...RESOURCES][loot]!,
    ally,
    piece: (row) => (row === STRONGHOLD ? 'a stronghold' : `the ${ally(row)}`),
    things: (rows) => listOf([...Map.groupBy(rows, (row) => row)].map(([row, all]) => inWords(row, all.length))),
    thing: (row) => (row === purseRow(content) ? inPurse : inWords(row, 1).replace(/^1 /, '')),
    foe: (card) => {
      const { name, city, shield } = content.shadowCards[card]!;
      return `${name} (City Attack ${city}, shield ${ally(shield)})`;
    },
  };
}

type Places = Pick<Names, 'place' | 'bare' | 'listed'>;

/** Whoever types the code of a hex must read it. */
const typedPlaces = ({ hexes }: Content): Places => ({
  place: (hex) => (hexes[hex]!.name === undefined ? hexes[hex]!.id : `${hexes[hex]!.name} (${hexes[hex]!.id})`),
  bare: (hex) => hexes[hex]!.name ?? `hex ${hexes[hex]!.id}`,
  listed: (hex) => hexes[hex]!.name ?? hexes[hex]!.id,
});

/** Everybody else sees it: what has no name is called by what lies beside it. */
function toldPlaces(content: Content): Places {
  const { hexes } = content;
  const bearings = bearingsOf(content);
  const place = (hex: HexId): string => hexes[hex]!.name ?? `the ${beside(hex)}`;
  return { place, bare: place, listed: (hex) => hexes[hex]!.name ?? beside(hex) };

  function beside(hex: HexId): string {
    const { from, wind, steps } = bearings.get(hex)!;
    return `${GROUNDS[hexes[hex]!.terrain]} ${steps === 0 ? '' : `${times(steps, 'step')} `}${wind} of ${hexes[from]!.name}`;
  }
}

/** What a hex without a name is. */
const GROUNDS: { readonly [terrain in Terrain]: string } = {
  mountain: 'mountains',
  water: 'water',
  road: 'road',
  bridge: 'bridge',
  wilderness: 'wilds',
  campfire: 'campfire',
  gate: 'gate',
  city: 'city',
  domain: 'domain',
  market: 'market',
  lair: 'lair',
};

/** Several gold pieces laid down at once. */
export const inPurse = `${PURSE} gold at once`;

const THINGS: { readonly [thing: string]: (count: number) => string } = {
  gold: (count) => `${count} gold`,
  wood: (count) => `${count} wood`,
  iron: (count) => `${count} iron`,
  stone: (count) => `${count} stone`,
  crystal: (count) => (count === 1 ? 'a dragon crystal' : `${count} dragon crystals`),
  quest: () => 'the quest',
  purse: () => `${PURSE} gold`,
};
