import { CLOSED, Flood, OPEN } from '@hoard/kernel';
import { Rehearsal } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { silveradoFiles } from '../content/silverado.ts';
import { dragonAttack, title } from '../index.ts';
import { changed } from './ownContent.ts';
import { counterIds, dice, spaceIds, spaceOf, table } from './table.ts';

// Chapter 5: moving.

const { content } = dragonAttack;
const harboursBut = (...without: string[]): string[] =>
  spaceIds(content.harbours)
    .filter((id) => !without.includes(id))
    .toSorted();

test('DA-5.1 every step costs one, over land, coast, ford or water', () => {
  const two = table({ turn: 'red', at: { red: 'R40' } }).roll(2);
  expect(two.ends('walk')).toContain('R42');
  expect(two.why('walk:R43')).toBe('DA-3.4');
  expect(
    table({ turn: 'red', at: { red: 'R40' } })
      .roll(3)
      .ends('walk'),
  ).toContain('R43');
  expect(
    table({ turn: 'red', at: { red: 'R50' } })
      .roll(2)
      .why('walk:G52'),
  ).toBe('DA-3.4');
  expect(
    table({ turn: 'red', at: { red: 'R50' } })
      .roll(3)
      .ends('walk'),
  ).toContain('G52');
});

test('DA-5.2 one may turn and come back near: only the space where one stops matters', () => {
  const t = table({ turn: 'red', at: { red: 'R40' }, cleared: 'all' }).roll(6);
  expect(t.ends('walk')).toEqual(expect.arrayContaining(['R50', 'R51', 'R41', 'R30', 'G43', 'G54', 'P00']));
  const through = table({ turn: 'red', at: { red: 'R20' }, carried: { red: ['gold 6'] }, cleared: 'all' })
    .roll(2)
    .choose('walk:P00');
  expect([through.told('deposited'), through.home('red')]).toEqual([[], []]);
});

test("DA-5.3 another player's starting point is closed for stopping and for passing", () => {
  const t = table({ turn: 'red', at: { red: 'B21' } }).roll(3);
  expect(t.why('walk:B10')).toBe('DA-5.3');
  expect(t.denial('walk:B10')!.args).toEqual({ owner: t.seat('blue') });
  // Through the Lamp Gate the palace would be two steps away.
  expect(t.why('walk:P00')).toBe('DA-3.4');
  expect(
    table({ turn: 'red', at: { red: 'B21' } })
      .roll(4)
      .ends('walk'),
  ).toContain('P00');
});

test("DA-5.3 nobody is thrown onto or steps onto another player's starting point", () => {
  const beaten = table({ turn: 'blue', at: { red: 'P00', blue: 'B10' } })
    .roll(2)
    .choose('walk:P00')
    .choose('fight', dice(3), dice(1));
  expect(beaten.ends('throw')).toEqual(['G21', 'R20', 'R21']);
  expect(beaten.why('throw:A10')).toBe('DA-5.3');
  const step = table({ turn: 'red', at: { red: 'R21', white: 'B20' } })
    .roll(2)
    .choose('walk:B20')
    .choose('offer')
    .choose('accept');
  expect(step.why('step:B10')).toBe('DA-5.3');
});

test('DA-5.4 the own starting point and those without an owner are ordinary land', () => {
  expect(
    table({ turn: 'red', at: { red: 'R20' } })
      .roll(2)
      .ends('walk'),
  ).toEqual(expect.arrayContaining(['R10', 'P00']));
  const few = table({ players: ['red', 'violet'], turn: 'red', at: { red: 'B20' } }).roll(2);
  expect(few.ends('walk')).toEqual(expect.arrayContaining(['B10', 'P00']));
});

test('DA-5.5 one may stop with another player but not pass', () => {
  const t = table({ turn: 'red', at: { blue: 'R20' } }).roll(2);
  expect(t.ends('walk')).toContain('R20');
  expect(t.why('walk:R30')).toBe('DA-5.5');
});

test('DA-5.5 at sea, too, it is the player in the way that is named', () => {
  const t = table({ turn: 'red', at: { red: 'R50', green: 'G54' } }).roll(3);
  expect(t.why('walk:G52')).toBe('DA-5.5');
  const free = table({ turn: 'red', at: { red: 'R50' } }).roll(2);
  expect(free.denial('walk:G52')).toMatchObject({ rule: 'DA-3.4', args: { roll: 2, distance: 3 } });
});

