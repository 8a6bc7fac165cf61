import { Client } from '@colyseus/sdk';
import { Random } from '@hoard/kernel';
import { HOMES } from '../race/map.ts';
import { listWalks } from './walks.js';

/** Lets four run at each table of Colyseus' server, course after course: each walks as soon as it is their turn, wherever that is allowed. */
export async function runOnColyseus({ address, tables, count }) {
  for (let table = 0; table < tables; table++) {
    const room = await new Client(address).create('race');
    runAlong(room, table, count);
    for (let seat = 1; seat < HOMES.length; seat++) runAlong(await new Client(address).joinById(room.roomId), table, count);
  }
}

function runAlong(room, table, count) {
  const random = new Random(table);
  let [since, moved] = [0, -1];
  room.onStateChange((state) => {
    if (count.isOver || state.turn < 0) return;
    if (since > 0 && state.moves > moved) {
      count.choices++;
      count.waits.push(performance.now() - since);
      since = 0;
    }
    if (state.runners[state.turn].session !== room.sessionId || state.moves === moved) return;
    moved = state.moves;
    since = performance.now();
    room.send('walk', random.pick(listWalks(state)));
  });
}
