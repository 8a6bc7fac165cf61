import { LANGUAGES } from '../../../../paint/boardGame.ts';
import { argumentOf } from '@hoard/kernel';
import { beforeAll, expect, test } from 'vitest';
import { dragonAttack } from '../../index.ts';
import { oddsOf } from '../../odds/odds.ts';
import { verbOf } from '../../state/verbs.ts';
import { glance, odds, waiting } from '../prospects.ts';
import { wayOf } from '../way.ts';
import { speech } from '../words.ts';
import { playedGame } from '../../../test/playedGame.ts';

beforeAll(() => Promise.all(LANGUAGES.map((language) => speech.learn(language))));

const walks = [2, 5].flatMap((seats) =>
  playedGame(dragonAttack, 7, seats)
    .filter(({ chosen }) => verbOf(chosen) === 'walk')
    .filter((_, place) => place % 9 === 0),
);

test('the chances that are lit on the map are the exact ones', () => {
  const met = new Set<string>();
  for (const { before, seat, question } of walks) {
    for (const action of question.actions) {
      const waits = waiting(dragonAttack, before, seat, action);
      if (!('chance' in waits) || met.has(`${waits.kind} ${waits.chance}`)) continue;
      met.add(`${waits.kind} ${waits.chance}`);
      const { beaten, duelWon, slain } = oddsOf(dragonAttack, before, seat, action, waits.kind === 'player' ? waits.other : -1);
      const exact = { dragon: slain, player: duelWon, monster: 1 - beaten, unknown: 1 - beaten }[waits.kind];
      expect(waits.chance, waits.kind).toBeCloseTo(exact, 9);
    }
  }
  expect(new Set([...met].map((key) => key.split(' ')[0]))).toEqual(new Set(['dragon', 'monster', 'player', 'unknown']));
});

test.each(LANGUAGES)('what waits is said before the risk is taken, in %s', (language) => {
  for (const { before, seat, chosen } of walks) {
    const waits = waiting(dragonAttack, before, seat, chosen);
    expect(glance(dragonAttack, before, seat, chosen, language) === '').toBe(waits.kind === 'nothing');
    const lines = odds(dragonAttack, before, seat, chosen, language);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join(' ')).not.toMatch(/undefined|NaN/);
  }
});

test('the way that is shown leads from the figure to the end of the move in no more steps than were rolled', () => {
  for (const { before, seat, question } of walks) {
    const frame = before.lanes[0]!.stack.at(-1)!;
    for (const action of question.actions) {
      const way = wayOf(before, seat, action);
      expect(way[0]).toBe(before.sight.adventurers[seat]!.at);
      expect(way.at(-1)).toBe(argumentOf(action));
      expect(way.length - 1).toBeLessThanOrEqual(frame.k === 'turn' ? frame.roll : 0);
      way.slice(1).forEach((space, i) => expect(dragonAttack.content.neighbours[way[i]!]).toContain(space));
    }
  }
});
