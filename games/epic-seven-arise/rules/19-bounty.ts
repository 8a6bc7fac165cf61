import { argumentOf, only, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { DraftFrame } from '../state/battleFrames.ts';
import type { Board } from '../state/board.ts';
import type { Step } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { pay } from './13-damage.ts';
import { battleOf, fightersOf } from './fighters.ts';
import { has, livingPlayers, pairOf, placeOf, playerOf } from './things.ts';

/** EA-19.5: the items of all Enemy cards whose monsters fight, and of those that came without one. */
export function bountyOf(board: Board, content: Content): number[] {
  const items: number[] = [];
  const cards = new Set<number>();
  for (const { card, called, kind } of fightersOf(board, content)) {
    if (card < 0 && !called) items.push(...content.monsters[kind]!.bounty);
    if (card < 0 || cards.has(card)) continue;
    cards.add(card);
    items.push(...content.enemies[card]!.bounty);
  }
  return items;
}

/** EA-19.6, EA-19.7: players with a living hero, by contribution; at a tie the higher rank. Who has two heroes comes last (EA-2.14). */
export function draftersOf(board: Board): Seat[] {
  const living = livingPlayers(board);
  const pair = pairOf(board);
  const drafters = board.order.filter((seat) => has(living, seat));
  return drafters.toSorted(
    (one, other) =>
      Number(one === pair) - Number(other === pair) ||
      playerOf(board, other).contribution - playerOf(board, one).contribution ||
      placeOf(board, one) - placeOf(board, other),
  );
}

export const drafts = {
  next: {
    kind: 'deed',
    rules: ['EA-19.7'],
    run(board, frame, flow) {
      if (battleOf(board).bounty.length === 0) flow.pop();
      else frame.at = 'take';
    },
  },
  take: {
    kind: 'decision',
    rules: ['EA-19.7', 'EA-19.8'],
    single: 'taken',
    who: (_, { drafters, place }) => only(drafters[place]!),
    offer(board, _frame, _seat, out) {
      for (const item of new Set(battleOf(board).bounty)) out.allow(act.take(item));
    },
    choose(board, frame, seat, action, flow) {
      const { bounty } = battleOf(board);
      const item = argumentOf(action);
      bounty.splice(bounty.indexOf(item), 1);
      frame.place = (frame.place + 1) % frame.drafters.length;
      frame.at = 'next';
      flow.tell({ t: 'took', rule: 'EA-19.7', seat, item });
      pay(board, seat, [item], 'bounty', 'EA-19.8', flow);
    },
  },
} satisfies Step<DraftFrame>;
