import * as v from 'valibot';
import { LANGUAGES } from '@hoard/kernel';
import { chatting, name, options, pace, place, seat, tableShown, token, word } from './parts.ts';
import { HOOK_FAULTS } from './refusals.ts';

/*
 * What is asked over HTTP: people, tables, seats. Every call is `POST /api/…` with a JSON body and gets JSON: what was asked for, or
 * `{ refusal }`. A call that needs to know who asks takes the key of the device as `Authorization: Bearer key`; there are no cookies, and no
 * call does anything because a link was opened. Whoever has no key becomes somebody by `people/new`.
 *
 * A table is made by its host, and has a link for each seat that is kept for somebody: `links.seatLink`. The link brings the token of the
 * seat behind the `#`, which no browser sends and no server logs; whoever opens it looks at the table first (`tables/look`) and sits down by
 * a press (`tables/sit`). The commitment to the dice is in what is shown of the table; sitting down brings what the device adds to the dice.
 */

const seatWish = v.variant('is', [
  /** For somebody who is given its link; the host sits down by one, too. */
  v.strictObject({ is: v.literal('invited') }),
  /** For anybody who knows the table, or finds it in the lobby. */
  v.strictObject({ is: v.literal('open') }),
  v.strictObject({ is: v.literal('bot'), player: word }),
]);
export type SeatWish = v.InferOutput<typeof seatWish>;

/** How a table is played; what is not given stays as it is, or as usual. */
const settings = {
  pace: v.exactOptional(pace),
  windowSeconds: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60))),
  isListed: v.exactOptional(v.boolean()),
  hasSpectators: v.exactOptional(v.boolean()),
  chat: v.exactOptional(chatting),
  hasHints: v.exactOptional(v.boolean()),
};

const contribution = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'expected 32 hexadecimal digits'));
const code = v.pipe(v.string(), v.maxLength(40));
const done = v.object({});
const shown = v.object({ table: tableShown });
const link = v.object({ seat, token });

const address = v.pipe(v.string(), v.maxLength(1000));
const language = v.picklist(LANGUAGES);
/** A key or a secret in base64url, as browsers give them. */
const sealPart = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'expected base64url'));
/** What comes of a call: it was taken, the other side would not have it or is no more, or could not be reached; too many are under way; or none goes there. */
const DELIVERIES = ['delivered', 'refused', 'gone', 'unreachable', 'busy', ...HOOK_FAULTS] as const;

/** One call: what it takes, what it gives, and who may ask. */
interface Call<Takes extends v.GenericSchema, Gives extends v.GenericSchema, By extends 'anybody' | 'somebody' | 'either'> {
  readonly takes: Takes;
  readonly gives: Gives;
  /** `anybody`; `somebody` with a key; or `either`, with what they may know. */
  readonly by: By;
}

const call = <Takes extends v.GenericSchema, Gives extends v.GenericSchema, const By extends 'anybody' | 'somebody' | 'either'>(
  by: By,
  takes: Takes,
  gives: Gives,
): Call<Takes, Gives, By> => ({ takes, gives, by });

const nothing = v.strictObject({});
const ofTable = v.strictObject({ table: token });
const ofSeat = v.strictObject({ table: token, seat });

