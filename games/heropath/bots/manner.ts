import type { Competition } from '../state/choices.ts';
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
  /** Whether he rests and changes his gear before he goes to the Dragon. */
  readonly prepares: boolean;
}

/** The temper that plays best. */
export const SHARPEST = 0.5;

/** How long the sharpest wait: where nobody else may be first, for longer. */
const SHARP_PATIENCE: { readonly [competition in Competition]: number } = { competitive: 0.4, team: 0.4, 'co-op': 0.5, solo: 0.6 };

/** From 0, bold, to 1, careful. */
export const mannerOf = (temper: number, competition: Competition): Manner => ({
  patience: temper === SHARPEST ? SHARP_PATIENCE[competition] : WEIGHTS.patience + 0.3 * (temper - 0.5),
  haste: WEIGHTS.haste,
  rivalry: WEIGHTS.rivalry,
  fear: 0.8 + 0.5 * temper,
  evil: WEIGHTS.evil,
  evilTogether: WEIGHTS.evilTogether,
  malice: Math.max(0, WEIGHTS.malice + 2 * (0.5 - temper)),
  prepares: temper === SHARPEST,
});
