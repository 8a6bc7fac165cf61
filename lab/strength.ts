import { gameOf, withTitle } from '@hoard/games';
import { subjectOf } from '@hoard/games/contentFolder';
import { Problem, type Measured } from '@hoard/kernel';
import { COMMON_OPTIONS, MOST_GAMES, namesIn, readArguments, seedOf, wholeNumber, workersOf } from './arguments.ts';
import type { Command } from './command.ts';
import { Crew } from './crew.ts';
import { estimate, inWords, rangeInWords } from './figures.ts';
import { asJson, prepareOut, writeAll } from './files.ts';
import { Progress } from './progress.ts';
import { DECIDED, botWins, preparePlay } from './setting.ts';
import { chanceOfLuck, type Estimate } from './statistics.ts';
import { markdown } from './text.ts';

const usage =
  'hoard strength <game> (--a search:1s --b greedy [--players 2] | --table [--bots random,greedy,search:100i]) [--games 200] [--seed 1] [--workers n] [--out reports/name] [--content folder] [--json]';

/** One A against a table of Bs. */
interface Contest {
  readonly a: string;
  readonly b: string;
  readonly players: number;
}

export interface Result extends Contest {
  readonly games: number;
  /** Games that one player alone has won; the others are draws: all lost together, or the victory was shared. */
  readonly decided: number;
  readonly wins: number;
  readonly share: Estimate | null;
  readonly fair: number;
  /** How likely so uneven a result is between players of equal strength. */
  readonly p: number | null;
}

export const strength: Command = {
  summary: 'measure how strong one bot is against another',
  usage,
  async run(args) {
    const options = {
      ...COMMON_OPTIONS,
      a: { type: 'string' },
      b: { type: 'string' },
      players: { type: 'string' },
      table: { type: 'boolean' },
      bots: { type: 'string' },
    } as const;
    const { game: id, values } = readArguments(usage, args, options);
    const subject = subjectOf(id, values.content);
    const games = wholeNumber('games', values.games, 200, 1, MOST_GAMES);
    const seed = seedOf(values.seed);
    const out = values.out ?? `reports/strength-${id}`;
    const workers = workersOf(values.workers);
    const contests = values.table ? everyPair(namesIn(values.bots ?? 'random,greedy,search:100i')) : [oneContest(values)];
    withTitle(id, (title) => {
      for (const contest of contests) preparePlay(title, gameOf(title, subject), settingOf(contest, seed));
    });
    prepareOut(out);

    const crew = new Crew(subject, workers);
    const progress = new Progress(contests.length * games);
    const results: Result[] = [];
    try {
      for (const contest of contests) {
        const rows = await crew.play(settingOf(contest, seed), games, (played) => progress.add(played));
        results.push(resultOf(contest, rows));
      }
    } finally {
      await crew.dismiss();
    }
    progress.end();

    const json = asJson({ game: id, seed, results });
    const table = `${asMarkdown(results)}\n`;
    const written = writeAll(out, { json, md: table });
    process.stdout.write(values.json ? json : `${table}\nWritten: ${written.join(', ')}\n`);
    return 0;
  },
};

function oneContest({ a, b, players }: { a?: string | undefined; b?: string | undefined; players?: string | undefined }): Contest {
  if (a === undefined || b === undefined) throw new Problem(`Expected --a and --b, or --table\nUsage: ${usage}`);
  return { a, b, players: wholeNumber('players', players, 2, 2) };
}

/** The stronger-sounding bot of each pair, named later, against the other, at tables of two and of four. */
const everyPair = (bots: readonly string[]): Contest[] =>
  [2, 4].flatMap((players) => bots.flatMap((a, place) => bots.slice(0, place).map((b) => ({ a, b, players }))));

const settingOf = ({ a, b, players }: Contest, seed: number) => ({
  players,
  bots: [a, ...Array.from({ length: players - 1 }, () => b)],
  options: {},
  seed,
});

export function resultOf(contest: Contest, rows: readonly Measured[]): Result {
  const share = estimate({ kind: 'share', of: botWins(0), among: DECIDED }, rows);
  const decided = share?.count ?? 0;
  const wins = rows.filter((row) => row[botWins(0)] === 1).length;
  const fair = 1 / contest.players;
  return { ...contest, games: rows.length, decided, wins, share, fair, p: share === null ? null : chanceOfLuck(wins, decided, fair) };
}

function asMarkdown(results: readonly Result[]): string {
  const head = ['A', 'against', 'players', 'games', 'draws', 'A wins', 'share of A', '95 % interval', 'fair', 'p'];
  const rows = results.map(({ a, b, players, games, decided, wins, share, fair, p }) => [
    a,
    players === 2 ? b : `${players - 1} × ${b}`,
    String(players),
    String(games),
    String(games - decided),
    String(wins),
    share === null ? '–' : inWords('share', share.value),
    share === null ? '–' : rangeInWords('share', share.low, share.high),
    inWords('share', fair),
    p === null ? '–' : p < 0.0001 ? '< 0.0001' : p.toFixed(4),
  ]);
  return [
    ...markdown(head, rows),
    '',
    'Draws: nobody won alone. Shares are of the games that somebody won alone; p is the chance of so uneven a result between equals.',
  ].join('\n');
}
