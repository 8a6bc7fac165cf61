import type { Action } from '@hoard/kernel';
import type { Heropath } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';

const CALLS: ReadonlySet<Heropath['verb']> = new Set(['stopHero', 'stopDragon', 'stopPassive', 'wait', 'pause']);

/** Whether it is called from the bar of STOPs, and not from among the other answers of a turn. */
export const isCall = (action: Action): boolean => CALLS.has(verbOf(action));
