import type { Action } from '../engine/actions.ts';
import type { Types, ViewOf } from '../game/game.ts';
import type { Asked } from '../match/asked.ts';
import type { Voices } from './telling.ts';

export type Style = 'bold' | 'dim' | 'inverse' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white' | 'gray';

/** Colours a text, or leaves it as it is. What a picture says must be readable without. */
export type Ink = (text: string, ...styles: readonly Style[]) => string;

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
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
  /** Why a game with these options is not played in a terminal, with its rule; null where it is. Absent where all are. */
  barred?(options: T['options']): string | null;
  /** The board and all that must always be in sight. An answer is marked on it with its place in `numbered`, counted from 1. */
  draw(asked: Asked<T>, numbered: readonly Action[], voices: Voices, room: ScreenSize, ink: Ink): readonly string[];
  /** Things worth knowing that are not always in sight, by the word that asks for them; `about` is what was typed behind it. */
  readonly lookUp: Readonly<
    Record<string, { readonly help: string; show(view: ViewOf<T>, voices: Voices, about?: string): readonly string[] }>
  >;
  /** A sentence of one's own as several answers in a row, or null if it is none. */
  phrase(asked: Asked<T>, typed: string): readonly string[] | null;
}

const KEY = /^[a-zA-Z]+(:[\w-]+)?$/;

/** Several keys in a row, each with what it is done to: `skill:1 foe:0 lay:r4`; null where what was typed is something else. */
export function keysInRow(typed: string): string[] | null {
  const keys = typed.split(/[\s,]+/).filter((word) => word !== '');
  return keys.length > 1 && keys.every((key) => KEY.test(key)) && keys.some((key) => key.includes(':')) ? keys : null;
}
