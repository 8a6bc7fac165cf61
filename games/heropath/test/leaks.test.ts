import { viewOf, type Seat } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { expectLeaksCaught, leaksOf } from '../../../kernel/test/leaks.ts';
import { heropath } from '../game.ts';
import type { Options } from '../state/options.ts';
import { laden } from './laden.ts';
import { table } from './table.ts';

// The laws of secrecy are tested themselves: every veil of the game is lifted once, and a law has to notice.

const HIDDEN = [
  'board.heroes[].worn',
  'board.heroes[].attached',
  'board.heroes[].shown',
  'board.heroes[].hidden',
  'board.enemies[].kind',
  'board.pools',
  'board.piles[].cards',
  'board.looks[].cards',
  'board.draft.hands',
  'board.draft.seen',
  'board.splits',
  'board.answers.given',
  'board.answers.marked',
  'frames.keep.at',
  'frames.keep.kept',
  'frames.trade.speaker',
  'frames.trade.offer',
  'frames.trade.draft',
  'frames.trade.offersLeft',
];

/** Cards from a deck that somebody looks at for the moment: no random game has shown them to the laws. */
const LOOKS = 'board.looks[].cards';

/** Where chance alone hardly ever leads in a few short games. */
const RARE = new Set([
  'board.heroes[].attached',
  'board.piles[].cards',
  LOOKS,
  'board.answers.marked',
  'frames.trade.speaker',
  'frames.trade.offer',
  'frames.trade.draft',
  'frames.trade.offersLeft',
]);

test('what is hidden is what the rulebook hides', () => {
  expect(leaksOf(heropath).map(({ path }) => path)).toEqual(HIDDEN);
});

/** Two play as many rounds as show something; the secrets of the start are all there at once. */
const optionsOf = (given: Partial<Options>): Options => heropath.readOptions({ lastRound: 2, attributes: 'equivalent', ...given }, 2);

test('HP-32.13 whichever secret is shown, a law notices it in random games', () => {
  const variants = [{ options: optionsOf({ style: 'adventurous' }), seats: 2 }];
  const leaks = expectLeaksCaught(heropath, optionsOf({}), 2, { seed: 40, every: 2, games: 30, variants, only: (path) => !RARE.has(path) });
  expect(leaks).toHaveLength(HIDDEN.length - RARE.size);
});

test('HP-32.13 so it does where only heroes with their hands full come to', () => {
  const options = laden.readOptions({ lastRound: 2 }, 3);
  const variants = [{ options: laden.readOptions({ lastRound: 2, competition: 'co-op' }, 3), seats: 3 }];
  const leaks = expectLeaksCaught(laden, options, 3, {
    seed: 70,
    every: 2,
    games: 20,
    variants,
    only: (path) => RARE.has(path) && path !== LOOKS,
  });
  expect(leaks).toHaveLength(RARE.size - 1);
});

test('HP-32.13 what somebody looks at from a deck, nobody else sees', () => {
  const { state } = table({ heroes: [{}, {}], board: (board) => void board.looks.push({ seat: 0, deck: 0, cards: [3, 4] }) });
  const seenBy = (seat: Seat): readonly number[] => viewOf(heropath, state, seat).sight.looks[0]!.cards;
  expect(seenBy(0)).toEqual([3, 4]);
  expect(seenBy(1)).toHaveLength(2);
  expect(seenBy(1)).not.toContain(3);
  expect(seenBy(1)).not.toContain(4);
});
