import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseGame, type GameFile } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { ALWAYS_FIRST, COMMAND, Home, SEED, ended, isOneSentence, type Run } from './hoard.ts';

/** Plays into the folder `$1`, where there is not room enough for a whole game, and puts what was kept into `$2`. */
const PLAY = `"$3" "$4" play seven-moons --seed ${SEED} --save "$1/game.json"; code=$?; cp -r "$1/." "$2/"; exit $code`;

/** Ways to run short of room: a file system of a few pages, and a limit on the size of files, which every system knows. */
const SCARCITIES = {
  'a small file system': {
    command: 'unshare',
    args: ['-rm', 'sh', '-c'],
    before: 'mount -t tmpfs -o size=20k none "$1" && ',
    reason: 'the disk is full',
  },
  'a limit on files': { command: 'sh', args: ['-c'], before: 'ulimit -f 16 && ', reason: 'the disk takes no file of that size' },
} as const;

type Scarcity = (typeof SCARCITIES)[keyof typeof SCARCITIES];

/** Not everybody may mount something. */
const isPossible = ({ command, args, before }: Scarcity): boolean =>
  spawnSync(command, [...args, `${before}true`, 'sh', new Home().folder]).status === 0;

function playWith({ command, args, before }: Scarcity, kept: string): Promise<Run> {
  const child = spawn(command, [...args, before + PLAY, 'sh', new Home().folder, kept, process.execPath, COMMAND]);
  child.stdin.on('error', () => {});
  child.stdin.end(ALWAYS_FIRST.join('\n'));
  return ended(child);
}

const gameAt = (path: string): GameFile => parseGame(path, readFileSync(path, 'utf8'));

describe.each(Object.entries(SCARCITIES))('on %s', (_, scarcity) => {
  test.runIf(isPossible(scarcity))('a game goes on while there is room for it; what is kept is whole, and goes on elsewhere', async () => {
    const home = new Home();
    const { code, out, err } = await playWith(scarcity, home.folder);
    expect(err).toContain(`game.json cannot be written: ${scarcity.reason}; expected room for a file. The game is kept as it was before`);
    expect({ code, oneSentence: isOneSentence(err) }).toEqual({ code: 2, oneSentence: true });
    expect(out).not.toContain('The game is over');
    expect(readdirSync(home.folder)).toEqual(['game.json']);

    const path = join(home.folder, 'game.json');
    const before = gameAt(path).journal;
    expect(before.length).toBeGreaterThan(50);
    expect(await home.run(['play', '--resume', path], ALWAYS_FIRST)).toMatchObject({ code: 0, err: '' });
    const { journal, outcome } = gameAt(path);
    expect(outcome).not.toBeNull();
    expect(journal.slice(0, before.length)).toEqual(before);
  });
});
