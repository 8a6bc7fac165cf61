import { useRef, useState } from 'preact/hooks';

/** A finger that moved less has tapped. */
const STILL = 8;

export interface Dragged<T> {
  readonly what: T;
  readonly x: number;
  readonly y: number;
  /** The place below it, by `data-drop`; null where it can be laid down nowhere. */
  readonly over: string | null;
}

const placeAt = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .map((part) => part.closest<HTMLElement>('[data-drop]')?.dataset['drop'])
    .find((drop) => drop !== undefined) ?? null;

/** Things that are dragged with mouse, pen or finger onto places that have `data-drop`. A tap stays a tap. */
export function useDragging<T>(onDrop: (what: T, place: string) => void) {
  const [dragged, drag] = useState<Dragged<T> | null>(null);
  const from = useRef<{ readonly what: T; readonly x: number; readonly y: number } | null>(null);
  /** A drag ends in a click that means nothing. */
  const hasMoved = useRef(false);
  const handlers = (what: T) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      hasMoved.current = false;
      from.current = { what, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent & { readonly currentTarget: HTMLElement }) {
      const start = from.current;
      if (start === null) return;
      if (!hasMoved.current && Math.hypot(event.clientX - start.x, event.clientY - start.y) < STILL) return;
      if (!hasMoved.current) event.currentTarget.setPointerCapture(event.pointerId);
      hasMoved.current = true;
      drag({ what, x: event.clientX, y: event.clientY, over: placeAt(event.clientX, event.clientY) });
    },
    onPointerUp(event: PointerEvent) {
      const place = hasMoved.current ? placeAt(event.clientX, event.clientY) : null;
      from.current = null;
      drag(null);
      if (place !== null) onDrop(what, place);
    },
    onPointerCancel() {
      from.current = null;
      drag(null);
    },
    onClickCapture(event: MouseEvent) {
      if (!hasMoved.current) return;
      hasMoved.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  });
  return { dragged, handlers };
}
