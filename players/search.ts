import {
  Engine,
  Offer,
  firstSeat,
  imagine,
  nextLane,
  playOut,
  type Action,
  type Game,
  type Judgement,
  type Lane,
  type Chooser,
  type Random,
  type Seat,
  type StateOf,
  type Types,
} from '@hoard/kernel';
import { decide } from './decide.ts';
import { best } from './greedy.ts';
import type { Asked, Player } from './player.ts';

/** How long to think: so many lines of play, or so many milliseconds, whichever is reached first. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds: number;
}

/** What search found out about one action. */
export interface Thought {
  readonly action: Action;
  /** How often it was tried. */
  readonly visits: number;
  /** The sum of what it brought. */
  readonly reward: number;
  /** How good it looked at first sight, as a share of all. */
  readonly prior: number;
}

/** A place in the tree: the choices that led here, whatever chance did in between. */
interface Node {
  visits: number;
  /** The sum of rewards of the seat that chose to come here. */
  reward: number;
  /** Visits and rewards of the children together. */
  tried: number;
  brought: number;
  readonly children: Map<Action, Node>;
}

/** A choice made on the way down: who made it, from where to where. */
interface Made {
  readonly from: Node;
  readonly to: Node;
  readonly seat: Seat;
}

/** How curious search is about what looked good at first sight and was seldom tried. */
const CURIOSITY = 0.5;
/** How sharply first sight prefers the best-looking action; in the game's own points. */
const SHARPNESS = 0.7;
/** Every action is worth a look, however bad it seems. */
const LEAST_PRIOR = 0.01;
/** Choices that are looked at in the tree; beyond, first sight plays on. */
const DEPTH = 2;
/** The temper of a game that has no sharpest. */
const EVEN_TEMPER = 0.5;
/** The clock is looked at once in so many lines of play. */
const GLANCE = 4;

const newNode = (): Node => ({ visits: 0, reward: 0, tried: 0, brought: 0, children: new Map() });

/**
 * Monte-Carlo tree search over imagined states. Every line of play starts in a fresh world that agrees with the view, so that
 * what cannot be known is never used. Inside the tree the game's judgement says what to try first, beyond it judgement plays
 * all sides, and the rewards say what was right.
 */
export class Search<T extends Types> {
  readonly #game: Game<T>;
  readonly #judgement: Judgement<T>;
  readonly #random: Random;
  readonly #engine: Engine<T>;
  readonly #offer = new Offer();
  readonly #ratings: number[] = [];
  readonly #tempers: number[] = [];
  readonly #path: Made[] = [];
  /** What judgement would do; undefined where it has no opinion. */
  readonly #atFirstSight: Chooser<T> | undefined;

