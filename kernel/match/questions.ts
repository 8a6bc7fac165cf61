import type { Action } from '../engine/actions.ts';
import type { Engine } from '../engine/engine.ts';
import { Offer } from '../engine/offer.ts';
import { holds, type Seat, type Seats } from '../engine/seats.ts';
import type { Lane } from '../engine/state.ts';
import type { StateOf, Types } from '../game/game.ts';
import type { Question } from './asked.ts';
import type { LaneTokens } from './tokens.ts';

const NONE: readonly Question[] = [];
const NO_LANES: readonly number[] = [];

/** What seats are asked in a match. Many want to know it, several times: it is found once until something happens. */
export class Questions<T extends Types> {
  readonly #engine: Engine<T>;
  readonly #tokens: LaneTokens;
  readonly #offer = new Offer();
  /** By seat, without and with reasons: what was found since something happened last. */
  readonly #found: readonly Map<Seat, readonly Question[]>[] = [new Map(), new Map()];
  #asked: Seats | null = null;
  #reacting: readonly number[] | null = null;
  #voting: readonly number[] | null = null;

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

  /** Whether it was found out already that a seat may do something in a lane: whoever was asked was offered it. */
  isOffered(seat: Seat, lane: number, action: Action): boolean {
    return this.#found[0]!.get(seat)?.some((question) => question.lane === lane && question.actions.includes(action)) === true;
  }

  /** The seats that are asked in any lane. */
  asked(state: StateOf<T>): Seats {
    return (this.#asked ??= state.lanes.reduce((seats, lane) => seats | this.#engine.askedIn(state, lane), 0));
  }

  /** The lanes of a window for reactions. */
  reacting(state: StateOf<T>): readonly number[] {
    return (this.#reacting ??= idsOf(state.lanes.filter((lane) => this.#engine.isFaceless(lane))));
  }

  /** The lanes of a vote that are still asked. */
  voting(state: StateOf<T>): readonly number[] {
    return (this.#voting ??= idsOf(state.lanes.filter((lane) => this.#engine.isVote(lane))));
  }

  /** Something happened. */
  forget(): void {
    for (const found of this.#found) if (found.size > 0) found.clear();
    this.#asked = this.#reacting = this.#voting = null;
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

const idsOf = <T extends Types>(lanes: readonly Lane<T['frame']>[]): readonly number[] =>
  lanes.length === 0 ? NO_LANES : lanes.map(({ id }) => id);
