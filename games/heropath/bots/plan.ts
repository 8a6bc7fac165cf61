import { holds } from '@hoard/kernel';
import type { Content, SpaceId } from '../content/content.ts';
import { foePower } from '../rules/18-fight.ts';
import { evilForceBase } from '../rules/13-scale.ts';
import { pacesOf } from '../rules/15-travel.ts';
import { pouchOf } from '../rules/03-setup.ts';
import { EXPERIENCE } from '../rules/bank.ts';
import { areOpponents, isActiveFlare, isBattlefield, isFaceUp, isWithDragon } from '../rules/things.ts';
import { NONE, type Board, type Enemy, type Hero } from '../state/board.ts';
import { chancesOf } from './chances.ts';
import { chanceIn, type Fortunes } from '../odds/throws.ts';
import { readiness } from './challenge.ts';
import type { Manner } from './manner.ts';
import { NO_HOPE, chanceToSlay, mightOf, reserve } from './might.ts';
import { appraisalFor, worthOfVisit, type Appraisal } from './visit.ts';
import { costOfLoss, worthOfFood, worthOfGems, worthOfGold } from './worth.ts';
import { WEIGHTS } from './weights.ts';
import { marksOf } from '../rules/durations.ts';
import { poolNumber } from '../rules/pools.ts';

// Where to go: what every space is worth to a hero, and the way there.

const HERO_DICE = 2;
/** What the Search die brings on average (HP-22.3). */
const worthOfSearch = (hero: Hero): number => (5 / 6) * worthOfGold(hero, 1) + (2 / 6) * worthOfFood(hero, 1) + (3 / 6) * WEIGHTS.card;
/** A pile of dropped cards. */
const DROPPED = 1.5;
/** A step is worth nothing; but of two ways the shorter is better. */
const STEP = 0.001;

export interface Plan {
  /** By space: what it brings to end a Travel there and act. */
  readonly values: readonly number[];
  /** By space: the same, or to go on from there with further Travels. */
  readonly stops: readonly number[];
  /** By paces left, then by space: the best that a Travel that is there may still come to. */
  readonly ways: readonly (readonly number[])[];
  /** By space: what leaving it costs. */
  readonly leaving: readonly number[];
  readonly paces: number;
}

/** What a victory over an enemy brings. */
export function worthOfVictory(board: Board, content: Content, hero: Hero, manner: Manner): number {
  const { experience, fortune } = content.numbers.victory;
  return worthOfGems(content, hero, EXPERIENCE, experience) + WEIGHTS.card * fortune - scaleCost(board, manner);
}

/** HP-13.2: what every kill costs all heroes, as the Scale rises. */
function scaleCost({ options, heroes, gathered }: Board, manner: Manner): number {
  if (options.competition === 'solo' || options.style === 'mist' || gathered > 0) return 0;
  return options.competition === 'co-op' ? manner.evilTogether : manner.evil / heroes.length;
}

/** What it is worth to fight an enemy with these chances; a second loss in a row has its comfort (HP-18.17). */
export function worthOfFight(
  board: Board,
  content: Content,
  hero: Hero,
  { won, tied, lost }: Fortunes,
  isSecond: boolean,
  manner: Manner,
): number {
  const hurt = costOfLoss(hero, 1);
  const comfort = isSecond ? worthOfGems(content, hero, EXPERIENCE, 1) : 0;
  return (won + tied) * worthOfVictory(board, content, hero, manner) - tied * hurt - lost * (WEIGHTS.fear * manner.fear * hurt - comfort);
}

/** The chances of a hero against every kind of enemy, worked out once for a plan. */
function outlook(board: Board, content: Content, hero: Hero): (enemy: Enemy) => Fortunes {
  const byKind: Fortunes[] = content.enemies.map(({ dice }, kind) => {
    const edge = mightOf(content, hero, kind) + reserve(content, hero, kind, false) - foePower(board, content, kind) - evilForceBase(board);
    return chancesOf(content, Math.round(edge), HERO_DICE, dice);
  });
  const byPool = board.pools.map((pool) => {
    let [won, tied, all] = [0, 0, 0];
    for (let kind = 0; kind < pool.length; kind++) {
      won += byKind[kind]!.won * pool[kind]!;
      tied += byKind[kind]!.tied * pool[kind]!;
      all += pool[kind]!;
    }
    return all === 0 ? NO_HOPE : { won: won / all, tied: tied / all, lost: 1 - (won + tied) / all };
  });
  return ({ kind, unit }) => (kind >= 0 ? byKind[kind]! : byPool[poolNumber(board.poolStarts, unit)]!);
}

/** What a Rest brings (HP-16). */
export function worthOfRest(content: Content, hero: Hero, isFirst: boolean): number {
  const free = isFirst ? worthOfGems(content, hero, 0, content.numbers.rest.vitality) : 0;
  const fed = { ...hero, gems: [hero.gems[0]! + (free > 0 ? 1 : 0), ...hero.gems.slice(1)] };
  const meal = hero.food > 0 ? Math.max(0, worthOfGems(content, fed, 0, content.numbers.rest.meal) + worthOfFood(hero, -1)) : 0;
  return free + meal + worthOfSearch(hero);
}

