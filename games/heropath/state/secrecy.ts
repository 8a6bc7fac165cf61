import {
  holds,
  isTalker,
  imagineAnswers,
  open,
  openReaction,
  openWindow,
  privateTalk,
  sealedAnswers,
  type Random,
  type Seat,
  type Secrecy,
  type ViewOf,
} from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import { DECKS } from '../content/names.ts';
import { accountedIn, gainHidden, insertHidden, insidersOf, isUnknown, mayLieHidden, seenOf, unknown } from '../rules/cards.ts';
import { poolNumber, takeToken, tokensIn } from '../rules/pools.ts';
import { isFaceUp } from '../rules/things.ts';
import { NONE, UNDECIDED, type Board, type Enemy, type Hero, type HiddenCard } from './board.ts';
import { copyBoard } from './copy.ts';
import type { Heropath } from './types.ts';

// What a seat may know (the table "Hidden information" of the rulebook), and what it can imagine.

/** In place of a split that somebody else has chosen (HP-25.3). */
const SEALED = -2;

const isKnownTo = (enemy: Enemy, viewer: Seat): boolean => isFaceUp(enemy) || holds(enemy.seenBy, viewer);

/** HP-5.9: whether somebody may not see yet how a hero arranges his cards. */
const isVeiled = ({ seat, isArranging }: Hero, viewer: Seat): boolean => isArranging && seat !== viewer;

const squares = (cards: CardId[], viewer: Seat, hero: Hero): CardId[] => (isVeiled(hero, viewer) ? cards.map(() => NONE) : cards);
/** All that a hero arranges is still a hand to others: six cards of which only the backs are seen. */
const handOf = ({ worn, attached, shown, hidden }: Hero): HiddenCard[] => [
  ...[...worn, ...attached, ...shown].flatMap((card) => (card === NONE ? [] : [{ card, seenBy: 0 }])),
  ...hidden.map(({ card }) => ({ card, seenBy: 0 })),
];

