import { Problem, unnamed, type GameFile } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import fixture from '../../../games/dragon-attack/test/fixtures/two-players.json' with { type: 'json' };
import { checkGame } from '../../storage/checkGame.ts';
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
    const id = await importGame(fileOf({ ...game, seated }), games);
    expect(await openKept(games, id)).toEqual({ ...game, seated });
    expect(games.find(id)!.about).toEqual({ game: 'dragon-attack', names: ['Ada', 'Greta'], choices: game.journal.length, over: true });
  });

  test('a file in which nobody says who sits there gets bots for its seats', async () => {
    const games = noStore();
    const id = await importGame(fileOf({ ...game, seated: unnamed(2) }), games);
    expect((await openKept(games, id))!.seated.map(({ player }) => player)).toEqual(['greedy', 'greedy']);
  });

  test('but not where somebody comes and goes: only a person can', async () => {
    const games = noStore();
    const journal = [{ seat: 1, now: 'away', player: 'greedy' }, ...game.journal];
    const id = await importGame(fileOf({ ...game, seated: unnamed(2), journal }), games);
    expect((await openKept(games, id))!.seated).toEqual(unnamed(2));
  });

  test('a file that is not played through within its budget is refused as too long, and nothing changes', async () => {
    const games = noStore();
    const attempt = importGame(fileOf(game), games, (given) => checkGame(given, game.journal.length - 1));
    await expect(attempt).rejects.toMatchObject({ name: 'Problem', fault: 'tooLong' });
    expect(games.list.value).toEqual([]);
  });

  test.each([
    ['half a file', text.slice(0, text.length / 2), 'damaged', /given\.json is damaged/],
    ['no game at all', '{"name": "package"}', 'noGameFile', /given\.json is not a game of Hoard/],
    ['a file of a newer Hoard', { ...game, hoard: 2 }, 'newer', /given\.json was written by a newer Hoard \(format 2\)/],
    ['a game of newer rules', { ...game, version: 99 }, 'otherRules', /version 99 of the rules/],
    ['a game that is not on the shelf', { ...game, game: 'chess' }, 'unknownGame', /There is no game 'chess'/],
    ['a game with other content', { ...game, content: 'mine@000000000000' }, 'otherContent', /mine@000000000000/],
    ['a secret that does not fit', { ...game, secret: '0'.repeat(64) }, 'otherDice', /does not fit the commitment/],
    ['an impossible choice', { ...game, journal: [{ seat: 0, lane: 0, key: 'walk:nowhere' }] }, 'impossible', /Journal entry 1/],
    ['a field too many', { ...game, cheat: true }, 'field', /given\.json, field 'cheat'/],
  ])('%s is refused with a clear word, and nothing changes', async (_, content, fault, reason) => {
    const games = noStore();
    games.keep('mine', game);
    const before = games.list.value;
    const attempt = importGame(fileOf(content), games);
    await expect(attempt).rejects.toThrow(reason);
    await expect(attempt).rejects.toBeInstanceOf(Problem);
    await expect(attempt).rejects.toMatchObject({ fault });
    expect(games.list.value).toBe(before);
  });

  test('a game that is not kept here is not found', async () => {
    expect(await openKept(noStore(), 'nobody')).toBeNull();
  });
});
