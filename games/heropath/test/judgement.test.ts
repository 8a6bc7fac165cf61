import { Engine, Offer, Random, playOut } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { judgementOf } from '../bots/judgement.ts';
import { heropath } from '../game.ts';
import { inTurn } from './playing.ts';
import { table, type Table } from './table.ts';

const judgement = judgementOf(heropath);
const rate = judgement.rate!;
const EVEN = 0.5;

/** What a player likes best of what is offered. */
function likes(stage: Table, seat = stage.asked[0]!): string {
  const lane = stage.state.lanes.find((waiting) => stage.engine.askedIn(stage.state, waiting) === 1 << seat)!;
  const offer = stage.engine.offer(stage.state, lane, seat, new Offer());
  const ratings: number[] = [];
  rate(stage.state, lane, seat, offer.actions, offer.count, EVEN, ratings);
  return heropath.keys.keyOf(offer.actions[ratings.indexOf(Math.max(...ratings.slice(0, offer.count)))]!);
}

/** Whole games among players who take what looks best at first sight. */
function play(seats: number, given: object, seed: number) {
  const engine = new Engine(heropath);
  const random = new Random(seed);
  const state = engine.start(heropath.readOptions(given, seats), seats);
  const ratings: number[] = [];
  playOut(engine, state, random, 40_000, (going, lane, seat, { actions, count }) => {
    rate(going, lane, seat, actions, count, EVEN, ratings);
    return actions[ratings.indexOf(Math.max(...ratings.slice(0, count)))]!;
  });
  return state;
}

const STRONG = { vitality: 5, faith: 5, experience: 5, skills: 5, wisdom: 4 };
const HARDY = { vitality: 5, faith: 4, experience: 1, skills: 2, wisdom: 2 };
const WEAK = { vitality: 3, faith: 3, skills: 1 };

test('a hero who is strong enough and stands in the fire challenges the Dragon; a weak one does not', () => {
  expect(likes(inTurn(0, { heroes: [{ at: 'U14', gems: STRONG }, {}], level: 2 }))).toBe('dragon');
  expect(likes(inTurn(0, { heroes: [{ at: 'U14', gems: WEAK }, {}], level: 2 }))).not.toBe('dragon');
});

test('a hero fights what he can beat', () => {
  expect(likes(inTurn(0, { heroes: [{ at: 'U04', gems: HARDY }, {}], enemies: [{ at: 'U04', kind: 'goblin' }], level: 2 }))).toBe(
    'fight:0',
  );
});

test('gear is put on, piece by piece, and then left alone', () => {
  const game = table({
    heroes: [{ gems: STRONG, shown: 'AR02 AR03 AR22 AR26 MK26' }, {}],
    stack: [{ k: 'gear', at: 'change', seat: 0, rule: 'HP-16.5' }],
  });
  const worn: string[] = [];
  while (worn.at(-1) !== 'done' && worn.length < 20) {
    worn.push(likes(game));
    if (worn.at(-1) !== 'done') game.choose(worn.at(-1)!);
  }
  expect(worn.toSorted()).toEqual(['done', 'wear:AR02', 'wear:AR03-other', 'wear:AR26', 'wear:MK26']);
});

test.each([
  [1, {}],
  [2, {}],
  [4, { competition: 'team' }],
  [3, { competition: 'co-op' }],
])('a game of %i with %o comes to an end, and the rewards that are expected on the way are chances', (seats, given) => {
  const state = play(seats, given, 7);
  expect(state.outcome).not.toBeNull();
  for (const reward of judgement.estimate({ ...state, outcome: null })) {
    expect(reward).toBeGreaterThanOrEqual(0);
    expect(reward).toBeLessThanOrEqual(1);
  }
});

test('players who think slay the Dragon', () => {
  const slain = Array.from({ length: 6 }, (_, seed) => play(2, {}, seed)).filter(({ outcome }) => outcome!.rewards.includes(1));
  expect(slain.length).toBeGreaterThan(3);
});
