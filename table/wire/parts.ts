import * as v from 'valibot';
import { LONGEST_KEY, LONGEST_NAME, NAME, isId } from '@hoard/kernel';

// What messages and calls are made of.

/** Raised when an older page could not go on: it is told to load itself anew. */
export const WIRE = 2;

/** 128 bits: ids of tables, keys of devices, tokens of links. */
const TOKEN = /^[\w-]{22}$/;
export const token = v.pipe(v.string(), v.regex(TOKEN, 'expected 22 letters, digits, - or _'));

export const name = v.pipe(v.string(), v.regex(NAME, `expected a name of at most ${LONGEST_NAME} letters`));
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31));
export const place = v.pipe(v.number(), v.integer(), v.minValue(0));
export const word = v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,100}$/, 'expected a word in plain characters'));
export const answerKey = v.pipe(v.string(), v.maxLength(LONGEST_KEY));
export const requestId = v.custom<string>(isId, 'expected an id of at most 64 plain letters');

/** How much time an answer has: none is ever given for anybody; minutes; half a minute; days. */
export const PACES = ['off', 'relaxed', 'brisk', 'days'] as const;
export type Pace = (typeof PACES)[number];
export const pace = v.picklist(PACES);

/** Whether people may write to each other: freely, only in the phrases that everybody has in their own language, or not at all. */
export const chatting = v.picklist(['free', 'phrases', 'off']);

/** What can be said without writing. Page and terminal have the words, in every language. */
export const PHRASES = ['hello', 'wellPlayed', 'thanks', 'sorry', 'oops', 'wow', 'yourTurn', 'oneMoment', 'brb', 'goodGame'] as const;
export const phrase = v.picklist(PHRASES);

/** What ends a line, or turns the direction of what stands beside it. */
const STEERING = String.raw`\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069`;
export const LONGEST_LINE = 300;

/** What people write: one line that can steer nothing. */
export const line = v.pipe(
  v.string(),
  v.trim(),
  v.regex(new RegExp(`^[^${STEERING}]{1,${LONGEST_LINE}}$`, 'u'), `expected one line of at most ${LONGEST_LINE} characters`),
);

/** Such a line of whatever somebody has typed or pasted: where it would steer, it has a space. */
export const asLine = (typed: string): string => typed.replaceAll(new RegExp(`[\\s${STEERING}]+`, 'gu'), ' ').trim();

/** What somebody has said once and for all at their seat; the server answers by it, also while their phone sleeps. */
const few = 100;
export const wishes = v.object({
  /** By question: the answer that is given, or null to be asked. */
  presets: v.pipe(
    v.record(word, v.nullable(word)),
    v.check((given) => Object.keys(given).length <= few, 'expected fewer'),
  ),
  /** By name: for as long as the lull says the same, the default answer is given. */
  lulls: v.pipe(
    v.record(word, answerKey),
    v.check((given) => Object.keys(given).length <= few, 'expected fewer'),
  ),
  /** Answers, as keys, that are asked for once, whatever else was said. */
  armed: v.pipe(v.array(answerKey), v.maxLength(few), v.readonly()),
});

/** The options of a game, as they were chosen: each a switch, a word, a number, or one of them for every seat, null where chance decides. */
const setting = v.union([v.pipe(v.string(), v.maxLength(100)), v.number(), v.boolean()]);
export const options = v.pipe(
  v.record(word, v.union([setting, v.pipe(v.array(v.nullable(setting)), v.maxLength(32))])),
  v.check((given) => Object.keys(given).length <= few, 'expected fewer'),
);

/** A seat as everybody may see it. */
export const seatShown = v.object({
  /** `open`: anybody may sit down. `invited`: whoever has its link. */
  is: v.picklist(['person', 'bot', 'open', 'invited']),
  name: v.nullable(v.string()),
  /** Whether it is kept for who sat there in the game before: they sit down by a press. */
  isKept: v.boolean(),
  /** Whether who sat there has left for good: nobody takes over from the bot that plays on. */
  isGone: v.boolean(),
  /** Whether the host lets them write no more. */
  isMuted: v.boolean(),
  /** The kind of bot that plays there now, also for somebody who is away; null for a person. */
  player: v.nullable(v.string()),
  /** Whether their device is connected. */
  isHere: v.boolean(),
  isHost: v.boolean(),
  /** Whether their device has added its part to the dice. */
  hasContributed: v.boolean(),
});
export type SeatShown = v.InferOutput<typeof seatShown>;

/** A vote of all people at the table on another pace. */
const vote = v.object({ pace, for: v.array(seat), needed: v.array(seat) });

/** A table as everybody may see it, before, in and after the game. */
export const tableShown = v.object({
  id: token,
  game: word,
  /** `gathering`: people sit down. `playing`. `over`: it has a result, or was abandoned. */
  phase: v.picklist(['gathering', 'playing', 'over']),
  options,
  seats: v.array(seatShown),
  pace,
  /** How long a window for reactions lasts. */
  windowSeconds: v.number(),
  vote: v.nullable(vote),
  isListed: v.boolean(),
  hasSpectators: v.boolean(),
  spectators: v.number(),
  chat: chatting,
  hasHints: v.boolean(),
  /** Shown before anybody contributes to the dice. */
  commitment: v.string(),
  contributions: v.array(v.string()),
  /** The table at which the same people play once more; null as long as nobody has laid it. */
  next: v.nullable(token),
  /** How often the rules were changed under the game so that what had happened might have come out differently; absent where never. */
  newRules: v.exactOptional(v.number()),
  /** In milliseconds since 1970. */
  madeAt: v.number(),
  changedAt: v.number(),
});
export type TableShown = v.InferOutput<typeof tableShown>;
