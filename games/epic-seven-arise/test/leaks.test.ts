import { expect, test } from 'vitest';
import { expectLeaksCaught, leaksOf } from '../../../kernel/test/leaks.ts';
import { epicSevenArise } from '../game.ts';
import { LAST } from './evening.ts';

// The laws of secrecy are tested themselves: every veil of the game is lifted once, and a law has to notice.

const HIDDEN = ['board.players[].secret', 'board.tops[][].card', 'board.look.cards', 'board.redraws', 'board.kept[].secret'];

test('what is hidden is what the rulebook hides', () => {
  expect(leaksOf(epicSevenArise).map(({ path }) => path)).toEqual(HIDDEN);
});

test('EA-24.13 whichever secret is shown, a law notices it in random games', () => {
  const campaign = LAST.readOptions({ mode: 'campaign' }, 3);
  const leaks = expectLeaksCaught(LAST, campaign, 3, { seed: 40, every: 2 });
  expect(leaks).toHaveLength(HIDDEN.length);
});
