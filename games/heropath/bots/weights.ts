// What things are worth beside each other. One point is about what a coin buys at its best. Found by playing: each was moved up and down
// until greedy players did no better.

export const WEIGHTS = {
  /** An action that could have been something else. */
  action: 3.1,
  /** Gems: of SKILLS and WISDOM, of FAITH, of EXPERIENCE; and of VITALITY, by how much there is. */
  gem: 6,
  faith: 5.5,
  experience: 5.2,
  vitality: 2.8,
  /** A gem that brings a card nearer that is held. */
  unlocked: 1.1,
  /** EXPERIENCE that is turned into something else, and makes room for more. */
  turned: 4.5,
  /** One more power that stands: against enemies at the beginning, against the Dragon. */
  enemies: 2.2,
  dragon: 2.6,
  /** The same in the one battle that a card is used up in. */
  onceEnemies: 0.5,
  onceDragon: 2,
  /** One more pace. */
  pace: 2.2,
  /** How often a card of multiple use is used. */
  uses: 1.6,
  /** A card that nobody has seen yet. */
  card: 1.7,
  /** How much of what it may be a Place-Site counts that is not drawn yet. */
  site: 1,
  /** What lies farther than one Travel may have changed when he comes. */
  later: 0.68,
  /** How much a lost battle hurts beyond the gem. */
  fear: 0.3,
  /** The chance to slay the Dragon that is worth trying, and how much lower it is as time runs out. */
  patience: 0.3,
  haste: 0.3,
  /** How much lower that chance is for the chance that a rival has. */
  rivalry: 0.5,
  /** A smaller chance is never worth trying while there is time. */
  least: 0.15,
  /** What a level of the Scale costs, where all share it. */
  evil: 1,
  /** What it is worth to meet somebody who can be robbed. */
  malice: 0.6,
  /** What it means to have hardly any life left. */
  wounded: 1.5,
  /** GOLD and FOOD. */
  coin: 1,
  meal: 1,
  /** What a kill costs where all heroes fight together: the Scale rises against each of them. */
  evilTogether: 2.5,
  /** What it means to fall. */
  falling: 6,
};
