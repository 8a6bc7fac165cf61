import type { GameFile } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import fixture from '../../../games/dragon-attack/test/fixtures/solo.json' with { type: 'json' };
import type { GameStore, KeptGame } from '../../storage/gameStore.ts';
import { KeptGames } from '../../storage/keptGames.ts';

const solo = fixture as GameFile;

/** A store in memory that can be told to fail. */
class Shelf implements GameStore {
  readonly kept = new Map<string, KeptGame>();
  failure: Error | null = null;

  all(): Promise<readonly KeptGame[]> {
    return this.#unless([...this.kept.values()]);
  }

  async put(game: KeptGame): Promise<void> {
    await this.#unless(null);
    this.kept.set(game.id, game);
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
    games.keep('a', { ...solo, seated: [{ name: 'Ada', player: 'person' }] });
    const seated = [{ name: 'Ben', player: 'person' }];
    games.keep('b', { ...solo, seated, journal: [], outcome: null });
    games.keep('c', { ...solo, seated, journal: [{ seat: 0, now: 'gone', player: 'greedy' }, { now: 'abandoned' }], outcome: null });
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
    today.keep('a', solo);
    await settled();
    const tomorrow = new KeptGames(Promise.resolve(shelf), clock());
    await tomorrow.ready;
    expect(JSON.parse(tomorrow.find('a')!.text)).toEqual(solo);
  });

  test('keeping again replaces what was there', async () => {
    const games = new KeptGames(Promise.resolve(new Shelf()), clock());
    games.keep('a', { ...solo, journal: [] });
    games.keep('a', solo);
    expect(games.list.value.map(({ about }) => about.choices)).toEqual([solo.journal.length]);
  });

  test('what is begun before the old games have arrived is not lost', async () => {
    const shelf = new Shelf();
    const before = new KeptGames(Promise.resolve(shelf), clock());
    before.keep('old', solo);
    before.keep('both', { ...solo, journal: [] });
    await settled();
    const games = new KeptGames(Promise.resolve(shelf), clock());
    games.keep('both', solo);
    games.keep('new', solo);
    await games.ready;
    expect(games.list.value.map(({ id }) => id).toSorted()).toEqual(['both', 'new', 'old']);
    expect(games.find('both')!.about.choices).toBe(solo.journal.length);
  });

  test('a deleted game is gone from the store, and comes back whole', async () => {
    const shelf = new Shelf();
    const games = new KeptGames(Promise.resolve(shelf), clock());
    games.keep('a', solo);
    await settled();
    const game = games.find('a')!;
    games.remove('a');
    await settled();
    expect([games.list.value, shelf.kept.size]).toEqual([[], 0]);
    games.put(game);
    await settled();
    expect([games.find('a'), shelf.kept.get('a')]).toEqual([game, game]);
  });

  test('where the browser forbids storage, games live as long as the page, and it is said', async () => {
    const games = new KeptGames(Promise.reject(new Error('SecurityError')), clock());
    await games.ready;
    games.keep('a', solo);
    await settled();
    expect(games.trouble.value).toBe('forbidden');
    expect(games.find('a')!.about.choices).toBe(solo.journal.length);
  });

  test('a full store is said, and no longer once there is room again', async () => {
    const shelf = new Shelf();
    const games = new KeptGames(Promise.resolve(shelf), clock());
    await games.ready;
    shelf.failure = new DOMException('no room', 'QuotaExceededError');
    games.keep('a', solo);
    await settled();
    expect(games.trouble.value).toBe('full');
    expect(games.find('a')).not.toBeNull();
    shelf.failure = null;
    games.keep('a', solo);
    await settled();
    expect(games.trouble.value).toBeNull();
    expect(shelf.kept.size).toBe(1);
  });
});
