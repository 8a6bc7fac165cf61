import type { Engine } from '../engine/engine.ts';
import { Offer } from '../engine/offer.ts';
import { holds, type Seat } from '../engine/seats.ts';
import type { StateOf, Types } from '../game/game.ts';
import type { Question } from './asked.ts';
import type { LaneTokens } from './tokens.ts';

const NONE: readonly Question[] = [];

/** What seats are asked in a match. Many want to know it, several times: it is found once until something happens. */
export class Questions<T extends Types> {
  readonly #engine: Engine<T>;
  readonly #tokens: LaneTokens;
  readonly #offer = new Offer();
  /** By seat, without and with reasons: what was found since something happened last. */
  readonly #found: readonly Map<Seat, readonly Question[]>[] = [new Map(), new Map()];

  constructor(engine: Engine<T>, tokens: LaneTokens) {
    this.#engine = engine;
    this.#tokens = tokens;
  }

  /** What a seat is asked, in every lane that asks it. */
  of(state: StateOf<T>, seat: Seat, explaining: boolean): readonly Question[] {
    const found = this.#found[explaining ? 1 : 0]!;
    let questions = found.get(seat);
    if (questions === undefined) found.set(seat, (questions = this.#find(state, seat, explaining)));
    return questions;
  }

  /** Something happened. */
  forget(): void {
    for (const found of this.#found) found.clear();
  }

  #find(state: StateOf<T>, seat: Seat, explaining: boolean): readonly Question[] {
    const lanes = state.lanes.filter((lane) => holds(this.#engine.askedIn(state, lane), seat));
    if (lanes.length === 0) return NONE;
    return lanes.map((lane) => {
      const offer = this.#engine.offer(state, lane, seat, this.#offer, explaining);
      const { rules } = this.#engine.momentOf(lane)!;
      return { lane: lane.id, token: this.#tokens.of(lane.id), rules, actions: offer.list(), denials: offer.denials.slice() };
    });
  }
}
