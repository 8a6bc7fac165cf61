import { paceOf, weightOf, type Passage, type Seat, type Types, type ViewOf } from '@hoard/kernel';
import type { BoardGame, Playing } from '@hoard/paint';
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { released } from './released.ts';
import type { GameTable } from './table/table.ts';

/** A place in what happened: so many events of the passage with that place in the list. */
export interface HistoryPoint {
  readonly place: number;
  readonly events: number;
}

/** What is shown on a stage. */
export interface Showable<T extends Types> extends Pick<GameTable<T>, 'history' | 'placeFor'> {
  readonly boardGame: Pick<BoardGame<T>, 'events'>;
}

/** What a stage needs of the room it stands in. */
export interface StageSetting<T extends Types> {
  /** How many times as fast as meant; 0 shows no event by itself. */
  pace(): number;
  /** Where all act at the same time nobody waits for what is shown: the present is in sight, and what leads to it is played over it. */
  readonly isLive?: boolean;
  /** Nothing more is shown as long as this is so. */
  readonly isHeld?: ReadonlySignal<boolean>;
  /** An event has its turn on the stage: it can be heard, too. */
  onEvent(event: T['event']): void;
}

/** What has happened without being shown. */
export interface Missed<T extends Types> {
  /** What was in sight before. */
  readonly before: ViewOf<T>;
  readonly events: readonly T['event'][];
}

const START: HistoryPoint = { place: 0, events: 0 };

/**
 * Shows what happened, one event after another, however far the game itself has gone on meanwhile. The board draws `view` and
 * `playing`; the log and the announcements follow `shown`.
 */
export class Stage<T extends Types> {
  readonly view: ReadonlySignal<ViewOf<T>>;
  readonly playing: ReadonlySignal<Playing<T> | null>;
  /** How far what happened has been shown. */
  readonly shown: ReadonlySignal<HistoryPoint>;
  /** Whether there is more to show. */
  readonly busy: ReadonlySignal<boolean>;
  /** The moment that somebody looks back to, or null for now. */
  readonly past: ReadonlySignal<HistoryPoint | null>;
  /** What was skipped, or came too fast to be shown, since somebody last paid attention; null where they saw everything. */
  readonly missed: ReadonlySignal<Missed<T> | null>;

  readonly #boardGame: Showable<T>['boardGame'];
  readonly #placeFor: GameTable<T>['placeFor'];
  readonly #history: ReadonlySignal<readonly Passage<T>[]>;
  readonly #house: StageSetting<T>;
  readonly #shown = signal(START);
  readonly #past = signal<HistoryPoint | null>(null);
  /** Where something was missed first. */
  readonly #lost = signal<HistoryPoint | null>(null);
  readonly #playing = signal<Playing<T> | null>(null);
  readonly #stopFollowing: () => void;
  #viewer: Seat;
  #running = false;
  #closed = false;
  #skipping = false;
  /** How much what is played over the present deserves to be dwelt upon, and which scene it is. */
  #weight = -Infinity;
  #scene = 0;
  #wake: () => void = () => {};

