import type { Grid, Hex } from '../engine/hexMap.ts';
import type { InEveryLanguage, Language } from './language.ts';
import type { Place } from './telling.ts';

/** A step to a neighbour, and what its direction is called. */
type Ways = readonly (readonly [q: number, r: number, name: InEveryLanguage])[];

const FLAT: Ways = [
  [0, -1, { en: 'north', de: 'Norden' }],
  [1, -1, { en: 'north-east', de: 'Nordosten' }],
  [1, 0, { en: 'south-east', de: 'Südosten' }],
  [0, 1, { en: 'south', de: 'Süden' }],
  [-1, 1, { en: 'south-west', de: 'Südwesten' }],
  [-1, 0, { en: 'north-west', de: 'Nordwesten' }],
];

const POINTY: Ways = [
  [1, -1, { en: 'north-east', de: 'Nordosten' }],
  [1, 0, { en: 'east', de: 'Osten' }],
  [0, 1, { en: 'south-east', de: 'Südosten' }],
  [-1, 1, { en: 'south-west', de: 'Südwesten' }],
  [-1, 0, { en: 'west', de: 'Westen' }],
  [0, -1, { en: 'north-west', de: 'Nordwesten' }],
];

/** A map as a graph to be walked by ear: each space in a game's own words, with the neighbours of it and the way there. */
export function placesByEar(
  spaces: readonly (Hex & { readonly id: string })[],
  grid: Grid,
  language: Language,
  wordsOf: (space: number) => Pick<Place, 'name' | 'describe'>,
): Place[] {
  const at = new Map(spaces.map(({ id, q, r }) => [`${q},${r}`, id]));
  const ways = grid === 'flat' ? FLAT : POINTY;
  return spaces.map(({ id, q, r }, space) => ({
    id,
    ...wordsOf(space),
    neighbours: ways.flatMap(([dq, dr, direction]) => {
      const neighbour = at.get(`${q + dq},${r + dr}`);
      return neighbour === undefined ? [] : [{ id: neighbour, direction: direction[language] }];
    }),
  }));
}
