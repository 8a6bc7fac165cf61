import { clearest, fromTheTop, overlap, type Box } from '@hoard/paint';

/** Whatever can be pressed, or typed into. */
const CONTROLS = 'button, a[href], input, select, textarea, summary, label, [role="button"]:not([aria-disabled])';

const LETTING_THROUGH = 'lets-through';

type Size = Pick<Box, 'width' | 'height'>;

/** Places are tried so many pixels apart, from the top down. */
const APART = 8;

/**
 * Keeps something that floats over the page off all controls, whatever comes, goes, or is pushed along under it. It stays where it is as long
 * as that covers none. Where there is no such place, it lies where it covers least and lets through whoever presses there. Returns how to
 * stop that.
 */
export function keepClear(floating: HTMLElement): () => void {
  let here: Box | null = null;
  let frame = 0;
  const lay = (): void => {
    frame = 0;
    const room = { width: innerWidth, height: innerHeight };
    // What lets through is smaller: to measure it so would find it a place that it does not fit in, again and again.
    floating.classList.remove(LETTING_THROUGH);
    const size = { width: floating.offsetWidth, height: floating.offsetHeight };
    const controls = boxesOf(floating);
    if (here !== null && isWithin(here, size, room) && overlap(here, controls) === 0) return;
    here = clearest(fromTheTop(size, room, APART), (place) => overlap(place, controls));
    floating.style.translate = `${here.x}px ${here.y}px`;
    floating.classList.toggle(LETTING_THROUGH, overlap(here, controls) > 0);
  };
  const soon = (): void => {
    // What lies under it finds its place in a new room first.
    frame ||= requestAnimationFrame(() => (frame = requestAnimationFrame(lay)));
  };
  lay();
  const observer = new MutationObserver(soon);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  const listening = new AbortController();
  const { signal } = listening;
  for (const name of ['scroll', 'resize', 'transitionend']) window.addEventListener(name, soon, { signal, capture: true, passive: true });
  return () => {
    observer.disconnect();
    listening.abort();
    cancelAnimationFrame(frame);
  };
}

/** Whether what lay there still has that size, and does not reach beyond the room. */
const isWithin = ({ x, y, width, height }: Box, size: Size, room: Size): boolean =>
  width === size.width && height === size.height && x + width <= room.width && y + height <= room.height;

const boxesOf = (floating: HTMLElement): Box[] =>
  [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !floating.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < innerHeight);
