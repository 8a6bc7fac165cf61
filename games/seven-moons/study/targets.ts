import type { Check, Statistic, TableSetting, BalanceTarget } from '@hoard/kernel';
import { dragonReach } from '../content/dragonReach.ts';
import { mean, most, percentile, ratio, share } from './measures.ts';
import type { Difficulty } from '../state/choices.ts';

// The table 'Balance targets' of the rulebook, line by line, as far as automatic players can check it. For people only: encounters
// and completed quests, dragons at the end, and hires at resource domains in co-op, where the table asks more of people than of bots.
// That each difficulty step costs eight points is read off the three lines of co-op.

type Range = readonly [least: number, most: number];
type BySize = Readonly<Record<number, Range>>;

/** The reference players: competitive unless said otherwise. */
const greedy = (players: number, options: TableSetting['options'] = {}): TableSetting => ({ players, bots: ['greedy'], options });

const check = (label: string, seating: TableSetting, figure: Statistic, [least, most]: Range): Check => ({
  label,
  seating,
  figure,
  least,
  most,
});

/** The same figure at tables of several sizes, each with its own range. */
const bySize = (figure: Statistic, ranges: BySize, label = '', options: TableSetting['options'] = {}): Check[] =>
  Object.entries(ranges).map(([players, range]) => check(`${label}${players} players`, greedy(Number(players), options), figure, range));

/** The same figure in the same range at tables of all sizes. */
const always = (figure: Statistic, range: Range, label = '', options: TableSetting['options'] = {}): Check[] =>
  bySize(figure, { 2: range, 3: range, 4: range }, label, options);

/** A range around what was measured for 2, 3 and 4 players. */
const around = (measured: readonly [number, number, number], by: number): BySize =>
  Object.fromEntries(measured.map((value, index) => [index + 2, [Math.max(0, value - by), value + by]]));

const coOp = (difficulty: Difficulty, range: Range): Check[] => always(share('saved'), range, '', { mode: 'co-op', difficulty });

const solo = (difficulty: Difficulty, figure: Statistic, range: Range, label = ''): Check =>
  check(`${label}${difficulty}`, greedy(1, { difficulty }), figure, range);

/** Shares of wins by seat or by city: none further from its fair share than this. */
const fairly = (
  players: number,
  group: 'order' | 'city',
  names: readonly string[],
  by: number,
  options: TableSetting['options'] = {},
): Check[] =>
  names.map((name) =>
    check(`${group} ${name}, ${players} players`, greedy(players, options), share(`${group}.${name}.wins`, `${group}.${name}.seats`), [
      1 / players - by,
      1 / players + by,
    ]),
  );

const ORDER = ['1', '2', '3', '4'];
const CITIES = dragonReach.characters.map(({ id }) => id);
const LATE_PURSE = { latePurse: true };
const DIFFICULTIES = ['normal', 'frenzy', 'darkest'] as const;

/** How one player of a style fares among pure traders. */
const lone = (style: string, range: (fair: number) => Range): Check[] =>
  [2, 3, 4].map((players) =>
    check(`${players} players`, greedy(players), share(`lone.${style}.wins`, `lone.${style}.won`), range(1 / players)),
  );

