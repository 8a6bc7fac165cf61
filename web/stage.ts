import type { Types, ViewOf } from '@hoard/kernel';
import type { BoardGame, Playing } from '@hoard/paint';
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { GameTable, Happening } from './table/table.ts';

/** A place in what happened: so many events of the happening with that place in the list. */
export interface Moment {
  readonly place: number;
  readonly events: number;
}

/** What a stage needs of the room it stands in. */
export interface House<T extends Types> {
  /** How many times as fast as meant; 0 shows no event by itself. */
  pace(): number;
  /** An event has its turn on the stage: it can be heard, too. */
  onEvent(event: T['event']): void;
}

const START: Moment = { place: 0, events: 0 };

/**
 * Shows what happened, one event after another, however far the game itself has gone on meanwhile. The board draws `view` and
 * `playing`; the log and the announcements follow `shown`.
 */
export class Stage<T extends Types> {
  readonly view: ReadonlySignal<ViewOf<T>>;
  readonly playing: ReadonlySignal<Playing<T> | null>;
  /** How far what happened has been shown. */
  readonly shown: ReadonlySignal<Moment>;
  /** Whether there is more to show. */
  readonly busy: ReadonlySignal<boolean>;
  /** The moment that somebody looks back to, or null for now. */
  readonly past: ReadonlySignal<Moment | null>;

  readonly #boardGame: BoardGame<T>;
  readonly #history: ReadonlySignal<readonly Happening<T>[]>;
  readonly #house: House<T>;
  readonly #shown = signal(START);
  readonly #past = signal<Moment | null>(null);
  readonly #playing = signal<Playing<T> | null>(null);
  readonly #stopFollowing: () => void;
  #running = false;
  #closed = false;
  #skipping = false;
  #wake: () => void = () => {};

  /** A game that has gone on before is shown as it stands; a new one from its first event. */
  constructor({ boardGame, history }: Pick<GameTable<T>, 'boardGame' | 'history'>, house: House<T>) {
    this.#boardGame = boardGame;
    this.#history = history;
    this.#house = house;
    if (history.value.length > 1) this.#shown.value = { place: history.value.length, events: 0 };
    this.shown = this.#shown;
    this.past = this.#past;
    this.playing = this.#playing;
    this.busy = computed(() => this.#shown.value.place < history.value.length);
    this.view = computed(() => this.#viewAt(this.#past.value ?? this.#shown.value));
    this.#stopFollowing = effect(() => {
      if (this.busy.value) void this.#run();
    });
  }

  /** Shows all the rest at once. */
  skip(): void {
    this.#skipping = this.busy.value;
    this.#wake();
  }

  /** Shows an event of the past again, and stays there. */
  async lookBack(moment: Moment): Promise<void> {
    this.#past.value = moment;
    const event = this.#history.value[moment.place]?.events[moment.events];
    if (this.busy.value || event === undefined) return;
    await this.#play(event);
    if (this.#past.value === moment) this.#past.value = { ...moment, events: moment.events + 1 };
  }

  backToNow(): void {
    this.#wake();
    this.#past.value = null;
  }

  close(): void {
    this.#closed = true;
    this.#stopFollowing();
    this.#wake();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    // Whoever made the choice goes first: the page can show that the tap was heard.
    await Promise.resolve();
    for (let { place } = this.#shown.value; !this.#closed && place < this.#history.value.length; place++) {
      await this.#show(place);
      this.#shown.value = { place: place + 1, events: 0 };
    }
    this.#skipping = false;
    this.#running = false;
  }

  async #show(place: number): Promise<void> {
    const { events } = this.#history.value[place]!;
    for (let count = 0; count < events.length && !this.#closed && !this.#skipping; count++) {
      this.#house.onEvent(events[count]!);
      if (this.#house.pace() === 0) continue;
      this.#shown.value = { place, events: count };
      await this.#play(events[count]!);
    }
  }

  async #play(event: T['event']): Promise<void> {
    const pace = this.#house.pace();
    const milliseconds = pace === 0 ? 0 : this.#boardGame.duration(event) / pace;
    if (milliseconds === 0) return;
    this.#playing.value = { event, milliseconds };
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#playing.value = null;
  }

  /** What was in sight then: the view before a choice, with as many of its events as were shown. */
  #viewAt({ place, events }: Moment): ViewOf<T> {
    const list = this.#history.value;
    const before = list[Math.max(0, place - 1)]!.after;
    const happening = list[place];
    if (happening === undefined || events === 0) return before;
    if (events >= happening.events.length) return happening.after;
    return happening.events.slice(0, events).reduce((view, event) => this.#boardGame.shown(view, event), before);
  }
}
