/**
 * Law: a draft by passed packs. A card of a pack is no card yet until its first holder looks. All choose at once and in secret what to keep,
 * and may choose anew each time; what is passed is known to who passed it, until the next holder has chosen. That somebody has chosen is
 * known to all.
 */
import { argumentOf, defineVerbs, drawFrom, holds, keysOf, numbered, only, open } from '../../index.ts';
import type { Decision, Deed, Draw, GameEvent, Seat, Seats } from '../../index.ts';
import { byScore, copy, each, tinyGame, type Tiny } from './tinyGame.ts';

const UNSEEN = -1;
const CARDS = 16;
const HAND = 4;
/** How many are kept in each choice; after the last one the others go back. */
const KEPT = [1, 2, 3];

/** Who knows where it is. */
type Card = { card: number; knownBy: Seats };
/** `seen`: what each has ever held. The rest of the cards nobody has looked at. */
type Board = { round: number; hands: Card[][]; seen: number[][] };
type Sight = { round: number; hands: number[][]; seen: number[] };
type Draft = { readonly k: 'draft'; at: 'choose' | 'pass' };
type Pick = { readonly k: 'pick'; at: 'look' | 'keep' | 'confirm'; seat: Seat; kept: number[] };
type Event = GameEvent &
  (
    | { t: 'saw'; seat: Seat; card: number }
    | { t: 'chose'; seat: Seat }
    | { t: 'passed'; seat: Seat; cards: number[] }
    | { t: 'shown'; worth: number[] }
  );
type Types = Tiny<Board, Draft | Pick, Verb, Event, Sight>;
type Verb = 'keep' | 'confirm' | 'think-again';

const verbs = defineVerbs({ keep: 'card', confirm: null, 'think-again': null });
const { act } = verbs;
const pile = drawFrom('passed-packs.card');

const unseenIn = ({ seen }: Board): number[] =>
  each(CARDS, 0).flatMap((_, card) => (seen.some((cards) => cards.includes(card)) ? [] : [card]));

const begin: Deed<Types, Draft> = {
  kind: 'deed',
  rules: ['all choose at once'],
  run(board, frame, flow) {
    frame.at = 'pass';
    flow.fork(board.hands.map((hand, seat) => ({ k: 'pick', at: hand.length < HAND ? 'look' : 'keep', seat, kept: [] })));
  },
};

const look: Draw<Types, Pick> = {
  kind: 'draw',
  rules: ['what is in a pack is decided when its first holder looks'],
  die: (board) => pile(unseenIn(board).length),
  drawn(board, frame, outcome, flow) {
    const { seat } = frame;
    const card = unseenIn(board)[outcome]!;
    board.hands[seat]!.push({ card, knownBy: only(seat) });
    board.seen[seat]!.push(card);
    if (board.hands[seat]!.length === HAND) frame.at = 'keep';
    flow.whisper(only(seat), { t: 'saw', rule: 'look', seat, card }, { t: 'saw', rule: 'look', seat, card: UNSEEN });
  },
};

const keep: Decision<Types, Pick> = {
  kind: 'decision',
  rules: ['keep so many, whatever was kept before'],
  who: (_board, { seat }) => only(seat),
  insiders: (_board, { seat }) => only(seat),
  offer(board, { kept }, seat, out) {
    for (const { card } of board.hands[seat]!) if (!kept.includes(card)) out.allow(act.keep(card));
  },
  choose(board, frame, _seat, action) {
    frame.kept.push(argumentOf(action));
    if (frame.kept.length === KEPT[board.round]) frame.at = 'confirm';
  },
};

const confirm: Decision<Types, Pick> = {
  ...keep,
  offer: (_board, _frame, _seat, out) => [act.confirm(), act['think-again']()].forEach((action) => out.allow(action)),
  choose(board, frame, seat, action, flow) {
    if (action === act['think-again']()) return flow.become({ k: 'pick', at: 'keep', seat, kept: [] });
    const isKept = ({ card }: Card): boolean => frame.kept.includes(card);
    board.hands[seat] = [...board.hands[seat]!.filter(isKept), ...board.hands[seat]!.filter((card) => !isKept(card))];
    flow.pop();
    flow.tell({ t: 'chose', rule: 'confirm', seat });
  },
};

