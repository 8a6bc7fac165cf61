import { only, type Seat, type Seats } from '../engine/seats.ts';
import { open, type FieldsShown } from '../match/secrecy.ts';

// Two who bargain: what lies between them, and who may see it.

/** What each of two would give: numbers of things, by the game's own list. Of several that are alike each is there once. */
export interface Bargain {
  fromMover: number[];
  fromOther: number[];
}

/** Who talks with whom. */
export interface Parties {
  /** Who began, and has the first word. */
  readonly mover: Seat;
  readonly other: Seat;
}

/** What every frame holds in which two bargain. */
export interface Talk extends Parties {
  /** Whose word it is. It goes to the partner with every offer. */
  speaker: Seat;
  /** The offer that stands, or null before the first. */
  offer: Bargain | null;
  /** The offer that is being put together. */
  draft: Bargain;
}

export const emptyBargain = (): Bargain => ({ fromMover: [], fromOther: [] });

export const newTalk = (mover: Seat, other: Seat): Talk => ({ mover, other, speaker: mover, offer: null, draft: emptyBargain() });

const copyBargain = ({ fromMover, fromOther }: Bargain): Bargain => ({ fromMover: fromMover.slice(), fromOther: fromOther.slice() });

/** A copy of a frame that shares no bargain with it. */
export const copyTalk = <F extends Talk>(frame: F): F => ({
  ...frame,
  offer: frame.offer && copyBargain(frame.offer),
  draft: copyBargain(frame.draft),
});

/** Whether a frame is one in which two bargain. */
export const isTalk = <F extends object>(frame: F | undefined): frame is F & Talk =>
  frame !== undefined && 'draft' in frame && 'speaker' in frame;

export const talkersOf = ({ mover, other }: Parties): Seats => only(mover) | only(other);

export const isTalker = ({ mover, other }: Parties, seat: Seat): boolean => seat === mover || seat === other;

export const partnerOf = ({ mover, other }: Parties, seat: Seat): Seat => (seat === mover ? other : mover);

/** A bargain as one of the two sees it. */
export interface Deal {
  readonly give: readonly number[];
  readonly get: readonly number[];
}

export const dealOf = (parties: Parties, seat: Seat, bargain: Bargain): Deal => ({
  give: givenBy(parties, seat, bargain),
  get: givenBy(parties, partnerOf(parties, seat), bargain),
});

/** What one of the two gives in a bargain. */
export const givenBy = ({ mover }: Parties, seat: Seat, { fromMover, fromOther }: Bargain): number[] =>
  seat === mover ? fromMover : fromOther;

const openBargain: FieldsShown<Bargain, Bargain> = { fromMover: open, fromOther: open };

/** A talk that everybody listens to. */
export const openTalk: FieldsShown<Talk, Talk> = { mover: open, other: open, speaker: open, offer: openBargain, draft: openBargain };

/** A talk of two among themselves: that they talk is known to all, and nothing else. */
export const privateTalk: FieldsShown<Talk, Talk> = {
  mover: open,
  other: open,
  speaker: (speaker, viewer, talk) => (isTalker(talk, viewer) ? speaker : talk.mover),
  offer: (offer, viewer, talk) => (offer !== null && isTalker(talk, viewer) ? copyBargain(offer) : null),
  draft: (draft, viewer, talk) => (isTalker(talk, viewer) ? copyBargain(draft) : emptyBargain()),
};
