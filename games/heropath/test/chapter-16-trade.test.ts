import { Offer } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { offerExchanges } from '../rules/16-trade.ts';
import { rest } from '../rules/turnFrames.ts';
import { amid, inTurn } from './playing.ts';
import { content, type HeroGiven, type Table } from './table.ts';

// HP-16.7 to HP-16.9, HP-27.4, HP-28.23: how things change hands.

const gems = { vitality: 3, faith: 3, wisdom: 3, skills: 3, experience: 3 };

const resting = (heroes: readonly HeroGiven[]): Table =>
  amid(0, [{ ...rest(0), at: 'choose' }], { heroes: heroes.map((hero) => ({ at: 'P09', gems, ...hero })) });

describe('trade', () => {
  test('HP-16.7 at most 5 items change hands in one Rest, both ways together', () => {
    const game = resting([
      { gold: 6, food: 0 },
      { gold: 0, food: 3 },
    ]);
    game.choose('trade:2');
    for (let n = 0; n < 4; n++) game.choose('give:gold');
    game.choose('ask:food');
    expect(game.keys(0)).toEqual(['offer', 'refuse']);
    game.choose('offer').choose('accept');
    expect([game.hero(0).gold, game.hero(0).food, game.hero(1).gold, game.hero(1).food]).toEqual([2, 1, 4, 2]);
    expect(game.why('trade:2')).toBe('HP-16.7');
  });

  test('HP-16.7 the 5 items are those of all trades of one Rest', () => {
    const game = resting([{ gold: 9, food: 0 }, { gold: 0 }, { gold: 0 }]).choose('trade:2');
    for (let n = 0; n < 3; n++) game.choose('give:gold');
    game.choose('offer').choose('accept').choose('trade:3').choose('give:gold').choose('give:gold');
    expect(game.keys(0)).toEqual(['offer', 'refuse']);
    game.choose('offer').choose('accept');
    expect([game.hero(0).gold, game.why('trade:2')]).toEqual([4, 'HP-16.7']);
  });

  test('HP-16.7 with teammates as with opponents', () => {
    const heroes = Array.from({ length: 4 }, () => ({ at: 'P18', gems }));
    const game = amid(0, [{ ...rest(0), at: 'choose' }], { heroes, options: { competition: 'team' } });
    expect(game.keys(0).filter((key) => key.startsWith('trade'))).toEqual(['trade:2', 'trade:3', 'trade:4']);
  });

  test('HP-16.9 in a Safe space they trade as elsewhere', () => {
    const game = resting([{ at: 'P10', gold: 1 }, { at: 'P10' }]);
    expect([content.map.spaces[game.hero(0).at]!.kind, game.why('trade:2')]).toEqual(['safe', undefined]);
  });

  test('HP-16.8 only what both agree to; gifts are legal; a refusal ends it', () => {
    const game = resting([{ gold: 1, shown: 'AR22', hidden: 'MA22 MA33' }, { gold: 0 }]);
    game.choose('trade:2');
    expect(game.why('offer')).toBe('HP-16.8');
    game.choose('give:MA22').choose('offer');
    // Who is offered a hidden card sees it, and no other.
    expect(game.hero(0).hidden.map(({ seenBy }) => seenBy)).toEqual([0b11, 0b01]);
    game.choose('refuse');
    expect([game.hidden(0), game.hidden(1), game.why('trade:2')]).toEqual(['MA22 MA33', '', 'HP-16.8']);
    const agreed = resting([{ hidden: 'MA22' }, {}])
      .choose('trade:2')
      .choose('give:MA22')
      .choose('offer')
      .choose('accept');
    expect([agreed.hidden(0), agreed.hidden(1), agreed.hero(1).hidden[0]!.seenBy]).toEqual(['', 'MA22', 0b11]);
    agreed.audit();
    const barter = resting([
      { gold: 2, food: 0 },
      { gold: 0, food: 2 },
    ]).choose('trade:2');
    barter.choose('give:gold').choose('ask:food').choose('offer').choose('accept');
    expect([0, 1].map((seat) => [barter.hero(seat).gold, barter.hero(seat).food])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test('HP-16.8 three offers, and the last one is accepted or refused', () => {
    const game = resting([{ gold: 3 }, { gold: 3 }]).choose('trade:2');
    game.choose('give:gold').choose('offer').choose('ask:gold').choose('offer').choose('give:gold').choose('offer');
    expect([game.keys(1), game.why('offer', 1)]).toEqual([['accept', 'refuse'], 'HP-16.8']);
    expect(game.choose('accept').hero(1).gold).toBe(4);
  });

  test('HP-16.7 only with who is in the same space', () => {
    const game = resting([{ gold: 1 }, { at: 'P10' }, {}]);
    expect(game.keys(0).filter((key) => key.startsWith('trade'))).toEqual(['trade:3']);
  });

  test('HP-16.9 not with sleepers; ABILITIES never change hands', () => {
    const game = resting([{ gold: 1, hidden: 'AB12' }, { asleep: true }]);
    expect(game.why('trade:2')).toBe('HP-16.9');
    const awake = resting([{ gold: 1, food: 0, hidden: 'AB12' }, {}]).choose('trade:2');
    expect(awake.keys(0).filter((key) => key.startsWith('give'))).toEqual(['give:gold']);
  });

  test('HP-27.4 HP-27.6 teammates exchange up to 2 cards of each deck, for an action', () => {
    const game = inTurn(0, {
      heroes: [{ at: 'P09', gems, shown: 'AR01 AR02 AR06 MK01' }, { at: 'F02' }, { at: 'P04', gems }, { at: 'F10' }],
      options: { competition: 'team' },
    });
    expect(game.why('exchange:2', 0)).toBeUndefined();
    game.choose('exchange:3').choose('give:AR01').choose('give:AR02');
    expect(game.why('give:AR06')).toBe('HP-27.4');
    game.choose('give:MK01').choose('offer').choose('accept');
    expect([game.shown(0), game.shown(2), game.hero(0).actions]).toEqual(['AR06', 'AR01 AR02 MK01', 3]);
  });

  test.each([
    ['team', 'HP-27.4'],
    ['co-op', 'HP-28.23'],
  ] as const)('HP-27.4 HP-28.23 cards are exchanged with who is awake and not more than a pace away (%s)', (competition, rule) => {
    const heroes: readonly HeroGiven[] = [{ at: 'P09', gems }, { at: 'F02' }, { at: 'P04', gems }, { at: 'F10' }];
    const denied = (near: HeroGiven): unknown =>
      inTurn(0, { heroes: heroes.with(2, { gems, ...near }), options: { competition } }).denial('exchange:3', 0);
    expect(denied({ at: 'P04' })).toBeUndefined();
    expect(denied({ at: 'P04', asleep: true })).toMatchObject({ rule, args: { because: 'asleep' } });
    expect(denied({ at: 'F10' })).toMatchObject({ rule, args: { because: 'far' } });
  });

  test('HP-28.23 in Co-op it is free, once for each pair and round', () => {
    const game = inTurn(0, {
      heroes: [
        { at: 'P09', gems, shown: 'AR01' },
        { at: 'P04', gems },
      ],
      options: { competition: 'co-op' },
    });
    game.choose('exchange:2').choose('give:AR01').choose('offer').choose('accept');
    expect([game.shown(1), game.hero(0).actions]).toEqual(['AR01', 4]);
    expect(game.why('exchange:2')).toBe('HP-28.23');
    // Nor does the other begin one with him.
    const theirs = new Offer();
    theirs.reset(true);
    offerExchanges(game.board, 1, theirs, game.engine);
    expect(theirs.denials).toMatchObject([{ rule: 'HP-28.23', args: { because: 'again' } }]);
  });
});
