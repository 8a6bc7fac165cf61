import { dice } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { finale } from '../rules/turnFrames.ts';
import { ritual } from './coop.ts';
import { passAll } from './playing.ts';
import { challenge } from './road.ts';
import { table, type Given, type Table } from './table.ts';

// Chapter 23: the end of the game.

const SLAYER = { vitality: 5, faith: 5, experience: 5, skills: 5, wisdom: 5 };
const slain = (given: Given = {}): Table => {
  const [, ...others] = given.heroes ?? [{}, {}];
  return challenge(table({ ...given, heroes: [{ at: 'U05', gems: SLAYER }, ...others] }), [3, 3], [2, 2]);
};

/** The Dragon has won. */
const lost = (given: Given = {}): Table => {
  const game = table(given);
  game.state.lanes[0]!.stack.push(finale(0, 'lastDusk', game.state.seats));
  game.engine.resume(game.state);
  return game;
};

test('HP-23.1 the game ends the moment the Dragon is defeated', () => {
  const game = slain().draw(dice(1, 1));
  expect([game.state.outcome?.reason, game.gems(0).vitality, game.asked]).toEqual(['slain', 5, []]);
});

test('HP-23.1 so it does when he is tied: nothing is lost, nobody is asked', () => {
  const heroes = [{ at: 'U05', gems: { vitality: 3, faith: 1, skills: 5, wisdom: 5 }, hidden: 'MA33' }, {}];
  const game = table({ heroes }).choose('dragon');
  passAll(passAll(game).draw(dice(3, 3), dice(3, 2)));
  game.draw(dice(1, 1));
  expect([game.state.outcome?.reason, game.gems(0).vitality, game.story.includes('lost'), game.asked]).toEqual(['slain', 3, false, []]);
});

test('HP-23.2 in Co-op everybody has won, in Solo the player', () => {
  const party = ritual(
    { heroes: [{ at: 'U05', gems: SLAYER }, { gems: SLAYER }] },
    [
      [3, 3],
      [3, 3],
    ],
    [2, 2],
  );
  expect(party.state.outcome).toMatchObject({ rewards: [1, 1], places: [1, 1] });
  const alone = table({ heroes: [{ at: 'U05', gems: SLAYER }], options: { competition: 'solo' }, marker: 'troll' });
  expect(challenge(alone, [3, 3], [2, 2]).state.outcome).toMatchObject({ reason: 'slain', rewards: [1] });
});

test('HP-23.2 the winner is the hero who defeated it', () => {
  expect(slain({ heroes: [{}, {}, {}] }).draw(dice(1, 1), dice(1, 1)).state.outcome).toMatchObject({ rewards: [1, 0, 0] });
  const options = { competition: 'team' } as const;
  const team = slain({ heroes: [{}, {}, {}, {}], options });
  while (team.state.outcome === null) team.draw(dice(1, 1));
  expect(team.state.outcome.rewards).toEqual([1, 0, 1, 0]);
});

test('HP-23.3 the others are ranked by gems, two dice and standing bonuses', () => {
  const heroes = [{}, { gems: { vitality: 5, faith: 5 } }, { gems: { vitality: 5, faith: 4 } }];
  const game = slain({ heroes }).draw(dice(1, 1), dice(3, 3));
  expect(game.state.outcome).toMatchObject({ places: [1, 3, 2], scores: [0, 12, 15] });
  const armed = [{}, { gems: { vitality: 5, faith: 5 }, worn: 'AR26' }, { gems: { vitality: 5, faith: 5 } }, { gems: { vitality: 5 } }];
  const ranked = slain({ heroes: armed }).draw(dice(2, 1), dice(2, 1), dice(2, 1));
  expect(ranked.state.outcome).toMatchObject({ places: [1, 2, 3, 4], scores: [0, 14, 13, 8] });
});

test('HP-23.4 bonuses against any enemy count, those against some do not', () => {
  const heroes = [{}, { gems: { vitality: 5, faith: 5 }, worn: 'AR26', shown: 'MK04' }];
  expect(slain({ heroes }).draw(dice(1, 1)).state.outcome!.scores[1]).toBe(13);
  // Throwing Knives would be used up, and what Reckless Charge costs is not paid.
  const others = [{}, { gems: { vitality: 5, faith: 5 }, worn: 'AR11', shown: 'AB30' }];
  expect(slain({ heroes: others }).draw(dice(1, 1)).state.outcome!.scores[1]).toBe(12);
});

const placesOf = (one: object, other: object) =>
  slain({
    heroes: [
      {},
      { gems: { vitality: 3, faith: 3 }, gold: 1, food: 0, ...one },
      { gems: { vitality: 3, faith: 3 }, gold: 1, food: 0, ...other },
    ],
  }).draw(dice(1, 1), dice(1, 1)).state.outcome!.places;

