import { effectsFor, type Appraisal as AppraisalOf, type Reading as KernelReading } from '@hoard/kernel';
import type * as v from 'valibot';
import type { RegionId } from '../../content/ids.ts';
import type { EffectsFrame } from '../../state/cardFrames.ts';
import type { Heropath, Step } from '../../state/types.ts';

/** What the fields of effects name besides other effects. Rules know it by its row. */
export interface Things {
  readonly region: v.GenericSchema<unknown, RegionId>;
}

export interface HeropathEffects {
  game: Heropath;
  frame: EffectsFrame;
  reading: KernelReading & Things;
  appraisal: AppraisalOf<Heropath>;
}

/** What the rows of the vocabulary are written with. */
export const define = effectsFor<HeropathEffects>();

/** Some moments of the frame that works through effects. */
export type Moments<Label extends EffectsFrame['at']> = Pick<Step<EffectsFrame>, Label>;
