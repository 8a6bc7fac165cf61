import { NO_CARD, everyone, holds, only, reactions, type Played, type Seat, type Seats } from '@hoard/kernel';
import type { CardId, Content } from '../content/content.ts';
import { ENCOUNTERS } from '../content/names.ts';
import { NONE, type Board, type Hero } from '../state/board.ts';
import type { ReactionFrame, WindowFrame } from '../state/cardFrames.ts';
import type { Flow, Heropath, Step, Table } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { stopsAll } from './beyond.ts';
import { carryOut, discardPlayed, openly, playingCard, reveal } from './10-cards.ts';
import { clauseOf, clausesFor, couldUse, isMissing, isPlayable, playOf, seenOpenly, type Occasion } from './clauses.ts';
import { seeming } from './standing.ts';
import { feetInTheAir, isFree } from './stops.ts';
import { isAwake } from './things.ts';
import { FELLOWSHIP } from '../state/keys.ts';

const occasionOf = ({ window, seat, concerned, deed, chain, losses, cause }: WindowFrame): Occasion => ({
  during: window,
  actor: seat,
  concerned,
  deed,
  chain: chain.map(({ card }) => card),
  losses,
  cause,
});

const inLane = ({ window, actor, concerned, deed, chain, losses, cause }: ReactionFrame): Occasion => ({
  during: window,
  actor,
  concerned,
  deed,
  chain,
  losses,
  cause,
});

/** Who would lose something. */
const losersIn = (losses: readonly number[]): Seats => losses.reduce((losers, loss, seat) => (loss > 0 ? losers | only(seat) : losers), 0);

/** HP-24.19: who would lose something is known to all, and nobody else could answer. HP-26.13: in Real Time most windows are for one, or none. */
function listening(board: Board, { window, seat, concerned, deed, losses, chain }: WindowFrame, { content }: Table): Seats {
  if (window === 'w6') return losersIn(losses);
  if (!isFree(board)) return everyone(board.heroes.length);
  if (window === 'w7') return isLanding(board, seat) || !stopsAll(content, chain[0]!.card) ? 0 : everyone(board.heroes.length);
  if (isMissing(window)) return 0;
  if (window === 'w2') return ENCOUNTERS.some((kind) => kind === deed) ? only(concerned) : 0;
  return only(seat);
}

/** HP-26.15: he has a foot in the air while another has called a STOP. */
const isLanding = ({ realTime }: Board, seat: Seat): boolean =>
  realTime !== null && realTime.isStopped && holds(feetInTheAir(realTime), seat);

/** HP-24.4: who could use a card by what everybody knows. In Solo there is nobody to hide it from (HP-29.16). */
function asked(board: Board, frame: WindowFrame, table: Table): Seats {
  const { content } = table;
  const occasion = occasionOf(frame);
  const listeners = listening(board, frame, table);
  let asks = 0;
  for (const hero of board.heroes) {
    if (!isAwake(hero) || !holds(listeners, hero.seat)) continue;
    const isAsked =
      board.options.competition === 'solo' ? playable(board, content, hero, occasion) : mightPlay(board, content, hero, occasion);
    if (isAsked) asks |= only(hero.seat);
  }
  return asks;
}

/** The cards that may be played in a window at all, by window; those without a square by deck, since only they can lie hidden. */
interface Index {
  /** By card: in which windows it works. */
  readonly windows: readonly Seats[];
  /** By window, then by deck: cards that may lie face down. */
  readonly hidden: readonly (readonly (readonly CardId[])[])[];
  /** Cards that may lie face down and count as gems for requirements: by attribute. */
  readonly helping: readonly (readonly CardId[])[];
}

const WINDOWS_IN_USE = ['w1', 'w2', 'w4', 'w5', 'w6', 'w7', 'w8', 'w10', 'open'] as const;
const indices = new WeakMap<Content, Index>();

function indexOf(content: Content): Index {
  const found = indices.get(content);
  if (found !== undefined) return found;
  const windows = content.cards.map((card) =>
    WINDOWS_IN_USE.reduce((bits, window, place) => {
      const fits = card.clauses.some(
        ({ when, windows: named }) => named.includes(window) || (window !== 'open' && (when === 'hit' || when === 'counter')),
      );
      return fits || (window === 'w4' && card.dealsWithHeroes) ? bits | (1 << place) : bits;
    }, 0),
  );
  const mayHide = (card: CardId): boolean =>
    content.cards[card]!.slot === undefined && (content.cards[card]!.category === MAGIC || content.cards[card]!.category === ABILITIES);
  const index = {
    windows,
    hidden: WINDOWS_IN_USE.map((_, place) =>
      DECK_ROWS.map((deck) =>
        content.cards.flatMap((card, row) => (card.deck === deck && mayHide(row) && (windows[row]! >> place) & 1 ? [row] : [])),
      ),
    ),
    helping: content.cards[0]!.needs.map((_, attribute) =>
      content.cards.flatMap((card, row) =>
        mayHide(row) &&
        card.clauses.some(({ when, does }) => when === 'passive' && does.some((effect) => helps(content, effect, attribute)))
          ? [row]
          : [],
      ),
    ),
  };
  indices.set(content, index);
  return index;
}

