import { Problem, printable } from '@hoard/kernel/problem';
import { readWords } from '@hoard/lab/commandLine';
import { noneOf, type Command } from './command.ts';
import { choicesIn, endOf, gameFileOrProblem, gamesFolder, keptGames } from './gameFile.ts';

export const gamesCommand: Command = {
  async run(args) {
    const { positionals } = readWords(args, {});
    noneOf(positionals, 'games');
    const paths = keptGames();
    if (paths.length === 0) console.log(`No games are kept in ${gamesFolder()} yet. npx hoard play begins one.`);
    for (const path of paths) console.log(`${printable(path)}\n  ${describe(path)}`);
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
