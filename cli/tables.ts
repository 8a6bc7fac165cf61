import { Problem, printable } from '@hoard/kernel/problem';
import { quoted, readWords } from '@hoard/lab/commandLine';
import type { HostCommand } from '@hoard/table/operate';
import type { Command } from './command.ts';
import { tablesFile } from './home.ts';

/** `hoard tables`: what whoever runs a server does at its tables. */
export const tablesCommand: Command = {
  async run(args) {
    const { positionals } = readWords(args, {});
    const wanted = commandFrom(positionals);
    const { operate } = await import('@hoard/table/operate');
    for (const line of await operate(tablesFile(), wanted)) console.log(printable(line));
    return 0;
  },
};

function commandFrom([what, table, who, ...rest]: readonly string[]): HostCommand {
  if (what === undefined) return { do: 'list' };
  if (what === 'kick' && table !== undefined && who !== undefined && rest.length === 0) return { do: 'kick', table, who };
  if (what === 'end' && table !== undefined && who === undefined) return { do: 'end', table };
  if (what === 'kick') throw new Problem('hoard tables kick: expected a table and somebody who sits there, and no more.');
  if (what === 'end') throw new Problem('hoard tables end: expected one table.');
  throw new Problem(`hoard tables: ${quoted(what)} is nothing that can be done; expected kick, end, or nothing to list them.`);
}
