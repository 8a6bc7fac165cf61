import { readText } from '@hoard/disk';
import * as v from 'valibot';

/** Where a server that runs on a file of tables is found, and the key of its door. */
const door = v.object({ address: v.string(), key: v.string() });

export const doorOf = (file: string): string => `${file}.server`;

/** What stands beside a file of tables; null where no server has left it there. */
export function readDoor(file: string): v.InferOutput<typeof door> | null {
  try {
    const read = v.safeParse(door, JSON.parse(readText(doorOf(file), 1000)));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
