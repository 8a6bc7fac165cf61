import { holds, type Seat, type ViewOf } from '@hoard/kernel';
import type { Frame } from '../state/frames.ts';
import type { Heropath } from '../state/types.ts';

// Where the game is, read off a view, for whoever is asked nothing. What asks somebody is in the lane of the question.

type View = ViewOf<Heropath>;

/** The outer frame of a kind, wherever it lies in the stacks. */
export const outerFrame = <K extends Frame['k']>({ lanes }: View, k: K): Extract<Frame, { k: K }> | undefined =>
  lanes.flatMap(({ stack }) => stack).find((frame): frame is Extract<Frame, { k: K }> => frame.k === k);

/** Whether it is somebody's turn; of a team several have it (HP-27.5). */
export const isOnTurn = ({ sight }: View, seat: Seat): boolean => holds(sight.inTurn, seat);

/** Whether a space is picked for the hero himself to go there: not for an enemy, a Place-Site or a thing. */
export const isForHero = (frame: Frame | undefined): boolean => frame?.k === 'summon' || (frame?.k === 'effects' && frame.at === 'space');
