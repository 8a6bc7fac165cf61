/** What players differ in, beside their temper. */
export interface Manner {
  /** What a companion is worth. */
  readonly companion: number;
  /** How much more than its worth it is to take something from another player, who then lacks it. */
  readonly spoils: number;
}

/** The reference players of the rulebook. */
export const USUAL: Manner = { companion: 5, spoils: 1 };
/** What wins more games against them: how many, docs/strength.md tells. */
export const SHARP: Manner = { companion: 8.5, spoils: 1.8 };
