import { expect, test, vi } from 'vitest';
import { messengers } from '../../../kernel/test/examples/messengers.ts';
import { ANNA_AND_BEN, person, settled, sit } from './atLocalTable.ts';

// What the system wishes is asked as soon as settings are there; without motion all is shown at once.
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
const { PlayModel } = await import('../../play/playModel.ts');
const { speak } = await import('../../words/words.ts');
await speak('en');

/** The same game, but nobody waits for the messengers. */
const unhurried = { ...messengers, questions: { 'road.ride': { defaultAnswer: null, isAside: true } } } as typeof messengers;

test('a question that nobody waits for is asked only of who turns to it', async () => {
  const { table } = sit(unhurried, [person('Anna')]);
  const model = new PlayModel(table);
  await settled();
  expect(table.askings.value).toHaveLength(2);
  expect(model.asking.value).toBeNull();
  const [, second] = table.askings.value;
  model.turnTo(second!);
  expect(model.asking.value).toEqual(second);
  model.turnTo(null);
  expect(model.asking.value).toBeNull();
});

test('nobody is called to the screen for it, and nobody is said to be waited for', () => {
  const { table } = sit(unhurried, ANNA_AND_BEN, { secrets: true });
  expect(table.called.value).toBeNull();
  expect(table.awaited.value).toEqual([]);
  expect(sit(messengers, ANNA_AND_BEN, { secrets: true }).table.called.value).toBe(0);
});