export function planFor(board: Board, content: Content, hero: Hero, manner: Manner): Plan {
  const { map } = content;
  const paces = pacesOf(board, hero, { content });
  const chances = outlook(board, content, hero);
  const enemies: Enemy[][] = map.spaces.map(() => []);
  for (const enemy of board.enemies) enemies[enemy.at]!.push(enemy);
  const values = valuesOf(board, content, hero, manner, enemies, chances, paces);
  const leaving = enemies.map((there) => {
    let exposed = 0;
    for (const enemy of there) if (isFaceUp(enemy)) exposed++;
    return STEP + (exposed === 0 ? 0 : costOfLoss(hero, exposed));
  });
  const goals: SpaceId[] = [];
  let best = -Infinity;
  for (const space of map.walkable) best = Math.max(best, values[space]!);
  for (const space of map.walkable) if (values[space]! > best - WEIGHTS.action * 4 && values[space]! > 0) goals.push(space);
  const stops = map.spaces.map((_, space) => {
    let most = values[space]!;
    if (enemies[space]!.length > 0 || map.spaces[space]!.kind === 'rock') return most;
    const distance = map.distance[space]!;
    for (const goal of goals) {
      const travels = Math.ceil(distance[goal]! / paces);
      if (travels > 0) most = Math.max(most, WEIGHTS.later * values[goal]! - travels * WEIGHTS.action);
    }
    return most;
  });
  return { values, stops, ways: waysOf(board, content, stops, leaving, paces), leaving, paces };
}

/** The best end of a Travel from every space, with every number of paces left. */
function waysOf(board: Board, content: Content, stops: readonly number[], leaving: readonly number[], paces: number): number[][] {
  const { neighbours, riverside, walkable } = content.map;
  let landing = -Infinity;
  for (const space of riverside) landing = Math.max(landing, stops[space]!);
  const ways: number[][] = [stops.slice()];
  ways[0]![board.ferry] = Math.max(stops[board.ferry]!, landing - leaving[board.ferry]!);
  for (let left = 1; left <= paces; left++) {
    const before = ways[left - 1]!;
    const now = ways[0]!.slice();
    for (const space of walkable)
      for (const next of neighbours[space]!) now[space] = Math.max(now[space]!, before[next]! - leaving[space]!);
    ways.push(now);
  }
  return ways;
}

function valuesOf(
  board: Board,
  content: Content,
  hero: Hero,
  manner: Manner,
  enemies: readonly (readonly Enemy[])[],
  chances: (enemy: Enemy) => Fortunes,
  paces: number,
): number[] {
  const { map } = content;
  const values: number[] = map.spaces.map(() => -Infinity);
  const resting = worthOfRest(content, hero, !marksOf(hero).rested) - WEIGHTS.action;
  const from = map.distance[hero.at] ?? map.distance[map.start]!;
  const { isReady, win } = readiness(board, content, hero, manner);
  const appraise = appraisalFor(board, content, hero);
  const unknown = WEIGHTS.site * worthOfUnknown(board, content, hero, appraise);
  for (const space of map.walkable) {
    const { kind } = map.spaces[space]!;
    const isHot = isActiveFlare(board, content, space);
    const site = board.sites[space]!;
    let here = 0;
    if (!isWithDragon(board, content, space)) {
      if (site !== NONE && !marksOf(hero).visited.includes(site))
        here = worthOfVisit(board, content, hero, site, appraise) - WEIGHTS.action;
      else if (kind === 'settlement' && site === NONE)
        here = unknown - WEIGHTS.action + (board.options.style === 'mist' ? WEIGHTS.action : 0);
      else if (kind !== 'settlement') here = resting;
    }
    if (isReady && isBattlefield(board, content, space))
      here = Math.max(here, worthOfChallenge(board, content, hero, from[space]!, paces, win));
    const there = enemies[space]!;
    if (there.length > 0) {
      let fights = 0;
      let through = 1;
      for (const enemy of there) {
        const chance = chances(enemy);
        fights += through * (worthOfFight(board, content, hero, chance, false, manner) - WEIGHTS.action);
        through *= chanceIn(chance);
      }
      here = fights + through * Math.max(0, here);
    }
    values[space] = here - (isHot && !isReady ? costOfLoss(hero, 1) : 0);
  }
  board.lyingGold.forEach((gold, at) => (values[at]! += worthOfGold(hero, gold) + worthOfFood(hero, board.lyingFood[at]!)));
  for (const { at, cards } of board.piles) values[at]! += DROPPED * cards.length;
  addPrey(board, content, hero, manner, enemies, values);
  return values;
}

/** What a Place-Site is worth that is still in the pouch. */
function worthOfUnknown(board: Board, content: Content, hero: Hero, appraise: Appraisal): number {
  const pouch = pouchOf(board, content);
  let sum = 0;
  for (const site of pouch) sum += worthOfVisit(board, content, hero, site, appraise);
  return pouch.length === 0 ? 0 : sum / pouch.length;
}

/** What it is worth to get to the Dragon, if it can be fought in this turn still. */
function worthOfChallenge(board: Board, content: Content, hero: Hero, distance: number, paces: number, win: number): number {
  const travels = Math.ceil(distance / paces);
  const actions = hero.actions - travels;
  if (actions <= 0) return 0.3 * win * chanceToSlay(board, content, hero, 2, 1);
  return win * chanceToSlay(board, content, hero, actions, board.gathered > 0 || travels === 0 ? 0 : 1);
}

/** Opponents who can be robbed where they stand. */
function addPrey(
  board: Board,
  content: Content,
  hero: Hero,
  manner: Manner,
  enemies: readonly (readonly Enemy[])[],
  values: number[],
): void {
  const { competition, morals } = board.options;
  if (manner.malice <= 0 || competition === 'co-op' || competition === 'solo' || morals === 'golden') return;
  for (const other of board.heroes) {
    if (!areOpponents(hero, other) || other.at < 0 || other.asleep || other.at === content.map.start) continue;
    if (enemies[other.at]!.length > 0 || content.map.spaces[other.at]!.kind !== 'road' || holds(marksOf(hero).encountered, other.seat))
      continue;
    values[other.at]! += manner.malice;
  }
}
