import { dice, face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { ritual } from './coop.ts';
import { flying } from './flying.ts';
import { passAll } from './playing.ts';
import { challenge, STRONG } from './road.ts';
import { table, type Given, type Table } from './table.ts';

// Chapter 22: dice, wherever they are thrown.

const resting = (given: Given = {}): Table =>
  table({ heroes: [{ at: 'P18', gems: { vitality: 5, faith: 1 } }, {}], ...given }).choose('rest');

const drawn = (shown: number, id: string) => {
  const game = resting().choose('search', face(shown));
  game.draw(game.brings(id));
  return [game.awaited, game.shown(0), game.eventsOf('drew').length];
};

test('HP-22.3 a Search brings one card, of the deck that is shown', () => {
  expect([drawn(1, 'FO47'), drawn(2, 'FO47')]).toEqual([
    [null, 'FO47', 1],
    [null, 'FO47', 1],
  ]);
});

test('HP-22.3 the third face gives 1 GOLD and one MAGIC card', () => {
  const game = resting({ heroes: [{ at: 'P18', gold: 0 }, {}], display: { magic: 'MA15 MA21' } }).choose('search', face(3));
  game.drawOn();
  expect([game.hero(0).gold, game.shown(0), game.eventsOf('drew').length]).toEqual([1, 'MA21', 1]);
});

test('HP-22.6 the card that adds a die', () => {
  const heroes = [{ at: 'P18', gems: { vitality: 5, faith: 5 }, shown: 'AB30' }, {}];
  const game = table({ heroes, enemies: [{ at: 'P18', kind: 'troll' }] }).choose('fight:0');
  game.choose('play:AB30', dice(3, 2, 1), dice(5));
  expect(game.eventsOf('battleLost')[0]!.total).toBe(10 - 1 + 6);
});

test('HP-22.8 Search, Balloon and flare tell the face', () => {
  expect(resting().choose('search', face(5)).eventsOf('searched')[0]!.face).toBe(4);
  expect(flying().choose('rock:i', face(3)).eventsOf('flare')[0]!.face).toBe(2);
  const balloon = table({ heroes: [{ at: 'P06' }, {}] })
    .choose('travel')
    .choose('balloon', face(3));
  expect(balloon.eventsOf('balloonRolled')[0]!.face).toBe(2);
});

test('HP-22.8 a re-roll tells which die fell how', () => {
  const heroes = [{ at: 'P18', gems: { vitality: 5, faith: 5 }, worn: 'MK28' }, {}];
  const game = table({ heroes, enemies: [{ at: 'P18', kind: 'troll' }] }).choose('fight:0', dice(3, 1), dice(5));
  passAll(game.choose('play:MK28').choose('clause:1', dice(2)));
  expect(game.eventsOf('rerolled')[0]).toMatchObject({ die: 1, face: 2 });
});

test('HP-22.8 a bout in the Arena tells all three dice', () => {
  const game = table({ heroes: [{ at: 'P14' }, {}], sites: { P14: 'PS18' } })
    .choose('visit')
    .choose('activity:0');
  expect(game.draw(dice(3, 1), dice(4)).eventsOf('duel')[0]!.dice).toEqual([3, 1, 4]);
});

test('HP-22.8 so do the Ritual, hero by hero, and the ranking', () => {
  const heroes = [{ at: 'U05' }, {}];
  const thrown = [
    [3, 2],
    [2, 1],
  ];
  expect(
    ritual({ heroes }, thrown, [5, 4])
      .eventsOf('rolled')
      .map((event) => event.dice),
  ).toEqual(thrown);
  const slain = challenge(table({ heroes: [{ at: 'U05', gems: STRONG }, {}] }), [3, 3], [2, 2]).draw(dice(3, 1));
  expect(slain.eventsOf('ranked')[0]!.dice).toEqual([3, 1]);
});
