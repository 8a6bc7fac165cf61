import type { BalanceTarget, Check, Share, Statistic, TableSetting } from '@hoard/kernel';
import { covenant } from '../content/covenant.ts';
import type { experiments } from './experiments.ts';
import { mean, percentile, share } from './measures.ts';

// The table 'Balance targets' of the rulebook, line by line, as far as automatic players can check it.

type Range = readonly [least: number, most: number];

type Held = NonNullable<Check['against']>;

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

/** By how many points a share exceeds another. */
const difference = (label: string, seating: TableSetting, figure: Share, against: Held, range: Range): Check => ({
  ...check(label, seating, figure, range),
  against,
});

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

/** The fewest and the most rounds. */
const rounds = (chapter: number): Range => (chapter === 1 ? [4, 7] : chapter === 3 ? [7, 11] : [4, 9]);

/** Later chapters have more battles, and the last one two bosses. */
const scores = (chapter: number): Range => (chapter < 3 ? [8, 28] : [8, 36]);

const SEATS = [1, 2, 3, 4];

const HEROES = covenant.heroes.flatMap(({ id, name }) =>
  CHAPTERS.map((chapter) => ({ id, label: `${name}, chapter ${chapter}`, chapter })),
);

/** Each difficulty beside the standard one, and each Echo beside none, by chapter. */
const HIGHER: Range = [0, 1];
const LOWER: Range = [-1, 0];

const against = (seating: TableSetting): Held => ({ seating, figure: share('won') });

const experiment = (name: keyof typeof experiments): TableSetting => ({ ...greedy(4, { chapter: 1 }), experiment: name });

/** Tokens whose mission may fail: without one they succeed always, and players who keep potions for the boss never fail to be thrifty. */
const MISSIONS = covenant.tokens.filter(({ mission }) => mission.is !== 'none' && mission.is !== 'thrifty');

