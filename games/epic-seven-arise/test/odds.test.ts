import { Engine, endingsOf } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { epicSevenArise } from '../game.ts';
import { dangersOf, hitChances, numbersThatHit } from '../odds/dangers.ts';
import { dreadClock, dreadIn, dreadTrack, fallsIn } from '../odds/dread.ts';
import { foreseeArtifact, foreseeSkill } from '../odds/foresight.ts';
import { intentOf } from '../odds/intents.ts';
import { turnOrder } from '../odds/order.ts';
import { setsFor } from '../odds/sets.ts';
import { fight, healthOf, prey, turn, type FightGiven } from './fight.ts';
import { content, keysOf, rowOf, type Table } from './table.ts';

// Exact odds: from what everybody sees, and by the rules themselves.

/** What the rules make of every outcome until the battle round is over: by hero, how likely to be hit, the loss, and death. */
function played(t: Table): number[][] {
  const engine = new Engine(epicSevenArise);
  const { round } = t.board.battle!;
  const before = t.board.heroes.map(({ health }) => health);
  const leaves = endingsOf(
    engine,
    t.state,
    ({ board, outcome }) => outcome !== null || board.battle === null || board.battle.round > round,
  );
  return before.map((health, place) => {
    const sum = (value: (left: number) => number): number =>
      leaves.reduce((all, { state, probability }) => all + probability * value(state.board.heroes[place]!.health), 0);
    return [sum((left) => (left < health ? 1 : 0)), sum((left) => health - left), sum((left) => (left === 0 ? 1 : 0))];
  });
}

/** The same as it is told before. Shields and armour are left out, so that whoever is hit loses health. */
const told = (t: Table): number[][] => dangersOf(t.board, content).map(({ hit, loss, dies }) => [hit, loss, dies]);

function expectAlike(given: FightGiven): void {
  const t = fight(given);
  // The first monster is about to roll: its turn has begun, and nothing of it has happened.
  const first = t.board.monsters.find(({ acted }) => acted)!;
  first.acted = false;
  const before = told(t);
  first.acted = true;
  const after = played(t);
  before.forEach((chances, hero) => chances.forEach((chance, column) => expect(chance).toBeCloseTo(after[hero]![column]!, 9)));
}

describe('dangers of the rest of a battle round are what the rules make of them', () => {
  test('of a single monster', () => {
    expectAlike({ heroes: { Ysarre: { health: 3 }, Mirelle: { health: 4 } } });
  });
  test('of two, with a howl between them, and few numbers left', () => {
    expectAlike({
      monsters: [
        { kind: 'hound', at: 'A' },
        { kind: 'husk', at: 'A' },
      ],
      attacks: [1, 4, 7, 8, 12],
      heroes: { Ysarre: { acted: true, health: 4 }, Ras: { health: 5 } },
    });
  });
  test('across a reshuffle, with a card that all have seen', () => {
    expectAlike({ monsters: [{ kind: 'husk', at: 'A' }], attacks: [1, 2, 3, 4, 6, 7, 8, 9, 10], peeked: [5] });
  });
  test('of a stunned boss', () => {
    expectAlike({ monsters: [{ kind: 'grubmaw', at: 'A', statuses: ['stun'] }], heroes: { Ysarre: { health: 4 } } });
  });
  test('with Dread at the end of the round', () => {
    const t = fight({ monsters: [{ kind: 'grubmaw', at: 'A' }], skulls: 5, heroes: { Ras: { health: 1 } }, battle: {} });
    t.board.battle!.round = 2;
    for (const monster of t.board.monsters) monster.acted = true;
    expect(dangersOf(t.board, content).map(({ hit, loss, dies }) => [hit, loss, dies])).toEqual([
      [0, 1, 1],
      [0, 1, 0],
      [0, 1, 0],
      [0, 1, 0],
    ]);
  });
});

test('the next card points at each circle as often as its numbers are left', () => {
  const t = prey({ attacks: [5, 12] });
  expect(hitChances(t.board, content)).toEqual([0.2, 0.2, 0.1, 0.2, 0.2]);
  expect(hitChances(prey({ peeked: [9] }).board, content)).toEqual([0, 1, 0, 0, 0]);
  expect(hitChances(prey({ heroes: { Ysarre: { taunt: true } } }).board, content)).toEqual([0, 0, 1, 0, 0]);
  expect(content.tiles.map((_, tile) => numbersThatHit(content, tile, 4)).slice(0, 4)).toEqual([7, 9, 10, 8]);
});

test('what a skill would do is what it does', () => {
  for (const [name, skill, hand, burn] of [
    ['Ras', 0, 'g2 g2', true],
    ['Ysarre', 1, 'g1 g2 g3', false],
    ['Brannoch', 2, 'g2 g2 g2', true],
  ] as const) {
    const others = ['Ondra', 'Mirelle', 'Tovik'];
    const t = turn(name, {
      players: [{ heroes: [name], hand: `${hand} A21`, souls: burn ? 9 : 0 }, ...others.map((other) => ({ heroes: [other] }))],
      monsters: [
        { kind: 'husk', at: 'A' },
        { kind: 'hound', at: 'A' },
      ],
    });
    const foreseen = foreseeSkill(t.board, content, { hero: t.placeOf(name), skill, foe: 0, burn });
    t.choose(`skill:${skill + 1}`).choose('foe:0');
    if (burn) t.choose('burn');
    expect(foreseen.blows.map(({ unit, dealt }) => [unit, dealt])).toEqual(t.told('hit').map(({ unit, dealt }) => [unit, dealt]));
    expect(foreseen.blows.findLast(({ unit }) => unit === 0)!.health).toBe(healthOf(t));
  }
});

