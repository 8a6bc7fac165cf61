import type { HexId, KindRow } from '../../content/ids.ts';
import { doing, listing, naming } from '@hoard/kernel';
import { RESOURCES, type Content, type Mount } from '../../content/content.ts';
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
  /** `Dragonmarch (H8)`, or `E5` where a hex has no name. */
  readonly place: (hex: HexId) => string;
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

export function namesIn(content: Content): Names {
  const inWords = (row: number, count: number): string => {
    const id = tradables(content)[row]!;
    const artefact = content.artefacts.find((one) => one.id === id);
    return artefact === undefined ? THINGS[id]!(count) : `the ${artefact.name}`;
  };
  const ally = (row: number): string => content.allies[row]!.name;
  return {
    content,
    place: (hex) => {
      const { name, id } = content.hexes[hex]!;
      return name === undefined ? id : `${name} (${id})`;
    },
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
