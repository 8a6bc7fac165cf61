import type { Action, Denial } from '@hoard/kernel';
import { polygon } from './curve.ts';
import { RADIUS, cornersOf, type Grid, type Point } from './geometry.ts';
import './pieces.css';

/** What a space of a map says to the ear, and what comes of choosing it. */
export interface SpaceWords {
  readonly label: string;
  /** What it stands for just now, or null. */
  readonly action: Action | null;
  /** Why it cannot be chosen, or null. */
  readonly denial: Denial | null;
}

interface TouchLayerProps {
  readonly words: readonly SpaceWords[];
  readonly centres: readonly Point[];
  readonly grid: Grid;
  /** The space that the keys are on. */
  readonly cursor: number;
}

/** A space as a shape round (0, 0), a little smaller than it is. */
export const hexagon = (grid: Grid): string => polygon(cornersOf({ q: 0, r: 0 }, grid, RADIUS * 0.95));

/** What is touched, focused and read aloud: one hexagon for each space, over everything else and seen only when it has the focus. */
export function TouchLayer({ words, centres, grid, cursor }: TouchLayerProps) {
  const shape = hexagon(grid);
  return (
    <g class="touch">
      {words.map(({ label, action, denial }, space) => {
        const { x, y } = centres[space]!;
        return (
          <path
            key={space}
            d={shape}
            transform={`translate(${x} ${y})`}
            role={action === null && denial === null ? 'img' : 'button'}
            aria-label={label}
            aria-disabled={action === null && denial !== null ? 'true' : undefined}
            tabindex={space === cursor ? 0 : -1}
            class={action === null ? 'space' : 'space open'}
            data-space={space}
            data-x={x}
            data-y={y}
          />
        );
      })}
    </g>
  );
}

/** The way of what is being considered. */
export const Way = ({ d, sailing = false }: { readonly d: string; readonly sailing?: boolean }) => (
  <g class={sailing ? 'way sailing' : 'way'} aria-hidden="true">
    <path class="way-edge" d={d} />
    <path class="way-line" d={d} />
  </g>
);
