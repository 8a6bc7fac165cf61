import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Problem } from '@hoard/kernel';

/** Makes sure, before hours of play, that the reports can be written: `out` is their path without the ending. */
export function prepareOut(out: string): void {
  const folder = dirname(out);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Problem(`--out ${out}: cannot write to ${folder} (${(error as Error).message}); expected a folder that can be written to`, {
      cause: error,
    });
  }
}

/** Writes one file for each ending and returns their paths. */
export function writeAll(out: string, texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts).map(([ending, text]) => {
    const path = `${out}.${ending}`;
    try {
      writeFileSync(path, text);
    } catch (error) {
      throw new Problem(`${path}: cannot be written (${(error as Error).message})`, { cause: error });
    }
    return path;
  });
}

export const asJson = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;
