import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { clearest, fromTheTop, overlap, placed, type Side } from './clearPlace.ts';
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
    // What lies under it finds its place in a new room first, and of much that comes to rest together each part says so.
    let waiting = 0;
    const layAgain = (): void => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(lay);
    };
    const observer = new ResizeObserver(layAgain);
    observer.observe(room);
    document.addEventListener('transitionend', layAgain);
    return () => {
      cancelAnimationFrame(waiting);
      observer.disconnect();
      document.removeEventListener('transitionend', layAgain);
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
  const hidden = hiddenIn(room, { x: left, y: top, ...all });
  return clearest([...edges, ...fromTheTop(size, all, APART)], (place) => overlap(place, kept) + hidden(place));
}

/** Parts of a room are looked at one by one: so many in a row, and so many rows. */
const PARTS = 8;

/** How much of a place in the room is hidden already. To look what lies over a part costs a search of the whole map: it is done once, if at all. */
function hiddenIn(room: HTMLElement, { x, y, width, height }: Box): (place: Box) => number {
  const window = room.closest('.map-view') ?? room;
  const [across, down] = [width / PARTS, height / PARTS];
  const isHidden = (part: Box): boolean => {
    const top = document.elementFromPoint(x + part.x + across / 2, y + part.y + down / 2);
    return top !== null && !window.contains(top);
  };
  const parts = Array.from({ length: PARTS * PARTS }, (_, index) => ({
    box: { x: (index % PARTS) * across, y: Math.floor(index / PARTS) * down, width: across, height: down },
    isHidden: null as boolean | null,
  }));
  return (place) => {
    let hidden = 0;
    for (const part of parts) {
      const shared = overlap(place, [part.box]);
      if (shared > 0 && (part.isHidden ??= isHidden(part.box))) hidden += shared;
    }
    return hidden;
  };
}
