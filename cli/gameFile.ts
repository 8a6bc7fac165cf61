import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, readdirSync, renameSync, statSync, writeSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { titleIds } from '@hoard/games';
import { Problem, isChoice, parseGame, type GameFile } from '@hoard/kernel';

/** Reads a game file; the file is never touched. */
export function readGameFile(path: string): GameFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Problem(`${path} cannot be read: ${reasonOf(error)}.`);
  }
  const file = parseGame(path, text);
  if (!titleIds().includes(file.game))
    throw new Problem(`${path}, field 'game': there is no game '${file.game}'; expected ${titleIds().join(', ')}.`);
  return file;
}

/** A game file, or what is wrong with it: for lists, in which one bad file must not hide the others. */
export function gameFileOrProblem(path: string): GameFile | Problem {
  try {
    return readGameFile(path);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** How many choices were made; who came and went is in the journal, too. */
export const choicesIn = ({ journal }: Pick<GameFile, 'journal'>): number => journal.filter(isChoice).length;

/** A word for how a game ended, or null if it goes on. */
export function endOf({ outcome, journal }: Pick<GameFile, 'outcome' | 'journal'>): string | null {
  const last = journal.at(-1);
  return outcome?.reason ?? (last !== undefined && !isChoice(last) && last.now === 'abandoned' ? last.now : null);
}

/** Writes a game so that at every moment either the old or the new file is there, whole. */
export function writeGameFile(path: string, file: GameFile): void {
  const fresh = `${path}.new`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const handle = openSync(fresh, 'w', 0o600);
    writeSync(handle, `${JSON.stringify(file)}\n`);
    fsyncSync(handle);
    closeSync(handle);
    renameSync(fresh, path);
  } catch (error) {
    throw new Problem(`${path} cannot be written: ${reasonOf(error)}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it is not allowed',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

export function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? code ?? String(error);
}

/** Where games are kept. */
export function gamesFolder(): string {
  const { HOARD_HOME, XDG_DATA_HOME } = process.env;
  const home = HOARD_HOME || join(XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'hoard');
  return join(home, 'games');
}

/** The paths of all kept games, the latest first. */
export function keptGames(): string[] {
  let names: string[];
  try {
    names = readdirSync(gamesFolder());
  } catch {
    return [];
  }
  const paths = names.filter((name) => name.endsWith('.json')).map((name) => join(gamesFolder(), name));
  return paths
    .map((path) => ({ path, changed: statSync(path).mtimeMs }))
    .toSorted((a, b) => b.changed - a.changed)
    .map(({ path }) => path);
}
