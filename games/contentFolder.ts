import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readText, reasonOf } from '@hoard/disk';
import { Problem } from '@hoard/kernel';
import type { Subject } from './subject.ts';

/** A game with the content set in a folder, or as it comes in the box. */
export const subjectOf = (game: string, folder: string | undefined): Subject => ({
  game,
  content: folder === undefined ? null : { name: basename(resolve(folder)), files: readFolder(folder) },
});

/** Every JSON file of a folder, by its name without the ending. */
function readFolder(folder: string): Record<string, unknown> {
  const files = listFolder(folder).filter((file) => file.endsWith('.json'));
  if (files.length === 0) throw new Problem(`The content folder ${folder} has no JSON files; expected at least one such as counters.json`);
  return Object.fromEntries(files.map((file) => [basename(file, '.json'), readPart(join(folder, file))]));
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch (error) {
    throw new Problem(`The content folder ${folder} cannot be read: ${reasonOf(error)}; expected a folder with content files`);
  }
}

function readPart(path: string): unknown {
  const text = readText(path);
  let part: unknown;
  try {
    part = JSON.parse(text);
  } catch (error) {
    throw new Problem(`${path}: ${(error as Error).message}; expected JSON`);
  }
  if (!isPlain(part, DEEPEST)) throw new Problem(`${path}: a control character, or lists in lists without end; expected plain letters`);
  return part;
}

/** Deeper than any content goes. */
const DEEPEST = 50;

/** A name that steers the terminal would be shown to everybody who reads the log; what goes too deep would break whoever walks through it. */
const isPlain = (value: unknown, levels: number): boolean =>
  typeof value === 'object' && value !== null
    ? levels > 0 && Object.entries(value).every(([name, part]) => isPlain(name, 0) && isPlain(part, levels - 1))
    : typeof value !== 'string' || !/\p{Cc}/u.test(value);
