import { argumentOf, countIn, drawFrom, only, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { CardId, DeckId } from '../content/ids.ts';
import { DECKS } from '../content/names.ts';
import { NONE, type Board, type Draft, type HiddenCard } from '../state/board.ts';
import type { DraftFrame, KeepFrame } from '../state/frames.ts';
import type { Flow, Step, Table } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { gear } from './11-gear.ts';
import { discard, gainCard, insidersOf, isReplaced, poolOf, unknown } from './cards.ts';

// HP-5: the draft. A card is dealt when its first holder looks at it; until then it is any of its deck.

const cardFrom = drawFrom('hp.deal');

const isSolo = ({ options }: Board): boolean => options.competition === 'solo';

/** The draft begins: nobody holds anything. */
export function dealing(board: Board): DraftFrame {
  board.draft = { hands: board.heroes.map(() => []), seen: board.heroes.map(() => []), choices: 0 };
  return { k: 'draft', at: 'deal' };
}

/** HP-5.1, HP-29.4: the decks of a hand, card by card. */
function dealOf(board: Board, { numbers }: Content): DeckId[] {
  const deal = isSolo(board) ? numbers.draft.solo : numbers.draft.deal;
  return [
    ...Array<DeckId>(deal.arms).fill(DECKS.indexOf('arms')),
    ...Array<DeckId>(deal.market).fill(DECKS.indexOf('market')),
    ...Array<DeckId>(deal.magic).fill(DECKS.indexOf('magic')),
    ...Array<DeckId>(deal.abilities).fill(DECKS.indexOf('abilities')),
  ];
}

/** How many cards are kept at the choice going on (HP-5.2 to HP-5.4, HP-29.4). */
export const keptAt = (board: Board, { numbers: { draft } }: Content): number =>
  isSolo(board) ? draft.soloKeep : draft.keep[board.draft!.choices]!;

const isLast = (board: Board, { numbers: { draft } }: Content): boolean => isSolo(board) || board.draft!.choices === draft.keep.length;

/** Somebody holds cards: what they have ever held, each as often as they held it at once. */
function remember({ hands, seen }: Draft, seat: Seat): void {
  const cards = hands[seat]!.map(({ card }) => card);
  for (const card of new Set(cards)) {
    const missing = countIn(cards, card) - countIn(seen[seat]!, card);
    for (let more = 0; more < missing; more++) seen[seat]!.push(card);
  }
}

/** Whose hand is dealt now, and from which deck. */
function nextDealt(board: Board, content: Content): { seat: Seat; deck: DeckId } {
  const decks = dealOf(board, content);
  const seat = board.draft!.hands.findIndex((hand) => hand.length < decks.length);
  return { seat, deck: decks[board.draft!.hands[seat]!.length]! };
}

/** A card is dealt face down to its holder; in Solo another in its place where it is of no use (HP-29.15). */
function deal(board: Board, seat: Seat, card: CardId, flow: Flow): boolean {
  const { content } = flow;
  if (isReplaced(board, content, card)) {
    board.removed.push(card);
    flow.tell({ t: 'cardBarred', rule: 'HP-29.15', deck: content.cards[card]!.deck, card });
    return false;
  }
  board.draft!.hands[seat]!.push({ card, seenBy: only(seat) });
  remember(board.draft!, seat);
  const dealt = { t: 'dealt', rule: isSolo(board) ? 'HP-29.4' : 'HP-5.1', seat } as const;
  flow.whisper(only(seat), { ...dealt, card }, { ...dealt, card: unknown(content.cards[card]!.deck) });
  return true;
}

/** HP-5.2 to HP-5.6: what is not kept goes to the left; after the last choice back to the decks. */
function passOn(board: Board, flow: Flow): void {
  const { content, seats } = flow;
  const draft = board.draft!;
  const kept = keptAt(board, content);
  const hands = draft.hands.map((hand, seat) => hand.slice(0, kept).map(({ card }): HiddenCard => ({ card, seenBy: only(seat) })));
  const packs = draft.hands.map((hand) => hand.slice(kept));
  draft.hands = hands;
  draft.choices++;
  if (isLast(board, content)) return;
  packs.forEach((pack, from) => {
    const to = (from + 1) % seats;
    hands[to]!.push(...pack.map(({ card }) => ({ card, seenBy: only(from) | only(to) })));
  });
  for (let seat = 0; seat < seats; seat++) remember(draft, seat);
  packs.forEach((pack, seat) => {
    const passed = { t: 'packPassed', rule: 'HP-5.3', seat } as const;
    const cards = pack.map(({ card }) => card);
    flow.whisper(only(seat) | only((seat + 1) % seats), { ...passed, cards }, { ...passed, cards: backsOf(content, cards) });
  });
}

/** What others see of cards: their decks, in no order that tells anything. */
const backsOf = (content: Content, cards: readonly CardId[]): CardId[] =>
  cards.map((card) => unknown(content.cards[card]!.deck)).toSorted((one, other) => other - one);

export const drafts = {
  deal: {
    kind: 'draw',
    rules: ['HP-5.1', 'HP-5.7', 'HP-29.4'],
    die: (board, _, { content }) => cardFrom(poolOf(board, content, nextDealt(board, content).deck).length),
    drawn(board, frame, outcome, flow) {
      const { content } = flow;
      const { seat, deck } = nextDealt(board, content);
      if (!deal(board, seat, poolOf(board, content, deck)[outcome]!, flow)) return;
      const full = dealOf(board, content).length;
      if (board.draft!.hands.every((hand) => hand.length === full)) frame.at = 'choose';
    },
  },
  choose: {
    kind: 'deed',
    rules: ['HP-5.5'],
    run(board, frame, flow) {
      frame.at = 'pass';
      flow.fork(board.heroes.map(({ seat }) => ({ k: 'keep', at: 'choose', seat, deck: NONE, kept: [] })));
    },
  },
  pass: {
    kind: 'deed',
    rules: ['HP-5.2', 'HP-5.3', 'HP-5.4', 'HP-5.5', 'HP-5.6'],
    run(board, frame, flow) {
      passOn(board, flow);
      frame.at = isLast(board, flow.content) ? 'arrange' : 'choose';
    },
  },
  arrange: {
    kind: 'deed',
    rules: ['HP-5.8', 'HP-5.9', 'HP-10.11'],
    run(board, frame, flow) {
      const { content } = flow;
      const { hands } = board.draft!;
      board.draft = null;
      for (const hero of board.heroes) {
        hero.isArranging = true;
        for (const { card } of hands[hero.seat]!) gainCard(board, content, hero.seat, card, false);
      }
      frame.at = 'show';
      hands.forEach((hand, seat) => {
        const cards = hand.map(({ card }) => card);
        const drafted = { t: 'drafted', rule: 'HP-5.9', seat } as const;
        flow.whisper(only(seat), { ...drafted, cards }, { ...drafted, cards: backsOf(content, cards) });
      });
      flow.fork(board.heroes.map(({ seat }) => gear(seat, 'HP-5.9')));
    },
  },
  show: {
    kind: 'deed',
    rules: ['HP-5.9'],
    run(board, _, flow) {
      for (const hero of board.heroes) hero.isArranging = false;
      flow.pop();
      for (const { seat, worn, attached, shown, hidden } of board.heroes) {
        const lying = hidden.map(({ card }) => card);
        const told = { t: 'arranged', rule: 'HP-5.9', seat, worn: worn.slice(), attached: attached.slice(), shown: shown.slice() } as const;
        // HP-27.11: teammates see what lies face down.
        flow.whisper(insidersOf(board, seat), { ...told, hidden: lying }, { ...told, hidden: backsOf(flow.content, lying) });
      }
    },
  },
} satisfies Step<DraftFrame>;

const handOf = ({ draft }: Board, seat: Seat): readonly HiddenCard[] => draft!.hands[seat]!;

/** HP-29.15: what may be replaced in the starting draw of Solo. */
const mayReplace = (board: Board, card: CardId, { content }: Table): boolean =>
  isSolo(board) && content.cards[card]!.dealsWithHeroes && poolOf(board, content, content.cards[card]!.deck).length > 0;

export const keeps = {
  choose: {
    kind: 'decision',
    rules: ['HP-5.2', 'HP-5.3', 'HP-5.4', 'HP-5.7', 'HP-5.8'],
    who: (_, { seat }) => only(seat),
    insiders: (_, { seat }) => only(seat),
    offer(board, { kept }, seat, out, table) {
      const held = handOf(board, seat).map(({ card }) => card);
      for (const card of new Set(held)) {
        if (countIn(held, card) > countIn(kept, card)) out.allow(act.keep(card));
        if (kept.length === 0 && mayReplace(board, card, table)) out.allow(act.discard(card));
      }
    },
    choose(board, frame, seat, action, flow) {
      const card = argumentOf(action);
      if (verbOf(action) === 'keep') {
        frame.kept.push(card);
        if (frame.kept.length === keptAt(board, flow.content)) frame.at = 'confirm';
        return;
      }
      const hand = board.draft!.hands[seat]!;
      hand.splice(
        hand.findIndex((held) => held.card === card),
        1,
      );
      discard(board, card);
      frame.deck = flow.content.cards[card]!.deck;
      frame.at = 'replace';
      flow.tell({ t: 'replaced', rule: 'HP-29.15', seat, card });
    },
  },
  replace: {
    kind: 'draw',
    rules: ['HP-29.15'],
    die: (board, { deck }, { content }) => cardFrom(poolOf(board, content, deck).length),
    drawn(board, frame, outcome, flow) {
      if (!deal(board, frame.seat, poolOf(board, flow.content, frame.deck)[outcome]!, flow)) return;
      frame.deck = NONE;
      frame.at = 'choose';
    },
  },
  confirm: {
    kind: 'decision',
    rules: ['HP-5.3', 'HP-5.5'],
    who: (_, { seat }) => only(seat),
    insiders: (_, { seat }) => only(seat),
    offer(_board, _frame, _seat, out) {
      out.allow(act.confirm());
      out.allow(act.again());
    },
    choose(board, frame, seat, action, flow) {
      if (action === act.again()) {
        frame.kept = [];
        frame.at = 'choose';
        return;
      }
      const rest = handOf(board, seat).slice();
      const kept = frame.kept.map(
        (card) =>
          rest.splice(
            rest.findIndex((held) => held.card === card),
            1,
          )[0]!,
      );
      board.draft!.hands[seat] = [...kept, ...rest];
      flow.pop();
      flow.tell({ t: 'ready', rule: 'HP-5.5', seat });
    },
  },
} satisfies Step<KeepFrame>;
