import { Match, type GameFile, type Types } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import { freshContribution, freshSecret } from '../storage/fresh.ts';
import type { SeatDraft } from './seatDraft.ts';

/** The file of a game in which nobody has chosen anything yet. */
export function newGame<T extends Types>(
  { game, sides }: BoardGame<T>,
  seats: readonly SeatDraft[],
  variants: Readonly<Record<string, unknown>>,
): GameFile {
  const given = { ...variants, [sides.option]: seats.map(({ side }) => side) };
  const options = game.readOptions(given, seats.length);
  const seated = seats.map(({ name, player }) => ({ name: name.trim(), player }));
  // First the secret, whose seal is shown; then what this device, the only one, adds to it.
  const secret = freshSecret();
  const contributions = [freshContribution()];
  return new Match(game, { options, seats: seats.length, seated, secret, contributions }).record();
}
