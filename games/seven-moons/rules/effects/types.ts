import type { AllyRow } from '../../content/ids.ts';
import { effectsFor, type Appraisal as AppraisalOf, type Reading as KernelReading } from '@hoard/kernel';
import type * as v from 'valibot';
import type { Hero } from '../../state/board.ts';
import type { EffectsFrame } from '../../state/frames.ts';
import type { SevenMoons, Step } from '../../state/types.ts';

/** What the fields of effects name. Rules know it by its row. */
export interface Reading extends KernelReading {
  readonly ally: v.GenericSchema<unknown, number>;
  /** The hexes of a terrain that a hero may stand on. */
  readonly ground: v.GenericSchema<unknown, readonly number[]>;
}

/** What a player thinks that things are worth, in gold. */
export interface Appraisal extends AppraisalOf<SevenMoons> {
  readonly hero: Hero;
  readonly resource: number;
  readonly crystal: number;
  readonly artefact: number;
  readonly faerie: number;
  /** A good in the city. */
  readonly sent: () => number;
  readonly ally: (ally: AllyRow) => number;
  /** The army comes a moon closer. */
  readonly moon: () => number;
  /** How likely a fight is to be won. */
  readonly wins: (target: number) => number;
}

export interface SevenMoonsEffects {
  game: SevenMoons;
  frame: EffectsFrame;
  reading: Reading;
  appraisal: Appraisal;
}

/** What the rows of the vocabulary are written with. */
export const define = effectsFor<SevenMoonsEffects>();

/** Some moments of the frame that works through effects. */
export type Moments<Label extends EffectsFrame['at']> = Pick<Step<EffectsFrame>, Label>;
