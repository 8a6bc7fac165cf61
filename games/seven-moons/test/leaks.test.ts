import { expect, test } from 'vitest';
import { expectLeaksCaught, leaksOf } from '../../../kernel/test/leaks.ts';
import { sevenMoons } from '../game.ts';
import { EVENINGS } from './evening.ts';

// The laws of secrecy are tested themselves: every veil of the game is lifted once, and a law has to notice.

test('what is hidden is what the rulebook hides', () => {
  expect(leaksOf(sevenMoons).map(({ path }) => path)).toEqual([
    'board.refused',
    'board.talkers',
    'board.shadow',
    'board.losses',
    'frames.effects.looked',
    'frames.effects.place',
    'frames.trade.at',
    'frames.trade.speaker',
    'frames.trade.offer',
    'frames.trade.draft',
  ]);
});

test('SM-20.8 whichever secret is shown, a law notices it in random games', () => {
  const leaks = expectLeaksCaught(EVENINGS[0]!, sevenMoons.readOptions({ longWatch: true }, 4), 4, { seed: 20, every: 2 });
  expect(leaks).toHaveLength(10);
});
