import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { alone, wanted, type Figure } from '../report.ts';
import { Count, seatCompanies } from './company.ts';
import { HostProcess } from './hostProcess.ts';

/** Every game of the shelf as it is played by four, and what is wanted of it in a second. */
const GAMES = [
  { game: 'dragon-attack', least: 5_000 },
  { game: 'seven-moons', least: null },
  { game: 'epic-seven-arise', least: null },
  { game: 'heropath', least: null },
] as const;

/** So long, and so many choices: on a busy machine little of what is often done is compiled well after some seconds. */
const WARM_UP = { seconds: 5, choices: 30_000, most: 20 };

interface ChoicesWish {
  readonly folder: string;
  readonly seconds: number;
  readonly tables: number;
  /** One game alone; all of the shelf without it. */
  readonly game?: string | undefined;
  /** A folder for profiles of the server's processor. */
  readonly profile?: string | undefined;
}

/** Durable choices a second with four seats and a spectator at each table, what one takes of the server, and what is sent for it. */
export async function choices({ folder, seconds, tables, game: only, profile }: ChoicesWish): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { game, least } of GAMES) {
    if ((only ?? game) !== game) continue;
    const watched = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const host = await HostProcess.start('./ourHost.ts', [join(folder, `${game}.sqlite`)], watched);
    const idle = await host.usage(true);
    const count = new Count();
    const companies = await seatCompanies({ address: host.address, game, tables, count });
    // Where windows last, there are fewer of them.
    await count.warmUp(WARM_UP);
    const before = await host.usage();
    count.reset();
    const ours = process.cpuUsage();
    const since = performance.now();
    await wait(seconds * 1_000);
    const took = (performance.now() - since) / 1_000;
    const { user, system } = process.cpuUsage(ours);
    const { processor, main } = await host.usage();
    const { choices: made, bytes, refused } = count;
    const waits = count.waits.toSorted((one, other) => one - other);
    count.isOver = true;
    const live = await host.usage(true);
    await Promise.all(companies.map((company) => company.leave()));
    await host.stop();
    const used = processor - before.processor;
    figures.push(
      least === null
        ? alone(`${game}, durable choices`, made / took, 'a second')
        : wanted(`${game}, durable choices`, made / took, 'a second', { least }),
      alone(`${game}, of the server's processor`, (used / made) * 1e6, 'µs a choice'),
      alone(`${game}, of that its main thread`, ((main - before.main) / made) * 1e6, 'µs a choice'),
      alone(`${game}, of the processor of those who play`, (user + system) / made, 'µs a choice'),
      alone(`${game}, durable choices`, made / used, "a second of the server's processor"),
      alone(`${game}, from a choice to its answer, half of them`, waits[waits.length >> 1] ?? Number.NaN, 'ms'),
      alone(`${game}, from a choice to its answer, 99 of 100`, waits[Math.floor(waits.length * 0.99)] ?? Number.NaN, 'ms'),
      alone(`${game}, sent to five viewers`, bytes / made, 'bytes a choice'),
      alone(`${game}, a live game with five viewers`, (live.heap - idle.heap) / tables / 1024, 'KB of the heap'),
      alone(`${game}, refused`, refused, 'choices'),
    );
  }
  return figures;
}
