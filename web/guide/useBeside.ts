import type { Box } from '@hoard/paint';
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { placeBeside } from './placing.ts';

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
const CHANGES = ['pointerup', 'wheel', 'keyup', 'transitionend'] as const;

/** What a bubble must not cover, besides what it speaks of, and what it should rather leave in sight. */
const CONTROLS = '.play :is(button, a, summary, input)';
/** Of these, what finds its place over the board by itself, and may find another. */
const FLOATING = '.play-board button';
const SIGHTS = '.play-bar, .play-question, .play-shields, .play-sheets, .play-log, .play-board .space.open';

/** The place of a bubble beside the first thing that can be seen and touched; null where there is none. */
export function useBeside(bubble: RefObject<HTMLElement | null>, selectors: readonly string[], topic: string): Beside | null {
  const [beside, setBeside] = useState<Beside | null>(null);
  useLayoutEffect(() => {
    let before = '';
    const look = (): void => {
      const target = firstOf(selectors);
      const { width, height } = bubble.current!.getBoundingClientRect();
      const floating = [...document.querySelectorAll(FLOATING)].map((one) => one.getBoundingClientRect());
      const now = JSON.stringify([target, width, height, innerWidth, innerHeight, floating]);
      if (now === before) return;
      before = now;
      const surroundings = { controls: boxesOf(CONTROLS, bubble.current!), sights: boxesOf(SIGHTS, bubble.current!) };
      const place = target && placeBeside(target, { width, height }, { width: innerWidth, height: innerHeight }, surroundings);
      setBeside(target === null || place === null ? null : { target, bubble: place });
    };
    let looks = 0;
    let timer = 0;
    const lookOn = (): void => {
      look();
      timer = window.setTimeout(lookOn, looks++ < LOOKS_AT_FIRST ? LOOK_AT_FIRST_MILLISECONDS : LOOK_MILLISECONDS);
    };
    /** On another screen everything finds its place anew. */
    const beginAnew = (): void => {
      clearTimeout(timer);
      looks = 0;
      lookOn();
    };
    beginAnew();
    addEventListener('resize', beginAnew);
    for (const change of CHANGES) addEventListener(change, look);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', beginAnew);
      for (const change of CHANGES) removeEventListener(change, look);
    };
  }, [selectors.join(), topic]);
  return beside;
}

function firstOf(selectors: readonly string[]): Box | null {
  for (const selector of selectors) {
    const element = document.querySelector(selector);
    const box = element && boxInSight(element, null);
    if (box !== null) return box;
  }
  return null;
}

const boxesOf = (selector: string, bubble: Element): Box[] =>
  [...document.querySelectorAll(selector)].filter((one) => !bubble.contains(one)).flatMap((one) => boxInSight(one, bubble) ?? []);

/** The box of what can be seen: a tap on the middle of it meets it, or nothing but what is laid aside. */
function boxInSight(element: Element, aside: Element | null): Box | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width === 0) return null;
  const hit = hitAt(x + width / 2, y + height / 2, aside);
  return hit !== null && element.contains(hit) ? { x, y, width, height } : null;
}

/** What a tap meets. Whatever lies below that costs much to find on a map, and is looked for only where it matters. */
function hitAt(x: number, y: number, aside: Element | null): Element | null {
  const hit = document.elementFromPoint(x, y);
  if (hit === null || aside === null || !aside.contains(hit)) return hit;
  return document.elementsFromPoint(x, y).find((one) => !aside.contains(one)) ?? null;
}
