import { dragonTurn } from '../rules/flights.ts';
import { table, type Given, type Table } from './table.ts';

// A Dragon's turn that is going on.

/** A Dragon's turn that seat 0 steers, outside any action. */
export const flying = (given: Given = {}): Table => {
  const game = table(given);
  dragonTurn(game.board, 0, game.engine);
  game.engine.resume(game.state);
  return game;
};

/** The others' enemies are placed wherever it comes first. */
export const placeAll = (game: Table): Table => {
  while (game.frames.endsWith('place.choose')) game.choose(game.keys()[0]!);
  return game;
};
