import {
  Engine,
  Offer,
  Random,
  argumentOf,
  endingsOf,
  imagine,
  type Action,
  type Asked,
  type Leaf,
  type Game,
  type Lane,
  type Seat,
  type StateOf,
} from '@hoard/kernel';
import { adventurerOf } from '../rules/01-things.ts';
import type { Frame } from '../state/frames.ts';
import type { DragonAttack } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';

/** What an action may lead to, exactly, by trying every way the dice and counters can fall. */
export interface Odds {
  /** The chance to be beaten by a monster, the Dragon or another player. */
  readonly beaten: number;
  /** The chance to beat the other player. */
  readonly duelWon: number;
  /** By counters removed from the Dragon in this battle: how likely that is. */
  readonly wounds: readonly number[];
  readonly slain: number;
}

/** Who stands before an action: what they may know, and in which lane they are asked. */
export type Faced = Pick<Asked<DragonAttack>, 'view' | 'lane' | 'seat'>;

/** Chance decides about somebody who arrives in these frames; all others are a matter of later choices or turns. */
const ARRIVING: ReadonlySet<Frame['k']> = new Set(['search', 'monster', 'duel', 'dragonBattle']);

/**
 * The odds of an action for who is asked, as far as they can know. Whoever would be met is fought, since a bargain needs two;
 * of several, `opponent`.
 */
export function oddsOf(game: Game<DragonAttack>, { view, lane, seat }: Faced, action: Action, opponent: Seat = -1): Odds {
  const { sight } = view;
  const arena = verbOf(action) === 'walk' ? argumentOf(action) : adventurerOf(sight, seat).at;
  const others = sight.order.filter((other) => other !== seat && adventurerOf(sight, other).at === arena);
  const engine = new Engine(game);
  const start = imagine(game, view, new Random(0));
  const asking = laneIn(start, lane);
  // What is shown may be a moment behind or ahead of what is asked: what is not offered here leads nowhere.
  if (asking === undefined || !engine.offer(start, asking, seat, new Offer()).allows(action)) return nowhere(game);
  engine.choose(start, asking, seat, action);
  const endings = arrivals(engine, start, lane).flatMap((ending) => fought(engine, ending, lane, seat, opponent));
  const chance = (holds: (state: StateOf<DragonAttack>) => boolean): number =>
    endings.reduce((sum, { state, probability }) => sum + (holds(state) ? probability : 0), 0);
  return {
    beaten: chance((state) => isBeaten(state, lane, seat, arena)),
    duelWon: chance((state) => others.some((other) => isBeaten(state, lane, other, arena))),
    wounds: game.content.dragon.map((_, count) => chance(({ board }) => board.wounds - sight.wounds === count + 1)),
    slain: chance(({ outcome }) => outcome?.reason === 'slain'),
  };
}

/** No fight at all. */
const nowhere = ({ content }: Game<DragonAttack>): Odds => ({ beaten: 0, duelWon: 0, wounds: content.dragon.map(() => 0), slain: 0 });

const laneIn = (state: StateOf<DragonAttack>, lane: number): Lane<Frame> | undefined => state.lanes.find(({ id }) => id === lane);

const topOf = (state: StateOf<DragonAttack>, lane: number): Frame | undefined => laneIn(state, lane)?.stack.at(-1);

const arrivals = (engine: Engine<DragonAttack>, state: StateOf<DragonAttack>, lane: number): Leaf<DragonAttack>[] =>
  endingsOf(engine, state, (reached) => !ARRIVING.has(topOf(reached, lane)?.k ?? 'turn'));

/** Goes on through the duel where an ending is a meeting. */
function fought(
  engine: Engine<DragonAttack>,
  { state, probability }: Leaf<DragonAttack>,
  lane: number,
  seat: Seat,
  opponent: Seat,
): Leaf<DragonAttack>[] {
  const meeting = topOf(state, lane);
  if (meeting?.k !== 'meeting' || meeting.at === 'step') return [{ state, probability }];
  if (meeting.at === 'whom') engine.choose(state, laneIn(state, lane)!, seat, act.meet(opponent));
  engine.choose(state, laneIn(state, lane)!, seat, act.fight());
  return arrivals(engine, state, lane).map((ending) => ({ state: ending.state, probability: ending.probability * probability }));
}

/** Whoever is beaten waits to be thrown from the place of the fight, or is gone from there: a single landing is taken at once (DA-12.8). */
function isBeaten(state: StateOf<DragonAttack>, lane: number, seat: Seat, arena: number): boolean {
  const top = topOf(state, lane);
  return top?.k === 'thrown' ? top.victim === seat : adventurerOf(state.board, seat).at !== arena;
}
