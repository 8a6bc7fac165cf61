import { SPECTATOR, likelihood, viewOf, type Die, type Throw } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { dragonAttack } from '../index.ts';
import { ALL, counterIds, counterOf, dice, spaceIds, spaceOf, table, type Given, type Table } from './table.ts';

// Chapter 1: things and words.

const { content } = dragonAttack;

const neighboursOf = (id: string): string[] => spaceIds(content.neighbours[spaceOf(id)]!);
const waitedFor = (t: Table): Die => t.engine.dieOf(t.state, t.state.lanes[0]!)!;

test('DA-1.1 spaces that share an edge are neighbours, and a space is either land or water', () => {
  expect(neighboursOf('P00')).toEqual(['R10', 'B10', 'A10', 'V10', 'W10', 'G10']);
  expect(neighboursOf('R60')).toEqual(['R61', 'R50', 'G65']);
  for (const [space, neighbours] of content.neighbours.entries()) {
    for (const other of neighbours) expect(content.neighbours[other]).toContain(space);
  }
  for (const [space, { terrain }] of content.spaces.entries()) {
    expect(content.isLand[space]).toBe(['land', 'coast', 'ford'].includes(terrain));
  }
});

test('DA-1.2 the palace is land in the centre that anyone may walk onto, and holds no counter', () => {
  const t = table({ turn: 'red', at: { red: 'R20' } }).roll(2);
  expect(t.ends('walk')).toContain('P00');
  expect(t.isUnknown('P00')).toBe(false);
  expect(content.spaces[content.path[13]!]).toMatchObject({ id: 'P00', q: 0, r: 0, terrain: 'land' });
});

test('DA-1.3 the six spaces around the palace are the starting points, one for each colour', () => {
  const t = table({ turn: 'red' });
  expect(ALL.map((colour) => t.at(colour))).toEqual(neighboursOf('P00'));
});

test('DA-1.4 the Dragon follows the numbers from 1 to 12 and then enters 13, though they do not touch', () => {
  const path = Array.from({ length: 13 }, (_, dragonAt) => {
    const t = table({ turn: 'red', dragonAt, cleared: 'all' }).roll(1);
    return spaceIds(t.told('dragonMoved').map(({ space }) => space)).join();
  });
  expect(path.join(' ')).toBe('R50 B50 A50 V50 W50 G50 R30 B30 A30 V30 W30 G30 P00');
  expect(neighboursOf('R50')).not.toContain('B50');
});

test('DA-1.5 a star only says where a counter is laid: an emptied one is plain land', () => {
  const stars = content.spaces.flatMap(({ mark }, space) => (mark === 'star' ? [space] : []));
  expect(stars).toHaveLength(34);
  expect(stars.every((space) => content.isLand[space])).toBe(true);
  const t = table({ turn: 'red', at: { red: 'R40' }, cleared: 'all' })
    .roll(2)
    .choose('walk:R41');
  expect(t.story).toEqual(['turn', 'rolled', 'walked', 'turn']);
});

test('DA-1.6 a player counter has a colour, a name and a class, and stays on the map even when the Dragon wins', () => {
  expect(content.heroes.map(({ colour }) => colour)).toEqual(ALL);
  expect(new Set(content.heroes.map(({ name }) => name)).size).toBe(6);
  const t = table({ turn: 'red', at: { red: 'R20' }, dragonAt: 7, carried: { red: ['gold 1'] }, cleared: 'all' }).roll(2);
  t.choose('walk:R30', dice(1));
  expect(t.at('red')).toBe('R30');
  const [landing] = t.ends('throw');
  expect(t.choose(`throw:${landing}`).at('red')).toBe(landing);
});

test('DA-1.7 every class fights alike: it only matters for who may be in one party', () => {
  const companions = { red: 'M', blue: 'F', amber: 'E', green: 'D' } as const;
  for (const [colour, companion] of Object.entries(companions) as [keyof typeof companions, string][]) {
    const t = table({ turn: colour, at: { [colour]: 'R40' }, carried: { [colour]: [companion] }, piles: { R41: ['monster 3'] } });
    t.roll(2).choose('walk:R41', dice(4, 1));
    expect(t.told('monsterBeaten')).toMatchObject([{ margin: 1 }]);
  }
});

