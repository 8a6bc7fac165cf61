import { argumentOf, only, type Decision } from '@hoard/kernel';
import type { ArtifactFrame, SkillFrame } from '../state/battleFrames.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { fightersOf } from './fighters.ts';

/** EA-9.11: whom a skill or an Artifact is aimed at; `next` is what comes then. */
export const aiming = <F extends SkillFrame | ArtifactFrame>(rules: readonly string[], next: F['at']): Decision<EpicSevenArise, F> => ({
  kind: 'decision',
  rules,
  single: 'taken',
  who: (_, { seat }) => only(seat),
  offer(board, _frame, _seat, out, { content }) {
    for (const { unit } of fightersOf(board, content)) out.allow(act.foe(unit));
  },
  choose(_board, frame, _seat, action) {
    frame.foe = argumentOf(action);
    frame.at = next;
  },
});
