import type { Content } from '../content/content.ts';
import { DRAGON } from '../content/names.ts';
import { foePower } from '../rules/18-fight.ts';
import { evilForceBase } from '../rules/13-scale.ts';
import { roundsAfterGathering } from '../rules/28-coop.ts';
import { areOpponents, isOnMap } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';
import type { Manner } from './manner.ts';
import { chanceToSlay, edgeOverDragon, mightOf, reserve } from './might.ts';

// "Am I strong enough yet, or will waiting make it worse?"

/** More than anything else may bring. */
export const WIN = 60;
/** How many actions one may expect to have left at the Dragon. */
export const ATTEMPTS = 2;

export interface Readiness {
  readonly isReady: boolean;
  /** What victory counts for. */
  readonly win: number;
}

const UNREADY: Readiness = { isReady: false, win: 0 };

/** Whether a hero should challenge the Dragon now. */
export function readiness(board: Board, content: Content, hero: Hero, manner: Manner): Readiness {
  if (board.options.competition === 'co-op' && !isCaller(board, content, hero)) return UNREADY;
  return { isReady: dares(board, content, hero, manner, chanceOfChallenge(board, content, hero)), win: WIN };
}

/** The chance of a hero, or of all together, who goes to the Dragon as he is. */
export const chanceOfChallenge = (board: Board, content: Content, hero: Hero): number =>
  board.options.competition === 'co-op'
    ? chanceOfRitual({ ...board, heroes: board.heroes.with(hero.seat, hero) }, content)
    : chanceToSlay(board, content, hero, ATTEMPTS, board.gathered > 0 ? 0 : 1);

/** Where time runs out any chance will do; together a smaller one still. */
const LAST_CHANCE = 0.02;
const LAST_CHANCE_TOGETHER = 0.01;

/** Whether a chance is good enough. */
export const dares = (board: Board, content: Content, hero: Hero, manner: Manner, chance: number): boolean =>
  chance >= barFor(board, content, hero, manner);

/** The chance that is good enough: a lower one is where there is little time, or others may be first. */
export function barFor(board: Board, content: Content, hero: Hero, { patience, haste, rivalry, least }: Manner): number {
  const { competition } = board.options;
  const left = turnsLeft(board, content);
  if (left <= 1) return competition === 'co-op' ? LAST_CHANCE_TOGETHER : LAST_CHANCE;
  const alone = patience - haste / left;
  if (alone <= least || competition === 'co-op' || competition === 'solo') return Math.max(least, alone);
  let rival = 0;
  for (const other of board.heroes)
    if (areOpponents(hero, other) && isOnMap(other)) rival = Math.max(rival, chanceToSlay(board, content, other, 1, 1));
  return Math.max(least, Math.min(alone, patience - rivalry * rival));
}

/** Turns that a hero may still hope for, this one included. */
export function turnsLeft({ options, scale, gathered, round, heroes }: Board, { numbers }: Content): number {
  if (options.competition === 'solo') return numbers.scale.levels - scale.level;
  const cap = options.lastRound > 0 ? options.lastRound - round + 1 : 100;
  if (gathered === 0) return cap;
  const after = options.competition === 'co-op' ? roundsAfterGathering(numbers, heroes.length) : options.lastDusk || 100;
  return Math.min(cap, after - (round - gathered) + 1);
}

/** How far a hero is from where the Dragon can be fought. */
export function wayToDragon({ dragon, gathered }: Board, { map }: Content, { at }: Hero): number {
  if (at < 0) return Infinity;
  return gathered > 0 ? map.distance[at]![map.start]! : Math.min(...map.flares[dragon]!.map((space) => map.distance[at]![space]!));
}

/** HP-28.17: one hero calls all: who is nearest to the fire, so that not everybody burns. */
function isCaller(board: Board, content: Content, hero: Hero): boolean {
  if (board.gathered > 0) return true;
  const wayOf = (one: Hero): number => wayToDragon(board, content, one);
  const mine = wayOf(hero);
  return board.heroes.every((other) => other === hero || wayOf(other) > mine || (wayOf(other) === mine && other.seat > hero.seat));
}

/** The chance of a Ritual (HP-28.19), by its mean and spread. */
export function chanceOfRitual(board: Board, content: Content): number {
  const { heroes } = board;
  const { dice } = content;
  const [hero, foe] = [spreadOf(dice.hero), spreadOf(dice.enemy)];
  const count = content.numbers.dragon.dice;
  let edge = -heroes.length * (foePower(board, content, DRAGON) + evilForceBase(board) + count * foe.mean);
  let variance = count * foe.variance * heroes.length ** 2;
  for (const one of heroes) {
    if (!isOnMap(one)) continue;
    edge += mightOf(content, one, DRAGON) + reserve(content, one, DRAGON, true) + 2 * hero.mean;
    variance += 2 * hero.variance;
  }
  return normal((edge + 0.5) / Math.sqrt(variance));
}

function spreadOf(faces: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = faces.reduce((sum, face) => sum + face, 0) / faces.length;
  return { mean, variance: faces.reduce((sum, face) => sum + (face - mean) ** 2, 0) / faces.length };
}

/** The normal distribution, near enough. */
const normal = (x: number): number => 1 / (1 + Math.exp(-1.702 * x));

/** Of all opponents, the one who is nearest to victory; undefined where there is none. */
export function leaderAmong(board: Board, content: Content, hero: Hero): Hero | undefined {
  let leader: Hero | undefined;
  let most = -Infinity;
  for (const other of board.heroes) {
    if (!areOpponents(hero, other) || !isOnMap(other)) continue;
    const edge = edgeOverDragon(board, content, other);
    if (edge > most) [leader, most] = [other, edge];
  }
  return leader;
}
