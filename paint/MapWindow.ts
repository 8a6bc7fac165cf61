import { beyond, dragged, fittedTo, kept, seeing, sees, zoomed, type Camera, type Viewport } from './camera.ts';
import type { Box, Point } from './geometry.ts';
import { mapDeedOf } from './mapKeys.ts';
import type { MapPicture } from './mapPainter.ts';

/** The closest view, in pixels a unit. */
const MOST = 3;
/** A closer look is not taken by itself. */
const MOST_BY_ITSELF = 1.35;
/** One step nearer. */
export const STEP = 1.3;
const PAN = 90;
/** So far from the land the map can be moved, in units. */
const SPARE = 170;
/** A finger that moved less has tapped. */
const STILL = 7;
/** A finger that stays so many milliseconds asks. */
const LONG_PRESS = 500;
/** What a finger is to hit is at least so many pixels across. */
const FINGER = 44;
/** So many pixels from the edge of what is free a target is still well in sight. */
const EDGE = 14;
/** Lengths are meant for letters of this size; on a large screen letters and views are larger. */
const LETTER = 16;

/** Where there may be more to pick than is in sight. */
export const SIDES = ['left', 'right', 'up', 'down'] as const;

/** Moves the plane under the window. It writes to the style itself: a gesture must not wait for anything to be drawn anew. */
export class MapWindow {
  home: Point | null = null;
  /** Where the emphasised answer leads. */
  main: Point | null = null;
  ask: ((target: Element) => void) | null = null;
  readonly #picture: MapPicture;
  #camera: Camera = { x: 0, y: 0, scale: 1 };
  #aim: Box | null = null;
  #targets: readonly Point[] = [];
  #isByHand = false;
  #window: HTMLElement | null = null;
  /** Measured when it changes: to ask for it while the page is being changed would lay out all of it on the spot. */
  #size: Viewport = { width: 1, height: 1 };
  /** What the page lays over the window, above and below: its `scroll-padding`. */
  #covered = { top: 0, bottom: 0 };
  /** How many times as large as meant everything is. */
  #unit = 1;
  /** What was touched last: it has the focus because of that, and is in sight. */
  #touched: EventTarget | null = null;
  #plane: HTMLElement | null = null;
  readonly #fingers = new Map<number, Point>();
  #hasDragged = false;
  #hasAsked = false;
  #travelled = 0;
  #held: ReturnType<typeof setTimeout> | undefined;
  #observer: ResizeObserver | null = null;
  #listening = new AbortController();

