import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replay, type GameRecord } from '../index.ts';
import { crypt } from './examples/crypt.ts';
import { expectLawful } from './expectLawful.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'hoard-failures-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const simulation = { options: {}, seats: 2, games: 50, seed: 11 };

test('a lawful game leaves no file', () => {
  expect(expectLawful(crypt, { ...simulation, games: 5 }, folder)).toMatchObject({ games: 5, failure: null });
  expect(readdirSync(folder)).toEqual([]);
});

test('a game that breaks a law leaves a record that can be replayed, and an error that names it', () => {
  const sharing: typeof crypt = { ...crypt, copyBoard: (board) => ({ ...structuredClone(board), thrown: board.thrown }) };
  const file = join(folder, 'crypt-cloneAgrees-11.json');
  expect(() => expectLawful(sharing, simulation, folder)).toThrow(
    new Error(`crypt breaks the law 'cloneAgrees': A step on a clone changed the original\nReplay it from ${file}`),
  );
  const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
  expect(replay(sharing, record).journal).toEqual(record.journal);
});

test('a law with spaces in its name makes a plain file name, in a folder that need not be there yet', () => {
  expect(() => expectLawful(crypt, { ...simulation, longest: 3 }, join(folder, 'deep'))).toThrow("the law 'comes to an end'");
  expect(readdirSync(join(folder, 'deep'))).toEqual(['crypt-comes-to-an-end-11.json']);
});
