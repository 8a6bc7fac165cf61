import { readWords } from '@hoard/lab/commandLine';
import { oneFile, type Command } from './command.ts';
import { tablesFile } from './home.ts';

/** `hoard backup`: all tables in one file. */
export const backupCommand: Command = {
  async run(args) {
    const { positionals } = readWords(args, {});
    const path = oneFile(positionals, 'backup', 'a new file');
    const { backUp } = await import('@hoard/table/backup');
    const { games, entries } = await backUp(tablesFile(), path);
    console.log(`${path} holds ${games} games with ${entries} entries.`);
    return 0;
  },
};
