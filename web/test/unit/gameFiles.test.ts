import { Problem, type GameFile } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import fixture from '../../../games/dragon-attack/test/fixtures/two-players.json' with { type: 'json' };
import { importGame, openKept } from '../../storage/gameFiles.ts';
import { KeptGames } from '../../storage/keptGames.ts';

const game = fixture as GameFile;
const text = JSON.stringify(game);

const noStore = (): KeptGames => new KeptGames(Promise.reject(new Error('No store')), Date.now);

const fileOf = (content: unknown): File => new File([typeof content === 'string' ? content : JSON.stringify(content)], 'given.json');

describe('game files from outside', () => {
  test('a file that the terminal game wrote is taken in and opens as it was', async () => {
    const games = noStore();
    const seated = [
      { name: 'Ada', player: 'person' },
      { name: 'Greta', player: 'greedy' },
    ];
    const id = await importGame(fileOf({ ...game, table: { seated } }), games);
    expect(await openKept(games, id)).toEqual({ ...game, table: { seated } });
    expect(games.find(id)!.about).toEqual({ game: 'dragon-attack', names: ['Ada', 'Greta'], choices: game.journal.length, over: true });
  });

  test('a file without a table gets bots for its seats', async () => {
    const games = noStore();
    const id = await importGame(fileOf(game), games);
    expect((await openKept(games, id))!.table!.seated.map(({ player }) => player)).toEqual(['greedy', 'greedy']);
  });

  test.each([
    ['half a file', text.slice(0, text.length / 2), /given\.json is damaged/],
    ['no game at all', '{"name": "package"}', /given\.json is not a game of Hoard/],
    ['a file of a newer Hoard', { ...game, hoard: 2 }, /given\.json was written by a newer Hoard \(format 2\)/],
    ['a game of newer rules', { ...game, version: 99 }, /version 99 of the rules/],
    ['a game that is not on the shelf', { ...game, game: 'chess' }, /There is no game 'chess'/],
    ['a game with other content', { ...game, content: 'mine@000000000000' }, /mine@000000000000/],
    ['a secret that does not fit', { ...game, secret: '0'.repeat(64) }, /does not fit the commitment/],
    ['an impossible choice', { ...game, journal: [{ seat: 0, lane: 0, key: 'walk:nowhere' }] }, /Journal entry 1/],
    ['a field too many', { ...game, cheat: true }, /given\.json, field 'cheat'/],
  ])('%s is refused with a clear word, and nothing changes', async (_, content, reason) => {
    const games = noStore();
    games.keep('mine', game);
    const before = games.list.value;
    const attempt = importGame(fileOf(content), games);
    await expect(attempt).rejects.toThrow(reason);
    await expect(attempt).rejects.toBeInstanceOf(Problem);
    expect(games.list.value).toBe(before);
  });

  test('a game that is not kept here is not found', async () => {
    expect(await openKept(noStore(), 'nobody')).toBeNull();
  });
});
