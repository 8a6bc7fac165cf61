import { PERSON, holderAfter, type Seated, type SeatTurnover, type Turnover } from '../kept/record.ts';
import type { Seat } from '../engine/seats.ts';

/** Who answers for each seat of a table, as people go and come. */
export class Seating {
  readonly #seated: Seated[];
  /** By seat: what happened to it last. */
  readonly #last: (SeatTurnover['now'] | null)[];

  constructor(seated: readonly Seated[]) {
    this.#seated = [...seated];
    this.#last = seated.map(() => null);
  }

  get seated(): readonly Seated[] {
    return this.#seated.slice();
  }

  at(seat: Seat): Seated {
    return this.#seated[seat]!;
  }

  /** Whether that can happen now: only who is there can go, only who is away can come back. */
  allows(turnover: Turnover): boolean {
    // Where a person is left, the game goes on.
    if (turnover.now === 'abandoned') return this.#seated.every(({ player }) => player !== PERSON);
    const isHere = this.at(turnover.seat).player === PERSON;
    const isAway = this.#last[turnover.seat] === 'away';
    if (turnover.now === 'back') return isAway;
    if (turnover.player === PERSON) return false;
    return turnover.now === 'away' ? isHere : isHere || isAway;
  }

  apply(turnover: SeatTurnover): void {
    this.#seated[turnover.seat] = holderAfter(this.at(turnover.seat), turnover);
    this.#last[turnover.seat] = turnover.now;
  }
}
