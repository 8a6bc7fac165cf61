import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdFile } from '../index.ts';
import type { Finish, Race } from './rival.ts';
import { scratch } from './scratch.ts';

const RIVALS = 6;
const ROUNDS = 100;
/** Enough for the start to be told to all. */
const NOTICE = 8;

/** The lock of a process that is no more. */
function deadLock(path: string): string {
  holdFile(path);
  const lock: unknown = JSON.parse(readFileSync(`${path}.lock`, 'utf8'));
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  return JSON.stringify({ ...(lock as object), pid });
}

const finishOf = async (rival: ChildProcess): Promise<Finish> => ((await once(rival, 'message')) as [Finish])[0];

test('of many who take over one dead lock at the same moment exactly one holds the file', async () => {
  const folder = scratch();
  const dead = deadLock(join(scratch(), 'model.json'));
  const rivals = Array.from({ length: RIVALS }, () => fork(new URL('rival.ts', import.meta.url), { execArgv: [] }));
  /** Tells all rivals the same, and hears what each makes of it. */
  const all = (told: Race | 'let go'): Promise<Finish[]> =>
    Promise.all(
      rivals.map((rival) => {
        rival.send(told);
        return finishOf(rival);
      }),
    );
  try {
    await Promise.all(rivals.map(finishOf));
    for (let round = 0; round < ROUNDS; round++) {
      const path = join(folder, `${round}.json`);
      writeFileSync(`${path}.lock`, dead);
      const finishes = await all({ path, start: Date.now() + NOTICE });
      expect(
        finishes.filter((finish) => finish === 'holds'),
        `round ${round}`,
      ).toHaveLength(1);
      for (const finish of finishes) if (typeof finish === 'object') expect(finish.refused).toContain(`${path} is open elsewhere, by `);
      await all('let go');
      expect(readdirSync(folder)).toEqual([]);
    }
  } finally {
    for (const rival of rivals) rival.kill();
  }
});
