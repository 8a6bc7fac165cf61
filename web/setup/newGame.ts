import { Match, type Game, type GameFile, type Seated, type Types } from '@hoard/kernel';
import { freshContribution, freshSecret } from '../storage/fresh.ts';

/** The file of a game in which nobody has chosen anything yet. */
export function newGame<T extends Types>(game: Game<T>, seated: readonly Seated[], given: Readonly<Record<string, unknown>>): GameFile {
  const options = game.readOptions(given, seated.length);
  // First the secret, whose seal is shown; then what this device, the only one, adds to it.
  const secret = freshSecret();
  const contributions = [freshContribution()];
  return new Match(game, { options, seats: seated.length, seated: seated.slice(), secret, contributions }).record();
}
