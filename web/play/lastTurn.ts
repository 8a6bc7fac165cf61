import { turnOf, type EventRows, type Seat, type Types } from '@hoard/kernel';
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { linesOf, type LogLine } from './lines.ts';
import type { PlayModel } from './playModel.ts';
import { isToldOf, recapOf, weightOfLine } from './recap.ts';

/** What weighs less, and is not about the reader, makes up most turns of others: the log has it. */
const WEIGHTY = 2;

/** All of it is shown again in about five seconds. */
export const DWELL_MILLISECONDS = 300;

/** What others did between the last turn of a seat and the one that has just begun for it; nothing where there was no turn in between. */
export function betweenTurns<T extends Types>(
  lines: readonly LogLine<T>[],
  seat: Seat,
  rows: EventRows<T['event']>,
): readonly LogLine<T>[] {
  const turns = lines.flatMap(({ told, isUndone }, place) => {
    const whose = 'event' in told && !isUndone ? turnOf(rows, told.event) : null;
    return whose === null ? [] : [{ whose, place }];
  });
  const now = turns.pop();
  const mine = turns.findLastIndex(({ whose }) => whose === seat);
  const others = turns[mine + 1];
  return now?.whose !== seat || mine < 0 || others === undefined ? [] : lines.slice(others.place, now.place);
}

/** What somebody reads when their turn begins: until they have answered, or have read enough. */
export class LastTurn<T extends Types> {
  /** Nothing where nothing happened that they should know. */
  readonly lines: ReadonlySignal<readonly LogLine<T>[]>;
  readonly isOpen = signal(false);

  readonly #model: PlayModel<T>;
  /** Where in the history the turn begins at which it was put away. */
  readonly #read = signal(-1);

  constructor(model: PlayModel<T>) {
    this.#model = model;
    this.lines = computed(() => this.#linesNow());
  }

  isOfReader(line: LogLine<T>): boolean {
    return isToldOf(this.#model, this.#model.asking.peek()?.seat ?? -1)(line);
  }

  close(): void {
    this.isOpen.value = false;
    this.#read.value = this.#begun();
  }

  /** Where in the history the turn of who is asked begins. */
  #begun(): number {
    const { table, asking } = this.#model;
    const { events: rows } = table.boardGame;
    return table.history.value.findLastIndex(({ events }) => events.some((event) => turnOf(rows, event) === asking.value?.seat));
  }

  #linesNow(): readonly LogLine<T>[] {
    const { table, asking } = this.#model;
    const { boardGame } = table;
    // At other screens it is told to who comes back, and the beginning may be missing.
    if (boardGame.recapsTurns !== true || table.isAtOnce || table.earlier !== undefined || asking.value === null) return [];
    const { seat } = asking.value;
    const history = table.history.value;
    const begun = this.#begun();
    // Who has only let an occasion for a card pass has not acted yet: nothing is told of that.
    const hasActed = history
      .slice(begun + 1)
      .some((passage) => passage.seat === seat && passage.events.some((event) => event.seat === seat));
    if (begun < 0 || hasActed || this.#read.value === begun) return [];
    const lines = betweenTurns(linesOf(history, { place: history.length, events: 0 }), seat, boardGame.events);
    const isOfReader = isToldOf(this.#model, seat);
    return recapOf(
      lines.filter((line) => isOfReader(line) || weightOfLine(line, boardGame.events) >= WEIGHTY),
      boardGame.events,
      isOfReader,
    );
  }
}
