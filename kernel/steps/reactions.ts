import { argumentOf, type Action } from '../engine/actions.ts';
import type { Offer } from '../engine/offer.ts';
import { holds, listSeats, only, type Seat, type Seats } from '../engine/seats.ts';
import type { Frame } from '../engine/state.ts';
import type { Decision, Deed, Flow, Table, Types } from '../game/game.ts';
import { open, type FieldsShown, type Veil } from '../match/secrecy.ts';

/*
 * A window in which players react with cards, and which gives nothing away. Everybody who listens has a lane; who is really asked follows
 * from what everybody knows, and nobody else sees it. All answer at once, sealed; to the others nothing happens until the last answer is in.
 * Then the answers are read in the order of the rule: the first card counts, later ones are put back, and all are asked again until
 * everybody has passed since the last card. Cards of a chain wait for its end: first cancellations, from the last back to the first, then
 * the others as they were played. What one of them causes, another window too, is over before the next.
 */

/** In place of the card that a seat answered with. */
export const UNANSWERED = -1;
export const PASSED = -2;
/** What others see of an answer, and of whether there is one. */
export const SEALED = -3;

/** No card: nothing is marked, nothing is cancelled. */
export const NO_CARD = -1;

/** By seat. It lies on the board, where all lanes see it. */
export interface Answers {
  /** The card that was answered with, UNANSWERED or PASSED. */
  given: number[];
  /** The card that was put back because an earlier one counted: still marked when its owner is asked again; else NO_CARD. */
  marked: number[];
}

/** A card of a chain. */
export interface Played {
  readonly seat: Seat;
  readonly card: number;
  isCancelled: boolean;
}

/** What every frame holds that opens a window. */
export interface ReactionWindow extends Frame {
  at: 'ask' | 'read' | 'cancel' | 'carryOut';
  /** In the order in which they were played; begun with the card that opened the window, where one did. */
  readonly chain: Played[];
  /** Cards of the chains from which this window springs: none of them can be played in it. */
  readonly spent: readonly number[];
  /** How many cards of the chain have been carried out. */
  carried: number;
}

/** The lane of one listener. */
export interface Reaction extends Frame {
  at: 'answer';
  readonly seat: Seat;
  readonly listeners: Seats;
  /** Cards that cannot be played any more in this chain. */
  readonly spent: readonly number[];
}

/** What a game says of its windows. */
export interface ReactionRules<T extends Types, W extends ReactionWindow, R extends Reaction> {
  readonly rules: readonly string[];
  readonly act: { readonly play: (card: number) => Action; readonly pass: () => Action };
  /** The kind of the window's frame. */
  readonly window: W['k'] & T['frame']['k'];
  /** The rule by which a card can be played only once in a chain. */
  readonly oncePerChain: string;
  answersOf(board: T['board']): Answers;
  /** Who could use a card now by what everybody knows. What somebody really holds must play no part. */
  asked(board: T['board'], window: W, table: Table<T>): Seats;
  /** Who listens, whether asked or not: to the others they look alike. Absent where that is everybody. */
  listeners?(board: T['board'], window: W, table: Table<T>): Seats;
  /** Everybody who listens, in the order in which answers are read; after a card it is read from behind its player on. */
  order(board: T['board'], window: W, table: Table<T>): readonly Seat[];
  /** The lane of a listener: what is given, and what the game needs to know there. */
  reaction(board: T['board'], window: W, lane: Omit<Reaction, 'k'>): R & T['frame'];
  /** Offers each card of a seat that fits. */
  offerCards(board: T['board'], reaction: R, seat: Seat, offer: (card: number) => void, out: Offer, table: Table<T>): void;
  /** Whether a seat can still play the card that it has answered with; absent where nobody does anything else meanwhile. */
  stands?(board: T['board'], window: W, seat: Seat, card: number, table: Table<T>): boolean;
  /** A card counts: it lies open from here on, and is told to all. */
  played(board: T['board'], window: W, played: Played, flow: Flow<T>): void;
  /** Everybody has passed since the last card: that is told to all, and nothing about who was asked. */
  closed(board: T['board'], window: W, flow: Flow<T>): void;
  /** The place in the chain of the card that one cancels, or NO_CARD where it cancels none. */
  cancels(board: T['board'], window: W, place: number, table: Table<T>): number;
  /** A card is cancelled by another. */
  cancelled?(board: T['board'], window: W, played: Played, by: Played, flow: Flow<T>): void;
  /** Carries out a card that nobody has cancelled, and that cancels none. */
  carryOut(board: T['board'], window: W, played: Played, flow: Flow<T>): void;
}

interface ReactionSteps<T extends Types, W, R> {
  readonly window: { readonly ask: Deed<T, W>; readonly read: Deed<T, W>; readonly cancel: Deed<T, W>; readonly carryOut: Deed<T, W> };
  readonly reaction: { readonly answer: Decision<T, R> };
}

/** A window that opens; `opener` is the card that everybody may react to, `from` the window that it springs from. */
export const newWindow = (opener?: Omit<Played, 'isCancelled'>, from?: ReactionWindow): Omit<ReactionWindow, 'k'> => ({
  at: 'ask',
  chain: opener === undefined ? [] : [{ ...opener, isCancelled: false }],
  spent: from === undefined ? [] : spentIn(from),
  carried: 0,
});

export const newAnswers = (seats: number): Answers => ({ given: Array(seats).fill(UNANSWERED), marked: Array(seats).fill(NO_CARD) });

