import type { BalanceTarget, Check, Share, Statistic, TableSetting } from '@hoard/kernel';
import { dragonRoar } from '../content/dragonRoar.ts';
import type { Difficulty } from '../state/choices.ts';
import { mean, most, percentile, ratio, share } from './measures.ts';

// The table 'Balance targets' of the rulebook, line by line, as far as automatic players can check it.

type Range = readonly [least: number, most: number];

const GAMES = 2_000;

/** The reference players: Normal, Character Dependent and competitive unless said otherwise. */
const greedy = (players: number, options: TableSetting['options'] = {}): TableSetting => ({ players, bots: ['greedy'], options });

const FOUR = greedy(4);
const GOLDEN = greedy(4, { morals: 'golden' });
const SILVER = greedy(4, { morals: 'silver' });
const TEAM = greedy(4, { competition: 'team' });
const MIST = greedy(4, { style: 'mist' });
const LOGICAL = greedy(4, { style: 'logical' });
const ADVENTUROUS = greedy(4, { style: 'adventurous' });
const EQUIVALENT = greedy(4, { attributes: 'equivalent' });
const REAL_TIME = greedy(4, { turns: 'real time' });
const together = (players: number, difficulty: Difficulty = 'normal'): TableSetting =>
  greedy(players, { competition: 'co-op', difficulty });
const alone = (difficulty: Difficulty): TableSetting => greedy(1, { difficulty });

const check = (label: string, seating: TableSetting, figure: Statistic, [least, most]: Range): Check => ({
  label,
  seating,
  figure,
  least,
  most,
});

const line = (text: string, ...checks: readonly Check[]): BalanceTarget => ({ line: text, games: GAMES, checks });

const PLACES = [1, 2, 3, 4];

/** Wins by place in the first round, of the games that somebody won. */
const byOrder = (label: string, seating: TableSetting, range: Range): Check[] =>
  PLACES.map((place) => check(`${label}place ${place}`, seating, share(`order.${place}.wins`, 'slain'), range));

const byHero = (label: string, seating: TableSetting, range: Range, isExpansion: boolean): Check[] =>
  dragonRoar.heroes
    .filter(({ expansion }) => isExpansion || !expansion)
    .map(({ id, name }) => check(`${label}${name}`, seating, share(`hero.${id}.wins`, `hero.${id}.games`), range));

/** A share held against the same of the reference table, in points. */
const beside = (label: string, seating: TableSetting, figure: Share, range: Range): Check => ({
  ...check(label, seating, figure, range),
  against: { seating: FOUR, figure },
});

const SIZES = [2, 4, 5, 6];

