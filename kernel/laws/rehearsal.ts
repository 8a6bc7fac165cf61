import type { Die, Throw } from '../engine/dice.ts';
import { Engine } from '../engine/engine.ts';
import type { Game, StateOf, Types } from '../game/game.ts';
import { Offer, type Denial } from '../engine/offer.ts';
import { holds, listSeats, type Seat } from '../engine/seats.ts';
import type { Lane } from '../engine/state.ts';
import type { Asked } from '../match/asked.ts';
import { viewOf } from '../match/view.ts';

/** Says what a die shows when it is asked for. */
export type Scripted = (die: Die) => number;

/** The die shows this face, counted from 1. */
export const face =
  (value: number): Scripted =>
  (die) => {
    if (value < 1 || value > die.outcomes) throw new Error(`Die ${die.purpose} has no face ${value}`);
    return value - 1;
  };

/** The dice lie like this, in any order. */
export const dice =
  (...faces: number[]): Scripted =>
  (die) => {
    const lying = faces.toSorted((a, b) => b - a).join();
    const outcome = (die as Throw).faces?.findIndex((way) => way.join() === lying) ?? -1;
    if (outcome < 0) throw new Error(`Die ${die.purpose} cannot show ${lying}`);
    return outcome;
  };

/** A game played by a script: positions are set, chance is told what to show. The stage for rule tests. */
export class Rehearsal<T extends Types> {
  readonly engine: Engine<T>;
  readonly state: StateOf<T>;

  constructor(game: Game<T>, state: StateOf<T>) {
    this.engine = new Engine(game);
    this.state = state;
    this.engine.listen();
  }

  static open<T extends Types>(game: Game<T>, options: T['options'], seats: number, ...script: Scripted[]): Rehearsal<T> {
    const rehearsal = new Rehearsal(game, new Engine(game).start(options, seats));
    rehearsal.draw(...script);
    return rehearsal;
  }

  get board(): T['board'] {
    return this.state.board;
  }

  /** All events so far. */
  get events(): T['event'][] {
    return this.engine.told!.map((told) => told.event);
  }

  /** The seats that are asked something. */
  get asked(): Seat[] {
    return listSeats(this.state.lanes.reduce((seats, lane) => seats | this.engine.askedIn(this.state, lane), 0));
  }

  /** What a seat is asked, as it is told. */
  askedOf(seat: Seat): Asked<T> {
    const { engine, state } = this;
    const lane = state.lanes.find((one) => holds(engine.askedIn(state, one), seat)) ?? state.lanes[0]!;
    const actions = this.asked.includes(seat) ? this.keys(seat).map((key) => engine.game.keys.parse(key)!) : [];
    return { view: viewOf(engine.game, state, seat), lane: lane.id, seat, actions };
  }

  /** The purpose of the die that is waited for, or null. */
  get awaited(): string | null {
    return (
      this.#lanes()
        .map((lane) => this.engine.dieOf(this.state, lane)?.purpose)
        .find((purpose) => purpose !== undefined) ?? null
    );
  }

  /** What a seat may do, as sorted keys; by default the one seat that is asked. */
  keys(seat: Seat = this.#oneAsked()): string[] {
    return this.#offer(seat)
      .list()
      .map((action) => this.engine.game.keys.keyOf(action))
      .toSorted();
  }

  /** Why a seat may not do something, or undefined: what is offered is not denied, whatever else is said about it. */
  denial(key: string, seat: Seat = this.#oneAsked()): Denial | undefined {
    const action = this.engine.game.keys.parse(key);
    const offer = this.#offer(seat);
    return action !== null && offer.allows(action) ? undefined : offer.denials.find((denial) => denial.action === action);
  }

  /** The one seat that is asked chooses; then chance follows the script. */
  choose(key: string, ...script: Scripted[]): this {
    return this.chooseAs(this.#oneAsked(), key, ...script);
  }

  chooseAs(seat: Seat, key: string, ...script: Scripted[]): this {
    const action = this.engine.game.keys.parse(key);
    if (action === null || !this.#offer(seat).allows(action)) {
      throw new Error(
        `Seat ${seat} may not '${key}': ${this.denial(key, seat)?.rule ?? 'not offered'}; offered: ${this.keys(seat).join(' ')}`,
      );
    }
    this.engine.choose(this.state, this.#laneOf(seat), seat, action);
    return this.draw(...script);
  }

  /** A player leaves for good; then chance follows the script. */
  leave(seat: Seat, ...script: Scripted[]): this {
    this.engine.leave(this.state, seat);
    return this.draw(...script);
  }

  /** Chance follows the script; a die that it leaves out stays in the air. */
  draw(...script: Scripted[]): this {
    for (const scripted of script) {
      const lane = this.#lanes().find((waiting) => this.engine.dieOf(this.state, waiting) !== null);
      if (lane === undefined) throw new Error('The script has more draws than the game asked for');
      this.engine.draw(this.state, lane, scripted(this.engine.dieOf(this.state, lane)!));
    }
    return this;
  }

  #lanes(): readonly Lane<T['frame']>[] {
    return this.state.lanes;
  }

  #laneOf(seat: Seat): Lane<T['frame']> {
    const lane = this.#lanes().find((asking) => holds(this.engine.askedIn(this.state, asking), seat));
    if (lane === undefined) throw new Error(`Seat ${seat} is not asked anything; waiting: ${this.awaited ?? this.asked.join()}`);
    return lane;
  }

  #oneAsked(): Seat {
    const asked = this.asked;
    if (asked.length !== 1) throw new Error(`Expected one seat to be asked, but ${this.awaited ?? asked.join()} is waited for`);
    return asked[0]!;
  }

  #offer(seat: Seat): Offer {
    return this.engine.offer(this.state, this.#laneOf(seat), seat, new Offer(), true);
  }
}
