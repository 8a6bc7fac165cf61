import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from '@hoard/kernel';

export type Flags = NonNullable<ParseArgsConfig['options']>;

/** Reads the words after a command; what it does not know is a Problem. */
export function readWords<const F extends Flags>(args: string[], options: F) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Problem(plainWords((error as Error).message));
  }
}

/** Node's sentence says what is wrong; the advice after it is for programmers. */
function plainWords(message: string): string {
  const [, flag] = /'(--[\w-]+)' argument is ambiguous/.exec(message) ?? [];
  if (flag !== undefined) return `${flag}: expected a value after it; one that begins with a dash is written ${flag}=-1.`;
  return `${message.split(/\. |\.?\n/)[0]!.replace(/\.$/, '')}.`;
}
