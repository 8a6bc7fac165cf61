import { NO_WISHES, SPECTATOR, type Refusal, type Seat } from '@hoard/kernel';
import { CONSENT } from '../live/timing.ts';
import type { ViewerNews } from '../live/viewerNews.ts';
import type { KeptAsking, KeptTable } from '../store/store.ts';
import type { RewindAsked } from '../wire/messages.ts';
import { Refused } from './refused.ts';
import type { Room } from './room.ts';

/** What all people at a table must agree to: another pace, and going back. */
export class Consent {
  readonly #room: Room;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Agrees to a pace, or is against any change; when all agree it is so. */
  async vote(seat: Seat, pace: KeptTable['pace'] | null): Promise<void> {
    const now = Date.now();
    const { vote } = await this.#room.change((kept) => {
      if (pace === null) {
        if (kept.vote === null) throw new Refused('no-vote');
        return { ...kept, vote: null };
      }
      const before = kept.vote?.pace === pace ? kept.vote : { pace, for: [], since: now, hereAt: {} };
      const counted = { ...before, for: [...new Set([...before.for, seat])] };
      return this.#isUnanimous(counted, now) ? { ...kept, pace, vote: null } : { ...kept, vote: counted };
    });
    if (vote !== null) this.#room.callAbsent('vote');
  }

  /** That somebody would like to go back, in the passages of a viewer. */
  rewindAsked(known: ViewerNews['known']): RewindAsked | null {
    const { rewind } = this.#room.kept;
    if (rewind === null) return null;
    const { asked, by, to } = rewind;
    const needed = this.#room.people().filter((seat) => !rewind.for.includes(seat));
    return { asked, by, place: known.placeSince(to), for: [...rewind.for], needed };
  }

  /** Asks all to go back to before an entry of the journal; who asks agrees. */
  async askToRewind(by: Seat, to: number): Promise<Refusal | null> {
    const { table } = await this.#room.playing();
    const bar = table.rewindBar(to);
    if (bar !== null) return bar;
    await this.#room.change((kept) => ({ ...kept, rewind: { asked: kept.revision, to, by, for: [by], since: Date.now(), hereAt: {} } }));
    const refusal = await this.#rewindIfAgreed();
    if (this.#room.kept.rewind !== null) this.#room.callAbsent('rewind');
    return refusal;
  }

  /** Agrees to go back, or does not: then nobody does. */
  async answerRewind(seat: Seat, asked: number, agrees: boolean): Promise<Refusal | null> {
    await this.#room.change((kept) => {
      const { rewind } = kept;
      if (rewind?.asked !== asked) throw new Refused('no-vote');
      return { ...kept, rewind: agrees ? { ...rewind, for: [...new Set([...rewind.for, seat])] } : null };
    });
    return this.#rewindIfAgreed();
  }

  /** Somebody is here, or was until now: whoever is here can answer for themselves. */
  async noteHere(seat: Seat): Promise<void> {
    const { vote, rewind } = this.#room.kept;
    const isAsked = [vote, rewind].some((asking) => asking !== null && !asking.for.includes(seat));
    if (seat === SPECTATOR || !isAsked) return;
    const hereAt = { [seat]: Date.now() };
    await this.#room.change((kept) => ({ ...kept, vote: withHere(kept.vote, hereAt), rewind: withHere(kept.rewind, hereAt) }));
  }

  /** Time has gone by: whoever was not here for so long that it counts as consent has agreed. */
  async look(now = Date.now()): Promise<void> {
    const { vote, rewind } = this.#room.kept;
    if (vote !== null && this.#isUnanimous(vote, now))
      await this.#room.change((kept) =>
        kept.vote !== null && this.#isUnanimous(kept.vote, now) ? { ...kept, pace: kept.vote.pace, vote: null } : kept,
      );
    if (rewind !== null && this.#isUnanimous(rewind, now)) await this.#rewindIfAgreed(now);
  }

  async #rewindIfAgreed(now = Date.now()): Promise<Refusal | null> {
    const { table } = await this.#room.playing();
    let to: number | null = null;
    await this.#room.change((kept) => {
      to = kept.rewind !== null && this.#isUnanimous(kept.rewind, now) ? kept.rewind.to : null;
      if (to === null) return kept;
      // What was said once and for all was said in another course of the game.
      return { ...kept, rewind: null, ballot: null, seats: kept.seats.map((seat) => ({ ...seat, wishes: NO_WISHES })) };
    });
    const refusal = to === null ? null : await table.enter({ now: 'rewind', to });
    // What all agreed to is told in one with what came of it: else it would look as if somebody had declined.
    this.#room.tellAside();
    return refusal;
  }

  /** Whether all have agreed. Who has not been here for two days since they were asked agrees. */
  #isUnanimous({ for: agreed, since, hereAt }: KeptAsking, now: number): boolean {
    const isLongAway = (seat: Seat): boolean => !this.#room.isHere(seat) && now - Math.max(since, hereAt[seat] ?? 0) > CONSENT;
    return this.#room.people().every((person) => agreed.includes(person) || isLongAway(person));
  }
}

/** An asking by which somebody has been. */
const withHere = <A extends KeptAsking>(asking: A | null, hereAt: KeptAsking['hereAt']): A | null =>
  asking === null ? null : { ...asking, hereAt: { ...asking.hereAt, ...hereAt } };
