import { ALL, argumentOf, holds, only, type Action, type Offer, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import { NONE, type Board, type Hero } from '../state/board.ts';
import { SQUARES } from '../state/choices.ts';
import type { SetUpEvents } from '../state/setUpEvents.ts';
import type { AsideFrame, GearFrame } from '../state/frames.ts';
import { asWorn, cardWorn, isOtherHand } from '../state/keys.ts';
import type { Flow, Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { dropItem, isDrop, isItem, offerDrops } from './09-items.ts';
import { offerCards, playOpenly } from './10-cards.ts';
import { barToAttach, barToWear, squaresOf } from './11-board.ts';
import { makeCall, offerManaging } from './26-lanes.ts';
import { isFree } from './stops.ts';
import { HAND, OTHER_HAND, bare, insertCard } from './armament.ts';
import { loseCard } from './cards.ts';
import { isAwake } from './things.ts';
import { lackInNumbers } from './standing.ts';

// HP-11.14 to HP-11.16: gear is changed in a Rest, by a card, after the draft, and out of turn.

export const gear = (seat: Seat, rule: string): GearFrame => ({ k: 'gear', at: 'change', seat, rule });

/** Offers what a hero may put on and take off. */
function offerGear(content: Content, hero: Hero, out: Offer): void {
  let last = NONE;
  for (const card of hero.shown) {
    if (card !== last) offerCard(content, hero, card, out);
    last = card;
  }
  last = NONE;
  for (const { card } of hero.hidden) {
    if (card !== last && !hero.shown.includes(card)) offerCard(content, hero, card, out);
    last = card;
  }
  for (let square = 0; square < SQUARES.length; square++) if (hero.worn[square] !== NONE) out.allow(act.takeOff(square));
}

function offerCard(content: Content, hero: Hero, card: CardId, out: Offer): void {
  if (content.cards[card]!.slot === 'attached') {
    for (let square = HAND; square <= OTHER_HAND; square++) {
      const bar = barToAttach(content, hero, card, square);
      if (bar === null) out.allow(act.attach(asWorn(card, square)));
      else if (out.explaining) out.deny(act.attach(asWorn(card, square)), bar, lackInNumbers(content, hero, card));
    }
    return;
  }
  for (const square of squaresOf(content, card)) {
    const bar = barToWear(content, hero, card, square);
    if (bar === null) out.allow(act.wear(asWorn(card, square)));
    else if (out.explaining) out.deny(act.wear(asWorn(card, square)), bar, lackInNumbers(content, hero, card));
  }
}

/** Only a card for a hand has a choice; of others the one square that they name. */
export const squareIn = (content: Content, argument: number): number =>
  isOtherHand(argument) ? OTHER_HAND : squaresOf(content, cardWorn(argument))[0]!;

/** Puts on or takes off. What is worn everybody sees (HP-5.9: once the boards are shown). */
function changeGear(board: Board, seat: Seat, action: Action, rule: string, flow: Flow): void {
  const { content } = flow;
  const hero = board.heroes[seat]!;
  const argument = argumentOf(action);
  const tell = (event: SetUpEvents): void => {
    if (hero.isArranging) flow.whisper(only(seat), event, null);
    else flow.tell(event);
  };
  if (verbOf(action) === 'takeOff') {
    const card = bare(content, hero, argument);
    insertCard(hero.shown, card);
    return tell({ t: 'tookOff', rule, seat, card });
  }
  const card = cardWorn(argument);
  loseCard(board, content, seat, card);
  if (verbOf(action) === 'attach') {
    const square = isOtherHand(argument) ? OTHER_HAND : HAND;
    hero.attached[square] = card;
    return tell({ t: 'attached', rule, seat, card, square });
  }
  const square = squareIn(content, argument);
  hero.worn[square] = card;
  tell({ t: 'wore', rule, seat, card, square });
}

export const gears = {
  change: {
    kind: 'decision',
    rules: ['HP-11.14', 'HP-5.9', 'HP-16.5'],
    who: (_, { seat }) => only(seat),
    insiders: (board, { seat }) => (board.heroes[seat]!.isArranging ? only(seat) : ALL),
    offer(board, _, seat, out, { content }) {
      offerGear(content, board.heroes[seat]!, out);
      out.allow(act.done());
    },
    choose(board, { rule }, seat, action, flow) {
      if (action !== act.done()) return changeGear(board, seat, action, rule, flow);
      flow.pop();
      if (board.heroes[seat]!.isArranging) flow.tell({ t: 'ready', rule, seat });
    },
  },
} satisfies Step<GearFrame>;

/** HP-11.15: whether a hero may change his gear out of turn now. */
const mayGear = ({ gearing, frozen, heroes }: Board, seat: Seat): boolean => holds(gearing & ~frozen, seat) && isAwake(heroes[seat]!);

/** HP-32.16: at the end of his turn the gear screen opens, if there is anything to change or to drop; in Real Time also for what he may call. */
export function openGear(board: Board, seat: Seat, flow: Flow): void {
  const hero = board.heroes[seat]!;
  if (hero.isOff || holds(board.gearing, seat) || !(hasGear(flow.content, hero) || board.realTime !== null)) return;
  board.gearing |= only(seat);
  flow.tell({ t: 'gearOpened', rule: 'HP-32.16', seat });
}

/** Who sees his board sees whether there is anything to wear or to drop (HP-9.2); what lies face down counts as if there were. */
const hasGear = ({ cards }: Content, { worn, shown, hidden, gold, food }: Hero): boolean =>
  gold + food > 0 || hidden.length > 0 || worn.some((card) => card !== NONE) || shown.some((card) => isItem(cards[card]!));

/** At the start of his turn it closes. */
export function closeGear(board: Board, seat: Seat, flow: Flow): void {
  if (!holds(board.gearing, seat)) return;
  board.gearing &= ~only(seat);
  flow.tell({ t: 'gearClosed', rule: 'HP-11.14', seat });
}

export const asides = {
  idle: {
    kind: 'decision',
    rules: ['HP-9.2', 'HP-11.15', 'HP-26.10', 'HP-26.18', 'HP-26.41', 'HP-32.16'],
    who: (board, { seat }) => (mayGear(board, seat) ? only(seat) : 0),
    offer(board, _, seat, out, table) {
      const hero = board.heroes[seat]!;
      offerGear(table.content, hero, out);
      offerDrops(hero, out, table);
      if (isFree(board)) {
        offerCards(board, seat, 'open', out, table);
        offerManaging(board, seat, out);
      }
      out.allow(act.done());
    },
    choose(board, _, seat, action, flow) {
      if (action === act.done()) return closeGear(board, seat, flow);
      if (isDrop(action)) return dropItem(board, seat, action, flow);
      if (makeCall(board, seat, action, flow)) return;
      if (verbOf(action) === 'play') playOpenly(board, seat, argumentOf(action), 'open', flow);
      else changeGear(board, seat, action, 'HP-11.15', flow);
    },
  },
} satisfies Step<AsideFrame>;
