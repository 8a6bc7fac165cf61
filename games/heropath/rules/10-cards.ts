import { argumentOf, only, type Arguments, type Offer, type Seat } from '@hoard/kernel';
import type { CardId, Content } from '../content/content.ts';
import { ENCOUNTERS, SUPPLIES } from '../content/names.ts';
import { NONE, NOWHERE, type Board, type Hero, type Play } from '../state/board.ts';
import type { CardFrame, During, InstantFrame, OpenPlay } from '../state/cardFrames.ts';
import type { Flow, Step, Table } from '../state/types.ts';
import { act, prey, preyOf, verbOf } from '../state/verbs.ts';
import { openWindow } from './windowFrame.ts';
import { stopsAll } from './beyond.ts';
import { callStop, isFree, isUnstopped, mustStop } from './stops.ts';
import { aimOf, mayAimAt, mayReach } from './aims.ts';
import { discard, discardFrom, loseCard, showCard } from './cards.ts';
import {
  answers,
  automatic,
  canPay,
  clauseOf,
  clausesFor,
  isMissing,
  isPlayable,
  isWithoutCost,
  lackToPay,
  payAtOnce,
  playOf,
  spend,
  type Occasion,
} from './clauses.ts';
import { conditionsHold, foeOf } from './conditions.ts';
import { effectsOf, effectsOfPlay } from './effects/frame.ts';
import { THEFTS, barToEncounter, hasPrey } from './encounters.ts';
import { isAtHand } from './owned.ts';
import { lackInNumbers, meetsNeeds, works } from './standing.ts';
import { isAwake } from './things.ts';
import { aiding } from './durations.ts';
import { FELLOWSHIP } from '../state/keys.ts';

export const openly = (seat: Seat, during: OpenPlay): Occasion => ({
  during,
  actor: seat,
  concerned: NONE,
  deed: '',
  chain: [],
  losses: [],
  cause: 'card',
});

/** HP-24.20: offers every card that the acting player may play now. */
export function offerCards(board: Board, seat: Seat, during: OpenPlay, out: Offer, { content }: Table): void {
  const hero = board.heroes[seat]!;
  if (!isAwake(hero)) return;
  const occasion = openly(seat, during);
  let last = NONE;
  const offer = (card: CardId): void => {
    if (card < 0 || card === last || !isPlayedOpenly(board, content, card)) return;
    last = card;
    if (isPlayable(board, content, seat, card, occasion)) {
      // HP-26.16: what would call a STOP waits until there is none.
      if (isFree(board) && board.realTime!.isStopped && stopsAll(content, card)) out.deny(act.play(card), 'HP-26.16');
      else out.allow(act.play(card));
    } else if (out.explaining)
      out.deny(act.play(card), meetsNeeds(content, hero, card) ? 'HP-24.20' : 'HP-10.9', lackInNumbers(content, hero, card));
  };
  hero.worn.forEach(offer);
  hero.attached.forEach(offer);
  hero.shown.forEach(offer);
  for (const { card } of hero.hidden) if (!hero.shown.includes(card)) offer(card);
}

/** HP-26.18: in Real Time also what elsewhere waits for windows that do not exist there. */
const isPlayedOpenly = (board: Board, { cards }: Content, card: CardId): boolean =>
  cards[card]!.clauses.some(({ windows }) => windows.includes('open') || (isFree(board) && windows.some((window) => isMissing(window))));

/** The acting player plays a card that was offered. */
export function playOpenly(board: Board, seat: Seat, card: CardId, during: OpenPlay, flow: Flow): void {
  // HP-26.17: everybody is stopped first, and knows by what; also where all turns are over and somebody is only about to lay down cards.
  if (isUnstopped(board) && stopsAll(flow.content, card)) {
    showCard(board, seat, card);
    return callStop(board, { kind: 'play', seat, card, during }, flow);
  }
  const occasion = openly(seat, during);
  const frame = playingCard(seat, card, occasion, clausesFor(board, flow.content, seat, card, occasion));
  reveal(board, seat, card, flow);
  flow.push(frame);
}

/** A card is played: which clause, at whom, for what. */
export const playingCard = (
  seat: Seat,
  card: CardId,
  { during, actor, concerned, deed, chain }: Occasion,
  clauses: number[],
): CardFrame => ({
  k: 'card',
  at: 'clause',
  seat,
  card,
  during,
  clauses,
  actor,
  chain: chain.slice(),
  isEncounter: concerned === seat && ENCOUNTERS.some((kind) => kind === deed),
});

