import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { placeBeside, type Box } from './placing.ts';

/** What a bubble speaks of, and where it stands. */
interface Beside {
  readonly target: Box;
  readonly bubble: Box;
}

/**
 * The board moves under the camera and sheets unfold: so often it is looked whether everything is in its place. Each look costs a
 * restyle, so that it is done seldom once things have come to rest.
 */
const LOOK_MILLISECONDS = 600;
const LOOK_AT_FIRST_MILLISECONDS = 80;
const LOOKS_AT_FIRST = 25;

/** After these it is looked at once. */
const CHANGES = ['resize', 'pointerup', 'wheel', 'keyup', 'transitionend'] as const;

/** What a bubble should not cover, besides what it speaks of. */
const OTHERS = '.play-bar, .play-question, .play-shields, .play-sheets, .play-log, .play-board .space.open, .play button';

/** The place of a bubble beside the first thing that can be seen and touched; null where there is none. */
export function useBeside(bubble: RefObject<HTMLElement | null>, selectors: readonly string[], topic: string): Beside | null {
  const [beside, setBeside] = useState<Beside | null>(null);
  useLayoutEffect(() => {
    let before = '';
    const look = (): void => {
      const target = firstOf(selectors);
      const { width, height } = bubble.current!.getBoundingClientRect();
      const now = JSON.stringify([target, width, height, innerWidth, innerHeight]);
      if (now === before) return;
      before = now;
      const others = [...document.querySelectorAll(OTHERS)]
        .filter((other) => !bubble.current!.contains(other))
        .flatMap((other) => boxOf(other) ?? []);
      const place = target && placeBeside(target, { width, height }, { width: innerWidth, height: innerHeight }, others);
      setBeside(target === null || place === null ? null : { target, bubble: place });
    };
    let looks = 0;
    let timer = 0;
    const lookOn = (): void => {
      look();
      timer = window.setTimeout(lookOn, looks++ < LOOKS_AT_FIRST ? LOOK_AT_FIRST_MILLISECONDS : LOOK_MILLISECONDS);
    };
    lookOn();
    for (const change of CHANGES) addEventListener(change, look);
    return () => {
      clearTimeout(timer);
      for (const change of CHANGES) removeEventListener(change, look);
    };
  }, [selectors.join(), topic]);
  return beside;
}

function firstOf(selectors: readonly string[]): Box | null {
  for (const selector of selectors) {
    const box = boxOf(document.querySelector(selector), isTouchable);
    if (box !== null) return box;
  }
  return null;
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
