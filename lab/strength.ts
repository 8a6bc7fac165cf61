import { gameOf, withTitle } from '@hoard/games';
import { Problem, type Measured, type TableSetting } from '@hoard/kernel';
import {
  COMMON_OPTIONS,
  gamesOf,
  namesGiven,
  optionsFor,
  readGameArguments,
  seatsOf,
  seedOf,
  subjectFrom,
  workersOf,
} from './arguments.ts';
import type { Command } from './command.ts';
import { listedFlags, quoted, wholeNumber } from './commandLine.ts';
import { Crew } from './crew.ts';
import { estimate, inWords, rangeInWords } from './figures.ts';
import { asJson, outFrom, prepareOut, writeAll } from './files.ts';
import { Progress } from './progress.ts';
import { ALL_WON, DECIDED, botWins, preparePlay, type SeededSetting } from './setting.ts';
import { chanceOfLuck, chanceOfSame, shareOf, type Estimate } from './statistics.ts';
import { markdown } from './text.ts';
import { USUAL_BOTS, USUAL_GAMES, USUAL_PLAYERS } from './usage/strength.ts';

/** One A against a table of Bs; a side of As against one of Bs; or, where all win or lose together, a table of As beside a table of Bs. */
interface Contest {
  readonly a: string;
  readonly b: string;
  readonly players: number;
  readonly teams: boolean;
  readonly sides: boolean;
  readonly options: TableSetting['options'];
}

export interface ContestResult extends Contest {
  readonly kind: 'duel';
  readonly games: number;
  /** Games that one player or one side alone has won; the others are draws: all lost together, or the victory was shared. */
  readonly decided: number;
  readonly wins: number;
  readonly share: Estimate | null;
  readonly fair: number;
  /** How likely so uneven a result is between players of equal strength. */
  readonly p: number | null;
}

/** What two tables did in the same number of games. */
export interface TeamResult extends Contest {
  readonly kind: 'teams';
  readonly games: number;
  readonly winsOfA: Estimate;
  readonly winsOfB: Estimate;
  /** How likely so great a difference is between players of equal strength. */
  readonly p: number;
}