  constructor(game: Game<T>, judgement: Judgement<T>, random: Random) {
    this.#game = game;
    this.#judgement = judgement;
    this.#random = random;
    this.#engine = new Engine(game);
    const { rate } = judgement;
    this.#atFirstSight =
      rate &&
      ((state, lane, seat, { actions, count }) => {
        if (count === 1) return actions[0]!;
        rate(state, lane, seat, actions, count, this.#tempers[seat]!, this.#ratings);
        return actions[best(this.#ratings, count, random)]!;
      });
  }

  think(asked: Asked<T>, budget: Budget): Thought[] {
    const root = newNode();
    const priors = this.#priorsAt(asked);
    const end = performance.now() + budget.milliseconds;
    for (let i = 0; i < budget.iterations && (i % GLANCE !== 0 || performance.now() < end); i++) this.#iterate(root, asked);
    return asked.actions.map((action) => {
      const { visits = 0, reward = 0 } = root.children.get(action) ?? {};
      return { action, visits, reward, prior: priors.get(action) ?? 0 };
    });
  }

  /** How good everything looks before any thinking. */
  #priorsAt(asked: Asked<T>): Map<Action, number> {
    const state = imagine(this.#game, asked.view, this.#random);
    const lane = state.lanes.find((known) => known.id === asked.lane)!;
    const { actions, count } = this.#engine.offer(state, lane, asked.seat, this.#offer);
    this.#rate(state, lane, asked.seat, this.#judgement.sharpest ?? EVEN_TEMPER);
    return new Map(Array.from({ length: count }, (_, place) => [actions[place]!, this.#ratings[place]!]));
  }

  /** Fills the ratings with shares of attention for what is offered. */
  #rate(state: StateOf<T>, lane: Lane<T['frame']>, seat: Seat, temper: number): void {
    const { actions, count } = this.#offer;
    const { rate } = this.#judgement;
    if (rate === undefined) {
      for (let i = 0; i < count; i++) this.#ratings[i] = 1 / count;
      return;
    }
    rate(state, lane, seat, actions, count, temper, this.#ratings);
    toShares(this.#ratings, count);
  }

  #iterate(root: Node, asked: Asked<T>): void {
    const state = imagine(this.#game, asked.view, this.#random);
    for (let seat = 0; seat < state.seats; seat++) this.#tempers[seat] = this.#random.fraction();
    if (this.#judgement.sharpest !== undefined) this.#tempers[asked.seat] = this.#judgement.sharpest;
    this.#path.length = 0;
    this.#descend(state, root, asked);
    playOut(this.#engine, state, this.#random, this.#judgement.horizon * state.seats, this.#atFirstSight);
    const rewards = this.#judgement.estimate(state);
    for (const { from, to, seat } of this.#path) {
      const reward = rewards[seat]!;
      to.visits++;
      to.reward += reward;
      from.tried++;
      from.brought += reward;
    }
  }

  /** Goes down the tree by promise and curiosity, and adds the first node that was not there. */
  #descend(state: StateOf<T>, root: Node, asked: Asked<T>): void {
    const engine = this.#engine;
    let node = root;
    let lane = state.lanes.find((known) => known.id === asked.lane)!;
    let { seat } = asked;
    for (let depth = 0; depth < DEPTH;) {
      const { count, actions } = engine.offer(state, lane, seat, this.#offer);
      const action = count === 1 ? actions[0]! : this.#select(state, lane, seat, node);
      const known = node.children.get(action);
      const child = known ?? newNode();
      if (known === undefined) node.children.set(action, child);
      this.#path.push({ from: node, to: child, seat });
      engine.choose(state, lane, seat, action);
      if (count > 1) {
        if (known === undefined) return;
        depth++;
      }
      node = child;
      if (!this.#drawOn(state)) return;
      lane = nextLane(engine, state);
      seat = firstSeat(engine.askedIn(state, lane));
    }
  }

  /** Lets chance decide until somebody is asked; false if the game ends before. */
  #drawOn(state: StateOf<T>): boolean {
    while (state.outcome === null) {
      const lane = nextLane(this.#engine, state);
      const die = this.#engine.dieOf(state, lane);
      if (die === null) return true;
      this.#engine.draw(state, lane, this.#random.draw(die));
    }
    return false;
  }

  #select(state: StateOf<T>, lane: Lane<T['frame']>, seat: Seat, node: Node): Action {
    const { actions, count } = this.#offer;
    const priors = this.#ratings;
    this.#rate(state, lane, seat, this.#tempers[seat]!);
    const curiosity = CURIOSITY * Math.sqrt(node.tried + 1);
    // What was never tried is taken to be as good as the rest, so that first sight decides the order.
    const untried = node.tried === 0 ? 0 : node.brought / node.tried;
    let chosen = actions[0]!;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const child = node.children.get(actions[i]!);
      const promise = child === undefined || child.visits === 0 ? untried : child.reward / child.visits;
      const value = promise + (curiosity * priors[i]!) / (1 + (child?.visits ?? 0));
      if (value > highest) {
        highest = value;
        chosen = actions[i]!;
      }
    }
    return chosen;
  }
}

export function searchPlayer<T extends Types>(game: Game<T>, judgement: Judgement<T>, budget: Budget, random: Random): Player<T> {
  const search = new Search(game, judgement, random);
  return { choose: (asked) => (asked.actions.length === 1 ? asked.actions[0]! : decide(search.think(asked, budget))) };
}

/** Turns ratings into shares of attention. */
function toShares(ratings: number[], count: number): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) if (ratings[i]! > highest) highest = ratings[i]!;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += ratings[i] = Math.exp(SHARPNESS * (ratings[i]! - highest)) + LEAST_PRIOR;
  for (let i = 0; i < count; i++) ratings[i]! /= sum;
}
