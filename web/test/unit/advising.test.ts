import type { Asked, Types } from '@hoard/kernel';
import { ADVISING, ENOUGH_TRIES, type Deliberation } from '@hoard/players';
import { expect, test } from 'vitest';
import { adviseOn } from '../../table/advising.ts';

const asked: Asked<Types> = {
  view: { viewer: 0, version: 1, seats: 1, lanes: [], outcome: null, sight: {} },
  lane: 0,
  seat: 0,
  actions: [1, 2],
};

/** An adviser who tries every answer so often in a moment. */
function slow(triesAMoment: number) {
  const moments: boolean[] = [];
  const advise = (_: Asked<Types>, goesOn: boolean): Promise<Deliberation> => {
    moments.push(goesOn);
    const visits = moments.length * triesAMoment;
    return Promise.resolve({ action: 1, thoughts: [1, 2].map((action) => ({ action, visits, reward: 0, prior: 1 })) });
  };
  return { advise, moments };
}

test('an adviser goes on with the same question until everything was tried often enough, and tells how far it is', async () => {
  const bots = slow(5);
  const told: number[] = [];
  const { thoughts } = await adviseOn(bots, asked, { isWanted: () => true, onProgress: (tries) => told.push(tries) });
  expect(thoughts.map(({ visits }) => visits)).toEqual([ENOUGH_TRIES, ENOUGH_TRIES]);
  expect(bots.moments).toEqual([false, ...Array.from({ length: ENOUGH_TRIES / 5 - 1 }, () => true)]);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told[0]).toBe(10);
});

test('an adviser that nobody waits for any more stops thinking', async () => {
  const bots = slow(1);
  let moments = 0;
  await adviseOn(bots, asked, { isWanted: () => ++moments < 4, onProgress() {} });
  expect(bots.moments).toHaveLength(4);
});

test('an adviser under such a load that it never tries enough gives up, and where nothing is tried, at once', async () => {
  const bots = slow(0.1);
  const { thoughts } = await adviseOn(bots, asked, { isWanted: () => true, onProgress() {} });
  expect(thoughts[0]!.visits).toBeLessThan(ENOUGH_TRIES);
  const none = slow(0);
  await adviseOn(none, asked, { isWanted: () => true, onProgress() {} });
  expect(none.moments).toHaveLength(2);
  expect(ADVISING.least).toBe(ENOUGH_TRIES);
});
