import type { GameFile } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import fixture from '../../../games/dragon-attack/test/fixtures/solo.json' with { type: 'json' };
import { mayReplace, type GameStore } from '../../storage/gameStore.ts';
import type { KeptGame } from '../../storage/keptGame.ts';
import { KeptGames } from '../../storage/keptGames.ts';

const solo = fixture as GameFile;

/** A store in memory that can be told to fail. */
class Shelf implements GameStore {
  readonly kept = new Map<string, KeptGame>();
  failure: Error | null = null;

  all(): Promise<readonly KeptGame[]> {
    return this.#unless([...this.kept.values()]);
  }

  find(id: string): Promise<KeptGame | null> {
    return this.#unless(this.kept.get(id) ?? null);
  }

  async put(game: KeptGame): Promise<boolean> {
    await this.#unless(null);
    const kept = this.kept.get(game.id);
    if (kept !== undefined && !mayReplace(game, kept)) return false;
    this.kept.set(game.id, { ...game, holder: game.holder ?? kept?.holder });
    return true;
  }

  async replaceHolder(id: string, before: string | null, after: string | null): Promise<boolean> {
    await this.#unless(null);
    const kept = this.kept.get(id);
    if (kept === undefined) return true;
    if ((kept.holder ?? null) !== before) return false;
    this.kept.set(id, { ...kept, holder: after ?? undefined });
    return true;
  }

  async remove(id: string): Promise<void> {
    await this.#unless(null);
    this.kept.delete(id);
  }

  #unless<R>(result: R): Promise<R> {
    return this.failure === null ? Promise.resolve(result) : Promise.reject(this.failure);
  }
}

