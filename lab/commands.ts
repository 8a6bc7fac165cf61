import { balance } from './balance.ts';
import type { Command } from './command.ts';
import { fuzz } from './fuzz.ts';
import { simulate } from './simulate.ts';
import { strength } from './strength.ts';

/** What the laboratory adds to `hoard`. */
export const commands: Record<string, Command> = { simulate, balance, strength, fuzz };
