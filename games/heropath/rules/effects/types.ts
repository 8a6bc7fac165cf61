import { effectsFor, type Appraisal as AppraisalOf, type EffectsFrame, type Reading as KernelReading } from '@hoard/kernel';
import type * as v from 'valibot';
import type { Content, RegionId } from '../../content/content.ts';

/** What the fields of effects name besides other effects. Rules know it by its row. */
export interface Things {
  readonly region: v.GenericSchema<unknown, RegionId>;
}

interface Heropath {
  board: object;
  frame: EffectsFrame;
  event: { readonly t: string; readonly rule: string };
  sight: object;
  options: object;
  content: Content;
  verb: string;
}

export interface HeropathEffects {
  game: Heropath;
  frame: EffectsFrame;
  reading: KernelReading & Things;
  appraisal: AppraisalOf<Heropath>;
}

/** What the rows of the vocabulary are written with. */
export const define = effectsFor<HeropathEffects>();

/** What a word does and what it is worth comes with the rules; until then the content is read, and nothing is played. */
export const unplayed = { does: () => {}, worth: () => 0 } as const;
