import type { Seat } from '../engine/seats.ts';
import type { DiceSource } from '../match/keyedChance.ts';
import type { Outcome } from '../engine/state.ts';

export const PERSON = 'person';

/** Who answers for a seat: a `person`, or a bot by its kind. */
export interface Seated {
  readonly name: string;
  readonly player: string;
}

/** People without names, where nobody said who sits there. */
export const unnamed = (seats: number): Seated[] => Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, player: PERSON }));

/** A recorded choice of a seat in a lane. `undo` takes back the last choice of that seat, which was made in that lane. */
export interface Choice {
  readonly seat: Seat;
  readonly lane: number;
  readonly key: string;
  /** What the sender called it: sent again, it counts once. */
  readonly id?: string | undefined;
  /** Time ran out: it is the game's default answer, or a bot's where the rulebook gives none. */
  readonly by?: 'clock' | undefined;
}

/** What happens to a seat besides its choices. The kernel has no clock: whoever drives the table says when. */
export type SeatTurnover =
  /** A bot of that kind plays until somebody is back. */
  | { readonly seat: Seat; readonly now: 'away'; readonly player: string }
  /** The person who was away, or another who takes over. */
  | { readonly seat: Seat; readonly now: 'back'; readonly name?: string | undefined }
  /** For good, by the game's own rule where it has one; whatever is still asked of the seat a bot of that kind answers. */
  | { readonly seat: Seat; readonly now: 'gone'; readonly player: string };

/** Nobody is left to play on: the game ends without a result. */
interface Abandonment {
  readonly now: 'abandoned';
}

export type Turnover = SeatTurnover | Abandonment;

/** A timer of the game ran out that belongs to nobody's question. */
export interface TimeUp {
  readonly now: 'time';
  readonly timer: string;
}

/** All people have agreed to go back to before an entry of the journal. What came since stays in the journal, and counts no more. */
export interface Rewind {
  readonly now: 'rewind';
  readonly to: number;
}

export type Entry = Choice | Turnover | TimeUp | Rewind;

export const UNDO = 'undo';

/** No key of any game is longer; neither is what a refusal repeats of one. */
export const LONGEST_KEY = 100;

/** Whether something from outside can be what a sender calls a request. */
export const isId = (given: unknown): given is string => typeof given === 'string' && /^[\w-]{1,64}$/.test(given);

/** An entry as it is kept, with nothing in it that does not belong there; null if what was given is none. */
export function entryIn(given: Entry): Entry | null {
  if (typeof given !== 'object' || given === null) return null;
  if ('key' in given) {
    const { seat, lane, key, id, by } = given;
    if (typeof key !== 'string' || key.length > LONGEST_KEY || !Number.isInteger(lane)) return null;
    if (by !== undefined && by !== 'clock') return null;
    return { seat, lane, key, ...(id !== undefined && { id }), ...(by !== undefined && { by }) };
  }
  switch (given.now) {
    case 'abandoned':
      return { now: given.now };
    case 'time':
      return typeof given.timer === 'string' && given.timer.length <= LONGEST_KEY ? { now: given.now, timer: given.timer } : null;
    case 'rewind':
      return Number.isInteger(given.to) ? { now: given.now, to: given.to } : null;
    case 'back':
      if (given.name === undefined) return { seat: given.seat, now: given.now };
      return typeof given.name === 'string' ? { seat: given.seat, now: given.now, name: given.name } : null;
    case 'away':
    case 'gone':
      return typeof given.player === 'string' ? { seat: given.seat, now: given.now, player: given.player } : null;
    default:
      return null;
  }
}

export const isChoice = (entry: Entry): entry is Choice => 'key' in entry;

const isOfSeat = (entry: Entry): entry is SeatTurnover => 'seat' in entry && !isChoice(entry);

/** The stored truth of a game. State, views, statistics and replays are computed from it. */
export interface GameRecord extends DiceSource {
  readonly hoard: 1;
  readonly game: string;
  readonly version: number;
  readonly content: string;
  readonly options: unknown;
  /** Who sat where at the beginning; the journal tells who did later. */
  readonly seated: readonly Seated[];
  /** Shown before the first draw. */
  readonly commitment: string;
  readonly contributions: readonly string[];
  readonly journal: readonly Entry[];
  readonly outcome: Outcome | null;
}

/** Whether a game has come to its end, or was abandoned. */
export function hasEnded({ outcome, journal }: Pick<GameRecord, 'outcome' | 'journal'>): boolean {
  const last = journal.at(-1);
  return outcome !== null || (last !== undefined && !isChoice(last) && last.now === 'abandoned');
}

/** Who answered for a seat, from which entry of the journal on. */
export interface Tenure extends Seated {
  readonly from: number;
}

/** By seat: who held it when. */
export function tenuresOf({ seated, journal }: Pick<GameRecord, 'seated' | 'journal'>): Tenure[][] {
  const tenures = seated.map((first): Tenure[] => [{ ...first, from: 0 }]);
  journal.forEach((entry, from) => {
    if (!isOfSeat(entry)) return;
    const held = tenures[entry.seat]!;
    held.push({ ...holderAfter(held.at(-1)!, entry), from });
  });
  return tenures;
}

/** Whether who sat at a seat has got up: for a while, or for good. */
export type Absence = 'away' | 'gone' | null;

/** By seat: who has got up by the end of a journal. */
export function absencesIn(journal: readonly Entry[], seats: number): Absence[] {
  const absences = Array.from({ length: seats }, (): Absence => null);
  for (const entry of journal) {
    if (!isOfSeat(entry)) continue;
    absences[entry.seat] = entry.now === 'back' ? null : entry.now;
  }
  return absences;
}

/** Who answers for a seat after something happened to it. */
export function holderAfter(before: Seated, entry: SeatTurnover): Seated {
  if (entry.now === 'back') return { name: entry.name ?? before.name, player: PERSON };
  return { name: before.name, player: entry.player };
}
