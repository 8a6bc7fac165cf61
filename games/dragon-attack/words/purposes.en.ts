/** What is drawn and thrown, by the purposes of the rules. */
export const purposes = {
  'da.adventurer': 'who plays which adventurer',
  'da.first-player': 'who goes first',
  'da.move-die': 'the die of a move',
  'da.turn-over': 'counters turned over',
  'da.dragon-takes': 'what the Dragon takes from a village',
  'da.dragon-die': 'the Dragon die',
  'da.monster-dice': 'battles with monsters',
  'da.duel-dice': 'duels',
  'da.dragon-dice': 'battles with the Dragon',
  'da.landing': 'where the beaten land',
};
