import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { Random } from '@hoard/kernel';
import { WebSocketServer, type WebSocket } from 'ws';
import { listWalks, startByHand, walk, type HandRace } from '../race/byHand.ts';
import { DIE_SIDES } from '../race/course.ts';
import { HOMES } from '../race/map.ts';
import { tellAbout } from './tellAbout.ts';

// The race by hand on bare sockets, each move kept on disk before anybody is told: node bareHost.ts FILE
// Nobody has a name, a seat of their own or a secret; nobody comes back. It is what sockets and the disk cost without a server like ours.

/** Four at a table, course after course. */
class BareTable {
  readonly #id: string;
  readonly #random: Random;
  readonly #sockets: WebSocket[] = [];
  readonly #walks: number[] = [];
  #race: HandRace = startByHand();
  #count = 0;
  #moves = 0;

  constructor(id: string) {
    this.#id = id;
    this.#random = new Random(Number(id));
  }

  join(socket: WebSocket): void {
    const seat = this.#sockets.push(socket) - 1;
    socket.on('message', (said: Buffer) => this.#walk(seat, Number(said.toString())));
    if (this.#sockets.length < HOMES.length) return;
    this.#next();
    this.#tell();
  }

  #walk(seat: number, space: number): void {
    if (seat !== this.#race.turn || !this.#walks.slice(0, this.#count).includes(space)) return;
    walk(this.#race, space);
    if (this.#race.winner >= 0) this.#race = startByHand();
    this.#next();
    keep(this.#id, this.#moves++, JSON.stringify({ seat, space }), () => this.#tell());
  }

  #next(): void {
    this.#race.die = 1 + this.#random.below(DIE_SIDES);
    this.#count = listWalks(this.#race, this.#walks);
  }

  /** Everybody is told all of it, and whose turn it is. */
  #tell(): void {
    const { course, turn, die } = this.#race;
    const text = JSON.stringify({ turn, die, walks: this.#walks.slice(0, this.#count), course });
    for (const socket of this.#sockets) socket.send(text);
  }
}

const database = new DatabaseSync(process.argv[2]!);
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE journal (id, place, entry, PRIMARY KEY (id, place))');
const append = database.prepare('INSERT INTO journal VALUES (?, ?, ?)');
let gathering: (() => void)[] = [];

/** Whatever comes about at once is kept with one wait for the disk. */
function keep(id: string, place: number, entry: string, then: () => void): void {
  if (gathering.length === 0) {
    database.exec('BEGIN IMMEDIATE');
    setImmediate(commit);
  }
  append.run(id, place, entry);
  gathering.push(then);
}

function commit(): void {
  database.exec('COMMIT');
  const kept = gathering;
  gathering = [];
  for (const then of kept) then();
}

const tables = new Map<string, BareTable>();
const server = createServer();
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket, { url }) => {
  const id = url!.slice(1);
  let table = tables.get(id);
  if (table === undefined) tables.set(id, (table = new BareTable(id)));
  table.join(socket);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  tellAbout(`http://127.0.0.1:${port}`, async () => database.close());
});
