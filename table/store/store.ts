import type { Entry, GameRecord, Language, Seat, Wishes } from '@hoard/kernel';
import type { Pace, TableShown } from '../wire/parts.ts';

/** A game as it was begun: all of its record but what has happened since. */
export type Beginning = Omit<GameRecord, 'journal' | 'outcome'>;

/** A game as it is kept. State, views and results are computed from it. */
export interface KeptGame {
  readonly beginning: Beginning;
  readonly journal: readonly Entry[];
  /** By entry: what it told, in short, under the rules by which it was made; null where that was not kept. */
  readonly told: readonly (string | null)[];
  /** When the last entry was written, in milliseconds since 1970; 0 where there is none. */
  readonly lastAt: number;
}

/** The rules by which a game goes on. */
export interface AdoptedRules extends Pick<Beginning, 'version' | 'content'> {
  readonly told: readonly string[];
}

/** Somebody with a name and no account: whoever has one of their keys. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** What opens a door. Only its hash is kept. */
export interface KeptKey {
  readonly hash: string;
  /** The key of a device, or a code that brings one back on another. */
  readonly kind: 'device' | 'recovery';
}

/** Where somebody is called to a table. */
export type KeptAddress =
  /** A hook of theirs on the net. */
  | { readonly kind: 'hook'; readonly address: string; readonly language: Language }
  /** A browser that takes messages also while no page is open, and what they are sealed with for it. */
  | { readonly kind: 'push'; readonly address: string; readonly language: Language; readonly key: string; readonly auth: string };

/** A seat at a table, before and in the game. */
export interface KeptSeat {
  /** Who sits there; null for a bot, or nobody. */
  readonly person: string | null;
  /** As everybody sees it; null where nobody sits. */
  readonly name: string | null;
  /** Whether who sat there in the game has left for good: a bot plays on, and nobody takes over. */
  readonly isGone: boolean;
  /** Whether a bot sits in only because who sits there was not here: they have the seat back as soon as they are. */
  readonly isMissed: boolean;
  /** The bot that sits there from the beginning; null for people. */
  readonly bot: string | null;
  /** Who may sit down there by a press, because they sat there in the game before; null for nobody. */
  readonly keptFor: string | null;
  /** Whether anybody may sit down there. */
  readonly isOpen: boolean;
  /** The hash of the token by which it is taken; null where there is no link. */
  readonly link: string | null;
  readonly contribution: string | null;
  readonly isMuted: boolean;
  readonly wishes: Wishes;
}

/** What all people are asked: who has agreed, since when the others are asked, and by seat when those who were here since then were here last. */
export interface KeptAsking {
  readonly for: readonly Seat[];
  readonly since: number;
  readonly hereAt: Readonly<Record<Seat, number>>;
}

/** A vote on another pace. */
interface KeptVote extends KeptAsking {
  readonly pace: Pace;
}

/** All are asked to go back to before an entry of the journal. */
interface KeptRewind extends KeptAsking {
  /** Another number whenever somebody asks: nobody agrees to what they were not asked. */
  readonly asked: number;
  readonly to: number;
  readonly by: Seat;
}

/** What people have wished for silently in the vote that is held in some lanes, before they vote. */
export interface KeptBallot {
  readonly lanes: readonly number[];
  readonly wishes: readonly { readonly seat: Seat; readonly key: string }[];
  /** All have wished: whatever is chosen from now on is a vote. */
  readonly isShown: boolean;
}

/** A table: who made it, who sits there, and how it is played. The game itself is kept by its journal. */
export interface KeptTable extends Pick<
  TableShown,
  'id' | 'game' | 'phase' | 'pace' | 'windowSeconds' | 'isListed' | 'hasSpectators' | 'chat' | 'hasHints' | 'madeAt' | 'next' | 'newRules'
> {
  /** How often it was changed: whoever changes it names the last one. */
  readonly revision: number;
  readonly changedAt: number;
  readonly host: string;
  readonly options: TableShown['options'];
  readonly seats: readonly KeptSeat[];
  readonly vote: KeptVote | null;
  readonly rewind: KeptRewind | null;
  readonly ballot: KeptBallot | null;
  /** Of the dice. Nobody is told before the end. */
  readonly secret: string;
}

/** Somebody had a seat in a game. */
export interface KeptSitting {
  readonly table: string;
  readonly seat: Seat;
  readonly name: string;
}

/** A line of chat. It is kept apart from the game, and goes with the person. */
export interface KeptSaid {
  readonly place: number;
  readonly person: string;
  readonly seat: Seat;
  readonly name: string;
  readonly at: number;
  readonly line: string | null;
  readonly phrase: string | null;
  readonly isReported: boolean;
}

