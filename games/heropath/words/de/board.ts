import type { Words } from '../words.ts';

/** What only the page shows. */
export const board: Words['board'] = {
  map: 'Karte des Landes',
  scale: 'Leiter des Bösen',
  base: (level) => `Macht ${level}`,
  dragon: 'Der Drache',
  you: 'Du',
  hand: 'Deine Karten',
  display: 'Auslage',
  index: 'Wo bekomme ich das?',
};
