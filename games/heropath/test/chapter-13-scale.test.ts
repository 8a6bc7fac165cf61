import { dice, face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { bringIn } from '../rules/12-enemies.ts';
import { moveScale, putOnScale, raiseScale } from '../rules/13-scale.ts';
import { effectsOf } from '../rules/effects/frame.ts';
import { dragonTurn } from '../rules/flights.ts';
import { GATHERED } from '../state/board.ts';
import { challenge, fight, STRONG, walk, WEAK } from './road.ts';
import { card, content, kind, space, table, type Given, type Table } from './table.ts';

// Chapter 13: the Scale of Evil and the Gathering Phase.

/** Seat 0 kills a Goblin in the cave, where no flare reaches him. */
const kill = (given: Given = {}): Table => {
  const [first = {}, ...others] = given.heroes ?? [{}, {}];
  const heroes = [{ at: 'G05', gems: STRONG, ...first }, ...others];
  const game = table({ ...given, heroes, enemies: [{ at: 'G05', kind: 'goblin' }, ...(given.enemies ?? [])] });
  return fight(game, 'G05', [1, 1], [2], game.brings('FO39'));
};

const scaleOf = ({ board }: Table) => [board.scale.level, board.scale.received];

/** The kill that fills more than level 10. */
const last = (given: Given = {}): Table => kill({ level: 10, received: (given.heroes ?? [{}, {}]).length, ...given });

test('HP-13.1 an enemy killed in battle is put on level 1', () => {
  expect(kill().board.scale.dead[1]![kind('goblin')]).toBe(1);
});

test('HP-13.2 a level takes as many dead as there are players; the next one opens the next level', () => {
  expect(scaleOf(kill({ level: 1, received: 1 }))).toEqual([1, 2]);
  expect(scaleOf(kill({ level: 1, received: 2 }))).toEqual([2, 1]);
  expect(scaleOf(kill({ level: 1, received: 2, heroes: [{}, {}, {}] }))).toEqual([1, 3]);
});

test('HP-13.3 the Evil Force Base is added to the power of every enemy', () => {
  const game = table({ heroes: [{ at: 'P18', gems: { vitality: 5, faith: 5 } }, {}], enemies: [{ at: 'P18', kind: 'troll' }], level: 4 });
  game.choose('fight:0', dice(1, 1), dice(2));
  expect(game.eventsOf('battleLost')[0]).toMatchObject({ foeTotal: 12 + 2 + 4 });
  const dragon = challenge(table({ heroes: [{ at: 'U05', gems: WEAK }, {}], level: 4 }), [1, 1], [2, 2]);
  expect(dragon.eventsOf('battleLost')[0]).toMatchObject({ foeTotal: 15 + 4 + 4 });
});

test('HP-13.4 the first kill raises the Base to 1 and does not set the Dragon flying', () => {
  const game = kill();
  expect([scaleOf(game), game.frames]).toEqual([[1, 1], 'rounds.next turn.act']);
});

test('HP-13.5 a kill that opens level 2 or higher triggers a Dragon’s turn at once', () => {
  expect(kill({ level: 1, received: 2 }).frames).toContain('dragon.fly');
  expect(kill({ level: 9, received: 2 }).frames).toContain('dragon.fly');
});

test('EX-9 Tom’s Goblin is the first on level 3; after the Dragon’s turn Tom has 2 actions left', () => {
  const game = kill({ heroes: [{ actions: 3 }, {}, {}, {}], level: 2, received: 4 });
  expect([scaleOf(game), game.frames]).toEqual([[3, 1], 'rounds.next turn.burn dragon.fly']);
  game.choose('rock:i', face(1));
  for (let placed = 0; placed < 4; placed++) game.choose(game.keys()[0]!);
  game.choose('no').choose('no');
  expect([game.asked, game.hero(0).actions]).toEqual([[0], 2]);
});

test('HP-13.6 tokens that are taken from the Scale lower neither the Base nor the count', () => {
  const game = kill({ level: 3, received: 1, dead: { 1: 'troll' } });
  expect(scaleOf(game)).toEqual([3, 2]);
  const taken = table({ stock: 0, level: 3, received: 1, dead: { 1: 'troll', 3: 'goblin' } });
  bringIn(taken.board, 0, space('R01'), 'HP-21.13', taken.engine);
  bringIn(taken.board, 0, space('R02'), 'HP-21.13', taken.engine);
  expect([scaleOf(taken), taken.board.enemies.length]).toEqual([[3, 1], 2]);
});

test('HP-13.7 a card raises the Scale by an empty level, never past 10, and starts nothing', () => {
  const game = table({ level: 3, received: 2 });
  moveScale(game.board, 1, game.engine);
  expect([scaleOf(game), game.frames]).toEqual([[4, 0], 'rounds.next turn.act']);
  moveScale(game.board, 9, game.engine);
  moveScale(game.board, 1, game.engine);
  expect([game.board.scale.level, game.board.gathered]).toEqual([10, 0]);
});

test('HP-13.7 HP-13.8 in Mist a card moves the marker', () => {
  const game = table({ level: 3, options: { style: 'mist' } });
  moveScale(game.board, 1, game.engine);
  expect(game.board.scale.level).toBe(4);
  moveScale(game.board, -1, game.engine);
  expect(game.board.scale.level).toBe(3);
});

test.each([
  [10, 1],
  [0, -1],
])('HP-13.7 HP-13.8 at level %i a card that would move it by %i changes and tells nothing', (level, n) => {
  const game = table({ level, received: 1 });
  moveScale(game.board, n, game.engine);
  expect([scaleOf(game), game.story]).toEqual([[level, 1], []]);
});

test('HP-13.8 a card lowers the Scale to a level that counts as full, never below 0', () => {
  const game = table({ level: 3, received: 1 });
  moveScale(game.board, -1, game.engine);
  expect(scaleOf(game)).toEqual([2, 2]);
  putOnScale(game.board, 0, 0, game.engine);
  expect([scaleOf(game), game.board.flights]).toEqual([[3, 1], [0]]);
  moveScale(game.board, -9, game.engine);
  expect(game.board.scale.level).toBe(0);
});

test('HP-13.9 the enemy after a full level 10 is put on the skull, and the Gathering Phase begins', () => {
  const game = last();
  expect([game.board.scale.dead[11]![kind('goblin')], game.board.dragon, game.board.scale.level]).toEqual([1, GATHERED, 10]);
});

test('HP-13.10 all heroes and the Dragon are moved to the starting space, and nothing is lost on the way', () => {
  const game = last({ heroes: [{}, { at: 'U05' }] });
  expect([game.at(0), game.at(1), game.gems(1).vitality, game.board.dragon]).toEqual(['P19', 'P19', 5, GATHERED]);
});

test('HP-13.11 prisoners are awake, the fallen stay fallen until their turn', () => {
  const game = last({ heroes: [{}, { at: 'G06', asleep: true }, { fallen: true, gems: { skills: 2 } }] });
  expect([game.hero(1).asleep, game.at(1), game.at(2)]).toEqual([false, 'P19', '-']);
});

test('HP-13.12 enemies on the starting space are put face up beside the Scale', () => {
  const game = last({ enemies: [{ at: 'P19', kind: 'troll' }, { at: 'P19' }], goods: [{ at: 'P19', gold: 2, food: 1 }] });
  // Whoever hides there is looked at before all make way: until then nothing is lost.
  game.engine.game.audit(game.state);
  game.draw(game.brings('skeleton'));
  expect(game.board.scale.dead[0]).toEqual([0, 1, 1, 0, 0, 0]);
  expect(game.enemiesAt('P19')).toEqual([]);
  expect(game.lyingAt('P19')).toEqual({ gold: 2, food: 1 });
});

test('HP-13.13 a new round begins with who made the kill, with a full turn', () => {
  const game = last({ heroes: [{ actions: 2 }, {}, {}], first: 1, turn: 0 });
  expect([game.board.first, game.board.round, game.asked, game.hero(0).actions]).toEqual([0, 3, [0], 4]);
});

test('HP-13.13 who had not yet played in the old round loses nothing', () => {
  const game = last({ heroes: [{ actions: 2 }, {}, {}], first: 2, turn: 0 });
  expect([game.board.first, game.board.round, game.asked]).toEqual([0, 3, [0]]);
  walk(game, 'P18').choose('pass');
  expect(game.asked).toEqual([1]);
});

test('HP-13.14 on the Dragon’s space there is only Fight and Travel', () => {
  const game = table({ heroes: [{}, {}], dragon: GATHERED, gathered: 1 });
  expect(game.keys().filter((key) => !key.startsWith('drop'))).toEqual(['dragon', 'travel']);
  expect(game.why('rest')).toBe('HP-13.14');
});

test('HP-13.15 the Dragon stays at the start', () => {
  const game = kill({ dragon: GATHERED, gathered: 1, level: 10 });
  expect([game.board.dragon, game.frames]).toEqual([GATHERED, 'rounds.next turn.act']);
});

/** What a clause of a card does after the Gathering Phase. */
const doneLate = (id: string, clause: number): Table => {
  const game = table({ dragon: GATHERED, gathered: 1, level: 10 });
  game.state.lanes[0]!.stack.push(effectsOf(0, content.cards[card(id)]!.clauses[clause]!.does, 'HP-24.9'));
  game.engine.resume(game.state);
  return game;
};

test.each([
  ['that calls the Dragon', 'MA28', 0],
  ['that lets it fly elsewhere', 'MA28', 1],
  ['that brings in enemies', 'FO25', 0],
  ['that lets it breathe fire', 'FO27', 0],
] as const)('HP-13.15 HP-13.17 HP-13.18 a card %s does so no more', (_what, id, clause) => {
  const game = doneLate(id, clause);
  expect([game.awaited, game.frames, game.board.dragon, game.board.enemies]).toEqual([null, 'rounds.next turn.act', GATHERED, []]);
});

test('HP-13.16 the Base stays at 10 and further dead go on the skull', () => {
  const game = kill({ dragon: GATHERED, gathered: 1, level: 10, received: 2 });
  expect([game.board.scale.level, game.board.scale.dead[11]![kind('goblin')]]).toEqual([10, 1]);
  moveScale(game.board, -1, game.engine);
  expect(game.board.scale.level).toBe(10);
});

test('HP-13.16 HP-13.21 where the Scale rises by itself it does so no more', () => {
  const game = table({ dragon: GATHERED, gathered: 1, level: 10, options: { style: 'mist' } });
  raiseScale(game.board, 0, 'HP-30.7', game.engine);
  expect([game.board.scale.level, game.board.gathered, game.story]).toEqual([10, 1, []]);
});

test('HP-13.17 no card sets the Dragon flying any more', () => {
  const game = table({ dragon: GATHERED, gathered: 1 });
  dragonTurn(game.board, 0, game.engine);
  expect([game.board.flights, game.frames]).toEqual([[], 'rounds.next turn.act']);
});

test('HP-13.18 no flare burns any more', () => {
  const game = table({ heroes: [{ at: 'U05', gems: { vitality: 3, faith: 1 } }, {}], dragon: GATHERED, gathered: 1 });
  expect(game.choose('rest').choose('end').gems(0).vitality).toBe(4);
});

test('HP-13.19 the Dragon is fought from the starting space, and a lost battle costs 1', () => {
  const game = challenge(table({ heroes: [{ gems: { vitality: 3, faith: 1 } }, {}], dragon: GATHERED, gathered: 1 }), [1, 1], [2, 2]);
  expect(game.gems(0)).toMatchObject({ vitality: 2, faith: 1 });
});

test('HP-13.20 leaving or passing the Dragon’s space costs nothing', () => {
  const given: Given = { heroes: [{ at: 'P18', gems: { vitality: 1 } }, {}], dragon: GATHERED, gathered: 1 };
  expect(walk(table(given), 'P19', 'P11').gems(0).vitality).toBe(1);
  expect(walk(table({ ...given, heroes: [{ at: 'P19', gems: { vitality: 1 } }, {}] }), 'P11').gems(0).vitality).toBe(1);
});

test('HP-13.21 the Gathering Phase happens once', () => {
  const game = kill({ dragon: GATHERED, gathered: 1, level: 10, received: 2 });
  expect(game.eventsOf('gathered')).toEqual([]);
});

test('HP-13.22 the kill is rewarded before anybody is moved, and a burn lapses', () => {
  const heroes = [{ at: 'D06', gems: { ...STRONG, experience: 3 } }, {}];
  const game = table({ heroes, enemies: [{ at: 'D06', kind: 'goblin' }], level: 10, received: 2, dragon: 1 });
  fight(game, 'D06', [1, 1], [2], game.brings('FO39'));
  expect([game.gems(0).experience, game.gems(0).vitality, game.shown(0)]).toEqual([4, 5, 'FO39']);
});

test('EX-27 the Gathering Phase: Ann fights on, Ben wakes, Cleo rises in her turn', () => {
  const heroes = [{ actions: 3 }, { at: 'G06', asleep: true }, { fallen: true, gems: { experience: 2 } }];
  const game = last({ heroes, enemies: [{ at: 'P19', kind: 'troll' }] });
  expect([game.board.scale.dead[0]![kind('troll')], game.at(1), game.hero(1).asleep]).toEqual([1, 'P19', false]);
  expect([game.asked, game.hero(0).actions, game.story.includes('dragonTurn')]).toEqual([[0], 4, false]);
  walk(game, 'P18').choose('pass');
  walk(game, 'P11').choose('pass');
  expect([game.asked, game.at(2), game.gems(2).vitality]).toEqual([[2], 'P19', 1]);
});

test('EX-28 under its claws: leaving is free, losing costs 1, Rest is refused', () => {
  const given: Given = { heroes: [{ gems: { vitality: 1 } }, {}], dragon: GATHERED, gathered: 1 };
  expect(walk(table(given), 'P18').gems(0).vitality).toBe(1);
  expect(challenge(table(given), [1, 1], [2, 2]).at(0)).toBe('-');
  expect(table(given).why('rest')).toBe('HP-13.14');
});

test('HP-13.9 only when level 10 is full, and another comes', () => {
  expect(scaleOf(kill({ level: 10, received: 1 }))).toEqual([10, 2]);
  expect(kill({ level: 10, received: 1 }).board.gathered).toBe(0);
  const game = kill({ level: 10, received: 2, round: 7 });
  expect([game.board.gathered, game.board.round, game.board.scale.dead[11]![kind('goblin')]]).toEqual([7, 8, 1]);
});

test('HP-13.9 at once: whatever was going on is over', () => {
  const heroes = [{ at: 'G05', gems: STRONG }, { at: 'P18' }];
  const game = table({ heroes, enemies: [{ at: 'G05', kind: 'goblin' }], level: 10, received: 2 });
  Object.assign(game.board, { inFire: 3, frozen: 3, flights: [1] });
  for (const seat of [0, 1]) Object.assign(game.hero(seat), { burned: 1, streak: { unit: 0, losses: 1 } });
  fight(game, 'G05', [1, 1], [2], game.brings('FO39'));
  expect(game.board).toMatchObject({ inFire: 0, frozen: 0, flights: [], gathered: 2, inTurn: 1 });
  expect(game.board.heroes).toMatchObject([0, 1].map(() => ({ battle: null, burned: 0, streak: null })));
});
