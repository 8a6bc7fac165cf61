import { Problem } from '@hoard/kernel';

export type { Command } from '@hoard/lab';

/** The one file that a command is about. */
export function oneFile(positionals: readonly string[], command: string): string {
  const [file, ...rest] = positionals;
  if (file === undefined) throw new Problem(`hoard ${command}: which file? Expected the path of a game file.`);
  if (rest.length > 0) throw new Problem(`hoard ${command} takes one file, not ${positionals.length}: '${rest[0]}' is too many.`);
  return file;
}
