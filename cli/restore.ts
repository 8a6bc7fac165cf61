import { readWords } from '@hoard/lab/commandLine';
import { oneFile, type Command } from './command.ts';
import { tablesFile } from './home.ts';

/** `hoard restore`: the tables of a backup, in the place of those there are. */
export const restoreCommand: Command = {
  async run(args) {
    const { positionals } = readWords(args, {});
    const path = oneFile(positionals, 'restore', 'a backup');
    const { restore } = await import('@hoard/table/backup');
    const { contents, before } = await restore(path, tablesFile(), new Date());
    console.log(`${tablesFile()} holds ${contents.games} games with ${contents.entries} entries again.`);
    if (before !== null) console.log(`What was there before is in ${before}.`);
    return 0;
  },
};
