import { dice, face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { dragonTurn } from '../rules/flights.ts';
import { flare } from '../rules/21-dragon.ts';
import { flying, placeAll } from './flying.ts';
import { challenge, fight, put, spacesFor, STRONG, walk } from './road.ts';
import { content, site, space, table, type Table } from './table.ts';
import { EVERYBODY, GATHERED } from '../state/board.ts';

// Chapter 21: the Dragon.

const frail = { vitality: 3, faith: 1 };

test('HP-21.1 the Dragon sits on a rock and moves only in its turn', () => {
  const game = walk(table({ dragon: 1 }), 'P18');
  expect(game.board.dragon).toBe(1);
  expect(flying({ dragon: 1 }).choose('rock:iii').board.dragon).toBe(2);
});

const burnsAt = (at: string, dragon: number) =>
  3 -
  table({ heroes: [{ at, gems: frail }, {}], dragon })
    .choose('pass')
    .gems(0).vitality;

/** Whether the Dragon can be challenged there after the Gathering Phase. */
const isGathered = (at: string) =>
  table({ heroes: [{ at }, {}], dragon: GATHERED, gathered: 3, round: 4 })
    .keys()
    .includes('dragon');

test('HP-21.1 after the Gathering Phase it is on the starting space, and nowhere else', () => {
  expect(['P19', 'U05', 'D06', 'F16', 'G06'].map(isGathered)).toEqual([true, false, false, false, false]);
});

test('HP-21.2 only the flare spaces of its rock are active', () => {
  expect([burnsAt('U05', 0), burnsAt('U05', 1), burnsAt('D06', 1), burnsAt('F16', 2)]).toEqual([1, 0, 1, 1]);
});

test('HP-21.3 an action that begins, passes or ends in the fire costs 1 at its end', () => {
  const game = table({ heroes: [{ at: 'U05', gems: frail }, {}] }).choose('rest');
  expect(game.gems(0).vitality).toBe(4);
  expect(game.choose('end').gems(0).vitality).toBe(3);
});

const walked = (from: string, ...way: string[]) => 3 - walk(table({ heroes: [{ at: from, gems: frail }, {}] }), ...way).gems(0).vitality;

test('HP-21.3 HP-21.5 it burns once where he sets out, passes through or arrives', () => {
  expect([walked('U05', 'U04'), walked('U04', 'U05'), walked('U04', 'U05', 'U04'), walked('U04', 'U02')]).toEqual([1, 1, 1, 0]);
});

test('HP-21.3 HP-21.5 it burns where the fire has come to him by the end of his action', () => {
  const heroes = [{ at: 'F16', gems: STRONG }, {}];
  const game = table({ heroes, enemies: [{ at: 'F16', kind: 'goblin' }], dragon: 0, level: 3, received: 2 });
  fight(game, 'F16', [1, 1], [2], game.brings('FO39')).choose('rock:iii', face(4));
  expect(game.gems(0).vitality).toBe(5);
  expect(placeAll(game).choose('no').choose('no').gems(0).vitality).toBe(4);
});

test('HP-21.4 standing there out of turn costs nothing', () => {
  expect(
    table({ heroes: [{}, { at: 'U05', gems: frail }] })
      .choose('pass')
      .gems(1).vitality,
  ).toBe(3);
});

test('HP-21.5 what was active when he began counts, even if the Dragon flies off', () => {
  const game = table({
    heroes: [{ at: 'D06', gems: STRONG }, {}],
    enemies: [{ at: 'D06', kind: 'goblin' }],
    dragon: 1,
    level: 1,
    received: 2,
  });
  fight(game, 'D06', [1, 1], [2], game.brings('FO39')).choose('rock:i', face(1));
  placeAll(game).choose('no').choose('no');
  expect(game.gems(0).vitality).toBe(4);
});

test('EX-30 it flew away: V -1 at the end of the action', () => {
  const game = table({
    heroes: [{ at: 'U05', gems: STRONG }, {}],
    enemies: [{ at: 'U05', kind: 'goblin' }],
    dragon: 0,
    level: 3,
    received: 2,
  });
  fight(game, 'U05', [1, 1], [2], game.brings('FO39')).choose('rock:ii', face(4));
  expect(placeAll(game).choose('no').choose('no').gems(0).vitality).toBe(4);
});

test('HP-21.6 the flare die burns every hero in the regions shown', () => {
  const game = flying({
    heroes: [
      { at: 'F04', gems: frail },
      { at: 'P01', gems: frail },
    ],
  }).choose('rock:i', face(1));
  expect([game.gems(0).vitality, game.gems(1).vitality]).toEqual([2, 3]);
});

test('HP-21.7 the cave, Safe spaces and the fallen are spared', () => {
  const heroes = ['G02', 'P10', 'P01'].map((at) => ({ at, gems: frail }));
  const game = flying({ heroes: [...heroes, { fallen: true, gems: { skills: 1 } }] }).choose('rock:i', face(6));
  expect([0, 1, 2, 3].map((seat) => game.gems(seat).vitality)).toEqual([3, 3, 2, 0]);
});

test('EX-14 Forest and Riverbank: the Forest road and the Riverbank Settlement burn, nobody else', () => {
  const heroes = ['F02', 'F09', 'R01', 'P01', 'G02'].map((at) => ({ at, gems: frail }));
  const game = flying({ heroes }).choose('rock:i', face(1));
  expect(heroes.map((_, seat) => game.gems(seat).vitality)).toEqual([2, 3, 2, 3, 3]);
});

test('HP-21.8 flares cost a hero at most 1 in one action', () => {
  const heroes = [{ at: 'F16', gems: STRONG }, {}];
  const game = table({ heroes, enemies: [{ at: 'F16', kind: 'goblin' }], dragon: 0, level: 3, received: 2 });
  fight(game, 'F16', [1, 1], [2], game.brings('FO39')).choose('rock:iii', face(1));
  expect(placeAll(game).choose('no').choose('no').gems(0).vitality).toBe(4);
});

/** The flare die burns the plains. */
const scorch = (game: Table): number => {
  flare(game.board, 3, game.engine);
  game.engine.resume(game.state);
  return game.gems(1).vitality;
};

test('HP-21.8 so do two Dragon’s turns in one action; and in the next action of whomever it burns again', () => {
  const game = table({ heroes: [{ at: 'G05' }, { at: 'P01', gems: { vitality: 5, faith: 1 } }] });
  expect([scorch(game), scorch(game)]).toEqual([4, 4]);
  game.choose('rest').choose('end');
  expect([scorch(game), scorch(game)]).toEqual([3, 3]);
});

test('EX-29 one burn per action: by the Incidental Flare, and nothing more at the end', () => {
  const heroes = [{ at: 'F16', gems: STRONG }, {}];
  const game = table({ heroes, enemies: [{ at: 'F16', kind: 'goblin' }], dragon: 1, level: 3, received: 2 });
  fight(game, 'F16', [1, 1], [2], game.brings('FO39')).choose('rock:iii', face(1));
  expect(game.gems(0).vitality).toBe(4);
  expect(placeAll(game).choose('no').choose('no').gems(0).vitality).toBe(4);
});

test('EX-12 two flares, two actions', () => {
  const heroes = [
    { at: 'G05', gems: STRONG },
    { at: 'D06', gems: { vitality: 4, faith: 1 } },
  ];
  const game = table({ heroes, enemies: [{ at: 'G05', kind: 'goblin' }], level: 1, received: 2 });
  fight(game, 'G05', [1, 1], [2], game.brings('FO39')).choose('rock:ii', face(2));
  expect(game.gems(1).vitality).toBe(3);
  placeAll(game).choose('no').choose('no').choose('pass');
  expect(game.gems(1).vitality).toBe(3);
  expect(game.choose('rest').choose('end').gems(1).vitality).toBe(3);
});

const sets = (level: number, received: number) => {
  const game = table({ heroes: [{ at: 'P18', gems: STRONG }, {}], enemies: [{ at: 'P18', kind: 'goblin' }], level, received });
  return fight(game, 'P18', [3, 3], [2], game.brings('FO39')).story.includes('dragonTurn');
};

test('HP-21.9 a kill sets it flying that opens level 2 or a higher one', () => {
  expect([sets(0, 0), sets(1, 1), sets(1, 2), sets(2, 1), sets(2, 2)]).toEqual([false, false, true, false, true]);
});

test('HP-21.9 a card sets the Dragon flying at once', () => {
  expect(flying().frames).toContain('dragon.fly');
});

test('HP-21.10 the hero who triggered it chooses for the Dragon', () => {
  const game = table({ heroes: [{}, {}], turn: 1 });
  dragonTurn(game.board, 1, game.engine);
  game.engine.resume(game.state);
  expect(game.asked).toEqual([1]);
});

test('HP-21.11 to another rock, or where it is', () => {
  expect(flying({ dragon: 1 }).keys()).toEqual(['rock:i', 'rock:ii', 'rock:iii']);
  expect(['rock:i', 'rock:ii', 'rock:iii'].map((rock) => flying({ dragon: 1 }).choose(rock).board.dragon)).toEqual([0, 1, 2]);
});

test('HP-21.12 all heroes hit lose at the same time', () => {
  const heroes = [
    { at: 'P01', gems: { vitality: 1 } },
    { at: 'P04', gems: { vitality: 1 } },
  ];
  const game = flying({ heroes }).choose('rock:i', face(4));
  expect(game.story.filter((t) => t === 'lost' || t === 'fell')).toEqual(['lost', 'lost', 'fell', 'fell']);
});

test('HP-21.13 everybody brings in one enemy at distance 7 or more from his own hero', () => {
  const game = flying({ heroes: [{ at: 'G06' }, { at: 'D01' }, {}] }).choose('rock:i', face(1));
  for (const seat of [0, 1, 2]) {
    expect(game.asked).toEqual([seat]);
    const from = game.hero(seat).at;
    expect(spacesFor(game, 'place').every((id) => content.map.distance[from]![space(id)]! >= 7)).toBe(true);
    game.choose(`place:${spacesFor(game, 'place')[0]}`);
  }
  expect(game.board.enemies).toHaveLength(3);
});

test('HP-21.14 with no space that far, the farthest', () => {
  const game = table({ heroes: [{ at: 'R15' }, {}] });
  for (const at of content.map.walkable.filter((other) => content.map.distance[space('R15')]![other]! >= 7))
    for (const unit of [0, 1]) game.board.enemies.push({ unit: 100 + 2 * at + unit, at, kind: 0, seenBy: EVERYBODY });
  dragonTurn(game.board, 0, game.engine);
  game.engine.resume(game.state);
  game.choose('rock:i', face(1));
  expect(new Set(spacesFor(game, 'place').map((id) => content.map.distance[space('R15')]![space(id)]))).toEqual(new Set([6]));
});

test('HP-21.15 only the distance from oneself counts', () => {
  const game = flying({ heroes: [{ at: 'G06' }, { at: 'R01' }] }).choose('rock:i', face(4));
  expect(spacesFor(game, 'place')).toContain('R01');
});

test('HP-21.16 the activating player, then his left neighbour, may found a Place-Site far away', () => {
  const game = placeAll(flying({ heroes: [{}, {}, {}] }).choose('rock:i', face(1)));
  expect([game.asked, game.keys()]).toEqual([[0], ['no', 'yes']]);
  game.choose('yes');
  game.draw(game.brings('PS18'));
  const offered = spacesFor(game, 'space');
  expect(offered.every((id) => content.map.distance[content.map.start]![space(id)]! >= 7)).toBe(true);
  game.choose(`space:${offered[0]}`);
  expect([game.board.sites[space(offered[0]!)], game.asked]).toEqual([site('PS18'), [1]]);
  expect(game.choose('no').frames).toBe('rounds.next turn.act');
});

test('HP-21.18 a second Dragon’s turn waits for the first', () => {
  const game = flying();
  dragonTurn(game.board, 1, game.engine);
  expect(game.board.flights).toEqual([0, 1]);
  placeAll(game.choose('rock:ii', face(1)))
    .choose('no')
    .choose('no');
  expect([game.asked, game.frames.includes('dragon.fly')]).toEqual([[1], true]);
});

test('HP-21.19 the Dragon is challenged from an Active Flare space without enemies', () => {
  expect(table({ heroes: [{ at: 'U05' }, {}] }).keys()).toContain('dragon');
  expect(table({ heroes: [{ at: 'U05' }, {}], enemies: [{ at: 'U05', kind: 'troll' }] }).why('dragon')).toBe('HP-12.12');
  expect(table({ heroes: [{ at: 'U04' }, {}] }).why('dragon')).toBe('HP-21.19');
  expect(
    table({ heroes: [{ at: 'U05' }, {}] })
      .choose('dragon')
      .hero(0).actions,
  ).toBe(3);
});

const dragonTotal = (difficulty: 'normal' | 'expert' | 'inferno') =>
  challenge(table({ heroes: [{ at: 'U05', gems: frail }, {}], level: 4, options: { difficulty } }), [1, 1], [5, 4]).eventsOf(
    'battleLost',
  )[0]!.foeTotal;

test('HP-21.20 its total: basic power, two dice, Base', () => {
  expect([dragonTotal('normal'), dragonTotal('expert'), dragonTotal('inferno')]).toEqual([28, 30, 32]);
});

test('HP-21.21 an equal or higher total ends the game: no loss, no burn', () => {
  const game = challenge(table({ heroes: [{ at: 'U05', gems: { ...frail, skills: 5, wisdom: 5 } }, {}] }), [3, 3], [3, 2]);
  game.draw(dice(1, 1));
  expect([game.state.outcome?.reason, game.gems(0).vitality]).toEqual(['slain', 3]);
});

test('HP-21.22 a lost battle costs 1 and the flare 1', () => {
  expect(challenge(table({ heroes: [{ at: 'U05', gems: frail }, {}] }), [1, 1], [5, 5]).gems(0)).toMatchObject({ vitality: 1, faith: 1 });
});

test('EX-15 a lost challenge, then flight: V 5, 3, 2', () => {
  const game = challenge(table({ heroes: [{ at: 'U05', gems: { vitality: 5, faith: 1 } }, {}] }), [1, 1], [5, 5]);
  expect(game.gems(0).vitality).toBe(3);
  expect(walk(game, 'U04').gems(0).vitality).toBe(2);
});

test('EX-19 FAITH as a shield: V 1, F 2 becomes V 0, F 1', () => {
  const game = challenge(table({ heroes: [{ at: 'U05', gems: { vitality: 1, faith: 2 } }, {}] }), [1, 1], [5, 5]);
  expect([game.gems(0).vitality, game.gems(0).faith, game.at(0)]).toEqual([0, 1, 'U05']);
});

test('EX-20 death and return', () => {
  const heroes = [{ at: 'P18', gems: { faith: 1, wisdom: 2, skills: 1, experience: 3 }, gold: 2, leeches: 1, actions: 2 }, {}];
  const game = fight(table({ heroes, enemies: [{ at: 'P18', kind: 'warlock' }] }), 'P18', [1, 1], [5, 5]);
  expect([game.at(0), game.gems(0).faith, game.asked]).toEqual(['-', 0, [1]]);
  game.choose('pass');
  expect(game.gems(0)).toEqual({ vitality: 1, faith: 0, experience: 3, skills: 1, wisdom: 2 });
  expect([game.at(0), game.hero(0).gold, game.hero(0).leeches, game.hero(0).actions]).toEqual(['P19', 2, 1, 4]);
});

test('HP-21.23 arriving in the fire burns too', () => {
  expect(walk(table({ heroes: [{ at: 'U04', gems: frail }, {}] }), 'U05').gems(0).vitality).toBe(2);
});

test('HP-21.24 he may challenge again with each further action', () => {
  const game = challenge(table({ heroes: [{ at: 'U05', gems: { vitality: 5, faith: 5 } }, {}] }), [1, 1], [5, 5]);
  expect(game.keys()).toContain('dragon');
});

test('HP-21.25 who falls in the attempt is fallen, and the Dragon stays', () => {
  const game = challenge(table({ heroes: [{ at: 'U05', gems: { vitality: 2 } }, {}] }), [1, 1], [5, 5]);
  expect([game.at(0), game.board.dragon, game.asked]).toEqual(['-', 0, [1]]);
});

test('HP-21.26 leaving costs no evasion, only the burn', () => {
  expect(walk(table({ heroes: [{ at: 'U05', gems: frail }, {}] }), 'U04').gems(0).vitality).toBe(2);
});

test('HP-21.28 a card that lets the Dragon move causes a full Dragon’s turn', () => {
  const game = flying({ heroes: [{}, {}] });
  game.choose('rock:ii', face(1));
  expect(game.frames).toContain('place.choose');
});

test('HP-22.4 one face each for river and a land, two for the plains, one for all', () => {
  const regions = content.dice.land.map((face_) => face_.map((region) => content.map.regions[region]!.land).join('+'));
  expect(regions).toEqual([
    'riverbank+forest',
    'riverbank+mountains',
    'riverbank+mountains',
    'plains',
    'plains',
    'riverbank+mountains+mountains+plains+forest',
  ]);
});

test('HP-22.5 a hero in two regions that are both hit is burnt once', () => {
  const game = table({ heroes: [{ at: 'R20', gems: frail }, {}] });
  flare(game.board, 5, game.engine);
  game.engine.resume(game.state);
  expect(game.gems(0).vitality).toBe(2);
});

test('HP-20.13 a fallen hero’s player still places his enemy', () => {
  const game = flying({ heroes: [{}, { fallen: true }] }).choose('rock:i', face(1));
  game.choose(game.keys()[0]!);
  expect([game.asked, game.frames.includes('place.choose')]).toEqual([[1], true]);
  put(game, 0, 'P18');
});

test('HP-21.16 where none is far enough, the farthest empty Settlement', () => {
  const { settlements, distance, start, spaces } = content.map;
  const near = settlements.filter((row) => distance[start]![row]! < content.numbers.dragon.distance);
  const most = Math.max(...near.map((row) => distance[start]![row]!));
  const far = settlements.filter((row) => !near.includes(row));
  const sites = Object.fromEntries(far.map((row, place) => [spaces[row]!.id, content.sites[place]!.id]));
  const game = placeAll(flying({ sites }).choose('rock:i', face(1)));
  game.choose('yes').draw(() => 0);
  const farthest = near.filter((row) => distance[start]![row] === most).map((row) => spaces[row]!.id);
  if (farthest.length > 1) expect(spacesFor(game, 'space')).toEqual(farthest.toSorted());
  else expect(game.board.sites[space(farthest[0]!)]).not.toBe(-1);
});

/** So many Settlements have their Place-Site. */
const filled = (count: number): Record<string, string> =>
  Object.fromEntries(content.map.settlements.slice(0, count).map((row, place) => [content.map.spaces[row]!.id, content.sites[place]!.id]));

const isAnybodyAsked = (sites: Record<string, string>): boolean =>
  placeAll(flying({ sites }).choose('rock:i', face(1))).frames.includes('found');

test('HP-21.17 without a Place-Site in the pouch, or an empty Settlement, nobody is asked', () => {
  const most = Math.min(content.map.settlements.length, content.sites.length);
  expect([isAnybodyAsked(filled(most - 1)), isAnybodyAsked(filled(most))]).toEqual([true, false]);
});

test('HP-21.16 the left neighbour is counted past who was taken off, and nobody is asked a third time', () => {
  const game = placeAll(
    flying({ heroes: [{}, {}, {}, {}], board: (board) => void Object.assign(board.heroes[1]!, { isOff: true, at: -1 }) }).choose(
      'rock:i',
      face(1),
    ),
  );
  const asked: number[] = [];
  while (game.frames.includes('found')) {
    asked.push(game.asked[0]!);
    game.choose('no');
  }
  expect(asked).toEqual([0, 2]);
});
