import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { titleIds } from '@hoard/games/shelf';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { COMMAND, Home, isOneSentence } from './hoard.ts';

const home = new Home();

const ROOT = new URL('../../', import.meta.url);
const manifestOf = (room: string): { version: string; bin?: Record<string, string> } =>
  JSON.parse(readFileSync(new URL(`${room}package.json`, ROOT), 'utf8')) as { version: string; bin?: Record<string, string> };

describe('hoard --version', () => {
  test.each(['--version', '-v', 'version'])('as %s says which Hoard and which Node', async (word) => {
    const { code, out, err } = await home.run([word]);
    expect({ code, out, err }).toEqual({ code: 0, out: `hoard ${manifestOf('').version} (Node ${process.version})\n`, err: '' });
  });
});

/** Every file that `hoard` loads to do this. */
function loadedBy(...words: readonly string[]): string[] {
  const watch = `data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => (console.error(url), next(url, context)) });
  `)}`;
  const { stderr } = spawnSync(process.execPath, ['--import', watch, COMMAND, ...words], { encoding: 'utf8' });
  return stderr.split('\n').filter((line) => line.startsWith('file:'));
}

/** What help may need: the list of commands, their words, and of a game the names of its options. No rules, no bots, no laboratory. */
const FOR_HELP = new RegExp(
  `/(${[
    'cli/(hoard\\.js|(index|run|command|commands|console)\\.ts|usage/[^/]+)',
    'lab/((index|commands|commandLine|nearest)\\.ts|usage/[^/]+)',
    'games/((shelf|flags)\\.ts|[^/]+/(terminal/flags\\.ts|state/choices\\.ts|content/[^/]+/[^/]+\\.json))',
    'kernel/problem\\.ts',
    'disk/reasons\\.ts',
  ].join('|')})$`,
);

describe('hoard help', () => {
  test.each(['play', 'serve', 'games', 'replay', 'verify', 'backup', 'restore', 'simulate', 'balance', 'strength', 'fuzz', 'version'])(
    'of %s is what it says itself',
    async (command) => {
      const [one, other, listed] = await Promise.all([home.run(['help', command]), home.run([command, '--help']), home.run([])]);
      expect(one).toEqual(other);
      expect(one.out).toContain(`hoard ${command === 'version' ? '--version' : command}`);
      // What the list says of it stands above.
      expect(listed.out).toContain(`  ${command.padEnd(10)} ${one.out.split('\n', 1)[0]}\n`);
    },
  );

  test('loads neither games nor laboratory: it is there at once', () => {
    for (const word of ['--help', '--version', 'dance']) {
      const loaded = loadedBy(word);
      expect(loaded.some((url) => url.endsWith('cli/run.ts'))).toBe(true);
      expect(loaded.filter((url) => /\/(games|players|web|table)\/|node_modules/.test(url))).toEqual([]);
      expect(loaded.length).toBeLessThan(15);
    }
  });

  test.each(Object.keys(COMMANDS))('of %s loads words and nothing that does anything', (command) => {
    for (const words of [
      ['help', command],
      [command, '--help'],
    ]) {
      const loaded = loadedBy(...words);
      expect(loaded.some((url) => url.endsWith('cli/run.ts'))).toBe(true);
      expect(loaded.filter((url) => !FOR_HELP.test(url))).toEqual([]);
    }
  });

  test('of play shows the options of every game on the shelf, from the one file that names them', () => {
    const loaded = loadedBy('help', 'play');
    const games = loaded.flatMap((url) => /games\/([^/]+)\/terminal\/flags\.ts$/.exec(url)?.[1] ?? []);
    expect(games.toSorted()).toEqual(titleIds().toSorted());
  });
});

/** What makes Node believe that it is another. */
const asNode = (version: string) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`,
];

describe('a Node that is too old', () => {
  test.each(['18.19.1', '20.20.2', '22.21.0', '23.11.0'])('such as %s is told what is needed', (version) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...asNode(version), COMMAND, 'play'], { encoding: 'utf8' });
    expect({ status, stdout, oneSentence: isOneSentence(stderr) }).toEqual({ status: 2, stdout: '', oneSentence: true });
    expect(stderr).toContain(`Hoard needs Node 24 or newer, and this is Node ${version}:`);
    expect(stderr).toContain('npm ci');
    expect(stderr).toContain('npx hoard');
  });

  test.each(['24.0.0', '26.10.0', '100.0.0'])('is not %s', (version) => {
    const { status, stderr } = spawnSync(process.execPath, [...asNode(version), COMMAND, '--help'], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('can read the file that tells: it needs no other before it knows', () => {
    expect(manifestOf('cli/').bin).toEqual({ hoard: './hoard.js' });
    expect(readFileSync(COMMAND, 'utf8')).not.toMatch(/^\s*(import [^(]|export |await )/m);
  });
});
