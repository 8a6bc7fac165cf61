import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withBots } from '@hoard/games/bots';
import { titleIds } from '@hoard/games/shelf';
import { SPECTATOR, replay, type GameFile } from '@hoard/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatLink } from '../client/index.ts';
import { Visitor, openHost, type TestHost } from './tableHost.ts';

const BOT = fileURLToPath(new URL('../example/bot.ts', import.meta.url));

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
});
afterAll(() => host.close());

test.each(titleIds())('P11 a bot in a process of its own plays a whole game of %s, which is verified after its end', async (game) => {
  const anna = await Visitor.named(host.address, 'Anna');
  const seats = [{ is: 'invited' }, { is: 'bot', player: 'greedy' }] as const;
  const { table, links } = await anna.get('tables/new', { game, options: {}, seats: [...seats] });
  const bot = spawn(process.execPath, [BOT, seatLink(host.address, table.id, 0, links[0]!.token), 'Robot'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const looker = anna.at(table.id, 1);
  await looker.until(
    ({
      table: {
        seats: [first],
      },
    }) => first!.is === 'person',
  );
  const { commitment } = looker.known.table;
  await anna.get('tables/begin', { table: table.id });
  const { viewer } = await looker.until((known) => known.table.phase === 'over');
  looker.close();
  const [code] = (await once(bot, 'exit')) as [number];
  expect([code, viewer]).toEqual([0, SPECTATOR]);
  const { isWhole, file } = await anna.get('tables/export', { table: table.id });
  const record = file as GameFile;
  expect(isWhole).toBe(true);
  expect(record.commitment).toBe(commitment);
  expect(record.contributions).toHaveLength(1);
  expect(await withBots(game, (rules) => replay(rules, record).state.outcome)).toEqual(record.outcome);
});
