import type { Check, Statistic, TableSetting, BalanceTarget } from '@hoard/kernel';
import { mean, most, percentile, ratio, share, type Column } from './measures.ts';
import { LEVELS, type Level } from '../state/choices.ts';

// The table 'Balance targets' of the rulebook, line by line. Where a line names no number of players, it holds for every number.

type Range = readonly [least: number, most: number];

/** The reference players. */
const greedy = (players: number): TableSetting => ({ players, bots: ['greedy'], options: {} });

const random = (players: number): TableSetting => ({ players, bots: ['random'], options: {} });

const solo = (level: Level): TableSetting => ({ players: 1, bots: ['greedy'], options: { level } });

const check = (label: string, seating: TableSetting, figure: Statistic, [least, most]: Range): Check => ({
  label,
  seating,
  figure,
  least,
  most,
});

/** The same figure at tables of several sizes, each with its own range. */
const bySize = (figure: Statistic, ranges: Readonly<Record<number, Range>>, label = ''): Check[] =>
  Object.entries(ranges).map(([players, range]) => check(`${label}${players} players`, greedy(Number(players)), figure, range));

/** The same figure in the same range at tables of all sizes. */
const always = (figure: Statistic, range: Range, label = ''): Check[] =>
  bySize(figure, { 2: range, 3: range, 4: range, 5: range, 6: range }, label);

const winShares = (players: number, group: 'order' | 'colour' | 'class', names: readonly string[], range: Range): Check[] =>
  names.map((name) =>
    check(`${group} ${name}, ${players} players`, greedy(players), share(`${group}.${name}.wins`, `${group}.${name}.seats`), range),
  );

const byLevel = (of: Column, kind: (of: Column) => Statistic, ranges: Readonly<Record<Level, Range>>): Check[] =>
  LEVELS.map((level) => check(`solo, ${level}`, solo(level), kind(of), ranges[level]));

const COLOURS = ['red', 'blue', 'amber', 'violet', 'white', 'green'];
const CLASSES = ['F', 'M', 'E', 'D'];
const ORDER = ['1', '2', '3', '4', '5', '6'];

