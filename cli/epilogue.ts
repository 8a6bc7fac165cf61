import {
  Problem,
  SPECTATOR,
  heardBy,
  inOwnWords,
  replay,
  reworded,
  type Epilogue,
  type Match,
  type Telling,
  type Types,
} from '@hoard/kernel';
import { wrap } from './console.ts';
import { isHere } from './presence.ts';
import type { Sitting } from './sitting.ts';

/** All that everybody was told in a game. */
export function toldToAll<T extends Types>(match: Match<T>): readonly T['event'][] {
  const told = match.prologue.slice();
  replay(match.game, match.record(), { onEntry: (_, place, news) => match.counts(place) && told.push(...news) });
  return heardBy(told, SPECTATOR, match.state.seats);
}

/** The story that a game has written, of what everybody knows, or null. */
export const epilogueOf = <T extends Types>(match: Match<T>, telling: Telling<T>): Epilogue | null =>
  match.state.outcome === null ? null : telling.epilogue(toldToAll(match), match.view(SPECTATOR));

/** The story, each line with its number. */
export const epilogueLines = (epilogue: Epilogue, width: number): string[] =>
  epilogue.flatMap(({ text }, index) => wrap(`${String(index).padStart(3)}  ${text}`, width, '     '));

/** Tells the story of a game that is over. Who may, puts its lines into words of their own, as often as they like. */
export async function tellEpilogue<T extends Types>(sitting: Sitting<T>): Promise<void> {
  const { match, telling, console } = sitting;
  const epilogue = epilogueOf(match, telling);
  if (epilogue === null) return;
  console.write(['', ...epilogueLines(epilogue, console.room.width)]);
  if (!epilogue.some(({ author }) => isHere(match, author))) return;
  for (;;) {
    const typed = (await console.ask('Its number and your own words for a line, or Enter > '))?.trim();
    if (typed === undefined || typed === '' || typed === 'quit') return;
    const [, number, words] = /^(\d+)\s+(.+)$/.exec(typed) ?? [];
    if (number === undefined || words === undefined) {
      console.say('Expected the number of a line, and the words for it.');
      continue;
    }
    const place = Number(number);
    const author = epilogue[place]?.author ?? -1;
    try {
      sitting.words = reworded(epilogue, sitting.words ?? {}, place, isHere(match, author) ? author : SPECTATOR, words);
      sitting.save();
      console.write(['', ...epilogueLines(inOwnWords(epilogue, sitting.words), console.room.width)]);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      console.say(error.message);
    }
  }
}