const pass: Deed<Types, Draft> = {
  kind: 'deed',
  rules: ['when all have chosen, packs go to the left', 'after the last choice what is kept is shown, and the rest goes back'],
  run(board, frame, flow) {
    const kept = board.hands.map((hand, seat) => hand.splice(0, KEPT[board.round]).map(({ card }) => ({ card, knownBy: only(seat) })));
    const packs = board.hands;
    board.hands = kept;
    if (++board.round === KEPT.length) {
      const worth = kept.map((hand) => hand.reduce((sum, { card }) => sum + card, 0));
      flow.finish(byScore('drafted', worth));
      flow.tell({ t: 'shown', rule: 'end', worth });
      return;
    }
    frame.at = 'choose';
    packs.forEach((pack, from) => {
      const to = (from + 1) % flow.seats;
      board.hands[to]!.push(...pack.map(({ card }) => ({ card, knownBy: only(from) | only(to) })));
      board.seen[to] = [...new Set([...board.seen[to]!, ...pack.map(({ card }) => card)])];
    });
    packs.forEach((pack, seat) => {
      const passed = { t: 'passed', rule: 'pass', seat } as const;
      const cards = pack.map(({ card }) => card);
      const hidden = { ...passed, cards: each(pack.length, UNSEEN) };
      flow.whisper(only(seat) | only((seat + 1) % flow.seats), { ...passed, cards }, hidden);
    });
  },
};

/** A hand as others see it: what they know first, so that its order tells nothing. */
const handFor = (hand: readonly Card[], viewer: Seat, seat: Seat): number[] => {
  const cards = hand.map(({ card, knownBy }) => (holds(knownBy, viewer) ? card : UNSEEN));
  return seat === viewer ? cards : cards.toSorted((one, other) => other - one);
};

export const passedPacks = tinyGame<Board, Draft | Pick, Verb, Event, Sight>('passed-packs', {
  seats: { least: 2, most: 3 },
  keys: keysOf(verbs, { card: numbered(CARDS) }),
  steps: { draft: { choose: begin, pass }, pick: { look, keep, confirm } },
  secrecy: {
    board: {
      round: open,
      hands: (hands, viewer) => hands.map((hand, seat) => handFor(hand, viewer, seat)),
      seen: (seen, viewer) => seen[viewer]?.slice() ?? [],
    },
    frames: {
      draft: { at: open },
      pick: {
        at: (at, viewer, { seat }) => (at === 'confirm' && seat !== viewer ? 'keep' : at),
        seat: open,
        kept: (kept, viewer, { seat }) => (seat === viewer ? kept.slice() : []),
      },
    },
  },
  setUp: (_options, seats) => ({
    board: { round: 0, hands: each(seats, 0).map(() => []), seen: each(seats, 0).map(() => []) },
    frame: { k: 'draft', at: 'choose' },
  }),
  imagine({ sight, viewer }, random) {
    const { round, hands, seen } = copy(sight);
    const known = new Set(hands.flat());
    // What the viewer has passed on and lost sight of lies in the hand of another, until the rest goes back.
    const lost = random.shuffle(seen.filter((card) => !known.has(card)));
    const others = random.shuffle(each(CARDS, 0).flatMap((_, card) => (known.has(card) || seen.includes(card) ? [] : [card])));
    const drawn = (): number => lost.pop() ?? others.pop()!;
    const held = hands.map((hand, seat) =>
      hand.map((card): Card =>
        card === UNSEEN ? { card: drawn(), knownBy: only(seat) } : { card, knownBy: only(seat) | (viewer < 0 ? 0 : only(viewer)) },
      ),
    );
    const inOrder = held.map((hand, seat) => (seat === viewer ? hand : random.shuffle(hand)));
    return { round, hands: inOrder, seen: inOrder.map((hand, seat) => (seat === viewer ? seen : hand.map(({ card }) => card))) };
  },
  audit({ board: { hands } }) {
    const cards = hands.flat().map(({ card }) => card);
    if (new Set(cards).size !== cards.length) throw new Error(`A card is in two hands: ${cards.join()}`);
  },
});
