import type { Language } from '@hoard/kernel';
import type { SpaceId } from '../content/ids.ts';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { DEFS } from './pictures.ts';
import { CENTRES, buildingAt, middleOf, pathOf } from './layout.ts';
import './land.css';

const { map } = content;

/** What is drawn once, and used wherever it stands. */
export const LandDefs = () => <defs dangerouslySetInnerHTML={{ __html: DEFS }} />;

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

/** By region: where its name hides least of what is built, and is cut by no edge, in two lines or, in German, in one. */
const NAMED: { readonly [language in Language]: readonly (readonly [x: number, y: number])[] } = {
  en: [
    [508, 280],
    [1096, 520],
    [160, 88],
    [856, 136],
    [796, 580],
    [184, 580],
  ],
  de: [
    [460, 340],
    [1072, 592],
    [148, 88],
    [856, 196],
    [664, 484],
    [268, 556],
  ],
};

const LINE = 22;

/** What the regions are called, written across them: for whoever looks at the whole land and has nothing to pick on it. */
export const RegionNames = ({ names, language }: { readonly names: readonly string[]; readonly language: Language }) => (
  <g class="hp-regions" aria-hidden="true">
    {names.map((name, region) => {
      const [x, y] = NAMED[language][region]!;
      // The last word is the land itself.
      const [, first, last] = /^(?:(.*) )?(.*)$/.exec(name)!;
      return (
        <text key={name} x={x} y={y} text-anchor="middle">
          {first !== undefined && (
            <tspan x={x} dy={-LINE}>
              {first}
            </tspan>
          )}
          <tspan x={x} y={y}>
            {last}
          </tspan>
        </text>
      );
    })}
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
