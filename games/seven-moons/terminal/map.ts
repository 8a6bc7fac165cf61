import type { HexId } from '../content/ids.ts';
import { hexColumns, hexRows, type Action, type Asked, type Ink, type Seat, type HexSign, type Style, type ViewOf } from '@hoard/kernel';
import { RESOURCES, type Content, type Terrain } from '../content/content.ts';
import { has, heroOf, isLit } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { hexOf, stepsReach } from '../telling/way.ts';

/** A hexagon takes so many columns. */
const NARROW = 4;
const WIDE = 6;
/** What a wide map must leave for the players beside it. */
const BESIDE = 20;
/** The letters of the rows stand before the map. */
const MARGIN = 2;

/** The signs on the map and beside it. */
export const legend = (content: Content): string[] => [
  'A hex is called by its row and its number in it from the west: F5. Every other',
  'row stands half a hex to the right. Neighbours are left, right and diagonal.',
  '12G a place you may go to, by its number: P domain, C city, F fire, G gate,',
  `12R player R is there.  (.) in reach of your steps, <.> with haste, ${content.numbers.price.haste} gold each`,
  '=  road   #  bridge   .  wilderness (bandits)   ^  mountain   ~  water',
  'F  lit fire   f  cold fire   G  faerie gate   L  landmark   ! with a story token',
  '$$ the market   /\\ the lair of the dragons',
  '[A] the city of player A   [] a free city   A R I V  heroes, * is you',
  ...content.allies.map(({ name }, row) => domainLine(content, name, content.domains[row]!)),
  '',
  'Beside the map, for each player, > being on turn:',
  '9g gold   ft on foot, ho on a horse, dr on a dragon',
  'WWIq. what is carried: wood, iron, stone, q for a quest, . room for more',
  'c2 crystals   g1 gems   a1 artefacts   f a faerie',
  '##- strongholds   012 wood, iron and stone waiting in the city',
  'ED---- allies, a letter for each people as above   20 points',
];

function domainLine({ hexes, soldAt }: Content, people: string, hex: HexId): string {
  const name = hexes[hex]!.name!;
  const sold = RESOURCES[soldAt[hex]!];
  return `${name.slice(0, 2)} ${name}: ${people}${sold === undefined ? '' : `, and ${sold} to buy`}`;
}

const cellIn = ({ hexes }: Content, width: number): number => (MARGIN + hexColumns(hexes) * WIDE + BESIDE <= width ? WIDE : NARROW);

/** How many columns the map takes of a screen. */
export const mapWidth = (content: Content, width: number): number => MARGIN + hexColumns(content.hexes) * cellIn(content, width);

/** The map with a letter before each row, and the numbers of the hexes under it. */
export function drawMap(asked: Asked<SevenMoons>, content: Content, numbered: readonly Action[], width: number, ink: Ink): string[] {
  const numbers = new Map(numbered.flatMap((action, index) => (hexOf(action) < 0 ? [] : [[hexOf(action), index + 1] as const])));
  const inSteps = stepsReach(content, asked);
  const cell = cellIn(content, width);
  const rows = hexRows(content.hexes, cell, (hex) => signOn(asked.view, content, hex, numbers.get(hex), inSteps(hex), cell), ink);
  const letters = [...new Set(content.hexes.map(({ id }) => id.slice(0, 1)))];
  const feet = Array.from({ length: hexColumns(content.hexes) }, (_, index) => String(index + 1).padEnd(cell)).join('');
  const foot = `${' '.repeat(MARGIN + Math.floor(cell / 2) - 1)}${feet}`.slice(0, mapWidth(content, width));
  return [...rows.map((row, index) => `${ink(letters[index] ?? ' ', 'dim')} ${row}`), ink(foot, 'dim')];
}