export const targets: readonly BalanceTarget[] = [
  line(
    'Competitive, 4 players: rounds until the Dragon dies',
    check('median', FOUR, percentile('slainRounds', 50), [11, 16]),
    check('5th percentile', FOUR, percentile('slainRounds', 5), [6, 22]),
    check('95th percentile', FOUR, percentile('slainRounds', 95), [6, 22]),
  ),
  line(
    'Competitive, 2 / 6 players: median rounds',
    check('2 players', greedy(2), percentile('slainRounds', 50), [10, 15]),
    check('6 players', greedy(6), percentile('slainRounds', 50), [11, 18]),
  ),
  line(
    'Base when the Dragon dies, 4 players',
    check('median', FOUR, percentile('base', 50), [5, 8]),
    check('below 3', FOUR, share('lowBase', 'slain'), [0, 0.05]),
  ),
  line('Games that see the Gathering Phase', check('4 players', FOUR, share('gathered'), [0.05, 0.25])),
  line(
    'Games that end by Last Dusk',
    check('normal', FOUR, share('lastDusk'), [0, 0.01]),
    check('expert', greedy(4, { difficulty: 'expert' }), share('lastDusk'), [0, 0.03]),
    check('inferno', greedy(4, { difficulty: 'inferno' }), share('lastDusk'), [0, 0.08]),
  ),
  line('Win rate by seat, 4 players', ...byOrder('', FOUR, [0.22, 0.28])),
  line(
    'Win rate by hero, 4 heroes, all seats',
    ...byHero('4 players, ', FOUR, [0.2, 0.3], false),
    ...byHero('6 players, ', greedy(6), [0.13, 0.21], true),
  ),
  line('Basic power of the winner at the winning blow', check('median', FOUR, percentile('basicPower', 50), [17, 21])),
  line('Extra power of the winner at the winning blow', check('median', FOUR, percentile('extraPower', 50), [4, 8])),
  line(
    'Battles against the Dragon per game, 4 players',
    check('mean', FOUR, mean('dragonBattles'), [1.8, 3.5]),
    check('the first succeeds', FOUR, share('firstChallengeWon', 'challenged'), [0.35, 0.55]),
  ),
  line(
    'Battles against enemies per hero and turn',
    check('battles', FOUR, share('battles', 'turns'), [0.6, 1.1]),
    check('won or tied', FOUR, share('battlesWon', 'battles'), [0.75, 0.9]),
  ),
  line(
    'Share of actions',
    check('Travel', FOUR, share('travels', 'actions'), [0.32, 0.48]),
    check('Fight', FOUR, share('fights', 'actions'), [0.15, 0.28]),
    check('Visit', FOUR, share('visits', 'actions'), [0.14, 0.24]),
    check('Rest', FOUR, share('rests', 'actions'), [0.2, 0.35]),
    check('Encounter', FOUR, share('encounters', 'actions'), [0.01, 0.08]),
  ),
  line(
    'Deaths per hero and game',
    check('deaths', FOUR, share('deaths', 'heroes'), [0, 0.3]),
    check('those who died and win', FOUR, share('fallenWinners', 'fallenHeroes'), [0.03, 0.3]),
  ),
  line(
    'Ambush, Thievery, Snatching',
    check('Ambush', FOUR, share('ambushes', 'encounters'), [0.15, 1]),
    check('Thievery', FOUR, share('thefts', 'encounters'), [0.15, 1]),
    check('Snatching', FOUR, share('snatches', 'encounters'), [0.15, 1]),
  ),
  line(
    'Silver / Golden against Bronze',
    ...PLACES.flatMap((place) => [
      beside(`silver, place ${place}`, SILVER, share(`order.${place}.wins`, 'slain'), [-0.03, 0.03]),
      beside(`golden, place ${place}`, GOLDEN, share(`order.${place}.wins`, 'slain'), [-0.03, 0.03]),
    ]),
    check('golden, median rounds', GOLDEN, percentile('slainRounds', 50), [10, 17]),
  ),
  line(
    'Team 2 against 2',
    check('the first team', TEAM, share('team.1.wins', 'slain'), [0.47, 0.53]),
    check('median rounds', TEAM, percentile('slainRounds', 50), [9, 14]),
  ),
  line(
    'Co-op win rate, 3 players',
    check('normal', together(3), share('slain'), [0.5, 0.65]),
    check('expert', together(3, 'expert'), share('slain'), [0.35, 0.5]),
    check('inferno', together(3, 'inferno'), share('slain'), [0.18, 0.32]),
    ...SIZES.map((size) => ({
      ...check(`${size} players beside 3`, together(size), share('slain'), size === 2 ? [-0.35, 0.12] : [-0.12, 0.12]),
      against: { seating: together(3), figure: share('slain') },
    })),
  ),
  line('Co-op rituals per won game', check('3 players', together(3), share('wonRituals', 'slain'), [1.05, 2.5])),
  line('Co-op losses', check('all fallen, of the games lost', together(3), share('lostByFalling', 'lost'), [0, 0.6])),
  line(
    'Solo win rate',
    check('normal', alone('normal'), share('slain'), [0.35, 0.5]),
    check('expert', alone('expert'), share('slain'), [0.22, 0.35]),
    check('inferno', alone('inferno'), share('slain'), [0.1, 0.25]),
    check('median turn of wins', alone('normal'), percentile('slainRounds', 50), [7, 10]),
  ),
  line('Logical against Conservative', check('median rounds', LOGICAL, percentile('slainRounds', 50), [9, 16])),
  line('Mist', check('median Base', MIST, percentile('base', 50), [8, 10]), check('Gathering Phase', MIST, share('gathered'), [0.4, 0.9])),
  line(
    'Adventurous',
    check('median rounds', ADVENTUROUS, percentile('slainRounds', 50), [12, 20]),
    check('deaths per hero', ADVENTUROUS, share('deaths', 'heroes'), [0, 1.1]),
  ),
  line('Equivalent', ...byOrder('', EQUIVALENT, [0.18, 0.33]), ...byHero('', EQUIVALENT, [0.22, 0.28], false)),
  line('Real Time (computer players)', ...byOrder('', REAL_TIME, [0.2, 0.31])),
  line(
    'Each Place-Site, Conservative',
    ...dragonRoar.sites.map(({ id, name }) => check(name, FOUR, share(`site.${id}.visited`, `site.${id}.placed`), [0.25, 0.9])),
  ),
  line(
    'Each card',
    ...dragonRoar.cards.flatMap(({ id, name }) => [
      check(`${id} ${name}, in games`, FOUR, share(`card.${id}.seen`), [0.03, 1]),
      check(`${id} ${name}, wins`, FOUR, ratio(share(`card.${id}.wins`, `card.${id}.held`), share('slain', 'heroes')), [0.7, 1.4]),
    ]),
  ),
  line(
    'Reactions',
    check('questions per opponent and turn, median', FOUR, percentile('reactionsPerTurn', 50), [0, 1.5]),
    check('without any question', FOUR, share('quietTurns', 'opponentTurns'), [0.5, 1]),
  ),
  line("Stockpile empty (4 players; it lasts for six Dragon's turns)", check('4 players', FOUR, share('restocked'), [0.4, 0.9])),
  line(
    'Legal choices',
    check('none at all', FOUR, most('withoutChoice'), [0, 0]),
    check('passing forced', FOUR, share('forcedPasses', 'actionsAsked'), [0, 0.001]),
  ),
];
