import { NO_WISHES, topicOf } from '@hoard/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messengers } from '../../../kernel/test/examples/messengers.ts';
import { courseOf, person, settled, sit } from './atLocalTable.ts';

// What the system wishes is asked as soon as settings are there; without motion all is shown at once.
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
const { PlayModel } = await import('../../play/playModel.ts');
const { forgetWishes, keepWishes, wishesOf } = await import('../../play/wishes.ts');
const { speak } = await import('../../words/words.ts');
await speak('en');

/** What a browser keeps. */
class Drawer {
  [name: string]: unknown;
  getItem(name: string): string | null {
    return (this[name] as string | undefined) ?? null;
  }
  setItem(name: string, value: string): void {
    this[name] = value;
  }
  removeItem(name: string): void {
    delete this[name];
  }
}
beforeEach(() => vi.stubGlobal('localStorage', new Drawer()));
afterEach(() => forgetWishes('test'));

const REST = messengers.keys.parse('rest')!;

/** One person on two roads of two days each, of which the first day lasts until something else is ridden. */
const game = {
  ...messengers,
  questions: {
    'road.ride': {
      ...messengers.questions!['road.ride'],
      defaultAnswer: () => messengers.keys.parse('ride')!,
      lulls: { today: ({ view }: { view: { sight: { miles: number[] } } }) => String(view.sight.miles[0]) },
    },
  },
} as typeof messengers;

const alone = async () => {
  const { table } = sit(game, [person('Anna')]);
  const model = new PlayModel(table);
  await settled();
  return { table, model };
};

test('what was said once and for all is kept with the seat, and is there again when the game is opened anew', async () => {
  const { model } = await alone();
  model.standing.arm(REST);
  model.standing.preset('road.ride', 'hurry');
  expect(wishesOf('test', 0)).toEqual({ presets: { 'road.ride': 'hurry' }, lulls: {}, armed: ['rest'] });
  const again = await alone();
  expect(again.model.standing.wishes.value).toEqual(model.standing.wishes.value);
  again.model.standing.askAgain();
  expect(wishesOf('test', 0)).toEqual({ presets: {}, lulls: {}, armed: [] });
});

test('what is armed is asked for once, whatever else was said', async () => {
  const { table, model } = await alone();
  model.standing.arm(REST);
  model.standing.preset('road.ride', 'hurry');
  await settled();
  expect(courseOf(table)).toHaveLength(1);
  await model.choose(model.asking.value!, REST);
  await settled();
  // From then on the preset answers all the rest.
  expect(courseOf(table).slice(1)).toEqual(['choice 0 rest', 'choice 0 ride', 'choice 0 ride', 'choice 0 ride']);
  expect(model.standing.wishes.value.armed).toEqual([]);
});

test('of each topic of a question something else can be said; of the others the usual stands', async () => {
  const topics = { of: ({ lane }: { lane: number }) => `day ${lane % 2}`, usual: { 'day 0': null, 'day 1': null } };
  const rows = { 'road.ride': { ...game.questions!['road.ride'], topics } };
  const { table } = sit({ ...game, questions: rows } as typeof messengers, [person('Anna')]);
  const model = new PlayModel(table);
  await settled();
  const [topic, other] = ['day 1', 'day 0'].toSorted((one) => (one === `day ${model.asking.value!.question.lane % 2}` ? 1 : -1));
  model.standing.preset(topicOf('road.ride', topic!), 'hurry');
  await settled();
  expect([model.standing.presetOn('road.ride', topic!), model.standing.presetOn('road.ride', other!)]).toEqual(['hurry', null]);
  expect(courseOf(table)).toHaveLength(1);
  model.standing.preset(topicOf('road.ride', other!), 'hurry');
  await settled();
  expect(courseOf(table).slice(1, 2)).toEqual(['choice 0 ride']);
});

test('HP-32.12 around one screen it goes only to who is not answered for by what they said once and for all', async () => {
  keepWishes('test', 1, { ...NO_WISHES, presets: { 'road.ride': 'hurry' } });
  const { table, choose } = sit(game, [person('Anna'), person('Ben')], { secrets: true });
  expect(table.called.value).toBe(0);
  table.take();
  while (table.askings.value.length > 0) await choose('ride');
  // Ben has ridden all the way without ever taking it.
  expect([table.viewer.value, table.called.value, table.history.value.at(-1)!.after.outcome === null]).toEqual([0, null, false]);
});

test('a lull gives the default answer for as long as it says the same', async () => {
  const { table, model } = await alone();
  model.standing.lull(model.askedIn(model.asking.value!), 'today');
  await settled();
  expect(courseOf(table).slice(1)).toEqual(['choice 0 ride']);
});

test('what cannot be read counts for nothing', () => {
  localStorage.setItem('hoard.wishes.test.0', '{"presets":[],"armed":3}');
  expect(wishesOf('test', 0)).toEqual({ presets: {}, lulls: {}, armed: [] });
});
