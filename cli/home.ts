import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where everything is that outlives a command. */
export function homeFolder(): string {
  const { HOARD_HOME, XDG_DATA_HOME } = process.env;
  return resolve(HOARD_HOME || join(XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'hoard'));
}

/** The one file in which a server keeps its tables. */
export const tablesFile = (): string => join(homeFolder(), 'tables.sqlite');