export const targets: readonly BalanceTarget[] = [
  {
    line: 'Win rate, chapters 1 to 6',
    games: GAMES,
    checks: byChapter(share('won'), (chapter) => [WON[chapter - 1]! - BY, WON[chapter - 1]! + BY]),
  },
  {
    line: 'Win rate of every chapter, any other party size',
    games: GAMES,
    checks: PARTIES.flatMap(({ players, heroes }) =>
      CHAPTERS.map((chapter) =>
        check(`${players} players, ${heroes} heroes, chapter ${chapter}`, greedy(players, { chapter, heroes }), share('won'), [0.4, 0.78]),
      ),
    ),
  },
  {
    line: 'Win rate chapter 1 without any Dual Attack / without any Soul Burn',
    games: GAMES,
    checks: [
      check('without Dual Attacks', experiment('withoutDuals'), share('won'), [0.2, 0.45]),
      check('without Soul Burns', experiment('withoutBurns'), share('won'), [0.25, 0.6]),
    ],
  },
  {
    line: 'Rounds per chapter (95 % of games)',
    games: GAMES,
    checks: [...byChapter(percentile('rounds', 2.5), rounds, 'fewest, '), ...byChapter(percentile('rounds', 97.5), rounds, 'most, ')],
  },
  { line: 'Games lost by the deadline', games: GAMES, checks: byChapter(share('lostByDeadline'), always([0, 0.03])) },
  {
    line: 'Games lost to Dread or by the Skull limit / by all heroes dying without it / by the Gate (chapter 3)',
    games: GAMES,
    checks: [
      ...byChapter(share('lostToSkulls'), always([0.2, 0.52]), 'Dread or Skulls, '),
      ...byChapter(share('lostByDeath'), always([0, 0.08]), 'dead, '),
      check('Gate, chapter 3', greedy(4, { chapter: 3 }), share('lostByGate'), [0, 0.06]),
    ],
  },
  {
    line: 'Win rate at gentle / grim, against standard',
    games: GAMES,
    checks: CHAPTERS.flatMap((chapter) => [
      difference(
        `gentle, chapter ${chapter}`,
        greedy(4, { chapter, difficulty: 'gentle' }),
        share('won'),
        against(greedy(4, { chapter })),
        HIGHER,
      ),
      difference(
        `grim, chapter ${chapter}`,
        greedy(4, { chapter, difficulty: 'grim' }),
        share('won'),
        against(greedy(4, { chapter })),
        LOWER,
      ),
    ]),
  },
  {
    line: 'Solo win rate with Echoes, against without',
    games: GAMES,
    checks: CHAPTERS.map((chapter) =>
      difference(
        `chapter ${chapter}`,
        greedy(1, { chapter, heroes: 4, echoes: true }),
        share('won'),
        against(greedy(1, { chapter, heroes: 4 })),
        HIGHER,
      ),
    ),
  },
  { line: 'Hero turns without a usable skill', games: GAMES, checks: byChapter(share('idle', 'turns'), always([0.005, 0.04])) },
  {
    line: 'Share of Skill 1 / 2 / 3 among hero turns',
    games: GAMES,
    checks: [
      ...byChapter(share('skill1', 'turns'), always([0.18, 0.32]), 'Skill 1, '),
      ...byChapter(share('skill2', 'turns'), always([0.28, 0.48]), 'Skill 2, '),
      ...byChapter(share('skill3', 'turns'), always([0.28, 0.44]), 'Skill 3, '),
    ],
  },
  {
    line: 'Dual Attacks per hero turn / Soul Burns per hero turn',
    games: GAMES,
    checks: [
      ...byChapter(share('duals', 'turns'), always([0.28, 0.44]), 'Dual Attacks, '),
      ...byChapter(share('burns', 'turns'), always([0.38, 0.52]), 'Soul Burns, '),
    ],
  },
  { line: 'Enemy attacks that hit', games: GAMES, checks: byChapter(share('attacksHit', 'attacks'), always([0.48, 0.82])) },
  {
    line: 'Encounter missions that succeed',
    games: GAMES,
    checks: [
      ...byChapter(share('missionsWon', 'missions'), (chapter) => (chapter === 1 ? [0.75, 0.88] : [0.6, 0.78])),
      ...MISSIONS.map(({ id, name, chapter }) =>
        check(name, greedy(4, { chapter: chapter + 1 }), share(`mission.${id}.won`, `mission.${id}.tried`), [0.35, 0.97]),
      ),
    ],
  },
  {
    line: 'Win rate with a given hero in the party, against the chapter average',
    games: GAMES,
    checks: HEROES.map(({ id, label, chapter }) =>
      difference(
        label,
        greedy(4, { chapter }),
        share(`hero.${id}.won`, `hero.${id}.games`),
        against(greedy(4, { chapter })),
        [-0.11, 0.17],
      ),
    ),
  },
  {
    line: 'Champion share of the player with a given hero, given a win',
    games: GAMES,
    checks: HEROES.map(({ id, label, chapter }) =>
      check(label, greedy(4, { chapter }), share(`hero.${id}.titles`, `hero.${id}.won`), [0.16, 0.36]),
    ),
  },
  {
    line: 'Champion share by seat',
    games: GAMES,
    checks: SEATS.flatMap((seat) => byChapter(share(`seat.${seat}.titles`, 'won'), always([0.2, 0.31]), `seat ${seat}, `)),
  },
  {
    line: 'Champion share of the two-hero player (three players, four heroes)',
    games: GAMES,
    checks: CHAPTERS.map((chapter) =>
      check(`chapter ${chapter}`, greedy(3, { chapter, heroes: 4 }), share('pairTitles', 'pairWon'), [0.2, 0.42]),
    ),
  },
  {
    line: 'Champion share of the two-hero player (two players, three heroes)',
    games: GAMES,
    checks: CHAPTERS.map((chapter) =>
      check(`chapter ${chapter}`, greedy(2, { chapter, heroes: 3 }), share('pairTitles', 'pairWon'), [0.35, 0.65]),
    ),
  },
  {
    line: 'Margin between first and second',
    games: GAMES,
    checks: [...byChapter(mean('margin'), always([3, 7])), ...byChapter(share('ties', 'won'), always([0, 0.2]), 'ties, ')],
  },
  {
    line: 'Score of the Grand Champion',
    games: GAMES,
    checks: [
      ...byChapter(percentile('championScore', 10), scores, '10th percentile, '),
      ...byChapter(percentile('championScore', 90), scores, '90th percentile, '),
    ],
  },
  {
    line: 'Each Artifact card is played (either way) by a player who owns it',
    games: GAMES,
    checks: covenant.cards.flatMap(({ id, name, kind }) =>
      kind === 'artifact' ? byChapter(share(`artifact.${id}.played`, `artifact.${id}.owned`), always([0.6, 1]), `${name}, `) : [],
    ),
  },
  {
    line: 'Battles that reach Weariness (battle round 9)',
    games: GAMES,
    checks: byChapter(share('wearyBattles', 'normalBattles'), always([0, 0.005])),
  },
  {
    line: 'Skystones of kills that come from called monsters',
    games: GAMES,
    checks: byChapter(share('calledStones', 'killStones'), always([0, 0.2])),
  },
  {
    line: 'Solo, gold among the stories completed',
    games: GAMES,
    checks: PARTIES.filter(({ players }) => players === 1).flatMap(({ heroes }) =>
      CHAPTERS.map((chapter) =>
        check(`${heroes} heroes, chapter ${chapter}`, greedy(1, { chapter, heroes }), share('gold', 'won'), [0.1, 0.4]),
      ),
    ),
  },
];
