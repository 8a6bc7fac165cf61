import { PERSON, type Refusal, type Seat } from '@hoard/kernel';
import type { Timing } from '../live/timing.ts';
import type { Room } from './room.ts';
import { withSeat } from './withSeat.ts';

/** The bot that plays for who is away, or has left. */
export const STAND_IN = 'search:1';

/**
 * Has a bot sit in for who is not here for long: who lost the connection, or never came since the game began or the server was started. They
 * have their seat back as soon as they are here. Who has asked for a bot themselves says so when they are back.
 */
export class Absences {
  readonly #room: Room;
  readonly #timing: Timing;
  /** By seat: when a bot will sit in there. */
  readonly #begun = new Map<Seat, ReturnType<typeof setTimeout>>();

  constructor(room: Room, timing: Timing) {
    this.#room = room;
    this.#timing = timing;
  }

  /** Somebody has come or gone, or what is agreed on at the table has changed. */
  look(): void {
    const wait = this.#timing.absence(this.#room.kept.pace);
    const missed = wait === null ? [] : this.#room.people().filter((seat) => this.#isMissed(seat));
    for (const seat of this.#begun.keys()) if (!missed.includes(seat)) this.#stop(seat);
    if (wait === null) return;
    for (const seat of missed)
      if (!this.#begun.has(seat))
        this.#begun.set(
          seat,
          setTimeout(() => this.#ring(seat), wait),
        );
  }

  /** A bot sits in at a seat whose person is not here. */
  async sitIn(seat: Seat): Promise<Refusal | null> {
    const { table } = await this.#room.playing();
    const refusal = await table.enter({ seat, now: 'away', player: STAND_IN });
    if (refusal !== null) return refusal;
    await this.note(seat, true);
    // They may have come meanwhile.
    if (this.#room.isHere(seat)) await this.giveBack(seat);
    this.#room.tell();
    return null;
  }

  /** Somebody is here again: where a bot has sat in only because they were not, they have their seat back. */
  async giveBack(seat: Seat): Promise<void> {
    const { phase, seats } = this.#room.kept;
    // A game that cannot be played by the rules of today has no seat to give back.
    if (phase === 'playing' && seats[seat]?.isMissed === true) await this.#room.turnOver(seat, 'back').catch(() => {});
  }

  /** Notes whether somebody has a seat back by being here. */
  async note(seat: Seat, isMissed: boolean): Promise<void> {
    await this.#room.change((kept) => (kept.seats[seat]!.isMissed === isMissed ? kept : withSeat(kept, seat, { isMissed })));
  }

  close(): void {
    for (const seat of this.#begun.keys()) this.#stop(seat);
  }

  /** Whether others wait for somebody who is not here. Nobody sits in where nobody plays on. */
  #isMissed(seat: Seat): boolean {
    const { kept } = this.#room;
    return kept.phase === 'playing' && !this.#room.isHere(seat) && this.#room.people().some((person) => this.#room.isHere(person));
  }

  #ring(seat: Seat): void {
    this.#stop(seat);
    const sitIn = async (): Promise<void> => {
      const { table } = await this.#room.playing();
      if (this.#isMissed(seat) && table.seated[seat]?.player === PERSON) await this.sitIn(seat);
    };
    // The table may be gone, or none that can be played by the rules of today.
    void sitIn().catch(() => {});
  }

  #stop(seat: Seat): void {
    clearTimeout(this.#begun.get(seat));
    this.#begun.delete(seat);
  }
}
