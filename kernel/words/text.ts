import type { Action } from '../engine/actions.ts';
import type { Epilogue } from '../game/epilogue.ts';
import type { GameEvent, Types, ViewOf } from '../game/game.ts';
import type { Denial } from '../engine/offer.ts';
import type { Seat } from '../engine/seats.ts';

/** Who is spoken of, and to whom. */
export interface Voices {
  nameOf(seat: Seat): string;
  /** The seat that is spoken to as "you", or -1 where everybody reads along. */
  readonly you: Seat;
}

/** A sentence for each kind of event. A kind without one does not compile. */
export type Sentences<E extends GameEvent> = { readonly [t in E['t']]: (event: Extract<E, { t: t }>, voices: Voices) => string };

/** What a game says in one language, with one content set. Rules deal in ids and numbers; every word a player reads comes from here. */
export interface Text<T extends Types> {
  event(event: T['event'], voices: Voices): string;
  /** What a seat is asked in a lane. */
  question(view: ViewOf<T>, lane: number, voices: Voices): string;
  /** An answer in a few words: `walk to Fox Copse`. With the view of who is asked it can say what the answer means there. */
  option(action: Action, voices: Voices, view?: ViewOf<T>): string;
  /** What a person may type for an action besides its key: the name of a space, a counter, a player. */
  aliases(action: Action, voices: Voices): readonly string[];
  /** Why an action is not possible now. */
  denial(denial: Denial, voices: Voices): string;
  /** The end of the game in full: who won, and what each score is made of. */
  ending(view: ViewOf<T>, voices: Voices): readonly string[];
}

export type Style = 'bold' | 'dim' | 'inverse' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white' | 'gray';

/** Colours a text, or leaves it as it is. What a picture says must be readable without. */
export type Ink = (text: string, ...styles: readonly Style[]) => string;

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Answers that belong together, the most important first. */
export interface Group {
  readonly title: string;
  readonly items: readonly { readonly action: Action; readonly text: string }[];
  /** Enter alone takes its first item. */
  readonly byEnter?: true;
  /** All items are marked in the picture, so that a long list need not be told. */
  readonly drawn?: true;
  /** What is told instead of such a list; without it, the numbers that are on the map. */
  readonly brief?: string;
}

/** A flag of the command line that sets an option of the game. */
export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly help: string;
}

/** A game in a terminal: what is drawn there in characters, and what is typed. */
export interface Terminal<T extends Types> {
  readonly flags: Readonly<Record<string, Flag>>;
  /** The game's options from its flags, to be read by `readOptions`. */
  optionsFrom(flags: Readonly<Record<string, string | boolean | undefined>>, seats: number): Readonly<Record<string, unknown>>;
  /** The board and all that must always be in sight. An action is marked on it with its place in `choices`, counted from 1. */
  draw(view: ViewOf<T>, choices: readonly Action[], voices: Voices, room: Room, ink: Ink): readonly string[];
  arrange(view: ViewOf<T>, seat: Seat, actions: readonly Action[], voices: Voices): readonly Group[];
  /** The exact chances of an action and what is at stake. */
  odds(view: ViewOf<T>, seat: Seat, action: Action, voices: Voices): readonly string[];
  /** Things worth knowing that are not always in sight, by the word that asks for them. */
  readonly lookUp: Readonly<Record<string, { readonly help: string; show(view: ViewOf<T>, voices: Voices): readonly string[] }>>;
  /** A sentence of one's own as several answers in a row, or null if it is none. */
  phrase(view: ViewOf<T>, seat: Seat, typed: string): readonly string[] | null;
  /** How much an event deserves to be dwelt upon: 0 for not at all, to 3. */
  weight(event: T['event']): number;
  /** The story that the game has written when it is over, or null. */
  epilogue?(events: readonly T['event'][], view: ViewOf<T>): Epilogue | null;
}
