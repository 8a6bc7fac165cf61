import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder, reasonOf } from '@hoard/disk';
import { Problem } from '@hoard/kernel';
import { pathFrom } from './commandLine.ts';

/** The path of the reports without their endings. */
export function outFrom(given: string | undefined, otherwise: string): string {
  const out = pathFrom('out', given) ?? otherwise;
  if (/[/\\]$/.test(out) || statSync(out, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new Problem(`--out ${out} is a folder; expected a name in it, without an ending, such as ${out.replace(/[/\\]$/, '')}/report.`);
  return out;
}

/** Makes sure, before hours of play, that the reports can be written. */
export function prepareOut(out: string): void {
  const folder = dirname(out);
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
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
      writeFileSync(path, text);
    } catch (error) {
      throw new Problem(`${path} cannot be written: ${reasonOf(error)}.`, { cause: error });
    }
    return path;
  });
}

export const asJson = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;
