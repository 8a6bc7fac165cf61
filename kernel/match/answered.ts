import type { Seat } from '../engine/seats.ts';
import type { Answer } from './answer.ts';

/** So many answers are remembered for each seat's requests that come again; later than that, their tokens are stale. */
const MOST_ANSWERS = 1000;

/** What was answered to requests that have an id. Each seat has its own, so that nobody makes a match forget what others were told. */
export class Answered<E> {
  readonly #bySeat: readonly Map<string, Answer<E>>[];

  constructor(seats: number) {
    this.#bySeat = Array.from({ length: seats }, () => new Map<string, Answer<E>>());
  }

  find(seat: Seat, id: string): Answer<E> | undefined {
    return this.#bySeat[seat]!.get(id);
  }

  remember(seat: Seat, id: string, answer: Answer<E>): void {
    const answers = this.#bySeat[seat]!;
    answers.set(id, answer);
    if (answers.size > MOST_ANSWERS) answers.delete(answers.keys().next().value!);
  }
}
