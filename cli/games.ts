import { Problem } from '@hoard/kernel';
import { readWords } from '@hoard/lab/commandLine';
import type { Command } from './command.ts';
import { choicesIn, endOf, gameFileOrProblem, gamesFolder, keptGames } from './gameFile.ts';

export const games: Command = {
  summary: 'list the games that are kept',
  usage: 'hoard games',
  async run(args) {
    const { positionals } = readWords(args, {});
    if (positionals.length > 0) throw new Problem(`hoard games takes nothing more: '${positionals[0]}' is too many.`);
    const paths = keptGames();
    if (paths.length === 0) console.log(`No games are kept in ${gamesFolder()} yet. npx hoard play begins one.`);
    for (const path of paths) console.log(`${path}\n  ${describe(path)}`);
    return 0;
  },
};

function describe(path: string): string {
  const file = gameFileOrProblem(path);
  if (file instanceof Problem) return file.message;
  const names = file.seated.map(({ name }) => name).join(', ');
  const end = endOf(file);
  return `${file.game}: ${names}; ${choicesIn(file)} choices, ${end === null ? 'not over' : `over (${end})`}`;
}
