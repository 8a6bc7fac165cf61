import { withBots } from '@hoard/games/bots';
import { PERSON } from '@hoard/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TABLE, keyAt, layKept } from './keptTable.ts';
import { Malice, harass, pester } from './hostile.ts';
import { Seated, openHost, type TestHost } from './tableHost.ts';

let host: TestHost;
beforeAll(async () => {
  host = await openHost({ file: await layKept('dragon-attack', [PERSON, 'random']) });
});
afterAll(() => host.close());

// HOARD_MESSAGES=1000000 npx vitest run table/test/hostile.test.ts sends as many as one likes.
const MESSAGES = Number(process.env['HOARD_MESSAGES'] ?? 2000);
const TIMEOUT = 600_000 + 10 * MESSAGES;

const SECRETS = ['5e'.repeat(32), keyAt(0), '0'.repeat(32)];

test(
  'C7 C8 thousands of malformed and hostile messages change nothing, tell nothing and stop nobody',
  async () => {
    const ann = new Seated(host.address, TABLE, keyAt(0));
    const { lane, token, actions } = await ann.question();
    const before = JSON.stringify([ann.known.passages, ann.known.table.seats]);
    const leaks: string[] = [];
    let answers = 0;
    const hear = (text: string): void => {
      answers++;
      if (SECRETS.some((secret) => text.includes(secret))) leaks.push(text);
    };
    const malice = new Malice(15, [TABLE, token, String(lane), 'person 0', 'go']);
    await harass(host.address, TABLE, malice, MESSAGES, hear);
    await pester(host.address, malice, MESSAGES / 10, hear);
    expect(JSON.stringify([ann.known.passages, ann.known.table.seats])).toBe(before);
    expect(leaks).toEqual([]);
    expect(answers).toBeGreaterThan(MESSAGES / 10);
    // Whoever plays is not disturbed.
    const key = await withBots('dragon-attack', ({ keys }) => keys.keyOf(actions[0]!));
    expect(await ann.connection.choose({ lane, token, key })).toBeNull();
    expect(ann.closings).toEqual([]);
    ann.close();
  },
  TIMEOUT,
);
