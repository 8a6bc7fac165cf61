import { eventRowOf, type EventRows, type Types } from '@hoard/kernel';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Playing } from './boardGame.ts';
import type { Point } from './geometry.ts';
import { sampled } from './curve.ts';
import { moveAlong } from './motion.ts';

/** Moves pieces as events tell it. They are drawn where they were; what moves them is taken off with the next picture. */
export function useMotion<T extends Types>(
  layer: RefObject<SVGGElement | null>,
  playing: Playing<T> | null,
  events: EventRows<T['event']>,
  pointOf: (space: number) => Point,
): void {
  useLayoutEffect(() => {
    const motion = playing === null ? undefined : eventRowOf(events, playing.event).motion?.(playing.event);
    const element = motion && layer.current?.querySelector(`[data-piece="${motion.who}"]`);
    if (playing === null || motion === undefined || !element) return;
    const points = motion.way.map(pointOf);
    // What glides takes its bends smoothly.
    return moveAlong(element, motion.gait === 'glide' ? sampled(points) : points, motion.gait, playing.milliseconds);
  }, [playing]);
}

/** Puts a piece at a point. */
export const placedAt = ({ x, y }: Point): { readonly transform: string } => ({ transform: `translate(${x}px, ${y}px)` });
