import type { Gait } from '@hoard/kernel';
import type { Point } from './geometry.ts';

interface Leg {
  /** How high it rises between two places, in units. */
  readonly height: number;
  /** How large it gets on the way. */
  readonly growth: number;
  /** How far it turns round itself, in degrees. */
  readonly spin: number;
}

const LEGS: Readonly<Record<Gait, Leg>> = {
  hop: { height: 9, growth: 1.06, spin: 0 },
  glide: { height: 0, growth: 1, spin: 0 },
  fly: { height: 60, growth: 2.1, spin: 0 },
  fling: { height: 70, growth: 1.25, spin: 540 },
};

const frame = ({ x, y }: Point, size: number, turn: number): { readonly transform: string } => ({
  transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${size}) rotate(${turn.toFixed(0)}deg)`,
});

/** The keyframes of a way through some points. */
export function framesAlong(points: readonly Point[], gait: Gait): { readonly transform: string }[] {
  const { height, growth, spin } = LEGS[gait];
  const legs = points.length - 1;
  return points.flatMap((point, i) => {
    const here = frame(point, 1, (spin * i) / Math.max(1, legs));
    const next = points[i + 1];
    if (next === undefined) return [here];
    const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 - height };
    return [here, frame(middle, growth, (spin * (i + 0.5)) / legs)];
  });
}

/** Moves an element along some points; whoever started it ends it, so that nothing jumps back before the next picture. */
export function moveAlong(element: Element, points: readonly Point[], gait: Gait, milliseconds: number): () => void {
  if (points.length < 2 || milliseconds <= 0 || isCalm()) return () => {};
  const motion = element.animate(framesAlong(points, gait), {
    duration: milliseconds,
    easing: gait === 'hop' ? 'linear' : 'ease-in-out',
    fill: 'forwards',
  });
  return () => motion.cancel();
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
