import { type Action, type Asked, type Ink, type Seat, type Style } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { SpaceId } from '../content/ids.ts';
import { isActiveFlare } from '../rules/things.ts';
import { GATHERED, NONE, UNDECIDED, type Board } from '../state/board.ts';
import type { Heropath } from '../state/types.ts';
import { spaceOf } from '../telling/answers.ts';

/** The map has so many rows of so many spaces; a space takes so many columns. */
const COLUMNS = 14;
const ROWS = 11;
const CELL = 4;

export const MAP_WIDTH = COLUMNS * CELL;

export const LEGEND: readonly string[] = [
  'The map is drawn roughly as it lies. Which spaces touch is told by your answers,',
  'and by where P07: one pace leads along a path, through a gate or over a bridge.',
  '12)  an answer by its number',
  '.  road   +  Safe space   #  Settlement with a Place-Site   o  without one',
  '/\\ a Dragon Rock   D  the Dragon   !  it burns   *  around another rock',
  '?  a hidden enemy   g Goblin  s Skeleton  t Troll  w Werewolf  c Crocodile Man',
  'k Warlock   1 2 3 heroes by their seats, yours as @   %  things on the ground',
  '=  the ferry   ~  a balloon',
  '',
  'Beside the map, for each hero, > being on turn: the power against the Dragon and',
  'the chance to slay it now; VITALITY, FAITH, EXPERIENCE, SKILLS and WISDOM by',
  'their letters; g GOLD, f FOOD, l leeches, a actions left.',
];

const STYLES: readonly Style[] = ['cyan', 'yellow', 'green', 'magenta', 'blue', 'red'];
export const styleOf = (seat: Seat): Style => STYLES[seat] ?? 'white';

/** The letters of enemies, by their rows. */
const LETTERS = 'gstwck';

/** So far along a row or a column of so many places. */
const scaled = (value: number, all: readonly number[], most: number): number =>
  Math.round(((value - Math.min(...all)) / Math.max(1, Math.max(...all) - Math.min(...all))) * (most - 1));

/** Where each space is drawn: as it lies, moved to the nearest free place where two would lie on one. */
function placed({ map }: Content): Map<number, SpaceId> {
  const xs = map.spaces.map(({ x }) => x);
  const ys = map.spaces.map(({ y }) => y);
  const taken = new Map<number, SpaceId>();
  map.spaces.forEach(({ x, y }, space) => {
    const [column, row] = [scaled(x, xs, COLUMNS), scaled(y, ys, ROWS)];
    const free = Array.from({ length: COLUMNS * ROWS }, (_, cell) => cell).filter((cell) => !taken.has(cell));
    const far = (cell: number): number => Math.hypot((cell % COLUMNS) - column, Math.floor(cell / COLUMNS) - row);
    const [nearest] = free.toSorted((one, other) => far(one) - far(other));
    if (nearest !== undefined) taken.set(nearest, space);
  });
  return taken;
}

const known = new WeakMap<Content, Map<number, SpaceId>>();

/** The spaces as they lie, each with what is there; answers by their numbers. */
export function drawMap(asked: Asked<Heropath>, content: Content, numbered: readonly Action[], ink: Ink): string[] {
  const places = known.get(content) ?? placed(content);
  known.set(content, places);
  const numbers = new Map(
    numbered.flatMap((action, index) => (spaceOf(asked, action) === NONE ? [] : [[spaceOf(asked, action), index + 1] as const])),
  );
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, column) => {
      const space = places.get(row * COLUMNS + column);
      if (space === undefined) return ' '.repeat(CELL);
      const { sign, styles } = signOn(asked, content, space, numbers.get(space));
      return ink(sign.slice(0, CELL - 1), ...styles) + ' '.repeat(Math.max(1, CELL - sign.length));
    }).join(''),
  );
}

interface Sign {
  readonly sign: string;
  readonly styles: readonly Style[];
}

function signOn({ view: { sight, viewer } }: Asked<Heropath>, content: Content, space: SpaceId, number: number | undefined): Sign {
  const heroes = sight.heroes.filter(({ at }) => at === space);
  const letters = heroes.map(({ seat }) => (seat === viewer ? '@' : String(seat + 1))).join('');
  const foes = sight.enemies.map((enemy) => (enemy.at !== space ? '' : enemy.kind === UNDECIDED ? '?' : LETTERS[enemy.kind]!)).join('');
  if (number !== undefined)
    return {
      sign: `${number}${number < 10 ? ')' : ''}${foes.slice(0, 1) || groundOn(sight, content, space)}`,
      styles: ['bold', 'inverse'],
    };
  if (letters !== '') return { sign: letters + foes, styles: ['bold', styleOf(heroes[0]!.seat)] };
  return { sign: foes + groundOn(sight, content, space), styles: styleAt(sight, content, space, foes !== '') };
}

function groundOn(board: Board, { map }: Content, space: SpaceId): string {
  const { kind, flare } = map.spaces[space]!;
  const isDragon = board.dragon === GATHERED ? space === map.start : map.rocks[board.dragon] === space;
  if (isDragon) return 'D';
  if (kind === 'rock') return '/\\';
  const ground = kind === 'safe' ? '+' : kind === 'settlement' ? (board.sites[space] === NONE ? 'o' : '#') : '.';
  const lying = board.lyingGold[space]! + board.lyingFood[space]! > 0 || board.piles.some(({ at }) => at === space);
  const marks = [
    flare < 0 ? '' : board.dragon !== GATHERED && flare === board.dragon ? '!' : '*',
    space === board.ferry ? '=' : '',
    map.balloons.includes(space) ? '~' : '',
    lying ? '%' : '',
  ].join('');
  return ground === '.' && marks !== '' ? marks : ground + marks;
}

function styleAt(board: Board, content: Content, space: SpaceId, hasFoes: boolean): Style[] {
  if (isActiveFlare(board, content, space)) return ['red'];
  if (hasFoes) return ['yellow'];
  const { kind } = content.map.spaces[space]!;
  return kind === 'rock' ? ['bold', 'red'] : kind === 'settlement' ? ['white'] : ['dim'];
}
