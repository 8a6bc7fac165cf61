import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldByWord, type Holders } from '../../play/heldByWord.ts';

/** Who holds which game, as the tabs of a browser find it in their database: each look and each change takes a while, and none comes between. */
class Register implements Holders {
  readonly #holders = new Map<string, string | null>();

  async holderOf(id: string): Promise<string | null> {
    await aWhile();
    return this.#holders.get(id) ?? null;
  }

  async replaceHolder(id: string, before: string | null, after: string | null): Promise<boolean> {
    await aWhile();
    if ((this.#holders.get(id) ?? null) !== before) return false;
    this.#holders.set(id, after);
    return true;
  }
}

const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5 * Math.random()));

let register: Register;

/** A tab that wants a game. */
class Tab {
  readonly #leaving = new AbortController();
  isLost = false;

  take(game: string): Promise<boolean> {
    const lose = (): void => {
      this.isLost = true;
      this.leave();
    };
    return heldByWord(game, this.#leaving.signal, lose, register);
  }

  leave(): void {
    this.#leaving.abort();
  }
}

const tabs: Tab[] = [];

function open(): Tab {
  const tab = new Tab();
  tabs.push(tab);
  return tab;
}

beforeEach(() => {
  register = new Register();
});

afterEach(() => tabs.splice(0).forEach((tab) => tab.leave()));

test('the second tab does not get what the first has, until that has left', async () => {
  const [first, second, third] = [open(), open(), open()];
  expect(await first.take('a')).toBe(true);
  expect(await second.take('a')).toBe(false);
  first.leave();
  expect(await third.take('a')).toBe(true);
  expect(first.isLost).toBe(false);
});

test('another game is nobody’s business', async () => {
  const [first, second] = [open(), open()];
  expect(await first.take('a')).toBe(true);
  expect(await second.take('b')).toBe(true);
});

test('of several that ask at once one gets it', async () => {
  const got = await Promise.all([open(), open(), open(), open()].map((tab) => tab.take('a')));
  expect(got.filter(Boolean)).toHaveLength(1);
});

test('on a machine so busy that they do not hear each other in time one gets it, too', async () => {
  const several = [open(), open(), open(), open()];
  const taking = several.map((tab) => tab.take('a'));
  for (const since = performance.now(); performance.now() - since < 500;);
  expect((await Promise.all(taking)).filter(Boolean)).toHaveLength(1);
});

test('of two that ask one shortly after the other it is the first', async () => {
  const [first, second] = [open(), open()];
  const taking = first.take('a');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await Promise.all([taking, second.take('a')])).toEqual([true, false]);
});

test('who has left before asking has nothing, and stands in nobody’s way', async () => {
  const [first, second] = [open(), open()];
  first.leave();
  expect(await first.take('a')).toBe(false);
  expect(await second.take('a')).toBe(true);
});

test('who left while asking has nothing', async () => {
  const [first, second] = [open(), open()];
  const taking = first.take('a');
  first.leave();
  expect(await Promise.all([taking, second.take('a')])).toEqual([false, true]);
});

test.each([0, 500])('of several that take it over from a tab that is no more one gets it, be the machine busy for %i ms', async (busy) => {
  await register.replaceHolder('a', null, 'a tab that was closed');
  const taking = [open(), open(), open(), open()].map((tab) => tab.take('a'));
  for (const since = performance.now(); performance.now() - since < busy;);
  expect((await Promise.all(taking)).filter(Boolean)).toHaveLength(1);
  expect(tabs.filter(({ isLost }) => isLost)).toEqual([]);
});

test('who asks while another leaves gets it', async () => {
  const [first, second] = [open(), open()];
  expect(await first.take('a')).toBe(true);
  const taking = second.take('a');
  first.leave();
  expect(await taking).toBe(true);
});

/** Another tab says that it took the game. */
async function saysTaken(): Promise<void> {
  const other = new BroadcastChannel('hoard.game.a');
  other.postMessage('taken');
  await new Promise((resolve) => setTimeout(resolve, 100));
  other.close();
}

test('who slept through the question hears on waking up that the game was taken', async () => {
  const [sleeper, other] = [open(), open()];
  expect(await sleeper.take('a')).toBe(true);
  await register.replaceHolder('a', await register.holderOf('a'), 'a tab that was not answered');
  await saysTaken();
  await expect.poll(() => sleeper.isLost).toBe(true);
  expect(await other.take('a')).toBe(true);
});

test('a word from before it was taken takes it from nobody', async () => {
  const holder = open();
  expect(await holder.take('a')).toBe(true);
  await saysTaken();
  expect(holder.isLost).toBe(false);
});
