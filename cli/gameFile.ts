import { lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { holdFile, makeFolder, readText, reasonOf, writeWhole } from '@hoard/disk';
import { titleIds } from '@hoard/games/shelf';
import { Problem, hasEnded, isChoice, parseGame, printGame, type GameFile } from '@hoard/kernel';
import { checkPlayers } from '@hoard/players';
import { homeFolder } from './home.ts';

/** Reads a game file; the file is never touched. */
export function readGameFile(path: string): GameFile {
  const file = parseGame(path, readText(path));
  if (!titleIds().includes(file.game))
    throw new Problem(`${path}, field 'game': there is no game '${file.game}'; expected ${titleIds().join(', ')}.`);
  checkPlayers(file, path);
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
export const endOf = (file: Pick<GameFile, 'outcome' | 'journal'>): string | null =>
  hasEnded(file) ? (file.outcome?.reason ?? 'abandoned') : null;

/** Keeps a game as it is now; where that is kept already, nothing is written. */
export type Keep = (file: GameFile) => void;

/** Holds a game file until this process ends: whoever else wants to play it is refused, and nothing that others wrote is lost. */
export function holdGame(path: string): Keep {
  const failing = (error: unknown, expected: string): Problem =>
    new Problem(`${path} cannot be written: ${reasonOf(error)}; expected ${expected}`, { cause: error });
  let ours: string | null;
  let kept = '';
  try {
    makeFolder(dirname(path));
    holdFile(path);
    ours = stampOf(path);
  } catch (error) {
    throw error instanceof Problem ? error : failing(error, 'a place for a file.');
  }
  return (file) => {
    const text = `${printGame(file)}\n`;
    try {
      const theirs = stampOf(path);
      if (theirs !== null && theirs !== ours)
        throw new Problem(`${path} was changed by somebody else meanwhile: it is left as it is, without what you chose since.`);
      if (theirs !== null && text === kept) return;
      // Whoever took the folder away did not mean the game.
      if (theirs === null) makeFolder(dirname(path));
      writeWhole(path, text);
      ours = stampOf(path);
      kept = text;
    } catch (error) {
      if (error instanceof Problem) throw error;
      const before = kept !== '' && fileExists(path) ? ' The game is kept as it was before that.' : '';
      throw failing(error, `room for a file.${before}`);
    }
  };
}

/** Also a link that leads nowhere is something. */
export function fileExists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

/** What tells one state of a file from every other, or null if there is none. */
function stampOf(path: string): string | null {
  const about = statSync(path, { bigint: true, throwIfNoEntry: false });
  return about === undefined ? null : [about.dev, about.ino, about.size, about.mtimeNs].join();
}

/** Where games are kept. */
export const gamesFolder = (): string => join(homeFolder(), 'games');

/** Where a game that begins now is kept; one of the same seed may have begun in the same second. */
export function freePath(game: string, commitment: string, now: Date): string {
  const name = `${game}-${now.toISOString().slice(0, 19).replaceAll(':', '')}-${commitment.slice(0, 6)}`;
  for (let count = 1; ; count++) {
    const path = join(gamesFolder(), `${name}${count === 1 ? '' : `-${count}`}.json`);
    if (!fileExists(path)) return path;
  }
}

/** The paths of all kept games, the latest first. */
export function keptGames(): string[] {
  let names: string[];
  try {
    names = readdirSync(gamesFolder());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Problem(`${gamesFolder()} cannot be looked into: ${reasonOf(error)}; expected a folder of games.`, { cause: error });
  }
  const paths = names.filter((name) => name.endsWith('.json')).map((name) => join(gamesFolder(), name));
  return paths
    .map((path) => ({ path, changed: changedAt(path) }))
    .toSorted((a, b) => b.changed - a.changed)
    .map(({ path }) => path);
}

/** When a file was last changed; what cannot be looked at comes last. */
function changedAt(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}
