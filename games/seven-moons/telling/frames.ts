import type { Seat, ViewOf } from '@hoard/kernel';
import type { Frame, WaveFrame } from '../state/frames.ts';
import type { SevenMoons } from '../state/types.ts';

// Where the game is, read off a view, for whoever is asked nothing. What asks somebody is in the lane of the question.

type View = ViewOf<SevenMoons>;

/** The outer frame of a kind, wherever it lies in the stacks. */
export const outerFrame = <K extends Frame['k']>({ lanes }: View, k: K): Extract<Frame, { k: K }> | undefined =>
  lanes.flatMap(({ stack }) => stack).find((frame): frame is Extract<Frame, { k: K }> => frame.k === k);

/** Whose turn it is, or -1. */
export const activeSeat = (view: View): Seat => outerFrame(view, 'turn')?.seat ?? -1;

/** The wave that is being fought, or null. */
export const waveIn = (view: View): WaveFrame | null => outerFrame(view, 'wave') ?? null;
