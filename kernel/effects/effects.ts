import * as v from 'valibot';
import type { Seat } from '../engine/seats.ts';
import type { Frame } from '../engine/state.ts';
import type { Flow, Types } from '../game/game.ts';

// What cards do is data: `{"do": "gainGold", "n": 3}`. A game has one row for each word of that vocabulary: which fields it has, what it
// does, and what it is worth. The type of an effect and the schema of a content file follow from the rows; a language has words for each.

/** Effects one after another, by their places in the content set's list: so a frame holds what is still to be done as plain numbers. */
export type Effects = readonly number[];

/** Any effect of any game. */
export type AnyEffect = { readonly do: string };

/** A frame that works through effects for somebody. The first of the queue is being done; at 'next' it is begun. */
export interface EffectsFrame extends Frame {
  readonly seat: Seat;
  queue: number[];
}

/** What a field may be read with, besides what a game adds: the things that its fields name. */
export interface Reading {
  readonly effects: v.GenericSchema<unknown, Effects>;
  /** Whether all of them can be done by anybody at any time. */
  readonly isSure: (effects: Effects) => boolean;
}

/** Whoever asks what effects are worth, and for whom. A game adds what its things are worth to them. */
export interface Appraisal<T extends Types> {
  readonly board: T['board'];
  readonly content: T['content'];
  readonly seat: Seat;
  readonly of: (effects: Effects) => number;
}

/** What the effects of one game have to do with, named once. */
export interface EffectTypes {
  game: Types;
  frame: EffectsFrame;
  reading: Reading;
  appraisal: Appraisal<Types>;
}

export type Fields = v.ObjectEntries;
export type FieldsFrom<T extends EffectTypes, F extends Fields> = F | ((reading: T['reading']) => F);

/** An effect as its fields say it was read. */
export type Given<F extends Fields> = Readonly<v.InferOutput<v.StrictObjectSchema<F, undefined>>>;

/** One word of a vocabulary. */
export interface EffectRow<T extends EffectTypes, F extends Fields> {
  /** What a content file says of it besides `do`. */
  readonly fields: FieldsFrom<T, F>;
  /** Does it; or, where somebody or a die decides first, returns the moment of the frame in which that happens. */
  does(board: T['game']['board'], frame: T['frame'], effect: Given<F>, flow: Flow<T['game']>): T['frame']['at'] | void;
  /** What the number on the die brings, for an effect that has one rolled. */
  rolled?(board: T['game']['board'], frame: T['frame'], effect: Given<F>, die: number, flow: Flow<T['game']>): void;
  /** Whether it can be done now, for an effect that cannot always be. */
  can?(board: T['game']['board'], seat: Seat, effect: Given<F>, content: T['game']['content']): boolean;
  /** What it is worth on average to whom it happens. */
  worth(effect: Given<F>, appraisal: T['appraisal']): number;
}

/** What `fields` of a row are, however they are given. */
type FieldsOf<R> = R extends { readonly fields: infer F } ? (F extends (...reading: never) => infer E ? E : F) : never;

/** The effect of one name, or of any. */
export type EffectOf<Rows, N extends keyof Rows = keyof Rows> = {
  [name in N]: { readonly do: name } & (FieldsOf<Rows[name]> extends infer F extends Fields ? Given<F> : never);
}[N];

/** These come before whatever else is in the queue, once the first is done. */
export function follow({ queue }: EffectsFrame, effects: Effects): void {
  queue.splice(1, 0, ...effects);
}

/** The first of the queue is done. */
export function done(frame: EffectsFrame): void {
  frame.queue.shift();
  frame.at = 'next';
}
