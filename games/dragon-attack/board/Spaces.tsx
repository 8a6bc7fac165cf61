import type { SpaceId } from '../content/ids.ts';
import { percent, type Action, type Language, type Seat } from '@hoard/kernel';
import { ICONS, RADIUS, Sign, hexagon } from '@hoard/paint';
import type { Waiting } from '../odds/waiting.ts';
import { LIVERIES } from './heroes.ts';
import { CENTRES } from './layout.ts';
import { PICTURES } from './pictures.ts';
import './spaces.css';

/** A space that can be chosen, and what waits there. */
export interface Target {
  readonly space: SpaceId;
  readonly action: Action;
  readonly waits: Waiting;
}

const HEXAGON = hexagon('flat');

/** The lights under counters and figures: what may be chosen, tinted by what waits there. */
export const Lights = ({ targets, considered }: { readonly targets: readonly Target[]; readonly considered: Action | null }) => (
  <g class={considered === null ? 'lights' : 'lights one-considered'}>
    {targets.map(({ space, action, waits }) => (
      <path
        key={space}
        class={`light waits-${waits.kind} ${action === considered ? 'considered' : ''}`}
        d={HEXAGON}
        transform={`translate(${CENTRES[space]!.x} ${CENTRES[space]!.y})`}
      />
    ))}
  </g>
);

const rounded = (chance: number): number => Math.round(100 * chance);

/** The chance that most unknown counters share, or null where there are not several: one legend then does for all of them. */
export function commonChance(targets: readonly Target[]): number | null {
  const chances = targets.flatMap(({ waits }) => (waits.kind === 'unknown' ? [waits.chance] : []));
  const [most] = [...Map.groupBy(chances, rounded).values()].toSorted((a, b) => b.length - a.length);
  return most !== undefined && most.length > 1 ? most[0]! : null;
}

interface SignsProps {
  readonly targets: readonly Target[];
  /** What the legend says; only the space that is looked at says it again. */
  readonly common: number | null;
  readonly lookedAt: (target: Target) => boolean;
  readonly heroOf: (seat: Seat) => number;
  readonly language: Language;
}

/** The signs above everything: an icon for what waits, and the chance where dice decide. */
export const Signs = ({ targets, common, lookedAt, heroOf, language }: SignsProps) => (
  <g class="signs" aria-hidden="true">
    {targets
      .filter(
        (target) =>
          lookedAt(target) || common === null || target.waits.kind !== 'unknown' || rounded(target.waits.chance) !== rounded(common),
      )
      .map(({ space, waits }) => (
        <WaitingSign key={space} space={space} waits={waits} heroOf={heroOf} language={language} />
      ))}
  </g>
);

function WaitingSign({
  space,
  waits,
  heroOf,
  language,
}: {
  readonly space: SpaceId;
  readonly waits: Waiting;
  readonly heroOf: (seat: Seat) => number;
  readonly language: Language;
}) {
  const said = saidOf(waits, heroOf, language);
  if (said === null) return null;
  const width = (said.icon === null ? 10 : 20) + said.text.length * 6.6;
  const { x, y } = CENTRES[space]!;
  return (
    <g class={`sign waits-${waits.kind}`} transform={`translate(${x} ${y - 0.5 * RADIUS})`}>
      <g class="steady">
        <rect x={-width / 2} y="-8.5" width={width} height="17" rx="8.5" />
        {said.icon !== null && <Sign path={said.icon} size={12} x={-width / 2 + 10} fill="#fff3d6" />}
        <text x={said.icon === null ? 0 : -width / 2 + 18} y="4.4" text-anchor={said.icon === null ? 'middle' : 'start'}>
          {said.text}
        </text>
      </g>
    </g>
  );
}

function saidOf(
  waits: Waiting,
  heroOf: (seat: Seat) => number,
  language: Language,
): { readonly icon: string | null; readonly text: string } | null {
  switch (waits.kind) {
    case 'dragon':
      return { icon: PICTURES.dragon, text: percent(waits.chance, language) };
    case 'monster':
      // It is the chance to win: a skull beside it would be read as the chance to die.
      return { icon: ICONS.swords, text: percent(waits.chance, language) };
    case 'unknown':
      return { icon: null, text: `?${percent(waits.chance, language)}` };
    case 'player':
      return { icon: LIVERIES[heroOf(waits.other)]?.crest ?? ICONS.swords, text: percent(waits.chance, language) };
    case 'home':
      return { icon: ICONS.coins, text: waits.gold > 0 ? `+${waits.gold}` : '' };
    case 'harbour':
      return { icon: PICTURES.anchor, text: '' };
    case 'seen':
      return { icon: PICTURES.eye, text: '' };
    case 'nothing':
      return null;
  }
}
