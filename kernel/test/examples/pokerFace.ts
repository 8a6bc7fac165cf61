/**
 * Law: reactions that give nothing away. Whoever boasts may be cheered, jabbed or hushed with cards that nobody else sees. Who is asked
 * follows from what all know; all answer at once, and whether somebody was asked, has answered or passed shows to nobody. A jab opens a
 * window inside the window: only who is jabbed may ward it off.
 */
import { defineVerbs, drawFrom, imagineAnswers, keysOf, named, newAnswers, newWindow, NO_CARD, only, open } from '../../index.ts';
import { openReaction, openWindow, reactions, sealedAnswers } from '../../index.ts';
import type { Answers, Decision, Deed, Draw, GameEvent, Reaction, ReactionWindow, Seat } from '../../index.ts';
import { byScore, copy, each, tinyGame, type Tiny } from './tinyGame.ts';

/** What the boast itself and the loss by a jab are in a chain: they lie in no hand. */
export const CARDS = ['hush1', 'hush2', 'hush3', 'cheer1', 'cheer2', 'jab1', 'jab2', 'ward1', 'ward2', 'boast', 'loss'];
const [BOAST, LOSS] = [9, 10];
const UNSEEN = -1;
const HAND = 2;

const kindOf = (card: number): string => CARDS[card]!.replace(/\d/, '');
const fits = (about: About, card: number): boolean => (about === 'loss') === (kindOf(card) === 'ward');

type About = 'boast' | 'loss';
type Seen = { hands: number[][]; played: number[]; points: number[]; answers: Answers };
type Board = Seen & { deck: number[] };
type Sight = Seen & { deck: number };
type Turn = { readonly k: 'turn'; at: 'deal' | 'boast' | 'next'; seat: Seat };
interface Window extends ReactionWindow {
  readonly k: 'window';
  readonly about: About;
  /** Who boasts, or who would lose a point. */
  readonly seat: Seat;
}
interface Answering extends Reaction {
  readonly k: 'answering';
  readonly about: About;
}
type Event = GameEvent & ({ t: 'dealt' | 'plays' | 'cancelled' | 'done'; seat: Seat; card: number } | { t: 'quiet' });
type Types = Tiny<Board, Turn | Window | Answering, Verb, Event, Sight>;
type Verb = 'boast' | 'play' | 'pass';

const verbs = defineVerbs({ boast: null, play: 'card', pass: null });
const { act } = verbs;
const pile = drawFrom('poker-face.card');

const deal: Draw<Types, Turn> = {
  kind: 'draw',
  rules: ['everybody is dealt two cards, in secret'],
  die: (board) => pile(board.deck.length),
  drawn(board, frame, outcome, flow) {
    const seat = board.hands.findIndex((hand) => hand.length < HAND);
    const card = board.deck.splice(outcome, 1)[0]!;
    board.hands[seat]!.push(card);
    if (board.hands.every((hand) => hand.length === HAND)) frame.at = 'boast';
    const dealt = { t: 'dealt', rule: 'deal', seat } as const;
    flow.whisper(only(seat), { ...dealt, card }, { ...dealt, card: UNSEEN });
  },
};

const boast: Decision<Types, Turn> = {
  kind: 'decision',
  rules: ['boast, for all to hear'],
  who: (_board, { seat }) => only(seat),
  offer: (_board, _frame, _seat, out) => out.allow(act.boast()),
  choose(_board, frame, seat, _action, flow) {
    frame.at = 'next';
    flow.push({ k: 'window', about: 'boast', seat, ...newWindow({ seat, card: BOAST }) });
  },
};

const next: Deed<Types, Turn> = {
  kind: 'deed',
  rules: ['everybody boasts once'],
  run(board, frame, flow) {
    if (frame.seat + 1 === flow.seats) flow.finish(byScore('all have boasted', board.points));
    else flow.become({ k: 'turn', at: 'boast', seat: frame.seat + 1 });
  },
};

