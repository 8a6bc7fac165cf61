import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { Problem } from '@hoard/kernel';
import { reasonOf } from './reasons.ts';

const MEGABYTE = 1_000_000;

/**
 * The text of an ordinary file. A pipe that nobody writes to, a device without an end or a file as large as the disk is refused
 * instead of waited for.
 */
export function readText(path: string, mostBytes = 10 * MEGABYTE): string {
  let handle: number;
  try {
    // Whoever opens a pipe waits for its other end, unless told not to. Windows has neither such pipes nor the flag.
    handle = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    throw unreadable(path, reasonOf(error), error);
  }
  try {
    const about = fstatSync(handle);
    if (about.isDirectory()) throw unreadable(path, 'it is a folder');
    if (!about.isFile()) throw unreadable(path, 'it is something else');
    const bytes = readAtMost(handle, mostBytes);
    if (bytes === null) throw new Problem(`${path} is too large: expected at most ${mostBytes / MEGABYTE} million bytes.`);
    // Some editors begin a file with a mark of the byte order, which is no part of the text.
    return bytes.toString('utf8').replace(/^\ufeff/, '');
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw unreadable(path, reasonOf(error), error);
  } finally {
    closeSync(handle);
  }
}

const unreadable = (path: string, reason: string, cause?: unknown): Problem =>
  new Problem(`${path} cannot be read: ${reason}; expected an ordinary file.`, { cause });

/** Everything that a file holds, or null if that is too much. What it says of its own size is not believed: it may grow, or lie. */
function readAtMost(handle: number, most: number): Buffer | null {
  const parts: Buffer[] = [];
  let size = 0;
  for (;;) {
    const part = Buffer.allocUnsafe(Math.min(MEGABYTE, most + 1 - size));
    const count = readSync(handle, part);
    if (count === 0) return Buffer.concat(parts);
    parts.push(part.subarray(0, count));
    size += count;
    if (size > most) return null;
  }
}
