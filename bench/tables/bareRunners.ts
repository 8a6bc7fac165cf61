import { Random } from '@hoard/kernel';
import { HOMES } from '../race/map.ts';
import type { Count } from './company.ts';
import { PlainSocket } from './plainSocket.ts';

interface RunnersWish {
  readonly address: string;
  readonly tables: number;
  readonly count: Count;
}

/** Lets four run at each table of the bare server: each walks as soon as it is their turn, wherever that is allowed. */
export async function runOnBare({ address, tables, count }: RunnersWish): Promise<void> {
  for (let table = 0; table < tables; table++) for (let seat = 0; seat < HOMES.length; seat++) await runAlong(address, table, seat, count);
}

/** Seats are given in the order of those who come. */
function runAlong(address: string, table: number, seat: number, count: Count): Promise<void> {
  const open = Promise.withResolvers<void>();
  const random = new Random(table);
  let since = 0;
  const socket = new PlainSocket(`${address.replace('http', 'ws')}/${table}`, {
    onOpen: open.resolve,
    onText(bytes) {
      if (since > 0) {
        count.choices++;
        count.waits.push(performance.now() - since);
        since = 0;
      }
      const { turn, walks } = JSON.parse(bytes.toString('latin1')) as { readonly turn: number; readonly walks: readonly number[] };
      if (turn !== seat || count.isOver) return;
      since = performance.now();
      socket.send(String(random.pick(walks)));
    },
    onClose() {},
    onFail(why) {
      if (!count.isOver) open.reject(new Error(`A connection failed: ${why}`));
    },
  });
  return open.promise;
}
