import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Box, Point } from './geometry.ts';
import type { MapPicture } from './mapPainter.ts';
import { Mark } from './Mark.ts';
import type { MapWords } from './mapWords.ts';
import { SIDES, STEP, MapWindow } from './MapWindow.ts';
import './map.css';

export interface MapViewProps {
  readonly picture: MapPicture;
  readonly title: string;
  readonly words: MapWords;
  /** What should be seen now; the view glides there unless somebody has moved it by hand. */
  readonly aim: Box;
  /** The middles of the spaces that can be picked: they are brought to the size of a finger. */
  readonly targets: readonly Point[];
  /** Where a double tap leads. */
  readonly home: Point | null;
  /** Where the emphasised answer leads: that is in sight with it. */
  readonly main?: Point | null;
  /** How dark it is on the land: 0 is day, 1 is deep dusk. What is drawn over the painting keeps its light. */
  readonly dusk?: number;
  /** Somebody holds a finger on something to ask about it. That is then no tap. */
  readonly onAsk?: (target: Element) => void;
  /** What changes: drawn above the painting, in its units. */
  readonly children: ComponentChildren;
  /** Lies over the window and does not move with the map. */
  readonly overlay?: ComponentChildren;
}

/** A painting that did not come is asked for again: the connection may be back. */
const AGAIN_MILLISECONDS = 5_000;

/** A window on a painted map: wheel, pinch, drag and keys move it. The painting is an image that never changes. */
export function MapView({ picture, title, words, aim, targets, home, main = null, dusk = 0, onAsk, children, overlay }: MapViewProps) {
  const window = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const view = useMemo(() => new MapWindow(picture), [picture]);

  useLayoutEffect(() => {
    view.attach(window.current!, plane.current!);
    return () => view.detach();
  }, [view]);
  useLayoutEffect(() => {
    view.home = home;
    view.main = main;
    view.aimAt(aim, targets);
  }, [view, aim]);
  useEffect(() => {
    view.home = home;
    view.ask = onAsk ?? null;
  });

  const { box } = picture;
  return (
    <div
      class="map-view"
      ref={window}
      role="group"
      aria-label={title}
      aria-describedby="map-keys"
      tabIndex={0}
      onKeyDown={(event) => view.key(event)}
    >
      <Mark of="map" />
      <p id="map-keys" class="map-hidden">
        {words.keys}
      </p>
      <div class="map-plane" ref={plane} style={{ width: `${box.width}px`, height: `${box.height}px` }}>
        <img
          src={picture.address}
          alt=""
          draggable={false}
          width={box.width}
          height={box.height}
          decoding="async"
          onError={({ currentTarget }) => setTimeout(() => (currentTarget.src = picture.address), AGAIN_MILLISECONDS)}
          style={picture.sketch === undefined ? undefined : { background: `url("${picture.sketch}") 0 0 / 100% 100%` }}
        />
        <div class="map-dusk" style={{ '--dusk': dusk }} />
        <svg class="map-live" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} width={box.width} height={box.height}>
          {children}
        </svg>
      </div>
      <div class="map-free">
        {SIDES.map((side) => (
          <span key={side} class={`map-more ${side}`} aria-hidden="true" />
        ))}
        <div class="map-buttons">
          {home !== null && (
            <button type="button" aria-label={words.zoomHome} title={words.zoomHome} onClick={() => view.goHome()}>
              <svg viewBox="0 0 24 24" width="1.1em" height="1.1em" aria-hidden="true">
                <path d="M12 3V8M12 16V21M3 12H8M16 12H21" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
                <circle cx="12" cy="12" r="5.5" fill="none" stroke="currentColor" stroke-width="2.2" />
              </svg>
            </button>
          )}
          <button type="button" class="by-finger" aria-label={words.zoomIn} title={words.zoomIn} onClick={() => view.zoom(STEP)}>
            +
          </button>
          <button type="button" class="by-finger" aria-label={words.zoomOut} title={words.zoomOut} onClick={() => view.zoom(1 / STEP)}>
            −
          </button>
          <button type="button" aria-label={words.zoomFit} title={words.zoomFit} onClick={() => view.showAll()}>
            ⤢
          </button>
        </div>
        {overlay}
      </div>
    </div>
  );
}