test('DA-1.8 a party has one of each class at most, the player counter included', () => {
  const full = table({ turn: 'red', carried: { red: ['M', 'E', 'D'] } }).roll(2);
  full.choose('walk:R31', full.finds('Goblin Picket'), dice(3, 1, 1, 1));
  expect(full.home('red')).toEqual(counterIds('Goblin Picket'));

  const alone = table({ turn: 'red' }).roll(2);
  alone.choose('walk:R31', alone.finds('Garrick the Oak'));
  expect(alone.carried('red')).toEqual([]);
});

test('DA-1.9 a counter is of one of five kinds: all are carried but monsters, which are fought', () => {
  for (const name of ['Petra Bram', 'Reed Punt', 'Dragon Slayer', 'Alms Box']) {
    const t = table({ turn: 'blue' }).roll(3);
    t.choose('walk:R31', t.finds(name));
    expect(t.carried('blue')).toEqual(counterIds(name));
  }
  const t = table({ turn: 'blue' }).roll(3);
  t.choose('walk:R31', t.finds('Mudling'));
  expect(t.carried('blue')).toEqual([]);
  expect(t.awaited).toBe('da.monster-dice');
});

test('DA-1.10 what lies in front is seen by everybody, travels along and can be stolen', () => {
  const given: Given = {
    players: ['red', 'blue'],
    turn: 'red',
    at: { red: 'R40', blue: 'R20' },
    carried: { red: ['gold 2'] },
    cleared: 'all',
  };
  const t = table(given);
  for (const seat of [SPECTATOR, 0, 1]) {
    expect(viewOf(dragonAttack, t.state, seat).sight.adventurers[0]!.carried).toEqual([counterOf("Pilgrim's Satchel")]);
  }
  t.roll(2).choose('walk:R30');
  expect(t.carried('red')).toEqual(counterIds("Pilgrim's Satchel"));
  t.roll(2).choose('walk:R30').choose('fight', dice(6), dice(5));
  expect([t.carried('red'), t.carried('blue')]).toEqual([[], counterIds("Pilgrim's Satchel")]);
});

test('DA-1.11 what is home cannot be stolen or traded and does not fill the space', () => {
  const t = table({ turn: 'blue', at: { red: 'P00', blue: 'B10' }, home: { red: ['gold 5'] } });
  t.roll(2).choose('walk:P00');
  expect(t.keys()).toEqual(['fight', 'offer']);
  t.choose('fight', dice(2), dice(1));
  expect([t.at('red'), t.home('red'), t.carried('blue')]).toEqual(['R10', counterIds("Queen's Pearls"), []]);
});

test('DA-1.12 coasts and fords are waterside by the map; land that only touches water is not', () => {
  expect(neighboursOf('R43')).toContain('R53');
  const beside = table({ turn: 'red', at: { red: 'R43' }, carried: { red: ['boat'] } });
  expect(beside.keys()).toEqual(['roll']);
  expect(beside.why('sail:R42')).toBe('DA-5.13');
  const ford = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] } });
  expect(ford.ends('sail')).toContain('R52');
  expect(ford.ends('sail')).not.toContain('R43');
  expect(ford.roll(2).ends('walk')).toContain('R52');
});

test('DA-1.13 the villages 1 to 6 lie on the coast, and nothing else is a coastal village', () => {
  const villages = ['R50', 'B50', 'A50', 'V50', 'W50', 'G50'];
  expect(content.spaces.flatMap(({ id }, space) => (content.isCoastalVillage[space] ? [id] : []))).toEqual(
    expect.arrayContaining(villages),
  );
  expect(content.isCoastalVillage.filter(Boolean)).toHaveLength(6);
  for (const sector of 'RBAVWG') {
    const village = table({ turn: 'red', at: { red: `${sector}50` }, cleared: 'all' }).roll(2);
    expect(village.why(`walk:${sector}60`)).toBe('DA-5.9');
    const beach = table({ turn: 'red', at: { red: `${sector}51` }, cleared: 'all' }).roll(2);
    expect(beach.why(`walk:${sector}61`)).toBe('DA-5.7');
  }
});

