import type { ArtifactFrame } from '../state/battleFrames.ts';
import type { Step } from '../state/types.ts';
import { aiming } from './aiming.ts';
import { drawCards, takeOut } from './cards.ts';
import { heroEffects } from './effects/frame.ts';
import { playerOf } from './things.ts';

// Chapter 12: an Artifact is activated, or Equipment attached.

export const artifacts = {
  foe: aiming<ArtifactFrame>(['EA-9.11', 'EA-12.6'], 'does'),
  does: {
    kind: 'deed',
    rules: ['EA-12.5', 'EA-12.6', 'EA-12.10'],
    run(board, frame, flow) {
      const { seat, card } = frame;
      const hero = board.heroes[frame.hero]!;
      const isEquipment = card >= flow.content.firstEquipment;
      takeOut(playerOf(board, seat).hand, card);
      (isEquipment ? hero.equipment : board.discards).push(card);
      frame.at = 'draw';
      if (!isEquipment) flow.push(heroEffects(flow.content.cards[card]!.does, 'EA-12.5', frame));
      if (isEquipment) flow.tell({ t: 'attached', rule: 'EA-12.10', seat, hero: hero.id, card });
      else flow.tell({ t: 'artifact', rule: 'EA-12.5', seat, hero: hero.id, card });
    },
  },
  draw: {
    kind: 'deed',
    rules: ['EA-12.5', 'EA-8.5'],
    run(board, { seat }, flow) {
      flow.pop();
      drawCards(board, seat, 1, 'EA-8.5', flow);
    },
  },
} satisfies Step<ArtifactFrame>;
