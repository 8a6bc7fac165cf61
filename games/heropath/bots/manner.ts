import { WEIGHTS } from './weights.ts';

/** How players differ: what they weigh, and how long they wait. */
export interface Manner {
  /** The chance to slay the Dragon that is worth trying, with all the time in the world; how much of it goes as time runs out. */
  readonly patience: number;
  readonly haste: number;
  /** How much lower the bar is for the chance that a rival has. */
  readonly rivalry: number;
  /** How much a lost battle hurts beyond the gem. */
  readonly fear: number;
  /** What a level of the Scale costs, where all share it and where it is everybody's. */
  readonly evil: number;
  readonly evilTogether: number;
  /** What it is worth to meet somebody who can be robbed. */
  readonly malice: number;
}

/** The temper that plays best. */
export const SHARPEST = 0.5;

/** From 0, bold, to 1, careful. */
export const mannerOf = (temper: number): Manner => ({
  patience: WEIGHTS.patience + 0.3 * (temper - 0.5),
  haste: WEIGHTS.haste,
  rivalry: 0.5,
  fear: 0.8 + 0.5 * temper,
  evil: 1,
  evilTogether: WEIGHTS.evilTogether,
  malice: Math.max(0, 1.6 - 2 * temper),
});
