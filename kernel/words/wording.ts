import { argumentOf, type Action } from '../engine/actions.ts';
import type { GameEvent, Types } from '../game/game.ts';
import type { Arguments } from '../engine/offer.ts';
import type { Seat } from '../engine/seats.ts';
import type { Telling, Voices } from './telling.ts';

// What every language says about everybody; a language brings its words.

/** `You roll`, `Anna rolls`: somebody does something. */
export const doing =
  (you: string) =>
  (seat: Seat, voices: Voices, one: string, two: string): string =>
    seat === voices.you ? `${you} ${two}` : `${voices.nameOf(seat)} ${one}`;

/** `you`, `Anna`: something is done to somebody. */
export const naming =
  (you: string) =>
  (seat: Seat, voices: Voices): string =>
    seat === voices.you ? you : voices.nameOf(seat);

/** `wood, iron and stone`; `nothing`. */
export const listing =
  (and: string, nothing: string) =>
  (words: readonly string[]): string =>
    words.length <= 1 ? (words[0] ?? nothing) : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

/** Words at the beginning of a sentence, and in the middle. */
export const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
export const uncapitalised = (words: string): string => words.charAt(0).toLocaleLowerCase() + words.slice(1);

/** A sentence for each kind of event. A kind without one does not compile. */
export type Sentences<E extends GameEvent> = { readonly [t in E['t']]: (event: Extract<E, { t: t }>, voices: Voices) => string };

/** What a language says about single things: what happened, what may be chosen, and why not. */
export interface Phrases<T extends Types> {
  readonly events: Sentences<T['event']>;
  readonly options: { readonly [verb in T['verb']]: (argument: number, voices: Voices) => string };
  /** By rule: why something is not possible. */
  readonly denials: Denials;
  readonly otherwiseDenied: (rule: string) => string;
}

export type Denials = { readonly [rule: string]: (args: Arguments, voices: Voices) => string };

export const spoken = <T extends Types>(
  { events, options, denials, otherwiseDenied }: Phrases<T>,
  verbOf: (action: Action) => T['verb'],
): Pick<Telling<T>, 'event' | 'option' | 'denial'> => ({
  event: (event, voices) => (events[event.t as T['event']['t']] as (event: T['event'], voices: Voices) => string)(event, voices),
  option: (action, voices) => options[verbOf(action)](argumentOf(action), voices),
  denial: ({ rule, args }, voices) => denials[rule]?.(args, voices) ?? otherwiseDenied(rule),
});
