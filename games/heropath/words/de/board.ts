import type { Words } from '../words.ts';
import { gemsOf, pacesOf } from './names.ts';

/** What only the page shows. */
export const board: Words['board'] = {
  map: 'Karte des Landes',
  journey: {
    where: 'Wohin?',
    go: (space) => `Dorthin gehen: ${space}`,
    takes: (paces, rides, price) =>
      [
        ...(paces > 0 ? [pacesOf(paces)] : []),
        ...(rides ? ['dann die Fähre'] : []),
        ...(price > 0 ? [`kostet ${gemsOf(0, price)}`] : []),
      ].join(', '),
    deeds: 'Taten',
    sites: 'Orte',
    rides: 'Fahrten',
    all: 'Alle',
  },
};
