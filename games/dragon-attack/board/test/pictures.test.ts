import { expect, test } from 'vitest';
import { dragonAttack } from '../../game.ts';
import { playedGame } from '../../../test/playedGame.ts';

test.each([1, 2, 4, 6])('rules first change the board and then tell: nothing changes after the last word, with %i players', (seats) => {
  for (let seed = 1; seed <= 12; seed++) {
    for (const { pictures, after, chosen } of playedGame(dragonAttack, seed, seats))
      expect(pictures.at(-1)?.sight ?? after.sight, `seed ${seed}, action ${chosen}`).toEqual(after.sight);
  }
});
