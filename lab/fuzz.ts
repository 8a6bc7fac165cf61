import { gameOf, withTitle } from '@hoard/games';
import { subjectOf } from '@hoard/games/contentFolder';
import { Problem } from '@hoard/kernel';
import type { Failure } from '@hoard/kernel/simulator';
import { MOST_GAMES, readGameArguments, seedOf, wholeNumber, workersOf } from './arguments.ts';
import type { Command } from './command.ts';
import { Crew } from './crew.ts';
import { asJson, prepareOut, writeAll } from './files.ts';
import { Progress } from './progress.ts';
import type { Orders } from './worker.ts';

const usage =
  'hoard fuzz <game> [--games 10000] [--players 4 | --players 2-6] [options of the game] [--seed 1] [--workers n] [--out failures/name] [--content folder]';

/** Games a batch; each batch has a seed and a number of players of its own. */
const BATCH = 20;

export const fuzz: Command = {
  summary: 'play random games and hold every law of the kernel against them',
  usage,
  async run(args) {
    const {
      game: id,
      values,
      optionsFor,
    } = readGameArguments(usage, args, {
      games: { type: 'string' },
      players: { type: 'string' },
      seed: { type: 'string' },
      workers: { type: 'string' },
      out: { type: 'string' },
      content: { type: 'string' },
    });
    const subject = subjectOf(id, values.content);
    const { least, most } = withTitle(id, (title) => gameOf(title, subject).seats);
    const players = playersFrom(values.players, least, most);
    const games = wholeNumber('games', values.games, 10_000, 1, MOST_GAMES);
    const seed = seedOf(values.seed);
    const out = values.out ?? `failures/${id}-${seed}`;
    withTitle(id, (title) => gameOf(title, subject).readOptions(optionsFor(players[0]!), players[0]!));
    prepareOut(out);

    const orders: Orders['fuzz'][] = [];
    for (let from = 0; from < games; from += BATCH) {
      const batch = orders.length;
      const count = players[batch % players.length]!;
      orders.push({
        do: 'fuzz',
        players: count,
        options: optionsFor(count),
        games: Math.min(BATCH, games - from),
        seed: seed + batch,
      });
    }
    const crew = new Crew(subject, workersOf(values.workers));
    const progress = new Progress(games);
    const sum = { games: 0, decisions: 0 };
    const failures: Failure[] = [];
    await crew
      .share<'fuzz'>(orders, (simulated) => {
        progress.add(simulated.games);
        sum.games += simulated.games;
        sum.decisions += simulated.decisions;
        if (simulated.failure !== null) failures.push(simulated.failure);
        return failures.length === 0;
      })
      .finally(() => crew.dismiss());
    progress.end();
    const [failure] = failures;
    if (failure === undefined) {
      console.log(`${sum.games} games with ${players.join(', ')} players, ${sum.decisions} decisions: every law holds.`);
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
    throw new Problem(`--players is '${given}'; expected a number or a range from ${least} to ${most}, such as ${least}-${most}`);
  }
  return Array.from({ length: high - low + 1 }, (_, place) => low + place);
}
