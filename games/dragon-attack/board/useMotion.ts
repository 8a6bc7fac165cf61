import { moveAlong, type Gait, type Playing, type Point } from '@hoard/paint';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { silverado as content } from '../content/silverado.ts';
import type { DragonAttack, Event } from '../types.ts';
import { CENTRES } from './layout.ts';

/** Whom an event moves, where to, and how. */
interface Travel {
  readonly who: string;
  readonly way: readonly number[];
  readonly gait: Gait;
}

function travelOf(event: Event): Travel | null {
  switch (event.t) {
    case 'walked':
      return { who: `seat-${event.seat}`, way: event.way, gait: 'hop' };
    case 'stepped':
      return { who: `seat-${event.seat}`, way: [event.from, event.to], gait: 'hop' };
    case 'sailed':
      return { who: `seat-${event.seat}`, way: [event.from, event.to], gait: 'glide' };
    case 'thrown':
      return { who: `seat-${event.victim}`, way: [event.from, event.to], gait: 'fling' };
    case 'dragonMoved':
      return { who: 'dragon', way: [content.path[event.to - 1]!, event.space], gait: 'fly' };
    default:
      return null;
  }
}

/** From beyond the edge of the map, where the Dragon comes from. */
const BEYOND: Point = { x: 0, y: -620 };

/** Moves figures and the Dragon as events tell it. They are drawn where they were; what moves them is taken off with the next picture. */
export function useMotion(layer: RefObject<SVGGElement | null>, playing: Playing<DragonAttack> | null): void {
  useLayoutEffect(() => {
    const travel = playing === null ? null : travelOf(playing.event);
    const element = travel === null ? null : layer.current?.querySelector(`[data-piece="${travel.who}"]`);
    if (playing === null || travel === null || element === null || element === undefined) return;
    const points = travel.way.map((space) => CENTRES[space] ?? BEYOND);
    return moveAlong(element, points, travel.gait, playing.milliseconds);
  }, [playing]);
}