  constructor(picture: MapPicture) {
    this.#picture = picture;
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

  /**
   * Something else should be seen. Where a hand has put the view it stays, unless something can be picked now that is out of sight. The
   * same aim again moves nothing: whatever else happens at the table, the map keeps still under who is being asked.
   */
  aimAt(aim: Box, targets: readonly Point[]): void {
    const isKnown = this.#aim !== null && isSame(aim, this.#aim);
    this.#aim = aim;
    this.#targets = targets;
    if (isKnown) return this.#hintAt();
    this.#measureCovered();
    if (this.#isByHand && this.#seesAll()) return this.#hintAt();
    this.#isByHand = false;
    this.#look(true);
  }

  /** Whether everything that should be seen is in sight, and as large as it must be. */
  #seesAll(): boolean {
    const aim = this.#aim!;
    const meant = this.#targets.filter((target) => isIn(aim, target));
    return meant.every((target) => this.#camera.scale >= this.#least && sees(this.#camera, this.#room, target, EDGE));
  }

  zoom(factor: number, fingers?: Point): void {
    this.#isByHand = true;
    this.#show(zoomed(this.#camera, factor, fingers), fingers === undefined);
  }

  /** Back to the whole land; from here the map moves by itself again. */
  showAll(): void {
    this.#isByHand = false;
    this.#show(fittedTo(this.#picture.land, this.#room), true);
  }

  key(event: KeyboardEvent): void {
    this.#touched = null;
    const deed = mapDeedOf(event);
    const pan = deed === 'pan' || (deed === 'walk' && event.target === this.#window) ? PANS[event.key] : undefined;
    if (pan !== undefined) {
      this.#isByHand = true;
      this.#show(dragged(this.#camera, pan), true);
    } else if (deed === 'zoomIn') this.zoom(STEP);
    else if (deed === 'zoomOut') this.zoom(1 / STEP);
    else if (deed === 'showAll') this.showAll();
    else if (deed === 'goHome') this.goHome();
    else return;
    event.preventDefault();
  }

  #measure(): void {
    const { clientWidth, clientHeight } = this.#window!;
    this.#size = { width: clientWidth || 1, height: clientHeight || 1 };
    this.#unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / LETTER || 1;
    this.#measureCovered();
  }

  #measureCovered(): void {
    if (this.#window === null) return;
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(this.#window);
    this.#covered = { top: Number.parseFloat(scrollPaddingTop) || 0, bottom: Number.parseFloat(scrollPaddingBottom) || 0 };
  }

  /** The part of the window that nothing lies over: there the camera looks. */
  get #room(): Viewport {
    const { top, bottom } = this.#covered;
    return { width: this.#size.width, height: Math.max(1, this.#size.height - top - bottom) };
  }

  /** From so near a space is as large as a finger needs it; a mouse needs nothing. */
  get #least(): number {
    return this.#targets.length > 0 && matchMedia('(pointer: coarse)').matches ? FINGER / this.#picture.across : 0;
  }

  #look(gliding: boolean): void {
    if (this.#window === null) return;
    const { land } = this.#picture;
    const room = this.#room;
    const aim = this.#aim ?? land;
    const whole = fittedTo(land, room);
    const close = fittedTo(aim, room, Math.max(whole.scale, MOST_BY_ITSELF * this.#unit));
    const best = close.scale <= whole.scale ? whole : close;
    const least = this.#least;
    if (best.scale >= least) return this.#show(best, gliding);
    // What then does not fit lies round one's own place, and where the emphasised answer leads; the rest is a push away.
    const near = kept({ ...(this.home ?? best), scale: least }, aim, room, least);
    const wanted = [this.main, this.home].filter((point) => point !== null);
    this.#show(
      wanted.reduce<Camera>((camera, point) => seeing(camera, room, point, FINGER), near),
      gliding,
    );
  }

  goHome(): void {
    if (this.home === null) return this.showAll();
    this.#isByHand = true;
    this.#show({ ...this.home, scale: Math.max(this.#camera.scale, MOST_BY_ITSELF * this.#unit) }, true);
  }

  #show(camera: Camera, gliding: boolean): void {
    const room = this.#room;
    const { box, land } = this.#picture;
    this.#camera = kept(camera, grown(land, SPARE), room, MOST * this.#unit);
    const { x, y, scale } = this.#camera;
    const left = room.width / 2 - (x - box.x) * scale;
    const top = this.#covered.top + room.height / 2 - (y - box.y) * scale;
    const style = this.#plane!.style;
    this.#plane!.classList.toggle('gliding', gliding);
    style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    style.setProperty('--zoom', String(scale));
    this.#hintAt();
  }

  /** Marks the edges behind which there is more of what should be seen. */
  #hintAt(): void {
    const aim = this.#aim;
    const meant = aim === null ? [] : this.#targets.filter((target) => isIn(aim, target));
    const sides = beyond(this.#camera, this.#room, meant, EDGE);
    for (const side of SIDES) this.#window?.classList.toggle(`more-${side}`, sides[side]);
  }

  #fromMiddle(event: MouseEvent): Point {
    const { left, top } = this.#window!.getBoundingClientRect();
    const { width, height } = this.#room;
    return { x: event.clientX - left - width / 2, y: event.clientY - top - this.#covered.top - height / 2 };
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), this.#fromMiddle(event));
  }

  #down(event: PointerEvent): void {
    const target = event.target as Element;
    this.#touched = target;
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

  /** What the keys come to is brought into sight. What is touched is in sight already, and must not slip away under the finger. */
  #follow(event: FocusEvent): void {
    if (event.target === this.#touched) return;
    const data = event.target instanceof SVGElement ? event.target.dataset : {};
    if (data['x'] === undefined || data['y'] === undefined) return;
    const point = { x: Number(data['x']), y: Number(data['y']) };
    if (!sees(this.#camera, this.#room, point, 40)) this.#show({ ...this.#camera, ...point }, true);
  }
}

const isIn = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height;

const isSame = (one: Box, other: Box): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

const grown = ({ x, y, width, height }: Box, by: number): Box => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
};
