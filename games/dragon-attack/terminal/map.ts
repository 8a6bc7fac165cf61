import { argumentOf, hexColumns, hexRows, type Action, type Ink, type Seat, type HexSign, type Style, type ViewOf } from '@hoard/kernel';
import { PALACE, type Content } from '../content/content.ts';
import type { Space } from '../content/schema.ts';
import { adventurerOf, dragonSpace, openMonsterOn, ownerOf, pileOn } from '../rules/01-things.ts';
import type { Board } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';

/** A hexagon takes so many columns; rows are half of it apart. */
const NARROW = 4;
const WIDE = 6;
/** What a wide map must leave for the players beside it. */
const BESIDE = 30;

export const LEGEND = [
  'A number first is where you may go: 12 free land, 12? an unknown counter, 12e',
  'somebody seen, 12M an open monster, 12B player B, 12D the Dragon, 12! your home.',
  '?  unknown   e  seen   M4 open monster of strength 4   <D> the Dragon',
  "#7 the Dragon's path, ?7 with an unknown counter   >8 or >? where it comes next",
  'R B A V W G  adventurers, small while they rest, * is you',
  `[R] a gate   [] a gate without owner   ${PALACE} the Royal Palace`,
  '.  land   ,  coast   f  ford   =  river   ~  sea',
  'The neighbours of a space are left, right and the four diagonals.',
  'A space is called R42: its sector (R up on the left, then clockwise B A V W G),',
  'its steps from the palace, and its place there, clockwise.',
];

export const SHORT_LEGEND = [
  '12 you may go  12? unknown',
  '?  unknown  e seen  M4 open',
  '#7 path  >8 next  [R] gate',
  'f  ford  , coast  * you',
];

/** In rows, the map of the rulebook is turned by a twelfth: it takes 13 lines instead of 25. */
export function drawMap(view: ViewOf<DragonAttack>, content: Content, choices: readonly Action[], width: number, ink: Ink): string[] {
  const numbers = new Map(choices.flatMap((action, index) => (isSpace(action) ? [[argumentOf(action), index + 1]] : [])));
  const columns = hexColumns(content.spaces);
  const cell = columns * WIDE + BESIDE <= width ? WIDE : NARROW;
  return hexRows(content.spaces, cell, (row) => signOn(view, content, row, numbers.get(row)), ink);
}

const isSpace = (action: Action): boolean => ['walk', 'sail', 'step', 'throw'].includes(verbOf(action));

/** What is drawn on a space: where one may go, who is there, or what lies there. */
function signOn(view: ViewOf<DragonAttack>, content: Content, row: number, number: number | undefined): HexSign {
  const board = view.sight;
  const standing = board.order.filter((seat) => adventurerOf(board, seat).at === row);
  const letters = standing.map((seat) => letterOf(board, content, seat)).join('');
  const isDragons = dragonSpace(board, content) === row;
  const lying = lyingOn(board, content, row);
  if (number !== undefined) {
    const other = standing.find((seat) => seat !== view.viewer);
    const met = other === undefined ? lying : letterOf(board, content, other);
    return { sign: `${number}${isDragons ? 'D' : met || (ownerOf(board, content, row) >= 0 ? '!' : '')}`, styles: ['bold', 'inverse'] };
  }
  if (isDragons) return { sign: letters === '' ? '<D>' : `D${letters}`.slice(0, NARROW - 1), styles: ['bold', 'red'] };
  if (letters === '') return groundOf(board, content, row, lying);
  const starred = standing.map((seat) => letterOf(board, content, seat) + (seat === view.viewer ? '*' : '')).join('');
  return { sign: `${starred}${lying}`.slice(0, NARROW - 1), styles: ['bold', colourOf(board, content, standing[0]!)] };
}

/** The counters on a space: `?` unknown, `e` seen, `M` an open monster. */
function lyingOn(board: Board, content: Content, row: number): string {
  if (board.unknown[row] === 1) return '?';
  if (pileOn(board, row) === undefined) return '';
  return openMonsterOn(board, content, row) >= 0 ? 'M' : 'e';
}

function groundOf(board: Board, content: Content, row: number, lying: string): HexSign {
  const { mark, terrain } = content.spaces[row]!;
  if (mark === 'start') return gateSign(board, content, row);
  if (lying === 'M') return { sign: `M${strengthOn(board, content, row)}`, styles: ['bold', 'red'] };
  if (typeof mark === 'number') return pathSign(board, mark, lying);
  if (lying !== '') return { sign: lying, styles: lying === 'e' ? ['cyan'] : ['yellow'] };
  return TERRAINS[terrain];
}

function gateSign(board: Board, content: Content, row: number): HexSign {
  const owner = ownerOf(board, content, row);
  if (owner < 0) return { sign: '[]', styles: ['dim'] };
  return { sign: `[${letterOf(board, content, owner).toUpperCase()}]`, styles: [colourOf(board, content, owner)] };
}

function pathSign(board: Board, number: number, lying: string): HexSign {
  if (number === PALACE) return { sign: String(PALACE), styles: ['bold', 'yellow'] };
  if (number === board.dragonAt + 1) return { sign: `>${lying || number}`, styles: ['bold', 'red'] };
  return { sign: `${lying || '#'}${number}`, styles: number < board.dragonAt ? ['red', 'dim'] : ['yellow'] };
}

const TERRAINS: { readonly [terrain in Space['terrain']]: HexSign } = {
  land: { sign: '.', styles: ['green'] },
  coast: { sign: ',', styles: ['green'] },
  ford: { sign: 'f', styles: ['cyan'] },
  river: { sign: '=', styles: ['blue'] },
  sea: { sign: '~', styles: ['blue', 'dim'] },
};

function strengthOn(board: Board, content: Content, row: number): number {
  const monster = content.counters[openMonsterOn(board, content, row)]!;
  return monster.kind === 'monster' ? monster.strength : 0;
}

/** The first letter of a player's colour; small while the adventurer rests. */
export function letterOf(board: Board, content: Content, seat: Seat): string {
  const { hero, resting } = adventurerOf(board, seat);
  const letter = content.heroes[hero]!.colour.slice(0, 1);
  return resting ? letter.toLowerCase() : letter.toUpperCase();
}

const COLOURS: { readonly [colour: string]: Style } = {
  red: 'red',
  blue: 'blue',
  amber: 'yellow',
  violet: 'magenta',
  white: 'white',
  green: 'green',
};

export const colourOf = (board: Board, content: Content, seat: Seat): Style =>
  COLOURS[content.heroes[adventurerOf(board, seat).hero]!.colour] ?? 'cyan';
