import { existsSync } from 'node:fs';
import { Problem } from '@hoard/kernel';
import pino from 'pino';
import * as v from 'valibot';
import { PEOPLES_TIMING } from '../live/timing.ts';
import { Rooms } from '../lobby/rooms.ts';
import { SqliteStore } from '../store/sqliteStore.ts';
import { OUR_SHELF } from '../tableServer.ts';
import { keepAlone } from './door.ts';
import { readDoor } from './knocking.ts';
import { Operator, hostCommand, type HostCommand } from './operator.ts';

export type { HostCommand } from './operator.ts';

/** What a server answers to words that are not its own. */
const BAD_REQUEST = 400;

const answer = v.union([v.object({ lines: v.array(v.string()) }), v.object({ problem: v.string() })]);

/** Does something at the tables of a file: by the server that runs on it, or here where none does. Gives what is to be said of it. */
export async function operate(file: string, wanted: HostCommand): Promise<readonly string[]> {
  if (!existsSync(file)) throw new Problem(`There are no tables in ${file}; expected the file that hoard serve keeps.`);
  return (await askServer(file, wanted)) ?? operateHere(file, wanted);
}

/** What the server says; null where none answers. */
async function askServer(file: string, wanted: HostCommand): Promise<readonly string[] | null> {
  const door = readDoor(file);
  if (door === null) return null;
  const reply = await fetch(new URL('operator', door.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${door.key}` },
    body: JSON.stringify(wanted),
  }).catch(() => null);
  if (reply?.status === BAD_REQUEST)
    throw new Problem('The server on these tables is older than this command and does not know it; expected one that was started anew.');
  // A server that was killed has left its door behind; another that came to its address has another key.
  const read = v.safeParse(answer, await reply?.json().catch(() => null));
  if (!read.success) return null;
  if ('problem' in read.output) throw new Problem(read.output.problem);
  return read.output.lines;
}

/** Nobody is at the tables: bots do not think, and nobody is called. */
async function operateHere(file: string, wanted: HostCommand): Promise<readonly string[]> {
  const release = keepAlone(file);
  const store = new SqliteStore(file);
  try {
    const rooms = new Rooms({
      store,
      shelf: OUR_SHELF,
      bots: { think: () => new Promise(() => {}) },
      timing: PEOPLES_TIMING,
      notifier: { callOnce: async () => {} },
      log: pino({ level: 'silent' }),
    });
    const lines = await new Operator(rooms, () => {
      throw new Problem('No server runs on these tables; expected hoard serve, for a link leads to one.');
    }).carryOut(v.parse(hostCommand, wanted));
    await rooms.close();
    return lines;
  } finally {
    await store.close();
    release();
  }
}