/** A clock that goes on by one at each look. */
function clock(): () => number {
  let now = 0;
  return () => ++now;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('games kept in the browser', () => {
  test('the latest is listed first, with who plays and how far it is', async () => {
    const games = new KeptGames(Promise.resolve(new Shelf()), clock());
    await games.ready;
    void games.keep('a', { ...solo, seated: [{ name: 'Ada', player: 'person' }] });
    const seated = [{ name: 'Ben', player: 'person' }];
    void games.keep('b', { ...solo, seated, journal: [], outcome: null });
    void games.keep('c', { ...solo, seated, journal: [{ seat: 0, now: 'gone', player: 'greedy' }, { now: 'abandoned' }], outcome: null });
    expect(games.list.value.map(({ id, about }) => [id, about.names, about.choices, about.over])).toEqual([
      ['c', ['Ben'], 0, true],
      ['b', ['Ben'], 0, false],
      ['a', ['Ada'], solo.journal.length, true],
    ]);
  });

  test('another page load finds what was kept', async () => {
    const shelf = new Shelf();
    const today = new KeptGames(Promise.resolve(shelf), clock());
    await today.ready;
    void today.keep('a', solo);
    await settled();
    const tomorrow = new KeptGames(Promise.resolve(shelf), clock());
    await tomorrow.ready;
    expect(JSON.parse(tomorrow.find('a')!.text)).toEqual(solo);
  });

  test('keeping again replaces what was there', async () => {
    const games = new KeptGames(Promise.resolve(new Shelf()), clock());
    void games.keep('a', { ...solo, journal: [] });
    void games.keep('a', solo);
    expect(games.list.value.map(({ about }) => about.choices)).toEqual([solo.journal.length]);
  });

  test('what is begun before the old games have arrived is not lost', async () => {
    const shelf = new Shelf();
    const before = new KeptGames(Promise.resolve(shelf), clock());
    void before.keep('old', solo);
    void before.keep('both', { ...solo, journal: [] });
    await settled();
    const games = new KeptGames(Promise.resolve(shelf), clock());
    void games.keep('both', solo);
    void games.keep('new', solo);
    await games.ready;
    expect(games.list.value.map(({ id }) => id).toSorted()).toEqual(['both', 'new', 'old']);
    expect(games.find('both')!.about.choices).toBe(solo.journal.length);
  });

  test('a deleted game is gone from the store, and comes back whole', async () => {
    const shelf = new Shelf();
    const games = new KeptGames(Promise.resolve(shelf), clock());
    void games.keep('a', solo);
    await settled();
    const game = games.find('a')!;
    games.remove('a');
    await settled();
    expect([games.list.value, shelf.kept.size]).toEqual([[], 0]);
    void games.put(game);
    await settled();
    expect([games.find('a'), shelf.kept.get('a')]).toEqual([game, game]);
  });

  test('where the browser forbids storage, games live as long as the page, and it is said', async () => {
    const games = new KeptGames(Promise.reject(new Error('SecurityError')), clock());
    await games.ready;
    void games.keep('a', solo);
    await settled();
    expect(games.trouble.value).toBe('forbidden');
    expect(games.find('a')!.about.choices).toBe(solo.journal.length);
  });

  test('a full store is said, and no longer once there is room again', async () => {
    const shelf = new Shelf();
    const games = new KeptGames(Promise.resolve(shelf), clock());
    await games.ready;
    shelf.failure = new DOMException('no room', 'QuotaExceededError');
    void games.keep('a', solo);
    await settled();
    expect(games.trouble.value).toBe('full');
    expect(games.find('a')).not.toBeNull();
    shelf.failure = null;
    void games.keep('a', solo);
    await settled();
    expect(games.trouble.value).toBeNull();
    expect(shelf.kept.size).toBe(1);
  });
});

const after = (entries: number, change: Partial<GameFile> = {}): GameFile => ({
  ...solo,
  journal: solo.journal.slice(0, entries),
  outcome: null,
  ...change,
});

const twoTabs = async (): Promise<{ shelf: Shelf; one: KeptGames; other: KeptGames }> => {
  const shelf = new Shelf();
  const one = new KeptGames(Promise.resolve(shelf), clock());
  expect(await one.keep('a', after(3))).toBe(true);
  const other = new KeptGames(Promise.resolve(shelf), clock());
  await other.ready;
  return { shelf, one, other };
};

describe('a game that two tabs have', () => {
  test('is kept as the first to go on has it; the other is told, and shows that one', async () => {
    const { shelf, one, other } = await twoTabs();
    expect(await one.keep('a', after(5))).toBe(true);
    const otherwise = after(4, { journal: [...after(3).journal, { seat: 0, lane: 0, key: 'undo' }] });
    expect(await other.keep('a', otherwise)).toBe(false);
    expect(shelf.kept.get('a')!.text).toBe(JSON.stringify(after(5)));
    expect(other.find('a')).toEqual(shelf.kept.get('a'));
    expect(other.trouble.value).toBeNull();
  });

  test('goes on in the other from where the first left it', async () => {
    const { one, other } = await twoTabs();
    await one.keep('a', after(5));
    expect(other.find('a')!.about.choices).toBe(3);
    expect((await other.latest('a'))!.about.choices).toBe(5);
    expect(await other.keep('a', after(6))).toBe(true);
  });

  test('is not set back to an earlier choice, and not replaced where nobody can read what is kept', async () => {
    const { shelf, one } = await twoTabs();
    expect(await one.keep('a', after(2))).toBe(false);
    shelf.kept.set('a', { ...shelf.kept.get('a')!, text: '{"half' });
    expect(await one.keep('a', after(4))).toBe(false);
  });

  test('that one of them deleted comes back with what the other chooses', async () => {
    const { shelf, one, other } = await twoTabs();
    one.remove('a');
    await settled();
    expect(await other.keep('a', after(4))).toBe(true);
    expect(shelf.kept.size).toBe(1);
  });

  test('what could not be kept is not forgotten for what is', async () => {
    const { shelf, one } = await twoTabs();
    shelf.failure = new DOMException('no room', 'QuotaExceededError');
    expect(await one.keep('a', after(5))).toBe(true);
    shelf.failure = null;
    expect((await one.latest('a'))!.about.choices).toBe(5);
    expect(await one.keep('a', after(6))).toBe(true);
    expect(shelf.kept.get('a')!.about.choices).toBe(6);
  });

  test('is played by one of them; what the other still writes changes nothing, though it goes on from what is kept', async () => {
    const { shelf, one, other } = await twoTabs();
    expect(await one.replaceHolder('a', null, 'one')).toBe(true);
    expect(await other.replaceHolder('a', null, 'other')).toBe(false);
    expect(await one.keep('a', after(4))).toBe(true);
    expect(await other.holderOf('a')).toBe('one');
    // The first did not answer.
    expect(await other.replaceHolder('a', 'one', 'other')).toBe(true);
    expect(await one.keep('a', after(5))).toBe(false);
    expect(shelf.kept.get('a')!.about.choices).toBe(4);
    expect(await other.keep('a', after(5))).toBe(true);
    // Who has lost it has nothing to let go.
    expect(await one.replaceHolder('a', 'one', null)).toBe(false);
    expect(await other.replaceHolder('a', 'other', null)).toBe(true);
    expect(await one.holderOf('a')).toBeNull();
  });

  test('is played by who cannot write that down, as long as it loses nothing', async () => {
    const { shelf, one } = await twoTabs();
    shelf.failure = new DOMException('no room', 'QuotaExceededError');
    expect([await one.holderOf('a'), await one.replaceHolder('a', null, 'one')]).toEqual([null, true]);
    expect(one.trouble.value).toBe('full');
    shelf.failure = null;
    expect(await one.keep('a', after(4))).toBe(true);
  });
});
