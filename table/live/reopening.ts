import { hash } from 'node:crypto';
import { Problem, replay, type Announcement, type Game, type GameRecord, type Match, type Types } from '@hoard/kernel';
import type { KeptGame } from '../store/store.ts';

/** What an entry of a journal told, in short: told alike under other rules, it has the same. */
export const shortOf = (told: readonly Announcement<unknown>[]): string => hash('sha256', JSON.stringify(told), 'base64url').slice(0, 16);

/** A game as it is read from a store. */
interface Reopened<T extends Types> {
  readonly match: Match<T>;
  /**
   * Whether its rules and content are those it was played by; else whether everything that happened was told alike under those of today, which
   * proves that they change nothing about it, or not, or nobody knows.
   */
  readonly rules: 'its-own' | 'proven' | 'other';
  /** By entry, under the rules of today; only where they are not its own. */
  readonly told: readonly string[];
}

/** Plays a kept game again. Throws a Problem where it cannot be played by the rules of today. */
export function reopened<T extends Types>(game: Game<T>, { beginning, journal, told: before }: KeptGame): Reopened<T> {
  const record: GameRecord = { ...beginning, journal, outcome: null };
  const { version, contentId } = game;
  if (record.version === version && record.content === contentId)
    return { match: replay(game, record, { budget: Infinity }), rules: 'its-own', told: [] };
  const told: string[] = [];
  try {
    const match = replay(
      game,
      { ...record, version, content: contentId },
      { budget: Infinity, onEntry: (_, __, announced) => told.push(shortOf(announced)) },
    );
    return { match, rules: told.every((short, place) => short === before[place]) ? 'proven' : 'other', told };
  } catch (error) {
    // Rules of today may meet what they do not know in any way they like.
    throw new Problem(`The game follows version ${record.version} of the rules of ${game.id}, and cannot be played by version ${version}`, {
      fault: 'otherRules',
      args: { its: record.version, ours: version },
      cause: error,
    });
  }
}
