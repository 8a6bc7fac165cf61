import { expect, test } from 'vitest';
import { keysOf, Offer, Problem, argumentOf, defineVerbs, everyone, holds, listSeats, named, numbered, only } from '../index.ts';
import { SPECTATOR, withSeat, withoutSeat } from '../index.ts';

const verbs = defineVerbs({ roll: null, walk: 'space', greet: 'somebody' });
const keys = keysOf(verbs, { space: numbered(120), somebody: named(['elf', 'wizard:grey']) });

test('an action is a verb and one argument', () => {
  const action = verbs.act.walk(118);
  expect([verbs.verbOf(action), argumentOf(action)]).toEqual(['walk', 118]);
  expect(argumentOf(verbs.act.roll())).toBe(0);
});

test.each(['roll', 'walk:0', 'walk:119', 'greet:elf', 'greet:wizard:grey'])("key '%s' comes back as itself", (key) => {
  expect(keys.keyOf(keys.parse(key)!)).toBe(key);
});

test('different keys are different actions', () => {
  const all = ['roll', 'greet:elf', ...Array.from({ length: 120 }, (_, index) => `walk:${index}`)];
  expect(new Set(all.map((key) => keys.parse(key))).size).toBe(all.length);
});

test.each([
  '',
  ':',
  'fly',
  'Roll',
  'roll:',
  'roll:0',
  'roll ',
  'walk',
  'walk:',
  'walk:120',
  'walk:-1',
  'walk:01',
  'walk:1.5',
  'walk:1e1',
  'walk: 1',
])("key '%s' is no action", (key) => expect(keys.parse(key)).toBeNull());

test.each(['greet:', 'greet:dwarf', 'greet:0', 'greet:constructor', 'constructor', '__proto__', 'toString'])(
  "key '%s' is no action either",
  (key) => expect(keys.parse(key)).toBeNull(),
);

test('more names than an argument can tell apart are refused', () => {
  const spaces = Array.from({ length: 4097 }, (_, space) => `S${space}`);
  expect(() => named(spaces)).toThrow(new Problem('4097 things to choose from; expected at most 4096'));
  expect(() => numbered(4097)).toThrow(Problem);
  const most = keysOf(verbs, { space: named(spaces.slice(1)), somebody: numbered(4096) });
  expect(['walk:S4096', 'greet:4095'].map((key) => most.keyOf(most.parse(key)!))).toEqual(['walk:S4096', 'greet:4095']);
});

test('an offer is filled again and again, and forgets what it held before', () => {
  const offer = new Offer().reset(true);
  offer.allow(1);
  offer.allow(2);
  offer.deny(3, 'too far', { paces: 4 });
  expect([offer.list(), offer.allows(2), offer.allows(3)]).toEqual([[1, 2], true, false]);
  expect(offer.denials).toEqual([{ action: 3, rule: 'too far', args: { paces: 4 } }]);
  offer.reset(true).allow(4);
  expect([offer.list(), offer.allows(2), offer.count, offer.denials]).toEqual([[4], false, 1, []]);
});

test('an offer gathers no reasons that nobody asked for', () => {
  const offer = new Offer().reset(false);
  offer.deny(3, 'too far');
  expect(offer.denials).toEqual([]);
});

test('seats are sets', () => {
  const seats = withSeat(only(0), 3);
  expect(listSeats(seats)).toEqual([0, 3]);
  expect(listSeats(withoutSeat(seats, 0))).toEqual([3]);
  expect(withoutSeat(seats, 1)).toBe(seats);
  expect(listSeats(everyone(4))).toEqual([0, 1, 2, 3]);
  expect(listSeats(0)).toEqual([]);
  expect([0, 1, 2, 3].filter((seat) => holds(seats, seat))).toEqual([0, 3]);
  expect(holds(everyone(6), SPECTATOR)).toBe(false);
});
