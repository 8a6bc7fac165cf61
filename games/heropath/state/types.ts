import type { Flow as KernelFlow, Step as KernelStep, Table as KernelTable } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from './board.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Options } from './options.ts';
import type { verbs } from './verbs.ts';

/** The types of the game, named once. */
export interface Heropath {
  board: Board;
  frame: Frame;
  event: Event;
  sight: Board;
  options: Options;
  content: Content;
  verb: (typeof verbs.list)[number];
}

export type Step<F extends Frame> = KernelStep<Heropath, F>;
export type Flow = KernelFlow<Heropath>;
export type Table = KernelTable<Heropath>;
