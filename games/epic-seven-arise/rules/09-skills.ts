import { argumentOf, only, type Flow, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { BLUE, RED } from '../content/names.ts';
import type { CardId } from '../content/ids.ts';
import { NO_FOE } from '../state/battleEvents.ts';
import { ECHO, type SkillFrame } from '../state/battleFrames.ts';
import type { Board } from '../state/board.ts';
import type { EpicSevenArise, Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { dualPrice, loansFor, numbersOnLoan } from './10-dual.ts';
import { burnPrice, canBurn, payingCards, skillOf } from './11-burn.ts';
import { aiming } from './aiming.ts';
import { drawCards, takeOut } from './cards.ts';
import { battleOf, monsterOf } from './fighters.ts';
import { skillEffects } from './effects/frame.ts';
import { changeSouls } from './purse.ts';
import { SET_SIZES, canFill, nextCards } from './sets.ts';
import { foeOf, playerOf } from './things.ts';
import { asLoan, lenderIn, loanIn } from '../state/keys.ts';

// Chapters 9 to 11: a skill is activated, with a Dual Attack and a Soul Burn.

/** EA-9.10: whether the set can be completed from the hand and at most one borrowed card. */
export function canActivate(board: Board, content: Content, hero: number, seat: Seat, skill: number): boolean {
  const { hand } = playerOf(board, seat);
  if (canFill(content, skill, hand, 0)) return true;
  const loans = numbersOnLoan(board, content, hero);
  return loans !== 0 && canFill(content, skill, hand, loans);
}

export const skills = {
  foe: aiming<SkillFrame>(['EA-9.9', 'EA-9.11'], 'set'),
  // Card by card, lowest first; what is borrowed is chosen before them.
  set: {
    kind: 'decision',
    rules: ['EA-9.2', 'EA-9.3', 'EA-9.4', 'EA-9.7', 'EA-10.1', 'EA-10.5', 'EA-10.13', 'EA-10.14'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, frame, seat, out, { content }) {
      const { hand } = playerOf(board, seat);
      for (const card of nextCards(content, frame.skill, hand, frame.laid, frame.loan)) out.allow(act.lay(card));
      if (frame.laid.length > 0 || frame.loan >= 0) return;
      for (const { lender, card } of loansFor(board, content, frame.hero)) {
        if (!canFill(content, frame.skill, hand, content.cards[card]!.bits)) continue;
        out.allow(lender === ECHO ? act.echo(card) : act.borrow(asLoan(content, lender, card)));
      }
    },
    choose(board, frame, _, action, flow) {
      const verb = verbOf(action);
      if (verb === 'lay') frame.laid.push(argumentOf(action));
      else if (verb === 'echo') {
        frame.loan = argumentOf(action);
        frame.lender = ECHO;
      } else {
        frame.loan = loanIn(flow.content, argumentOf(action));
        frame.lender = lenderIn(flow.content, argumentOf(action));
      }
      if (frame.laid.length + (frame.loan < 0 ? 0 : 1) === SET_SIZES[frame.skill]) playSet(board, frame, flow);
    },
  },
  burn: {
    kind: 'decision',
    rules: ['EA-11.1', 'EA-11.5', 'EA-11.7', 'EA-11.8'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, frame, _, out, { content }) {
      const denial = canBurn(board, content, frame);
      if (denial === null) out.allow(act.burn());
      else out.deny(act.burn(), denial);
      out.allow(act.plain());
    },
    choose(board, frame, _, action, flow) {
      frame.burned = verbOf(action) === 'burn';
      frame.at = 'resolve';
      if (!frame.burned) return;
      battleOf(board).burns++;
      const souls = burnPrice(board, flow.content, frame);
      if (souls === 0) {
        frame.at = 'pay';
        return;
      }
      changeSouls(board, frame.seat, -souls, 'EA-11.2', flow);
      tellBurn(board, frame, souls, flow);
    },
  },
  // EA-11.2 to EA-11.4: cards of the colour, one by one.
  pay: {
    kind: 'decision',
    rules: ['EA-11.2', 'EA-11.3', 'EA-11.4'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, frame, _, out, { content }) {
      for (const card of new Set(payingCards(board, content, frame))) out.allow(act.spend(card));
    },
    choose(board, frame, seat, action, flow) {
      const player = playerOf(board, seat);
      const card = argumentOf(action);
      takeOut(player.hand, card);
      player.area.push(card);
      frame.spent.push(card);
      if (frame.spent.length < skillOf(board, flow.content, frame).burn.cards) return;
      frame.at = 'resolve';
      tellBurn(board, frame, 0, flow);
    },
  },
  resolve: {
    kind: 'deed',
    rules: ['EA-9.9', 'EA-11.6', 'EA-11.9'],
    run(board, frame, flow) {
      const { does, burn } = skillOf(board, flow.content, frame);
      const turn = board.turn!;
      const queue = frame.burned ? [...burn.before, ...does, ...burn.after] : does;
      frame.at = 'over';
      flow.push(skillEffects(queue, frame.skill, turn.edge, frame));
      turn.edge = 0;
    },
  },
  over: { kind: 'deed', rules: ['EA-9.9'], run: (_board, _frame, flow) => flow.pop() },
} satisfies Step<SkillFrame>;

function tellBurn(board: Board, { hero, seat, skill, spent }: SkillFrame, souls: number, flow: Flow<EpicSevenArise>): void {
  flow.tell({ t: 'burned', rule: 'EA-11.2', seat, hero: board.heroes[hero]!.id, skill, souls, cards: spent.slice() });
}

/** EA-9.9 (2) to (4): the Souls are given, the set lies in the action area, and all draws for it are made. */
function playSet(board: Board, frame: SkillFrame, flow: Flow<EpicSevenArise>): void {
  const { content } = flow;
  const { seat, laid, loan, lender, hero, skill } = frame;
  const player = playerOf(board, seat);
  const battle = battleOf(board);
  const price = loan < 0 ? 0 : dualPrice(board, content, hero);
  frame.at = 'burn';
  battle.skills[skill]!++;
  for (const card of laid) {
    takeOut(player.hand, card);
    player.area.push(card);
    count(board, content, card, seat);
  }
  if (loan >= 0) {
    battle.duals++;
    count(board, content, loan, seat);
    if (lender === ECHO) board.turn!.echoes.push(loan);
    else lend(board, frame, flow);
  }
  if (flow.heard) {
    const monster = monsterOf(board, frame.foe);
    const foe = monster === undefined ? NO_FOE : foeOf(board, monster);
    flow.tell({ t: 'skill', rule: 'EA-9.9', seat, hero: board.heroes[hero]!.id, skill, ...foe });
    flow.tell({ t: 'set', rule: loan < 0 ? 'EA-8.4' : 'EA-10.7', seat, cards: laid.slice(), loan, lender, price });
  }
  if (price > 0) {
    changeSouls(board, seat, -price, 'EA-10.3', flow);
    // EA-10.4: the assistant keeps at most ten; an Echo's Souls are lost (EA-2.19).
    if (lender >= 0) changeSouls(board, lender, price, 'EA-10.3', flow);
  }
  const isBlue = loan >= 0 && content.cards[loan]!.colour === BLUE;
  // EA-10.8: whoever lent a blue card draws one as well.
  if (isBlue && lender >= 0) drawCards(board, lender, 1, 'EA-10.8', flow);
  drawCards(board, seat, drawsFor(content, laid) + (isBlue ? 1 : 0), 'EA-8.7', flow);
}

/** EA-8.5, EA-8.6: one for each card, and one more for each blue one. */
export const drawsFor = (content: Content, laid: readonly CardId[]): number =>
  laid.length + laid.filter((card) => content.cards[card]!.colour === BLUE).length;

/** What missions count, and the Soul of a red card when the turn ends (EA-8.12). */
function count(board: Board, content: Content, card: CardId, seat: Seat): void {
  const battle = battleOf(board);
  const { colour } = content.cards[card]!;
  if (colour === BLUE) battle.blues++;
  if (colour !== RED) return;
  battle.reds++;
  board.turn!.souls[seat]!++;
}

/** EA-10.7, EA-10.9, EA-10.15: the card lies in the assistant's action area; a red one brings both a Soul, once (EA-10.11). */
function lend(board: Board, { loan, lender }: SkillFrame, { content }: Flow<EpicSevenArise>): void {
  const assistant = playerOf(board, lender);
  takeOut(assistant.hand, loan);
  assistant.area.push(loan);
  assistant.contribution += content.numbers.contribution.assist;
  if (content.cards[loan]!.colour === RED) board.turn!.souls[lender]!++;
}
