/** What only the page shows. */
export const board = {
  map: 'Map of the land',
  scale: 'Scale of Evil',
  base: (level: number) => `Base ${level}`,
  dragon: 'The Dragon',
  you: 'You',
  hand: 'Your cards',
  display: 'Open cards',
  index: 'Where can I get it?',
};
