import { effectsFor, type Reading as KernelReading } from '@hoard/kernel';
import type * as v from 'valibot';
import type { ChapterThings, Condition } from '../../content/content.ts';
import type { EffectsFrame } from '../../state/battleFrames.ts';
import type { EpicSevenArise, Step } from '../../state/types.ts';
import type { Appraisal } from './appraisal.ts';

/** What the fields of effects name. Rules know it by its row. */
export interface Reading extends KernelReading, ChapterThings {
  readonly condition: v.GenericSchema<unknown, Condition>;
}

export interface AriseEffects {
  game: EpicSevenArise;
  frame: EffectsFrame;
  reading: Reading;
  appraisal: Appraisal;
}

/** What the rows of the vocabulary are written with. */
export const define = effectsFor<AriseEffects>();

/** Some moments of the frame that works through effects. */
export type Moments<Label extends EffectsFrame['at']> = Pick<Step<EffectsFrame>, Label>;
