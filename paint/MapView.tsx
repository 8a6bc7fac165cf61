import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { dragged, fittedTo, kept, sees, zoomed, type Camera, type Viewport } from './camera.ts';
import type { Box, Point } from './geometry.ts';
import type { PaintedMap } from './mapPainter.ts';
import type { MapWords } from './mapWords.ts';
import './map.css';

export interface MapViewProps {
  readonly painted: PaintedMap;
  readonly title: string;
  readonly words: MapWords;
  /** What should be seen now; the view glides there unless somebody has moved it by hand. */
  readonly aim: Box;
  /** Where a double tap leads. */
  readonly home: Point | null;
  /** How dark it is on the land: 0 is day, 1 is deep dusk. What is drawn over the painting keeps its light. */
  readonly dusk?: number;
  /** Somebody holds a finger on something to ask about it. That is then no tap. */
  readonly onAsk?: (target: Element) => void;
  /** What changes: drawn above the painting, in its units. */
  readonly children: ComponentChildren;
  /** Lies over the window and does not move with the map. */
  readonly overlay?: ComponentChildren;
}

/** The closest view, in pixels a unit. */
const MOST = 3;
/** A closer look is not taken by itself. */
const MOST_BY_ITSELF = 1.35;
const STEP = 1.3;
const PAN = 90;
/** So far from the land the map can be moved, in units. */
const SPARE = 120;
/** A finger that moved less has tapped. */
const STILL = 7;
/** A finger that stays so many milliseconds asks. */
const LONG_PRESS = 500;

/** A window on a painted map: wheel, pinch, drag and keys move it. The painting is an image that never changes. */
export function MapView({ painted, title, words, aim, home, dusk = 0, onAsk, children, overlay }: MapViewProps) {
  const window = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const view = useMemo(() => new View(painted), [painted]);
  const image = useMemo(() => `data:image/svg+xml,${encodeURIComponent(painted.svg)}`, [painted]);

  useLayoutEffect(() => {
    view.attach(window.current!, plane.current!);
    return () => view.detach();
  }, [view]);
  useLayoutEffect(() => view.aimAt(aim), [view, aim]);
  useEffect(() => {
    view.home = home;
    view.ask = onAsk ?? null;
  });

  const { box } = painted;
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
      <p id="map-keys" class="map-hidden">
        {words.keys}
      </p>
      <div class="map-plane" ref={plane} style={{ width: `${box.width}px`, height: `${box.height}px` }}>
        <img src={image} alt="" draggable={false} width={box.width} height={box.height} decoding="async" />
        <div class="map-dusk" style={{ '--dusk': dusk }} />
        <svg class="map-live" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} width={box.width} height={box.height}>
          {children}
        </svg>
      </div>
      <div class="map-buttons">
        {home !== null && (
          <button type="button" aria-label={words.zoomHome} title={words.zoomHome} onClick={() => view.goHome()}>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
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
  );
}

/** Moves the plane under the window. It writes to the style itself: a gesture must not wait for anything to be drawn anew. */
class View {
  home: Point | null = null;
  ask: ((target: Element) => void) | null = null;
  readonly #painted: PaintedMap;
  #camera: Camera = { x: 0, y: 0, scale: 1 };
  #aim: Box;
  #isByHand = false;
  #window: HTMLElement | null = null;
  /** Measured when it changes: to ask for it while the page is being changed would lay out all of it on the spot. */
  #room: Viewport = { width: 1, height: 1 };
  #plane: HTMLElement | null = null;
  readonly #fingers = new Map<number, Point>();
  #hasDragged = false;
  #hasAsked = false;
  #travelled = 0;
  #held: ReturnType<typeof setTimeout> | undefined;
  #observer: ResizeObserver | null = null;
  #listening = new AbortController();

  constructor(painted: PaintedMap) {
    this.#painted = painted;
    this.#aim = painted.land;
  }

