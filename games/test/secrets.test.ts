import { titleIds, withTitle } from '@hoard/games';
import { expect, test } from 'vitest';
import { leaksOf } from '../../kernel/test/leaks.ts';

test.each(titleIds())('%s is said to have secrets if it hides anything, and only then', async (id) => {
  await withTitle(id, ({ game, secrets }) => expect(leaksOf(game).length > 0).toBe(secrets));
});