/** Whether something could be written: somebody else may have been first. */
export type Written = 'kept' | 'taken';

/** What lasts of the games. Several processes may share one: a game and a place in its journal decide who was first. */
export interface GameStore {
  /** Keeps a new game under an id that nobody has used. */
  begin(id: string, beginning: Beginning): Promise<Written>;
  /** Writes an entry at the next place of a game's journal, unless there is one already, and what it told, in short. */
  append(id: string, place: number, entry: Entry, told?: string): Promise<Written>;
  /** A game goes on by other rules than it began with: those, and what each entry so far tells under them. */
  adopt(id: string, rules: AdoptedRules): Promise<void>;
  load(id: string): Promise<KeptGame | null>;
}

/**
 * What lasts. When a promise is fulfilled, what was written outlives the process and the power; when it is rejected, nothing was written.
 */
export interface Store extends GameStore {
  addPerson(person: Person, key: KeptKey): Promise<void>;
  /** Who has a key. It is noted, to the day, that they were seen. */
  personBy(key: KeptKey): Promise<Person | null>;
  /** Some of those who sit at no table, are host of none, and were last seen before a time; those seen longest ago first. */
  unseenSince(before: number, most: number): Promise<readonly string[]>;
  rename(person: string, name: string): Promise<void>;
  addKey(person: string, key: KeptKey): Promise<void>;
  /** Takes away keys of a kind, but for one. */
  removeKeys(person: string, kind: KeptKey['kind'], but?: string): Promise<void>;
  /** Takes away a key, and says whether it was there: whoever comes second with a code finds it spent. */
  spendKey(key: KeptKey): Promise<Written>;
  /** Sets where somebody is called, at one of their devices (by the hash of its key) or, without one, by a hook; null: nowhere. */
  setAddress(person: string, device: string | null, address: KeptAddress | null): Promise<void>;
  /** Where somebody is called, and at which device. */
  addressesOf(person: string): Promise<readonly { readonly device: string | null; readonly address: KeptAddress }[]>;
  /** Notes that somebody is called to a table, unless they were since a time and have not been there. */
  noteCalled(person: string, table: string, at: number, since: number): Promise<Written>;
  /** Somebody is at a table to which they were called. */
  noteCame(person: string, table: string): Promise<void>;
  /** Takes away the person, their keys, what they wrote, and where they sat. Seats and names are the tables' own affair. */
  forget(person: string): Promise<void>;

  /** Keeps a table, if it is a new one (revision 0) or nobody has changed it since the revision before. */
  keepTable(table: KeptTable): Promise<Written>;
  table(id: string): Promise<KeptTable | null>;
  /** The tables that somebody made or sits at, the latest first. */
  tablesOf(person: string): Promise<readonly KeptTable[]>;
  /** The tables that are listed and wait for people, the latest first. */
  listed(most: number): Promise<readonly KeptTable[]>;
  /** All tables, those changed latest first. */
  latest(most: number): Promise<readonly KeptTable[]>;
  /** A few of the tables whose id begins so. */
  tablesLike(beginning: string): Promise<readonly KeptTable[]>;
  /** Games that go on where all people are asked something. */
  asking(): Promise<readonly KeptTable[]>;
  /** All tables of a phase that were last changed, and played at, before a time. */
  idleSince(phase: KeptTable['phase'], before: number): Promise<readonly KeptTable[]>;
  /** Every seat that somebody has had in a game, and by what name, wherever they sit now. */
  satAt(person: string): Promise<readonly KeptSitting[]>;
  /** Puts another name in the place of the one that somebody had at a seat, wherever the game names them. */
  unname(id: string, seat: Seat, from: string, to: string): Promise<void>;
  /** Takes away a table with its game and its chat. */
  removeTable(id: string): Promise<void>;

  addSaid(table: string, said: Omit<KeptSaid, 'place'>): Promise<KeptSaid>;
  /** The last lines, oldest first. */
  said(table: string, most: number): Promise<readonly KeptSaid[]>;
  /** Marks a line as reported, or takes it away; null where there is none. */
  report(table: string, place: number): Promise<KeptSaid | null>;
  unsay(table: string, place: number): Promise<void>;

  /** What the server itself keeps secret under a name; made the first time. */
  secret(name: string, fresh: () => string): Promise<string>;

  /** How many tables and people there are. */
  counts(): Promise<{ readonly tables: number; readonly playing: number; readonly people: number }>;
  close(): Promise<void>;
}
