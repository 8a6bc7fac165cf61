import manifest from '../package.json' with { type: 'json' };
import { noneOf, type Command } from './command.ts';

export const versionCommand: Command = {
  async run(args) {
    noneOf(args, 'version');
    console.log(`hoard ${manifest.version} (Node ${process.version})`);
    return 0;
  },
};
