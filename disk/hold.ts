import { closeSync, lstatSync, openSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { Problem } from '@hoard/kernel';
import { readText } from './readText.ts';
import { reasonOf } from './reasons.ts';

/** Who works on a file, as it is written into the lock beside it. */
interface Holder {
  readonly host: string;
  /** The set of processes in which the number counts, where the system has several: a container has its own. */
  readonly space: string | null;
  readonly pid: number;
  /** When that process began, where the system tells: the numbers of processes are used again. */
  readonly began: string | null;
  readonly since: string;
}

/** No lock is longer. */
const MOST_BYTES = 1000;
/** So long a lock may stay empty: whoever made it is about to write it. */
const GRACE = 2000;

/**
 * Holds a file for this process, so that two do not write over each other; returns what lets it go. The lock of a process that is
 * no more is taken over. Whoever is refused is told who holds it.
 */
export function holdFile(path: string): () => void {
  const lock = `${path}.lock`;
  const mine = JSON.stringify(thisProcess());
  try {
    take(path, lock, mine);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(`${path} cannot be held for this game: ${reasonOf(error)}; expected a place for ${lock}.`, { cause: error });
  }
  const release = (): void => {
    process.off('exit', release);
    try {
      if (textOf(lock) === mine) rmSync(lock, { force: true });
    } catch {
      // What cannot be taken away is known to be a dead process's later.
    }
  };
  process.once('exit', release);
  return release;
}

/** Makes the lock; throws if somebody has it. */
function take(path: string, lock: string, mine: string): void {
  if (isMade(lock, mine)) return;
  if (isAbandoned(lock)) putAway(path, lock, mine);
  if (!isMade(lock, mine)) throw heldBy(path, lock, holderIn(textOf(lock)));
}

/** Makes the lock, unless there is one. */
function isMade(lock: string, mine: string): boolean {
  let handle: number;
  try {
    handle = openSync(lock, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    writeFileSync(handle, mine);
  } catch (error) {
    // An empty lock would keep everybody out.
    rmSync(lock, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
  // Whoever comes to write only after the time of grace may have lost it.
  return textOf(lock) === mine;
}

/**
 * Puts away the lock of a process that is no more. Only who holds the turn may do that, and looks again first: since the last look
 * somebody may have taken over, and a lock that lives must not vanish even for a moment. The turn is a lock like any other: that of
 * a process that died in the middle of this is put away in the same way.
 */
function putAway(path: string, lock: string, mine: string): void {
  const turn = `${lock}.takeover`;
  take(path, turn, mine);
  try {
    if (isAbandoned(lock)) rmSync(lock, { force: true });
  } finally {
    rmSync(turn, { force: true });
  }
}

/** Whether there is a lock, and nobody who holds it. */
function isAbandoned(lock: string): boolean {
  const holder = holderIn(textOf(lock));
  if (holder !== null) return !isAlive(holder);
  const about = lstatSync(lock, { throwIfNoEntry: false });
  // One that is not there any more is nobody's to put away: the next moment it may be somebody's.
  if (about === undefined || isFresh(about.mtimeMs)) return false;
  if (about.isDirectory()) throw new Problem(`${lock} is a folder; expected nothing there, or a lock.`);
  return true;
}

function isAlive({ host, space, pid, began }: Holder): boolean {
  // Nobody knows from here what lives on another machine.
  if (host !== hostname() || (space !== null && space !== ownSpace())) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return began === null || beginningOf(pid) === began;
}

/** A lock from the future is as old as one from the past. */
const isFresh = (changed: number): boolean => Math.abs(Date.now() - changed) < GRACE;

const thisProcess = (): Holder => ({
  host: hostname(),
  space: ownSpace(),
  pid: process.pid,
  began: beginningOf(process.pid),
  since: new Date().toISOString(),
});

function ownSpace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}

/** In ticks since the machine was started, or null where the system does not tell. */
function beginningOf(pid: number): string | null {
  try {
    // The name of the program comes before it, in brackets, and may hold anything.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function textOf(lock: string): string | null {
  try {
    return readText(lock, MOST_BYTES);
  } catch {
    return null;
  }
}

function holderIn(text: string | null): Holder | null {
  try {
    const { host, space = null, pid, began, since } = JSON.parse(text ?? '') as Partial<Holder>;
    if (typeof host !== 'string' || typeof since !== 'string' || !Number.isSafeInteger(pid) || pid! <= 0) return null;
    return { host, space, pid: pid!, began: typeof began === 'string' ? began : null, since };
  } catch {
    return null;
  }
}

function heldBy(path: string, lock: string, holder: Holder | null): Problem {
  const who =
    holder === null ? 'somebody' : `process ${holder.pid} on ${holder.host}, since ${holder.since.slice(0, 16).replace('T', ' ')} UTC`;
  return new Problem(`${path} is open elsewhere, by ${who}. Expected one at a time; if nobody plays there any more, delete ${lock}.`);
}
