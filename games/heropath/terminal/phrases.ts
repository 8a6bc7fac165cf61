export const TYPING: readonly string[] = [
  'Several answers at once, by their keys:',
  'travel go:P07 go:P08 stop: a Travel with two paces. What is not asked is left out.',
  'A card, a Place-Site or a space is looked up by its code or its name: card AR02, index blacksmith, where P07.',
  'What one wants is found with index as well: index wisdom.',
];
