/** What somebody should know who plays for the first time. */
export const AIM = [
  'Be the richest at home when the Dragon is slain.',
  'A turn is one die: walk up to that far, and face whatever lies where you stop. Unknown counters are gold, companions, boats, the Dragon Slayer, and monsters.',
  'In a battle your highest die counts. Every companion is one more die; no two of a party are of the same class. Whoever is beaten loses all they carry and rests for a turn.',
  'Gold counts when it is home: end a move on your own gate. Beaten monsters count at once, as much as they were strong.',
  'A 1 moves the Dragon along its path. If it takes the Royal Palace, everybody loses.',
  'Stop on the Dragon to fight it, number by number. Its wounds last, and whoever slays it adds its hoard to what is at home.',
];