test('care is what is really regained, and an Artifact is foreseen too', () => {
  const t = turn('Mirelle', {
    players: [{ heroes: ['Mirelle'], hand: 'A21' }, { heroes: ['Ras'] }, { heroes: ['Ondra'] }, { heroes: ['Brannoch'] }],
    heroes: { Ras: { health: 9 } },
  });
  expect(foreseeSkill(t.board, content, { hero: t.placeOf('Mirelle'), skill: 1, foe: 0, burn: false }).care).toEqual([
    { hero: t.placeOf('Ras'), healed: 1, shields: 0, extra: 0 },
  ]);
  expect(foreseeArtifact(t.board, content, t.placeOf('Mirelle'), rowOf(content.cards, 'A21'), 0).blows).toMatchObject([
    { dealt: 3, health: 10 },
  ]);
});

test('intents are the die table with final numbers', () => {
  const t = prey({ monsters: [{ kind: 'husk', at: 'A', statuses: ['power'] }] });
  expect(intentOf(t.board, content, t.board.monsters[0]!)).toMatchObject({
    dice: 1,
    skills: [
      { faces: [1, 2, 3, 4], strikes: [{ how: 'strike', damage: 5, cards: 1 }] },
      { faces: [5, 6], strikes: [{ how: 'cleave', damage: 4, cards: 1 }] },
    ],
  });
  const boss = prey({ monsters: [{ kind: 'grubmaw', at: 'A' }] });
  expect(intentOf(boss.board, content, boss.board.monsters[0]!).dice).toBe(2);
});

const clock = (skulls: number, round: number): number => {
  const t = fight({ monsters: [{ kind: 'grubmaw', at: 'A' }], skulls });
  t.board.battle!.round = round;
  return dreadIn(t.board, content);
};

test('the clock of Dread', () => {
  // Example 23: from 3 Skulls the first damage comes at the end of round 4.
  expect([clock(3, 1), clock(3, 2), clock(5, 1), clock(5, 4), clock(0, 1)]).toEqual([3, 2, 1, 0, 6]);
  const t = fight({ monsters: [{ kind: 'grubmaw', at: 'A' }] });
  Object.assign(t.board.battle!, { round: 3 });
  t.board.monsters[0]!.health -= 34;
  expect(dreadClock(t.board, content)).toMatchObject({ health: 121, average: 17, next: 1 });
  expect(dreadIn(fight().board, content)).toBe(-1);
});

test('the way to Dread: Skulls until just below the limit, then more damage with every round', () => {
  const t = fight({ monsters: [{ kind: 'grubmaw', at: 'A' }], skulls: 3 });
  Object.assign(t.board.battle!, { round: 2 });
  const dread = dreadClock(t.board, content)!;
  expect(dreadTrack(t.board, content, dread)).toEqual([
    { round: 1, state: 'past', brings: 0 },
    { round: 2, state: 'now', brings: -1 },
    { round: 3, state: 'next', brings: -1 },
    { round: 4, state: 'next', brings: 1 },
    { round: 5, state: 'next', brings: 2 },
    { round: 6, state: 'next', brings: 3 },
  ]);
  expect([fallsIn({ ...dread, average: null }), fallsIn({ ...dread, average: 0 })]).toEqual([null, null]);
  expect([fallsIn({ ...dread, health: 35, average: 17 }), fallsIn({ ...dread, health: 3, average: 17 })]).toEqual([3, 1]);
});

test('the order of a battle round', () => {
  const t = turn('Ras', { players: [{ hand: 'A21' }, {}, {}, {}], heroes: { Ysarre: { acted: true } } });
  const names = turnOrder(t.board, content).map(
    ({ hero, unit, state }) => `${hero < 0 ? `unit ${unit}` : content.heroes[t.board.heroes[hero]!.id]!.name} ${state}`,
  );
  expect(names).toEqual(['Ysarre acted', 'Ras now', 'Mirelle next', 'Brannoch later', 'unit 0 later']);
});

test('every set that can be laid, with what is borrowed', () => {
  const t = turn('Ras', { players: [{ hand: 'g2 r2 g5 A21', souls: 2 }, { hand: 'b2' }, {}, {}] });
  const sets = (skill: number): string[] =>
    setsFor(t.board, content, 0, skill).map(
      ({ cards, loan, price }) => `${keysOf(cards)}${loan < 0 ? '' : ` + ${keysOf([loan])} for ${price}`}`,
    );
  expect(sets(0)).toEqual(['r2 g2', 'r2 + b2 for 2', 'g2 + b2 for 2']);
  expect(sets(2)).toEqual(['r2 g2 + b2 for 2']);
  expect(sets(1)).toEqual([]);
});
