import { argumentOf } from '@hoard/kernel';
import type { EffectsFrame } from '../../state/cardFrames.ts';
import type { Step } from '../../state/types.ts';
import { act } from '../../state/verbs.ts';
import { battleMoments } from './battle.ts';
import { cardMoments } from './cards.ts';
import { enemyMoments } from './enemies.ts';
import { gemMoments } from './gems.ts';
import { vocabulary } from './index.ts';
import { moveMoments } from './movement.ts';
import { heroMoments, own } from './targets.ts';
import { worldMoments } from './world.ts';

/** Effects one after another (HP-1.5). What some of them ask stands beside their rows. */
export const effectSteps = {
  next: { kind: 'deed', rules: ['HP-1.5', 'HP-1.6'], run: (board, frame, flow) => vocabulary.run(board, frame, flow) },
  // A forced alternative is one that he can carry out, if there is one.
  // Always asked: that only one of two is possible may hang on a card that nobody else has seen (HP-24.4).
  or: {
    kind: 'decision',
    rules: ['HP-1.5', 'HP-1.6'],
    who: own,
    offer(board, { queue, or }, seat, out, { content }) {
      const can = [vocabulary.can(board, content, seat, queue), vocabulary.can(board, content, seat, or)];
      const isAny = can.includes(true);
      can.forEach((isPossible, place) => {
        if (isPossible || !isAny) out.allow(act.clause(place));
        else out.deny(act.clause(place), 'HP-1.5');
      });
    },
    choose(_board, frame, _seat, action) {
      if (argumentOf(action) === 1) frame.queue = frame.or;
      frame.or = [];
      frame.at = 'next';
    },
  },
  ...gemMoments,
  ...heroMoments,
  ...cardMoments,
  ...battleMoments,
  ...enemyMoments,
  ...moveMoments,
  ...worldMoments,
} satisfies Step<EffectsFrame>;