const MAGIC = 0;
const ABILITIES = 3;
const DECK_ROWS = [0, 1, 2, 3, 4];

function helps({ effects }: Content, place: number, attribute: number): boolean {
  const effect = effects[place]!;
  return effect.do === 'seem' && effect.attribute === attribute;
}

const placeOf = (during: string): number => WINDOWS_IN_USE.findIndex((window) => window === during);

/** Whether a card that everybody knows fits, or one that he might have. */
function mightPlay(board: Board, content: Content, hero: Hero, occasion: Occasion): boolean {
  const { windows, hidden } = indexOf(content);
  const place = placeOf(occasion.during);
  for (const card of hero.worn)
    if (card >= 0 && (windows[card]! >> place) & 1 && mightUse(board, content, hero, card, occasion)) return true;
  for (const card of hero.attached)
    if (card >= 0 && (windows[card]! >> place) & 1 && mightUse(board, content, hero, card, occasion)) return true;
  for (const card of hero.shown)
    if ((windows[card]! >> place) & 1 && content.cards[card]!.slot === undefined && mightUse(board, content, hero, card, occasion))
      return true;
  let decks = 0;
  for (const { card } of hero.hidden) decks |= 1 << content.cards[card]!.deck;
  for (let deck = 0; decks >> deck > 0; deck++) {
    if (((decks >> deck) & 1) === 0) continue;
    for (const card of hidden[place]![deck]!)
      if (mightUse(board, content, hero, card, occasion) && seenOpenly(board, card) < content.cards[card]!.count) return true;
  }
  return false;
}

function mightUse(board: Board, content: Content, hero: Hero, card: CardId, occasion: Occasion): boolean {
  if (!mightMeetNeeds(board, content, hero, card)) return false;
  const { clauses, dealsWithHeroes } = content.cards[card]!;
  for (let place = 0; place < clauses.length; place++) if (couldUse(board, content, hero.seat, card, place, occasion)) return true;
  return dealsWithHeroes && couldUse(board, content, hero.seat, card, FELLOWSHIP, occasion);
}

/** HP-24.4: counting all help for requirements that he could have, face down too. */
function mightMeetNeeds(board: Board, content: Content, hero: Hero, card: CardId): boolean {
  const { needs } = content.cards[card]!;
  for (let attribute = 0; attribute < needs.length; attribute++) {
    const lacks = needs[attribute]! - hero.gems[attribute]!;
    if (lacks > 0 && lacks > possibleHelp(board, content, hero, attribute)) return false;
  }
  return true;
}

function possibleHelp(board: Board, content: Content, hero: Hero, attribute: number): number {
  const { hidden } = hero;
  let help = seeming(content, hero, attribute, true);
  for (const card of indexOf(content).helping[attribute]!) {
    const { deck, count } = content.cards[card]!;
    const mayHave = hidden.some((held) => content.cards[held.card]!.deck === deck) && seenOpenly(board, card) < count;
    if (mayHave && !hero.shown.includes(card)) help++;
  }
  return help;
}

/** Calls `found` for each card that a hero may really play; without it, says whether there is one. */
function playable(board: Board, content: Content, hero: Hero, occasion: Occasion, found?: (card: CardId) => void): boolean {
  const { windows } = indexOf(content);
  const place = placeOf(occasion.during);
  let any = false;
  let last = NONE;
  const look = (card: CardId): void => {
    if (card < 0 || card === last || ((windows[card]! >> place) & 1) === 0) return;
    last = card;
    if (!isPlayable(board, content, hero.seat, card, occasion)) return;
    any = true;
    found?.(card);
  };
  hero.worn.forEach(look);
  hero.attached.forEach(look);
  hero.shown.forEach(look);
  for (const { card } of hero.hidden) if (!hero.shown.includes(card)) look(card);
  return any;
}

/** HP-10.3: whether a hero might still play a card in open play, by what everybody knows; in Solo, whether he can. */
export function hasOpenPlay(board: Board, content: Content, seat: Seat): boolean {
  const hero = board.heroes[seat]!;
  const occasion = openly(seat, 'open');
  return board.options.competition === 'solo' ? playable(board, content, hero, occasion) : mightPlay(board, content, hero, occasion);
}

