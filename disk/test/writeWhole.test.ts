import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from '../index.ts';
import { scratch } from './scratch.ts';

test('the new text is there instead of the old, for who wrote it alone, and nothing besides', () => {
  const folder = scratch();
  const path = join(folder, 'game.json');
  writeWhole(path, 'one');
  writeWhole(path, 'ä'.repeat(100_000));
  expect(readFileSync(path, 'utf8')).toBe('ä'.repeat(100_000));
  expect(readdirSync(folder)).toEqual(['game.json']);
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('what a crash has left behind is no hindrance, and what is somebody else’s stays', () => {
  const folder = scratch();
  const path = join(folder, 'game.json');
  writeFileSync(`${path}.hoard-new`, 'half a ga');
  writeFileSync(`${path}.new`, 'precious');
  writeWhole(path, 'whole');
  expect(readdirSync(folder)).toEqual(['game.json', 'game.json.new']);
});

test('where it cannot be written, the old one stays', () => {
  const folder = scratch();
  const path = join(folder, 'game.json');
  writeFileSync(path, 'old');
  mkdirSync(`${path}.hoard-new`);
  expect(() => writeWhole(path, 'new')).toThrow();
  expect(readFileSync(path, 'utf8')).toBe('old');
});
