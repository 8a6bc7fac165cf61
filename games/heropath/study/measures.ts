import { figuresOf, type Finished } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { DRAGON } from '../content/names.ts';
import { basicPower, standingPower } from '../rules/standing.ts';
import type { Board, Hero } from '../state/board.ts';
import type { Heropath } from '../state/types.ts';
import { countQuestions, type QuestionCounts } from './questions.ts';
import { countOf, type Count, type Tally } from './tally.ts';
import { aidOf } from '../rules/durations.ts';

/** What one game of Heropath shows. Yes and no are 1 and 0. */
export type Measures = Tally &
  QuestionCounts & {
    games: number;
    unfinished: number;
    heroes: number;
    /** The Dragon is dead. */
    slain: number;
    /** Nobody has slain it: that all have fallen, or by time. */
    lost: number;
    lastDusk: number;
    lostByFalling: number;
    lostByTime: number;
    rounds: number;
    /** Only of games in which the Dragon died. */
    slainRounds: number | null;
    base: number | null;
    lowBase: number;
    gathered: number;
    basicPower: number | null;
    extraPower: number | null;
    /** Rituals of games that were won. */
    wonRituals: number;
    /** Heroes who fell, and those of them who won. */
    fallenHeroes: number;
    fallenWinners: number;
    /** By place in the first round, by team, by hero. */
    [order: `order.${number}.wins`]: number;
    [team: `team.${number}.wins`]: number;
    [hero: `hero.${string}.${'games' | 'wins'}`]: number;
    /** By card: whether somebody had it; heroes who had it, and winners among them. */
    [card: `card.${string}.${'seen' | 'held' | 'wins'}`]: number;
  };

export type Column = keyof Measures;

export const { mean, most, percentile, share, ratio } = figuresOf<Column>();

/** Below this the Dragon has died early. */
const LOW_BASE = 3;

export function measure({ game: { content }, state, events, asked }: Finished<Heropath>): Measures {
  const { board, outcome, seats } = state;
  const { turn, solo } = content.numbers.actions;
  const count = countOf(content, events, seats, board.options.competition === 'solo' ? solo : turn);
  const winners = board.heroes.filter(({ seat }) => outcome?.rewards[seat] === 1);
  const isSlain = winners.length > 0;
  const lost = (...reasons: readonly string[]): number => (outcome !== null && reasons.includes(outcome.reason) ? 1 : 0);
  const slayer = winners.find(({ battle }) => battle?.foe === DRAGON);
  const measures: Measures = {
    ...count.tally,
    ...countQuestions(asked, events, seats),
    games: 1,
    unfinished: outcome === null ? 1 : 0,
    heroes: seats,
    slain: isSlain ? 1 : 0,
    lost: outcome !== null && !isSlain ? 1 : 0,
    lastDusk: lost('lastDusk'),
    lostByFalling: lost('fallen'),
    lostByTime: lost('lastDusk', 'evil'),
    rounds: board.round,
    slainRounds: isSlain ? board.round : null,
    base: isSlain ? board.scale.level : null,
    lowBase: isSlain && board.scale.level < LOW_BASE ? 1 : 0,
    gathered: board.gathered > 0 ? 1 : 0,
    basicPower: slayer === undefined ? null : basicPower(slayer),
    extraPower: slayer === undefined ? null : extraPower(content, slayer),
    wonRituals: isSlain ? count.tally.rituals : 0,
    fallenHeroes: count.fallen.size,
    fallenWinners: winners.filter(({ seat }) => count.fallen.has(seat)).length,
  };
  countWinners(measures, content, board, count, winners);
  return measures;
}

/** HP-18.4: whatever is not gems and dice, and what the Dragon had less. */
function extraPower(content: Content, hero: Hero): number {
  const { power, weaken, calm } = aidOf(hero.battle);
  return standingPower(content, hero, DRAGON) + power + weaken + calm;
}

function countWinners(measures: Measures, content: Content, { heroes }: Board, { first, held }: Count, winners: readonly Hero[]): void {
  for (let place = 1; place <= heroes.length; place++) measures[`order.${place}.wins`] = 0;
  for (const { team } of heroes) measures[`team.${team + 1}.wins`] = 0;
  for (const { id } of content.heroes) for (const part of ['games', 'wins'] as const) measures[`hero.${id}.${part}`] = 0;
  for (const { id } of content.cards) for (const part of ['seen', 'held', 'wins'] as const) measures[`card.${id}.${part}`] = 0;
  for (const hero of heroes) {
    const isWinner = winners.includes(hero) ? 1 : 0;
    const name = content.heroes[hero.id]?.id;
    if (name !== undefined) {
      measures[`hero.${name}.games`]! += 1;
      measures[`hero.${name}.wins`]! += isWinner;
    }
    measures[`order.${((hero.seat - first + heroes.length) % heroes.length) + 1}.wins`]! += isWinner;
    for (const card of held[hero.seat]!) {
      const row = content.cards[card];
      if (row === undefined) continue;
      measures[`card.${row.id}.seen`] = 1;
      measures[`card.${row.id}.held`]! += 1;
      measures[`card.${row.id}.wins`]! += isWinner;
    }
  }
  for (const team of new Set(winners.map((hero) => hero.team))) measures[`team.${team + 1}.wins`]! += 1;
}
