import { Problem, printable } from '@hoard/kernel/problem';
import { titleIds } from '@hoard/games/shelf';
import { quoted, readWords, wholeNumber } from '@hoard/lab/commandLine';
import { anyOf, readGameWords } from '@hoard/lab/gameWords';
import type { HostCommand } from '@hoard/table/operate';
import { encodeQR } from 'qr';
import type { Command } from './command.ts';
import { tablesFile } from './home.ts';
import { USUAL_PLAYERS } from './seating.ts';

/** `hoard tables`: what whoever runs a server does at its tables. */
export const tablesCommand: Command = {
  async run(args) {
    const wanted = args[0] === 'new' ? await tableFrom(args.slice(1)) : commandFrom(readWords(args, {}).positionals);
    const { operate } = await import('@hoard/table/operate');
    for (const line of await operate(tablesFile(), wanted)) {
      console.log(printable(line));
      // A phone reads it from the screen.
      if (/^https?:/.test(line) && process.stdout.isTTY) console.log(encodeQR(line, 'term'));
    }
    return 0;
  },
};

/** A table for friends: which game, how many play, and how. */
async function tableFrom(args: readonly string[]): Promise<HostCommand> {
  const { game: id, named, values, given } = await readGameWords('tables new', args, { players: { type: 'string' } });
  if (named === null) throw new Problem(`hoard tables new: expected a game, ${anyOf(titleIds())}.`);
  const [{ optionsAt }, { withTitle }] = await Promise.all([import('@hoard/lab/gameOptions'), import('@hoard/games')]);
  return withTitle(id, (title) => {
    const { least, most } = title.game.seats;
    const seats = wholeNumber('players', values.players, Math.min(most, USUAL_PLAYERS), least, most);
    return { do: 'lay', game: id, options: optionsAt(title, title.game, given, seats), seats };
  });
}

function commandFrom([what, table, who, ...rest]: readonly string[]): HostCommand {
  if (what === undefined) return { do: 'list' };
  if (what === 'kick' && table !== undefined && who !== undefined && rest.length === 0) return { do: 'kick', table, who };
  if (what === 'end' && table !== undefined && who === undefined) return { do: 'end', table };
  if (what === 'invite' && table !== undefined && /^[1-9]$/.test(who ?? '') && rest.length === 0)
    return { do: 'invite', table, seat: Number(who) };
  if (what === 'invite') throw new Problem('hoard tables invite: expected a table and the number of a seat, and no more.');
  if (what === 'kick') throw new Problem('hoard tables kick: expected a table and somebody who sits there, and no more.');
  if (what === 'end') throw new Problem('hoard tables end: expected one table.');
  throw new Problem(`hoard tables: ${quoted(what)} is nothing that can be done; expected new, invite, kick, end, or nothing to list them.`);
}