export const secrecyOf = (content: Content): Secrecy<Heropath> => {
  const hands = (held: readonly HiddenCard[][], viewer: Seat): HiddenCard[][] =>
    held.map((hand, seat) => (seat === viewer ? hand.map(({ card, seenBy }) => ({ card, seenBy })) : seenOf(content, hand, viewer)));
  return {
    board: {
      options: {
        attributes: open,
        morals: open,
        turns: open,
        competition: open,
        style: open,
        difficulty: open,
        teamSize: open,
        expansion: open,
        stopHero: open,
        trust: open,
        lastDusk: open,
        lastRound: open,
        leavers: open,
      },
      round: open,
      first: open,
      inTurn: open,
      risen: open,
      inFire: open,
      gearing: open,
      frozen: open,
      leaving: open,
      heroes: [
        {
          seat: open,
          team: open,
          id: open,
          at: open,
          asleep: open,
          isOff: open,
          gems: open,
          gold: open,
          food: open,
          leeches: open,
          worn: squares,
          attached: squares,
          shown: (shown, viewer, hero) => (isVeiled(hero, viewer) ? [] : shown),
          hidden: (hidden, viewer, hero) => seenOf(content, isVeiled(hero, viewer) ? handOf(hero) : hidden, viewer),
          isArranging: open,
          actions: open,
          bonus: open,
          nextActions: open,
          marks: { rested: open, visited: open, again: open, encountered: open, refreshes: open, exchanged: open },
          streak: { unit: open, losses: open },
          spent: [{ card: open, clause: open, until: open }],
          battle: {
            foe: open,
            dice: open,
            foeDice: open,
            aid: { power: open, extraDice: open, fewerFoeDice: open, weaken: open, calm: open, hasBurst: open, isCaptured: open },
          },
          favour: {
            crossing: open,
            evasions: open,
            isMoved: open,
            traded: open,
            refused: open,
            searchesAgain: open,
            relief: open,
            savedBy: open,
          },
          burned: open,
        },
      ],
      enemies: [
        {
          unit: open,
          at: open,
          kind: (kind, viewer, enemy) => (isKnownTo(enemy, viewer) ? kind : UNDECIDED),
          // Who looked, everybody saw.
          seenBy: open,
        },
      ],
      nextUnit: open,
      // What others have looked at is, for who has not, still any token of its pool.
      pools: (pools, viewer, { enemies, poolStarts }) => {
        const seen = pools.map((pool) => pool.slice());
        for (const enemy of enemies)
          if (enemy.kind !== UNDECIDED && !isKnownTo(enemy, viewer)) seen[poolNumber(poolStarts, enemy.unit)]![enemy.kind]!++;
        return seen;
      },
      poolStarts: open,
      stock: open,
      scale: { level: open, received: open, dead: open, marker: open },
      gathered: open,
      dragon: open,
      flights: open,
      ferry: open,
      sites: open,
      lyingGold: open,
      lyingFood: open,
      piles: [{ number: open, at: open, cards: (cards, viewer) => seenOf(content, cards, viewer) }],
      display: open,
      discard: open,
      removed: open,
      inPlay: open,
      plays: [{ card: open, seat: open, clause: open, target: open, unit: open, what: open, against: open }],
      aimed: { target: open, unit: open },
      looks: [
        {
          seat: open,
          deck: open,
          cards: (cards, viewer, { seat, deck }) => (seat === viewer ? cards.slice() : cards.map(() => unknown(deck))),
        },
      ],
      lasting: [{ effect: open, on: open, by: open, until: open }],
      draft: {
        hands,
        seen: (seen, viewer) => seen.map((cards, seat) => (seat === viewer ? cards.slice() : [])),
        choices: open,
      },
      splits: (splits, viewer) => splits.map((chosen, seat) => (chosen >= 0 && seat !== viewer ? SEALED : chosen)),
      answers: sealedAnswers,
      votes: open,
      discoveries: open,
      realTime: {
        calls: open,
        open,
        acting: open,
        walking: open,
        landings: open,
        heldBy: open,
        isStopped: open,
        caller: open,
        charging: open,
        hasFought: open,
        calledInVain: open,
        passive: open,
        agreed: open,
        waiting: open,
        isLastCall: open,
        last: open,
        commands: open,
        stops: open,
      },
    },
    frames: {
      setUp: { at: open, next: open },
      split: { at: open, seat: open },
      draft: { at: open },
      keep: {
        at: (at, viewer, { seat }) => (at === 'confirm' && seat !== viewer ? 'choose' : at),
        seat: open,
        deck: open,
        kept: (kept, viewer, { seat }) => (seat === viewer ? kept.slice() : []),
      },
      gear: { at: open, seat: open, rule: open },
      aside: { at: open, seat: open },
      draw: { at: open, seat: open, deck: open, left: open, card: open, rule: open },
      refill: { at: open, deck: open },
      table: { at: open },
      rounds: { at: open, place: open, isGathered: open, deferred: open, acts: open },
      dawn: { at: open, seat: open },
      dusk: { at: open, seat: open },
      turn: { at: open, seat: open, members: open, done: open, left: open, had: open, wish: open, isRefused: open, mayDefer: open },
      travel: { at: open, seat: open, walked: open, hasRidden: open, evaded: open, face: open },
      rest: { at: open, seat: open, ate: open, face: open, searched: open },
      visit: { at: open, seat: open, site: open, used: open },
      discover: { at: open, seat: open, space: open, isDiscovery: open },
      expose: { at: open, units: open, rule: open },
      fight: { at: open, seat: open, foe: open, result: open },
      ritual: { at: open, seat: open, next: open, from: open, foeDice: open },
      summon: { at: open, seat: open },
      dragon: { at: open, seat: open, next: open, face: open, chosen: open },
      place: { at: open, seat: open, from: open, distance: open, isExact: open, left: open, unit: open, rule: open },
      enemyMove: { at: open, seat: open },
      found: { at: open, seat: open, distance: open, isFree: open, site: open, left: open },
      shift: { at: open, seat: open, unit: open, left: open, mayStop: open },
      limit: { at: open, seat: open },
      finale: { at: open, winners: open, reason: open, next: open, totals: open },
      consent: { at: open, seat: open, wish: open },
      stop: { at: open, kind: open, seat: open, card: open, during: open, target: open },
      passive: { at: open, seat: open, members: open, acts: open },
      window: { ...openWindow, window: open, seat: open, concerned: open, foe: open, deed: open, losses: open, cause: open },
      reaction: {
        ...openReaction,
        window: open,
        actor: open,
        concerned: open,
        foe: open,
        deed: open,
        losses: open,
        cause: open,
        chain: open,
      },
      loss: { at: open, cause: open, rule: open, losses: open },
      card: { at: open, seat: open, card: open, during: open, clauses: open, actor: open, chain: open, isEncounter: open },
      pay: { at: open, seat: open, due: open },
      instant: { at: open, seat: open, card: open },
      effects: {
        at: open,
        seat: open,
        queue: open,
        rule: open,
        card: open,
        or: open,
        target: open,
        unit: open,
        what: open,
        left: open,
        chosen: open,
      },
      encounter: { at: open, seat: open, victim: open, kind: open, what: open, byCard: open },
      trade: {
        at: open,
        kind: open,
        ...privateTalk,
        offersLeft: (left, viewer, talk) => (isTalker(talk, viewer) ? left : content.numbers.offers),
      },
    },
  };
};

