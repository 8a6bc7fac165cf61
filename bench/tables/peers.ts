import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { race } from '../race/onKernel.ts';
import { median } from '../measure.ts';
import type { Figure } from '../report.ts';
import { runOnBare } from './bareRunners.ts';
import { Count, seatCompanies } from './company.ts';
import { installColyseus, runOnColyseus } from './colyseus.ts';
import { HostProcess } from './hostProcess.ts';
import { runOnBoardgameIo } from './runners.ts';

/** What one server did in one round. */
interface Round {
  readonly moves: number;
  readonly processor: number;
  readonly half: number;
  readonly most: number;
}

interface Contender {
  readonly name: string;
  readonly program: string;
  readonly run: (wish: { readonly address: string; readonly tables: number; readonly count: Count }) => Promise<unknown>;
}

const ROUNDS = 3;
/** So long, and so many moves: on a busy machine little of what is often done is compiled well after some seconds. */
const WARM_UP = { seconds: 3, choices: 15_000, most: 10 };

const OURS = 'Hoard, durable';
const BARE = 'bare sockets, durable';
const BOARDGAME_IO = 'boardgame.io, in memory';
const COLYSEUS = 'Colyseus, in memory';
const CONTENDERS: readonly Contender[] = [
  {
    name: OURS,
    program: './raceHost.ts',
    run: (wish) => seatCompanies({ ...wish, game: 'race', keyOf: (action) => race.keys.keyOf(action), isWatched: false }),
  },
  { name: BARE, program: './bareHost.ts', run: runOnBare },
  { name: BOARDGAME_IO, program: './boardgameIoHost.ts', run: runOnBoardgameIo },
  { name: COLYSEUS, program: '../colyseus/host.js', run: runOnColyseus },
];

/** Beside whom, and what is wanted: our moves for one of theirs, and our wait for theirs. Bare sockets are the limit that nobody reaches. */
const GOALS = [
  { peer: BARE, moves: null, most: null },
  { peer: BOARDGAME_IO, moves: { least: 4 }, most: { most: 1 } },
  { peer: COLYSEUS, moves: { least: 1 }, most: { most: 1 } },
] as const;

/** The race with four at each table, on our server with its store, on bare sockets with one, and on those of peers in memory, by turns. */
export async function peers(folder: string, seconds: number, tables: number): Promise<Figure[]> {
  installColyseus();
  const rounds = new Map<string, Round[]>(CONTENDERS.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, program, run } of CONTENDERS) {
      const host = await HostProcess.start(program, [join(folder, `${name} ${round}.sqlite`)]);
      const count = new Count();
      await run({ address: host.address, tables, count });
      await count.warmUp(WARM_UP);
      const before = await host.usage();
      count.reset();
      const since = performance.now();
      await wait((seconds * 1_000) / ROUNDS);
      const took = (performance.now() - since) / 1_000;
      const { processor } = await host.usage();
      const waits = count.waits.toSorted((one, other) => one - other);
      rounds.get(name)!.push({
        moves: count.choices / took,
        processor: ((processor - before.processor) / count.choices) * 1e6,
        half: waits[waits.length >> 1] ?? Number.NaN,
        most: waits[Math.floor(waits.length * 0.99)] ?? Number.NaN,
      });
      count.isOver = true;
      await host.stop();
    }
  const of = (name: string, part: keyof Round): readonly number[] => rounds.get(name)!.map((round) => round[part]);
  const beside = (name: string, what: string, part: keyof Round, unit: string, goal: Figure['goal']): Figure => ({
    name: `the race, ${what}`,
    value: median(of(OURS, part)),
    unit,
    peer: name,
    peerValue: median(of(name, part)),
    ratio: median(of(OURS, part).map((ours, round) => ours / of(name, part)[round]!)),
    goal,
  });
  return GOALS.flatMap(({ peer, moves, most }) => [
    beside(peer, 'moves', 'moves', 'a second', moves),
    beside(peer, "of the server's processor", 'processor', 'µs a move', null),
    beside(peer, 'from a move to its answer, half of them', 'half', 'ms', null),
    beside(peer, 'from a move to its answer, 99 of 100', 'most', 'ms', most),
  ]);
}
