import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from '@hoard/kernel';

export type { Command } from '@hoard/lab';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Reads the words after a command; what it does not know is a Problem. */
export function readArguments<const F extends Flags>(args: string[], options: F) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node's sentence says what is wrong; the advice after it is for programmers.
    throw new Problem(`${(error as Error).message.split(/\. |\.?\n/)[0]!.replace(/\.$/, '')}.`);
  }
}

/** The one file that a command is about. */
export function oneFile(positionals: readonly string[], command: string): string {
  const [file, ...rest] = positionals;
  if (file === undefined) throw new Problem(`hoard ${command}: which file? Expected the path of a game file.`);
  if (rest.length > 0) throw new Problem(`hoard ${command} takes one file, not ${positionals.length}: '${rest[0]}' is too many.`);
  return file;
}
