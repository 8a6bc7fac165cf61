import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Committed, ThreadData, ToCommit } from './groupCommit.ts';
import { Database } from './database.ts';
import { Writes, type Write } from './writes.ts';

// A thread that writes, so that nobody else has to wait for the disk.
const { path, file } = workerData as ThreadData;
const database = new Database(thereAt(path));
const writes = new Writes(database);

/** A file that is there: where it is gone, none is made in its place. */
function thereAt(place: string): URL {
  const address = pathToFileURL(place);
  address.searchParams.set('mode', 'rw');
  return address;
}

/** The name and the arguments of a write belong together; the compiler cannot see that they meet here. */
const carryOut = ({ name, args }: Write): unknown => (writes[name] as (...given: readonly unknown[]) => unknown).apply(writes, args);

function commit(batch: readonly Write[]): Committed {
  try {
    // What is written to a file that was taken away would be lost.
    if (statSync(path, { throwIfNoEntry: false })?.ino !== file) throw new Error(`${path} is gone, or another file has its name`);
    return { results: database.atOnce(() => batch.map(carryOut)) };
  } catch (error) {
    return { error };
  }
}

parentPort!.on('message', (asked: ToCommit) => {
  if (asked !== 'close') return parentPort!.postMessage(commit(asked));
  database.close();
  parentPort!.close();
});
