#!/usr/bin/env node
import { Problem } from '@hoard/kernel';
import type { Command } from './command.ts';
import { games } from './games.ts';
import { play } from './play.ts';
import { replayGame } from './replay.ts';
import { serve } from './serve.ts';
import { verify } from './verify.ts';

/** What was asked for cannot be done as asked. */
const BAD_REQUEST = 2;

const COMMANDS: Readonly<Record<string, Command>> = { play, serve, games, replay: replayGame, verify };

/** The laboratory is loaded only when somebody asks for it, so that a game starts at once. */
async function allCommands(): Promise<Readonly<Record<string, Command>>> {
  const laboratory: { commands: Readonly<Record<string, Command>> } = await import('@hoard/lab');
  return { ...COMMANDS, ...laboratory.commands };
}

async function help(): Promise<string> {
  const rows = Object.entries(await allCommands()).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`);
  return [
    'hoard: board games about dragons, played to the letter of their rules.',
    '',
    ...rows,
    '',
    'hoard <command> --help tells more.',
  ].join('\n');
}

async function run([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(await help());
    return 0;
  }
  const commands = Object.hasOwn(COMMANDS, name) ? COMMANDS : await allCommands();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new Problem(`'${name}' is no command of hoard; expected ${Object.keys(commands).join(', ')}.`);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(`${command.summary}\n\n${command.usage}`);
    return 0;
  }
  return command.run(args);
}

// Whoever reads along may stop reading: `hoard replay game.json | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = BAD_REQUEST;
}
