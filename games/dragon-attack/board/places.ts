import type { Seat, ViewOf } from '@hoard/kernel';
import { placesByEar, type Language, type Memory, type Place } from '@hoard/paint';
import type { Content } from '../content/content.ts';
import { adventurerOf, dragonSpace, openMonsterOn, ownerOf, pileOn } from '../rules/01-things.ts';
import type { Board } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';
import { colourName, counterName, spaceName } from './names.ts';
import { wordsIn } from './words.ts';

/** What lies and stands on a space, in words, the most important first. */
export function contentsOf(
  board: Board,
  content: Content,
  space: number,
  language: Language,
  memory: Memory,
  nameOf: (seat: Seat) => string,
): string[] {
  const say = wordsIn(language).here;
  const found: string[] = [];
  if (dragonSpace(board, content) === space) found.push(say.dragon);
  for (const seat of board.order) {
    const { at, resting } = adventurerOf(board, seat);
    if (at === space) found.push(say.figure(nameOf(seat), resting));
  }
  const counters = pileOn(board, space)?.counters ?? [];
  const list = (rows: readonly number[]): string => rows.map((row) => counterName(row, language)).join(', ');
  if (openMonsterOn(board, content, space) >= 0) {
    found.push(say.openMonster(counterName(counters[0]!, language)));
    const loot = counters.slice(1);
    if (loot.length > 0) found.push(say.under(memory === 'own' ? say.faceDown(loot.length) : list(loot)));
  } else if (counters.length > 0) found.push(memory === 'own' ? say.faceDown(counters.length) : say.seen(list(counters)));
  if (board.unknown[space] === 1) found.push(memory === 'own' ? say.faceDown(1) : say.unknown);
  return found;
}

/** A space in words: what it is, and what is there. */
export function describe(
  board: Board,
  content: Content,
  space: number,
  language: Language,
  memory: Memory,
  nameOf: (seat: Seat) => string,
): string {
  const say = wordsIn(language);
  const { terrain, mark } = content.spaces[space]!;
  const owner = ownerOf(board, content, space);
  const traits = [
    say.terrain[terrain],
    ...(typeof mark === 'number' ? [say.here.number(mark)] : []),
    ...(typeof mark === 'number' && mark <= board.dragonAt ? [say.here.scorched] : []),
    ...(mark === 'start' ? [owner < 0 ? say.here.openGate : say.here.gate(colourName(board, owner, language))] : []),
    ...(content.isHarbour[space] ? [say.here.harbour] : []),
  ];
  const found = contentsOf(board, content, space, language, memory, nameOf);
  return [...traits, ...(found.length > 0 ? found : [say.here.empty])].join(', ');
}

/** The map as a graph to be walked by ear. */
export const places = ({ sight }: ViewOf<DragonAttack>, content: Content, language: Language, memory: Memory): Place[] =>
  placesByEar(content.spaces, 'flat', language, (space) => ({
    name: spaceName(space, language),
    describe: () => describe(sight, content, space, language, memory, (seat) => colourName(sight, seat, language)),
  }));