/** HP-10.7, HP-10.21: it lies open from here on; one of a single use lies nowhere until it is over. */
export function reveal(board: Board, seat: Seat, card: CardId, flow: Flow): void {
  if (flow.content.cards[card]!.use === 'multi') showCard(board, seat, card);
  else {
    loseCard(board, flow.content, seat, card);
    board.inPlay.push(card);
  }
  board.plays.push({ card, seat, clause: NONE, target: NONE, unit: NONE, what: NONE, against: NONE });
  flow.tell({ t: 'cardPlayed', rule: 'HP-10.21', seat, card });
}

/** A card that was played, or an Instant, is over. */
export function discardPlayed(board: Board, card: CardId, flow: Flow): void {
  board.plays = board.plays.filter((play) => play.card !== card);
  const place = board.inPlay.indexOf(card);
  if (place < 0) return;
  board.inPlay.splice(place, 1);
  discard(board, card);
  flow.tell({ t: 'discarded', rule: 'HP-10.7', seat: NONE, card });
}

/** HP-24.9: a card of a chain that nobody has cancelled does what it says. */
export function carryOut(board: Board, card: CardId, flow: Flow): void {
  const { content } = flow;
  const play = playOf(board, card);
  if (play === undefined) return;
  if (mustStop(board) && stopsAll(content, card)) return callStop(board, { kind: 'clause', seat: play.seat, card }, flow);
  const hero = board.heroes[play.seat]!;
  if (content.cards[card]!.use === 'burst' && hero.battle !== null) aiding(hero.battle).hasBurst = true;
  if (play.clause === FELLOWSHIP) {
    if (hero.battle === null) return;
    aiding(hero.battle).power += content.numbers.coop.fellowship;
    aiding(hero.battle).hasBurst = true;
    return;
  }
  const { cost, does, or } = clauseOf(content, card, play.clause);
  if (content.cards[card]!.time !== 'instant') flow.push(effectsOfPlay(play, does, 'HP-24.9', or));
  else if (isWithoutCost(cost)) flow.push(effectsOf(play.seat, does, 'HP-10.6', card, or));
  else flow.push({ k: 'instant', at: 'accept', seat: play.seat, card });
}

const own = (_: Board, { seat }: { readonly seat: Seat }): number => only(seat);

/** The play that a frame is about. */
const played = (board: Board, { card }: CardFrame): Play => playOf(board, card)!;

export const cardSteps = {
  clause: {
    kind: 'decision',
    rules: ['HP-10.1', 'HP-24.20'],
    single: 'taken',
    who: own,
    offer(_, { clauses }, _seat, out) {
      for (const place of clauses) out.allow(act.clause(place));
    },
    choose(board, frame, seat, action, flow) {
      const play = played(board, frame);
      play.clause = argumentOf(action);
      if (play.clause === FELLOWSHIP) return void (frame.at = 'window');
      spend(board.heroes[seat]!, flow.content, frame.card, play.clause);
      if (isAimed(flow.content, play)) frame.at = 'target';
      else pay(board, frame, flow);
    },
  },
  target: {
    kind: 'decision',
    rules: ['HP-10.17', 'HP-24.9'],
    single: 'taken',
    who: own,
    offer: (board, frame, seat, out, { content }) => offerTargets(board, content, frame, seat, out),
    choose(board, frame, seat, action, flow) {
      const play = played(board, frame);
      const argument = argumentOf(action);
      switch (verbOf(action)) {
        case 'choose':
          play.against = argument;
          break;
        case 'enemy':
          play.unit = argument;
          break;
        case 'aim':
        case 'ambush':
          play.target = argument;
          break;
        case 'thieve':
        case 'snatch': {
          const { seat: victim, what } = preyOf(argument);
          play.target = victim;
          play.what = what;
          break;
        }
        // It wards off the Encounter itself.
        default:
          return pay(board, frame, flow);
      }
      const { target, unit } = play;
      board.aimed = { target, unit };
      flow.tell({ t: 'aimed', rule: 'HP-10.17', seat, card: frame.card, target, unit });
      pay(board, frame, flow);
    },
  },
  window: {
    kind: 'deed',
    rules: ['HP-24.2', 'HP-24.20'],
    run(board, frame, flow) {
      if (!isOpenPlay(frame.during)) return flow.pop();
      frame.at = 'over';
      flow.push(openWindow(board, 'w7', frame.seat, { concerned: played(board, frame).target, opener: frame.card }));
    },
  },
  over: {
    kind: 'deed',
    rules: ['HP-10.7', 'HP-10.8'],
    run(board, { card }, flow) {
      flow.pop();
      discardPlayed(board, card, flow);
    },
  },
} satisfies Step<CardFrame>;

