import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messengers } from '../../../kernel/test/examples/messengers.ts';
import { courseOf, person, settled, sit } from './atLocalTable.ts';

// What the system wishes is asked as soon as settings are there; without motion all is shown at once.
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
const { PlayModel } = await import('../../play/playModel.ts');
const { forgetWishes, wishesOf } = await import('../../play/wishes.ts');
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
