import { expect, test } from 'vitest';
import { silverado } from '../../content/silverado.ts';
import type { Board as Sight } from '../../types.ts';
import { shown } from '../shown.ts';
import { dragonAttack } from '../../game.ts';
import { playedGame } from '../../../test/playedGame.ts';

/** In which order piles were begun cannot be seen. */
const seen = (sight: Sight): Sight => ({ ...sight, piles: sight.piles.toSorted((a, b) => a.space - b.space) });

test.each([1, 2, 4, 6])('what is shown event by event ends as what is so, with %i players', (seats) => {
  for (let seed = 1; seed <= 12; seed++) {
    for (const { before, events, after, chosen } of playedGame(dragonAttack, seed, seats)) {
      const told = events.reduce((view, event) => shown(view, event, silverado), before);
      expect(seen(told.sight), `seed ${seed}, action ${chosen}`).toEqual(seen(after.sight));
    }
  }
});

test('showing an event leaves the view before it as it was', () => {
  const { before, events } = playedGame(dragonAttack, 3, 2).find(({ events: told }) => told.some(({ t }) => t === 'walked'))!;
  const copy = structuredClone(before);
  for (const event of events) shown(before, event, silverado);
  expect(before).toEqual(copy);
});
