import { silverado } from '../content/silverado.ts';
import { eventsOf } from '../telling/events.ts';

/** How each kind of event is shown and heard on the map of Silverado. */
export const EVENTS = eventsOf(silverado);
