import { sampled, type Point, type Travel } from '@hoard/paint';
import { silverado as content } from '../content/silverado.ts';
import type { Event } from '../state/events.ts';
import { CENTRES } from './layout.ts';
import { waterway } from './way.ts';

/** From beyond the edge of the map, where the Dragon comes from. */
const BEYOND: Point = { x: 0, y: -620 };

const along = (way: readonly number[]): Point[] => way.map((space) => CENTRES[space] ?? BEYOND);

/** Whom an event moves, where along, and how. */
export function travelOf(event: Event): Travel | null {
  switch (event.t) {
    case 'walked':
      return { who: `seat-${event.seat}`, points: along(event.way), gait: 'hop' };
    case 'stepped':
      return { who: `seat-${event.seat}`, points: along([event.from, event.to]), gait: 'hop' };
    case 'sailed':
      return { who: `seat-${event.seat}`, points: sampled(along(waterway(event.from, event.to))), gait: 'glide' };
    case 'thrown':
      return { who: `seat-${event.victim}`, points: along([event.from, event.to]), gait: 'fling' };
    case 'dragonMoved':
      return { who: 'dragon', points: along([content.path[event.to - 1]!, event.space]), gait: 'fly' };
    default:
      return null;
  }
}
