import { expect, test } from 'vitest';
import { cardPicture } from '../board/cardPicture.ts';
import { FACES, SIGNS, SITES } from '../board/pictures.ts';
import { dragonRoar as content } from '../content/dragonRoar.ts';

test('every hero, enemy, Place-Site and square has a picture', () => {
  for (const { id } of [...content.heroes, ...content.enemies]) expect(FACES[id], id).toMatch(/^M/i);
  for (const { id } of content.sites) expect(SITES[id], id).toMatch(/^M/i);
  for (const path of Object.values(SIGNS)) expect(path).toMatch(/^M/i);
});

test('every card of the box has a picture, and a card of ones own a blank page', () => {
  const blank = content.cards.filter(({ id }) => cardPicture(id) === cardPicture('ZZ99'));
  expect(blank.map(({ name }) => name)).toEqual(['Loose Page']);
});
