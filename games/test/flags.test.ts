import { titleIds, withTitle } from '@hoard/games';
import { flagsOf } from '@hoard/games/flags';
import { expect, test } from 'vitest';

test.each(titleIds())('the options of %s are in help what they are in the game', async (id) => {
  expect(await flagsOf(id)).toEqual(await withTitle(id, (title) => title.terminalOf(title.game).flags));
});

test('what is not on the shelf has none', async () => {
  await expect(flagsOf('../../secrets')).rejects.toThrow("There is no game '../../secrets'; expected ");
});
