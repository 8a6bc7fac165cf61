import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { alone, wanted, type Figure } from '../report.ts';
import { Count, seatCompanies } from './company.ts';
import { HostProcess } from './hostProcess.ts';

/** Half of what could be done: who waits as long as an answer takes does half as much. */
const PEAK_SECONDS = 10;

/** Plays on at half the peak for so many seconds, game after game: what the server keeps in memory must not grow. */
export async function soak(folder: string, seconds: number, tables: number): Promise<Figure[]> {
  const host = await HostProcess.start('./ourHost.ts', [join(folder, 'soak.sqlite')]);
  const count = new Count();
  let pause = 0;
  const pausing = (): Promise<void> => wait(pause);
  const companies = await seatCompanies({ address: host.address, game: 'dragon-attack', tables, count, pause: pausing });
  count.reset();
  await wait(PEAK_SECONDS * 1_000);
  const peak = count.choices / PEAK_SECONDS;
  // Each table makes one choice after the other: so long a pause makes half as many.
  pause = (1_000 * tables) / peak;
  await wait((seconds * 1_000) / 4);
  const early = await host.usage(true);
  count.reset();
  await wait((seconds * 3_000) / 4);
  const late = await host.usage(true);
  count.isOver = true;
  await Promise.all(companies.map((company) => company.leave()));
  await host.stop();
  return [
    alone('soak, choices', count.choices / (seconds * 0.75), 'a second'),
    alone('soak, at the peak', peak, 'choices a second'),
    alone('soak, games played to their end', count.games, 'games'),
    wanted('soak, memory at the end', late.resident / 2 ** 20, 'MB', { most: (early.resident * 1.1) / 2 ** 20 }),
    wanted('soak, objects at the end', late.heap / 2 ** 20, 'MB', { most: (early.heap * 1.25) / 2 ** 20 }),
  ];
}
