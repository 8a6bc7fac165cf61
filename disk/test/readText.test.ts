import { execFileSync } from 'node:child_process';
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { readText } from '../index.ts';
import { scratch } from './scratch.ts';

test('a text comes as it was written, without the mark that some editors put before it', () => {
  const path = join(scratch(), 'a.json');
  writeFileSync(path, '\ufeff{"a": "ä王"}');
  expect(readText(path)).toBe('{"a": "ä王"}');
});

test('a file as large as is allowed is read, one byte more is refused, also where a file lies about its size', () => {
  const path = join(scratch(), 'a.json');
  writeFileSync(path, 'x'.repeat(2_500_000));
  expect(readText(path, 2_500_000)).toHaveLength(2_500_000);
  truncateSync(path, 3_000_001);
  expect(() => readText(path, 3_000_000)).toThrow(new Problem(`${path} is too large: expected at most 3 million bytes.`));
  // The system says that it has no bytes at all.
  if (process.platform === 'linux') expect(readText('/proc/self/stat').length).toBeGreaterThan(0);
});

test('what is no ordinary file is refused instead of waited for', () => {
  const folder = scratch();
  const pipe = join(folder, 'pipe');
  const nowhere = join(folder, 'nowhere');
  const circle = join(folder, 'circle');
  if (process.platform !== 'win32') execFileSync('mkfifo', [pipe]);
  symlinkSync(join(folder, 'gone'), nowhere);
  symlinkSync(circle, circle);
  const reasons = {
    [folder]: 'it is a folder',
    [nowhere]: 'there is no such file or folder',
    [circle]: 'it is a link that leads round in circles',
    [join(folder, 'n'.repeat(300))]: 'the name is too long',
    ...(process.platform === 'win32' ? {} : { [pipe]: 'it is something else', '/dev/zero': 'it is something else' }),
  };
  for (const [path, reason] of Object.entries(reasons))
    expect(() => readText(path)).toThrow(new Problem(`${path} cannot be read: ${reason}; expected an ordinary file.`));
});
