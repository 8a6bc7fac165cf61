import { dice } from '@hoard/kernel/rehearsal';
import { GATHERED } from '../state/board.ts';
import { rounds } from '../rules/turnFrames.ts';
import { table, type Given, type Table } from './table.ts';

// What tests of Co-op begin with.

export const coop = (given: Given = {}): Table => {
  const game = table({ heroes: [{}, {}, {}], ...given, options: { competition: 'co-op', ...given.options } });
  const [round, turn] = game.state.lanes[0]!.stack;
  Object.assign(round!, { acts: game.board.heroes.reduce((sum, { actions }) => sum + actions, 0) });
  Object.assign(turn!, { mayDefer: true });
  return game;
};

/** The end of a round, when nobody has an action left. */
export const evening = (given: Given = {}): Table => {
  const game = coop(given);
  for (const hero of game.board.heroes) hero.actions = 0;
  game.board.inTurn = 0;
  game.state.lanes[0]!.stack.splice(0, 9, { ...rounds(), at: 'next', isGathered: game.board.dragon === GATHERED });
  game.engine.resume(game.state);
  return game;
};

export const agree = (game: Table, ...seats: number[]): Table => {
  for (const seat of seats) game.chooseAs(seat, 'agree');
  return game;
};

export const HERO = { vitality: 5, faith: 5, experience: 5, skills: 5, wisdom: 1 };

/** A Ritual called on U05, to which the others come; everybody throws these dice. */
export const ritual = (given: Given, own: readonly number[][], dragon: readonly number[]): Table => {
  const game = coop(given).choose('ritual');
  for (const seat of game.asked.slice()) game.chooseAs(seat, 'space:U14');
  for (const faces of own) game.draw(dice(...faces));
  return game.draw(dice(...dragon));
};