test('DA-5.5 who begins the turn together with somebody may leave in any direction', () => {
  const t = table({ turn: 'red', at: { red: 'R20', blue: 'R20' }, cleared: 'all' }).roll(2);
  expect(t.ends('walk')).toEqual(expect.arrayContaining(['R40', 'P00', 'G31', 'R41']));
});

test('DA-5.6 counters on the way, unknown, seen or open, stop nobody and do nothing', () => {
  for (const lying of [{ laid: ['R30'] }, { piles: { R30: ['E'] } }, { piles: { R30: ['monster 5', 'gold 1'] } }]) {
    const t = table({ turn: 'red', at: { red: 'R20' }, cleared: 'all', ...lying });
    const before = [t.isUnknown('R30'), t.pile('R30')];
    t.roll(2).choose('walk:R40');
    expect(spaceIds(t.told('walked')[0]!.way)).toEqual(['R20', 'R30', 'R40']);
    expect(t.story).toEqual(['turn', 'rolled', 'walked', 'turn']);
    expect([t.isUnknown('R30'), t.pile('R30')]).toEqual(before);
  }
});

test('DA-5.7 water is closed to who walks', () => {
  const t = table({ turn: 'red', at: { red: 'R51' } }).roll(2);
  expect(t.ends('walk')).toEqual(['G43', 'G54', 'R30', 'R31', 'R40', 'R41', 'R42', 'R50', 'R52']);
  expect(['R61', 'R53'].map((water) => t.why(`walk:${water}`))).toEqual(['DA-5.7', 'DA-5.7']);
});

test('DA-5.8 from a coastal village the move may go over river and sea', () => {
  const t = table({ turn: 'red', at: { red: 'R50' }, cleared: 'all' })
    .roll(3)
    .choose('walk:G52');
  expect(spaceIds(t.told('walked')[0]!.way)).toEqual(['R50', 'G54', 'G53', 'G52']);
  const sea = table({ turn: 'red', at: { red: 'R50', green: 'G54' }, cleared: 'all' })
    .roll(4)
    .choose('walk:G52');
  expect(
    spaceIds(sea.told('walked')[0]!.way)
      .slice(1, -1)
      .every((id) => !content.isLand[spaceOf(id)]),
  ).toBe(true);
});

test('DA-5.9 such a move ends on land, of any kind', () => {
  const t = table({ turn: 'red', at: { red: 'R50' } }).roll(3);
  expect(['walk:G53', 'walk:R60', 'walk:G65'].map((key) => t.why(key))).toEqual(['DA-5.9', 'DA-5.9', 'DA-5.9']);
  expect(t.ends('walk').every((id) => content.isLand[spaceOf(id)])).toBe(true);
  expect(t.ends('walk')).toEqual(expect.arrayContaining(['G52', 'R31', 'R51']));
});

test('DA-5.9 who may put to sea hears of the end on land, not of closed water, however far the water is', () => {
  const t = table({ turn: 'red', at: { red: 'R50' } }).roll(2);
  expect(['walk:R60', 'walk:R64', 'walk:V60'].map((key) => t.why(key))).toEqual(['DA-5.9', 'DA-5.9', 'DA-5.9']);
});

test('DA-5.10 one may go into the water, out of it and in again', () => {
  // The other ways are barred by players: over Beacon Rock, down the river, across the ford, and through the tarn.
  const at = { red: 'B50', blue: 'B40', amber: 'R43', violet: 'R31', white: 'B41' };
  const t = table({ turn: 'red', at, cleared: 'all' }).roll(5).choose('walk:R21');
  expect(spaceIds(t.told('walked')[0]!.way)).toEqual(['B50', 'R54', 'R53', 'R42', 'R32', 'R21']);
});

