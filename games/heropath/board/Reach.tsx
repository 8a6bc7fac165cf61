import { Sign, Way, openCurve, type MapTarget } from '@hoard/paint';
import type { SpaceId } from '../content/ids.ts';
import type { Journey } from './journeys.ts';
import { CENTRES, pathOf, priceAt, riverBetween } from './layout.ts';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { GEM } from './signs.ts';
import './reach.css';

/** Further than any window reaches. */
const EVERYWHERE = 'M-3000-3000H5000V5000H-3000Z';

/** Night over all that cannot be reached. */
export function Veil({ spaces }: { readonly spaces: readonly SpaceId[] }) {
  return <path class="hp-veil" fill-rule="evenodd" d={EVERYWHERE + spaces.map(pathOf).join('')} aria-hidden="true" />;
}

interface LightsProps {
  readonly targets: readonly MapTarget[];
  /** The spaces that the way leads through which is being looked at. */
  readonly way: readonly SpaceId[];
}

/** The rims of the spaces that can be chosen: gold; blue-white where one is safe. */
export const Lights = ({ targets, way }: LightsProps) => (
  <g class="hp-lights" aria-hidden="true">
    {targets.map(({ space }) => (
      <path
        key={space}
        class={`hp-light ${content.map.spaces[space]!.kind === 'safe' ? 'safe' : ''} ${way.includes(space) ? 'on-way' : ''}`}
        d={pathOf(space)}
      />
    ))}
  </g>
);

/** What it takes to get somewhere: paces, and the VITALITY that it costs. */
export const Prices = ({ journeys }: { readonly journeys: readonly Journey[] }) => (
  <g class="hp-prices" aria-hidden="true">
    {journeys.map(({ space, paces, price, way }) => {
      const { x, y } = priceAt(space);
      return (
        <g key={space} transform={`translate(${x} ${y})`}>
          <g class="steady">
            {price > 0 && (
              <>
                <path class="hp-cost" d="M0-7H12A7 7 0 0 1 12 7H0Z" />
                <Sign path={GEM} size={8.5} x={6} fill="#ff6a5e" />
                <text class="hp-cost-text" x="10" y="3.4">
                  {price}
                </text>
              </>
            )}
            <circle class={way.length > paces ? 'hp-paces ride' : 'hp-paces'} r="7" cx={price > 0 ? -4 : 0} />
            <text x={price > 0 ? -4 : 0} y="3.6" text-anchor="middle">
              {paces}
            </text>
          </g>
        </g>
      );
    })}
  </g>
);

/** The way of what is being looked at, over gates and bridges, and over the water. */
export function WayThere({ from, journey }: { readonly from: SpaceId; readonly journey: Journey }) {
  const spaces = [from, ...journey.way];
  const walked = spaces.slice(0, journey.paces + 1).map((space) => CENTRES[space]!);
  const sailed = journey.way.length > journey.paces ? riverBetween(spaces[journey.paces]!, journey.space) : [];
  return (
    <>
      {walked.length > 1 && <Way d={openCurve(walked)} />}
      {sailed.length > 1 && <Way d={openCurve(sailed)} sailing />}
    </>
  );
}
