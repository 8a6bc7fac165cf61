import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { placeBeside, type Box } from './placing.ts';

/** What a bubble speaks of, and where it stands. */
interface Beside {
  readonly target: Box;
  readonly bubble: Box;
}

/** The board moves under the camera and sheets unfold: so often it is looked whether everything is still in its place. */
const LOOK_MILLISECONDS = 200;

/** What a bubble should not cover, besides what it speaks of. */
const OTHERS = '.play-bar, .play-question, .play-shields, .play-sheets, .play-log, .play-board .space.open, .play button';

/** The place of a bubble beside the first thing that fits a selector, as long as that can be seen and touched; else null. */
export function useBeside(bubble: RefObject<HTMLElement | null>, selector: string, topic: string): Beside | null {
  const [beside, setBeside] = useState<Beside | null>(null);
  useLayoutEffect(() => {
    let before = '';
    const look = (): void => {
      const target = boxOf(document.querySelector(selector), isTouchable);
      const size = bubble.current!.getBoundingClientRect();
      const now = JSON.stringify([target, size.width, size.height, innerWidth, innerHeight]);
      if (now === before) return;
      before = now;
      const others = [...document.querySelectorAll(OTHERS)]
        .filter((other) => !bubble.current!.contains(other))
        .flatMap((other) => boxOf(other) ?? []);
      const place = target && placeBeside(target, size, { width: innerWidth, height: innerHeight }, others);
      setBeside(target === null || place === null ? null : { target, bubble: place });
    };
    look();
    const timer = setInterval(look, LOOK_MILLISECONDS);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
    };
  }, [selector, topic]);
  return beside;
}

/** The box of what is on the screen. */
function boxOf(element: Element | null, isRight: (element: Element, box: Box) => boolean = () => true): Box | null {
  const rectangle = element?.getBoundingClientRect();
  if (element === null || rectangle === undefined || rectangle.width === 0) return null;
  const { x, y, width, height } = rectangle;
  return isRight(element, rectangle) ? { x, y, width, height } : null;
}

/** Whether a tap on the middle of it meets it. */
function isTouchable(element: Element, { x, y, width, height }: Box): boolean {
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && (element === hit || element.contains(hit));
}
