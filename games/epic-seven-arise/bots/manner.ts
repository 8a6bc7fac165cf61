// What players hold dear, in points of a hero's health.

export interface Manner {
  /** One point of the score. */
  readonly point: number;
  /** How much of a set of Skystones counts that is only begun. */
  readonly hope: number;
  readonly soul: number;
  readonly potion: number;
  readonly artifact: number;
  readonly skillCard: number;
  readonly draw: number;
  readonly skull: number;
  /** How dear the party's health is beside damage. */
  readonly care: number;
  /** How dear a Skystone is to who spends it: without the story nobody has a title. */
  readonly thrift: number;
  /** How much it counts what a lender's hand loses. */
  readonly regard: number;
  /** What an Artifact is kept for in a battle without a boss. */
  readonly patience: number;
  /** Whether light circles are left to those who can bear less. */
  readonly yields: boolean;
  /** Whether points count by how open the race for the title is. */
  readonly contends: boolean;
}

/** Spends for the party, keeps Artifacts for the boss, and thinks of who lends. */
export const SHARP: Manner = {
  point: 1.4,
  hope: 0.5,
  soul: 0.55,
  potion: 3,
  artifact: 2.4,
  skillCard: 0.9,
  draw: 0.3,
  skull: 4,
  care: 0.8,
  thrift: 0.8,
  regard: 0.6,
  patience: 1.8,
  yields: true,
  contends: true,
};

/** Plays for the moment. */
const EASY: Manner = {
  ...SHARP,
  hope: 0,
  thrift: 1,
  regard: 0,
  patience: 0.5,

  contends: false,
};

/** The temper that plays best. */
export const SHARPEST = 0.5;

/** From bold players, who reach for stones, to careful ones, who look after the party. */
const MANNERS: readonly Manner[] = [
  { ...EASY, point: 1.4, yields: false },
  { ...EASY, point: 1.2, yields: false },
  { ...EASY, point: 1 },
  { ...EASY, point: 0.8 },
];

export function mannerOf(temper: number): Manner {
  if (temper === SHARPEST) return SHARP;
  return MANNERS[Math.min(MANNERS.length - 1, Math.max(0, Math.floor(temper * MANNERS.length)))]!;
}
