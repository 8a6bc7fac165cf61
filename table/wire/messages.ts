import * as v from 'valibot';
import type { Question, Seated, UndoOffer } from '@hoard/kernel';
import { answerKey, line, pace, phrase, place, requestId, seat, tableShown, token, WIRE, wishes, word } from './parts.ts';
import type { SentPassage } from './passages.ts';
import { anyRefusal } from './refusals.ts';

/*
 * What is said over the socket at `/socket`, one JSON object a message.
 *
 * The client begins with `hello`: which table, by which key, and how much it has. The server answers with `welcome`, then with `news`, and from
 * then on with `news` whenever anything changes that this viewer may know. What happened comes as passages, numbered from 0 for each viewer for
 * as long as the game lasts, whatever happens to the server: whoever comes back says how many they have, and gets those after.
 *
 * A request has an id of the sender's own and gets one `answer`. Sent again under the same id, it counts once and gets the same answer: so a
 * client that lost its connection before the answer came sends it again.
 *
 * `closing` is the last that is said: why, and whether it is worth coming back. The client library (`table/client/`) does all of this.
 */

/** How much of the history is wanted first: what comes after the passages one has, or the last few. */
const wanted = v.variant('from', [
  /** As that viewer: who has another seat by now begins anew, and so does who has passages from before the rules were changed (`newRules`). */
  v.strictObject({
    from: v.literal('place'),
    place,
    viewer: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(31)),
    newRules: v.exactOptional(place),
  }),
  v.strictObject({ from: v.literal('end'), last: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)) }),
]);

const hello = v.strictObject({
  t: v.literal('hello'),
  wire: v.number(),
  table: token,
  /** The key of the device; null for who looks on. Whose seat it is, the server knows. */
  key: v.nullable(token),
  wanted,
  /** Whether denials are wanted with the questions: bots need none. */
  explaining: v.optional(v.boolean(), true),
});

const request = { id: requestId };
const clientMessages = v.variant('t', [
  // One is tried after the other: what is said most comes first.
  /** Answers a question, or takes an answer back (key `undo`, lane and token of the undo offer). */
  v.strictObject({ t: v.literal('choose'), ...request, lane: place, token: word, key: answerKey }),
  hello,
  /** A bot plays for this seat, until whoever sits there is back. */
  v.strictObject({ t: v.literal('away'), ...request }),
  v.strictObject({ t: v.literal('back'), ...request }),
  /** Leaves for good. */
  v.strictObject({ t: v.literal('leave'), ...request }),
  /** Sets what is answered once and for all; what stands now comes with `news`. */
  v.strictObject({ t: v.literal('wish'), ...request, wishes }),
  /** More time for everybody in the window for reactions that is open. */
  v.strictObject({ t: v.literal('more-time'), ...request }),
  /** Wants another pace, or agrees to it; null is against it. */
  v.strictObject({ t: v.literal('vote'), ...request, pace: v.nullable(pace) }),
  /** Asks all people to go back to before a passage, however long ago it was. What came since is kept, and counts no more. */
  v.strictObject({ t: v.literal('rewind'), ...request, place }),
  /** Agrees to go back, or does not; `asked` is the number of what was asked. */
  v.strictObject({ t: v.literal('rewind-answer'), ...request, asked: place, agrees: v.boolean() }),
  v.strictObject({ t: v.literal('say'), ...request, line }),
  v.strictObject({ t: v.literal('phrase'), ...request, phrase }),
  /** Tells the host about a line of chat, by its number. */
  v.strictObject({ t: v.literal('report'), ...request, said: place }),
  /** Wants passages of the past: from a place up to, and without, another. */
  v.strictObject({ t: v.literal('past'), ...request, from: place, to: place }),
  /** Whether anybody looks at the screen: who does not is called when they are awaited. */
  v.strictObject({ t: v.literal('looking'), isLooking: v.boolean() }),
  /** Whether anybody is there. */
  v.strictObject({ t: v.literal('ping') }),
]);
export type Hello = v.InferInput<typeof hello>;
export type ClientMessage = v.InferOutput<typeof clientMessages>;
export type ClientRequest = Extract<ClientMessage, { readonly id: string }>;

