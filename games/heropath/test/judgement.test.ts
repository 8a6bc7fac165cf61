import { Engine, Offer, Random, playOut } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { ATTRIBUTES } from '../content/names.ts';
import { judgementOf } from '../bots/judgement.ts';
import { heropath } from '../game.ts';
import { inTurn } from './playing.ts';
import { racing } from './realTime.ts';
import { space, table, type Table } from './table.ts';

const judgement = judgementOf(heropath);
const rate = judgement.rate!;
const EVEN = 0.5;

/** Anybody who is not sharpest. */
const USUAL = 0.45;

/** What a player likes best of what is offered. */
function likes(stage: Table, seat = stage.asked[0]!, temper = EVEN): string {
  const lane = stage.state.lanes.find((waiting) => stage.engine.askedIn(stage.state, waiting) === 1 << seat)!;
  const offer = stage.engine.offer(stage.state, lane, seat, new Offer());
  const ratings: number[] = [];
  rate(stage.state, lane, seat, offer.actions, offer.count, temper, ratings);
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

test('who has come to the Dragon with a fair chance takes it, whatever lies beside the way', () => {
  const gems = { vitality: 4, faith: 4, experience: 4, skills: 4, wisdom: 3 };
  const goods = heropath.content.map.neighbours[space('U14')]!.map((at) => ({ at: heropath.content.map.spaces[at]!.id, gold: 9 }));
  expect(likes(inTurn(0, { heroes: [{ at: 'U14', gems }, {}], level: 2, goods }))).toBe('dragon');
});

/** What he likes in Co-op who can beat the enemy beside him, with so many tokens to come. */
const together = (stock: number): string =>
  likes(
    inTurn(0, {
      options: { competition: 'co-op' },
      heroes: [{ at: 'R05', gems: HARDY }, {}, {}],
      enemies: [{ at: 'U04', kind: 'goblin' }],
      level: 2,
      received: 1,
      stock,
    }),
  );

test('HP-28.34 in Co-op an enemy is killed where the Scale would rise without it, and else let alone', () => {
  expect(together(0)).toBe('travel');
  expect(together(4)).toBe('rest');
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

/** What he likes who is near to victory, with the Dragon one Travel away. */
const nearVictory = (vitality: number): string =>
  likes(inTurn(0, { heroes: [{ at: 'P16', gems: { ...STRONG, vitality }, food: 2 }, {}], level: 5 }));

test('who would be strong enough after a meal rests before he goes to the Dragon; at full strength he goes', () => {
  expect(nearVictory(2)).toBe('rest');
  expect(nearVictory(5)).toBe('travel');
});

/** The way to the Dragon. */
const towardsDragon = 'go:U18';

/** Where he goes who has a small chance at the Dragon beyond Pilgrim Keep, one Travel away; his rival has so much beside VITALITY. */
const against = (rival: object): string => {
  const gems = { vitality: 5, faith: 4, experience: 4, skills: 4, wisdom: 4 };
  const heroes = [
    { at: 'P16', gems },
    { at: 'P18', gems: { vitality: 5, ...rival } },
  ];
  return likes(inTurn(0, { heroes, level: 5 }).choose('travel'));
};

test('who may be beaten to the Dragon goes to it with a smaller chance than who has time', () => {
  expect(against({ faith: 5, experience: 5, skills: 5, wisdom: 5 })).toBe(towardsDragon);
  expect(against({})).not.toBe(towardsDragon);
});

test('the sharpest buy gear that slays the Dragon before they can wear it; others what helps at once', () => {
  const hero = { at: 'P18', gems: { vitality: 4, faith: 4, experience: 1, skills: 1 }, gold: 2 };
  const shop = inTurn(0, { heroes: [hero, {}], sites: { P18: 'PS01' }, display: { arms: 'AR26 AR22 AR27' } });
  shop.choose('visit').choose('activity:0');
  expect(likes(shop)).toBe('buy:AR27');
  expect(likes(shop, 0, USUAL)).toBe('buy:AR26');
});

test('who is about to go wears what is best against the Dragon', () => {
  const rest = inTurn(0, { heroes: [{ at: 'P16', gems: STRONG, shown: 'AR15 AR18 AR21' }, {}], level: 2 });
  rest.choose('rest').choose('gear');
  expect(likes(rest)).toBe('wear:AR15');
  rest.choose('wear:AR15');
  expect(likes(rest)).toBe('wear:AR21-other');
});

test('what lies on a weapon and helps no more is no reason to change gear again and again', () => {
  const given = { heroes: [{ at: 'P18', gems: { vitality: 5, faith: 3, skills: 2, wisdom: 3 }, shown: 'AR02 MA01' }, {}] };
  const rest = inTurn(0, given).choose('rest').choose('gear').choose('wear:AR02').choose('attach:MA01').choose('done');
  rest.hero(0).gems[ATTRIBUTES.indexOf('wisdom')] = 0;
  expect(likes(rest)).not.toBe('gear');
});

test('in Co-op a card goes to who can do more with it', () => {
  const game = inTurn(0, {
    options: { competition: 'co-op' },
    heroes: [
      { at: 'P18', gems: WEAK, shown: 'AR13' },
      { at: 'P18', gems: STRONG },
    ],
  });
  expect(likes(game)).toBe('exchange:2');
  game.choose('exchange:2');
  expect(likes(game)).toBe('give:AR13');
  game.choose('give:AR13');
  expect(likes(game)).toBe('offer');
  game.choose('offer');
  expect(likes(game, 1)).toBe('accept');
});

/** What an opponent of great strength answers to a trade. */
const proposed = (...items: readonly string[]): string => {
  const heroes = [
    { at: 'P18', gold: 5, shown: 'AR01' },
    { at: 'P18', gems: STRONG, gold: 5, shown: 'AR13' },
  ];
  const game = inTurn(0, { heroes }).choose('rest').choose('trade:2');
  for (const item of items) game.choose(item);
  game.choose('offer');
  return likes(game, 1);
};

test('of trades that opponents propose, only those are accepted that bring more than they cost', () => {
  expect(proposed('give:gold', 'give:gold')).toBe('accept');
  expect(proposed('give:AR01', 'ask:AR13')).toBe('refuse');
});

test('on the way a card takes a hero over the river where that is shorter, and spares an evasion', () => {
  const gems = { vitality: 1, faith: 1, skills: 2, wisdom: 2 };
  const given = (shown: string) => ({ heroes: [{ at: 'R13', gems, shown }, {}], enemies: [{ at: 'R13', kind: 'troll' }] });
  const beset = inTurn(0, given('AB15')).choose('travel');
  beset.choose(beset.keys().find((key) => key.startsWith('go:'))!);
  expect(likes(beset)).toBe('play:AB15');
  const swimmer = { at: 'R03', leeches: 2, shown: 'AB14' };
  const beyond = (at: string) => inTurn(0, { heroes: [swimmer, {}], goods: [{ at, gold: 9 }] }).choose('travel');
  expect(likes(beyond('R08'))).toBe('play:AB14');
  expect(likes(beyond('R04'))).not.toBe('play:AB14');
});

test('in Real Time a hero who is strong enough stops everybody and goes for the Dragon, and a rival stops him', () => {
  const given = {
    heroes: [
      { at: 'U14', gems: STRONG },
      { at: 'P18', gems: WEAK },
    ],
    level: 2,
  };
  expect(likes(racing(given), 0)).toBe('dragon');
  const near = racing({ ...given, heroes: [{ at: 'P16', gems: STRONG }, given.heroes[1]!] });
  expect(likes(near, 0)).toBe('stopDragon');
  expect(likes(near, 1)).toBe('stopHero:1');
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
