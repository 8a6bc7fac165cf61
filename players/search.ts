import {
  Engine,
  Offer,
  firstSeat,
  imagine,
  nextLane,
  playOut,
  type Action,
  type Asked,
  type Game,
  type Judgement,
  type Lane,
  type Merit,
  type Chooser,
  type Random,
  type Seat,
  type StateOf,
  type Types,
} from '@hoard/kernel';
import { CommonLuck } from './commonLuck.ts';
import { best } from './greedy.ts';
import type { Player } from './player.ts';
import { decide, stillOpen, type Margin, type Thought } from './race.ts';

/** How long to think at most: so many lines of play, or so many milliseconds, whichever is reached first. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds: number;
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
interface Descent {
  readonly from: Node;
  readonly to: Node;
  readonly seat: Seat;
}

type Writable<V> = { -readonly [K in keyof V]-?: V[K] };

/** A thought in the making. */
interface Contender extends Writable<Omit<Thought, 'merits'>> {
  readonly merits: Readonly<Record<string, Writable<Margin>>>;
}

/** What a line of play has brought: the reward, and how much of each merit. */
interface Ending {
  readonly reward: number;
  readonly merits: readonly number[];
}

/** What is looked at: so many actions at most, those that look best, and each of them so often at least. */
export interface Attention {
  readonly most: number;
  readonly least: number;
}

const FREE: Attention = { most: Infinity, least: 0 };

/** A question that is being thought about: one can go on with it. */
export interface Pondering {
  /** Thinks on, for so long at most; ends earlier when nothing is left to find out. */
  goOn(budget: Budget): readonly Thought[];
}

/** How curious search is about what looked good at first sight and was seldom tried. */
const CURIOSITY = 0.5;
/** How sharply first sight prefers the best-looking action, in the game's own points, where the game does not say. */
const SHARPNESS = 0.7;
/** Every action is worth a look, however bad it seems. */
const LEAST_PRIOR = 0.01;
/** Choices after the first that are looked at in the tree; beyond, first sight plays on. */
const DEPTH = 1;
/** The temper of a game that has no sharpest. */
const EVEN_TEMPER = 0.5;

const newNode = (): Node => ({ visits: 0, reward: 0, tried: 0, brought: 0, children: new Map() });

/**
 * Monte-Carlo tree search over imagined states. In every round each action that may still be the best is tried under the same
 * luck, in the same imagined world, which agrees with the view: what cannot be known is never used. After the action the game's
 * judgement says what to try first in the tree, beyond the tree it plays all sides, and the rewards say what was right.
 */
export class Search<T extends Types> {
  readonly #game: Game<T>;
  readonly #judgement: Judgement<T>;
  readonly #random: Random;
  readonly #engine: Engine<T>;
  readonly #offer = new Offer();
  readonly #ratings: number[] = [];
  readonly #tempers: number[] = [];
  readonly #path: Descent[] = [];
  readonly #merits: readonly (readonly [name: string, Merit<T>])[];
  /** Beats since the line of play began, for a game that has a pulse. */
  #beats = 0;
  #lastBeat = 0;
  /** What judgement would do; undefined where it has no opinion. */
  readonly #atFirstSight: Chooser<T> | undefined;

