import { NAME, YOU, isYou, type Language, type Seated } from '@hoard/kernel';
import { BOT_NAMES } from '@hoard/players';
import type { SeatWish } from '@hoard/table/client';

/** A seat as it is being set up. */
export interface SeatDraft {
  /** The name that somebody typed, whoever plays there; null or nothing as long as nobody did. */
  readonly typed: string | null;
  readonly player: string;
  /** The value of a side, or null for whichever falls to it. */
  readonly side: string | null;
}

/** Who may sit in a seat: a person, and bots from the weakest to the strongest. */
export const PLAYERS = { person: 'person', easy: 'random', fair: 'greedy', good: 'search:1', strong: 'search:3' } as const;

const isPerson = ({ player }: Pick<Seated, 'player'>): boolean => player === PLAYERS.person;

export const peopleIn = (seats: readonly Pick<Seated, 'player'>[]): number => seats.filter(isPerson).length;

/** How seats are called that nobody named. */
export interface UsualNames {
  readonly language: Language;
  readonly newName: (seat: number) => string;
}

/** What a seat is called unless somebody types a name. Where several people share a screen, none of them is simply called "you". */
export function usualName(seats: readonly SeatDraft[], seat: number, { language, newName }: UsualNames): string {
  if (!isPerson(seats[seat]!)) return BOT_NAMES[seat] ?? `Bot ${seat + 1}`;
  return peopleIn(seats) === 1 ? YOU[language] : newName(seat + 1);
}

/** Who sits where. */
export const seatedBy = (seats: readonly SeatDraft[], names: UsualNames): Seated[] =>
  seats.map(({ typed, player }, seat) => {
    const name = typed?.trim() ?? '';
    return { name: name === '' || isYou(name) ? usualName(seats, seat, names) : name, player };
  });

/** Who may sit where at a table with people at other screens. Where bots were to play with one person, friends are invited instead. */
export function seatsKept(seats: readonly SeatDraft[]): SeatWish[] {
  const isForFriends = peopleIn(seats) < 2;
  return seats.map((seat) => (isForFriends || isPerson(seat) ? { is: 'invited' } : { is: 'bot', player: seat.player }));
}

export type SeatFault = { readonly fault: 'sameName' | 'badName'; readonly name: string };

/** What keeps a table from being played at, or null. */
export function faultIn(seats: readonly Seated[]): SeatFault | null {
  const names = seats.map(({ name }) => name);
  const bad = names.find((name) => !NAME.test(name));
  if (bad !== undefined) return { fault: 'badName', name: bad };
  const known = names.map((name) => name.toLowerCase());
  const twice = names.find((name, seat) => known.indexOf(name.toLowerCase()) !== seat);
  return twice === undefined ? null : { fault: 'sameName', name: twice };
}
