import type { Engine } from '../engine/engine.ts';
import type { StateOf, Types } from '../game/game.ts';
import { Offer } from '../engine/offer.ts';
import type { Random } from '../engine/random.ts';
import { SPECTATOR, listSeats, type Seat } from '../engine/seats.ts';
import type { Announcement } from '../engine/announcement.ts';
import { cloneState } from '../match/view.ts';

// What laws are written with.

/** A game somewhere on its way, for a law to look at. A law must leave the state as it was. */
export interface Position<T extends Types> {
  readonly engine: Engine<T>;
  readonly state: StateOf<T>;
  readonly random: Random;
}

/** Something that holds in every state of every game. It throws where it does not. */
export type Law = <T extends Types>(position: Position<T>) => void;

/** Stands for chance where a seat could. */
export const CHANCE: Seat = -2;

/** Somebody who may go on now, in which lane, and in which ways. */
export interface Turn {
  /** The place of the lane among the lanes. */
  readonly place: number;
  readonly seat: Seat;
  readonly possible: readonly number[];
}

/** Anybody who may go on now. Chance goes first, as in a match. */
export function anyTurn<T extends Types>(engine: Engine<T>, state: StateOf<T>, random: Random): Turn {
  const drawing = state.lanes.findIndex((lane) => engine.dieOf(state, lane) !== null);
  if (drawing >= 0) {
    const die = engine.dieOf(state, state.lanes[drawing]!)!;
    return { place: drawing, seat: CHANCE, possible: Array.from({ length: die.outcomes }, (_, outcome) => outcome) };
  }
  const lane = random.pick(state.lanes.filter((waiting) => engine.askedIn(state, waiting) !== 0));
  const seat = random.pick(listSeats(engine.askedIn(state, lane)));
  return { place: state.lanes.indexOf(lane), seat, possible: engine.offer(state, lane, seat, new Offer()).list() };
}

export function go<T extends Types>(engine: Engine<T>, state: StateOf<T>, { place, seat }: Omit<Turn, 'possible'>, way: number): void {
  const lane = state.lanes[place]!;
  if (seat === CHANCE) engine.draw(state, lane, way);
  else engine.choose(state, lane, seat, way);
}

/** Whether a die is in the air: nobody looks at a game then. */
export const inTheAir = <T extends Types>(engine: Engine<T>, state: StateOf<T>): boolean =>
  state.lanes.some((lane) => engine.dieOf(state, lane) !== null);

/** What is told while something happens. */
export function listenTo<T extends Types>(engine: Engine<T>, happening: () => void): readonly Announcement<T['event']>[] {
  engine.listen();
  happening();
  const told = engine.told!;
  engine.told = null;
  return told;
}

/** Something that was told, and the game as it was then. */
export interface ToldState<T extends Types> {
  readonly told: Announcement<T['event']>;
  readonly state: StateOf<T>;
}

/** What is told while something happens, each with the game as it was then. */
export function watch<T extends Types>(engine: Engine<T>, happening: () => void): readonly ToldState<T>[] {
  const tellings: ToldState<T>[] = [];
  engine.onTold = (state, told) => tellings.push({ told, state: cloneState(engine.game, state) });
  listenTo(engine, happening);
  engine.onTold = null;
  return tellings;
}

/** What a seat may do in a lane, and why not something else. */
export function offered<T extends Types>(engine: Engine<T>, state: StateOf<T>, place: number, seat: Seat): unknown {
  if (seat === SPECTATOR) return null;
  const offer = engine.offer(state, state.lanes[place]!, seat, new Offer(), true);
  return { actions: offer.list(), denials: offer.denials.slice() };
}

/** Two things that should be the same are not: a law is broken, whereas any other error says that it could not even be looked at. */
export class Difference extends Error {
  override readonly name = 'Difference';
}

export function same(what: string, one: unknown, other: unknown): void {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  throw new Difference(`${what} differs: …${around(a)}… instead of …${around(b)}…`);
}
