import { holds, only, type Random, type Seat, type ViewOf } from '@hoard/kernel';
import { copyBoard, copyFrame } from './copy.ts';
import { rowsIn } from './rules/things.ts';
import { STRONGHOLD, type Board, type Frame, type SevenMoons, type ShadowCard } from './types.ts';

// What a seat may know (the table "Hidden information" of the rulebook), and what it can imagine.

/** In place of what somebody else gives up in this wave: it is chosen, and sealed. */
const SEALED = -2;

/** Cards that were not seen stay unknown, and nobody knows what others have seen. */
const show = ({ card, owner, seenBy }: ShadowCard, viewer: Seat): ShadowCard =>
  holds(seenBy, viewer) ? { card, owner, seenBy: only(viewer) } : { card: -1, owner, seenBy: 0 };

export function sightOf(board: Board, viewer: Seat): Board {
  const sight = copyBoard(board);
  sight.shadow = board.shadow.map((card) => show(card, viewer));
  // The row of the Shadow Phase is in no order that could be known.
  if (board.shadow.every(({ owner }) => owner < 0)) sight.shadow.sort((one, other) => one.card - other.card);
  sight.losses = board.losses.map((piece, seat) => (piece >= 0 && seat !== viewer ? SEALED : piece));
  return sight;
}

/** What is proposed is for the two who talk. */
export function frameFor(frame: Frame, viewer: Seat): Frame {
  const copy = copyFrame(frame);
  if (copy.k === 'effects' && copy.seat !== viewer) return { ...copy, looked: 0, place: -1 };
  if (copy.k !== 'trade' || viewer === copy.mover || viewer === copy.other) return copy;
  return { ...copy, offer: null, draft: { fromMover: [], fromOther: [] } };
}

/** Cards that were not seen are drawn when they are needed; what is sealed may be anything. */
export function imagineBoard({ sight }: ViewOf<SevenMoons>, random: Random): Board {
  const board = copyBoard(sight);
  board.losses.forEach((piece, seat) => {
    if (piece !== SEALED) return;
    const { allies, strongholds } = board.heroes[seat]!;
    board.losses[seat] = random.pick(strongholds > 0 ? [...rowsIn(allies), STRONGHOLD] : rowsIn(allies));
  });
  return board;
}
