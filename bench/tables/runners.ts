import { Random } from '@hoard/kernel';
import { io } from 'socket.io-client';
import { HOMES } from '../race/map.ts';
import { listPeerMoves, type PeerState } from '../race/onBoardgameIo.ts';
import type { Count } from './company.ts';

interface RunnersWish {
  readonly address: string;
  readonly tables: number;
  readonly count: Count;
}

/** Lets four run at each table of boardgame.io's server, course after course: each walks as soon as it is their turn, wherever that is allowed. */
export async function runOnBoardgameIo({ address, tables, count }: RunnersWish): Promise<void> {
  for (let table = 0; table < tables; table++)
    for (let seat = 0; seat < HOMES.length; seat++) runAlong(`${address}/race`, table, seat, count);
}

function runAlong(address: string, table: number, seat: number, count: Count): void {
  const socket = io(address, { transports: ['websocket'], forceNew: true });
  const random = new Random(table);
  let [course, since, moved] = [0, 0, -1];
  const match = (): string => `${table}.${course}`;
  const sync = (): void => void socket.emit('sync', match(), String(seat), undefined, HOMES.length);
  const walk = (named: string, state: PeerState): void => {
    const { ctx, _stateID } = state;
    if (named !== match() || count.isOver) return;
    if (since > 0 && _stateID > moved) {
      count.choices++;
      count.waits.push(performance.now() - since);
      since = 0;
    }
    if (ctx.gameover !== undefined) {
      course++;
      moved = -1;
      sync();
    } else if (Number(ctx.currentPlayer) === seat && _stateID > moved) {
      moved = _stateID;
      since = performance.now();
      socket.emit('update', random.pick(listPeerMoves(state)), _stateID, match(), String(seat));
    }
  };
  socket.on('connect', sync);
  socket.on('sync', (named: string, { state }: { readonly state: PeerState }) => walk(named, state));
  socket.on('update', walk);
}
