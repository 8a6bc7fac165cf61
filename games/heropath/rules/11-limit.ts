import { argumentOf, only } from '@hoard/kernel';
import { CATEGORIES, type Content } from '../content/content.ts';
import type { Hero } from '../state/board.ts';
import type { LimitFrame } from '../state/frames.ts';
import type { Step } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { dropCard } from './09-items.ts';
import { cardsIn, excessIn } from './11-board.ts';
import { heroOf } from './things.ts';

// HP-11.20, HP-11.21: what is over the limit goes.

export const isOverLimit = (content: Content, hero: Hero): boolean =>
  CATEGORIES.some((_, category) => excessIn(content, hero, category) > 0);

export const limits = {
  choose: {
    kind: 'decision',
    rules: ['HP-11.20', 'HP-11.21', 'HP-9.14'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, _frame, seat, out, { content }) {
      const hero = heroOf(board, seat);
      CATEGORIES.forEach((_, category) => {
        if (excessIn(content, hero, category) === 0) return;
        for (const card of cardsIn(content, hero, category)) if (!out.allows(act.drop(card))) out.allow(act.drop(card));
      });
      if (out.count === 0) out.allow(act.done());
    },
    choose(board, _frame, seat, action, flow) {
      if (action === act.done()) return flow.pop();
      dropCard(board, seat, argumentOf(action), heroOf(board, seat).at, 'HP-11.20', flow);
    },
  },
} satisfies Step<LimitFrame>;
