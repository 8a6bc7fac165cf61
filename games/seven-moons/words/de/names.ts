import type { HexId, KindRow } from '../../content/ids.ts';
import { doing, listing, naming, type Seat, type Voices } from '@hoard/kernel';
import { bearingsOf, type Wind } from '../../content/bearings.ts';
import type { Content, Mount, Terrain } from '../../content/content.ts';
import { PURSE, purseRow, tradables } from '../../rules/12-trade.ts';
import { STRONGHOLD } from '../../state/board.ts';
import { accusative, at, germanContent, inGerman, ofPlace, towards } from '../germanNames.ts';

// What German sentences are made of.

export const clause = doing('Du');
export const whom = naming('dich');
export const toWhom = naming('dir');
export const listOf = listing('und', 'nichts');

/** `5 oder 6`: the faces of a die, from one to another. */
export const faces = (from: number, upTo: number): string =>
  eitherOf(Array.from({ length: upTo - from + 1 }, (_, index) => String(from + index)));
const eitherOf = listing('oder', 'keiner Zahl');

const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte', 'zehnte', 'elfte', 'zwölfte'];
export const ordinal = (number: number): string => ORDINALS[number - 1] ?? `${number}.`;

export const crystalsOf = (count: number): string => (count === 1 ? 'einen Drachenkristall' : `${count} Drachenkristalle`);
export const gemsOf = (count: number): string => (count === 1 ? 'einen Edelstein' : `${count} Edelsteine`);
export const resourcesOf = (count: number): string => (count === 1 ? 'eine Ware' : `${count} Waren`);
export const stepsInWords = (count: number): string => (count === 1 ? 'einen Schritt' : `${count} Schritte`);
export const citiesOf = (count: number): string => (count === 1 ? 'eine Stadt' : `${count} Städte`);
export const diceInWords = (dice: readonly number[]): string => dice.join(' und ');
/** One of somebody's dice, by its place. */
export const dieAt = (row: number): string => ['ersten', 'zweiten', 'dritten'][row] ?? 'letzten';
/** `deine Stadt`, `die Stadt von Anna`. */
export const cityOf = (seat: Seat, voices: Voices): string =>
  seat === voices.you ? 'deine Stadt' : `die Stadt von ${voices.nameOf(seat)}`;

export const mounts: { readonly [mount in Mount]: string } = { foot: 'zu Fuß', horse: 'zu Pferd', dragon: 'auf einem Drachen' };

export const resources = ['Holz', 'Eisen', 'Stein'];

/** What the rows of a content set are called, as a sentence needs them. */
export interface Names {
  /** With German names. */
  readonly content: Content;
  /** `zur Drachenmark`, `zur Straße östlich von Garnthal`. */
  readonly to: (hex: HexId) => string;
  /** `bei der Drachenmark`. */
  readonly at: (hex: HexId) => string;
  /** `Straße östlich von Garnthal`, where it stands alone. */
  readonly bare: (hex: HexId) => string;
  /** `bei der Drachenmark`, where only names can be. */
  readonly site: (hex: HexId) => string;
  readonly kind: (kind: KindRow) => string;
  /** 0 is gold, then resources by kind. */
  readonly loot: (loot: number) => string;
  readonly ally: (row: number) => string;
  readonly piece: (row: number) => string;
  /** Tradable things by row, gold counted. */
  readonly things: (rows: readonly number[]) => string;
  /** One of them, in a list that counts its lines. */
  readonly thing: (row: number) => string;
  /** `Mauerwürmer (Stadtangriff 2, Schild: Zwerge)`. */
  readonly foe: (card: number) => string;
}

/** The original has the names by which German knows the article. */
export function namesIn(original: Content): Names {
  const content = germanContent(original);
  const ally = (row: number): string => content.allies[row]!.name;
  const bearings = bearingsOf(original);
  /** The original name, or what it is called by what lies beside it, with an article. */
  const called = (hex: HexId): string => original.hexes[hex]!.name ?? beside(hex);
  const beside = (hex: HexId): string => {
    const { from, wind, steps } = bearings.get(hex)!;
    const far = steps === 0 ? '' : `${steps === 1 ? 'einen Schritt' : `${steps} Schritte`} `;
    return `${GROUNDS[original.hexes[hex]!.terrain]} ${far}${WINDS[wind]} ${ofPlace(original.hexes[from]!.name!)}`;
  };
  const inWords = (row: number, count: number): string => {
    const id = tradables(original)[row]!;
    const artefact = original.artefacts.find((one) => one.id === id);
    return artefact === undefined ? THINGS[id]!(count) : accusative(artefact.name);
  };
  return {
    content,
    to: (hex) => towards(called(hex)),
    at: (hex) => at(called(hex)),
    bare: (hex) => inGerman(called(hex)),
    site: (hex) => at(original.hexes[hex]!.name!),
    kind: (kind) => resources[kind]!,
    loot: (loot) => ['Gold', ...resources][loot]!,
    ally,
    piece: (row) => (row === STRONGHOLD ? 'eine Festung' : `die ${ally(row)}`),
    things: (rows) => listOf([...Map.groupBy(rows, (row) => row)].map(([row, all]) => inWords(row, all.length))),
    thing: (row) => (row === purseRow(content) ? inPurse : inWords(row, 1).replace(/^1 /, '')),
    foe: (card) => {
      const { name, city, shield } = content.shadowCards[card]!;
      return `${name} (Stadtangriff ${city}, Schild: ${ally(shield)})`;
    },
  };
}

/** What a hex without a name is. */
const GROUNDS: { readonly [terrain in Terrain]: string } = {
  mountain: 'das Gebirge',
  water: 'das Wasser',
  road: 'die Straße',
  bridge: 'die Brücke',
  wilderness: 'die Wildnis',
  campfire: 'das Lagerfeuer',
  gate: 'das Tor',
  city: 'die Stadt',
  domain: 'das Gebiet',
  market: 'der Markt',
  lair: 'der Hort',
};

const WINDS: { readonly [wind in Wind]: string } = {
  east: 'östlich',
  'north-east': 'nordöstlich',
  north: 'nördlich',
  'north-west': 'nordwestlich',
  west: 'westlich',
  'south-west': 'südwestlich',
  south: 'südlich',
  'south-east': 'südöstlich',
};

/** A colour, which is no name of the content. */
export const colourInGerman = inGerman;

/** Several gold pieces laid down at once. */
export const inPurse = `${PURSE} Gold auf einmal`;

const THINGS: { readonly [thing: string]: (count: number) => string } = {
  gold: (count) => `${count} Gold`,
  wood: (count) => `${count} Holz`,
  iron: (count) => `${count} Eisen`,
  stone: (count) => `${count} Stein`,
  crystal: (count) => crystalsOf(count),
  quest: () => 'die Aufgabe',
  purse: () => `${PURSE} Gold`,
};
