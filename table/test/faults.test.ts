import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withBots } from '@hoard/games/bots';
import { Random } from '@hoard/kernel';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Visitor, layTable, openHost, type Seated } from './tableHost.ts';

// What a player sees when the machine fails: nothing that was acknowledged is lost, and what could not be kept is asked for again by itself.

const DAY = 86_400_000;

afterEach(() => vi.restoreAllMocks());

const keyOf = await withBots(
  'dragon-attack',
  ({ keys }) =>
    (action: number) =>
      keys.keyOf(action),
);

async function begun(
  address: string,
  pace: 'off' | 'days' = 'off',
): Promise<{ readonly ann: Visitor; readonly table: string; readonly seat: Seated }> {
  const ann = await Visitor.named(address, 'Ann');
  const table = await layTable([ann], { game: 'dragon-attack', options: {}, bots: ['random'], pace });
  await ann.get('tables/begin', { table });
  return { ann, table, seat: ann.at(table) };
}

/** Makes any choice under an id. */
async function chooseAny(seat: Seated, random: Random, id: string): Promise<unknown> {
  const { lane, token, actions } = await seat.question();
  const refusal = await seat.connection.choose({ lane, token, key: keyOf(actions[random.below(actions.length)]!), id });
  await seat.until(({ questions, table }) => questions[0]?.token !== token || table.phase === 'over');
  return refusal;
}

/** What somebody has chosen, as who comes anew is told. */
async function chosenBy(ann: Visitor, table: string): Promise<number> {
  const again = ann.at(table);
  const { passages } = await again.until((known) => known.passages.length > 0);
  again.close();
  return passages.filter(({ key }) => key !== null).length;
}

test('while the database is gone nothing is acknowledged; when it is back, what was asked for happens once', async () => {
  const host = await openHost();
  const { ann, table, seat } = await begun(host.address);
  const random = new Random(1);
  expect(await chooseAny(seat, random, 'first')).toBeNull();
  await seat.question();
  const before = seat.known.passages.length;

  const elsewhere = `${host.file}.elsewhere`;
  renameSync(host.file, elsewhere);
  expect(await ann.call('tables/new', { game: 'dragon-attack', options: {}, seats: [{ is: 'open' }, { is: 'open' }] })).toMatchObject({
    ok: false,
    refusal: { why: 'later' },
  });
  expect((await fetch(new URL('ready', host.address))).status).toBe(503);
  let isAnswered = false;
  const answer = chooseAny(seat, random, 'second').finally(() => (isAnswered = true));
  // It is tried again and again, and nobody is told of it.
  await vi.waitUntil(() => seat.heard.filter((text) => text.includes('"closing"')).length >= 2, { timeout: 60_000 });
  expect({ isAnswered, told: seat.known.passages.length }).toEqual({ isAnswered: false, told: before });

  renameSync(elsewhere, host.file);
  expect(await answer).toBeNull();
  expect(await chosenBy(ann, table)).toBe(2);
  seat.close();
  await host.close();
});

/**
 * A server on a disk of one megabyte, most of it taken until a file says that there is room: `$1` is the disk, `$2` where that file will be. What
 * is left is full after about ten choices, long before any game is over.
 */
const SMALL_DISK = `mount -t tmpfs -o size=1m none "$1" && head -c 750k /dev/zero > "$1/ballast" || exit 1
(while [ -d "$2" ] && [ ! -e "$2/room" ]; do sleep 0.1; done; rm "$1/ballast") &
exec "$3" "$4" "$1/tables.sqlite" 0`;

/** Where something can be mounted that nobody else sees. */
const SPACE = { command: 'unshare', args: ['-rm', 'sh', '-c'] } as const;

const mayMount = spawnSync(SPACE.command, [...SPACE.args, 'mount -t tmpfs -o size=20k none "$1"', 'sh', tmpdir()]).status === 0;

test.runIf(mayMount)('on a full disk the game stands still, nothing that was acknowledged is lost, and with room it goes on', async () => {
  const [disk, outside] = [mkdtempSync(join(tmpdir(), 'hoard-disk-')), mkdtempSync(join(tmpdir(), 'hoard-room-'))];
  const program = fileURLToPath(new URL('./hostProcess.ts', import.meta.url));
  const server = spawn(SPACE.command, [...SPACE.args, SMALL_DISK, 'sh', disk, outside, process.execPath, program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => {
    server.kill('SIGKILL');
    for (const folder of [disk, outside]) rmSync(folder, { recursive: true, force: true });
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const address = line.toString().trim();
  const { ann, table, seat } = await begun(address);
  const random = new Random(2);
  const sentAway = (): boolean => seat.heard.some((text) => text.includes('"closing","why":"failed"'));
  const full = vi.waitUntil(sentAway, { timeout: 600_000, interval: 20 }).then(() => true);
  let acknowledged = 0;
  for (let isFull = false; !isFull; acknowledged++) {
    const answer = chooseAny(seat, random, `c${acknowledged}`);
    isFull = await Promise.race([answer.then(() => false), full]);
    if (isFull) writeFileSync(join(outside, 'room'), '');
    expect(await answer).toBeNull();
  }
  expect(await chooseAny(seat, random, 'after')).toBeNull();
  expect(await chosenBy(ann, table)).toBe(acknowledged + 1);
  seat.close();
});

test.each([800 * DAY, -800 * DAY])('a clock that is set by %d milliseconds answers for nobody and takes nothing away', async (jump) => {
  const host = await openHost();
  const { ann, table, seat } = await begun(host.address, 'days');
  const random = new Random(3);
  expect(await chooseAny(seat, random, 'before')).toBeNull();
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + jump);
  await seat.question();
  expect(await chooseAny(seat, random, 'after')).toBeNull();
  await seat.question();
  expect(await chosenBy(ann, table)).toBe(2);
  expect(await seat.connection.choose({ lane: 0, token: 'late', key: 'roll' })).not.toBeNull();
  expect(seat.closings).toEqual([]);
  seat.close();
  await host.close();
});