/** What was not seen may be any card and any token that is nowhere in sight; what is sealed may be anything. */
export function imagineBoard({ sight, viewer }: ViewOf<Heropath>, content: Content, random: Random): Board {
  const board = copyBoard(sight);
  const decks = shuffledDecks(board, content, random);
  const drawn = (card: CardId): CardId => decks[-2 - card]!.pop()!;
  /** HP-11.18: of a card that lies face down everybody knows that it may. */
  const drawnHidden = (card: CardId): CardId => {
    const deck = decks[-2 - card]!;
    return deck.splice(
      deck.findLastIndex((other) => mayLieHidden(content, other)),
      1,
    )[0]!;
  };
  if (board.draft !== null) imagineDraft(board, viewer, content, random, decks);
  for (const hero of board.heroes) imagineHero(board, hero, content, hero.isArranging ? drawn : drawnHidden);
  for (const pile of board.piles) pile.cards = imagined(pile.cards, 0, drawnHidden);
  for (const look of board.looks) look.cards = look.cards.map((card) => (isUnknown(card) ? drawn(card) : card));
  for (const enemy of board.enemies) {
    if (enemy.seenBy === 0 || enemy.kind !== UNDECIDED) continue;
    const pool = board.pools[poolNumber(board.poolStarts, enemy.unit)]!;
    enemy.kind = takeToken(pool, random.below(tokensIn(pool)));
  }
  board.splits = board.splits.map((chosen) => (chosen === SEALED ? random.below(content.numbers.equivalent.free + 1) : chosen));
  board.answers = imagineAnswers(board.answers);
  return board;
}

/** By deck: what lies in none of the places in sight, in a random order. */
function shuffledDecks(board: Board, content: Content, random: Random): CardId[][] {
  const accounted = accountedIn(board, content);
  return DECKS.map((name) => {
    const rest: CardId[] = [];
    const { from, to } = content.decks[name];
    for (let card = from; card < to; card++)
      for (let left = content.cards[card]!.count - accounted[card]!; left > 0; left--) rest.push(card);
    return random.shuffle(rest);
  });
}

function imagined(cards: readonly HiddenCard[], seenBy: number, drawn: (card: CardId) => CardId): HiddenCard[] {
  const whole: HiddenCard[] = [];
  for (const one of cards)
    insertHidden(whole, isUnknown(one.card) ? { card: drawn(one.card), seenBy } : { card: one.card, seenBy: one.seenBy | seenBy });
  return whole;
}

function imagineHero(board: Board, hero: Hero, content: Content, drawn: (card: CardId) => CardId): void {
  const cards = imagined(hero.hidden, insidersOf(board, hero.seat), drawn);
  if (!hero.isArranging) {
    hero.hidden = cards;
    return;
  }
  hero.hidden = [];
  for (const card of cards) gainHidden(board, content, hero.seat, card);
}

/** What the viewer has passed on and lost sight of lies in the hand of another. */
function imagineDraft(board: Board, viewer: Seat, content: Content, random: Random, decks: CardId[][]): void {
  const draft = board.draft!;
  const inSight = accountedIn(board, content);
  for (const card of new Set(draft.seen[viewer] ?? [])) {
    const deck = decks[content.cards[card]!.deck]!;
    const times = draft.seen[viewer]!.filter((other) => other === card).length;
    // On top of its deck it is the next to be drawn: it is in somebody's hand for certain.
    for (let missing = times - inSight[card]!; missing > 0; missing--) {
      const place = deck.indexOf(card);
      if (place >= 0) deck.push(...deck.splice(place, 1));
    }
  }
  draft.hands = draft.hands.map((hand, seat) => {
    const whole = hand.map(({ card, seenBy }) =>
      isUnknown(card) ? { card: decks[-2 - card]!.pop()!, seenBy: 1 << seat } : { card, seenBy },
    );
    return seat === viewer ? whole : random.shuffle(whole);
  });
  draft.seen = draft.hands.map((hand, seat) => (seat === viewer ? draft.seen[seat]! : hand.map(({ card }) => card)));
}