test('HP-23.5 ties are broken by basic power, then EXPERIENCE, FAITH and so on; else the place is shared', () => {
  expect(placesOf({}, {})).toEqual([1, 2, 2]);
  expect(placesOf({ gold: 2 }, {})).toEqual([1, 2, 3]);
  expect(placesOf({ food: 2 }, {})).toEqual([1, 2, 3]);
  expect(placesOf({ gems: { vitality: 2, faith: 4 } }, {})).toEqual([1, 2, 3]);
  expect(placesOf({}, { gems: { vitality: 2, faith: 3, experience: 1 } })).toEqual([1, 3, 2]);
});

/** Each is one gem or coin short of the other in all that counts for less. */
test.each([
  ['EXPERIENCE before FAITH', { gems: { experience: 1, faith: 2, vitality: 3 } }, { gems: { experience: 0, faith: 3, vitality: 3 } }],
  ['FAITH before VITALITY', { gems: { faith: 3, vitality: 3 } }, { gems: { faith: 2, vitality: 4 } }],
  ['VITALITY before GOLD', { gems: { vitality: 4, faith: 2 }, gold: 0 }, { gems: { vitality: 3, faith: 2, skills: 1 }, gold: 5 }],
  ['GOLD before FOOD', { gold: 2, food: 0 }, { gold: 1, food: 5 }],
] as const)('HP-23.5 of equal totals: %s', (_, one, other) => {
  expect([placesOf(one, other), placesOf(other, one)]).toEqual([
    [1, 2, 3],
    [1, 3, 2],
  ]);
});

test('HP-23.5 of equal totals the higher basic power is first, whatever else there is', () => {
  const heroes = [{}, { gems: { vitality: 3, experience: 1 }, gold: 5 }, { gems: { vitality: 5 } }];
  const game = slain({ heroes }).draw(dice(2, 1), dice(1, 1));
  expect(game.state.outcome).toMatchObject({ scores: [0, 7, 7], places: [1, 3, 2] });
});

const many = (count: number) => ({ vitality: 5, faith: 5, experience: 4, wisdom: count - 14 });

test('EX-60 places: 24 against 24, and 18 gems beat 17', () => {
  const heroes = [{}, { gems: many(17), worn: 'AR26 AR28' }, { gems: many(18), worn: 'AR26 AR28', shown: 'FO44' }];
  const game = slain({ heroes }).draw(dice(3, 2), dice(2, 1));
  expect(game.state.outcome).toMatchObject({ scores: [0, 24, 24], places: [1, 3, 2] });
});

test('HP-23.6 fallen and sleeping heroes are ranked with what they have', () => {
  const heroes = [{}, { fallen: true, gems: { skills: 5 } }, { at: 'G06', asleep: true, gems: { vitality: 1 } }];
  expect(slain({ heroes }).draw(dice(1, 1), dice(1, 1)).state.outcome!.places).toEqual([1, 2, 3]);
});

const lively = (count: number) => ({ vitality: count });

test('HP-23.7 of three teams the one with the higher sum is second', () => {
  const heroes = [{}, { gems: lively(1) }, { gems: lively(3) }, {}, { gems: lively(5) }, { gems: lively(2) }];
  const game = slain({ heroes, options: { competition: 'team', teamSize: 2 } });
  while (game.state.outcome === null) game.draw(dice(1, 1));
  expect(game.state.outcome.places).toEqual([1, 2, 3, 1, 2, 3]);
  // The sum counts, not the best of them.
  const even = [{}, { gems: lively(1) }, { gems: lively(4) }, {}, { gems: lively(5) }, { gems: lively(4) }];
  const other = slain({ heroes: even, options: { competition: 'team', teamSize: 2 } });
  while (other.state.outcome === null) other.draw(dice(1, 1));
  expect(other.state.outcome.places).toEqual([1, 3, 2, 1, 3, 2]);
});

test('HP-23.8 when the Dragon has won nobody has, and all are ranked as survivors', () => {
  const game = lost({ heroes: [{ gems: { vitality: 5 } }, { gems: { vitality: 3 } }] }).draw(dice(1, 1), dice(1, 1));
  expect(game.state.outcome).toEqual({ reason: 'lastDusk', places: [0, 0], scores: [7, 5], rewards: [0, 0] });
});

const endsTonight = (given: Given) => {
  const game = table({ heroes: [{ at: 'P18' }, { at: 'P18' }], turn: 1, ...given }).choose('pass');
  return game.awaited === 'hp.hero-dice';
};

test('HP-32.1 Last Dusk: the 12th full round after the Gathering Phase, or round 60', () => {
  expect(endsTonight({ round: 60 })).toBe(true);
  expect(endsTonight({ round: 59 })).toBe(false);
  expect(endsTonight({ round: 20, gathered: 8, dragon: 3 })).toBe(true);
  expect(endsTonight({ round: 19, gathered: 8, dragon: 3 })).toBe(false);
  expect(endsTonight({ round: 60, options: { lastRound: 0 } })).toBe(false);
});
