import type { Trail } from './changes.ts';
import { openCurve } from './curve.ts';
import type { Point } from './geometry.ts';
import './changes.css';

interface TrailsProps {
  readonly trails: readonly Trail[];
  readonly pointOf: (space: number) => Point;
  /** The colour of a piece. */
  readonly colourOf: (who: string) => string;
}

/** Where pieces went while nobody looked: from a ring where each was to where it stands now. */
export const Trails = ({ trails, pointOf, colourOf }: TrailsProps) => (
  <g class="trails" aria-hidden="true">
    {trails.map(({ who, way }) => {
      const points = way.map(pointOf);
      const line = openCurve(points);
      const { x, y } = points[0]!;
      return (
        <g key={who} style={{ '--livery': colourOf(who) }}>
          <path class="trail-edge" d={line} />
          <path class="trail-line" d={line} />
          <circle cx={x} cy={y} r="9" />
        </g>
      );
    })}
  </g>
);
