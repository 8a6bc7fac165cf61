import type { Seat, ViewOf } from '@hoard/kernel';
import type { Frame } from '../state/frames.ts';
import type { EpicSevenArise } from '../state/types.ts';

// Where the game is, read off a view, for whoever is asked nothing. What asks somebody is in the lane of the question.

type View = ViewOf<EpicSevenArise>;

/** The outer frame of a kind, wherever it lies in the stacks. */
export const outerFrame = <K extends Frame['k']>({ lanes }: View, k: K): Extract<Frame, { k: K }> | undefined =>
  lanes.flatMap(({ stack }) => stack).find((frame): frame is Extract<Frame, { k: K }> => frame.k === k);

/** Whose turn it is, or -1: in a battle, at the Merchant, at the bounty. */
export function activeSeat(view: View): Seat {
  const { sight } = view;
  const merchant = outerFrame(view, 'merchant');
  const draft = outerFrame(view, 'draft');
  // Whoever has bought or taken something deals with it before the next one's turn.
  return (
    outerFrame(view, 'heroTurn')?.seat ??
    outerFrame(view, 'pick')?.seat ??
    outerFrame(view, 'drink')?.seat ??
    draft?.drafters[draft.place] ??
    (merchant === undefined ? -1 : (sight.order[merchant.place] ?? -1))
  );
}

/** The monster whose turn it is, or -1. */
export const actingUnit = (view: View): number => outerFrame(view, 'monsterTurn')?.unit ?? -1;
