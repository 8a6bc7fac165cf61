import type { Action } from '../engine/actions.ts';
import type { Denial } from '../engine/offer.ts';
import type { Seat } from '../engine/seats.ts';
import type { Epilogue } from '../game/epilogue.ts';
import type { Types, ViewOf } from '../game/game.ts';
import type { Asked } from '../match/asked.ts';
import type { Memory } from './language.ts';

/** Who is spoken of, and to whom. */
export interface Voices {
  nameOf(seat: Seat): string;
  /** The seat that is spoken to as "you", or -1 where everybody reads along. */
  readonly you: Seat;
  /** Where players rely on their own memory, nobody is told again what lies face down. */
  readonly memory?: Memory;
}

/**
 * What a game tells in one language, with one content set: data without a trace of how it is drawn. Page and terminal draw it. Rules deal
 * in ids and numbers; every word a player reads comes from here.
 */
export interface Telling<T extends Types> {
  event(event: T['event'], voices: Voices): string;
  question(asked: Asked<T>, voices: Voices): string;
  /** An answer in a few words: `walk to Fox Copse`. With the question it can say what the answer means there. */
  option(action: Action, voices: Voices, asked?: Asked<T>): string;
  /** What a person may type for an action besides its key: the name of a space, a counter, a player. */
  aliases(action: Action, voices: Voices): readonly string[];
  /** What an answer is called that somebody gives once and for all: `always lose the cheapest`. */
  preset(name: string): string;
  /** What a topic is called for which somebody says something else once and for all; absent where no question has topics. */
  topic?(name: string): string;
  /** Why an action is not possible now. */
  denial(denial: Denial, voices: Voices): string;
  /** All answers to a question, in groups: the most important first. */
  groups(asked: Asked<T>, voices: Voices): readonly Group[];
  /** What waits at the end of an answer, in a few words beside it; an empty string where nothing does. */
  glance(asked: Asked<T>, action: Action, voices: Voices): string;
  /** How often an answer can be given in a row: three goods are sold one by one, or all at once. 1 for most answers. */
  most(asked: Asked<T>, action: Action): number;
  /** What one should know before an answer: exact chances, and what is at stake. Empty where chance has no part in it. */
  preview(asked: Asked<T>, action: Action, voices: Voices): readonly string[];
  /** What an answer has over another, by the name of a merit: `Two turns later you have 2.3 more gold at home.` Always in its favour. */
  merit(name: string, amount: number): string;
  /** The board as a graph to be walked by ear: what a place is, what lies there, and where one can go from it. */
  places(view: ViewOf<T>, voices: Voices): readonly Place[];
  /** What every player has, in the order in which they sit. */
  sheets(view: ViewOf<T>, voices: Voices): readonly Sheet[];
  /** What lies on the table between two who bargain, as the seat that is asked sees it; null where nobody does. */
  bargain(asked: Asked<T>, voices: Voices): BargainTable | null;
  /** The end of the game in a sentence or two: who won, or that nobody did. */
  ending(view: ViewOf<T>, voices: Voices): readonly string[];
  /** Where all have lost: what nearly worked, a sentence each; empty where somebody has won. */
  nearly(events: readonly T['event'][], view: ViewOf<T>, voices: Voices): readonly string[];
  /** Everybody at the end of the game, the best first: what each score is made of. */
  standings(view: ViewOf<T>, voices: Voices): readonly Standing[];
  /** What chance did in a game, against what was to be expected. */
  luck(events: readonly T['event'][], view: ViewOf<T>): readonly Luck[];
  /** The story that the game has written when it is over; null where it has none. */
  epilogue(events: readonly T['event'][], view: ViewOf<T>): Epilogue | null;
}

/** Answers that belong together. */
export interface Group {
  readonly title: string;
  readonly items: readonly GroupItem[];
  /** Enter alone takes its first item: what lies nearest. */
  readonly byEnter?: true;
  /** All items are marked on the board, so that a long list need not be told. */
  readonly drawn?: true;
  /** What is told instead of such a list. */
  readonly brief?: string;
  /** Hardly ever wanted: where there is little room it is folded. */
  readonly isRare?: true;
}

