import type { ViewOf } from '@hoard/kernel';
import type { Frame, WaveFrame } from '../state/frames.ts';
import type { SevenMoons } from '../state/types.ts';

// Where the game is, read off a view.

type View = ViewOf<SevenMoons>;

/** The innermost frame of the lane that asks a seat, or of the first lane. */
export function frameIn({ lanes }: View, seat: number): Frame | undefined {
  const own = lanes.find(({ stack }) => {
    const top = stack.at(-1);
    return top?.k === 'loss' && top.seat === seat;
  });
  return (own ?? lanes[0])?.stack.at(-1);
}

/** The outer frame of a kind, wherever it lies in the stacks. */
export const outerFrame = <K extends Frame['k']>({ lanes }: View, k: K): Extract<Frame, { k: K }> | undefined =>
  lanes.flatMap(({ stack }) => stack).find((frame): frame is Extract<Frame, { k: K }> => frame.k === k);

/** Whose turn it is, or -1. */
export const activeSeat = (view: View): number => outerFrame(view, 'turn')?.seat ?? -1;

/** The wave that is being fought, or null. */
export const waveIn = (view: View): WaveFrame | null => outerFrame(view, 'wave') ?? null;
