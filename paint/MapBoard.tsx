import type { Action, Denial, Types } from '@hoard/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardProps } from './boardGame.ts';
import type { Box } from './geometry.ts';
import { handsOn } from './hands.ts';
import { MapView } from './MapView.tsx';
import { MAP_WORDS } from './mapWords.ts';
import { ConsideredAloud, SpaceCard, TouchLayer, wordsOfSpace } from './Spaces.tsx';
import type { MapOfSpaces } from './spaceMap.ts';

/** A space that can be chosen. */
export interface MapTarget {
  readonly space: number;
  readonly action: Action;
}

interface MapBoardProps<T extends Types> {
  readonly props: BoardProps<T>;
  readonly map: MapOfSpaces;
  /** What the map is called. */
  readonly title: string;
  readonly targets: readonly MapTarget[];
  /** Where the person at the screen stands, or -1; and where the keys begin as long as they stand nowhere. */
  readonly own: number;
  readonly start: number;
  /** What should be seen now. */
  readonly aim: Box;
  /** How dark it is on the land: 0 is day, 1 is deep dusk. */
  readonly dusk?: number;
  /** What a space is called, and what is there. */
  readonly nameOf: (space: number) => string;
  readonly describe: (space: number) => string;
  /** The space that an action leads to, or -1. */
  readonly spaceOf: (action: Action) => number;
  /** Whether somebody who looks at the space of a denial wonders why not. Absent where everybody does. */
  readonly wonders?: (denial: Denial) => boolean;
  /** What lies over the window and does not move with the map. */
  readonly overlay: ComponentChildren;
  /** What is drawn on the map, from the lowest to the highest; `looked` is the space that is looked at, or -1. */
  readonly children: (looked: number) => ComponentChildren;
}

/**
 * The frame of every board that is a map: a window on it, the hands that reach for its spaces, what each space says to eye and ear, and
 * what is being considered. A game draws what lies and moves on it.
 */
export function MapBoard<T extends Types>({ props, map, targets, own, start, children, ...frame }: MapBoardProps<T>) {
  const { view, asked, denials, considered, telling, voices, language } = props;
  const { nameOf, describe, spaceOf, wonders = () => true } = frame;
  const [looked, look] = useState(-1);
  const [cursor, setCursor] = useState(start);
  useEffect(() => {
    look(-1);
    if (targets.length > 0 && own >= 0) setCursor(own);
  }, [targets]);

  const words = useMemo(
    () =>
      map.centres.map((_, space) => {
        const action = targets.find((open) => open.space === space)?.action ?? null;
        const denial = action === null ? (denials.find((one) => spaceOf(one.action) === space && wonders(one)) ?? null) : null;
        const waits = action === null || asked === null ? '' : telling.glance(asked, action, voices);
        return wordsOfSpace([nameOf(space), describe(space), waits], action, denial, (why) => telling.denial(why, voices));
      }),
    [view, targets, denials, language],
  );
  const { onAsk, listeners } = handsOn({ ...props, map, words, onCursor: setCursor, onLook: look });
  // What is pointed at in a list is looked at as if the hand were on it.
  const pointed = targets.find(({ action }) => action === props.pointed)?.space ?? -1;
  const seen = pointed < 0 ? looked : pointed;
  const lit = considered === null ? (targets.find(({ action }) => action === props.main)?.space ?? -1) : -1;
  const told = words[seen];
  return (
    <>
      <MapView
        picture={map.picture}
        title={frame.title}
        words={MAP_WORDS[language]}
        aim={frame.aim}
        targets={targets.map(({ space }) => map.centres[space]!)}
        home={map.centres[own] ?? null}
        main={map.centres[lit] ?? null}
        dusk={frame.dusk ?? 0}
        onAsk={onAsk}
        overlay={
          <>
            {told !== undefined && <SpaceCard name={nameOf(seen)} label={told.label} />}
            {frame.overlay}
          </>
        }
      >
        {lit >= 0 && lit !== pointed && <Outline name="emphasised" map={map} space={lit} />}
        {pointed >= 0 && <Outline name="pointed" map={map} space={pointed} />}
        {children(seen)}
        <TouchLayer words={words} map={map} cursor={cursor} listeners={listeners} />
      </MapView>
      <ConsideredAloud option={considered === null ? null : telling.option(considered, voices, asked ?? undefined)} />
    </>
  );
}

interface OutlineProps {
  readonly name: string;
  readonly map: MapOfSpaces;
  readonly space: number;
}

/** Under all that lies there, so that no badge is cut. */
const Outline = ({ name, map: { shapeOf, centres }, space }: OutlineProps) => (
  <path class={name} d={shapeOf(space)} transform={`translate(${centres[space]!.x} ${centres[space]!.y})`} />
);
