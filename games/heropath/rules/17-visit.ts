import { argumentOf, only } from '@hoard/kernel';
import { NONE } from '../state/board.ts';
import type { VisitFrame } from '../state/frames.ts';
import type { Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { offerRefreshes, refreshByVisitor } from './06-decks.ts';
import { dropItem, isDrop, offerDrops } from './09-items.ts';
import { offerCards, playOpenly } from './10-cards.ts';
import { canUseActivity, useActivity } from './17-activities.ts';
import { lackToPay } from './clauses.ts';
import { noteCommand } from './26-lanes.ts';
import { hasEnemy, heroOf, isAwake } from './things.ts';

// HP-17.7 to HP-17.15: Visit.

export const visits = {
  begin: {
    kind: 'deed',
    rules: ['HP-14.16', 'HP-17.7', 'HP-17.13'],
    run(board, frame, flow) {
      const hero = heroOf(board, frame.seat);
      if (!isAwake(hero) || board.sites[hero.at] !== frame.site || hasEnemy(board, hero.at)) return flow.pop();
      frame.at = 'choose';
      flow.tell({ t: 'visited', rule: 'HP-17.7', seat: frame.seat, site: frame.site });
    },
  },
  // A card, or what an activity has caused, may have ended the Visit (HP-14.16).
  choose: {
    kind: 'decision',
    rules: ['HP-17.8', 'HP-17.10', 'HP-17.11', 'HP-17.12', 'HP-17.14', 'HP-6.10'],
    who: (_, { seat }) => only(seat),
    offer(board, frame, seat, out, table) {
      const hero = heroOf(board, seat);
      const isHere = isAwake(hero) && board.sites[hero.at] === frame.site && !hasEnemy(board, hero.at);
      const { activities } = table.content.sites[frame.site]!;
      out.allow(act.end());
      if (!isHere) return;
      for (let activity = 0; activity < activities.length; activity++) {
        if (frame.used[activity]! >= activities[activity]!.max) out.deny(act.activity(activity), 'HP-17.10');
        else if (canUseActivity(board, table.content, seat, frame.site, activity)) out.allow(act.activity(activity));
        else if (out.explaining)
          out.deny(act.activity(activity), 'HP-17.11', lackToPay(table.content, hero, activities[activity]!.cost, NONE));
      }
      offerRefreshes(board, seat, frame.site, out, table);
      offerCards(board, seat, 'visit', out, table);
      offerDrops(hero, out, table);
    },
    choose(board, frame, seat, action, flow) {
      noteCommand(board, seat, action);
      if (isDrop(action)) return dropItem(board, seat, action, flow);
      const argument = argumentOf(action);
      switch (verbOf(action)) {
        case 'activity':
          frame.used[argument]!++;
          return useActivity(board, seat, frame.site, argument, flow);
        case 'refresh':
          return refreshByVisitor(board, seat, action, flow);
        case 'play':
          return playOpenly(board, seat, argument, 'visit', flow);
        default:
          flow.pop();
      }
    },
  },
} satisfies Step<VisitFrame>;
