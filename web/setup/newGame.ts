import { Match, type Game, type GameFile, type Types } from '@hoard/kernel';
import { freshSecret } from '../storage/fresh.ts';
import type { SeatDraft } from './seatDraft.ts';

/** The file of a game in which nobody has chosen anything yet. */
export function newGame<T extends Types>(
  game: Game<T>,
  seats: readonly SeatDraft[],
  variants: Readonly<Record<string, unknown>>,
): GameFile {
  const given = { ...variants, colours: seats.map(({ colour }) => colour) };
  const options = game.readOptions(given, seats.length);
  const seated = seats.map(({ name, player }) => ({ name: name.trim(), player }));
  return { ...new Match(game, { options, seats: seats.length, secret: freshSecret() }).record(), table: { seated } };
}