  attach(window: HTMLElement, plane: HTMLElement): void {
    this.#window = window;
    this.#plane = plane;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const listen = <K extends keyof HTMLElementEventMap>(name: K, hear: (event: HTMLElementEventMap[K]) => void, more?: object): void =>
      window.addEventListener(name, hear, { signal, ...more });
    listen('wheel', (event) => this.#wheel(event), { passive: false });
    listen('pointerdown', (event) => this.#down(event));
    listen('pointermove', (event) => this.#move(event));
    listen('pointerup', (event) => this.#up(event));
    listen('pointercancel', (event) => this.#up(event));
    listen('click', (event) => this.#click(event), { capture: true });
    listen('dblclick', (event) => this.#doubleTap(event));
    // A long press is a question here, not a menu.
    listen('contextmenu', (event) => event.preventDefault());
    listen('focusin', (event) => this.#follow(event));
    this.#measure();
    this.#observer = new ResizeObserver(() => {
      this.#measure();
      if (this.#isByHand) this.#show(this.#camera, false);
      else this.#look(false);
    });
    this.#observer.observe(window);
  }

  detach(): void {
    this.#listening.abort();
    clearTimeout(this.#held);
    this.#observer?.disconnect();
  }

  aimAt(aim: Box): void {
    this.#aim = aim;
    if (!this.#isByHand) this.#look(true);
  }

  zoom(factor: number, fingers?: Point): void {
    this.#isByHand = true;
    this.#show(zoomed(this.#camera, factor, fingers), fingers === undefined);
  }

  /** Back to the whole land; from here the map moves by itself again. */
  showAll(): void {
    this.#isByHand = false;
    this.#show(fittedTo(this.#painted.land, this.#room), true);
  }

  key(event: KeyboardEvent): void {
    const isOwn = event.target === this.#window || event.shiftKey;
    const pan = isOwn ? PANS[event.key] : undefined;
    if (pan !== undefined) {
      this.#isByHand = true;
      this.#show(dragged(this.#camera, pan), true);
    } else if (event.key === '+' || event.key === '=') this.zoom(STEP);
    else if (event.key === '-') this.zoom(1 / STEP);
    else if (event.key === '0') this.showAll();
    else if (event.key === 'Home') this.goHome();
    else return;
    event.preventDefault();
  }

  #measure(): void {
    const { clientWidth, clientHeight } = this.#window!;
    this.#room = { width: clientWidth || 1, height: clientHeight || 1 };
  }

  #look(gliding: boolean): void {
    if (this.#window === null) return;
    const whole = fittedTo(this.#painted.land, this.#room);
    const near = fittedTo(this.#aim, this.#room, Math.max(whole.scale, MOST_BY_ITSELF));
    this.#show(near.scale <= whole.scale ? whole : near, gliding);
  }

  goHome(): void {
    if (this.home === null) return this.showAll();
    this.#isByHand = true;
    this.#show({ ...this.home, scale: Math.max(this.#camera.scale, MOST_BY_ITSELF) }, true);
  }

  #show(camera: Camera, gliding: boolean): void {
    const room = this.#room;
    const { box, land } = this.#painted;
    this.#camera = kept(camera, grown(land, SPARE), room, MOST);
    const { x, y, scale } = this.#camera;
    const style = this.#plane!.style;
    this.#plane!.classList.toggle('gliding', gliding);
    style.transform = `translate(${room.width / 2 - (x - box.x) * scale}px, ${room.height / 2 - (y - box.y) * scale}px) scale(${scale})`;
    style.setProperty('--zoom', String(scale));
  }

  #fromMiddle(event: MouseEvent): Point {
    const { left, top, width, height } = this.#window!.getBoundingClientRect();
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), this.#fromMiddle(event));
  }

  #down(event: PointerEvent): void {
    const target = event.target as Element;
    if (target.closest('button') !== null) return;
    clearTimeout(this.#held);
    if (this.#fingers.size === 0) {
      this.#hasDragged = false;
      this.#hasAsked = false;
      this.#travelled = 0;
      this.#held = setTimeout(() => this.#holds(target), LONG_PRESS);
    }
    this.#fingers.set(event.pointerId, this.#fromMiddle(event));
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = this.#fromMiddle(event);
    const by = { x: now.x - before.x, y: now.y - before.y };
    const other = [...this.#fingers].find(([finger]) => finger !== event.pointerId)?.[1];
    this.#travelled += Math.hypot(by.x, by.y);
    if (!this.#hasDragged && this.#travelled < STILL) return;
    clearTimeout(this.#held);
    if (!this.#hasDragged) this.#window!.setPointerCapture(event.pointerId);
    this.#hasDragged = true;
    this.#isByHand = true;
    this.#fingers.set(event.pointerId, now);
    if (other === undefined) return this.#show(dragged(this.#camera, by), false);
    const spread = Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.#show(zoomed(dragged(this.#camera, { x: by.x / 2, y: by.y / 2 }), spread, middle), false);
  }

  #up(event: PointerEvent): void {
    clearTimeout(this.#held);
    this.#fingers.delete(event.pointerId);
  }

  #holds(target: Element): void {
    this.#hasAsked = true;
    this.ask?.(target);
  }

  /** The end of a drag or of a question is not a tap on what lies under the finger. */
  #click(event: MouseEvent): void {
    if (!this.#hasDragged && !this.#hasAsked) return;
    event.stopPropagation();
    this.#hasDragged = false;
    this.#hasAsked = false;
  }

  /** A double tap on something that can be chosen chooses it. */
  #doubleTap(event: MouseEvent): void {
    if ((event.target as Element).closest('button, [role="button"]:not([aria-disabled])') === null) this.goHome();
  }

  /** What has the focus is brought into sight. */
  #follow(event: FocusEvent): void {
    const data = event.target instanceof SVGElement ? event.target.dataset : {};
    if (data['x'] === undefined || data['y'] === undefined) return;
    const point = { x: Number(data['x']), y: Number(data['y']) };
    if (!sees(this.#camera, this.#room, point, 40)) this.#show({ ...this.#camera, ...point }, true);
  }
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
};
