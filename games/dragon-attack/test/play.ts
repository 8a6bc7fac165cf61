import { Match, listSeats, type Question, type Seat, type Announcement } from '@hoard/kernel';
import type { Player } from '@hoard/players';
import { dragonAttack } from '../index.ts';
import type { Event } from '../state/events.ts';
import type { DragonAttack } from '../state/types.ts';

/** A match that is always the same: its chance follows from a small number. */
export function openMatch(seats: number, number: number, given: unknown = {}): Match<DragonAttack> {
  const secret = number.toString(16).padStart(64, '0');
  return new Match(dragonAttack, { options: dragonAttack.readOptions(given, seats), seats, secret });
}

/** One choice that was made at the gate. */
export interface Choice {
  readonly seat: Seat;
  readonly key: string;
  readonly told: readonly Announcement<Event>[];
}

/** The one seat that is asked, and what it is asked. */
export function questionOf(match: Match<DragonAttack>): Question & { readonly seat: Seat } {
  const [seat, ...others] = listSeats(match.asked());
  if (seat === undefined || others.length > 0) throw new Error(`Expected one seat to be asked, not ${1 + others.length}`);
  const [question, ...more] = match.questions(seat);
  if (question === undefined || more.length > 0) throw new Error(`Expected one question to seat ${seat}, not ${1 + more.length}`);
  return { seat, ...question };
}

/** Whoever is asked chooses, from nothing but the own view. */
export function playOne(match: Match<DragonAttack>, players: readonly Player<DragonAttack>[]): Choice {
  const { seat, lane, token, actions } = questionOf(match);
  const key = dragonAttack.keys.keyOf(players[seat]!.choose({ view: match.view(seat), lane, seat, actions }));
  const answer = match.choose(seat, lane, token, key);
  if (!answer.ok) throw new Error(`'${key}' was refused: ${JSON.stringify(answer.refusal)}`);
  return { seat, key, told: answer.told };
}

/** Plays a match to its end. */
export function playAll(match: Match<DragonAttack>, players: readonly Player<DragonAttack>[]): Match<DragonAttack> {
  while (match.state.outcome === null) playOne(match, players);
  return match;
}
