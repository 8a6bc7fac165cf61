import type { IncomingMessage } from 'node:http';
import { withBots } from '@hoard/games/bots';
import type { Game, Types } from '@hoard/kernel';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import type { Addresses } from './addresses.ts';
import { PEOPLES_ALLOWANCES, type Allowances } from './gate/allowances.ts';
import { openCalls } from './gate/callGate.ts';
import { describeCalls } from './gate/description.ts';
import { openSockets } from './gate/socketGate.ts';
import { doorkeeper, isFromHere } from './gate/visitors.ts';
import type { Shelf } from './live/tables.ts';
import { BotThreads } from './live/botThreads.ts';
import { PEOPLES_TIMING, type Timing } from './live/timing.ts';
import { guestCalls } from './lobby/guests.ts';
import { hostCalls } from './lobby/hosting.ts';
import { Rooms } from './lobby/rooms.ts';
import { keepRooms, type KeptDays } from './lobby/keeping.ts';
import { noticeCalls } from './lobby/notices.ts';
import { peopleCalls } from './lobby/people.ts';
import { Notifier } from './notify/notifier.ts';
import { Courier } from './notify/courier.ts';
import { keepAlone, makeDoor } from './operate/door.ts';
import { Operator } from './operate/operator.ts';
import { SqliteStore } from './store/sqliteStore.ts';
import { newTally } from './watch/tally.ts';
import type { TableRefusal } from './wire/refusals.ts';

/** How tables are kept and found. */
export interface TablesWish {
  /** The one file in which everything is kept. */
  readonly file: string;
  /** Names by which others find this server, besides those that every machine has. */
  readonly names: readonly string[];
  /** The address by which others find it; without one, those that this machine has in its networks. */
  readonly publicAddress?: string;
  /** Whether open tables are listed for everybody who comes; absent where they are unless the whole net may come. */
  readonly hasLobby?: boolean;
  readonly logLevel: string;
  readonly keptDays: KeptDays;
  /** The games, if not those on the shelf. */
  readonly shelf?: Shelf;
  /** How long things take, if not as long as people need. */
  readonly timing?: Timing;
  /** What is let through, if not what people do. */
  readonly allowances?: Allowances;
  /** Who brings messages to addresses that people have given, if not one who goes to the whole net and nowhere else. */
  readonly courier?: Courier;
}

export interface OpenTables {
  /** The server listens at an address: whoever runs it may speak to it there. */
  listening(address: string): void;
  /** Hands every player a clean reconnect, and keeps what was being written. */
  close(): Promise<void>;
}

/** So long sockets may take to hear that the server stops. */
const FAREWELL = 500;

/** The rules of a game, ready for whatever can be done with any. */
type Opened = <R>(use: <T extends Types>(game: Game<T>) => R) => R;
const opened = new Map<string, Promise<Opened>>();

/** The games as they are on the shelf; each is taken down once. */
export const OUR_SHELF: Shelf = async (game, use) => {
  const rules =
    opened.get(game) ??
    withBots(
      game,
      (its): Opened =>
        (useThem) =>
          useThem(its),
    );
  opened.set(game, rules);
  return (await rules)(use);
};

const isForTables = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/api/') || url === '/metrics' || url === '/operator';

/** Opens tables on a server: calls, sockets, and what those who watch over it ask for. */
export function openTables(
  server: FastifyInstance,
  {
    file,
    names,
    publicAddress,
    hasLobby,
    logLevel,
    keptDays,
    shelf = OUR_SHELF,
    timing = PEOPLES_TIMING,
    allowances = PEOPLES_ALLOWANCES,
    courier = new Courier(),
  }: TablesWish,
  addresses: () => Addresses,
  isPublic: () => boolean,
): OpenTables {
  const log: Logger = pino({ level: logLevel, base: null }, pino.destination(2));
  const release = keepAlone(file);
  const store = openStore(file, release);
  const bots = new BotThreads();
  const forOthers = (): readonly string[] => (publicAddress === undefined ? addresses().others : [publicAddress]);
  const forOther = (): string => forOthers()[0] ?? addresses().address;
  const notifier = new Notifier({ store, courier, address: forOther });
  const rooms = new Rooms({ store, shelf, bots, timing, notifier, log });
  const tally = newTally({ rooms: () => rooms.size, games: () => rooms.games });
  const keeper = doorkeeper(names);
  let isStopping = false;

  server.addHook('onRequest', async (request, reply) => {
    const refusal: TableRefusal = { why: 'wrong-name' };
    if (isForTables(request.raw) && !keeper.admits(request.raw)) await reply.code(403).send({ refusal });
  });
  server.setErrorHandler(async (error: { readonly statusCode?: number; readonly message: string }, _, reply) => {
    const status = error.statusCode ?? 500;
    const isTheirs = status < 500;
    if (!isTheirs) log.error({ error: error.message }, 'a request failed');
    const refusal = isTheirs ? { why: 'bad-message', message: error.message.slice(0, 200) } : { why: 'later' };
    await reply.code(status).send({ refusal });
  });
  openCalls(server, {
    store,
    tally,
    allowances,
    handlers: {
      'server/addresses': async () => ({ addresses: forOthers().slice() }),
      ...peopleCalls(store, rooms),
      ...guestCalls(rooms, () => hasLobby ?? !(publicAddress !== undefined || isPublic())),
      ...hostCalls(rooms),
      ...noticeCalls(store, notifier),
    },
    onFault: (call, error) => log.error({ call, error: String(error) }, 'a call failed'),
  });
  describeCalls(server);
  const gate = openSockets(server.server, { rooms, tally, doorkeeper: keeper, allowances });

  server.get('/health', async (_, reply) => reply.header('cache-control', 'no-store').send({ is: 'well' }));
  server.get('/ready', async (_, reply) => {
    const counts = isStopping ? null : await store.counts().catch(() => null);
    return reply
      .code(counts === null ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(counts === null ? { is: 'not ready' } : { is: 'ready', ...counts });
  });
  server.get('/metrics', async (request, reply) => {
    // What goes on here is for whoever runs it.
    if (!isFromHere(request.raw)) return reply.code(403).send({ refusal: { why: 'not-host' } });
    return reply.type(tally.type).send(await tally.text());
  });

  const door = makeDoor(server, new Operator(rooms, forOther), file);
  const keeping = keepRooms(rooms, keptDays);
  log.info({ file }, 'tables are open');
  return {
    listening: (address) => door.open(address),
    async close() {
      isStopping = true;
      door.close();
      keeping.close();
      await rooms.endCalling();
      gate.close();
      await new Promise((resolve) => setTimeout(resolve, FAREWELL));
      await rooms.close();
      await notifier.close();
      await store.close();
      await bots.dismiss();
      release();
      log.info('tables are closed');
    },
  };
}

/** What cannot be opened is nobody's. */
function openStore(file: string, release: () => void): SqliteStore {
  try {
    return new SqliteStore(file);
  } catch (error) {
    release();
    throw error;
  }
}
