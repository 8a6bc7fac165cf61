import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { Engine, Offer, Problem, read, effectTellingOf, type Appraisal, type EffectWords } from '../index.ts';
import {
  CARD,
  define,
  effects,
  english,
  pilgrim,
  vocabulary,
  type Board,
  type PilgrimEffect,
  type PilgrimEffects,
  type Rows,
} from './examples/pilgrim.ts';

/** A pilgrim with so many coins, who has met the card and is asked. */
function meets(coins: number): { readonly board: Board; readonly choose: (place: number) => void; readonly denied: string[] } {
  const engine = new Engine(pilgrim);
  const state = pilgrim.setUp({}, 1);
  state.board.coins[0] = coins;
  const game = engine.resume({
    version: 1,
    seats: 1,
    nextLane: 1,
    lanes: [{ id: 0, parent: -1, children: 0, held: 0, holds: [], stack: [state.frame] }],
    outcome: null,
    board: state.board,
  });
  const lane = game.lanes[0]!;
  const offer = engine.offer(game, lane, 0, new Offer(), true);
  return {
    board: game.board,
    denied: offer.denials.map(({ action, rule }) => `${pilgrim.keys.keyOf(action)} ${rule}`),
    choose(place) {
      engine.choose(game, lane, 0, pilgrim.keys.parse(`option:${place}`)!);
      while (game.outcome === null) engine.draw(game, lane, 2);
    },
  };
}

/** What the card would do to a pilgrim without a coin, by day or by night. */
const told = (isNight: boolean): string =>
  effectTellingOf(vocabulary, english, { board: { coins: [0], isNight }, content: {}, seat: 0 }).list(CARD);

describe('effects', () => {
  test('happen one after another: at once, by choice, as the board says, by a die', () => {
    const day = meets(0);
    day.choose(0);
    expect(day.board).toEqual({ coins: [2 + 1 + 3], isNight: false });
    const night = meets(1);
    night.choose(1);
    expect(night.board).toEqual({ coins: [1 + 2 - 2 + 3 - 1 + 3], isNight: true });
  });

  test('an option that cannot be paid, or whose effects cannot be done, is denied', () => {
    expect(meets(0).denied).toEqual(['option:2 too dear']);
    expect(meets(3).denied).toEqual([]);
  });

  test('are worth what their parts are worth: the best option, the bands by their chances', () => {
    const appraisal: Appraisal<PilgrimEffects['game']> = {
      board: { coins: [2], isNight: true },
      content: {},
      seat: 0,
      of: (some) => some.reduce((sum, index) => sum + vocabulary.worth(vocabulary.effectAt({}, index), appraisal), 0),
    };
    const [gain, choice, atNight, roll] = CARD.map((place) => appraisal.of([place]));
    expect([gain, choice, atNight, roll]).toEqual([2, 1, -1, (4 / 6) * 3]);
  });

  test('are told in words, those made of others by their parts', () => {
    expect(told(false)).toBe('gain 2, a choice, 1 to 2: nothing; 3 to 6: gain 3');
    expect(told(true)).toBe('gain 2, a choice, give 1, 1 to 2: nothing; 3 to 6: gain 3');
  });
});

test.each<[string, object, string]>([
  ['an unknown word', { do: 'sing' }, 'field \'0.do\': expected "gain" or "tithe" or "dusk" or "roll" or "choose" or "atNight"'],
  ['a field too many', { do: 'dusk', n: 1 }, "field '0.n': there is no such field"],
  ['a number out of bounds', { do: 'gain', n: 10 }, "field '0.n': expected at most 9, got 10"],
  ['bands that end too early', { do: 'roll', bands: [{ upTo: 5, does: [] }] }, "field '0.bands': expected bands whose 'upTo' rises to 6"],
  [
    'a choice that nobody may be able to make',
    { do: 'choose', options: [{ name: 'Give', does: [{ do: 'tithe', n: 1 }] }] },
    "field '0.options': expected an option that is free for everybody",
  ],
])('a file with %s is refused', (_, effect, message) => {
  expect(() => read(effects, 'card', [effect])).toThrow(Problem);
  expect(() => read(effects, 'card', [effect])).toThrow(message);
});

test('the type of an effect follows from its fields', () => {
  expectTypeOf<Extract<PilgrimEffect, { do: 'gain' }>['n']>().toEqualTypeOf<number>();
  expectTypeOf<Extract<PilgrimEffect, { do: 'atNight' }>['otherwise']>().toEqualTypeOf<readonly number[]>();
  expectTypeOf<PilgrimEffect['do']>().toEqualTypeOf<'gain' | 'tithe' | 'dusk' | 'roll' | 'choose' | 'atNight'>();
});

test('an effect that lacks something does not compile', () => {
  const fields = { n: v.number() };
  // @ts-expect-error: it has no worth.
  define.rows({ idle: { fields, does: () => {} } });
  // @ts-expect-error: it does nothing.
  define.rows({ idle: { fields, worth: () => 0 } });
  // @ts-expect-error: it has no fields.
  define.rows({ idle: { does: () => {}, worth: () => 0 } });
  // @ts-expect-error: the frame has no such moment.
  define.rows({ idle: { fields, does: () => 'elsewhere', worth: () => 0 } });
  // @ts-expect-error: nobody says what a tithe is.
  const silent: EffectWords<PilgrimEffects, Rows> = { gain: () => 'gain', dusk: () => 'night' };
  expect(silent).not.toHaveProperty('tithe');
});
