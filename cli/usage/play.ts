import { flagsOf } from '@hoard/games/flags';
import { titleIds } from '@hoard/games/shelf';
import { wrap } from '../console.ts';

export const FLAGS = {
  seats: { type: 'string', help: 'who plays: me, names, random, greedy, search (search:1 to search:3): me,greedy,Anna' },
  players: { type: 'string', help: 'so many at the table, you and greedy bots: --players 4' },
  seed: { type: 'string', help: 'a word from which dice and bots follow: the same again, and no secret' },
  content: { type: 'string', help: 'a folder with a content set of your own' },
  save: { type: 'string', help: 'the file to keep the game in' },
  resume: { type: 'string', help: 'go on with a kept game; without a file the latest' },
  speed: { type: 'string', help: '0 without pauses, 1 as meant, up to 9 times as quick' },
  ascii: { type: 'boolean', help: 'only characters that every terminal has' },
  'no-color': { type: 'boolean', help: 'no colours' },
} as const;

export async function usage(): Promise<string> {
  const games = titleIds().map(async (id) => `Options of ${id}:\n${flagRows(await flagsOf(id))}`);
  return [
    'hoard play [game] [options]',
    `Games: ${titleIds().join(', ')}.\nWithout options you are asked; in a pipe you play against three bots.`,
    flagRows(FLAGS),
    ...(await Promise.all(games)),
  ].join('\n\n');
}

const flagRows = (flags: Readonly<Record<string, { help: string }>>): string =>
  Object.entries(flags)
    .map(([name, { help }]) => wrap(`  --${name.padEnd(13)} ${help}`, 80, ' '.repeat(18)).join('\n'))
    .join('\n');
