import { Problem } from '@hoard/kernel/problem';
import { quoted } from '@hoard/lab/commandLine';
import { nearest } from '@hoard/lab/nearest';
import { COMMANDS } from './commands.ts';

/** What people try first, and the word that it stands for. */
const ALSO: Readonly<Record<string, string>> = { '--help': 'help', '-h': 'help', '--version': 'version', '-v': 'version' };

/** Does what the words after `hoard` ask for, and returns the exit code. */
export async function run([first = 'help', ...args]: string[]): Promise<number> {
  const name = meant(first);
  if (name === 'help') return help(args);
  const { load } = commandNamed(name);
  if (args.some((word) => word === '--help' || word === '-h')) return help([name]);
  return (await load()).run(args);
}

const meant = (word: string): string => (Object.hasOwn(ALSO, word) ? ALSO[word]! : word);

/** Tells about all commands, or about the one that is named. */
async function help(words: readonly string[]): Promise<number> {
  const [name, more] = words.map(meant);
  if (more !== undefined) throw new Problem(`hoard help takes one command: ${quoted(more)} is too many.`);
  if (name === undefined || name === 'help') {
    console.log(overview());
    return 0;
  }
  const { summary, usage } = commandNamed(name);
  console.log(`${summary}\n\n${await usage()}`);
  return 0;
}

const overview = (): string =>
  [
    'hoard: board games about dragons, played to the letter of their rules.',
    '',
    ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`),
    '',
    'hoard help <command>, or hoard <command> --help, tells more.',
  ].join('\n');

function commandNamed(name: string) {
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name]!;
  const names = Object.keys(COMMANDS);
  const near = nearest(name, names);
  throw new Problem(
    `${quoted(name)} is no command of hoard${near === null ? '' : ` (did you mean ${near}?)`}; expected ${[...names, 'help'].join(', ')}.`,
  );
}
