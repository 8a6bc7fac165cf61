import type { Action, Denial } from '@hoard/kernel';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Point } from './geometry.ts';
import type { handsOn } from './hands.ts';
import type { MapOfSpaces } from './spaceMap.ts';
import './pieces.css';

/** What a space of a map says to the ear, and what comes of choosing it. */
export interface SpaceWords {
  readonly label: string;
  /** What it stands for just now, or null. */
  readonly action: Action | null;
  /** Why it cannot be chosen, or null. */
  readonly denial: Denial | null;
}

/** The words of a space: its name first, then whatever there is to say of it, and why it is closed. */
export function wordsOfSpace(
  parts: readonly [name: string, ...more: string[]],
  action: Action | null,
  denial: Denial | null,
  why: (denial: Denial) => string,
): SpaceWords {
  const told = parts.filter((part) => part !== '').join(', ');
  return { label: denial === null ? told : `${told}. ${why(denial)}`, action, denial };
}

/** What a space says, for the eye: its name, and the rest of its words. */
export const SpaceCard = ({ name, label }: { readonly name: string; readonly label: string }) => (
  <div class="space-card" aria-hidden="true">
    <b>{name}</b>
    <span>{label.slice(name.length + 2)}</span>
  </div>
);

/** Something that is seen on a space of the map for a moment. */
export const Spot = ({
  at,
  style,
  children,
}: {
  readonly at: Point;
  readonly style: Readonly<Record<string, string>>;
  readonly children: ComponentChildren;
}) => (
  <g class="drama" transform={`translate(${at.x} ${at.y})`} style={style} aria-hidden="true">
    {children}
  </g>
);

interface TouchLayerProps {
  readonly words: readonly SpaceWords[];
  readonly map: MapOfSpaces;
  /** The space that the keys are on. */
  readonly cursor: number;
  /** What the hands do on it. */
  readonly listeners: ReturnType<typeof handsOn>['listeners'];
}

/** What is touched, focused and read aloud: one shape for each space, over everything else and seen only when it has the focus. */
export function TouchLayer({ words, map, cursor, listeners }: TouchLayerProps) {
  const spaces = useMemo(
    () =>
      words.map(({ label, action, denial }, space) => {
        const { x, y } = map.centres[space]!;
        return (
          <path
            key={space}
            d={map.shapeOf(space)}
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
      }),
    [words, cursor],
  );
  // What listens for the focus can be tabbed to in some browsers; only the spaces should be.
  return (
    <g class="touch" tabindex={-1} {...listeners}>
      {spaces}
    </g>
  );
}

/** What is being considered on the map, for the ear. */
export const ConsideredAloud = ({ option }: { readonly option: string | null }) => (
  <p class="map-hidden" aria-live="polite">
    {option ?? ''}
  </p>
);

/** The way of what is being considered. */
export const Way = ({ d, sailing = false }: { readonly d: string; readonly sailing?: boolean }) => (
  <g class={sailing ? 'way sailing' : 'way'} aria-hidden="true">
    <path class="way-edge" d={d} />
    <path class="way-line" d={d} />
  </g>
);
