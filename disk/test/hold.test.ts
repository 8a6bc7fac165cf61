import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Problem } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { holdFile } from '../index.ts';
import { scratch } from './scratch.ts';

/** The lock that somebody has left beside a file. */
function lockedBy(holder: object | string): string {
  const path = join(scratch(), 'game.json');
  writeFileSync(`${path}.lock`, typeof holder === 'string' ? holder : JSON.stringify(holder));
  return path;
}

/** What the lock of this process looks like, while there is one. */
function ownLock(): { host: string; pid: number; began: string | null; since: string } {
  const path = join(scratch(), 'own.json');
  const release = holdFile(path);
  const lock = JSON.parse(readFileSync(`${path}.lock`, 'utf8')) as ReturnType<typeof ownLock>;
  release();
  return lock;
}

async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid!;
}

test('a file is held by one at a time, and whoever is refused is told by whom', () => {
  const path = join(scratch(), 'game.json');
  const release = holdFile(path);
  expect(() => holdFile(path)).toThrow(Problem);
  expect(() => holdFile(path)).toThrow(
    new RegExp(`^${path} is open elsewhere, by process ${process.pid} on ${hostname()}, since [-0-9]{10} [0-9:]{5} UTC\\. Expected one at`),
  );
  expect(() => holdFile(path)).toThrow(`delete ${path}.lock.`);
  release();
  expect(existsSync(`${path}.lock`)).toBe(false);
  holdFile(path)();
});

test('the lock of a process that is no more is taken over', async () => {
  const path = lockedBy({ ...ownLock(), pid: await deadProcess() });
  const release = holdFile(path);
  expect(JSON.parse(readFileSync(`${path}.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
  release();
  expect(readdirSync(join(path, '..'))).toEqual([]);
});

test.runIf(existsSync('/proc/self/stat'))('so is that of an earlier process with the same number', () => {
  holdFile(lockedBy({ ...ownLock(), began: '1' }))();
});

test('so are those of processes that died while they took it over', async () => {
  const dead = { ...ownLock(), pid: await deadProcess() };
  const path = lockedBy(dead);
  for (const turn of ['takeover', 'takeover.takeover']) writeFileSync(`${path}.lock.${turn}`, JSON.stringify(dead));
  const release = holdFile(path);
  expect(readdirSync(join(path, '..'))).toEqual(['game.json.lock']);
  release();
  expect(readdirSync(join(path, '..'))).toEqual([]);
});

test('while somebody takes it over, nobody else does', async () => {
  const path = lockedBy({ ...ownLock(), pid: await deadProcess() });
  writeFileSync(`${path}.lock.takeover`, JSON.stringify(ownLock()));
  expect(() => holdFile(path)).toThrow(`by process ${process.pid} on`);
  expect(() => holdFile(path)).toThrow(`delete ${path}.lock.takeover.`);
  expect(readdirSync(join(path, '..'))).toEqual(['game.json.lock', 'game.json.lock.takeover']);
});

test('what lives on another machine cannot be known, and is not taken over', async () => {
  const path = lockedBy({ ...ownLock(), host: 'elsewhere', pid: await deadProcess() });
  expect(() => holdFile(path)).toThrow('on elsewhere');
});

test.each(['', '{', '[]', '{"pid": "x"}', '{"pid": -1, "host": "a", "since": "b"}', '\u0000', 'x'.repeat(2000)])(
  'a lock that says nothing, %j, is taken over when whoever made it has had time to write it',
  (text) => {
    const path = lockedBy(text);
    expect(() => holdFile(path)).toThrow('by somebody');
    utimesSync(`${path}.lock`, 0, 0);
    holdFile(path)();
  },
);

test('whoever was robbed of a lock leaves the one of the robber alone', () => {
  const path = join(scratch(), 'game.json');
  const release = holdFile(path);
  writeFileSync(`${path}.lock`, 'mine');
  release();
  expect(readFileSync(`${path}.lock`, 'utf8')).toBe('mine');
});

test('where nothing can be written, nothing can be held', () => {
  expect(() => holdFile(join(scratch(), 'no', 'game.json'))).toThrow(
    /cannot be held for this game: there is no such file or folder; expected a place for .*game\.json\.lock\.$/,
  );
});

test('a folder that stands in the way is left there', () => {
  const path = join(scratch(), 'game.json');
  mkdirSync(`${path}.lock`);
  utimesSync(`${path}.lock`, 0, 0);
  expect(() => holdFile(path)).toThrow(`${path}.lock is a folder; expected nothing there, or a lock.`);
  expect(readdirSync(join(path, '..'))).toEqual(['game.json.lock']);
});

test('a lock from the future is no fresh one', () => {
  const path = lockedBy('');
  utimesSync(`${path}.lock`, 9e9, 9e9);
  holdFile(path)();
});

test.runIf(existsSync('/proc/self/ns/pid'))('the number of a process of another container says nothing', async () => {
  const path = lockedBy({ ...ownLock(), space: 'pid:[1]', pid: await deadProcess() });
  expect(() => holdFile(path)).toThrow('is open elsewhere');
});
