import { expect, test, vi } from 'vitest';
import { messengers } from '../../../kernel/test/examples/messengers.ts';
import { courseOf, person, settled, sit } from './atLocalTable.ts';

// What the system wishes is asked as soon as settings are there; without motion all is shown at once.
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
const { PlayModel } = await import('../../play/playModel.ts');
const { speak } = await import('../../words/words.ts');
await speak('en');

const keyed = (key: string) => messengers.keys.parse(key)!;

/** One person, asked in two lanes: twice in each. */
const alone = async () => {
  const { table } = sit(messengers, [person('Anna')]);
  const model = new PlayModel(table);
  await settled();
  return { table, model, asking: table.askings.value[0]! };
};

const answersOf = (table: Awaited<ReturnType<typeof alone>>['table']): string[] => courseOf(table).slice(1);

test('answers in a row are given one after another, each to the question that the one before has led to', async () => {
  const { table, model, asking } = await alone();
  await model.chooseInTurn(asking, [keyed('ride'), keyed('rest')]);
  expect(answersOf(table)).toEqual(['choice 0 ride', 'choice 0 rest']);
});

test('a row ends with the lane that it was meant for, whatever it still holds', async () => {
  const { table, model, asking } = await alone();
  await model.chooseInTurn(asking, [keyed('ride'), keyed('ride'), keyed('rest')]);
  expect(answersOf(table)).toEqual(['choice 0 ride', 'choice 0 ride']);
});

test('what is put together holds for the question that it was put together for, and is gone with its answer', async () => {
  const { model, asking } = await alone();
  model.plan(asking, [keyed('rest')]);
  expect(model.planned.value).toEqual([keyed('rest')]);
  await model.chooseInTurn(asking, model.planned.value);
  expect(model.planned.value).toEqual([]);
});

test('a row of answers is taken back as one', async () => {
  const { table, model, asking } = await alone();
  await model.chooseInTurn(asking, [keyed('ride'), keyed('rest')]);
  await model.undo();
  expect(answersOf(table).slice(2)).toEqual(['undo 0 undo', 'undo 0 undo']);
});
