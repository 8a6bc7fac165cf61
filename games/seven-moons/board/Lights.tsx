import type { HexId } from '../content/ids.ts';
import { ICONS, Sign, Way, hexagon, openCurve, type MapTarget, type Point } from '@hoard/paint';
import type { Action } from '@hoard/kernel';
import { CENTRES } from './layout.ts';
import './lights.css';

/** A hex that can be chosen, and the gold that haste costs to get there. */
export interface Target extends MapTarget {
  readonly haste: number;
}

const HEXAGON = hexagon('pointy');

/** What may be chosen: white within the points, gold where steps must be bought. */
export const Lights = ({ targets, considered }: { readonly targets: readonly Target[]; readonly considered: Action | null }) => (
  <g class={considered === null ? 'lights' : 'lights one-considered'}>
    {targets.map(({ space, action, haste }) => (
      <path
        key={space}
        class={`reach ${haste > 0 ? 'haste' : ''} ${action === considered ? 'considered' : ''}`}
        d={HEXAGON}
        transform={`translate(${CENTRES[space]!.x} ${CENTRES[space]!.y})`}
      />
    ))}
  </g>
);

/** What each hex beyond the points costs. */
export const Costs = ({ targets }: { readonly targets: readonly Target[] }) => (
  <g class="costs" aria-hidden="true">
    {targets
      .filter(({ haste }) => haste > 0)
      .map(({ space, haste }) => (
        <g key={space} transform={`translate(${CENTRES[space]!.x} ${CENTRES[space]!.y - 13})`}>
          <g class="cost">
            <circle r="6.2" />
            <text y="3.1" text-anchor="middle">
              {haste}
            </text>
          </g>
        </g>
      ))}
  </g>
);

interface RouteProps {
  /** From the hex where the hero stands to the last. */
  readonly way: readonly number[];
  /** How many steps are free. */
  readonly points: number;
  readonly isDanger: (hex: HexId) => boolean;
  readonly flies: boolean;
}

/** The way of what is being looked at: free steps white, bought ones gold, and where bandits may wait. */
export function RouteLine({ way, points, isDanger, flies }: RouteProps) {
  const line = way.map((hex) => CENTRES[hex]!);
  if (line.length < 2) return null;
  if (flies) return <Way d={bow(line[0]!, line.at(-1)!)} sailing />;
  const free = line.slice(0, points + 1);
  const bought = line.slice(Math.max(0, points));
  return (
    <g class="route" aria-hidden="true">
      {free.length > 1 && <Way d={openCurve(free)} />}
      {bought.length > 1 && points < way.length - 1 && (
        <g class="bought">
          <Way d={openCurve(bought)} />
        </g>
      )}
      {way.slice(1).map(
        (hex, index) =>
          isDanger(hex) && (
            <g key={index} class="danger" transform={`translate(${CENTRES[hex]!.x + 13} ${CENTRES[hex]!.y - 13})`}>
              <circle r="9" />
              <Sign path={ICONS.skull} size={11} fill="#fff1e0" />
            </g>
          ),
      )}
    </g>
  );
}

function bow(from: Point, to: Point): string {
  const peak = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.hypot(to.x - from.x, to.y - from.y) * 0.25 };
  return openCurve([from, peak, to]);
}
