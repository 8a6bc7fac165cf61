import type { Arguments } from '../engine/offer.ts';
import type { Announcement } from '../engine/announcement.ts';
import type { Rewind, TimeUp, Turnover } from '../kept/record.ts';
import type { Bar } from './undo.ts';

/** Why a choice was refused. The game is as it was. */
export type Refusal =
  | { readonly why: 'over' }
  | { readonly why: 'no-such-seat' }
  /** No id, or one that was used before. */
  | { readonly why: 'bad-id' }
  /** No entry of a journal at all. */
  | { readonly why: 'malformed' }
  | { readonly why: 'unknown'; readonly key: string }
  | { readonly why: 'no-such-lane' }
  | { readonly why: 'stale' }
  /** The lane is stopped. What is sent meanwhile costs nothing. */
  | { readonly why: 'held' }
  | { readonly why: 'not-asked' }
  | { readonly why: 'denied'; readonly key: string; readonly rule: string; readonly args: Arguments }
  | { readonly why: 'not-offered'; readonly key: string }
  | { readonly why: 'not-the-default'; readonly key: string }
  | { readonly why: 'undo-barred'; readonly bar: Bar }
  /** Somebody who is there cannot come back, a timer that does not run cannot run out, and so on. */
  | { readonly why: 'not-now'; readonly now: Turnover['now'] | TimeUp['now'] | Rewind['now'] };

export type Answer<E> =
  | { readonly ok: true; readonly told: readonly Announcement<E>[] }
  | { readonly ok: false; readonly refusal: Refusal };

export const refused = (refusal: Refusal): Answer<never> => ({ ok: false, refusal });
