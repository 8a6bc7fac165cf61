import type { SpaceId } from '../content/ids.ts';
import type { Language, Seat } from '@hoard/kernel';
import { ICONS, Lettering, RADIUS, Sign, openCurve } from '@hoard/paint';
import { silverado as content } from '../content/silverado.ts';
import { ownerOf } from '../rules/01-things.ts';
import type { Board } from '../state/board.ts';
import { Face } from './Counters.tsx';
import { LIVERIES } from './heroes.ts';
import { CENTRES, nameAt, numberAt } from './layout.ts';
import { wordsIn } from './speech.ts';
import './land.css';

const ROAD = content.path.slice(1);

/** The Dragon's road: what it has burnt, where it comes next, and what is still before it. */
export function DragonRoad({ dragonAt }: { readonly dragonAt: number }) {
  const points = ROAD.map((space) => CENTRES[space]!);
  const onward = [points[dragonAt - 1], points[dragonAt]].filter((point) => point !== undefined);
  return (
    <g class="dragon-road">
      <path class="road-whole" d={openCurve(points)} />
      {dragonAt > 1 && <path class="road-burnt" d={openCurve(points.slice(0, dragonAt))} />}
      {onward.length === 2 && <path class="road-next" d={openCurve(onward)} />}
      {ROAD.map((space, i) => (
        <RoadNumber key={space} number={i + 1} space={space} state={i + 1 <= dragonAt ? 'burnt' : i === dragonAt ? 'next' : 'ahead'} />
      ))}
    </g>
  );
}

function RoadNumber({ number, space, state }: { readonly number: number; readonly space: SpaceId; readonly state: string }) {
  const { x, y } = numberAt(space);
  return (
    <g class={`number ${state}`} transform={`translate(${x} ${y})`}>
      {state === 'burnt' && <circle fill="url(#scorch)" cy={-0.72 * RADIUS} r={0.95 * RADIUS} />}
      {state === 'next' && <circle class="pulse" r="11" />}
      <path class="plate" d="M-9-8H9V3Q9 8 0 11Q-9 8-9 3Z" />
      <text y="4.6" text-anchor="middle">
        {number}
      </text>
      {state !== 'ahead' && <Sign path={ICONS.flame} size={11} x={11} y={-8} fill={state === 'next' ? '#ffb347' : '#8c8378'} />}
    </g>
  );
}

/** The six gates: whose they are, and which of them are closed to who is asked. */
export function Gates({ board, seat }: { readonly board: Board; readonly seat: Seat }) {
  return (
    <g class="gates">
      {content.gates.map((space, hero) => {
        const { x, y } = CENTRES[space]!;
        const owner = ownerOf(board, content, space);
        const livery = LIVERIES[hero]!;
        const isClosed = owner >= 0 && seat >= 0 && owner !== seat;
        return (
          <g key={hero} transform={`translate(${x} ${y})`}>
            {isClosed && <path class="portcullis" d="M-3.6 2V-5M-1.2 2V-7M1.2 2V-7M3.6 2V-5M-4.4-1H4.4M-4.4-4H4.4" />}
            <path class="pole" d="M0-13V-29" />
            <path
              d="M-7.5-31H7.5V-17Q4-20 0-15.5Q-4-20-7.5-17Z"
              fill={owner < 0 ? '#7d7567' : livery.css}
              stroke="#1c120a"
              stroke-width=".9"
              opacity={owner < 0 ? 0.75 : 1}
            />
            <Sign path={livery.crest} size={10.5} y={-25} fill={owner < 0 ? '#d8cfbd' : livery.ink} />
          </g>
        );
      })}
    </g>
  );
}

/** A name longer than this is written in two lines. */
const ONE_LINE = 13;

/** The names of all places on land, along the lower edge of each: those of its numbers and gates always, the others where one is near. */
export function PlaceNames({ language }: { readonly language: Language }) {
  const { names } = wordsIn(language);
  return (
    <g class="place-names" aria-hidden="true">
      {content.spaces.map(({ terrain, mark }, space) => {
        if (terrain === 'sea' || terrain === 'river') return null;
        const lines = linesOf(names.space(space));
        const { x, y } = nameAt(space, lines.length);
        const isGreat = mark !== undefined && mark !== 'star';
        return (
          <text key={space} class={isGreat ? 'place-name great' : 'place-name'} x={x} y={y} text-anchor="middle">
            {lines.map((line, row) => (
              <tspan key={line} x={x} dy={row === 0 ? 0 : '1em'}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </g>
  );
}

/** A long name is broken between the words nearest to its middle. */
function linesOf(name: string): string[] {
  if (name.length <= ONE_LINE) return [name];
  const middle = name.length / 2;
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index + 1);
  const [at] = breaks.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return at === undefined ? [name] : [name.slice(0, at).trimEnd(), name.slice(at)];
}

/** The names of the seas, each along its own shore. */
export function SeaNames({ language }: { readonly language: Language }) {
  const { names } = wordsIn(language);
  const seas = Map.groupBy(
    content.spaces.flatMap(({ terrain }, space) => (terrain === 'sea' ? [space] : [])),
    (space) => names.space(space),
  );
  return (
    <g class="sea-names">
      {[...seas].map(([name, spaces]) => {
        const x = mean(spaces.map((space) => CENTRES[space]!.x));
        const y = mean(spaces.map((space) => CENTRES[space]!.y));
        // Read from the left, whichever side of the island it is.
        const along = (Math.atan2(y, x) * 180) / Math.PI + 90;
        const upright = along > 90 ? along - 180 : along;
        return <Lettering key={name} at={{ x: x * 1.11, y: y * 1.11 }} text={name} turn={upright} />;
      })}
    </g>
  );
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the Dragon has taken, heaped up on a rock in the sea. */
export function Hoard({ hoard, x, y }: { readonly hoard: readonly number[]; readonly x: number; readonly y: number }) {
  if (hoard.length === 0) return null;
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden="true">
      <path
        d="M-52 14C-50 2-30-2-12-3C12-6 44 0 52 12C50 24 20 28-4 27C-30 28-50 24-52 14Z"
        fill="#2b2a26"
        stroke="#11110f"
        stroke-width="1.2"
      />
      <path d="M-46 11C-42 2-24 0-10-1C12-3 38 2 46 9C40 18 14 20-6 19C-28 20-44 17-46 11Z" fill="#4a463c" />
      {hoard.map((row, index) => {
        const layer = Math.floor(index / 7);
        const along = (index % 7) - 3;
        return (
          <g key={row} transform={`translate(${along * (12 - layer) + (layer % 2) * 5} ${8 - layer * 8 + Math.abs(along)})scale(.62)`}>
            <Face row={row} />
          </g>
        );
      })}
    </g>
  );
}
