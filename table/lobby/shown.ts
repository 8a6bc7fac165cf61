import type { Seat } from '@hoard/kernel';
import type { KeptSeat, KeptTable } from '../store/store.ts';
import type { SeatShown, TableShown } from '../wire/parts.ts';

/** What is known of a table only where it is in memory. */
export interface Present {
  readonly commitment: string;
  readonly spectators: number;
  /** The seats where people sit. */
  readonly people: readonly Seat[];
  isHere(seat: Seat): boolean;
  /** The bot that plays at a seat now; null for a person, or where the game is not in memory. */
  playerAt(seat: Seat): string | null;
}

/** What everybody may see of a table. */
export function shownOf({ seats, vote, newRules, host, ...kept }: KeptTable, present: Present): TableShown {
  return {
    id: kept.id,
    game: kept.game,
    phase: kept.phase,
    options: kept.options,
    pace: kept.pace,
    windowSeconds: kept.windowSeconds,
    isListed: kept.isListed,
    hasSpectators: kept.hasSpectators,
    chat: kept.chat,
    hasHints: kept.hasHints,
    next: kept.next,
    madeAt: kept.madeAt,
    changedAt: kept.changedAt,
    seats: seats.map((seat, place) => seatShown(seat, place, host, present)),
    vote: vote === null ? null : { pace: vote.pace, for: [...vote.for], needed: present.people.filter((seat) => !vote.for.includes(seat)) },
    spectators: present.spectators,
    commitment: present.commitment,
    contributions: seats.flatMap(({ contribution }) => contribution ?? []),
    ...(newRules !== undefined && { newRules }),
  };
}

function seatShown(
  { person, name, keptFor, isGone, isMuted, bot, isOpen, contribution }: KeptSeat,
  seat: Seat,
  host: string,
  present: Present,
): SeatShown {
  const is = person !== null ? 'person' : bot !== null ? 'bot' : isOpen ? 'open' : 'invited';
  return {
    is,
    name,
    isKept: keptFor !== null,
    isGone,
    isMuted,
    player: present.playerAt(seat) ?? bot,
    isHere: present.isHere(seat),
    isHost: person !== null && person === host,
    hasContributed: contribution !== null,
  };
}
