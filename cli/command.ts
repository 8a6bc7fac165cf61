import { Problem } from '@hoard/kernel/problem';
import { quoted } from '@hoard/lab/commandLine';

export type { Command } from '@hoard/lab';

/** The exit code where what was asked for cannot be done as asked. */
export const BAD_REQUEST = 2;

/** The one file that a command is about. */
export function oneFile(positionals: readonly string[], command: string, kind = 'a game file'): string {
  const [file, ...rest] = positionals;
  if (file === undefined || file.trim() === '') throw new Problem(`hoard ${command}: which file? Expected the path of ${kind}.`);
  if (rest.length > 0) throw new Problem(`hoard ${command} takes one file, not ${positionals.length}: ${quoted(rest[0]!)} is too many.`);
  return file;
}

/** For a command that is about nothing in particular. */
export function noneOf(positionals: readonly string[], command: string): void {
  if (positionals.length > 0)
    throw new Problem(
      `hoard ${command} takes nothing more: ${quoted(positionals[0]!)} is too many; expected hoard ${command} alone, or with options.`,
    );
}
