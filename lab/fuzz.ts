import { Problem, Random } from '@hoard/kernel';
import { WANDERED, type Failure } from '@hoard/kernel/simulator';
import { gamesOf, optionsFor, readGameArguments, seatsOf, seedOf, subjectFrom, variedFor, workersOf } from './arguments.ts';
import type { Command } from './command.ts';
import { quoted, wholeNumber } from './commandLine.ts';
import { Crew } from './crew.ts';
import { asJson, outFrom, prepareOut, writeAll } from './files.ts';
import { Progress } from './progress.ts';
import { USUAL_GAMES } from './usage/fuzz.ts';
import type { Orders } from './worker.ts';

/** Games a batch; each batch has a seed and a number of players of its own. */
const BATCH = 20;
/** No longer than anybody waits for. */
const MOST_PATIENCE = 1_000_000;
/** Where options are drawn, too: fewer games of each. */
const VARIED_BATCH = 4;

export const fuzz: Command = {
  async run(args) {
    const {
      game: id,
      values,
      given,
    } = await readGameArguments('fuzz', args, {
      games: { type: 'string' },
      players: { type: 'string' },
      seed: { type: 'string' },
      workers: { type: 'string' },
      out: { type: 'string' },
      content: { type: 'string' },
      vary: { type: 'boolean' },
      patience: { type: 'string' },
    });
    const subject = subjectFrom(id, values.content);
    const { least, most } = await seatsOf(subject);
    const players = playersFrom(values.players, least, most);
    const games = gamesOf(values.games, USUAL_GAMES);
    const seed = seedOf(values.seed);
    const patience = wholeNumber('patience', values.patience, WANDERED, 1, MOST_PATIENCE);
    const out = outFrom(values.out, `failures/${id}-${seed}`);
    const workers = workersOf(values.workers);
    const random = new Random(seed);
    const tables = await Promise.all(players.map(async (count) => ({ players: count, options: await optionsFor(subject, given, count) })));
    const tableOf = async (batch: number): Promise<(typeof tables)[number]> => {
      const table = tables[batch % tables.length]!;
      return values.vary === true ? { ...table, options: await variedFor(subject, table.players, random, table.options) } : table;
    };
    const size = values.vary === true ? VARIED_BATCH : BATCH;
    prepareOut(out, ['json']);

    const orders: Orders['fuzz'][] = [];
    for (let from = 0; from < games; from += size) {
      const batch = orders.length;
      orders.push({ do: 'fuzz', ...(await tableOf(batch)), games: Math.min(size, games - from), seed: seed + batch, patience });
    }
    const crew = new Crew(subject, workers);
    const progress = new Progress(games);
    const sum = { games: 0, unfinished: 0, decisions: 0 };
    const failures: Failure[] = [];
    await crew
      .share<'fuzz'>(orders, (simulated) => {
        progress.add(simulated.games);
        sum.games += simulated.games;
        sum.unfinished += simulated.unfinished;
        sum.decisions += simulated.decisions;
        if (simulated.failure !== null) failures.push(simulated.failure);
        return failures.length === 0;
      })
      .finally(() => crew.dismiss());
    progress.end();
    const [failure] = failures;
    if (failure === undefined) {
      const unfinished = sum.unfinished === 0 ? '' : ` ${sum.unfinished} unfinished after ${patience} choices and draws.`;
      console.log(`${sum.games} games with ${players.join(', ')} players, ${sum.decisions} decisions: every law holds.${unfinished}`);
      return 0;
    }
    const [file] = writeAll(out, { json: asJson(failure.record) });
    console.log(`The law '${failure.law}' is broken: ${failure.message}\nSee hoard replay ${file}`);
    return 1;
  },
};

/** One number of players, or a range of them. */
function playersFrom(given: string | undefined, least: number, most: number): number[] {
  const [, from = '', to = from] = /^(\d+)(?:-(\d+))?$/.exec(given ?? `${least}-${most}`) ?? [];
  const [low, high] = [Number(from), Number(to)];
  if (from === '' || low < least || high > most || low > high) {
    throw new Problem(
      `--players is ${quoted(given ?? '')}; expected a whole number from ${least} to ${most}, or a range such as ${least}-${most}.`,
    );
  }
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}
