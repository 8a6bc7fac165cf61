import { argumentOf, only, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { NONE, type Board, type SiteId } from '../state/board.ts';
import type { PayFrame } from '../state/cardFrames.ts';
import type { Flow, Step } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { discardFrom } from './cards.ts';
import { canPay, payAtOnce } from './clauses.ts';
import { NO_FOE, conditionsHold } from './conditions.ts';
import { effectsOf } from './effects/frame.ts';
import { vocabulary } from './effects/index.ts';
import { ownedIn } from './owned.ts';

// What Place-Sites offer (HP-17.10, HP-17.11): effects like those of cards, paid for before they are done.

export function canUseActivity(board: Board, content: Content, seat: Seat, site: SiteId, activity: number): boolean {
  const { cost, does, if: conditions } = content.sites[site]!.activities[activity]!;
  const hero = board.heroes[seat]!;
  return canPay(content, hero, cost, NONE) && conditionsHold(content, hero, conditions, NO_FOE) && canDoSome(board, content, seat, does);
}

/** What would do nothing at all cannot be bought; of several effects one is enough. */
const canDoSome = (board: Board, content: Content, seat: Seat, effects: readonly number[]): boolean =>
  effects.some((effect) => vocabulary.canOne(board, content, seat, effect));

export function useActivity(board: Board, seat: Seat, site: SiteId, activity: number, flow: Flow): void {
  const { cost, does } = flow.content.sites[site]!.activities[activity]!;
  const { gems, gold, food, cards } = cost;
  payAtOnce(board.heroes[seat]!, cost);
  flow.push(effectsOf(seat, does, 'HP-17.10'));
  if (gold + food > 0 || gems.some((n) => n > 0)) flow.tell({ t: 'paid', rule: 'HP-17.11', seat, gems, gold, food });
  if (cards.some((n) => n > 0)) flow.push({ k: 'pay', at: 'choose', seat, due: cards.slice() });
}

/** Cards that a Place-Site takes are chosen one by one. */
export const paySteps = {
  choose: {
    kind: 'decision',
    rules: ['HP-1.17', 'HP-17.11'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, { due }, seat, out, { content }) {
      const category = due.findIndex((n) => n > 0);
      for (const card of new Set(ownedIn(content, board.heroes[seat]!, category))) out.allow(act.discard(card));
    },
    choose(board, frame, seat, action, flow) {
      const card = argumentOf(action);
      frame.due[frame.due.findIndex((n) => n > 0)]!--;
      if (frame.due.every((n) => n === 0)) flow.pop();
      discardFrom(board, flow.content, seat, card);
      // It may have lain face down, and now everybody sees it.
      flow.seal('HP-17.11');
      flow.tell({ t: 'discarded', rule: 'HP-17.11', seat, card });
    },
  },
} satisfies Step<PayFrame>;