  /** A game that has gone on before is shown as it stands; a new one from its first event. */
  constructor({ boardGame, history, placeFor }: Showable<T>, house: StageSetting<T>) {
    this.#boardGame = boardGame;
    this.#history = history;
    this.#placeFor = placeFor;
    this.#house = house;
    this.#viewer = viewerOf(history.value);
    if (history.value.length > 1) this.#shown.value = { place: history.value.length, events: 0 };
    this.shown = this.#shown;
    this.past = this.#past;
    this.playing = this.#playing;
    this.busy = computed(() => this.#shown.value.place < history.value.length);
    this.view = computed(() => this.#viewAt(this.#past.value ?? this.#shown.value));
    this.missed = computed(() => (this.#lost.value === null ? null : this.#missedSince(this.#lost.value)));
    this.#stopFollowing = effect(() => {
      this.#follow(viewerOf(history.value));
      if (!this.busy.value) return;
      if (house.isLive) untracked(() => this.#keepUp());
      else void this.#run();
    });
  }

  /** Shows all the rest at once. */
  skip(): void {
    this.#skipping = this.busy.value;
    this.#wake();
  }

  /** From now on everything was seen. */
  attend(): void {
    this.#lost.value = null;
  }

  /** Shows an event of the past again, and stays there. */
  async lookBack(moment: HistoryPoint): Promise<void> {
    this.#past.value = moment;
    const event = this.#history.value[moment.place]?.events[moment.events];
    if (this.busy.value || event === undefined) return;
    await this.#play(event, this.#history.value[moment.place]!.pictures[moment.events]!);
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

  /** The screen may go to somebody else, to whom it shows on from where it was. */
  #follow(viewer: Seat): void {
    const before = this.#viewer;
    if (viewer === before) return;
    this.#viewer = viewer;
    this.#past.value = null;
    const { place, events } = this.#shown.peek();
    this.#shown.value = { place: this.#placeFor(viewer, before, place), events };
    const lost = this.#lost.peek();
    // What somebody else has not seen is theirs to be told: in the middle of a choice they may know other events than this one.
    if (lost !== null) this.#lost.value = { place: this.#placeFor(viewer, before, lost.place), events: 0 };
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    // Whoever made the choice goes first: the page can show that the tap was heard.
    await Promise.resolve();
    while (!this.#closed && this.busy.value) {
      await this.#show();
      this.#shown.value = { place: this.#shown.value.place + 1, events: 0 };
    }
    this.#skipping = false;
    this.#running = false;
  }

  /** Goes on to the present at once. What has just happened is played over it, unless something greater still is. */
  #keepUp(): void {
    const { place } = this.#shown.value;
    const history = this.#history.value;
    const news = history.slice(place).flatMap(({ events, pictures }) => events.map((event, at) => ({ event, picture: pictures[at]! })));
    this.#shown.value = { place: history.length, events: 0 };
    if (this.#house.pace() === 0) this.#lost.value ??= { place, events: 0 };
    if (news.length === 0) return;
    for (const { event } of news) this.#house.onEvent(event);
    const weight = Math.max(...news.map(({ event }) => weightOf(this.#boardGame.events, event)));
    if (weight < this.#weight) return;
    this.#wake();
    void this.#playOver(news, weight);
  }

  async #playOver(news: readonly { readonly event: T['event']; readonly picture: ViewOf<T> }[], weight: number): Promise<void> {
    const scene = ++this.#scene;
    this.#weight = weight;
    for (const { event, picture } of news) {
      await this.#play(event, picture);
      if (this.#closed || scene !== this.#scene) return;
    }
    this.#weight = -Infinity;
  }

  async #show(): Promise<void> {
    for (let count = 0; ; count++) {
      if (this.#house.isHeld !== undefined) await released(this.#house.isHeld);
      if (this.#closed || this.#skipping) break;
      // Looked up each time: the screen may have gone to somebody else.
      const { place } = this.#shown.value;
      const passage = this.#history.value[place];
      const event = passage?.events[count];
      if (passage === undefined || event === undefined) return;
      this.#house.onEvent(event);
      if (this.#house.pace() > 0) {
        this.#shown.value = { place, events: count };
        await this.#play(event, passage.pictures[count]!);
        if (!this.#skipping) continue;
      }
      this.#lost.value ??= { place, events: count };
    }
    if (this.#skipping) this.#lost.value ??= { place: this.#shown.value.place, events: 0 };
  }

  async #play(event: T['event'], after: ViewOf<T>): Promise<void> {
    const pace = this.#house.pace();
    const milliseconds = pace === 0 ? 0 : paceOf(this.#boardGame.events, event) / pace;
    if (milliseconds === 0) return;
    const playing = { event, after, milliseconds };
    this.#playing.value = playing;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    // By now something newer may be played over the present.
    if (this.#playing.value === playing) this.#playing.value = null;
  }

  #missedSince({ place, events }: HistoryPoint): Missed<T> {
    const [first, ...more] = this.#history.value.slice(place, this.#shown.value.place);
    return {
      before: this.#viewAt({ place, events }),
      events: first === undefined ? [] : [...first.events.slice(events), ...more.flatMap((passage) => passage.events)],
    };
  }

  /** What was in sight then: before a choice, when the last event that was shown was told, or after all of them. */
  #viewAt({ place, events }: HistoryPoint): ViewOf<T> {
    const list = this.#history.value;
    const before = list[Math.max(0, place - 1)]!.after;
    const passage = list[place];
    if (passage === undefined || events === 0) return before;
    if (events >= passage.events.length) return passage.after;
    return passage.pictures[events - 1]!;
  }
}

const viewerOf = <T extends Types>(history: readonly Passage<T>[]): Seat => history[0]!.after.viewer;
