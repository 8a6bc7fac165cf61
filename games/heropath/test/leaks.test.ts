import { expect, test } from 'vitest';
import { expectLeaksCaught, leaksOf } from '../../../kernel/test/leaks.ts';
import { heropath } from '../game.ts';
import type { Options } from '../state/options.ts';

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
];

/** Where chance alone hardly ever leads in a few short games: what it shows there is not looked at here. */
const RARE = new Set([
  'board.heroes[].attached',
  'board.piles[].cards',
  'board.looks[].cards',
  'board.answers.marked',
  'frames.trade.speaker',
  'frames.trade.offer',
  'frames.trade.draft',
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
