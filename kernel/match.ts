import type { Action } from './actions.ts';
import type { Die } from './dice.ts';
import { Engine, type Seal } from './engine.ts';
import type { Game, StateOf, Types, ViewOf } from './game.ts';
import { KeyedChance, commitmentTo } from './keyed.ts';
import { Offer, type Arguments, type Denial } from './offer.ts';
import { Problem } from './problem.ts';
import type { Chance } from './random.ts';
import { UNDO, type Entry, type GameRecord } from './record.ts';
import { holds, listSeats, type Seat } from './seats.ts';
import type { Lane } from './state.ts';
import type { Told } from './told.ts';
import { viewOf } from './view.ts';

/** Why a choice was refused. The game is as it was. */
export type Refusal =
  | { readonly why: 'over' }
  | { readonly why: 'unknown'; readonly key: string }
  | { readonly why: 'no-such-lane'; readonly lane: number }
  | { readonly why: 'stale'; readonly named: number; readonly now: number }
  | { readonly why: 'not-asked' }
  | { readonly why: 'denied'; readonly key: string; readonly rule: string; readonly args: Arguments }
  | { readonly why: 'not-offered'; readonly key: string }
  | { readonly why: 'undo-barred'; readonly bar: Bar };

/** What keeps a seat from taking back a choice: it made none, another seat chose since, or a seal (chance, a rule, lanes, the end). */
export type Bar = 'nothing' | 'others' | Seal;

export type Answer<E> = { readonly ok: true; readonly told: readonly Told<E>[] } | { readonly ok: false; readonly refusal: Refusal };

/** What a seat is asked in one lane. */
export interface Question {
  readonly lane: number;
  readonly rev: number;
  readonly rules: readonly string[];
  readonly actions: readonly Action[];
  readonly denials: readonly Denial[];
}

/** One draw of chance, for whoever wants to check it. */
export interface Drawn {
  readonly purpose: string;
  readonly outcome: number;
  readonly of: Die;
}

/** A choice that counts, and what bars it from being taken back. */
interface Made extends Entry {
  readonly seal: Seal | null;
}

export interface Opening<T extends Types> {
  readonly options: T['options'];
  readonly seats: number;
  readonly secret: string;
}

/** So many draws in a row without a question mean dice that never come to rest. */
const MOST_DRAWS = 10_000;

/** A game in progress with its journal: the gate through which every choice of a person or a bot goes. */
export class Match<T extends Types> {
  readonly game: Game<T>;
  readonly opening: Opening<T>;
  readonly commitment: string;
  /** Every draw so far, in order. */
  readonly drawn: Drawn[] = [];
  /** What happened before the first choice. */
  readonly prologue: readonly Told<T['event']>[];

  #engine: Engine<T>;
  #state: StateOf<T>;
  #chance: Chance;
  #journal: Entry[] = [];
  #made: Made[] = [];
  /** Choices before this place are settled for every seat: lanes have met. */
  #floor = 0;
  readonly #offer = new Offer();

  constructor(game: Game<T>, opening: Opening<T>) {
    const { least, most } = game.seats;
    if (!(opening.seats >= least && opening.seats <= most && Number.isInteger(opening.seats)))
      throw new Problem(`${game.id} is played by ${least} to ${most}, not by ${opening.seats}`);
    this.game = game;
    this.opening = opening;
    this.commitment = commitmentTo(opening.secret);
    this.#engine = new Engine(game);
    this.#chance = new KeyedChance(opening.secret);
    this.#engine.listen();
    this.#state = this.#engine.start(opening.options, opening.seats);
    this.#drawAll();
    this.prologue = this.#engine.told!;
  }

  /** The whole truth. For the kernel, tests and tools; people and bots get `view`. */
  get state(): StateOf<T> {
    return this.#state;
  }

  get journal(): readonly Entry[] {
    return this.#journal;
  }

  /** The choices that count: those that nobody took back. */
  get made(): readonly Entry[] {
    return this.#made;
  }

