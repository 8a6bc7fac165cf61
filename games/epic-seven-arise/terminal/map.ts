import { hexColumns, hexRows, type Action, type Asked, type HexSign, type Ink, type Style } from '@hoard/kernel';
import { TERRAINS, type Content } from '../content/content.ts';
import type { Position } from '../content/ids.ts';
import { chapterOf } from '../rules/things.ts';
import { FACE_DOWN, NO_TOKEN, type Board } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { leastHits, positionIn } from '../telling/places.ts';
import { goalOf } from '../telling/story.ts';
import type { Words } from '../words/words.ts';

/** A tile takes so many columns. */
const CELL = 7;

export const LEGEND: readonly string[] = [
  'A tile is called by its letter: vote for it by its number, its name or vote:C.',
  '2)C  a tile you may vote for, by its number   @ the heroes   ? a token face-down',
  '!  a token face-up   3 so many monsters   L a lieutenant   B a boss',
  'r y  a red or a yellow sign   >  where the story leads',
  'Below the map: the name of each tile, the letter of its terrain (F field,',
  'G grove, R ruin, M mire, C crag, D dune, S sanctum) and how many of the 12',
  'attack numbers hit somebody when the party takes its lightest circles.',
  '',
  'Players stand in friendship order, rank 1 first, > being on turn:',
  '12p points   S3 Souls   P1 potions   w2b1g0 white, black and green Skystones',
  'c4 contribution in this battle   r4 b2 g7 red, blue and grey cards',
  'A14 Artifacts   Q03 Equipment   after the bar what was played, then the deck',
  '',
  'In a battle: on the left the circles of your tile with their numbers, the chance',
  'that the next attack card points there, and who stands there: health, a armour,',
  's speed, +1 Shields, x2 Extra HP. On the right the monsters: health, armour,',
  'speed, and by the faces of the die (2d: of two dice) what they do: 4 damage,',
  'm magic, c with both circles beside it, all every hero, 2x5 two cards, + a',
  'status goes with it.',
];

/** How many columns the map takes. */
export const mapWidth = (board: Board, content: Content): number => hexColumns(chapterOf(board, content).positions) * CELL;

/** The tiles of the chapter as they lie. */
export function drawMap({ view: { sight } }: Asked<EpicSevenArise>, content: Content, numbered: readonly Action[], ink: Ink): string[] {
  const numbers = new Map(
    numbered.flatMap((action, index) => (verbOf(action) === 'vote' ? [[positionIn(sight, content, action), index + 1] as const] : [])),
  );
  return hexRows(chapterOf(sight, content).positions, CELL, (position) => signOn(sight, content, position, numbers.get(position)), ink);
}

function signOn(board: Board, content: Content, position: Position, number: number | undefined): HexSign {
  const { id, sign } = chapterOf(board, content).positions[position]!;
  const token = board.tokens[position] ?? NO_TOKEN;
  const marks = [
    position === board.at ? '@' : '',
    whoIsAt(board, content, position),
    token === FACE_DOWN ? '?' : token >= 0 ? '!' : '',
    sign === null ? '' : sign.slice(0, 1),
    goalOf(board, content) === position ? '>' : '',
  ].join('');
  const styles: Style[] = number !== undefined ? ['bold', 'inverse'] : position === board.at ? ['bold', 'cyan'] : ['dim'];
  return { sign: `${number === undefined ? '' : `${number})`}${id}${marks}`.slice(0, CELL - 1), styles };
}

/** Monsters at a place: how many, and whether there is one with a name. */
function whoIsAt(board: Board, content: Content, position: Position): string {
  const there = board.monsters.filter(({ at }) => at === position);
  const ranks = new Set(there.map(({ kind }) => content.monsters[kind]!.rank));
  return ranks.has('boss') ? 'B' : ranks.has('lieutenant') ? 'L' : there.length === 0 ? '' : String(there.length);
}

/** `A Thorn Alley G12`: every tile with its terrain, and how many numbers hit there. */
export function tileNames({ content, names }: Words, board: Board, width: number, ink: Ink): string[] {
  const pieces = chapterOf(board, content).positions.flatMap(({ id }, position) => {
    const tile = board.tiles[position] ?? -1;
    if (tile < 0) return [];
    const terrain = TERRAINS[content.tiles[tile]!.terrain]!.slice(0, 1).toUpperCase();
    return [`${id} ${names.tile(tile)} ${terrain}${leastHits(content, board, position)}`];
  });
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 2 + piece.length <= width) lines[lines.length - 1] = `${last}  ${piece}`;
    else lines.push(piece);
  }
  return lines.map((line) => ink(line, 'dim'));
}