const { window, reaction } = reactions<Types, Window, Answering>({
  rules: ['play a card that fits, or pass'],
  act,
  window: 'window',
  oncePerChain: 'once in a chain',
  answersOf: (board) => board.answers,
  asked({ hands, played }, { about, seat: concerned }) {
    const isOut = CARDS.some((_, card) => card < BOAST && fits(about, card) && !played.includes(card));
    return hands.reduce(
      (asked, { length }, seat) => asked | (isOut && length > 0 && (about !== 'loss' || seat === concerned) ? only(seat) : 0),
      0,
    );
  },
  listeners: (board, { about, seat }) => (about === 'loss' ? only(seat) : (1 << board.hands.length) - 1),
  order: ({ hands }, { about, seat }) => (about === 'loss' ? [seat] : hands.map((_, place) => (seat + 1 + place) % hands.length)),
  reaction: (_board, { about }, lane) => ({ k: 'answering', about, ...lane }),
  offerCards: ({ hands }, { about }, seat, offer) => hands[seat]!.filter((card) => fits(about, card)).forEach(offer),
  played(board, _window, { seat, card }, flow) {
    board.hands[seat]!.splice(board.hands[seat]!.indexOf(card), 1);
    board.played.push(card);
    flow.tell({ t: 'plays', rule: 'play', seat, card });
  },
  closed: (_board, _window, flow) => flow.tell({ t: 'quiet', rule: 'pass' }),
  cancels: (_board, { chain }, place) => (['hush', 'ward'].includes(kindOf(chain[place]!.card)) ? place - 1 : NO_CARD),
  cancelled: (_board, _window, { seat, card }, _by, flow) => flow.tell({ t: 'cancelled', rule: 'cancel', seat, card }),
  carryOut(board, from, { seat, card }, flow) {
    if (kindOf(card) === 'jab')
      flow.push({ k: 'window', about: 'loss', seat: from.seat, ...newWindow({ seat: from.seat, card: LOSS }, from) });
    else board.points[seat]! += card === LOSS ? -1 : 1;
    flow.tell({ t: 'done', rule: 'carry out', seat, card });
  },
});

export const pokerFace = tinyGame<Board, Turn | Window | Answering, Verb, Event, Sight>('poker-face', {
  seats: { least: 2, most: 3 },
  keys: keysOf(verbs, { card: named(CARDS) }),
  steps: { turn: { deal, boast, next }, window, answering: reaction },
  secrecy: {
    board: {
      hands: (hands, viewer) => hands.map((hand, seat) => (seat === viewer ? hand.slice() : each(hand.length, UNSEEN))),
      played: open,
      points: open,
      answers: sealedAnswers,
      deck: (deck) => deck.length,
    },
    frames: {
      turn: { at: open, seat: open },
      window: { ...openWindow, about: open, seat: open },
      answering: { ...openReaction, about: open },
    },
  },
  setUp: (_options, seats) => ({
    board: {
      hands: each(seats, 0).map(() => []),
      played: [],
      points: each(seats, 0),
      answers: newAnswers(seats),
      deck: CARDS.map((_, card) => card).slice(0, BOAST),
    },
    frame: { k: 'turn', at: 'deal', seat: 0 },
  }),
  imagine({ sight }, random) {
    const { hands, played, points, answers } = copy(sight);
    const known = new Set([...played, ...hands.flat()]);
    const deck = random.shuffle(CARDS.map((_, card) => card).filter((card) => card < BOAST && !known.has(card)));
    return {
      hands: hands.map((hand) => hand.map((card) => (card === UNSEEN ? deck.pop()! : card))),
      played,
      points,
      answers: imagineAnswers(answers),
      deck,
    };
  },
  questions: { 'answering.answer': { defaultAnswer: () => act.pass() } },
  audit({ board }) {
    const all = new Set([...board.hands.flat(), ...board.played, ...board.deck]);
    if (all.size !== BOAST) throw new Error(`${all.size} cards; expected ${BOAST}`);
  },
});