function signOn(
  view: ViewOf<SevenMoons>,
  content: Content,
  hex: HexId,
  number: number | undefined,
  inSteps: boolean,
  cell: number,
): HexSign {
  const board = view.sight;
  const standing = board.heroes.flatMap(({ at, gone }, seat) => (at === hex && !gone ? [seat] : []));
  const letters = standing.map((seat) => letterOf(board, content, seat)).join('');
  if (number !== undefined) return choiceSign(board, content, hex, number, inSteps, letters);
  if (letters === '') return groundOf(board, content, hex);
  const starred = standing.map((seat) => letterOf(board, content, seat) + (seat === view.viewer ? '*' : '')).join('');
  const sign = [starred, letters].find(({ length }) => length < cell) ?? `${letters.slice(0, cell - 2)}+`;
  return { sign, styles: ['bold', colourOf(board, content, standing[0]!)] };
}

/** Where one may go: a place has its number, any other hex a frame. */
function choiceSign(board: Board, content: Content, hex: HexId, number: number, inSteps: boolean, letters: string): HexSign {
  const { name, terrain } = content.hexes[hex]!;
  const styles: Style[] = inSteps ? ['bold', 'inverse'] : ['bold', 'yellow'];
  const kind = letters.slice(0, 1) || (content.landmarks.includes(hex) ? 'L' : isCold(board, content, hex) ? 'f' : KINDS[terrain]);
  if (name !== undefined) return { sign: `${number}${kind}`, styles };
  return { sign: inSteps ? `(${kind})` : `<${kind}>`, styles };
}

const isCold = (board: Board, content: Content, hex: HexId): boolean => content.fireAt[hex]! >= 0 && !isLit(board, content, hex);

/** One sign for each terrain. */
const KINDS: { readonly [terrain in Terrain]: string } = {
  mountain: '^',
  water: '~',
  road: '=',
  bridge: '#',
  wilderness: '.',
  campfire: 'F',
  gate: 'G',
  city: 'C',
  domain: 'P',
  market: '$',
  lair: 'D',
};

function groundOf(board: Board, content: Content, hex: HexId): HexSign {
  const { terrain, name } = content.hexes[hex]!;
  const site = content.storySiteAt[hex]!;
  const story = site >= 0 && has(board.sites, site) ? '!' : '';
  if (content.landmarks.includes(hex)) return { sign: `L${story}`, styles: ['green', 'bold'] };
  switch (terrain) {
    case 'campfire':
      return isCold(board, content, hex) ? { sign: 'f', styles: ['dim'] } : { sign: 'F', styles: ['bold', 'red'] };
    case 'gate':
      return { sign: `G${story}`, styles: ['magenta'] };
    case 'city': {
      const owner = board.heroes.findIndex(({ city }) => city === content.cityAt[hex]);
      return owner < 0
        ? { sign: '[]', styles: ['dim'] }
        : { sign: `[${letterOf(board, content, owner)}]`, styles: [colourOf(board, content, owner)] };
    }
    case 'domain':
      return { sign: name!.slice(0, 2), styles: ['bold', 'cyan'] };
    case 'market':
      return { sign: '$$', styles: ['bold', 'yellow'] };
    case 'lair':
      return { sign: '/\\', styles: ['bold', 'red'] };
    default:
      return { sign: KINDS[terrain], styles: COLOURS_OF_LAND[terrain] };
  }
}

const COLOURS_OF_LAND: { readonly [terrain in 'mountain' | 'water' | 'road' | 'bridge' | 'wilderness']: readonly Style[] } = {
  mountain: ['dim'],
  water: ['blue'],
  road: ['yellow'],
  bridge: ['yellow'],
  wilderness: ['green'],
};

/** The first letter of a player's colour. */
export const letterOf = (board: Board, content: Content, seat: Seat): string =>
  content.characters[heroOf(board, seat).city]?.colour.slice(0, 1).toUpperCase() ?? '?';

const COLOURS: { readonly [colour: string]: Style } = { amber: 'yellow', red: 'red', ivory: 'white', violet: 'magenta' };

export const colourOf = (board: Board, content: Content, seat: Seat): Style =>
  COLOURS[content.characters[heroOf(board, seat).city]?.colour ?? ''] ?? 'cyan';
