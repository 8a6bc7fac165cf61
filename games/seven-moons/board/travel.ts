import type { Travel } from '@hoard/paint';
import type { Event } from '../state/events.ts';
import { CENTRES } from './layout.ts';

/** Whom an event moves, where along, and how. */
export function travelOf(event: Event): Travel | null {
  switch (event.t) {
    case 'walked':
      return { who: `seat-${event.seat}`, points: event.way.map((hex) => CENTRES[hex]!), gait: 'hop' };
    case 'flew':
      return { who: `seat-${event.seat}`, points: [CENTRES[event.from]!, CENTRES[event.to]!], gait: 'fly' };
    case 'jumped':
    case 'moved':
      return { who: `seat-${event.seat}`, points: [CENTRES[event.from]!, CENTRES[event.to]!], gait: 'glide' };
    default:
      return null;
  }
}
