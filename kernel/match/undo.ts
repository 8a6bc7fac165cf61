import type { Action } from '../engine/actions.ts';
import { Engine, type Seal } from '../engine/engine.ts';
import type { Game, StateOf, Types } from '../game/game.ts';
import { Offer } from '../engine/offer.ts';
import type { Seated } from '../kept/record.ts';
import type { Seat } from '../engine/seats.ts';
import { cloneState } from './view.ts';

/**
 * What keeps a seat from taking back a choice: it made none, another chose since, it was too many choices ago, all have gone back since,
 * nothing is ever taken back in this game, or a seal (chance, a rule, lanes, the end).
 */
export type Bar = 'nothing' | 'others' | 'long-ago' | 'rewound' | 'final' | Seal;

/** How to take back one's last choice, or what bars that. */
export type UndoOffer = { readonly lane: number; readonly token: string; readonly bar: null } | { readonly bar: Bar };

/** So many choices in a row can be taken back at most, however long nothing seals them: each holds a copy of the game. */
const MOST_CHOICES = 100;

/** A choice that nothing has sealed yet. */
export interface RecentChoice<T extends Types> {
  readonly seat: Seat;
  readonly lane: number;
  readonly action: Action;
  /** Who chose for the seat: nobody takes back what another chose. */
  readonly holder: Seated;
  /** Its place in the journal. */
  readonly entry: number;
  /** The game as it was before. */
  readonly before: StateOf<T>;
}

/** The game without a choice that was taken back, and the choices after it, which stand. */
interface Without<T extends Types> {
  readonly state: StateOf<T>;
  readonly later: RecentChoice<T>[];
}

/**
 * The choices since the last seal. A seal bars everybody: what fell or was seen is known. So these are all that can ever be taken back,
 * and taking one back costs the same however long the game has lasted.
 */
export class UndoWindow<T extends Types> {
  readonly #game: Game<T>;
  readonly #engine: Engine<T>;
  readonly #offer = new Offer();
  /** By seat: what bars it once none of its choices is in the window. */
  readonly #bars: Bar[];
  #made: RecentChoice<T>[] = [];

  constructor(game: Game<T>, seats: number) {
    this.#game = game;
    this.#engine = new Engine(game);
    this.#bars = Array.from({ length: seats }, () => 'nothing');
  }

  /** A choice was made; `seal` bars it from being taken back. */
  add(made: RecentChoice<T>, seal: Seal | null): void {
    this.#made.push(made);
    if (seal !== null) {
      this.seal(seal);
      this.#bars[made.seat] = seal;
    } else if (this.#made.length > MOST_CHOICES) this.#letGo(made.seat);
  }

  /** The oldest choice is too long ago. To who made it others have chosen since; that it were so many they may not know. */
  #letGo(by: Seat): void {
    const { seat } = this.#made.shift()!;
    this.#bars[seat] = seat === by ? 'long-ago' : 'others';
  }

  /** Nothing that was chosen up to here can be taken back. */
  seal(seal: Seal): void {
    for (const { seat } of this.#made) this.#bars[seat] = seal === 'lanes' || seal === 'left' ? seal : 'others';
    this.#made = [];
  }

  /** All have gone back further than any of these choices. */
  rewind(): void {
    this.#bars.fill('rewound');
    this.#made = [];
  }

  /** The last choice of a seat that could be taken back, or what bars that. `spend` is told of every choice that is tried again. */
  lastOf(seat: Seat, holder: Seated, spend: () => void = () => {}): { readonly made: RecentChoice<T>; readonly without: Without<T> } | Bar {
    const place = this.#made.findLastIndex((made) => made.seat === seat);
    const made = this.#made[place];
    if (made === undefined) return this.#bars[seat]!;
    const later = this.#made.slice(place + 1);
    if (made.holder !== holder || later.some(({ lane }) => lane === made.lane)) return 'others';
    const without = this.#without(made, later, spend);
    return without === null ? 'others' : { made, without };
  }

  /** Takes back what `lastOf` found; returns the game as it goes on. */
  takeBack({ made, without }: { readonly made: RecentChoice<T>; readonly without: Without<T> }): StateOf<T> {
    this.#made.splice(this.#made.indexOf(made), Infinity, ...without.later);
    return without.state;
  }

  /** The game without one choice, or null if a later one in another lane needs it, or would let a die fall or something be seen. */
  #without({ before }: RecentChoice<T>, later: readonly RecentChoice<T>[], spend: () => void): Without<T> | null {
    if (later.length === 0) return { state: before, later: [] };
    const state = cloneState(this.#game, before);
    const standing: RecentChoice<T>[] = [];
    for (const made of later) {
      spend();
      const lane = state.lanes.find(({ id }) => id === made.lane);
      if (lane === undefined || !this.#engine.offer(state, lane, made.seat, this.#offer).allows(made.action)) return null;
      standing.push({ ...made, before: cloneState(this.#game, state) });
      this.#engine.sealed = null;
      this.#engine.choose(state, lane, made.seat, made.action);
      if (this.#engine.sealed !== null || state.lanes.some((waiting) => this.#engine.dieOf(state, waiting) !== null)) return null;
    }
    return { state, later: standing };
  }
}
