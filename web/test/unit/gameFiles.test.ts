import { Problem, unnamed, type GameFile } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import fixture from '../../../games/dragon-attack/test/fixtures/two-players.json' with { type: 'json' };
import { checkGame } from '../../storage/checkGame.ts';
import { importGame, openKept } from '../../storage/gameFiles.ts';
import { textToSave } from '../../storage/textToSave.ts';
import { KeptGames } from '../../storage/keptGames.ts';

const game = fixture as GameFile;
const text = JSON.stringify(game);

const DEEP = '['.repeat(100_000) + ']'.repeat(100_000);

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
    ['a bot that nobody knows', { ...game, seated: [{ name: 'Eve', player: 'mallory' }, game.seated[1]] }, 'field', /no player 'mallory'/],
    [
      'a bot that would think for hours',
      { ...game, seated: [{ name: 'Eve', player: 'search:9999s' }, game.seated[1]] },
      'field',
      /no player/,
    ],
    ['a stranger as stand-in', { ...game, journal: [{ seat: 0, now: 'away', player: 'person' }] }, 'field', /journal\.0\.player/],
    ['no options', { ...game, options: null }, 'field', /field 'options'/],
    ['brackets without end', DEEP, 'noGameFile', /is not a game of Hoard/],
    [
      'options without end',
      JSON.stringify({ ...game, options: 0 }).replace('"options":0', `"options":${DEEP}`),
      'field',
      /field 'options'/,
    ],
    ['a field too many', { ...game, cheat: true }, 'field', /given\.json, field 'cheat'/],
  ])('%s is refused with a clear word, and nothing changes', async (_, content, fault, reason) => {
    const games = noStore();
    void games.keep('mine', game);
    const before = games.list.value;
    const attempt = importGame(fileOf(content), games);
    await expect(attempt).rejects.toThrow(reason);
    await expect(attempt).rejects.toBeInstanceOf(Problem);
    await expect(attempt).rejects.toMatchObject({ fault });
    expect(games.list.value).toBe(before);
  });

  test('a file with a byte order mark is opened like any other', async () => {
    const games = noStore();
    const given = new File(['\ufeff', text], 'given.json');
    expect(games.find(await importGame(given, games))).not.toBeNull();
  });

  test('a file that is far too large is not even read', async () => {
    const given = new File([new Uint8Array(10_000_001)], 'given.json');
    given.text = () => Promise.reject(new Error('It was read'));
    await expect(importGame(given, noStore())).rejects.toMatchObject({ name: 'Problem', fault: 'tooLarge' });
  });

  test('the file of a game that goes on says first what it holds, and opens all the same', async () => {
    const running: GameFile = { ...game, journal: game.journal.slice(0, 3), outcome: null };
    const saved = textToSave(JSON.stringify(running));
    expect(Object.keys(JSON.parse(saved) as object).slice(0, 2)).toEqual(['hoard', 'warning']);
    expect(textToSave(saved)).toBe(saved);
    const games = noStore();
    expect(games.find(await importGame(fileOf(saved), games))!.about).toMatchObject({ choices: 3, over: false });
    expect(textToSave(text)).toBe(text);
    expect(textToSave(text.slice(0, 100))).toBe(text.slice(0, 100));
  });

  test('a kept game whose bot nobody knows any more is not opened', async () => {
    const games = noStore();
    await games.keep('old', { ...game, seated: [{ name: 'Eve', player: 'mallory' }, game.seated[1]!] });
    await expect(openKept(games, 'old')).rejects.toMatchObject({ name: 'Problem', fault: 'field' });
  });

  test('a game that is not kept here is not found', async () => {
    expect(await openKept(noStore(), 'nobody')).toBeNull();
  });
});
