import type { Types } from '@hoard/kernel';
import { TableConnection, type Closing, type Known } from '@hoard/table/client';
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { SERVER, me } from './server.ts';

/** So much of what happened is told at once: the last turns. Who wants to know more asks for it. */
const LATEST = 100;

/** As whom one comes: as the person of this device, or as anybody who looks on. */
export type VisitAs = 'me' | 'anybody';

/** A table on the server that this page is connected to, until it is left. */
export class TableVisit<T extends Types> {
  readonly known: ReadonlySignal<Known<T>>;
  readonly isConnected: ReadonlySignal<boolean>;
  /** Why the server said good-bye; null while it has not. */
  readonly closing: ReadonlySignal<Closing | null>;
  /** Rises when one has come again, perhaps as somebody else. */
  readonly times: ReadonlySignal<number>;

  readonly #id: string;
  readonly #as: VisitAs;
  readonly #known: Signal<Known<T>>;
  readonly #isConnected = signal(true);
  readonly #closing = signal<Closing | null>(null);
  readonly #times = signal(0);
  #connection: TableConnection<T>;

  private constructor(id: string, as: VisitAs, connection: TableConnection<T>, known: Known<T>) {
    this.#id = id;
    this.#as = as;
    this.#connection = connection;
    this.#known = signal(known);
    this.known = this.#known;
    this.isConnected = this.#isConnected;
    this.closing = this.#closing;
    this.times = this.#times;
  }

  /** Connects, and waits until the table is known, or the server says why it will not be. */
  static open<T extends Types>(id: string, as: VisitAs, left: AbortSignal): Promise<TableVisit<T> | Closing> {
    return new Promise((resolve) => {
      let visit: TableVisit<T> | null = null;
      const connection = new TableConnection<T>({
        address: SERVER,
        table: id,
        key: keyOf(as),
        last: LATEST,
        listener: {
          onKnown(known) {
            if (visit !== null) visit.#known.value = known;
            else {
              visit = new TableVisit(id, as, connection, known);
              visit.#stayAwake(left);
              resolve(visit);
            }
          },
          onConnected: (isConnected) => visit !== null && (visit.#isConnected.value = isConnected),
          onClosed(closing) {
            if (visit === null) resolve(closing);
            else visit.#closing.value = closing;
          },
        },
      });
    });
  }

  get connection(): TableConnection<T> {
    return this.#connection;
  }

  /** Comes again: somebody has sat down here, or wants to go on after a good-bye. */
  comeAgain(): void {
    this.#connection.close();
    this.#closing.value = null;
    let isFirst = true;
    this.#connection = new TableConnection<T>({
      address: SERVER,
      table: this.#id,
      key: keyOf(this.#as),
      last: LATEST,
      listener: {
        onKnown: (known) => {
          this.#known.value = known;
          if (isFirst) this.#times.value++;
          isFirst = false;
        },
        onConnected: (isConnected) => (this.#isConnected.value = isConnected),
        onClosed: (closing) => (this.#closing.value = closing),
      },
    });
  }

  /** A phone that was asleep is back at once, and one without a network soon knows; whoever looks away is called when they are awaited. */
  #stayAwake(left: AbortSignal): void {
    const wake = (): void => {
      const isLooking = document.visibilityState === 'visible';
      this.#connection.look(isLooking);
      if (isLooking) this.#connection.wake();
    };
    document.addEventListener('visibilitychange', wake, { signal: left });
    addEventListener('online', wake, { signal: left });
    addEventListener('offline', () => this.#connection.doubt(), { signal: left });
    left.addEventListener('abort', () => this.#connection.close());
    if (left.aborted) this.#connection.close();
  }
}

const keyOf = (as: VisitAs): string | null => (as === 'me' ? (me.value?.key ?? null) : null);
