import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { withBots } from '@hoard/games/bots';
import { Match, NO_WISHES, Random, firstSeat, type Game, type GameRecord, type Types } from '@hoard/kernel';
import { SqliteStore } from '@hoard/table/store';
import { alone, wanted, type Figure } from '../report.ts';
import { HostProcess } from './hostProcess.ts';

const GAME = 'dragon-attack';
const SEATS = 4;
/** So far each of them has come. */
const CHOICES = 60;
const GIGABYTE = 1024;

/** A server with so many games that have begun and are not over: when it is ready, and what it keeps of them in memory. */
export async function openGames(folder: string, games: number): Promise<Figure[]> {
  const file = join(folder, 'open.sqlite');
  await layGames(file, games);
  const since = performance.now();
  const host = await HostProcess.start('./ourHost.ts', [file]);
  const reply = await fetch(new URL('ready', host.address));
  const took = (performance.now() - since) / 1_000;
  if (!reply.ok) throw new Error(`The server is not ready: ${reply.status}`);
  const { resident } = await host.usage(true);
  await host.stop();
  const empty = await HostProcess.start('./ourHost.ts', [join(folder, 'empty.sqlite')]);
  const { resident: bare } = await empty.usage(true);
  await empty.stop();
  return [
    wanted(`${games} open games, from start to ready`, took, 's', { most: 2 }),
    wanted(`${games} open games, memory of the server`, resident / 2 ** 20, 'MB', { most: GIGABYTE }),
    alone('an idle game, memory beside an empty server', (resident - bare) / games / 1024, 'KB'),
  ];
}

async function layGames(file: string, games: number): Promise<void> {
  const store = new SqliteStore(file);
  const { journal, outcome: _, ...beginning } = await withBots(GAME, begun);
  const now = Date.now();
  for (let game = 0; game < games; game++) {
    const id = randomBytes(16).toString('base64url');
    const writes = [store.begin(id, beginning), ...journal.map((entry, place) => store.append(id, place, entry))];
    const seats = beginning.seated.map(({ name }) => ({
      person: null,
      name,
      bot: null,
      isOpen: false,
      link: null,
      contribution: null,
      isMuted: false,
      wishes: NO_WISHES,
      isGone: false,
      isMissed: false,
      keptFor: null,
    }));
    const table: Parameters<SqliteStore['keepTable']>[0] = {
      id,
      game: GAME,
      phase: 'playing',
      pace: 'days',
      windowSeconds: 4,
      isListed: false,
      hasSpectators: true,
      chat: 'free',
      hasHints: true,
      madeAt: now,
      changedAt: now,
      revision: 0,
      host: 'nobody',
      options: {},
      seats,
      vote: null,
      rewind: null,
      ballot: null,
      next: null,
      secret: beginning.secret,
    };
    writes.push(store.keepTable(table));
    await Promise.all(writes);
  }
  await store.close();
}

function begun<T extends Types>(game: Game<T>): GameRecord {
  const options = game.readOptions({}, SEATS);
  const match = new Match(game, { options, seats: SEATS, secret: randomBytes(32).toString('hex') });
  const random = new Random(4);
  while (match.journal.length < CHOICES && !match.isOver) {
    const seat = firstSeat(match.asked());
    const { lane, token, actions } = match.questions(seat)[0]!;
    match.choose(seat, lane, token, game.keys.keyOf(random.pick(actions)));
  }
  return match.record();
}
