import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withBots } from '@hoard/games/bots';
import { Random, isChoice, replay, type Passage, type Types } from '@hoard/kernel';
import { afterAll, expect, test } from 'vitest';
import { SqliteStore } from '../store/sqliteStore.ts';
import { Visitor, freshFile, layTable, type Seated } from './tableHost.ts';

// HOARD_GAMES=1000 HOARD_KILLS=50 npx vitest run table/test/kills.test.ts plays as many as one likes.
const GAMES = Number(process.env['HOARD_GAMES'] ?? 4);
const KILLS = Number(process.env['HOARD_KILLS'] ?? 3);
/** So many choices of people lie between two kills: they come all along, and not to one game alone. */
const BETWEEN = Math.ceil((11 * GAMES) / KILLS);
/** So many are played at the same time: a server lets no more connections in from one address. */
const AT_ONCE = 100;
/** As many as one likes take as long as they take. */
const TIMEOUT = 600_000 + 60_000 * GAMES;

const file = freshFile();
let host: ChildProcess;

async function start(port: string): Promise<string> {
  const program = fileURLToPath(new URL('./hostProcess.ts', import.meta.url));
  host = spawn(process.execPath, [program, file, port], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await Promise.race([once(host.stdout!, 'data'), once(host, 'exit')])) as [Buffer | number];
  if (!Buffer.isBuffer(line)) throw new Error('The server did not start');
  return line.toString().trim();
}

async function kill(): Promise<void> {
  const gone = once(host, 'exit');
  host.kill('SIGKILL');
  await gone;
}

afterAll(async () => {
  if (host.exitCode === null && host.signalCode === null) await kill();
  rmSync(dirname(file), { recursive: true, force: true });
});

interface Played {
  readonly table: string;
  readonly acknowledged: ReadonlySet<string>;
  readonly told: readonly Passage<Types>[];
}

/** Calls are not sent again by themselves: who lays a table while the server dies lays another. */
async function again<R>(work: () => Promise<R>): Promise<R> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!String(error).includes('later')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Plays at random to the end; notes what was acknowledged, and is told of every choice. */
async function play(seat: Seated, random: Random, keyOf: (action: number) => string, onChoice: () => Promise<void>): Promise<Set<string>> {
  const acknowledged = new Set<string>();
  for (;;) {
    const { questions, table } = await seat.until((known) => known.questions.length > 0 || known.table.phase === 'over');
    const question = questions[0];
    if (table.phase === 'over' || question === undefined) return acknowledged;
    const { lane, token, actions } = question;
    const id = `c${random.below(2 ** 31)}`;
    const refusal = await seat.connection.choose({ lane, token, key: keyOf(actions[random.below(actions.length)]!), id });
    if (refusal === null) acknowledged.add(id);
    await onChoice();
    await seat.until((known) => known.questions[0]?.token !== token);
  }
}

test(
  'P1 P2 whatever was acknowledged outlives kill -9, and nobody was told what did not last',
  async () => {
    const address = await start('0');
    const { port } = new URL(address);
    const keyOf = await withBots(
      'dragon-attack',
      ({ keys }) =>
        (action: number) =>
          keys.keyOf(action),
    );
    let choices = 0;
    let kills = 0;
    let isKilling = false;
    const killNowAndThen = async (): Promise<void> => {
      if (isKilling || kills >= KILLS || ++choices < BETWEEN * (kills + 1)) return;
      isKilling = true;
      kills++;
      await kill();
      await start(port);
      isKilling = false;
    };
    const playOne = async (game: number): Promise<Played> => {
      const { person, table } = await again(async () => {
        const guest = await Visitor.named(address, `Guest ${game}`);
        const laid = await layTable([guest], { game: 'dragon-attack', options: {}, bots: ['random'] });
        await guest.get('tables/begin', { table: laid });
        return { person: guest, table: laid };
      });
      const seat = person.at(table);
      const acknowledged = await play(seat, new Random(game), keyOf, killNowAndThen);
      seat.close();
      return { table, acknowledged, told: seat.known.passages };
    };
    const played: Played[] = [];
    let begun = 0;
    const playOn = async (): Promise<void> => {
      while (begun < GAMES) played.push(await playOne(begun++));
    };
    await Promise.all(Array.from({ length: Math.min(GAMES, AT_ONCE) }, playOn));
    expect(kills).toBe(KILLS);
    await kill();
    const store = new SqliteStore(file);
    for (const { table, acknowledged, told } of played) {
      const { beginning, journal } = (await store.load(table))!;
      const ids = journal.flatMap((entry) => (isChoice(entry) && entry.id !== undefined ? entry.id : []));
      expect(new Set(ids).size).toBe(ids.length);
      expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([]);
      const lasting = await withBots('dragon-attack', (rules): readonly Passage<Types>[] => {
        let passages: readonly Passage<Types>[] = [];
        replay(rules, { ...beginning, journal, outcome: null }, { onStart: (match) => void (passages = match.transcript(0).passages) });
        return passages;
      });
      expect(JSON.stringify(told)).toBe(JSON.stringify(lasting.slice(0, told.length)));
    }
    await store.close();
  },
  TIMEOUT,
);
