import { LANGUAGES } from '../../../../paint/boardGame.ts';
import { beforeAll, expect, test } from 'vitest';
import { silverado } from '../../content/silverado.ts';
import { verbOf } from '../../state/verbs.ts';
import { bargain } from '../bargain.ts';
import { luckOf } from '../luck.ts';
import { duration } from '../pace.ts';
import { places } from '../places.ts';
import { standings } from '../standings.ts';
import { speech } from '../words.ts';
import { dragonAttack } from '../../game.ts';
import { playedGame } from '../../../test/playedGame.ts';

beforeAll(() => Promise.all(LANGUAGES.map((language) => speech.learn(language))));

const game = playedGame(dragonAttack, 11, 4);
const last = game.at(-1)!;

const OPPOSITE = { north: 'south', 'north-east': 'south-west', 'south-east': 'north-west' } as const;

test('the map can be walked by ear: every way has a way back', () => {
  const map = new Map(places(game[0]!.before, silverado, 'en', 'perfect').map((place) => [place.id, place]));
  expect(map.size).toBe(silverado.spaces.length);
  for (const { id, neighbours } of map.values()) {
    for (const { id: other, direction } of neighbours) {
      const back = map.get(other)!.neighbours.find((way) => way.id === id)!.direction;
      if (direction in OPPOSITE) expect(back).toBe(OPPOSITE[direction as keyof typeof OPPOSITE]);
    }
  }
});

test('a place says what it is and what is there, but never what nobody knows', () => {
  const map = new Map(places(game[0]!.before, silverado, 'en', 'perfect').map((place) => [place.id, place]));
  expect(map.get('R50')!.describe()).toBe('coast, number 1 of the Dragon’s road, harbour, an unknown counter');
  expect(map.get('P00')!.describe()).toContain('the palace');
  const names = silverado.counters.map(({ name }) => name);
  for (const place of map.values()) expect(names.filter((name) => place.describe().includes(name))).toEqual([]);
});

test('every word at a meeting is a thing on the table', () => {
  const talks = [2, 3, 4]
    .flatMap((seed) => playedGame(dragonAttack, seed, 6))
    .filter(({ question }) => question.actions.some((action) => verbOf(action) === 'give'));
  expect(talks.length).toBeGreaterThan(0);
  for (const { before, seat, question } of talks) {
    const table = bargain(before, seat, question.actions, 'en')!;
    const laid = [...table.own.goods, ...table.other.goods].flatMap(({ action }) => (action === null ? [] : [action]));
    const words = question.actions.filter((action) => ['give', 'ask'].includes(verbOf(action)));
    expect(new Set(laid)).toEqual(new Set(words));
    expect(laid).toHaveLength(words.length);
    expect(table.offersLeft).toBeGreaterThan(0);
  }
});

test('nobody bargains with nobody', () => {
  const { before, seat, question } = game[0]!;
  expect(bargain(before, seat, question.actions, 'en')).toBeNull();
});

test.each(LANGUAGES)('the parts of a score add up to it, in %s', (language) => {
  const rows = standings(last.after, silverado, language);
  expect(new Set(rows.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
  for (const { seat, total, parts } of rows) {
    expect(total).toBe(last.after.outcome!.scores[seat]);
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total);
  }
});

test('the luck report counts every roll and expects a one in six', () => {
  const events = game.flatMap((choice) => choice.events);
  const rolls = events.filter(({ t }) => t === 'rolled').length;
  const ones = luckOf(events, 4, -1, 'en').find(({ seat }) => seat === -1)!;
  expect(ones.among).toBe(rolls);
  expect(ones.expected).toBeCloseTo(rolls / 6);
});

test('nothing waits longer than a second and a half but the great moments', () => {
  const slow = game.flatMap(({ events }) => events).filter((event) => duration(event) > 1_500);
  expect(slow.length).toBeGreaterThan(0);
  for (const event of slow) {
    if (event.t === 'threw') expect(event.foe).toBe('dragon');
    else if (event.t === 'robbed') expect(event.by).toBe('dragon');
    else expect(['dragonMoved', 'slain', 'fallen']).toContain(event.t);
  }
});