test('DA-5.11 what counts is where one stands when the die falls, after sailing', () => {
  const toVillage = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] } })
    .choose('sail:V50')
    .roll(3);
  expect(toVillage.ends('walk')).toContain('A52');
  expect(toVillage.why('walk:A53')).toBe('DA-5.9');
  const fromVillage = table({ turn: 'red', at: { red: 'R50' }, carried: { red: ['boat'] } })
    .choose('sail:R51')
    .roll(3);
  expect(fromVillage.why('walk:R61')).toBe('DA-5.7');
});

test('DA-5.12 a beach, a ford and a temple give no permission to enter water', () => {
  for (const [from, water] of [
    ['R51', 'R61'],
    ['R42', 'R32'],
    ['R30', 'G32'],
  ]) {
    const t = table({ turn: 'red', at: { red: from! } }).roll(6);
    expect(t.why(`walk:${water}`)).toBe('DA-5.7');
  }
});

test('DA-5.13 with a boat on a waterside space one may sail to any other, before the roll', () => {
  const t = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] } });
  expect(t.ends('sail')).toEqual(harboursBut('R42'));
  expect(t.ends('sail')).toHaveLength(29);
  expect(t.why('sail:R42')).toBe('DA-5.13');
  expect(t.choose('sail:V52').at('red')).toBe('V52');
});

test('DA-5.13 there is no sailing without a boat or away from the water', () => {
  const noBoat = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['gold 1', 'slayer'] } });
  expect([noBoat.keys(), noBoat.why('sail:V50'), noBoat.denial('sail:V50')!.args]).toEqual([['roll'], 'DA-5.13', { needs: 'boat' }]);
  const inland = table({ turn: 'red', at: { red: 'R40' }, carried: { red: ['boat'] } });
  expect([inland.keys(), inland.why('sail:V50'), inland.denial('sail:V50')!.args]).toEqual([['roll'], 'DA-5.13', { needs: 'harbour' }]);
});

test('DA-5.14 a boat lands on a waterside space without another player and without the Dragon', () => {
  const t = table({ turn: 'red', at: { red: 'G51', blue: 'B52' }, carried: { red: ['boat'] }, dragonAt: 5 });
  expect(t.ends('sail')).toEqual(harboursBut('G51', 'B52', 'W50'));
  for (const space of ['B52', 'W50']) expect(t.denial(`sail:${space}`)).toMatchObject({ rule: 'DA-5.14', args: { needs: 'room' } });
  expect(t.isUnknown('V52')).toBe(true);
  expect(() => t.choose('sail:R60')).toThrow("may not 'sail:R60'");
});

test('DA-5.14 a boat puts in nowhere else, and says so: not inland, not on open water', () => {
  const t = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] } });
  for (const space of ['P00', 'R10', 'R31', 'R60', 'G32'])
    expect(t.denial(`sail:${space}`), space).toMatchObject({ rule: 'DA-5.14', args: { needs: 'shore' } });
  // Every space has its reason, or is offered.
  const given = spaceIds(content.spaces.map((_, space) => space)).filter(
    (id) => (t.why(`sail:${id}`) === undefined) !== t.ends('sail').includes(id),
  );
  expect(given).toEqual([]);
  // Who has no boat is told that first.
  const noBoat = table({ turn: 'red', at: { red: 'R42' } });
  expect([noBoat.why('sail:P00'), noBoat.denial('sail:P00')!.args]).toEqual(['DA-5.13', { needs: 'boat' }]);
});

test('DA-5.15 after sailing a 1 ends the turn where the boat landed', () => {
  const t = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] }, cleared: 'all' })
    .choose('sail:W54')
    .roll(1);
  expect([t.at('red'), t.board.dragonAt, t.waitingFor]).toEqual(['W54', 1, ['blue']]);
});

test('DA-5.15 after sailing 2 to 6 is a move from there, in which one may also stay', () => {
  const t = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] } })
    .choose('sail:W54')
    .roll(2);
  expect(t.ends('walk')).toEqual(['G30', 'G40', 'G41', 'G50', 'G51', 'W42', 'W43', 'W54']);
  t.choose('walk:W54', t.finds('Alms Box'));
  expect([t.at('red'), t.carried('red')]).toEqual(['W54', counterIds('Reed Punt', 'Alms Box')]);
});

