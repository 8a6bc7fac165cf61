import type { StateOf } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { EXPERIENCE, FAITH, VITALITY } from '../rules/bank.ts';
import { basicPower } from '../rules/standing.ts';
import type { Board, Hero } from '../state/board.ts';
import type { Competition } from '../state/choices.ts';
import type { Heropath } from '../state/types.ts';
import { turnsLeft } from './challenge.ts';
import { edgeOverDragon } from './might.ts';
import { cardsOf } from './worth.ts';

// Who is likely to slay the Dragon, judged by the board alone. Rounded from regressions over 23,000 positions of 3,700 games: power that is
// there now counts, and beyond it whatever brings more of it later.

/** What things count for, in odds: power over the Dragon's, gems by kind, supply as far as it is used, leeches, cards, turns left. */
interface Scales {
  readonly edge: number;
  readonly vitality: number;
  readonly faith: number;
  readonly experience: number;
  /** SKILLS and WISDOM. */
  readonly learning: number;
  readonly gold: number;
  readonly food: number;
  readonly leech: number;
  readonly card: number;
  /** Where all may lose: the odds of nobody with nothing, and what a turn more is worth. */
  readonly nothing: number;
  readonly turn: number;
}

/** Against others, where the first wins. Somebody wins nearly always. */
const RACE: Scales = {
  edge: 0.24,
  vitality: -0.07,
  faith: 0.04,
  experience: 0.08,
  learning: 0.27,
  gold: 0.085,
  food: 0.08,
  leech: -0.35,
  card: 0.085,
  nothing: 0.5,
  turn: 0.2,
};

const ALONE: Scales = {
  edge: 0.265,
  vitality: -0.14,
  faith: 0.15,
  experience: 0.15,
  learning: 0.24,
  gold: 0.03,
  food: 0.12,
  leech: -0.1,
  card: 0.075,
  nothing: -5.7,
  turn: 0.59,
};

const TOGETHER: Scales = {
  edge: 0.42,
  vitality: -0.2,
  faith: 0.17,
  experience: -0.1,
  learning: 0.3,
  gold: 0.07,
  food: 0.15,
  leech: -0.1,
  card: 0.02,
  nothing: -2.2,
  turn: 0.25,
};

const SCALES: { readonly [competition in Competition]: Scales } = { competitive: RACE, team: RACE, 'co-op': TOGETHER, solo: ALONE };

/** More GOLD and FOOD than this lie idle, and who has more turns than this has all the time in the world. */
const MOST_GOLD = 8;
const MOST_FOOD = 4;
const MOST_TURNS = 12;

/** How far a hero is. */
function standingOf(board: Board, content: Content, hero: Hero, scales: Scales): number {
  const { gems, gold, food, leeches } = hero;
  const [vitality, faith, experience] = [gems[VITALITY]!, gems[FAITH]!, gems[EXPERIENCE]!];
  return (
    scales.edge * edgeOverDragon(board, content, hero) +
    scales.vitality * vitality +
    scales.faith * faith +
    scales.experience * experience +
    scales.learning * (basicPower(hero) - vitality - faith - experience) +
    scales.gold * Math.min(gold, MOST_GOLD) +
    scales.food * Math.min(food, MOST_FOOD) +
    scales.leech * leeches +
    scales.card * cardsOf(hero).length
  );
}

export function expectedRewards({ board }: StateOf<Heropath>, content: Content): number[] {
  const { heroes, options } = board;
  const scales = SCALES[options.competition];
  const standings = heroes.map((hero) => standingOf(board, content, hero, scales));
  const hope = scales.nothing + scales.turn * Math.min(MOST_TURNS, turnsLeft(board, content));
  if (options.competition === 'solo' || options.competition === 'co-op') {
    const mean = standings.reduce((sum, standing) => sum + standing, 0) / heroes.length;
    return heroes.map(() => logistic(mean + hope));
  }
  const highest = Math.max(...standings);
  const weights = standings.map((standing) => Math.exp(standing - highest));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const anybody = board.gathered === 0 ? 1 : logistic(hope);
  const byTeam = new Map<number, number>();
  heroes.forEach(({ team }, seat) => byTeam.set(team, (byTeam.get(team) ?? 0) + (weights[seat]! / all) * anybody));
  return heroes.map(({ team }) => byTeam.get(team)!);
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
