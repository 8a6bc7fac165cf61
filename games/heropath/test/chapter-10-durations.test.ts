import { expect, test } from 'vitest';
import { pacesOf } from '../rules/15-travel.ts';
import { actionEnds, endLasting, turnBegins } from '../rules/durations.ts';
import type { Lasting, Spent } from '../state/board.ts';
import { racing } from './realTime.ts';
import { card, content, table, type Table } from './table.ts';

// HP-10.8: how long what cards do lasts, and how long a use of theirs counts.

const used = (until: Spent['until']): Spent => ({ card: card('MA25'), clause: 0, until });

const CAP = content.effects.findIndex((effect) => effect.do === 'cap');
const caps = (on: number, by: number, until: Lasting['until']): Lasting => ({ effect: CAP, on, by, until });

/** Both have used a card in an action that ends. */
const afterAction = (game: Table): number[] => {
  for (const hero of game.board.heroes) hero.spent.push(used('action'));
  actionEnds(game.board, 0);
  return game.board.heroes.map(({ spent }) => spent.length);
};

test('HP-10.8 a use counts until the end of the action, whoever performs it; in Real Time of one’s own', () => {
  expect(afterAction(table({ heroes: [{}, {}] }))).toEqual([0, 0]);
  expect(afterAction(racing({ heroes: [{}, {}] }))).toEqual([0, 1]);
});

/** How much of what another has brought about is left when an action ends. */
function leftOf({ board }: Table): number {
  board.lasting = [caps(1, 1, 'action')];
  endLasting(board, 'action', 0);
  return board.lasting.length;
}

test('HP-10.8 what lasts to the end of an action or a turn ends with anybody’s; in Real Time with that of who brought it about', () => {
  expect([leftOf(table()), leftOf(racing({ heroes: [{}, {}] }))]).toEqual([0, 1]);
});

test('HP-10.8 what lasts for a round ends when the turn of who played it begins', () => {
  const { board } = table({ heroes: [{}, {}] });
  board.lasting = [caps(1, 0, 'round'), caps(0, 1, 'round')];
  turnBegins(board, 0);
  expect(board.lasting).toEqual([caps(0, 1, 'round')]);
});

test('HP-15.1 a card that limits the paces limits those of whom it was played on', () => {
  const game = table({ heroes: [{}, {}] });
  game.board.lasting = [caps(1, 0, 'round')];
  const paces = [0, 1].map((seat) => pacesOf(game.board, game.hero(seat), game.engine));
  expect(paces).toEqual([content.numbers.paces.travel, 1]);
});
