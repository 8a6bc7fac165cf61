import { LANGUAGES } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { playedGame } from '../../test/playedGame.ts';
import { speakingTo } from '../../test/speaking.ts';
import { dragonAttack } from '../index.ts';
import { oddsOf } from '../odds/odds.ts';
import { waiting } from '../odds/waiting.ts';
import { verbOf } from '../state/verbs.ts';
import { tellingIn } from './languages.ts';

const walks = [2, 5].flatMap((seats) =>
  playedGame(dragonAttack, 7, seats)
    .filter(({ chosen }) => verbOf(chosen) === 'walk')
    .filter((_, index) => index % 9 === 0)
    .map(({ before, seat, question: { lane, actions }, chosen }) => ({ asked: { view: before, lane, seat, actions }, chosen })),
);

test('the chances that are lit on the map are the exact ones', () => {
  const met = new Set<string>();
  for (const { asked } of walks) {
    for (const action of asked.actions) {
      const waits = waiting(dragonAttack, asked, action);
      if (!('chance' in waits) || met.has(`${waits.kind} ${waits.chance}`)) continue;
      met.add(`${waits.kind} ${waits.chance}`);
      const { beaten, duelWon, slain } = oddsOf(dragonAttack, asked, action, waits.kind === 'player' ? waits.other : -1);
      const exact = { dragon: slain, player: duelWon, monster: 1 - beaten, unknown: 1 - beaten }[waits.kind];
      expect(waits.chance, waits.kind).toBeCloseTo(exact, 9);
    }
  }
  expect(new Set([...met].map((key) => key.split(' ')[0]))).toEqual(new Set(['dragon', 'monster', 'player', 'unknown']));
});

test.each(LANGUAGES)('what waits is said before the risk is taken, in %s', (language) => {
  const telling = tellingIn(language);
  for (const { asked, chosen } of walks) {
    const voices = speakingTo(asked.seat);
    const note = telling.glance(asked, chosen, voices);
    expect(note === '').toBe(waiting(dragonAttack, asked, chosen).kind === 'nothing');
    const items = telling.groups(asked, voices).flatMap((group) => group.items);
    expect(items.find(({ action }) => action === chosen)!.note).toBe(note);
    const lines = telling.preview(asked, chosen, voices);
    expect(lines.length).toBeGreaterThan(0);
    expect([note, ...lines].join(' ')).not.toMatch(/undefined|NaN/);
  }
});

test.each(LANGUAGES)('what an unknown counter may cost is said before the list of what it can be, in %s', (language) => {
  const telling = tellingIn(language);
  const unknown = walks.filter(({ asked, chosen }) => waiting(dragonAttack, asked, chosen).kind === 'unknown');
  expect(unknown.length).toBeGreaterThan(0);
  for (const { asked, chosen } of unknown) {
    const [risk, , kinds] = telling.preview(asked, chosen, speakingTo(asked.seat));
    expect(risk).toMatch(/beaten|geschlagen/);
    expect(kinds).toMatch(/^(It may be|Es kann) /);
  }
});
