import type { SpaceId } from '../content/ids.ts';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { LANDMARKS } from './landmarks.ts';
import { CENTRES, buildingAt, middleOf, pathOf } from './layout.ts';
import './land.css';

const { map } = content;

/** What is drawn once, and used wherever it stands. */
export const LandDefs = () => (
  <defs>
    {Object.entries(LANDMARKS).map(([name, drawing]) => (
      <g key={name} id={`hp-${name}`} dangerouslySetInnerHTML={{ __html: drawing }} />
    ))}
    <radialGradient id="hp-lava">
      <stop offset="0" stop-color="#fff1b0" />
      <stop offset=".25" stop-color="#ff9a3c" />
      <stop offset=".6" stop-color="#e2431a" stop-opacity=".55" />
      <stop offset="1" stop-color="#e2431a" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="hp-smoke">
      <stop offset="0" stop-color="#4a4450" stop-opacity=".75" />
      <stop offset="1" stop-color="#4a4450" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="hp-lamp">
      <stop offset="0" stop-color="#fff6d0" />
      <stop offset=".4" stop-color="#ffd070" stop-opacity=".7" />
      <stop offset="1" stop-color="#ffb040" stop-opacity="0" />
    </radialGradient>
    <g id="hp-flame">
      <path d="M0 0C-6-2-6.4-8-3-12.6C-3-9.6-1.6-9-1-10.4C0-13.4-1.4-16 .6-20C1.2-15 6.4-11 6-5.4C5.8-2 3-.2 0 0Z" fill="#ff7a1f" />
      <path d="M.2-.4C-3-1.4-3.2-5-1.2-7.6C-.6-6-.2-6.4.2-8C.4-10 .4-11 1.2-13C1.6-9.4 3.8-7 3.4-4C3.2-1.8 1.8-.6.2-.4Z" fill="#ffd24d" />
    </g>
  </defs>
);

const Landmark = ({ name, x, y, turn = 0, size = 1 }: LandmarkProps) => (
  <use href={`#hp-${name}`} transform={`translate(${x} ${y})rotate(${turn})scale(${size})`} />
);

interface LandmarkProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly size?: number;
}

/** The way over a bridge, in degrees; never upside down. */
function turnOf([one, other]: readonly [SpaceId, SpaceId]): number {
  const degrees = (Math.atan2(CENTRES[other]!.y - CENTRES[one]!.y, CENTRES[other]!.x - CENTRES[one]!.x) * 180) / Math.PI;
  return degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees;
}

const markAt = (space: SpaceId): string | null => {
  if (space === map.prison) return 'prison';
  if (space === map.caveMouth) return 'mouth';
  if (map.balloons.includes(space)) return 'balloon';
  if (space === map.start) return 'farmhouse';
  return space === map.pier ? 'pier' : null;
};

/** Bridges lie under all that stands. */
export const Bridges = () => (
  <g aria-hidden="true">
    {map.bridges.map(({ id, between }) => (
      <Landmark key={id} name="bridge" {...middleOf(between)} turn={turnOf(between)} />
    ))}
  </g>
);

/** All that is built and never changes: towers, gates, balloons; and the houses of settlements where no Place-Site stands. */
export const Landmarks = ({ sites }: { readonly sites: readonly number[] }) => (
  <g class="hp-landmarks" aria-hidden="true">
    {map.spaces.map(({ id, kind }, space) => {
      const mark = markAt(space);
      const { x, y } = buildingAt(space);
      if (mark !== null) return <Landmark key={id} name={mark} x={x + (mark === 'balloon' ? 2 : 4)} y={y + 4} />;
      if (kind === 'safe') return <Landmark key={id} name="tower" x={x} y={y + 2} size={1.15} />;
      return kind === 'settlement' && sites[space]! < 0 && <Landmark key={id} name="settlement" x={x + 6} y={y + 2} size={0.95} />;
    })}
    {map.gates.map(({ id, between }) => {
      const { x, y } = middleOf(between);
      return <Landmark key={id} name="gate" x={x} y={y + 8} size={0.92} />;
    })}
  </g>
);

/** Where the flames of a burning space stand. */
const FLAMES = [
  [-30, 6, 1],
  [-20, 24, 0.8],
  [26, 20, 0.9],
  [32, -8, 0.75],
  [-6, 34, 0.7],
  [10, -30, 0.7],
  [-28, -18, 0.65],
] as const;

/** Three volcanoes: all smoulder; the spaces round the one that the Dragon sits on burn. */
export const Volcanoes = ({ burning }: { readonly burning: number }) => (
  <g class="hp-volcanoes" aria-hidden="true">
    {map.rocks.map((rock, row) => {
      const { x, y } = CENTRES[rock]!;
      return (
        <g key={rock} transform={`translate(${x} ${y})`}>
          <circle class="hp-lava" r={row === burning ? 30 : 17} fill="url(#hp-lava)" style={{ animationDelay: `${row * -0.7}s` }} />
          {[0, 1, 2].map((puff) => (
            <circle key={puff} class="hp-smoke" r="17" fill="url(#hp-smoke)" style={{ animationDelay: `${puff * -2.4 - row}s` }} />
          ))}
        </g>
      );
    })}
    {(map.flares[burning] ?? []).map((space) => (
      <g key={space}>
        <path class="hp-burning" d={pathOf(space)} />
        {FLAMES.map(([dx, dy, size], flame) => (
          <g key={flame} transform={`translate(${CENTRES[space]!.x + dx} ${CENTRES[space]!.y + dy})scale(${size})`}>
            <use class="hp-flame" href="#hp-flame" style={{ animationDelay: `${((space * 7 + flame * 3) % 10) * -0.13}s` }} />
          </g>
        ))}
      </g>
    ))}
  </g>
);
