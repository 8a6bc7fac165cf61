import { expect, test } from 'vitest';
import { heropath } from '../../../games/heropath/game.ts';
import { ANNA_AND_BEN, sit } from './atLocalTable.ts';

test('HP-32.12 around one screen hidden cards are shown only after their owner has taken it', async () => {
  const { table, choose } = sit(heropath, ANNA_AND_BEN, { secrets: true });
  const hands = () => table.history.value.at(-1)!.after.sight.draft?.hands ?? [];
  while (hands().every((hand) => hand.length === 0)) {
    if (table.called.value !== null) table.take();
    await choose(heropath.keys.keyOf(table.askings.value[0]!.question.actions[0]!));
  }
  // Whoever chose last still holds the screen.
  const holder = table.viewer.value;
  const other = 1 - holder;
  expect(hands()[other]!.every(({ card }) => card < 0)).toBe(true);
  for (let mark = 0; table.called.value === null && mark < 3; mark++)
    await choose(heropath.keys.keyOf(table.askings.value[0]!.question.actions[0]!));
  expect([table.called.value, hands()[other]!.every(({ card }) => card < 0)]).toEqual([other, true]);
  table.take();
  expect([table.viewer.value, hands()[other]!.every(({ card }) => card >= 0)]).toEqual([other, true]);
});
