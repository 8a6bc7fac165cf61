import { argumentOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { playedGame } from '../../../test/playedGame.ts';
import { dragonAttack } from '../../game.ts';
import { verbOf } from '../../state/verbs.ts';
import { wayOf } from '../way.ts';

const walks = [2, 5].flatMap((seats) =>
  playedGame(dragonAttack, 7, seats)
    .filter(({ chosen }) => verbOf(chosen) === 'walk')
    .filter((_, index) => index % 9 === 0),
);

test('the way that is shown leads from the figure to the end of the move in no more steps than were rolled', () => {
  for (const { before, seat, question } of walks) {
    const frame = before.lanes[0]!.stack.at(-1)!;
    for (const action of question.actions) {
      const way = wayOf({ view: before, lane: question.lane, seat, actions: question.actions }, action);
      expect(way[0]).toBe(before.sight.adventurers[seat]!.at);
      expect(way.at(-1)).toBe(argumentOf(action));
      expect(way.length - 1).toBeLessThanOrEqual(frame.k === 'turn' ? frame.roll : 0);
      way.slice(1).forEach((space, i) => expect(dragonAttack.content.neighbours[way[i]!]).toContain(space));
    }
  }
});