/** Whether a hero might hold, face down or open, a card of a kind that he can use; in Solo nothing lies face down. */
export function mayHold(board: Board, content: Content, seat: Seat, is: (card: CardId) => boolean): boolean {
  const hero = board.heroes[seat]!;
  if (hero.shown.some(is)) return true;
  return content.cards.some(
    ({ deck, count }, card) =>
      is(card) && hero.hidden.some((held) => content.cards[held.card]!.deck === deck) && seenOpenly(board, card) < count,
  );
}

/** HP-24.2, HP-24.5. In W7 the player of the card comes last. */
function order({ heroes }: Board, { window, seat, concerned }: WindowFrame): Seat[] {
  const count = heroes.length;
  const around = heroes.map((_, place) => (seat + (window === 'w7' ? 1 : 0) + place) % count);
  return concerned < 0 ? around : [concerned, ...around.filter((other) => other !== concerned)];
}

/** What a card of the chain answers: it cancels, wards off or turns back another. */
function answered(board: Board, { chain }: WindowFrame, place: number): number {
  const play = playOf(board, chain[place]!.card);
  if (play === undefined || play.against === NONE) return NO_CARD;
  return chain.findIndex(({ card }) => card === play.against);
}

const isMirror = (content: Content, board: Board, { card }: Played): boolean => {
  const play = playOf(board, card)!;
  return clauseOf(content, card, play.clause).does.some((place) => content.effects[place]!.do === 'mirror');
};

const steps = reactions<Heropath, WindowFrame, ReactionFrame>({
  rules: ['HP-24.4', 'HP-24.5', 'HP-24.6', 'HP-24.7', 'HP-24.8', 'HP-24.9', 'HP-24.12'],
  act: { play: act.play, pass: act.pass },
  window: 'window',
  oncePerChain: 'HP-24.8',
  answersOf: (board) => board.answers,
  asked,
  listeners: listening,
  order: (board, frame) => order(board, frame),
  reaction: (_board, { window, seat, concerned, foe, deed, losses, cause, chain }, lane) => ({
    k: 'reaction',
    ...lane,
    window,
    actor: seat,
    concerned,
    foe,
    deed,
    losses: losses.slice(),
    cause,
    chain: chain.map(({ card }) => card),
  }),
  offerCards: (board, frame, seat, offer, _out, { content }) => void playable(board, content, board.heroes[seat]!, inLane(frame), offer),
  // HP-9.2: he may have dropped the card out of turn meanwhile.
  stands: (board, frame, seat, card, { content }) => isPlayable(board, content, seat, card, occasionOf(frame)),
  played(board, frame, { seat, card }, flow) {
    const { chain, ...occasion } = occasionOf(frame);
    const before = { ...occasion, chain: chain.slice(0, -1) };
    const frameOfCard = playingCard(seat, card, before, clausesFor(board, flow.content, seat, card, before));
    reveal(board, seat, card, flow);
    flow.push(frameOfCard);
  },
  closed: (_board, _frame, flow) => flow.tell({ t: 'noReactions', rule: 'HP-24.7' }),
  cancels: answered,
  cancelled(board, _frame, target, by, flow) {
    if (!isMirror(flow.content, board, by)) {
      flow.tell({ t: 'cardCancelled', rule: 'HP-24.9', seat: target.seat, card: target.card });
      return;
    }
    // It is not cancelled: it takes effect the other way round.
    target.isCancelled = false;
    const play = playOf(board, target.card)!;
    play.target = play.seat;
    play.seat = by.seat;
    flow.tell({ t: 'cardTurned', rule: 'HP-24.9', seat: by.seat, card: target.card });
  },
  carryOut: (board, _frame, { card }, flow) => carryOut(board, card, flow),
});

/** When all is carried out the cards of the chain are over; the one that opened the window is its own frame's. */
function close(board: Board, frame: WindowFrame, flow: Flow): void {
  for (const { card } of frame.chain) if (!(frame.window === 'w7' && card === frame.chain[0]!.card)) discardPlayed(board, card, flow);
}

export const windowSteps: Step<WindowFrame> = {
  ...steps.window,
  carryOut: {
    ...steps.window.carryOut,
    run(board, frame, flow) {
      if (frame.carried >= frame.chain.length) close(board, frame, flow);
      steps.window.carryOut.run(board, frame, flow);
    },
  },
};

export const reactionSteps = steps.reaction satisfies Step<ReactionFrame>;
