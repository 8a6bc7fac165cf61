import type { AttributeMode, Competition, Difficulty, Moral, Style, TurnMode } from './choices.ts';

export interface Options {
  readonly attributes: AttributeMode;
  /** Bronze where there are no Encounters anyway (HP-2.4). */
  readonly morals: Moral;
  readonly turns: TurnMode;
  readonly competition: Competition;
  readonly style: Style;
  readonly difficulty: Difficulty;
  /** Members of a team (HP-2.7); 1 where there are none. */
  readonly teamSize: number;
  /** Giant and Wizard join the pool (HP-2.9). */
  readonly expansion: boolean;
  /** Calls of STOP-HERO for each (HP-26.22). */
  readonly stopHero: number;
  /** Every wish is granted (HP-28.11). */
  readonly trust: boolean;
  /** HP-32.1: rounds after the Gathering Phase and in all, or 0 for no cap. */
  readonly lastDusk: number;
  readonly lastRound: number;
}
