import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../index.ts';
import { scratch } from './scratch.ts';

test('a folder is made with all above it; one that is there is left alone', () => {
  const path = join(scratch(), 'a', 'b', 'c');
  makeFolder(path);
  makeFolder(path);
  expect(statSync(path).isDirectory()).toBe(true);
});

test('below a file there is no folder', () => {
  const file = join(scratch(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(join(file, 'a', 'b'))).toThrow('ENOTDIR');
  expect(() => makeFolder(file)).toThrow('EEXIST');
});

// Node's own way never comes back from there.
test.runIf(existsSync('/proc/self'))('where the system denies every folder, that is said at once', () => {
  expect(() => makeFolder('/proc/hoard/games')).toThrow('ENOENT');
});
