import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseGame, type GameFile } from '@hoard/kernel';
import { describe, expect, test, vi } from 'vitest';
import { freePath } from '../gameFile.ts';
import { COMMAND, Home, SEED, ended, isOneSentence, said } from './hoard.ts';

/** A game in the middle, with the person's turn to type. */
async function played() {
  const home = new Home();
  const path = `${home.folder}/mine/game.json`;
  const child = home.start(['play', '--seats', 'me,greedy', '--seed', SEED, '--save', path]);
  const end = ended(child);
  child.stdin!.write('1\n');
  await said(child, 'Where to?');
  return { path, child, end, game: (): GameFile => parseGame(path, readFileSync(path, 'utf8')) };
}

describe('whatever happens to the file while somebody plays', () => {
  test.each([
    ['the file is gone', (path: string) => rmSync(path)],
    ['its folder is gone', (path: string) => rmSync(dirname(path), { recursive: true })],
    ['its folder has another name', (path: string) => renameSync(dirname(path), `${dirname(path)}-other`)],
  ])('%s: the game is kept again, at the next choice or on leaving', async (_, happens) => {
    for (const typed of ['1\n', 'quit\n']) {
      const { path, child, end, game } = await played();
      const before = game().journal;
      happens(path);
      child.stdin!.end(typed);
      const { code, out, err } = await end;
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain(`npx hoard play --resume ${path}`);
      expect(game().journal.slice(0, before.length)).toEqual(before);
    }
  });
});

describe('whatever happens to what is typed and said', () => {
  test('what was typed comes back without what would steer the terminal, and not without end', async () => {
    const home = new Home();
    const { code, out } = await home.run(
      ['play', '--seats', 'me,Anna', '--seed', SEED],
      ['zz\u001b[31m\u001b]0;owned\u0007', 'rules \u001b[2J', 'rule \u001b[5m', 'x'.repeat(100_000)],
    );
    expect(code).toBe(0);
    // oxlint-disable-next-line no-control-regex
    expect(out.replaceAll(/\u001b\[\d+m/g, '')).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThan(1000);
  });

  test('input without an end of a line is taken for ended', async () => {
    const home = new Home();
    const zeros = openSync('/dev/zero', 'r');
    const child = spawn(process.execPath, [COMMAND, 'play', '--seed', SEED], {
      env: { HOARD_HOME: home.folder },
      stdio: [zeros, 'pipe', 'pipe'],
    });
    closeSync(zeros);
    const { code, out, err } = await ended(child);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The game is kept as it is.');
  });

  test.runIf(existsSync('/dev/full'))('what cannot be said is told beside it', async () => {
    const home = new Home();
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [COMMAND, 'play', '--seed', SEED], {
      env: { HOARD_HOME: home.folder },
      stdio: ['pipe', full, 'pipe'],
    });
    closeSync(full);
    let err = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (err += text));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(err).toContain('What is said cannot be written: the disk is full; expected');
    expect({ code, oneSentence: isOneSentence(err) }).toEqual({ code: 2, oneSentence: true });
  });
});

test('a folder of games that cannot be looked into is not an empty one', async () => {
  const home = new Home();
  home.write('games', 'no folder');
  const { code, out, err } = await home.run(['games']);
  expect(err).toMatch(/games cannot be looked into: a part of the path is no folder; expected a folder of games\.\n$/);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

// Windows deletes no folder that somebody is in.
test.skipIf(process.platform === 'win32')('a folder that is gone is nowhere to begin from, and it is said', async () => {
  const home = new Home();
  const words = 'mkdir "$0/gone" && cd "$0/gone" && rmdir "$0/gone" && exec "$1" "$2" play --seats greedy,greedy --save game.json';
  const { code, out, err } = await ended(spawn('sh', ['-c', words, home.folder, process.execPath, COMMAND]));
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: 'The folder that you are in is gone; expected one that is there.\n' });
});

test('two games of one seed that begin in the same second have a file each', () => {
  const home = new Home();
  vi.stubEnv('HOARD_HOME', home.folder);
  const now = new Date('2026-11-17T03:52:07.9Z');
  const first = freePath('dragon-attack', 'abcdef0123', now);
  expect(first).toBe(join(home.folder, 'games', 'dragon-attack-2026-11-17T035207-abcdef.json'));
  home.write('games/dragon-attack-2026-11-17T035207-abcdef.json', '');
  expect(freePath('dragon-attack', 'abcdef0123', now)).toBe(first.replace('.json', '-2.json'));
  vi.unstubAllEnvs();
});