/** The cards that can no longer be played in a window, nor in one that springs from it. */
const spentIn = ({ chain, spent }: ReactionWindow): number[] => [...spent, ...chain.map(({ card }) => card)];

/** What the steps of a window and of its lanes are. */
export function reactions<T extends Types, W extends ReactionWindow, R extends Reaction>(
  said: ReactionRules<T, W, R>,
): ReactionSteps<T, W, R> {
  const { rules, act } = said;
  const passing = act.pass();
  const deed = (run: Deed<T, W>['run']): Deed<T, W> => ({ kind: 'deed', rules, run });
  const own = (_board: T['board'], { seat }: R): Seats => only(seat);
  return {
    window: {
      ask: deed((board, window, flow) => {
        const asked = said.asked(board, window, flow);
        window.at = asked === 0 ? 'cancel' : 'read';
        if (asked === 0) return;
        const listeners = asked | (said.listeners?.(board, window, flow) ?? (1 << flow.seats) - 1);
        const { given } = said.answersOf(board);
        const seats = listSeats(listeners);
        for (const seat of seats) given[seat] = holds(asked, seat) ? UNANSWERED : PASSED;
        flow.fork(seats.map((seat) => said.reaction(board, window, { at: 'answer', seat, listeners, spent: spentIn(window) })));
      }),
      read: deed((board, window, flow) => {
        const { given, marked } = said.answersOf(board);
        const order = readAfter(said.order(board, window, flow), window.chain.at(-1)?.seat);
        for (const seat of order)
          if (given[seat]! >= 0 && said.stands?.(board, window, seat, given[seat]!, flow) === false) given[seat] = PASSED;
        const first = order.find((seat) => given[seat]! >= 0);
        for (const seat of order) marked[seat] = seat !== first && given[seat]! >= 0 ? given[seat]! : NO_CARD;
        const card = first === undefined ? NO_CARD : given[first]!;
        for (const seat of order) given[seat] = UNANSWERED;
        window.at = first === undefined ? 'cancel' : 'ask';
        if (first === undefined) return said.closed(board, window, flow);
        const played = { seat: first, card, isCancelled: false };
        window.chain.push(played);
        said.played(board, window, played, flow);
      }),
      cancel: deed((board, window, flow) => {
        window.at = 'carryOut';
        for (let place = window.chain.length - 1; place >= 0; place--) {
          const by = window.chain[place]!;
          const target = window.chain[said.cancels(board, window, place, flow)];
          if (by.isCancelled || target === undefined || target.isCancelled) continue;
          target.isCancelled = true;
          said.cancelled?.(board, window, target, by, flow);
        }
      }),
      carryOut: deed((board, window, flow) => {
        const place = window.carried++;
        const played = window.chain[place];
        if (played === undefined) return flow.pop();
        if (!played.isCancelled && said.cancels(board, window, place, flow) === NO_CARD) said.carryOut(board, window, played, flow);
      }),
    },
    reaction: {
      answer: {
        kind: 'decision',
        rules,
        // A lane that has answered stays until all have: to everybody else nothing has happened.
        who: (board, reaction) => (said.answersOf(board).given[reaction.seat] === UNANSWERED ? only(reaction.seat) : 0),
        insiders: own,
        isFaceless: true,
        offer(board, reaction, seat, out, table) {
          const offer = (card: number): void => {
            if (reaction.spent.includes(card)) out.deny(act.play(card), said.oncePerChain);
            else out.allow(act.play(card));
          };
          said.offerCards(board, reaction, seat, offer, out, table);
          out.allow(passing);
        },
        choose(board, { listeners }, seat, action, flow) {
          const { given } = said.answersOf(board);
          given[seat] = action === passing ? PASSED : argumentOf(action);
          // Whether it was the last one shows at once: who could take it back would try answers until they knew the others'.
          flow.seal('answered');
          if (listSeats(listeners).every((other) => given[other] !== UNANSWERED)) flow.unwindTo(said.window);
        },
      },
    },
  };
}

/** An order, from behind a seat on. */
function readAfter(order: readonly Seat[], last: Seat | undefined): readonly Seat[] {
  const place = last === undefined ? -1 : order.indexOf(last);
  return [...order.slice(place + 1), ...order.slice(0, place + 1)];
}

const ownOnly =
  (hidden: number): Veil<number[], number[], Answers> =>
  (values, viewer) =>
    values.map((value, seat) => (seat === viewer ? value : hidden));

/** Answers are for who gave them; the others do not even see that there is one. */
export const sealedAnswers: FieldsShown<Answers, Answers> = { given: ownOnly(SEALED), marked: ownOnly(SEALED) };

/** A window is open to all, and so are its lanes: who listens says nothing of who is asked. */
export const openWindow: FieldsShown<Omit<ReactionWindow, 'k'>, Omit<ReactionWindow, 'k'>> = {
  at: open,
  chain: [{ seat: open, card: open, isCancelled: open }],
  spent: open,
  carried: open,
};

export const openReaction: FieldsShown<Omit<Reaction, 'k'>, Omit<Reaction, 'k'>> = { at: open, seat: open, listeners: open, spent: open };

/** Answers that agree with what is seen: where others may have been asked, they have not answered yet. */
export const imagineAnswers = ({ given, marked }: Answers): Answers => ({
  given: given.map((answer) => (answer === SEALED ? UNANSWERED : answer)),
  marked: marked.map((card) => (card === SEALED ? NO_CARD : card)),
});
