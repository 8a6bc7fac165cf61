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
  /** How dear a Skystone is to who buys with it, and to who brings back the fallen: without the story nobody has a title. */
  readonly thrift: number;
  readonly ransom: number;
  /** What a hero is worth who stands up again before a boss. */
  readonly comrade: number;
  /** How much of that counts where one, two or three others stand. */
  readonly rally: readonly [one: number, two: number, three: number];
  /** The health of a boss below which fewer heroes are needed. */
  readonly nearly: number;
  /** How much it counts what a lender's hand loses. */
  readonly regard: number;
  /** What an Artifact is kept for in a battle without a boss. */
  readonly patience: number;
  /** Whether light circles are left to those who can bear less. */
  readonly yields: boolean;
  /** Whether points count by how open the race for the title is. */
  readonly contends: boolean;
}

/** Plays for the moment. */
const EASY: Manner = {
  point: 1.4,
  hope: 0,
  soul: 0.55,
  potion: 3,
  artifact: 2.4,
  skillCard: 0.9,
  draw: 0.3,
  skull: 4,
  care: 0.8,
  thrift: 1,
  ransom: 1,
  comrade: 9,
  rally: [2, 1.3, 1],
  nearly: 25,
  regard: 0,
  patience: 0.5,
  yields: true,
  contends: false,
};

/** What rewards and punishments of the whole party are measured by, whoever judges them. */
export const COMMON = EASY;

/**
 * Buys little, brings the fallen back where the party needs them, keeps Artifacts for the boss, and thinks of who lends. The numbers
 * are from 20,000 games in which all of them were varied: stones left with the Merchant cost titles and hardly win a story; stones that
 * bring a hero back before a boss win many.
 */
export const SHARP: Manner = {
  ...EASY,
  hope: 0.6,
  soul: 0.5,
  artifact: 1.4,
  skillCard: 0.7,
  thrift: 2,
  ransom: 0.9,
  comrade: 12,
  rally: [3, 1.5, 0.7],
  nearly: 40,
  regard: 0.5,
  patience: 1.4,
  contends: true,
};

/** The temper that plays best. */
export const SHARPEST = 0.5;

/** From bold players, who reach for stones, to careful ones, who look after the party. */
const MANNERS: readonly Manner[] = [
  { ...EASY, yields: false },
  { ...EASY, point: 1.2, yields: false },
  { ...EASY, point: 1 },
  { ...EASY, point: 0.8 },
];

export function mannerOf(temper: number): Manner {
  if (temper === SHARPEST) return SHARP;
  return MANNERS[Math.min(MANNERS.length - 1, Math.max(0, Math.floor(temper * MANNERS.length)))]!;
}