  constructor(game: Game<T>, judgement: Judgement<T>, random: Random) {
    this.#game = game;
    this.#judgement = judgement;
    this.#random = random;
    this.#engine = new Engine(game);
    this.#merits = Object.entries(judgement.merits ?? {});
    const { rate } = judgement;
    this.#atFirstSight =
      rate &&
      ((state, lane, seat, { actions, count }) => {
        if (count === 1) return actions[0]!;
        rate(state, lane, seat, actions, count, this.#tempers[seat]!, this.#ratings);
        return actions[best(this.#ratings, count, random)]!;
      });
  }

  /** Ends before the budget does when nothing is left to find out. */
  think(asked: Asked<T>, budget: Budget): readonly Thought[] {
    return this.ponder(asked).goOn(budget);
  }

  /** Begins to think about a question. */
  ponder(asked: Asked<T>, { most, least }: Attention = FREE): Pondering {
    const contenders = this.#contendersFor(asked);
    const trees = new Map(asked.actions.map((action) => [action, newNode()]));
    const seed = this.#random.next();
    let open = contenders
      .filter(({ prior }) => prior > 0)
      .toSorted((a, b) => b.prior - a.prior)
      .slice(0, most);
    let round = 0;
    const goOn = (budget: Budget): readonly Contender[] => {
      // One line alone is held against nothing: first sight decides.
      if (budget.iterations <= 1) return contenders;
      const end = performance.now() + budget.milliseconds;
      let iterations = 0;
      for (; open.length > 1; round++) {
        let standard: Ending | null = null;
        for (const contender of open) {
          if (iterations++ >= budget.iterations || performance.now() >= end) {
            // What has been compared in this round stays; the next one has a luck of its own.
            round++;
            return contenders;
          }
          const ending = this.#follow(contender.action, trees.get(contender.action)!, asked, new CommonLuck(seed + round));
          count(contender, ending, (standard ??= ending));
        }
        if (round + 1 >= least) open = stillOpen(open);
      }
      return contenders;
    };
    return { goOn };
  }

  /** Everything that may be done, and how good it looks before any thinking. */
  #contendersFor(asked: Asked<T>): Contender[] {
    const state = imagine(this.#game, asked.view, this.#random);
    const lane = state.lanes.find((known) => known.id === asked.lane)!;
    const { actions, count } = this.#engine.offer(state, lane, asked.seat, this.#offer);
    this.#rate(state, lane, asked.seat, this.#judgement.sharpest ?? EVEN_TEMPER);
    const priors = new Map(Array.from({ length: count }, (_, index) => [actions[index]!, this.#ratings[index]!]));
    return asked.actions.map((action) => ({
      action,
      visits: 0,
      reward: 0,
      prior: priors.get(action) ?? 0,
      gain: 0,
      spread: 0,
      merits: Object.fromEntries(this.#merits.map(([name, { worth }]) => [name, { gain: 0, spread: 0, worth }])),
    }));
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
    toShares(this.#ratings, count, this.#judgement);
  }

  /** Plays one line that begins with an action, and says what it brought. */
  #follow(action: Action, tree: Node, asked: Asked<T>, luck: Random): Ending {
    const state = imagine(this.#game, asked.view, luck);
    for (let seat = 0; seat < state.seats; seat++) this.#tempers[seat] = luck.fraction();
    if (this.#judgement.sharpest !== undefined) this.#tempers[asked.seat] = this.#judgement.sharpest;
    this.#beats = 0;
    this.#lastBeat = this.#judgement.pulse?.(state) ?? 0;
    this.#engine.choose(
      state,
      state.lanes.find((known) => known.id === asked.lane)!,
      asked.seat,
      action,
    );
    this.#path.length = 0;
    this.#descend(state, tree, luck);
    const limit = this.#judgement.pulse === undefined ? this.#judgement.horizon * state.seats : Infinity;
    playOut(this.#engine, state, luck, limit, this.#atFirstSight, this.#isOver);
    const rewards = this.#judgement.estimate(state);
    for (const { from, to, seat } of this.#path) {
      const reward = rewards[seat]!;
      to.visits++;
      to.reward += reward;
      from.tried++;
      from.brought += reward;
    }
    return { reward: rewards[asked.seat]!, merits: this.#merits.map(([, merit]) => merit.of(state, asked.seat)) };
  }

  /** Whether a line of play has seen as many beats as it should; asked at every step, so that none is missed. */
  readonly #isOver = (state: StateOf<T>): boolean => {
    const { pulse, horizon } = this.#judgement;
    if (pulse === undefined) return false;
    const beat = pulse(state);
    if (beat !== this.#lastBeat) this.#beats++;
    this.#lastBeat = beat;
    return this.#beats >= horizon;
  };

  /** Goes down the tree by promise and curiosity, and adds the first node that was not there. */
  #descend(state: StateOf<T>, tree: Node, luck: Random): void {
    const engine = this.#engine;
    let node = tree;
    for (let depth = 0; depth < DEPTH && this.#drawOn(state, luck);) {
      const lane = nextLane(engine, state);
      const seat = firstSeat(engine.askedIn(state, lane));
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
    }
  }

  /** Lets chance decide until somebody is asked; false if the game or the line ends before. */
  #drawOn(state: StateOf<T>, luck: Random): boolean {
    while (state.outcome === null && !this.#isOver(state)) {
      const lane = nextLane(this.#engine, state);
      const die = this.#engine.dieOf(state, lane);
      if (die === null) return true;
      this.#engine.draw(state, lane, luck.draw(die));
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

/** Adds what a line of play has brought to what is known of its first action, beside what first sight brought under the same luck. */
function count(contender: Contender, ending: Ending, standard: Ending): void {
  const more = ending.reward - standard.reward;
  contender.visits++;
  contender.reward += ending.reward;
  contender.gain += more;
  contender.spread += more ** 2;
  Object.values(contender.merits).forEach((margin, row) => {
    const gained = ending.merits[row]! - standard.merits[row]!;
    margin.gain += gained;
    margin.spread += gained ** 2;
  });
}

/** How a judgement spreads attention. */
type Spreading = Pick<Judgement<Types>, 'sharpness' | 'dismisses'>;

/** Turns ratings into shares of attention; what first sight is certain of (Infinity) has all of it, and what it dismisses none. */
function toShares(ratings: number[], count: number, { sharpness = SHARPNESS, dismisses = false }: Spreading): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) if (ratings[i]! > highest) highest = ratings[i]!;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const rating = ratings[i]!;
    if (highest === Infinity) ratings[i] = Number(rating === Infinity);
    else if (dismisses && rating === -Infinity) ratings[i] = 0;
    else ratings[i] = Math.exp(sharpness * (rating - highest)) + LEAST_PRIOR;
    sum += ratings[i]!;
  }
  for (let i = 0; i < count; i++) ratings[i]! /= sum;
}
