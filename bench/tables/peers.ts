import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { race } from '../race/onKernel.ts';
import { median } from '../measure.ts';
import type { Figure } from '../report.ts';
import { Count, seatCompanies } from './company.ts';
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
const WARM_UP = 3_000;

const OURS = 'Hoard, durable';
const PEER = 'boardgame.io';
const CONTENDERS: readonly Contender[] = [
  {
    name: OURS,
    program: './raceHost.ts',
    run: (wish) => seatCompanies({ ...wish, game: 'race', keyOf: (action) => race.keys.keyOf(action), isWatched: false }),
  },
  { name: PEER, program: './boardgameIoHost.ts', run: runOnBoardgameIo },
];

/** The race with four at each table, on our server with its store and on that of a peer in memory, by turns. */
export async function peers(folder: string, seconds: number, tables: number): Promise<Figure[]> {
  const rounds = new Map<string, Round[]>(CONTENDERS.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, program, run } of CONTENDERS) {
      const host = await HostProcess.start(program, [join(folder, `race-${round}.sqlite`)]);
      const count = new Count();
      await run({ address: host.address, tables, count });
      await wait(WARM_UP);
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
    peer: `${name}, in memory`,
    peerValue: median(of(name, part)),
    ratio: median(of(OURS, part).map((ours, round) => ours / of(name, part)[round]!)),
    goal,
  });
  return [
    beside(PEER, 'moves', 'moves', 'a second', { least: 4 }),
    beside(PEER, "of the server's processor", 'processor', 'µs a move', null),
    beside(PEER, 'from a move to its answer, half of them', 'half', 'ms', null),
    beside(PEER, 'from a move to its answer, 99 of 100', 'most', 'ms', { most: 1 }),
  ];
}
