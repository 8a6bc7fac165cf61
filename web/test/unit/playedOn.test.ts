import { Match, replay, type Entry, type GameFile } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { knots } from '../../../kernel/test/examples/knots.ts';
import { goneIn, playedOn } from '../../replay/playedOn.ts';

const SEATED = ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, player: 'person' }));

/** Anna ties a knot, thinks better of it, goes and comes back; Ben leaves for good in his turn; Cleo passes, and everybody else leaves. */
const JOURNAL: readonly Entry[] = [
  { seat: 0, lane: 0, key: 'knot' },
  { seat: 0, lane: 0, key: 'undo' },
  { seat: 0, now: 'away', player: 'greedy' },
  { seat: 0, now: 'back' },
  { seat: 0, lane: 0, key: 'pass' },
  { seat: 1, now: 'gone', player: 'greedy' },
  { seat: 1, lane: 0, key: 'pass' },
  { seat: 2, lane: 0, key: 'knot' },
  { seat: 2, now: 'gone', player: 'greedy' },
  { seat: 0, now: 'gone', player: 'greedy' },
  { now: 'abandoned' },
];

function file(): GameFile {
  const match = new Match(knots, { options: {}, seats: 3, seated: SEATED, secret: 'a5'.repeat(32) });
  for (const entry of JOURNAL) expect(match.enter(entry).ok).toBe(true);
  return { ...match.record(), words: { 1: 'The end' } };
}

test('another game goes on from a moment, with others in its seats; who left for good before stays gone', () => {
  const game = file();
  const other = playedOn(game, 8, ['greedy', 'search:1', 'person']);
  expect(goneIn(game, 8)).toEqual([1]);
  expect(other.words).toBeUndefined();
  const match = replay(knots, other);
  expect(match.seated.map(({ name, player }) => [name, player])).toEqual([
    ['Anna', 'greedy'],
    ['Ben', 'search:1'],
    ['Cleo', 'person'],
  ]);
  expect([match.isOver, match.state]).toEqual([false, replay(knots, { ...game, journal: game.journal.slice(0, 8) }).state]);
});

test('a seat that was called nothing but you has a name when a bot takes it', () => {
  const game = { ...file(), seated: [{ name: 'Du', player: 'person' }, ...SEATED.slice(1)] };
  const namesFor = (first: string) => playedOn(game, 1, [first, 'person', 'greedy']).seated.map(({ name }) => name);
  expect(namesFor('greedy')).toEqual(['Aldous', 'Ben', 'Cleo']);
  expect(namesFor('person')).toEqual(['Du', 'Ben', 'Cleo']);
});

test('a game that was abandoned can be played on even from there', () => {
  const game = file();
  expect(goneIn(game, game.journal.length)).toEqual([1, 2, 0]);
  expect(replay(knots, playedOn(game, game.journal.length, ['greedy', 'greedy', 'greedy'])).isOver).toBe(false);
});
