import { gemsOf, pacesOf } from './names.ts';

/** What only the page shows. */
export const board = {
  map: 'Map of the land',
  journey: {
    where: 'Where to?',
    go: (space: string) => `Go to ${space}`,
    takes: (paces: number, rides: boolean, price: number) =>
      [
        ...(paces > 0 ? [pacesOf(paces)] : []),
        ...(rides ? ['then the ferry'] : []),
        ...(price > 0 ? [`costs ${gemsOf(0, price)}`] : []),
      ].join(', '),
    deeds: 'Deeds',
    sites: 'Places',
    rides: 'Rides',
    all: 'All',
  },
};
