import type { Thought } from '@hoard/players';
import { expect, test, vi } from 'vitest';
import { messengers } from '../../../kernel/test/examples/messengers.ts';
import { person, settled, sit } from './atLocalTable.ts';

// What the system wishes is asked as soon as settings are there; without motion all is shown at once.
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
const { PlayModel } = await import('../../play/playModel.ts');
const { speak } = await import('../../words/words.ts');
await speak('en');

const [RIDE, REST] = ['ride', 'rest'].map((key) => messengers.keys.parse(key)!) as [number, number];

const thought = (action: number, more: number): Thought => {
  return { action, visits: 500, prior: 0.5, reward: 200, gain: 500 * more, spread: 500 * more ** 2 };
};

/** Somebody who has asked an adviser, to whom resting is worth so much more than riding. */
const advised = async (gain: number) => {
  const { table } = sit(messengers, [person('Anna')], {
    bots: {
      think: () => Promise.resolve({ action: RIDE, thoughts: [] }),
      advise: () => Promise.resolve({ action: REST, thoughts: [thought(RIDE, 0), thought(REST, gain)] }),
      dismiss() {},
    },
  });
  const model = new PlayModel(table);
  await settled();
  const before = model.main.value;
  await model.advise();
  const { hint } = model;
  return { model, before, said: hint.value !== null && 'action' in hint.value ? hint.value.action : null };
};

test('what the adviser is sure of is emphasised from then on, also when its words are put away, but only in answer to this question', async () => {
  const { model, before, said } = await advised(0.2);
  expect(before).toBe(RIDE);
  expect(said).toBe(REST);
  expect(model.main.value).toBe(REST);
  model.hint.value = null;
  expect(model.main.value).toBe(REST);
  await model.choose(model.asking.value!, REST);
  expect(model.main.value).toBe(RIDE);
});

test('where answers are about equal the adviser speaks for the one that is emphasised', async () => {
  const { model, said } = await advised(0.001);
  expect(said).toBe(RIDE);
  expect(model.main.value).toBe(RIDE);
});
