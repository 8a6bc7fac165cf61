import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
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
    throw new Problem(
      `The content folder ${folder} cannot be read: ${(error as NodeJS.ErrnoException).code}; expected a folder with content files`,
    );
  }
}

function readPart(path: string): unknown {
  let part: unknown;
  try {
    part = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Problem(`${path}: ${(error as Error).message}; expected JSON`);
  }
  // A name that steers the terminal would be shown to everybody who reads the log.
  if (/\\u00[01]|\\u007f/.test(JSON.stringify(part))) throw new Problem(`${path}: a control character in a text; expected plain letters`);
  return part;
}