/** A clock that runs for a question, or for all in a window for reactions. */
const clock = v.object({
  /** Null where it is the window's, or a timer of the game. */
  seat: v.nullable(seat),
  lane: v.nullable(place),
  kind: v.picklist(['answer', 'window', 'timer']),
  /** What the rules call a timer of theirs, by which a board knows what it is about: counts of what all have seen, and a seat. Else null. */
  timer: v.nullable(word),
  /** How long it still runs, in milliseconds from when this was sent. */
  left: v.number(),
});

const passages = v.custom<readonly SentPassage[]>((given) => Array.isArray(given));
const said = v.object({
  /** Its number at this table. */
  place,
  /** Who said it; null for who looked on, or was there before. */
  seat: v.nullable(seat),
  name: v.string(),
  at: v.number(),
  /** Neither a line nor a phrase: it was taken away. */
  line: v.nullable(v.string()),
  phrase: v.nullable(phrase),
  /** Only to the host: somebody found it amiss. */
  isReported: v.boolean(),
});
export type Said = v.InferOutput<typeof said>;

/** Somebody would like to go back. */
const rewindAsked = v.object({
  asked: place,
  by: seat,
  /** The first passage of this viewer that would count no more; null where they have seen none. */
  place: v.nullable(place),
  for: v.array(seat),
  needed: v.array(seat),
});
export type RewindAsked = v.InferOutput<typeof rewindAsked>;

/**
 * A vote in which several people are asked: what each chooses first is a silent wish, which counts when all have wished the same. Else all
 * wishes are shown at once, and from then on choices are votes.
 */
const ballot = v.object({
  /** What the viewer wished. */
  mine: v.nullable(answerKey),
  /** Who has not wished yet. */
  awaited: v.array(seat),
  /** Null until all have wished. */
  wishes: v.nullable(v.array(v.object({ seat, key: answerKey }))),
});
export type BallotShown = v.InferOutput<typeof ballot>;

/** Why it ends. `again`: come back at once, or after so many milliseconds; else it is of no use. */
const CLOSINGS = ['stopping', 'slow', 'removed', 'revoked', 'reload', 'failed', 'refused'] as const;

const serverMessages = v.variant('t', [
  v.object({
    t: v.literal('welcome'),
    wire: v.literal(WIRE),
    table: tableShown,
    /** The seat of the viewer; -1 for who looks on. */
    viewer: v.number(),
    isHost: v.boolean(),
    chat: v.array(said),
    wishes,
  }),
  /** Something changed about the table: who sits there, who is here, a vote, its phase. */
  v.object({ t: v.literal('table'), table: tableShown }),
  /**
   * What changed for this viewer. `from` is the place of the first of the passages; a first one that follows nothing brings the whole view.
   * What is absent is as it was.
   */
  v.object({
    t: v.literal('news'),
    from: place,
    /** Whether the first passage is written against nothing, not against the one before. */
    isWhole: v.boolean(),
    passages,
    questions: v.optional(v.custom<readonly Question[]>((given) => Array.isArray(given))),
    undo: v.optional(v.custom<UndoOffer>((given) => typeof given === 'object' && given !== null)),
    seated: v.optional(v.custom<readonly Seated[]>((given) => Array.isArray(given))),
    clocks: v.optional(v.array(clock)),
    wishes: v.optional(wishes),
    rewind: v.optional(v.nullable(rewindAsked)),
    ballot: v.optional(v.nullable(ballot)),
  }),
  v.object({ t: v.literal('answer'), id: requestId, refusal: v.nullable(anyRefusal) }),
  /** To `past`, before its answer. Written against nothing. */
  v.object({ t: v.literal('past'), id: requestId, from: place, passages }),
  v.object({ t: v.literal('said'), said }),
  v.object({ t: v.literal('pong') }),
  v.object({
    t: v.literal('closing'),
    why: v.picklist(CLOSINGS),
    /** Why the hello was refused. */
    refusal: v.nullable(anyRefusal),
    /** In how many milliseconds to come back; null where that is of no use. */
    again: v.nullable(v.number()),
  }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessages>;
export type News = Extract<ServerMessage, { readonly t: 'news' }>;
export type Closing = Extract<ServerMessage, { readonly t: 'closing' }>;

/** What somebody has sent as JSON; undefined where it is none, and so no message. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads what a client says, or tells what is wrong with it. */
export const readClientMessage = (given: unknown) => v.safeParse(clientMessages, given);
/** Reads what a server says. */
export const readServerMessage = (given: unknown) => v.safeParse(serverMessages, given);
