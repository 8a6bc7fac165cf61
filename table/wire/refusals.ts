import * as v from 'valibot';
import type { Refusal } from '@hoard/kernel';

/*
 * Why something was not done. A refusal is a code and what belongs into its sentence, never a sentence: page and terminal say it in the
 * player's language. Whatever is refused has changed nothing.
 */

const text = v.pipe(v.string(), v.maxLength(1000));

/** By the rules of the game: what `Match` says. */
const byTheRules = v.custom<Refusal>(
  (given) => typeof given === 'object' && given !== null && 'why' in given && typeof given.why === 'string',
);

/** By the table, before any rule is asked. */
const TABLE_CODES = [
  /** No such table, or it was thrown away. */
  'no-table',
  /** The key of this device is unknown: it was revoked, or the person forgotten. */
  'no-key',
  /** Only the host may do that. */
  'not-host',
  /** Only who sits there may do that. */
  'not-seated',
  /** The link to a seat is not valid any more: a newer one was made, or it never was one. */
  'dead-link',
  /** Somebody else sits there. */
  'seat-taken',
  /** There is no such seat, or it is not of the kind that is needed. */
  'no-seat',
  /** Whoever asks sits at this table already. */
  'already-seated',
  /** Another at this table has that name. */
  'name-taken',
  /** A name of at most 24 letters was expected. */
  'bad-name',
  /** The game has begun: seats and options stand. */
  'begun',
  /** The game has not begun. */
  'not-begun',
  /** Seats are open: fill them, or close them. */
  'not-full',
  /** There is no such bot. */
  'bad-bot',
  /** The recovery code fits nobody. */
  'bad-code',
  /** Those who do not play may not look on at this table. */
  'no-spectators',
  /** Nobody lists their tables here. */
  'no-lobby',
  /** Chat is off, or only phrases are let through, or the host has muted whoever wrote. */
  'no-chat',
  /** There is nothing to vote on. */
  'no-vote',
  /** No window for reactions is open, or the more time has been given already. */
  'no-window',
  /** Asked under a name that is not known to be this server's, or by the page of another. */
  'wrong-name',
  /** More than may be sent in so short a time. */
  'too-fast',
  /** More tables or connections than one may have. */
  'too-many',
  /** The server is going down, or its disk is full: nothing was written. The same request may be sent again. */
  'later',
] as const;

/** Why nobody is called at an address. */
export const HOOK_FAULTS = [
  /** No address of the web, or one with more in it than an address; or there is none. */
  'no-address',
  /** Whoever listens on the way could read and repeat it. */
  'not-https',
  /** A port where something else listens than hooks. */
  'odd-port',
  /** It leads to nowhere, or not to the whole net. */
  'not-public',
] as const;

export const refusal = v.variant('why', [
  v.object({ why: v.picklist(TABLE_CODES) }),
  /** The game's own sentence about its options, in English, for want of a better one. */
  v.object({ why: v.literal('bad-options'), message: text }),
  /** Which field of what was sent is wrong, and what was expected. For programmers: the page never sends it. */
  v.object({ why: v.literal('bad-message'), message: text }),
  /** Nobody can be called at that address. */
  v.object({ why: v.literal('bad-hook'), fault: v.picklist(HOOK_FAULTS) }),
  /** The game follows rules that this server no longer has. */
  v.object({ why: v.literal('other-rules'), its: v.number(), ours: v.number() }),
]);
export type TableRefusal = v.InferOutput<typeof refusal>;

/** Whatever a request over the socket may be refused with. */
export const anyRefusal = v.union([refusal, byTheRules]);
export type AnyRefusal = TableRefusal | Refusal;

/** What an HTTP call is refused with, whatever its status. */
export const refusedCall = v.object({ refusal });