export interface GroupItem {
  readonly action: Action;
  /** Under the title of its group: `Garndell`. */
  readonly text: string;
  /** What waits there, or what it costs: `wood, 2 gold, 31% robbed`; may be empty. */
  readonly note: string;
  /** Only for a place of the board, which is picked there: what kind of thing waits there, as the title of all such places. */
  readonly under?: string;
}

export interface Place {
  readonly id: string;
  readonly name: string;
  describe(): string;
  readonly neighbours: readonly { readonly id: string; readonly direction: string }[];
}

/** What a player has, as it lies before everybody. */
export interface Sheet {
  readonly seat: Seat;
  readonly name: string;
  /** What else there is to say of them: their city, that it is their turn, that they rest. */
  readonly notes: readonly string[];
  readonly isOnTurn: boolean;
  /** Whom they lead, by the names that events tell of. */
  readonly leads?: readonly string[];
  /** What must always be in sight. */
  readonly facts: readonly Fact[];
  /** All the rest. */
  readonly parts: readonly SheetPart[];
}

export interface Fact {
  /** The name of its sign; a board has a picture for it. */
  readonly sign: string;
  /** `5`; empty where the sign says it all. */
  readonly value: string;
  /** For who does not see the sign: `5 gold`. */
  readonly label: string;
  /** A short word that stands beside it: `at risk`. */
  readonly word?: string;
  /** What everybody should know of everybody: it is in sight even where there is room for little. */
  readonly isBrief?: true;
}

export interface SheetPart {
  /** By which a board knows it, where it draws one in its own way. */
  readonly id: string;
  readonly title: string;
  /** Beside the title; may be empty. */
  readonly note: string;
  /** `slots` are places of which some may be free; a list may be empty. */
  readonly kind: 'slots' | 'list';
  readonly items: readonly SheetItem[];
  /** What lies there comes and goes: somebody who did not look is told what. */
  readonly isOwned?: true;
}

export interface SheetItem {
  readonly sign: string;
  readonly name: string;
  /** What it does; may be empty. */
  readonly does: string;
  /** A place where nothing lies. */
  readonly isFree?: true;
}

/** Something that may change hands. */
export interface Good {
  /** Its number on the table. */
  readonly row: number;
  /** So many of it, in words. */
  readonly label: (count: number) => string;
  /** How many of it there are. */
  readonly count: number;
  /** How many of them are part of the offer that stands. */
  readonly offered: number;
  /** How many are part of the offer that is being put together. */
  readonly drafted: number;
  /** Lays one more into the offer; null where that is not possible. */
  readonly action: Action | null;
}

export interface Party {
  readonly seat: Seat;
  readonly goods: readonly Good[];
}

/** What lies on the table between two who bargain. */
export interface BargainTable {
  readonly own: Party;
  readonly other: Party;
  /** Whether the other has made an offer. */
  readonly stands: boolean;
  /** How many offers can still be made, this one included. */
  readonly offersLeft: number;
  /** Whether an offer of nothing means something: peace. */
  readonly truce: boolean;
  /** What makes the offer that lies on the table, and what accepts the one that stands. */
  readonly offer: Action;
  readonly accept: Action;
}

export interface Standing {
  readonly seat: Seat;
  /** 1 for the winners; 0 where all have lost. */
  readonly place: number;
  /** Null where nothing is counted. */
  readonly total: number | null;
  readonly parts: readonly { readonly label: string; readonly points: number }[];
  readonly note: string;
}

/** One line of the luck report: how often something happened, how often it was to be expected, and out of how many. */
export interface Luck {
  /** Whose luck, or -1 for everybody's. */
  readonly seat: Seat;
  readonly label: string;
  readonly happened: number;
  readonly expected: number;
  readonly among: number;
}