export const strength: Command = {
  async run(args) {
    const options = {
      ...COMMON_OPTIONS,
      a: { type: 'string' },
      b: { type: 'string' },
      players: { type: 'string' },
      teams: { type: 'boolean' },
      sides: { type: 'boolean' },
      table: { type: 'boolean' },
      bots: { type: 'string' },
    } as const;
    const { game: id, values, given } = await readGameArguments('strength', args, options);
    const subject = subjectFrom(id, values.content);
    const games = gamesOf(values.games, USUAL_GAMES);
    const seed = seedOf(values.seed);
    const out = outFrom(values.out, `reports/strength-${id}`);
    const workers = workersOf(values.workers);
    const optionsAt: OptionsAt = (players) => optionsFor(subject, given, players);
    checkKind(values);
    const contests = values.table
      ? await everyPair(severalFrom(values.bots ?? USUAL_BOTS), optionsAt)
      : [await oneContest(values, (await seatsOf(subject)).most, optionsAt)];
    await withTitle(id, (title) => {
      for (const setting of contests.flatMap((contest) => settingsOf(contest, seed))) preparePlay(title, gameOf(title, subject), setting);
    });
    prepareOut(out, ['json', 'md']);

    const crew = new Crew(subject, workers);
    const progress = new Progress(contests.reduce((sum, contest) => sum + games * settingsOf(contest, seed).length, 0));
    const results: (ContestResult | TeamResult)[] = [];
    try {
      for (const contest of contests) {
        const tables: Measured[][] = [];
        for (const setting of settingsOf(contest, seed)) tables.push(await crew.play(setting, games, (played) => progress.add(played)));
        results.push(contest.teams ? teamResultOf(contest, tables[0]!, tables[1]!) : resultOfDuel(contest, tables[0]!));
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

type OptionsAt = (players: number) => Promise<TableSetting['options']>;

interface Wish {
  readonly a?: string | undefined;
  readonly b?: string | undefined;
  readonly players?: string | undefined;
  readonly teams?: boolean | undefined;
  readonly sides?: boolean | undefined;
}

/** Nothing that was asked for is passed over: a table of all has no A and B, and one contest no list of bots. */
function checkKind({ table, bots, ...wish }: Wish & { readonly table?: boolean | undefined; readonly bots?: string | undefined }): void {
  const idle = (['a', 'b', 'players', 'teams', 'sides'] as const).filter((option) => wish[option] !== undefined);
  if (table === true && idle.length > 0)
    throw new Problem(`--table and ${listedFlags(idle)}: expected either --table, with --bots or without, or --a and --b.`);
  if (table !== true && bots !== undefined) throw new Problem('--bots is for --table; expected --table --bots, or --a and --b.');
}

async function oneContest({ a, b, players, teams = false, sides = false }: Wish, most: number, optionsAt: OptionsAt): Promise<Contest> {
  if (a === undefined || b === undefined) throw new Problem('hoard strength: which bots? Expected --a and --b, or --table.');
  if (teams && sides) throw new Problem('--teams and --sides: expected one of them.');
  const count = wholeNumber('players', players, USUAL_PLAYERS, teams ? 1 : 2, most);
  if (sides && count % 2 !== 0) throw new Problem(`--sides with ${count} players; expected an even number.`);
  return { a, b, players: count, teams, sides, options: await optionsAt(count) };
}

function severalFrom(list: string): string[] {
  const bots = namesGiven(list);
  if (bots.length < 2) throw new Problem(`--bots is ${quoted(list)}; expected two or more, with commas between: ${USUAL_BOTS}.`);
  return bots;
}

/** The stronger-sounding bot of each pair, named later, against the other, at tables of two and of four. */
async function everyPair(bots: readonly string[], optionsAt: OptionsAt): Promise<Contest[]> {
  const pairs = bots.flatMap((a, index) => bots.slice(0, index).map((b) => ({ a, b })));
  const tables = await Promise.all([2, 4].map(async (players) => ({ players, options: await optionsAt(players) })));
  return tables.flatMap((table) => pairs.map((pair) => ({ ...pair, ...table, teams: false, sides: false })));
}

/** The tables that a contest is played at. */
function settingsOf({ a, b, players, teams, sides, options }: Contest, seed: number): SeededSetting[] {
  const at = (bots: string[]): SeededSetting => ({ players, bots, options, seed });
  if (sides) return [at(Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? a : b)))];
  return teams ? [at([a]), at([b])] : [at([a, ...Array.from({ length: players - 1 }, () => b)])];
}

export function resultOfDuel(contest: Contest, rows: readonly Measured[]): ContestResult {
  const share = estimate({ kind: 'share', of: botWins(0), among: DECIDED }, rows);
  const decided = share?.count ?? 0;
  const wins = rows.filter((row) => row[botWins(0)] === 1).length;
  const fair = contest.sides ? 1 / 2 : 1 / contest.players;
  return {
    ...contest,
    kind: 'duel',
    games: rows.length,
    decided,
    wins,
    share,
    fair,
    p: share === null ? null : chanceOfLuck(wins, decided, fair),
  };
}

export function teamResultOf(contest: Contest, rowsOfA: readonly Measured[], rowsOfB: readonly Measured[]): TeamResult {
  const [a, b] = [rowsOfA, rowsOfB].map((rows) => rows.filter((row) => row[ALL_WON] === 1).length) as [number, number];
  return {
    ...contest,
    kind: 'teams',
    games: rowsOfA.length,
    winsOfA: shareOf(a, rowsOfA.length),
    winsOfB: shareOf(b, rowsOfB.length),
    p: chanceOfSame(a, rowsOfA.length, b, rowsOfB.length),
  };
}

const asMarkdown = (results: readonly (ContestResult | TeamResult)[]): string =>
  [duels(results.filter((result) => result.kind === 'duel')), teams(results.filter((result) => result.kind === 'teams'))]
    .filter((part) => part !== '')
    .join('\n\n');

function duels(results: readonly ContestResult[]): string {
  if (results.length === 0) return '';
  const head = ['A', 'against', 'players', 'games', 'draws', 'A wins', 'share of A', '95 % interval', 'fair', 'p'];
  const rows = results.map(({ a, b, players, sides, games, decided, wins, share, fair, p }) => [
    sides ? `${players / 2} × ${a}` : a,
    players === 2 ? b : `${sides ? players / 2 : players - 1} × ${b}`,
    String(players),
    String(games),
    String(games - decided),
    String(wins),
    share === null ? '–' : inWords('share', share.value),
    share === null ? '–' : rangeInWords('share', share.low, share.high),
    inWords('share', fair),
    p === null ? '–' : luck(p),
  ]);
  return [
    ...markdown(head, rows),
    '',
    'Draws: nobody won alone, or the game was given up as unfinished. Shares are of the games that somebody won alone; p is the chance of so uneven a result between equals.',
  ].join('\n');
}

function teams(results: readonly TeamResult[]): string {
  if (results.length === 0) return '';
  const head = ['A', 'beside', 'players', 'games each', 'A wins', '95 % interval', 'B wins', '95 % interval', 'p'];
  const rows = results.map(({ a, b, players, games, winsOfA, winsOfB, p }) => [
    a,
    b,
    String(players),
    String(games),
    ...[winsOfA, winsOfB].flatMap(({ value, low, high }) => [inWords('share', value), rangeInWords('share', low, high)]),
    luck(p),
  ]);
  return [...markdown(head, rows), '', 'All win or lose together; p is the chance of so great a difference between equals.'].join('\n');
}

const luck = (p: number): string => (p < 0.0001 ? '< 0.0001' : p.toFixed(4));