const isOpenPlay = (during: During): boolean => during === 'open' || during === 'travel' || during === 'rest' || during === 'visit';

function isAimed(content: Content, { card, clause }: Play): boolean {
  const { when, does } = clauseOf(content, card, clause);
  return when === 'hit' || when === 'counter' || aimOf(content, does) !== null;
}

/** What is paid at once is paid; cards are chosen one by one. */
function pay(board: Board, frame: CardFrame, flow: Flow): void {
  const { cost } = clauseOf(flow.content, frame.card, played(board, frame).clause);
  payAtOnce(board.heroes[frame.seat]!, cost);
  frame.at = 'window';
  const { gems, gold, food, cards } = cost;
  if (cards.some((n) => n > 0)) flow.push({ k: 'pay', at: 'choose', seat: frame.seat, due: cards.slice() });
  if (gold + food > 0 || gems.some((n) => n > 0)) flow.tell({ t: 'paid', rule: 'HP-1.17', seat: frame.seat, gems, gold, food });
}

function offerTargets(board: Board, content: Content, frame: CardFrame, seat: Seat, out: Offer): void {
  const clause = clauseOf(content, frame.card, played(board, frame).clause);
  if (clause.when === 'hit' || clause.when === 'counter') {
    for (const card of new Set(frame.chain)) if (answers(board, content, clause, seat, card)) out.allow(act.choose(card));
    if (frame.isEncounter && clause.when === 'hit') out.allow(act.done());
    return;
  }
  const aim = aimOf(content, clause.does)!;
  switch (aim.who) {
    case 'opponent':
      for (const hero of board.heroes)
        if ((frame.during !== 'w4' || hero.seat === frame.actor) && mayAimAt(board, content, seat, aim.within, hero.seat))
          out.allow(act.aim(hero.seat));
      return;
    case 'victim':
      return offerPrey(board, content, seat, aim.kind, aim.within, out);
    case 'enemy':
    case 'exposed':
      for (const enemy of board.enemies)
        if (mayReach(board, content, seat, aim.within, aim.who === 'exposed', enemy)) out.allow(act.enemy(enemy.unit));
  }
}

/** HP-19.6: whom, and what for, an Encounter of a kind may be made; `within` is the reach of a card, or ON_THE_SPOT. */
export function offerPrey(
  board: Board,
  content: Content,
  seat: Seat,
  kind: 'ambush' | 'thievery' | 'snatching',
  within: number,
  out: Offer,
): void {
  for (const victim of board.heroes) {
    const rule = victim.seat === seat ? 'HP-19.1' : barToEncounter(board, content, seat, victim.seat, kind, within);
    if (kind === 'ambush') {
      if (rule === null) out.allow(act.ambush(victim.seat));
      else if (victim.seat !== seat) out.deny(act.ambush(victim.seat), rule, whereOf(content, victim));
      continue;
    }
    for (const what of kind === 'thievery' ? THEFTS : SUPPLY_ROWS) {
      const action = kind === 'thievery' ? act.thieve(prey(victim.seat, what)) : act.snatch(prey(victim.seat, what));
      if (rule === null && hasPrey(content, victim, kind, what)) out.allow(action);
      else if (victim.seat !== seat) out.deny(action, rule ?? 'HP-19.11', whereOf(content, victim));
    }
  }
}

/** What a denial says of where somebody is (HP-19.2). */
const whereOf = ({ map }: Content, { at }: Hero): Arguments => (at === NOWHERE ? {} : { space: map.spaces[at]!.kind });

const SUPPLY_ROWS = SUPPLIES.map((_, place) => place);

/** HP-10.6: an Instant was drawn or taken; it lies among the cards in play. */
export const instant = (seat: Seat, card: CardId): InstantFrame => ({ k: 'instant', at: 'window', seat, card });

