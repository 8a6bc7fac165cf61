import { turnOf, type Types } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import { effect, signal } from '@preact/signals';
import type { GameTable, OpenQuestion } from '../table/table.ts';

/** What must be known of a table: what is asked there, and what happens. */
interface Asking<T extends Types> extends Pick<GameTable<T>, 'askings' | 'history'> {
  readonly boardGame: Pick<BoardGame<T>, 'events'>;
}

/** The question that now stands in the lane of another, to the same seat. */
export const askedAgain = <T extends Types>(
  { askings }: Pick<GameTable<T>, 'askings'>,
  { seat, question: { lane } }: OpenQuestion,
): OpenQuestion | undefined => askings.value.find((one) => one.seat === seat && one.question.lane === lane);

/** Somebody who waits for a question. */
interface Waiting {
  /** The question; none where the lane has ended, a turn has begun, or nobody waits any more. */
  readonly next: Promise<OpenQuestion | undefined>;
  readonly stop: () => void;
}

/** Waits for the next question in the lane of another: others may be asked first whether they react. */
export function untilAskedAgain<T extends Types>(table: Asking<T>, asking: OpenQuestion): Waiting {
  const { history, boardGame } = table;
  const seen = history.peek().length;
  const isWanted = signal(true);
  const hasLane = (): boolean => history.value.at(-1)!.after.lanes.some(({ id }) => id === asking.question.lane);
  const hasTurned = (): boolean =>
    history.value.slice(seen).some(({ events }) => events.some((event) => turnOf(boardGame.events, event) !== null));
  const next = new Promise<OpenQuestion | undefined>((resolve) => {
    const leave = effect(() => {
      const isOver = !isWanted.value || !hasLane() || hasTurned();
      const question = askedAgain(table, asking);
      if (!isOver && question === undefined) return;
      resolve(isOver ? undefined : question);
      // Later: it may be over before there is anything to leave.
      queueMicrotask(() => leave());
    });
  });
  return { next, stop: () => void (isWanted.value = false) };
}
