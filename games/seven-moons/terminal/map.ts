import { argumentOf, hexColumns, hexRows, type Action, type Ink, type Seat, type Sign, type Style, type ViewOf } from '@hoard/kernel';
import type { Content, Terrain } from '../content/content.ts';
import { reach } from '../rules/03-journey.ts';
import { has, heroOf, isLit } from '../rules/things.ts';
import { verbOf, type Board, type SevenMoons } from '../types.ts';

/** A hexagon takes so many columns. */
const CELL = 4;
/** The letters of the rows stand before the map. */
const MARGIN = 2;

export const LEGEND = [
  'A hex is called by its row and its number in it from the west: F5. Odd rows stand',
  'half a hex to the right. Neighbours are left, right and the four diagonals.',
  '12G a place you may go to, by its number: P domain, C city, F fire, G gate,',
  '12R player R is there.  (.) a hex in reach of your steps, <.> with haste, 1 gold each',
  '=  road   #  bridge   .  wilderness (bandits)   ^  mountain   ~  water',
  'F  lit fire   f  cold fire   G  faerie gate   L  landmark   ! with a story token',
  '$$ Dragonmarch   /\\ Dragon Mountain   [A] the city of player A   [] a free city',
  'Ga Garndell: elves, wood     De Deepmine: dwarves, iron    Ku Kurun: giants, stone',
  'St Starspire: wizards        Wo Wolfcairn: barbarians      Gl Gloamfen: witches',
  'A R I V  heroes, * is you. Goods: W wood, I iron, S stone, q what a quest makes you carry',
];

export const mapWidth = ({ hexes }: Content): number => MARGIN + hexColumns(hexes) * CELL;

/** The map with a letter before each row, and the numbers of the hexes under it. */
export function drawMap(view: ViewOf<SevenMoons>, content: Content, choices: readonly Action[], ink: Ink): string[] {
  const numbers = new Map(choices.flatMap((action, place) => (isTarget(action) ? [[argumentOf(action), place + 1] as const] : [])));
  const inSteps = stepsReach(view, content);
  const rows = hexRows(content.hexes, CELL, (hex) => signOn(view, content, hex, numbers.get(hex), inSteps(hex)), ink);
  const letters = [...new Set(content.hexes.map(({ id }) => id.slice(0, 1)))];
  const feet = Array.from({ length: hexColumns(content.hexes) }, (_, place) => String(place + 1).padEnd(CELL)).join('');
  return [...rows.map((row, place) => `${ink(letters[place] ?? ' ', 'dim')} ${row}`), ink(`   ${feet}`.slice(0, mapWidth(content)), 'dim')];
}

export const isTarget = (action: Action): boolean => ['go', 'jump', 'place'].includes(verbOf(action));

/** Whether a hex can be reached without haste by whoever moves now. */
export function stepsReach(view: ViewOf<SevenMoons>, content: Content): (hex: number) => boolean {
  const frame = view.lanes[0]?.stack.at(-1);
  if (frame?.k !== 'journey' || frame.at !== 'move') return () => true;
  const distance = reach(view.sight, content, heroOf(view.sight, frame.seat), frame.points).distance.slice();
  return (hex) => distance[hex]! >= 0;
}

function signOn(view: ViewOf<SevenMoons>, content: Content, hex: number, number: number | undefined, inSteps: boolean): Sign {
  const board = view.sight;
  const standing = board.heroes.flatMap(({ at, gone }, seat) => (at === hex && !gone ? [seat] : []));
  const letters = standing.map((seat) => letterOf(board, content, seat) + (seat === view.viewer ? '*' : '')).join('');
  if (number !== undefined) return choiceSign(board, content, hex, number, inSteps, letters);
  if (letters !== '') return { sign: letters.slice(0, CELL - 1), styles: ['bold', colourOf(board, content, standing[0]!)] };
  return groundOf(board, content, hex);
}

/** Where one may go: a place has its number, any other hex a frame. */
function choiceSign(board: Board, content: Content, hex: number, number: number, inSteps: boolean, letters: string): Sign {
  const { name, terrain } = content.hexes[hex]!;
  const styles: Style[] = inSteps ? ['bold', 'inverse'] : ['bold', 'yellow'];
  const kind = letters.slice(0, 1) || (content.landmarks.includes(hex) ? 'L' : isCold(board, content, hex) ? 'f' : KINDS[terrain]);
  if (name !== undefined) return { sign: `${number}${kind}`, styles };
  return { sign: inSteps ? `(${kind})` : `<${kind}>`, styles };
}

const isCold = (board: Board, content: Content, hex: number): boolean => content.fireAt[hex]! >= 0 && !isLit(board, content, hex);

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

function groundOf(board: Board, content: Content, hex: number): Sign {
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
