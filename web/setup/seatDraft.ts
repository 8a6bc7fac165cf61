import { NAME, type Seated } from '@hoard/kernel';

/** A seat as it is being set up. */
export interface SeatDraft extends Seated {
  /** The value of a side, or null for whichever falls to it. */
  readonly side: string | null;
}

/** Who may sit in a seat: a person, and bots from the weakest to the strongest. */
export const PLAYERS = { person: 'person', easy: 'random', fair: 'greedy', good: 'search:1', strong: 'search:3' } as const;

const isPerson = ({ player }: Seated): boolean => player === PLAYERS.person;

export const peopleIn = (seats: readonly Seated[]): number => seats.filter(isPerson).length;

/** Where several people share a screen, none of them is simply called "you". */
export const namedApart = (seats: readonly SeatDraft[], you: string, nameOf: (seat: number) => string): SeatDraft[] =>
  seats.map((draft, seat) => (isPerson(draft) && draft.name === you ? { ...draft, name: nameOf(seat) } : draft));

export type SeatFault = { readonly fault: 'sameName' | 'badName'; readonly name: string };

/** What keeps a table from being played at, or null. */
export function faultIn(seats: readonly Seated[]): SeatFault | null {
  const names = seats.map(({ name }) => name.trim());
  const bad = names.find((name) => !NAME.test(name));
  if (bad !== undefined) return { fault: 'badName', name: bad };
  const known = names.map((name) => name.toLowerCase());
  const twice = names.find((name, seat) => known.indexOf(name.toLowerCase()) !== seat);
  return twice === undefined ? null : { fault: 'sameName', name: twice };
}
