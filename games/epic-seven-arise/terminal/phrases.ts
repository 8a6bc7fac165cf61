export const TYPING: readonly string[] = [
  'Several answers at once, by their keys:',
  'skill:1 foe:0 lay:r4 lay:g4 plain: a skill, its target, its cards and no Soul Burn. What is not asked is left out.',
  'A card is looked up by its code: card A14. So are heroes and monsters: hero ras, monster husk.',
];
