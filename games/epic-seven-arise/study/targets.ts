import type { BalanceTarget, Check, Statistic, TableSetting } from '@hoard/kernel';
import { covenant } from '../content/covenant.ts';
import { mean, percentile, share } from './measures.ts';

// The table 'Balance targets' of the rulebook, line by line, as far as automatic players can check it.

type Range = readonly [least: number, most: number];

const GAMES = 2_000;

/** The reference players: four at standard difficulty unless said otherwise. */
const greedy = (players: number, options: TableSetting['options'] = {}): TableSetting => ({ players, bots: ['greedy'], options });

const check = (label: string, seating: TableSetting, figure: Statistic, [least, most]: Range): Check => ({
  label,
  seating,
  figure,
  least,
  most,
});

const CHAPTERS = covenant.chapters.map((_, row) => row + 1);

/** The same figure in every chapter, each with its range. */
const byChapter = (figure: Statistic, rangeOf: (chapter: number) => Range, label = ''): Check[] =>
  CHAPTERS.map((chapter) => check(`${label}chapter ${chapter}`, greedy(4, { chapter }), figure, rangeOf(chapter)));

const always =
  (range: Range): ((chapter: number) => Range) =>
  () =>
    range;

/** Challenge rises from chapter to chapter. */
const WON = [0.75, 0.64, 0.61, 0.58, 0.55, 0.52];
const BY = 0.04;

/** Parties of other sizes. */
const PARTIES = [
  { players: 3, heroes: 4 },
  { players: 2, heroes: 4 },
  { players: 1, heroes: 4 },
  { players: 3, heroes: 3 },
  { players: 2, heroes: 3 },
  { players: 1, heroes: 3 },
] as const;

const SEATS = [1, 2, 3, 4];

export const targets: readonly BalanceTarget[] = [
  {
    line: 'Win rate, four players, standard difficulty',
    games: GAMES,
    checks: byChapter(share('won'), (chapter) => [WON[chapter - 1]! - BY, WON[chapter - 1]! + BY]),
  },
  {
    line: 'Win rate, any other party',
    games: GAMES,
    checks: PARTIES.flatMap(({ players, heroes }) =>
      CHAPTERS.map((chapter) =>
        check(`${players} players, ${heroes} heroes, chapter ${chapter}`, greedy(players, { chapter, heroes }), share('won'), [0.4, 0.78]),
      ),
    ),
  },
  {
    line: 'Rounds (95 % of games)',
    games: GAMES,
    checks: [...byChapter(percentile('rounds', 97.5), (chapter) => (chapter === 1 ? [4, 8] : chapter === 3 ? [8, 12] : [4, 10]), 'most, ')],
  },
  { line: 'Lost by the deadline', games: GAMES, checks: byChapter(share('lostByDeadline'), always([0, 0.03])) },
  { line: 'Lost by the Gate', games: GAMES, checks: [check('chapter 3', greedy(4, { chapter: 3 }), share('lostByGate'), [0, 0.06])] },
  { line: "Heroes' turns without a skill", games: GAMES, checks: byChapter(share('idle', 'turns'), always([0, 0.04])) },
  { line: 'Enemy attacks that hit', games: GAMES, checks: byChapter(share('attacksHit', 'attacks'), always([0.6, 0.82])) },
  {
    line: 'Missions that succeed',
    games: GAMES,
    checks: byChapter(share('missionsWon', 'missions'), (chapter) => (chapter === 1 ? [0.7, 0.9] : [0.55, 0.8])),
  },
  {
    line: 'Grand Champion, by hero',
    games: GAMES,
    checks: CHAPTERS.flatMap((chapter) =>
      covenant.heroes.map(({ id, name }) =>
        check(`${name}, chapter ${chapter}`, greedy(4, { chapter }), share(`hero.${id}.titles`, `hero.${id}.won`), [0.16, 0.36]),
      ),
    ),
  },
  {
    line: 'Grand Champion, by seat',
    games: GAMES,
    checks: SEATS.flatMap((seat) => byChapter(share(`seat.${seat}.titles`, 'won'), always([0.2, 0.31]), `seat ${seat}, `)),
  },
  {
    line: 'Grand Champion with two heroes among three players',
    games: GAMES,
    checks: CHAPTERS.map((chapter) => check(`chapter ${chapter}`, greedy(3, { chapter }), share('pairTitles', 'pairWon'), [0.25, 0.4])),
  },
  {
    line: 'Points between the first and the second',
    games: GAMES,
    checks: [...byChapter(mean('margin'), always([3, 7])), ...byChapter(share('ties', 'won'), always([0, 0.2]), 'ties, ')],
  },
  {
    line: 'Skystones of kills that come from called monsters',
    games: GAMES,
    checks: byChapter(share('calledStones', 'killStones'), always([0, 0.2])),
  },
  { line: 'Battles that reach Weariness', games: GAMES, checks: byChapter(share('wearyBattles', 'battles'), always([0, 0.005])) },
];