  view(seat: Seat): ViewOf<T> {
    return viewOf(this.game, this.#state, seat);
  }

  /** What a seat is asked now, in every lane that asks it. */
  questions(seat: Seat, explaining = false): Question[] {
    return this.#state.lanes
      .filter((lane) => holds(this.#engine.askedIn(this.#state, lane), seat))
      .map((lane) => {
        const offer = this.#engine.offer(this.#state, lane, seat, this.#offer, explaining);
        const rules = this.#engine.momentOf(lane)!.rules;
        return { lane: lane.id, rev: lane.rev, rules, actions: offer.list(), denials: offer.denials.slice() };
      });
  }

  /** The seats that are asked something now. */
  asked(): number {
    return this.#state.lanes.reduce((seats, lane) => seats | this.#engine.askedIn(this.#state, lane), 0);
  }

  /** Takes a choice from outside. Checks everything; a refusal changes nothing and says why. */
  choose(seat: Seat, lane: number, rev: number, key: string): Answer<T['event']> {
    if (key === UNDO) return this.#undo(seat);
    const refusal = this.#refuse(seat, lane, rev, key);
    if (refusal !== null) return { ok: false, refusal };
    this.#journal.push({ seat, lane, key });
    return { ok: true, told: this.#play({ seat, lane, key }) };
  }

  /** What bars a seat from taking back its last choice, or null if nothing does. */
  undoBar(seat: Seat): Bar | null {
    if (this.#state.outcome !== null) return 'over';
    const place = this.#made.findLastIndex((made) => made.seat === seat);
    if (place < 0) return 'nothing';
    const { lane, seal } = this.#made[place]!;
    if (seal !== null) return seal;
    if (place < this.#floor) return 'lanes';
    const later = this.#made.slice(place + 1);
    // What fell or was seen since is known now, in whichever lane it was.
    if (later.some((other) => other.lane === lane || other.seal !== null)) return 'others';
    return later.length > 0 && this.#without(place) === null ? 'others' : null;
  }

  /** The stored truth of the game up to now. */
  record(): GameRecord {
    return {
      hoard: 1,
      game: this.game.id,
      version: this.game.version,
      content: this.game.contentId,
      options: this.opening.options,
      seats: this.opening.seats,
      commitment: this.commitment,
      secret: this.opening.secret,
      journal: this.#journal.slice(),
      outcome: this.#state.outcome,
    };
  }

  #refuse(seat: Seat, laneId: number, rev: number, key: string): Refusal | null {
    if (this.#state.outcome !== null) return { why: 'over' };
    const action = this.game.keys.parse(key);
    if (action === null) return { why: 'unknown', key };
    const lane = this.#lane(laneId);
    if (lane === undefined) return { why: 'no-such-lane', lane: laneId };
    // Compared as a list: a bit mask would take seat 32 for seat 0.
    if (!listSeats(this.#engine.askedIn(this.#state, lane)).includes(seat)) return { why: 'not-asked' };
    if (lane.rev !== rev) return { why: 'stale', named: rev, now: lane.rev };
    const offer = this.#engine.offer(this.#state, lane, seat, this.#offer, true);
    if (offer.allows(action)) return null;
    const denial = offer.denials.find((denied) => denied.action === action);
    return denial ? { why: 'denied', key, rule: denial.rule, args: denial.args } : { why: 'not-offered', key };
  }

  #lane(id: number): Lane<T['frame']> | undefined {
    return this.#state.lanes.find((lane) => lane.id === id);
  }

  /** Carries out a choice that is known to be legal, and all the draws that follow from it. */
  #play(entry: Entry): readonly Told<T['event']>[] {
    const engine = this.#engine;
    engine.listen();
    engine.sealed = null;
    engine.choose(this.#state, this.#lane(entry.lane)!, entry.seat, this.game.keys.parse(entry.key)!);
    this.#drawAll();
    this.#made.push({ ...entry, seal: engine.sealed });
    if (engine.sealed === 'lanes') this.#floor = this.#made.length;
    return engine.told!;
  }

  #drawAll(): void {
    const most = this.drawn.length + MOST_DRAWS;
    for (let i = 0; i < this.#state.lanes.length;) {
      const lane = this.#state.lanes[i]!;
      const die = this.#engine.dieOf(this.#state, lane);
      if (die === null) {
        i++;
        continue;
      }
      if (this.drawn.length === most) throw new Error(`The dice of ${this.game.id} do not come to rest: ${die.purpose}`);
      const outcome = this.#chance.draw(die);
      this.drawn.push({ purpose: die.purpose, outcome, of: die });
      this.#engine.draw(this.#state, lane, outcome);
      // A draw may end lanes or wake earlier ones.
      i = 0;
    }
  }

  /** Goes on as the game that lacks the choice that is taken back. */
  #undo(seat: Seat): Answer<T['event']> {
    const bar = this.undoBar(seat);
    if (bar !== null) return { ok: false, refusal: { why: 'undo-barred', bar } };
    const place = this.#made.findLastIndex((made) => made.seat === seat);
    const { lane } = this.#made[place]!;
    const other = this.#without(place)!;
    this.#engine = other.#engine;
    this.#chance = other.#chance;
    this.#state = other.#state;
    this.#made = other.#made;
    this.#floor = other.#floor;
    this.#journal.push({ seat, lane, key: UNDO });
    return { ok: true, told: [] };
  }

  /** The same game without one choice that no die followed, or null if a later choice in another lane depended on it. */
  #without(place: number): Match<T> | null {
    const other = new Match(this.game, this.opening);
    for (const { seat, lane, key } of this.#made.toSpliced(place, 1)) {
      if (!other.choose(seat, lane, other.#lane(lane)?.rev ?? 0, key).ok) return null;
    }
    return other.drawn.length === this.drawn.length ? other : null;
  }
}
