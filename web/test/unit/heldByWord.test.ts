import { afterEach, expect, test } from 'vitest';
import { heldByWord } from '../../play/heldByWord.ts';

/** A tab that wants a game. */
class Tab {
  readonly #leaving = new AbortController();
  isLost = false;

  take(game: string): Promise<boolean> {
    return heldByWord(game, this.#leaving.signal, () => {
      this.isLost = true;
      this.leave();
    });
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

/** Another tab says that it took the game then. */
async function saysTaken(since: number): Promise<void> {
  const other = new BroadcastChannel('hoard.game.a');
  other.postMessage({ says: 'taken', since: `${since}` });
  await new Promise((resolve) => setTimeout(resolve, 100));
  other.close();
}

test('who slept through the question hears on waking up that the game was taken', async () => {
  const [sleeper, other] = [open(), open()];
  expect(await sleeper.take('a')).toBe(true);
  await saysTaken(Date.now() + 1);
  await expect.poll(() => sleeper.isLost).toBe(true);
  expect(await other.take('a')).toBe(true);
});

test('of two that took it unheard of each other the earlier loses it, not both', async () => {
  const holder = open();
  expect(await holder.take('a')).toBe(true);
  await saysTaken(Date.now() - 5000);
  expect(holder.isLost).toBe(false);
});
