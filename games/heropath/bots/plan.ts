import { holds } from '@hoard/kernel';
import type { Content, SpaceId } from '../content/content.ts';
import { foePower } from '../rules/18-fight.ts';
import { evilForceBase } from '../rules/13-scale.ts';
import { pacesOf } from '../rules/15-travel.ts';
import { hasTokens } from '../rules/12-enemies.ts';
import { pouchOf } from '../rules/03-setup.ts';
import { EXPERIENCE } from '../rules/bank.ts';
import { areOpponents, isBattlefield, isBurning, isFaceUp, isWithDragon } from '../rules/things.ts';
import { NONE, type Board, type Enemy, type Hero } from '../state/board.ts';
import { chancesOf } from './chances.ts';
import { chanceIn, type Fortunes } from '../odds/throws.ts';
import { readiness } from './challenge.ts';
import type { Manner } from './manner.ts';
import { NO_HOPE, chanceToSlay, mightOf, reserve } from './might.ts';
import { bestWay } from './road.ts';
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
/** Where nobody can go. */
const NOTHING: Errand = { fights: 0, actions: 0, through: 1, here: -Infinity, more: 0, beside: 0 };
/** A step is worth nothing; but of two ways the shorter is better. */
const STEP = 0.001;

export interface Plan {
  /** What an action is worth that could have been something else. */
  readonly price: number;
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
function scaleCost(board: Board, manner: Manner): number {
  const { options, heroes, gathered, scale } = board;
  if (options.competition === 'solo' || options.style === 'mist' || gathered > 0) return 0;
  if (options.competition !== 'co-op') return manner.evil / heroes.length;
  // HP-28.34: the dead are the next to come; where none are left the Scale rises by itself.
  const opens = scale.level === 0 || scale.received >= heroes.length;
  return manner.evilTogether - (opens || hasTokens(board) ? 0 : manner.awaited);
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
  const victory = worthOfVictory(board, content, hero, manner);
  const comfort = worthOfGems(content, hero, EXPERIENCE, 1);
  const hurt = costOfLoss(hero, 1);
  const wound = WEIGHTS.fear * manner.fear * hurt;
  const once = (won + tied) * victory - tied * hurt - lost * wound;
  if (isSecond) return once + lost * comfort;
  if (!manner.retries) return once;
  // Who has lost once wins the next time, or learns from it.
  return once + lost * Math.max(0, once + lost * comfort - WEIGHTS.action);
}

/** What a hero may expect of a fight: the chance to get through, and what it is worth to try. */
interface Prospect {
  readonly through: number;
  readonly worth: number;
}

/** The prospects of a hero against every kind of enemy, worked out once for a plan. */
function outlook(board: Board, content: Content, hero: Hero, manner: Manner): (enemy: Enemy) => Prospect {
  const prospectOf = (fortunes: Fortunes): Prospect => ({
    through: chanceIn(fortunes),
    worth: worthOfFight(board, content, hero, fortunes, false, manner),
  });
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
  const [ofKind, ofPool] = [byKind.map(prospectOf), byPool.map(prospectOf)];
  return ({ kind, unit }) => (kind >= 0 ? ofKind[kind]! : ofPool[poolNumber(board.poolStarts, unit)]!);
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
  const prospects = outlook(board, content, hero, manner);
  const enemies: Enemy[][] = map.spaces.map(() => []);
  for (const enemy of board.enemies) enemies[enemy.at]!.push(enemy);
  const errands = errandsOf(board, content, hero, manner, enemies, prospects, paces);
  const leaving = enemies.map((there) => {
    let exposed = 0;
    for (const enemy of there) if (isFaceUp(enemy)) exposed++;
    return STEP + (exposed === 0 ? 0 : costOfLoss(hero, exposed));
  });
  const planAt = (price: number): Plan => {
    const values = errands.map((errand) => worthAt(errand, price));
    if (manner.ahead > 0) lookAhead(content, hero, values, paces, price, manner.ahead);
    const stops = stopsOf(content, values, enemies, paces, price);
    return { price, values, stops, ways: waysOf(board, content, stops, leaving, paces), leaving, paces };
  };
  let plan = planAt(WEIGHTS.action);
  for (let place = 0; place < manner.leaner.length && bestOf(board, content, hero, plan) < 0; place++) plan = planAt(manner.leaner[place]!);
  return plan;
}

/** The best that a hero may do, or begin. */
function bestOf(board: Board, content: Content, hero: Hero, plan: Plan): number {
  if (hero.at < 0) return 0;
  return Math.max(plan.values[hero.at]!, bestWay(board, content, hero, plan) - plan.price);
}

/** Adds to every space what can be done from there afterwards, beside what can be done from here. */
function lookAhead({ map }: Content, { at }: Hero, values: number[], paces: number, price: number, weight: number): void {
  if (at < 0) return;
  const goals = map.walkable.filter((space) => values[space]! > 0);
  const after = (from: SpaceId): number => {
    let most = 0;
    for (const goal of goals)
      if (goal !== from) most = Math.max(most, values[goal]! - Math.ceil(map.distance[from]![goal]! / paces) * price);
    return most;
  };
  const here = after(at);
  const more = map.walkable.map((space) => (space === at ? 0 : weight * (after(space) - here)));
  map.walkable.forEach((space, place) => (values[space]! += more[place]!));
}

/** By space: what it is worth to end a Travel there and act, or to go on to where it is worth more. */
function stopsOf(
  { map }: Content,
  values: readonly number[],
  enemies: readonly (readonly Enemy[])[],
  paces: number,
  price: number,
): number[] {
  const goals: SpaceId[] = [];
  const worths: number[] = [];
  let best = -Infinity;
  for (const space of map.walkable) best = Math.max(best, values[space]!);
  for (const space of map.walkable) {
    if (values[space]! <= best - price * 4 || values[space]! <= 0) continue;
    goals.push(space);
    worths.push(WEIGHTS.later * values[space]!);
  }
  return map.spaces.map(({ kind }, space) => {
    let most = values[space]!;
    if (enemies[space]!.length > 0 || kind === 'rock') return most;
    const distance = map.distance[space]!;
    for (let place = 0; place < goals.length; place++) {
      // Most goals are worth less than what is known already, however near.
      if (worths[place]! <= most) continue;
      const travels = Math.ceil(distance[goals[place]!]! / paces);
      if (travels > 0) most = Math.max(most, worths[place]! - travels * price);
    }
    return most;
  });
}

/** The best end of a Travel from every space, with every number of paces that may be left after its first. */
function waysOf(board: Board, content: Content, stops: readonly number[], leaving: readonly number[], paces: number): number[][] {
  const { neighbours, riverside, walkable } = content.map;
  let landing = -Infinity;
  for (const space of riverside) landing = Math.max(landing, stops[space]!);
  const ends = stops.slice();
  ends[board.ferry] = Math.max(stops[board.ferry]!, landing - leaving[board.ferry]!);
  const ways = [ends];
  for (let before = ends; ways.length < paces; before = ways.at(-1)!) {
    const now = ends.slice();
    for (const space of walkable) {
      let best = -Infinity;
      for (const next of neighbours[space]!) if (before[next]! > best) best = before[next]!;
      now[space] = Math.max(now[space]!, best - leaving[space]!);
    }
    ways.push(now);
  }
  return ways;
}

/** What may be done in a space: enemies first, and then the best that is there. */
interface Errand {
  /** What the fights bring, and how many actions they take, with the chance to get through all of them. */
  readonly fights: number;
  readonly actions: number;
  readonly through: number;
  /** What the place itself brings then, and what that takes. */
  readonly here: number;
  readonly more: number;
  /** What is had or lost by going there. */
  readonly beside: number;
}

/** What an errand is worth where every action could be something else. */
function worthAt({ fights, actions, through, here, more, beside }: Errand, price: number): number {
  const rest = here - more * price;
  return beside + (actions === 0 ? rest : fights - actions * price + through * Math.max(0, rest));
}

function errandsOf(
  board: Board,
  content: Content,
  hero: Hero,
  manner: Manner,
  enemies: readonly (readonly Enemy[])[],
  prospects: (enemy: Enemy) => Prospect,
  paces: number,
): Errand[] {
  const { map } = content;
  const resting = worthOfRest(content, hero, !marksOf(hero).rested);
  const from = map.distance[hero.at] ?? map.distance[map.start]!;
  const { isReady, win } = readiness(board, content, hero, manner);
  const appraisal = appraisalFor(board, content, hero, manner);
  const unknown = WEIGHTS.site * worthOfUnknown(board, content, hero, appraisal);
  const besides: number[] = map.spaces.map(() => 0);
  for (const space of map.walkable) {
    const [gold, food] = [board.lyingGold[space]!, board.lyingFood[space]!];
    if (gold + food > 0) besides[space]! += worthOfGold(hero, gold) + worthOfFood(hero, food);
  }
  for (const { at, cards } of board.piles) besides[at]! += DROPPED * cards.length;
  addPrey(board, content, hero, manner, enemies, besides);
  const errands: Errand[] = map.spaces.map(() => NOTHING);
  for (const space of map.walkable) {
    const { kind } = map.spaces[space]!;
    const isHot = isBurning(board, content, space);
    const site = board.sites[space]!;
    let [here, more] = [0, 0];
    if (!isWithDragon(board, content, space)) {
      if (site !== NONE && !marksOf(hero).visited.includes(site)) [here, more] = [worthOfVisit(board, content, hero, site, appraisal), 1];
      else if (kind === 'settlement' && site === NONE) [here, more] = [unknown, board.options.style === 'mist' ? 0 : 1];
      else if (kind !== 'settlement') [here, more] = [resting, 1];
    }
    if (isReady && isBattlefield(board, content, space)) {
      const challenge = worthOfChallenge(board, content, hero, from[space]!, paces, win);
      if (challenge > here - more * WEIGHTS.action) [here, more] = [challenge, 0];
    }
    let [fights, actions, through] = [0, 0, 1];
    for (const enemy of enemies[space]!) {
      const prospect = prospects(enemy);
      fights += through * prospect.worth;
      actions += through;
      through *= prospect.through;
    }
    errands[space] = { fights, actions, through, here, more, beside: besides[space]! - (isHot && !isReady ? costOfLoss(hero, 1) : 0) };
  }
  return errands;
}

/** What a Place-Site is worth that is still in the pouch. */
function worthOfUnknown(board: Board, content: Content, hero: Hero, appraisal: Appraisal): number {
  const pouch = pouchOf(board, content);
  let sum = 0;
  for (const site of pouch) sum += worthOfVisit(board, content, hero, site, appraisal);
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
