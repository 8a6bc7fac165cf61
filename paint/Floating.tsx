import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useClearPlace, type ClearSides } from './useClearPlace.ts';
import './floating.css';

interface FloatingProps {
  readonly sides: ClearSides;
  /** What must not be covered, besides whatever can be pressed. */
  readonly inSight: string;
  /** It is laid anew when this changes. */
  readonly what: unknown;
  readonly children: ComponentChildren;
}

/** Something that floats over a window, where it covers nothing that matters. */
export function Floating({ sides, inSight, what, children }: FloatingProps) {
  const floating = useRef<HTMLDivElement>(null);
  useClearPlace(floating, sides, inSight, what);
  return (
    <div ref={floating} class="floating">
      {children}
    </div>
  );
}

/** Round the edge of the window, from the lower one up. */
export const ROUND_THE_EDGE: ClearSides = [
  ['middle', 'end'],
  ['start', 'end'],
  ['end', 'middle'],
  ['start', 'middle'],
  ['middle', 'start'],
  ['start', 'start'],
  ['end', 'start'],
  ['end', 'end'],
];

/** In a corner, from the upper ones down. */
export const CORNERS: ClearSides = [
  ['start', 'start'],
  ['end', 'start'],
  ['start', 'end'],
  ['end', 'end'],
];