export const CALLS = {
  /** Where others find this server, the best address first; none where only this machine does. */
  'server/addresses': call('anybody', nothing, v.object({ addresses: v.array(v.string()) })),

  /** Becomes somebody: a name and the key of this device, which is told only now. */
  'people/new': call('anybody', v.strictObject({ name }), v.object({ name, key: token })),
  'people/me': call('somebody', nothing, v.object({ name })),
  'people/rename': call('somebody', v.strictObject({ name }), v.object({ name })),
  /** A code that brings one back on another device; an earlier one no longer does. */
  'people/recovery': call('somebody', nothing, v.object({ code: v.string() })),
  /** The key of another device for who has the code. The code is spent. */
  'people/recover': call('anybody', v.strictObject({ code }), v.object({ name, key: token })),
  /** Revokes the keys of all one's other devices. */
  'people/alone': call('somebody', nothing, done),
  /** Is forgotten: keys, names and what they wrote; the games of others go on with a bot in the seat. */
  'people/forget': call('somebody', nothing, done),

  /** Where one is called when a table awaits one: by a hook, by this very device, and the key with which a browser agrees to that. */
  'notices/mine': call('somebody', nothing, v.object({ hook: v.nullable(v.string()), isPushed: v.boolean(), pushKey: v.string() })),
  /** Sets the hook, an address of the net that takes `{ text, content }` by POST; null: none. */
  'notices/hook': call('somebody', v.strictObject({ address: v.nullable(address), language }), done),
  /** Is called by the browser of this device; null: not any more. */
  'notices/push': call(
    'somebody',
    v.strictObject({ subscription: v.nullable(v.strictObject({ endpoint: address, key: sealPart, auth: sealPart })), language }),
    done,
  ),
  /** Calls whoever asks, once, and says what came of it. */
  'notices/try': call('somebody', v.strictObject({ by: v.picklist(['hook', 'push']) }), v.object({ came: v.picklist(DELIVERIES) })),

  /** A new table, its host, and the links of the seats that are kept for somebody. */
  'tables/new': call(
    'somebody',
    v.strictObject({
      game: word,
      options,
      seats: v.pipe(v.array(seatWish), v.minLength(1), v.maxLength(12)),
      ...settings,
    }),
    v.object({ table: tableShown, links: v.array(link) }),
  ),
  /** A table, what one is there, and the seat to which a link leads now, if its token is told: seats may have been swapped since it was sent. */
  'tables/look': call(
    'either',
    v.strictObject({ table: token, token: v.exactOptional(v.nullable(token)) }),
    v.object({ table: tableShown, seat: v.nullable(seat), isHost: v.boolean(), linked: v.nullable(seat) }),
  ),
  /** Tables that are listed and have an open seat. */
  'tables/lobby': call('anybody', nothing, v.object({ tables: v.array(tableShown) })),
  /** One's own tables, as host or in a seat, and whether one is awaited there. */
  'tables/mine': call(
    'somebody',
    nothing,
    v.object({ tables: v.array(v.object({ table: tableShown, seat: v.nullable(seat), isHost: v.boolean(), isAsked: v.boolean() })) }),
  ),
  /**
   * Sits down: by the token of a link at the seat to which it leads now, or without one at an open seat, or at one that is kept. Again by the same person, it changes nothing. In a game that has begun, whoever
   * has a link takes over from the bot there.
   */
  'tables/sit': call(
    'somebody',
    v.strictObject({ table: token, seat, token: v.nullable(token), contribution }),
    v.object({ table: tableShown, seat }),
  ),
  /**
   * Once more with the same people, when a game is over: the table that is laid for that, and one's seat there, kept for a press (`tables/sit`
   * without a token). Whoever asks first is its host.
   */
  'tables/again': call('somebody', ofTable, v.object({ table: tableShown, seat: v.nullable(seat) })),
  /** Gets up before the game begins. */
  'tables/rise': call('somebody', ofTable, shown),

  // What the host does.
  'tables/change': call('somebody', v.strictObject({ table: token, ...settings }), shown),
  /** A fresh link to a seat; an earlier one leads nowhere. During the game, to the seat of somebody who is away or gone. */
  'tables/invite': call('somebody', ofSeat, v.object({ table: tableShown, link })),
  'tables/open': call('somebody', ofSeat, shown),
  'tables/swap': call('somebody', v.strictObject({ table: token, one: seat, other: seat }), shown),
  /**
   * A bot in a seat where nobody sits; during the game, for a person who is not here: they have the seat back as soon as they are. While the
   * host is not here, whoever sits at the table may do that.
   */
  'tables/bot': call('somebody', v.strictObject({ table: token, seat, player: word }), shown),
  /** Bots in all seats where nobody sits. */
  'tables/fill': call('somebody', v.strictObject({ table: token, player: word }), shown),
  'tables/begin': call('somebody', ofTable, shown),
  /** Sends somebody away from their seat. */
  'tables/kick': call('somebody', ofSeat, shown),
  /** Takes a line of chat away, or lets somebody write no more. */
  'tables/unsay': call('somebody', v.strictObject({ table: token, said: place }), done),
  'tables/mute': call('somebody', v.strictObject({ table: token, seat, isMuted: v.boolean() }), done),
  /** Ends the game without a result, or throws away a table that has not begun. */
  'tables/end': call('somebody', ofTable, done),

  /**
   * The game as a file: whole after its end, to be replayed and verified; before that, what the seat of whoever asks may know (`passages`), or
   * the public, with no key of anybody else, no dice and no secret. Chat is never in it.
   */
  'tables/export': call('either', ofTable, v.object({ isWhole: v.boolean(), file: v.unknown() })),
} as const;

export type CallName = keyof typeof CALLS;
export type Taken<N extends CallName> = v.InferOutput<(typeof CALLS)[N]['takes']>;
export type Takes<N extends CallName> = v.InferInput<(typeof CALLS)[N]['takes']>;
export type Gives<N extends CallName> = v.InferOutput<(typeof CALLS)[N]['gives']>;
