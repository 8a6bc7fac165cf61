import type { Action, Denial, Game, Seat, Text, Types, Variant, ViewOf, Voices } from '@hoard/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Finale } from './finale.ts';

/** The languages that every game speaks on the page. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whether the page tells what everybody has seen and lies face down again, or leaves that to the players' own memory. */
export const MEMORIES = ['perfect', 'own'] as const;
export type Memory = (typeof MEMORIES)[number];

/** The event that is being shown, and how long that lasts at the speed of the moment. */
export interface Playing<T extends Types> {
  readonly event: T['event'];
  /** What is in sight once it has happened. */
  readonly after: ViewOf<T>;
  readonly milliseconds: number;
}

/** What a board gets: what may be seen, what may be done, and what is happening. It knows no rules: targets come in, picks go out. */
export interface BoardProps<T extends Types> {
  readonly view: ViewOf<T>;
  /** The seat that is asked at this screen, or -1. */
  readonly seat: Seat;
  readonly actions: readonly Action[];
  readonly denials: readonly Denial[];
  /** The action that is being considered: its way is shown, a second pick confirms it. */
  readonly considered: Action | null;
  readonly text: Text<T>;
  readonly voices: Voices;
  readonly language: Language;
  readonly memory: Memory;
  readonly playing: Playing<T> | null;
  readonly onConsider: (action: Action | null) => void;
  readonly onChoose: (action: Action) => void;
  /** Somebody wants to know why this is not possible. */
  readonly onWhy: (denial: Denial) => void;
}

/** What every player has for themselves: a colour, a hero, a city. */
export interface Sides {
  /** The option that holds one for each seat, or null for whichever falls to it. */
  readonly option: string;
  readonly label: Readonly<Record<Language, string>>;
  /** What leaves it to chance. */
  readonly any: Readonly<Record<Language, string>>;
  readonly choices: readonly {
    readonly value: string;
    readonly label: Readonly<Record<Language, string>>;
    readonly css: string;
    /** Its sign, as the path of one shape in a field of 512 by 512. */
    readonly crest: string;
  }[];
}

/** A game on the page. */
export interface BoardGame<T extends Types> {
  readonly game: Game<T>;
  readonly sides: Sides;
  readonly variants: readonly Variant[];
  /** Whether a seat may know something that another may not: then people at one screen cover it between turns. */
  secrets(options: T['options']): boolean;
  /** The address of the rulebook in Markdown, by language. */
  readonly rulebook: Readonly<Record<Language, string>>;
  /** What somebody is told in the first turn of a first game, one thing at a time. */
  readonly lessons: readonly Lesson<T>[];
  /** Fetches all that the game says in a language. In what follows, nothing may be asked in a language before. */
  learn(language: Language): Promise<void>;
  textIn(language: Language): Text<T>;
  /** The board, and everything that must always be in sight. */
  readonly Board: ComponentType<BoardProps<T>>;
  /** The players' sheets: a list, one item a player; that of the person who is spoken to has the class `own`. */
  readonly Sheets: ComponentType<BoardProps<T>>;
  /** The answers to some questions, as this game shows them; it is given the list of buttons that would stand there otherwise. */
  readonly Answers?: ComponentType<BoardProps<T> & { readonly children: ComponentChildren }>;
  /** What one should know before a risky step: exact odds and what is at stake, as lines of text. */
  odds(view: ViewOf<T>, seat: Seat, action: Action, language: Language, memory: Memory): readonly string[];
  /** Words of the board as a graph to be walked by ear: what a place is, what lies there, and where one can go from it. */
  places(view: ViewOf<T>, language: Language, memory: Memory): readonly Place[];
  /** How long an event wants to be seen at normal speed, in milliseconds. */
  duration(event: T['event']): number;
  /** The name of the sound that goes with an event, or null. */
  sound(event: T['event']): Sound | null;
  /** Whose turn an event begins, or null: the log is folded by turns. */
  turnOf(event: T['event']): Seat | null;
  /** Whether a pick wants a second one: its way should be seen first, or something is at risk. */
  confirms(view: ViewOf<T>, seat: Seat, action: Action): boolean;
  /** What waits at the end of an action, in a few words beside its button, or an empty string. */
  glance(view: ViewOf<T>, seat: Seat, action: Action, language: Language, memory: Memory): string;
  /** What lies on the table between two who bargain, as the seat that is asked sees it; null where nobody does. */
  bargain(view: ViewOf<T>, seat: Seat, actions: readonly Action[], language: Language): Bargain | null;
  /** Whether two are talking about a bargain, as far as it is seen. */
  isTalk(view: ViewOf<T>): boolean;
  /** Whether an event is an offer that one of them made. */
  isOffer(event: T['event']): boolean;
  /** The end of the game as a scene of its own. */
  readonly finale?: Finale<T>;
  /** The end of the game, the best first: what each score is made of. */
  standings(view: ViewOf<T>, language: Language): readonly Standing[];
  /** What chance did in a game, against what was to be expected. */
  luck(events: readonly T['event'][], view: ViewOf<T>, language: Language): readonly Luck[];
}

/** One thing to be told in a first game. */
export interface Lesson<T extends Types> {
  /** The part of the screen that it speaks of. */
  readonly shows: 'question' | 'board' | 'sheets' | 'log';
  readonly title: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
  /** Whether that seat has just done it, so that the next one comes by itself. */
  done?(event: T['event'], seat: Seat): boolean;
}

export interface Place {
  readonly id: string;
  readonly name: string;
  describe(): string;
  readonly neighbours: readonly { readonly id: string; readonly direction: string }[];
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

export interface Bargain {
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

/** From the slightest to the weightiest: where several should be heard at once, the weightier one is. */
export const SOUNDS = ['turn', 'walk', 'roll', 'find', 'gold', 'lose', 'win', 'dragon', 'fallen', 'slain'] as const;
export type Sound = (typeof SOUNDS)[number];
