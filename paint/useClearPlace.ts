import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { clearest, fromTheTop, placed, type Side } from './clearPlace.ts';
import type { Box } from './geometry.ts';

/** Whatever can be pressed. What is switched off only tells why, and that can wait. */
const CONTROLS = 'button, a[href], input, summary, [role="button"]:not([aria-disabled])';

/** ClearSides of a room to lie at, the best first: across, and down. Where all of them are taken it is anywhere, from the top down. */
export type ClearSides = readonly (readonly [across: Side, down: Side])[] | 'from the top';

/** So many pixels apart are places anywhere. */
const APART = 16;

/**
 * Lays what floats over a window where it covers nothing that matters: no control, and nothing that the selector names. It is laid anew when
 * the window or what lies under it has moved, not while it moves.
 */
export function useClearPlace(floating: RefObject<HTMLElement | null>, sides: ClearSides, inSight: string, what: unknown): void {
  useLayoutEffect(() => {
    const element = floating.current!;
    const room = element.parentElement!;
    const lay = (): void => {
      const { x, y } = layIn(element, room, sides, `${CONTROLS}, ${inSight}`);
      element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
    };
    lay();
    // What lies under it finds its place in a new room first.
    const observer = new ResizeObserver(() => requestAnimationFrame(lay));
    observer.observe(room);
    document.addEventListener('transitionend', lay);
    return () => {
      observer.disconnect();
      document.removeEventListener('transitionend', lay);
    };
  }, [what]);
}

function layIn(element: HTMLElement, room: HTMLElement, sides: ClearSides, inSight: string): Box {
  const { left, top, width, height } = room.getBoundingClientRect();
  const all = { width, height };
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const kept = [...document.querySelectorAll(inSight)]
    .filter((one) => !element.contains(one))
    .map((one) => one.getBoundingClientRect())
    .map((box) => ({ x: box.left - left, y: box.top - top, width: box.width, height: box.height }));
  const edges = sides === 'from the top' ? [] : sides.map(([across, down]) => placed(size, all, across, down));
  return clearest([...edges, ...fromTheTop(size, all, APART)], [...kept, ...hiddenIn(room, { x: left, y: top, ...all })]);
}

/** Parts of a room are looked at one by one: so many in a row, and so many rows. */
const PARTS = 8;

/** What lies over the room already: nothing would be seen there. */
function hiddenIn(room: HTMLElement, { x, y, width, height }: Box): Box[] {
  const window = room.closest('.map-view') ?? room;
  const part = { width: width / PARTS, height: height / PARTS };
  return Array.from({ length: PARTS * PARTS }, (_, index) => ({
    x: (index % PARTS) * part.width,
    y: Math.floor(index / PARTS) * part.height,
    ...part,
  })).filter((box) => {
    const top = document.elementFromPoint(x + box.x + part.width / 2, y + box.y + part.height / 2);
    return top !== null && !window.contains(top);
  });
}
