import { accessSync, constants, lstatSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder, reasonOf, writeWhole } from '@hoard/disk';
import { Problem, printable } from '@hoard/kernel';
import { pathFrom } from './commandLine.ts';

/** The path of the reports without their endings. */
export function outFrom(given: string | undefined, otherwise: string): string {
  const out = pathFrom('out', given) ?? otherwise;
  if (/[/\\]$/.test(out) || kindOf(out) === 'folder')
    throw new Problem(`--out ${out} is a folder; expected a name in it, without an ending, such as ${out.replace(/[/\\]$/, '')}/report.`);
  return out;
}

/** What is at a path, as far as it can be seen. */
function kindOf(path: string): 'nothing' | 'file' | 'folder' | 'other' {
  try {
    const about = lstatSync(path);
    return about.isFile() ? 'file' : about.isDirectory() ? 'folder' : 'other';
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes((error as NodeJS.ErrnoException).code!)) return 'nothing';
    throw new Problem(`--out ${path} cannot be looked at: ${reasonOf(error)}; expected the path of a report.`, { cause: error });
  }
}

/** Makes sure, before hours of play, that a report can be written for each ending. */
export function prepareOut(out: string, endings: readonly string[]): void {
  const folder = dirname(out);
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    for (const ending of endings) {
      const path = `${out}.${ending}`;
      if (!['nothing', 'file'].includes(kindOf(path)))
        throw new Problem(`--out ${out}: ${path} is there, and no ordinary file; expected a report to write over, or nothing.`);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(`--out ${out}: cannot write to ${folder} (${reasonOf(error)}); expected a folder that can be written to.`, {
      cause: error,
    });
  }
}

/** Writes one file for each ending and returns their paths. */
export function writeAll(out: string, texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts).map(([ending, text]) => {
    const path = `${out}.${ending}`;
    try {
      writeWhole(path, text, 0o644);
    } catch (error) {
      throw new Problem(`${path} cannot be written: ${reasonOf(error)}; expected room for a report.`, { cause: error });
    }
    return printable(path);
  });
}

export const asJson = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;
