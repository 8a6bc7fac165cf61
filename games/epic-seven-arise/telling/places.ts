import { argumentOf, placesByEar, type Action, type Place, type ViewOf, type Voices } from '@hoard/kernel';
import { ATTACK_NUMBERS, TERRAINS, type Content } from '../content/content.ts';
import type { Position } from '../content/ids.ts';
import { numbersThatHit } from '../odds/dangers.ts';
import { tileStatuses } from '../rules/17-skulls.ts';
import { chapterOf } from '../rules/things.ts';
import { FACE_DOWN, type Board } from '../state/board.ts';
import { letterOf } from '../state/keys.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { inBits } from '../words/bits.ts';
import type { Words } from '../words/words.ts';
import { monsterName, placeName } from './names.ts';
import { goalOf } from './story.ts';

/** The place that a vote is for. */
export const positionIn = (board: Board, content: Content, action: Action): Position =>
  chapterOf(board, content).positions.findIndex(({ id }) => letterOf(id) === argumentOf(action));

/** How many of the attack numbers hit somebody when the party takes the lightest circles there. */
export function leastHits(content: Content, { tiles, party }: Board, position: Position): number {
  const tile = tiles[position] ?? -1;
  return tile < 0 ? 0 : numbersThatHit(content, tile, party);
}

/** The map as a graph to be walked by ear. */
export function placesOf(words: Words, { sight }: ViewOf<EpicSevenArise>, _voices: Voices): Place[] {
  const { positions } = chapterOf(sight, words.content);
  return placesByEar(positions, 'pointy', words.language, (position) => ({
    name: placeName(words, sight, position) || words.here.unknown,
    describe: () => describe(words, sight, position),
  }));
}

/** A tile in words: what it is, who stands there, what lies there, the most important first. */
function describe(words: Words, board: Board, position: Position): string {
  const { content, here: say, terrains, statuses, names } = words;
  const tile = content.tiles[board.tiles[position] ?? -1];
  if (tile === undefined) return say.unknown;
  const token = board.tokens[position]!;
  const { sign } = chapterOf(board, content).positions[position]!;
  const white = inBits(tileStatuses(board, content, position, 'white')).map((status) => say.white(statuses[status]));
  const black = inBits(tileStatuses(board, content, position, 'black')).map((status) => say.black(statuses[status]));
  return [
    ...(position === board.at ? [say.heroes] : []),
    terrains[TERRAINS[tile.terrain]!],
    ...board.monsters.flatMap((monster) =>
      monster.at === position ? [say.monster(monsterName(words, board, monster), monster.health)] : [],
    ),
    ...(token === FACE_DOWN ? [say.faceDown] : token >= 0 ? [say.token(names.token(token))] : []),
    ...(sign === null ? [] : [say.signs[sign]]),
    ...white,
    ...black,
    ...(goalOf(board, content) === position ? [say.goal] : []),
    say.hits(leastHits(content, board, position), ATTACK_NUMBERS),
  ].join(', ');
}