export const targets: readonly BalanceTarget[] = [
  {
    line: 'Rounds to the seventh moon, 2 / 3 / 4 players, median',
    games: 4_000,
    checks: bySize(percentile('rounds', 50), { 2: [17, 23], 3: [14, 20], 4: [13, 19] }),
  },
  {
    line: '5th–95th percentile',
    games: 4_000,
    checks: [
      ...bySize(percentile('rounds', 5), { 2: [12, 36], 3: [11, 29], 4: [10, 26] }, '5th, '),
      ...bySize(percentile('rounds', 95), { 2: [12, 36], 3: [11, 29], 4: [10, 26] }, '95th, '),
    ],
  },
  {
    line: 'Games unfinished after 60 rounds, without the long watch',
    games: 4_000,
    checks: [
      ...always(share('longGames'), [0, 0.001]),
      ...always(share('longGames'), [0, 0.001], 'co-op, ', { mode: 'co-op', difficulty: 'normal' }),
    ],
  },
  { line: 'Competitive: realm saved, 2 / 3 / 4 players', games: 4_000, checks: always(share('saved'), [0.77, 0.91]) },
  {
    line: 'A given city survives, 2 / 3 / 4 players',
    games: 4_000,
    checks: bySize(share('standing', 'cities'), { 2: [0.52, 0.66], 3: [0.43, 0.58], 4: [0.37, 0.52] }),
  },
  {
    line: 'Realm step fails per wave, 2 / 3 / 4 players',
    games: 4_000,
    checks: bySize(share('realmLost', 'waves'), { 2: [0.33, 0.47], 3: [0.22, 0.36], 4: [0.17, 0.31] }),
  },
  { line: 'City step fails per city and wave, 2 / 3 / 4 players', games: 4_000, checks: always(share('breached', 'struck'), [0.17, 0.37]) },
  { line: 'Co-op normal, 2 / 3 / 4 players', games: 3_000, checks: coOp('normal', [0.63, 0.85]) },
  { line: 'Co-op Monster Frenzy', games: 3_000, checks: coOp('frenzy', [0.49, 0.73]) },
  { line: 'Co-op Darkest Night', games: 3_000, checks: coOp('darkest', [0.36, 0.6]) },
  {
    line: 'Solo gentle / normal / frenzy / darkest',
    games: 3_000,
    checks: [
      solo('gentle', share('saved'), [0.64, 0.8]),
      solo('normal', share('saved'), [0.53, 0.68]),
      solo('frenzy', share('saved'), [0.41, 0.57]),
      solo('darkest', share('saved'), [0.3, 0.46]),
    ],
  },
  {
    line: 'Solo turns, median (5th–95th)',
    games: 3_000,
    checks: DIFFICULTIES.flatMap((difficulty) => [
      solo(difficulty, percentile('turns', 50), [13, 20], 'median, '),
      solo(difficulty, most('turns'), [0, 44], 'longest, '),
    ]),
  },
  {
    line: 'Win share by seat, no late purse',
    games: 10_000,
    checks: [2, 3, 4].flatMap((players) => fairly(players, 'order', ORDER.slice(0, players), 0.05)),
  },
  {
    line: 'Win share by seat, late purse (20,000 games)',
    games: 20_000,
    checks: [3, 4].flatMap((players) => fairly(players, 'order', ORDER.slice(0, players), 0.03, LATE_PURSE)),
  },
  { line: 'Win share by home city', games: 10_000, checks: [2, 3, 4].flatMap((players) => fairly(players, 'city', CITIES, 0.03)) },
  { line: 'Defences per city at the seventh moon', games: 4_000, checks: bySize(mean('defences'), around([5.5, 4.3, 3.6], 0.5)) },
  {
    line: 'Cities with three strongholds',
    games: 4_000,
    checks: bySize(share('threeStrongholds', 'cities'), around([0.9, 0.75, 0.61], 0.1)),
  },
  { line: 'Undefended cities at the seventh moon', games: 4_000, checks: always(share('undefended', 'cities'), [0, 0.05]) },
  { line: 'Winning score, average', games: 4_000, checks: always(mean('winningScore'), [40, 55]) },
  { line: 'Ties on points among survivors', games: 4_000, checks: always(share('ties'), [0, 0.09]) },
  { line: 'Relief taken, per player', games: 4_000, checks: always(mean('reliefs'), [0.05, 0.5]) },
  {
    // Seven points on what cities without a dragon have.
    line: 'City survives with / without a dragon',
    games: 10_000,
    checks: bySize(ratio(share('ridersStanding', 'riders'), share('walkersStanding', 'walkers')), {
      2: [1.12, Infinity],
      3: [1.14, Infinity],
      4: [1.16, Infinity],
    }),
  },
  {
    line: 'One player who also does quests, against pure traders',
    games: 10_000,
    checks: lone('quests', (fair) => [0, fair + 0.1]),
  },
  {
    line: 'One player who also visits fires, against pure traders',
    games: 10_000,
    checks: lone('fires', (fair) => [0, fair + 0.1]),
  },
  {
    line: 'One player who buys a dragon whenever possible, against pure traders',
    games: 10_000,
    checks: lone('dragon', (fair) => [0.65 * fair, 1]),
  },
  {
    line: 'Share of all losses by one Shadow Army card',
    games: 4_000,
    checks: dragonReach.shadowCards.flatMap(({ id }) => always(share(`card.${id}.losses`, 'losses'), [0.02, 0.2], `${id}, `)),
  },
  { line: 'Hires at resource domains, competitive', games: 4_000, checks: always(share('hiresAtSellers', 'hires'), [0, 0.85]) },
  {
    line: 'Worth of a Wilderness card in gold (goods 3.5, crystal 4, artefact 7, horse 5; moves and peeks not counted)',
    games: 4_000,
    checks: dragonReach.wildernessCards.map(({ id }) => check(id, greedy(4), mean(`wilderness.${id}`), [2, 9])),
  },
];
