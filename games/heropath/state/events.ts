import type { CardEvents } from './cardEvents.ts';
import type { SetUpEvents } from './setUpEvents.ts';
import type { TurnEvents } from './turnEvents.ts';

export type Event = SetUpEvents | TurnEvents | CardEvents;