test('DA-5.16 landing is not arriving: nothing is searched until the move ends', () => {
  const t = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] } }).choose('sail:W54');
  expect([t.story, t.isUnknown('W54'), t.keys()]).toEqual([['turn', 'sailed'], true, ['roll']]);
  t.roll(2).choose('walk:G40');
  expect(t.isUnknown('W54')).toBe(true);
});

test('DA-5.17 one sails once a turn, before the roll, however many boats one has', () => {
  const t = table({ turn: 'red', at: { red: 'G51' }, carried: { red: ['boat', 'boat'] } }).choose('sail:W54');
  expect([t.keys(), t.why('sail:G51')]).toEqual([['roll'], 'DA-5.17']);
  expect(t.roll(4).ends('sail')).toEqual([]);
});

test('DA-5.18 sailing does not use the boat up', () => {
  const t = table({ players: ['red', 'blue'], turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] }, cleared: 'all' });
  t.choose('sail:W54').roll(2).choose('walk:W54').roll(2).choose('walk:B20');
  expect([t.carried('red'), t.ends('sail')]).toEqual([counterIds('Reed Punt'), harboursBut('W54')]);
});

test('DA-5.18 a boat gained during a turn first sails at the start of the next', () => {
  const t = table({ players: ['red', 'blue'], turn: 'red', at: { red: 'R41' } }).roll(2);
  t.choose('walk:R52', t.finds('Reed Punt'));
  expect(t.waitingFor).toEqual(['blue']);
  t.roll(2).choose('walk:B20');
  expect([t.waitingFor, t.ends('sail')]).toEqual([['red'], harboursBut('R52')]);
});

test('DA-5.19 a boat does not open the water for the move after the roll', () => {
  const t = table({ turn: 'red', at: { red: 'R51' }, carried: { red: ['boat'] } }).roll(2);
  expect(t.ends('walk')).toEqual(['G43', 'G54', 'R30', 'R31', 'R40', 'R41', 'R42', 'R50', 'R52']);
  expect(t.why('walk:R61')).toBe('DA-5.7');
});

test('DA-5.20 sea, rivers and fords hang together and touch every waterside space', () => {
  const isWaterway = content.spaces.map(({ terrain }) => ['sea', 'river', 'ford'].includes(terrain));
  const ground = Uint8Array.from(isWaterway, (open) => (open ? OPEN : CLOSED));
  const { distance } = new Flood().from(spaceOf('R60'), content.spaces.length, content.neighbours, ground);
  expect(content.spaces.filter((_, space) => isWaterway[space] && distance[space] === -1)).toEqual([]);
  for (const harbour of content.harbours) expect(content.neighbours[harbour]!.some((space) => distance[space]! >= 0)).toBe(true);
});

test('DA-5.20 where every other waterside space is taken there is no sailing', () => {
  // A kingdom of our own with two fords and no beaches.
  const map = changed(silveradoFiles.map, harboursBut('R42', 'V42'), { terrain: 'land' });
  const { state } = table({ turn: 'red', at: { red: 'R42', blue: 'V42' }, carried: { red: ['boat'] } });
  const twoFords = new Rehearsal(title.withContent('two-fords', { map }), state);
  expect([twoFords.keys(), twoFords.denial('sail:V42')?.rule]).toEqual([['roll'], 'DA-5.14']);
  state.board.adventurers[1]!.at = spaceOf('B10');
  expect(twoFords.keys()).toEqual(['roll', 'sail:V42']);
});

test('DA-5.21 resting, stepping and being thrown never use a boat', () => {
  const resting = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] }, resting: ['red'] });
  expect(resting.waitingFor).toEqual(['blue']);
  const step = table({ turn: 'red', at: { red: 'R40', blue: 'R51' }, carried: { red: ['boat'] }, cleared: 'all' });
  step.roll(2).choose('walk:R51').choose('offer').choose('accept');
  expect(step.keys()).toEqual(['stay', 'step:R40', 'step:R41', 'step:R50', 'step:R52']);
  const beaten = table({ turn: 'red', at: { red: 'R40', blue: 'R51' }, carried: { red: ['boat'], blue: ['boat'] }, cleared: 'all' });
  beaten.roll(2).choose('walk:R51').choose('fight', dice(1), dice(2));
  expect(beaten.ends('throw')).toEqual(['R40', 'R41', 'R50', 'R52']);
});
