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

const WARM_UP = 5;

/** Durable choices a second with four seats and a spectator at each table, what one takes of the server, and what is sent for it. */
export async function choices(folder: string, seconds: number, tables: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { game, least } of GAMES) {
    const host = await HostProcess.start('./ourHost.ts', [join(folder, `${game}.sqlite`)]);
    const idle = await host.usage(true);
    const count = new Count();
    const companies = await seatCompanies({ address: host.address, game, tables, count });
    await wait(WARM_UP * 1_000);
    const before = await host.usage();
    count.reset();
    const since = performance.now();
    await wait(seconds * 1_000);
    const took = (performance.now() - since) / 1_000;
    const { processor } = await host.usage();
    const { choices: made, bytes, refused } = count;
    const waits = count.waits.toSorted((one, other) => one - other);
    count.isOver = true;
    const live = await host.usage(true);
    for (const company of companies) company.leave();
    await host.stop();
    const used = processor - before.processor;
    figures.push(
      least === null
        ? alone(`${game}, durable choices`, made / took, 'a second')
        : wanted(`${game}, durable choices`, made / took, 'a second', { least }),
      alone(`${game}, of the server's processor`, (used / made) * 1e6, 'µs a choice'),
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
