import { expect, test } from 'vitest';
import { spawn } from '../rules/frames.ts';
import { takeAway } from '../rules/monsters.ts';
import { FACE_DOWN } from '../state/board.ts';
import { content, rowOf, table } from './table.ts';

// Chapter 6: exploration. Letters are places of chapter 1: S, then A B C around it.

test('EA-6.1 the group chooses one of the tiles beside the heroes', () => {
  const t = table();
  expect(t.question).toBe('ballot.vote');
  expect(t.keys(0)).toEqual(['abstain', 'surrender', 'vote:A', 'vote:B', 'vote:C']);
  t.vote('C', t.finds('1-1'));
  expect(t.told('chosen')[0]).toMatchObject({ about: 'explore', option: t.position('C'), by: 'majority' });
  expect(t.monsters).toEqual(['briarling C 9', 'briarling C 9', 'briarling C 9']);
});

test('EA-6.2 a tile must be chosen, and never the own: also when nobody votes for one', () => {
  const t = table();
  expect(t.letter(t.board.at)).toBe('S');
  expect(t.keys(0)).not.toContain('vote:S');
  for (const seat of [0, 1, 2, 3]) t.chooseAs(seat, 'abstain');
  expect(t.awaited).toBe('ea.enemy-card');
  expect(t.told('chosen')[0]).toMatchObject({ option: t.position('A'), by: 'nobody' });
});

test('EA-6.3 where no monsters are, an Enemy card is drawn and its monsters stand there', () => {
  const t = table().vote('B');
  expect(t.awaited).toBe('ea.enemy-card');
  t.draw(t.finds('1-5'));
  expect(t.told('enemyCard')).toMatchObject([{ card: rowOf(content.enemies, '1-5'), position: t.position('B') }]);
  expect(t.monsters).toEqual(['husk B 13', 'hound B 11']);
});

test('EA-6.4 where monsters are, no card is drawn', () => {
  const t = table({ monsters: [{ kind: 'hound', at: 'B', health: 5 }] }).vote('B');
  expect(t.awaited).not.toBe('ea.enemy-card');
  t.settle();
  expect([t.told('enemyCard'), t.told('battle').length, t.monsters]).toEqual([[], 1, ['hound B 5']]);
});

test('EA-6.5 each monster has the health of its kind', () => {
  const t = table().vote('A');
  t.draw(t.finds('1-8'));
  expect(t.monsters).toEqual(['briarling A 9', 'briarling A 9', 'husk A 13']);
});

test('EA-6.6 a tile that was explored and cleared before may be chosen again', () => {
  const t = table({ round: 3, at: 'A', board: (board) => board.enemiesUsed.push(...board.enemies.splice(0, 2)) });
  expect(t.keys(0)).toEqual(['abstain', 'surrender', 'vote:B', 'vote:D', 'vote:S']);
  t.vote('S', t.finds('1-4'));
  expect(t.monsters).toEqual(['husk S 13', 'briarling S 9']);
});

test('EA-6.7 the token on the tile is not turned over in this phase', () => {
  // Two tiles hold monsters, so that the group is asked where to fight first.
  const t = table({ monsters: [{ kind: 'hound', at: 'C' }] }).vote('B', (die) => die.outcomes - 1);
  expect([t.question, t.board.tokens[t.position('B')]]).toEqual(['ballot.vote', FACE_DOWN]);
});

/** An Enemy card must be drawn, and all are used. */
const empty = (skulls: number) =>
  table({
    skulls,
    stack: [spawn(1)],
    board(board) {
      board.enemiesUsed = board.enemies;
      board.enemies = [];
    },
  });

test('EA-6.8 an empty Enemy deck costs a Skull; the used cards are shuffled', () => {
  const t = empty(2);
  expect([t.board.skulls, t.told('enemiesAgain').length, t.board.enemies.length, t.awaited]).toEqual([3, 1, 8, 'ea.enemy-card']);
  t.draw(t.finds('1-2'));
  expect(t.monsters).toEqual(['hound A 11', 'hound A 11']);
  // The last Skull loses the story before a card is drawn.
  expect(empty(5).told('ended')).toMatchObject([{ reason: 'skulls' }]);
});

test('EA-6.8 where all cards lie beside tiles, none is drawn, and the Skull comes', () => {
  const t = table({ stack: [spawn(1)], board: (board) => void (board.enemies = []) });
  expect([t.board.skulls, t.awaited, t.told('enemyCard')]).toEqual([1, null, []]);
});

test('EA-6.9 a card lies beside its tile until its monsters are gone, then on the used pile', () => {
  const t = table({ monsters: [{ kind: 'hound', at: 'C' }] }).vote('B');
  t.draw(t.finds('1-2')).audit();
  const card = rowOf(content.enemies, '1-2');
  expect([t.board.enemies.includes(card), t.board.enemiesUsed]).toEqual([false, []]);
  const [one, other] = t.board.monsters.filter((monster) => monster.card === card);
  takeAway(t.board, one!);
  expect(t.board.enemiesUsed).toEqual([]);
  takeAway(t.board, other!);
  expect(t.board.enemiesUsed).toEqual([card]);
  t.audit();
});
