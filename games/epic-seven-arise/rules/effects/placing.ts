import { fairDie } from '@hoard/kernel';
import type { PlacingFrame } from '../../state/frames.ts';
import type { Step } from '../../state/types.ts';
import { placeMonster } from '../monsters.ts';
import { placeAt } from '../things.ts';
import type { EffectNamed } from './index.ts';

const DIE = fairDie('ea.place', 6);

/** `place M roll P Q R`: again for as long as the heroes stand there. */
export const placings = {
  roll: {
    kind: 'draw',
    rules: ['EA-1.4', 'EA-7.24'],
    die: () => DIE,
    drawn(board, { effect }, outcome, flow) {
      const { monster, at } = flow.content.effects[effect] as EffectNamed<'placeByDie'>;
      const position = at[Math.floor(outcome / 2)]!;
      if (flow.heard) flow.tell({ t: 'settingDie', rule: 'EA-1.4', setting: 'place', die: outcome + 1, ...placeAt(board, position) });
      if (position === board.at) return;
      flow.pop();
      placeMonster(board, monster, position, 'EA-3.4', flow);
    },
  },
} satisfies Step<PlacingFrame>;