/** HP-5.11: an Instant that was kept in the draft; says whether there was one. */
export function carryOutKept(board: Board, seat: Seat, flow: Flow): boolean {
  const { content } = flow;
  const { shown, hidden } = board.heroes[seat]!;
  const isInstant = (card: CardId): boolean => content.cards[card]!.time === 'instant';
  const card = shown.find(isInstant) ?? hidden.find((held) => isInstant(held.card))?.card;
  if (card === undefined) return false;
  loseCard(board, content, seat, card);
  board.inPlay.push(card);
  flow.push(instant(seat, card));
  return true;
}

export const instantSteps = {
  window: {
    kind: 'deed',
    rules: ['HP-10.6', 'HP-24.2'],
    run(board, frame, flow) {
      const { seat, card } = frame;
      if (mustStop(board)) {
        flow.pop();
        return callStop(board, { kind: 'instant', seat, card }, flow);
      }
      frame.at = 'over';
      board.plays.push({ card, seat, clause: 0, target: NONE, unit: NONE, what: NONE, against: NONE });
      flow.tell({ t: 'instantDrawn', rule: 'HP-10.6', seat, card });
      flow.push(openWindow(board, 'w7', seat, { opener: card }));
    },
  },
  // Paying is the drawer's choice; if he declines nothing happens.
  accept: {
    kind: 'decision',
    rules: ['HP-1.17', 'HP-10.6'],
    single: 'taken',
    who: own,
    offer(board, { card }, seat, out, { content }) {
      const hero = board.heroes[seat]!;
      const { cost } = clauseOf(content, card, 0);
      if (canPay(content, hero, cost, card)) out.allow(act.yes());
      else out.deny(act.yes(), 'HP-1.17', lackToPay(content, hero, cost, card));
      out.allow(act.no());
    },
    choose(board, { card }, seat, action, flow) {
      if (action !== act.yes()) return flow.pop();
      const { cost, does, or } = clauseOf(flow.content, card, 0);
      const { gems, gold, food } = cost;
      payAtOnce(board.heroes[seat]!, cost);
      flow.become(effectsOf(seat, does, 'HP-10.6', card, or));
      flow.tell({ t: 'paid', rule: 'HP-1.17', seat, gems, gold, food });
    },
  },
  over: {
    kind: 'deed',
    rules: ['HP-10.6'],
    run(board, { card }, flow) {
      flow.pop();
      discardPlayed(board, card, flow);
    },
  },
} satisfies Step<InstantFrame>;

/** HP-18.14: single-use cards for a victory; their owner alone is asked. */
export function offerVictoryCards(board: Board, seat: Seat, out: Offer, { content }: Table): void {
  const hero = board.heroes[seat]!;
  const offer = (card: CardId): void => {
    if (card >= 0 && victoryClause(board, content, seat, card) >= 0 && !out.allows(act.play(card))) out.allow(act.play(card));
  };
  hero.worn.forEach(offer);
  hero.shown.forEach(offer);
  for (const { card } of hero.hidden) offer(card);
}

function victoryClause(board: Board, content: Content, seat: Seat, card: CardId): number {
  const { use, clauses } = content.cards[card]!;
  const hero = board.heroes[seat]!;
  if (use === 'multi' || !isAtHand(content, hero, card) || !works(content, hero, card)) return NONE;
  return clauses.findIndex((clause) => clause.when === 'win' && conditionsHold(content, hero, clause.if, foeOf(board, hero)));
}

/** It works at once: no window opens for it (EX-66). */
export function playVictoryCard(board: Board, seat: Seat, card: CardId, flow: Flow): void {
  const { does, or } = clauseOf(flow.content, card, victoryClause(board, flow.content, seat, card));
  discardFrom(board, flow.content, seat, card);
  flow.tell({ t: 'cardPlayed', rule: 'HP-18.14', seat, card });
  flow.push(effectsOf(seat, does, 'HP-18.14', card, or));
}

/** What cards of multiple use do by themselves after a victory (`win`). */
export function celebrate(board: Board, seat: Seat, flow: Flow): void {
  const hero = board.heroes[seat]!;
  for (const { card, clause } of automatic(flow.content, hero, 'win')) {
    const { does, or, if: conditions } = clauseOf(flow.content, card, clause);
    if (!conditionsHold(flow.content, hero, conditions, foeOf(board, hero))) continue;
    spend(hero, flow.content, card, clause);
    showCard(board, seat, card);
    flow.tell({ t: 'cardPlayed', rule: 'HP-18.14', seat, card });
    flow.push(effectsOf(seat, does, 'HP-18.14', card, or));
  }
}
