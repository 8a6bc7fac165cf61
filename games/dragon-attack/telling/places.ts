import type { SpaceId } from '../content/ids.ts';
import { placesByEar, type Place, type ViewOf, type Voices } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { adventurerOf, dragonSpace, openMonsterOn, ownerOf, pileOn } from '../rules/01-things.ts';
import type { Board } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';
import type { Words } from '../words/en.ts';
import type { Speech } from './speech.ts';

/** The map as a graph to be walked by ear. */
export const placesOf = ({ game: { content }, words, language }: Speech, { sight }: ViewOf<DragonAttack>, voices: Voices): Place[] =>
  placesByEar(content.spaces, 'flat', language, (space) => ({
    name: words.names.space(space),
    describe: () => describe(content, words, sight, space, voices),
  }));

/** A space in words: what it is, and what is there. */
function describe(content: Content, words: Words, board: Board, space: SpaceId, voices: Voices): string {
  const { here: say, terrain: terrains, names } = words;
  const { terrain, mark } = content.spaces[space]!;
  const owner = ownerOf(board, content, space);
  const traits = [
    terrains[terrain],
    ...(typeof mark === 'number' ? [say.number(mark)] : []),
    ...(typeof mark === 'number' && mark <= board.dragonAt ? [say.scorched] : []),
    ...(mark === 'start' ? [owner < 0 ? say.openGate : say.gate(names.colour(adventurerOf(board, owner).hero))] : []),
    ...(content.isHarbour[space] ? [say.harbour] : []),
  ];
  const found = contentsOf(content, words, board, space, voices);
  return [...traits, ...(found.length > 0 ? found : [say.empty])].join(', ');
}

/** What lies and stands on a space, in words, the most important first. */
function contentsOf(content: Content, { here: say, names }: Words, board: Board, space: SpaceId, voices: Voices): string[] {
  const found: string[] = [];
  if (dragonSpace(board, content) === space) found.push(say.dragon);
  for (const seat of board.order) {
    const { at, resting } = adventurerOf(board, seat);
    if (at === space) found.push(say.figure(voices.nameOf(seat), resting));
  }
  const remembers = voices.memory !== 'own';
  const counters = pileOn(board, space)?.counters ?? [];
  const list = (rows: readonly number[]): string => rows.map(names.counter).join(', ');
  if (openMonsterOn(board, content, space) >= 0) {
    found.push(say.openMonster(names.counter(counters[0]!)));
    const loot = counters.slice(1);
    if (loot.length > 0) found.push(say.under(remembers ? list(loot) : say.faceDown(loot.length)));
  } else if (counters.length > 0) found.push(remembers ? say.seen(list(counters)) : say.faceDown(counters.length));
  if (board.unknown[space] === 1) found.push(remembers ? say.unknown : say.faceDown(1));
  return found;
}
