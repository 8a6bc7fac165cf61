import type { Types } from '@hoard/kernel';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Playing } from './boardGame.ts';
import type { Point } from './geometry.ts';
import { moveAlong, type Gait } from './motion.ts';

/** Whom an event moves, where along, and how. */
export interface Travel {
  /** The `data-piece` of what moves. */
  readonly who: string;
  readonly points: readonly Point[];
  readonly gait: Gait;
}

/** Moves pieces as events tell it. They are drawn where they were; what moves them is taken off with the next picture. */
export function useMotion<T extends Types>(
  layer: RefObject<SVGGElement | null>,
  playing: Playing<T> | null,
  travelOf: (event: T['event']) => Travel | null,
): void {
  useLayoutEffect(() => {
    const travel = playing === null ? null : travelOf(playing.event);
    const element = travel === null ? null : layer.current?.querySelector(`[data-piece="${travel.who}"]`);
    if (playing === null || travel === null || element === null || element === undefined) return;
    return moveAlong(element, travel.points, travel.gait, playing.milliseconds);
  }, [playing]);
}

/** Puts a piece at a point. */
export const placedAt = ({ x, y }: Point): { readonly transform: string } => ({ transform: `translate(${x}px, ${y}px)` });
