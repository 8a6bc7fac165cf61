import { ICONS, RADIUS, Sign, polygon, cornersOf } from '@hoard/paint';
import type { Action, Denial } from '@hoard/kernel';
import { LIVERIES } from './heroes.ts';
import { CENTRES } from './layout.ts';
import { PICTURES } from './pictures.ts';
import { percent, type Waiting } from './prospects.ts';

/** A space that can be chosen, and what waits there. */
export interface Target {
  readonly space: number;
  readonly action: Action;
  readonly waits: Waiting;
}

const HEXAGON = polygon(cornersOf({ q: 0, r: 0 }, RADIUS * 0.95));

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

/** The signs above everything: an icon for what waits, and the chance where dice decide. */
export const Signs = ({ targets, heroOf }: { readonly targets: readonly Target[]; readonly heroOf: (seat: number) => number }) => (
  <g class="signs" aria-hidden="true">
    {targets.map(({ space, waits }) => (
      <WaitingSign key={space} space={space} waits={waits} heroOf={heroOf} />
    ))}
  </g>
);

function WaitingSign({
  space,
  waits,
  heroOf,
}: {
  readonly space: number;
  readonly waits: Waiting;
  readonly heroOf: (seat: number) => number;
}) {
  const said = saidOf(waits, heroOf);
  if (said === null) return null;
  const width = (said.icon === null ? 10 : 20) + said.text.length * 6.6;
  const { x, y } = CENTRES[space]!;
  return (
    <g class={`sign waits-${waits.kind}`} transform={`translate(${x} ${y - 0.6 * RADIUS})`}>
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

function saidOf(waits: Waiting, heroOf: (seat: number) => number): { readonly icon: string | null; readonly text: string } | null {
  switch (waits.kind) {
    case 'dragon':
      return { icon: PICTURES.dragon, text: percent(waits.chance) };
    case 'monster':
      return { icon: ICONS.skull, text: percent(waits.chance) };
    case 'unknown':
      return { icon: null, text: `?${percent(waits.chance)}` };
    case 'player':
      return { icon: LIVERIES[heroOf(waits.other)]?.crest ?? ICONS.swords, text: percent(waits.chance) };
    case 'home':
      return { icon: ICONS.coins, text: waits.gold > 0 ? `+${waits.gold}` : '' };
    case 'harbour':
      return { icon: ICONS.anchor, text: '' };
    case 'seen':
      return { icon: ICONS.eye, text: '' };
    case 'nothing':
      return null;
  }
}

export interface SpaceWords {
  readonly label: string;
  readonly target: Target | null;
  readonly denial: Denial | null;
}

/** What is touched, focused and read aloud: one hexagon for each space, over everything else and seen only when it has the focus. */
export function TouchLayer({ words, cursor }: { readonly words: readonly SpaceWords[]; readonly cursor: number }) {
  return (
    <g class="touch">
      {words.map(({ label, target, denial }, space) => {
        const { x, y } = CENTRES[space]!;
        return (
          <path
            key={space}
            d={HEXAGON}
            transform={`translate(${x} ${y})`}
            role={target === null && denial === null ? 'img' : 'button'}
            aria-label={label}
            aria-disabled={target === null && denial !== null ? 'true' : undefined}
            tabindex={space === cursor ? 0 : -1}
            class={target === null ? 'space' : 'space open'}
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
export const Way = ({ d, sailing }: { readonly d: string; readonly sailing: boolean }) => (
  <g class={sailing ? 'way sailing' : 'way'} aria-hidden="true">
    <path class="way-edge" d={d} />
    <path class="way-line" d={d} />
  </g>
);
