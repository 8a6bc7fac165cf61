import { Problem } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { epicSevenArise } from '../game.ts';
import { variants } from '../state/variants.ts';

// Options: what is not given has its default; what is impossible is refused with the reason.

const read = (given: unknown, seats: number) => epicSevenArise.readOptions(given, seats);

test('EA-2.2 what is not given has its default', () => {
  const plain = { mode: 'chapter', chapter: 1, heroes: 4, difficulty: 'standard', echoes: false, pair: null };
  for (const seats of [1, 2, 3, 4]) expect(read(undefined, seats)).toEqual(plain);
});

test('EA-3.1 every chapter, mode, party and difficulty can be played', () => {
  for (let chapter = 1; chapter <= 6; chapter++)
    for (const difficulty of ['gentle', 'standard', 'grim'])
      expect(read({ chapter, difficulty }, 4)).toMatchObject({ chapter, difficulty });
  for (const seats of [1, 2, 3]) expect(read({ heroes: 3, mode: 'campaign' }, seats)).toMatchObject({ heroes: 3, mode: 'campaign' });
  expect(read({ echoes: true, mode: 'campaign' }, 1).echoes).toBe(true);
});

test.each<[string, unknown, number, string]>([
  ['five players', {}, 5, 'Options: 5 seats; expected 1 to 4 (EA-2.1)'],
  ['nobody', {}, 0, 'Options: 0 seats; expected 1 to 4 (EA-2.1)'],
  ['a mode that does not exist', { mode: 'duel' }, 2, 'Options, field \'mode\': expected "chapter" or "campaign", got "duel"'],
  ['chapter 7', { chapter: 7 }, 2, "Options, field 'chapter': expected at most 6, got 7"],
  ['chapter 0', { chapter: 0 }, 2, "Options, field 'chapter': expected at least 1, got 0"],
  ['half a chapter', { chapter: 1.5 }, 2, "Options, field 'chapter': expected a whole number, got 1.5"],
  [
    'a campaign from the middle',
    { mode: 'campaign', chapter: 3 },
    2,
    "Options, field 'chapter': 3 in a campaign; expected 1, where every campaign begins (EA-23.1)",
  ],
  ['two heroes', { heroes: 2 }, 2, "Options, field 'heroes': expected 3 or 4, got 2"],
  ['three heroes for four', { heroes: 3 }, 4, "Options, field 'heroes': 3 with 4 players; expected 4, one for each player (EA-2.3)"],
  [
    'a difficulty that does not exist',
    { difficulty: 'brutal' },
    4,
    'Options, field \'difficulty\': expected "gentle" or "standard" or "grim", got "brutal"',
  ],
  [
    'Echoes for two',
    { echoes: true },
    2,
    "Options, field 'echoes': true with 2 players; expected false: Echoes are for a single player (EA-2.19)",
  ],
  ['Echoes, maybe', { echoes: 'yes' }, 1, 'Options, field \'echoes\': expected true or false, got "yes"'],
  [
    'two heroes for one of four',
    { pair: 1 },
    4,
    "Options, field 'pair': 1 with 4 heroes for 4 players; expected null: only with one hero more than players does one of them take two (EA-2.4)",
  ],
  ['two heroes for somebody who does not play', { pair: 3 }, 3, "Options, field 'pair': expected at most 2, got 3"],
  ['a field that does not exist', { dragons: 3 }, 2, "Options, field 'dragons': there is no such field; expected none of that name"],
  ['no options at all', 7, 2, 'Options: expected an object, got 7'],
])('%s is refused with the reason', (_, given, seats, reason) => {
  expect(() => read(given, seats)).toThrow(new Problem(reason));
});

test('whatever the set-up screen offers can be played', () => {
  for (const { option, values, seats, where } of variants)
    for (const { value } of values)
      for (let count = seats.least; count <= seats.most; count++)
        expect(read({ ...(where && { [where.option]: where.value }), [option]: value }, count)).toMatchObject({ [option]: value });
});
