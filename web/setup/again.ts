import { nameIn, type Game, type GameFile, type Language, type Types } from '@hoard/kernel';
import { newGame } from './newGame.ts';

/** A new game with the seats, names and options of another, and dice of its own. */
export const sameAgain = <T extends Types>(
  game: Game<T>,
  { seated, options }: Pick<GameFile, 'seated' | 'options'>,
  language: Language,
): GameFile =>
  newGame(
    game,
    seated.map(({ name, player }) => ({ name: nameIn(language, name), player })),
    options as Readonly<Record<string, unknown>>,
  );