export const targets: readonly BalanceTarget[] = [
  {
    line: 'Turns in all, mean: 2 / 3 / 4 / 5 / 6 players',
    games: 6_000,
    checks: bySize(mean('turns'), { 2: [44, 60], 3: [48, 64], 4: [53, 69], 5: [55, 71], 6: [59, 75] }),
  },
  {
    line: '5th and 95th percentile of turns, 2 players; 6 players',
    games: 6_000,
    checks: [
      ...bySize(percentile('turns', 5), { 2: [15, 30], 6: [28, 42] }, '5th, '),
      ...bySize(percentile('turns', 95), { 2: [78, 100], 6: [92, 115] }, '95th, '),
    ],
  },
  {
    line: 'Longest of 6,000 games',
    games: 6_000,
    checks: [...always(most('turns'), [0, 299], 'longest, '), ...always(most('unfinished'), [0, 0], 'unfinished, ')],
  },
  {
    line: 'Share of turns spent resting, 2 / 6 players',
    games: 6_000,
    checks: bySize(share('rests', 'turns'), { 2: [0.07, 0.16], 6: [0.07, 0.16] }),
  },
  {
    line: 'Dragon wins: 2 / 3 / 4 / 5 / 6 players',
    games: 6_000,
    checks: bySize(share('dragonWins'), { 2: [0.06, 0.14], 3: [0.07, 0.15], 4: [0.08, 0.17], 5: [0.09, 0.19], 6: [0.11, 0.21] }),
  },
  {
    line: 'Dragon wins against players who move at random',
    games: 2_000,
    checks: [2, 3, 4, 5, 6].map((players) => check(`${players} players`, random(players), share('dragonWins'), [0.65, 0.9])),
  },
  {
    line: 'Games in which the Dragon reaches 12: 2 / 6 players',
    games: 6_000,
    checks: bySize(share('dragonReaches12'), { 2: [0.1, 0.35], 6: [0.1, 0.35] }),
  },
  {
    line: 'Mean number of the space where it is slain: 2 / 6 players',
    games: 6_000,
    checks: bySize(mean('slainOn'), { 2: [6, 10], 6: [6, 10] }),
  },
  { line: 'Battles with the Dragon per game', games: 6_000, checks: always(mean('dragonBattles'), [1.6, 2.8]) },
  { line: 'Slayer is also the winner', games: 6_000, checks: always(share('slayerWins', 'slain'), [0.85, 0.98]) },
  {
    line: 'Tie for first before tie-break; shared victory after it',
    games: 6_000,
    checks: [
      ...always(share('tiesForFirst', 'slain'), [0, 0.03], 'tie, '),
      ...always(share('sharedVictories', 'slain'), [0, 0.005], 'shared, '),
    ],
  },
  { line: 'Win share by colour, 6 players (fair 16.7 %)', games: 20_000, checks: winShares(6, 'colour', COLOURS, [0.147, 0.187]) },
  { line: 'Win share by colour, 4 players (fair 25 %)', games: 20_000, checks: winShares(4, 'colour', COLOURS, [0.23, 0.27]) },
  { line: 'Win share by seat, first to last, 6 players', games: 20_000, checks: winShares(6, 'order', ORDER, [0.147, 0.187]) },
  {
    line: 'Win share by class, 2 players (fair 50 %) and 6 players',
    games: 20_000,
    checks: [...winShares(2, 'class', CLASSES, [0.46, 0.54]), ...winShares(6, 'class', CLASSES, [0.15, 0.185])],
  },
  {
    line: 'Winning score, 10th / 50th / 90th percentile: 2 players; 6 players',
    games: 6_000,
    checks: bySize(percentile('winningScore', 50), { 2: [32, 44], 6: [20, 30] }, 'median, '),
  },
  {
    line: 'Monster battles won against strength 1 / 2 / 3 / 4 / 5 (4 players)',
    games: 6_000,
    checks: [1, 0.87, 0.72, 0.55, 0.29].map((measured, index) =>
      check(`strength ${index + 1}`, greedy(4), share(`monster.${index + 1}.beaten`, `monster.${index + 1}.battles`), [
        measured - 0.06,
        Math.min(1, measured + 0.06),
      ]),
    ),
  },
  { line: 'Thrown back per game: 2 / 6 players', games: 6_000, checks: bySize(mean('throws'), { 2: [4, 7], 6: [7, 12] }) },
  { line: 'Throws that need DA-12.6', games: 6_000, checks: always(share('throwsElsewhere', 'throws'), [0, 0.05]) },
  { line: 'Duels per game: 2 / 6 players', games: 6_000, checks: bySize(mean('duels'), { 2: [0.4, 2], 6: [2, 6] }) },
  {
    line: 'Games with at least one sail; sails per game',
    games: 6_000,
    checks: [...always(share('gamesWithSail'), [0.4, 0.8], 'games, '), ...always(mean('sails'), [0.7, 2], 'sails, ')],
  },
  { line: 'Slayer carries the Dragon Slayer', games: 6_000, checks: always(share('slayerHasDragonSlayer', 'slain'), [0.2, 0.45]) },
  {
    line: 'Unknown counters left at the end: 2 / 6 players',
    games: 6_000,
    checks: bySize(mean('unknownLeft'), { 2: [6, 20], 6: [6, 20] }),
  },
  {
    line: 'Bold (threshold below 40 %) against careful (above 60 %) players at one table, share of wins, 4 players',
    games: 20_000,
    checks: [
      check(
        'bold : careful',
        greedy(4),
        ratio(share('temper.bold.wins', 'temper.bold.seats'), share('temper.careful.wins', 'temper.careful.seats')),
        [1 / 1.5, 1.5],
      ),
    ],
  },
  {
    line: 'Solo, Dragon wins: Squire / Knight / Champion / Legend',
    games: 2_000,
    checks: byLevel('dragonWins', share, { squire: [0.07, 0.2], knight: [0.28, 0.48], champion: [0.45, 0.63], legend: [0.57, 0.75] }),
  },
  {
    line: 'Solo, turns: Squire / Knight / Champion / Legend',
    games: 2_000,
    checks: byLevel('turns', mean, { squire: [40, 71], knight: [27, 45], champion: [19, 34], legend: [14, 28] }),
  },
];