/** Where Red, beaten by Blue on R40 by a margin of 1, may land. */
const landingsAround = (given: Partial<Given>): string[] => {
  const at = { red: 'R40', blue: 'R20', ...given.at };
  const t = table({ players: ['red', 'blue', 'white'], turn: 'blue', cleared: 'all', ...given, at });
  return t.roll(2).choose('walk:R40').choose('fight', dice(2), dice(1)).ends('throw');
};

test('DA-1.14 a space is empty without players, counters of any kind and the Dragon', () => {
  const around = ['G43', 'G54', 'R30', 'R41', 'R50', 'R51'];
  const without = (taken: string): string[] => around.filter((space) => space !== taken);
  expect(landingsAround({})).toEqual(around);
  expect(landingsAround({ at: { white: 'R51' } })).toEqual(without('R51'));
  expect(landingsAround({ laid: ['R41'] })).toEqual(without('R41'));
  expect(landingsAround({ piles: { G43: ['F'] } })).toEqual(without('G43'));
  expect(landingsAround({ piles: { R41: ['monster 2', 'gold 1'] } })).toEqual(without('R41'));
  expect(landingsAround({ dragonAt: 1 })).toEqual(without('R50'));
});

test('DA-1.15 what the Dragon takes lies in the hoard for all to see', () => {
  const t = table({ turn: 'red' });
  t.roll(1, t.finds('Tax Cart'));
  expect(t.hoard).toEqual(counterIds('Tax Cart'));
  expect(viewOf(dragonAttack, t.state, SPECTATOR).sight.hoard).toEqual([counterOf('Tax Cart')]);
  expect([t.isUnknown('R50'), t.pile('R50')]).toEqual([false, []]);
});

test('DA-1.16 an unknown counter has no face yet, a refused character is known to all, and so is an open monster', () => {
  const t = table({ turn: 'red' });
  expect(viewOf(dragonAttack, t.state, SPECTATOR).sight).toMatchObject({ piles: [], pool: content.counters.map((_, counter) => counter) });
  t.roll(2).choose('walk:R31', t.finds('Garrick the Oak'));
  t.roll(2).choose('walk:B31', t.finds('Stone Ogre'), dice(3));
  expect(viewOf(dragonAttack, t.state, SPECTATOR).sight.piles).toEqual([
    { space: spaceOf('R31'), counters: [counterOf('Garrick the Oak')] },
    { space: spaceOf('B31'), counters: [counterOf('Stone Ogre')] },
  ]);
  expect([t.isUnknown('R31'), t.isUnknown('B31')]).toEqual([false, false]);
});

/** Who is asked when Red has lost to a monster. */
const chooser = (given: Partial<Given>): string[] => {
  const t = table({ turn: 'red', at: { red: 'R40' }, piles: { R41: ['monster 5'] }, cleared: 'all', ...given });
  return t.roll(2).choose('walk:R41', dice(2)).waitingFor;
};

test('DA-1.17 the right-hand player is the one whose turn comes just before, resting or not', () => {
  expect(chooser({})).toEqual(['green']);
  expect(chooser({ players: ['red', 'amber', 'white'], resting: ['white'] })).toEqual(['white']);
  expect(chooser({ players: ['red', 'violet'] })).toEqual(['violet']);
});

test('DA-1.18 every die has six equally likely faces', () => {
  const t = table({ turn: 'red', carried: { red: ['M'] }, at: { red: 'R40' }, piles: { R41: ['monster 5'] } }).choose('roll');
  const move = waitedFor(t);
  expect(Array.from({ length: move.outcomes }, (_, outcome) => likelihood(move, outcome))).toEqual(Array.from({ length: 6 }, () => 1 / 6));
  t.draw(() => 1).choose('walk:R41');
  const pair = waitedFor(t) as Throw;
  expect(pair.faces).toHaveLength(21);
  for (const [outcome, [high, low]] of pair.faces.entries()) expect(likelihood(pair, outcome)).toBeCloseTo((high === low ? 1 : 2) / 36, 15);
});
