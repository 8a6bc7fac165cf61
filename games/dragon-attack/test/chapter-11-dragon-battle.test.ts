import { Engine } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { silveradoFiles } from '../content/silverado.ts';
import { title } from '../index.ts';
import { diceAgainstDragon } from '../rules/11-dragon-battle.ts';
import { dice, counterIds, table, type Given, type Table } from './table.ts';

// Chapter 11: battle with the Dragon. Red walks from R20 onto the Dragon, which is on R30 (7).

function redAttacks(given: Partial<Given>, ...script: Parameters<Table['draw']>): Table {
  const t = table({ turn: 'red', at: { red: 'R20' }, dragonAt: 7, cleared: 'all', ...given });
  return t.roll(2).choose('walk:R30', ...script);
}

test('DA-11.1 ending a move on the Dragon is an attack', () => {
  expect(redAttacks({}).awaited).toBe('da.dragon-dice');
});

test('DA-11.1 the Dragon coming to a player is an attack', () => {
  const t = table({ turn: 'red', at: { blue: 'R30' }, dragonAt: 6, cleared: 'all' }).roll(1);
  expect(t.awaited).toBe('da.dragon-dice');
  t.draw(dice(1));
  expect(t.told('threw')).toMatchObject([{ seat: t.seat('blue'), foe: 'dragon' }]);
});

test('DA-11.2 one die for each of the party and one for the Dragon Slayer: five at most', () => {
  const alone = redAttacks({}, dice(1));
  expect(alone.told('threw')[0]!.dice).toEqual([1]);
  const all = redAttacks({ carried: { red: ['M', 'E', 'D', 'slayer'] } }, dice(4, 3, 2, 1, 1));
  expect(all.told('threw')[0]!.dice).toEqual([4, 3, 2, 1, 1]);
});

test('DA-11.3 a second Dragon Slayer adds nothing', () => {
  const boat = silveradoFiles.counters.findIndex(({ kind }) => kind === 'boat');
  const counters = silveradoFiles.counters.with(boat, { ...silveradoFiles.counters[boat]!, kind: 'dragonSlayer' });
  const game = title.withContent('two-swords', { counters });
  const { board } = new Engine(game).start(game.readOptions({ colours: ['red', 'blue'] }, 2), 2);
  const swords = game.content.counters.flatMap((counter, row) => (counter.kind === 'dragonSlayer' ? [row] : []));
  expect(swords).toHaveLength(2);
  board.adventurers[0]!.carried = swords;
  expect(diceAgainstDragon(board, game.content, 0)).toBe(2);
});

test('DA-11.4 the number on top of the stack is fought', () => {
  for (const [wounds, top] of [5, 4, 3, 2].entries()) {
    expect(redAttacks({ wounds }, dice(1)).told('threw')[0]!.against).toBe(top);
  }
});

test('DA-11.5 a won throw removes the top counter, and the next is fought at once with as many dice', () => {
  const t = redAttacks({ carried: { red: ['M', 'slayer'] } }, dice(6, 1, 1));
  expect(t.board.wounds).toBe(1);
  expect(t.asked).toEqual([]);
  t.draw(dice(5, 5, 1), dice(4, 1, 1));
  expect(t.told('wounded').map(({ strength }) => strength)).toEqual([5, 4, 3]);
  expect(t.told('threw').map(({ against, dice: thrown }) => [against, thrown.length])).toEqual([
    [5, 3],
    [4, 3],
    [3, 3],
  ]);
  expect(t.awaited).toBe('da.dragon-dice');
});

test('DA-11.6 who removes the 2 is the slayer, and the game is over', () => {
  const t = redAttacks({ wounds: 2 }, dice(4), dice(3));
  expect(t.told('slain')).toMatchObject([{ seat: t.seat('red') }]);
  expect(t.state.outcome).toMatchObject({ reason: 'slain' });
  expect(t.asked).toEqual([]);
});

test('DA-11.7 whoever loses, even after wounds, loses all to the hoard, the Dragon Slayer and characters too', () => {
  const t = redAttacks({ hoard: ['gold 1'], carried: { red: ['gold 5', 'M', 'slayer', 'boat'] } }, dice(6, 1, 1), dice(3, 1, 1));
  expect(t.carried('red')).toEqual([]);
  expect(t.hoard).toEqual(counterIds("Farmer's Purse", "Queen's Pearls", 'Nim Hedgewick', 'Dragon Slayer', 'Reed Punt'));
});

test('DA-11.8 the loser is thrown by the margin of the last throw, by the right-hand player, and rests', () => {
  const t = redAttacks({}, dice(6), dice(2));
  expect(t.waitingFor).toEqual(['green']);
  expect(t.ends('throw')).toEqual(['G21', 'G42', 'G54', 'R10', 'R21', 'R42', 'R50', 'R51', 'R52']);
  t.choose('throw:R50');
  expect(t.rests('red')).toBe(true);
  expect(t.at('red')).toBe('R50');
});

test('DA-11.8 nobody is thrown out of the palace', () => {
  const t = table({ turn: 'red', at: { blue: 'P00' }, dragonAt: 12, cleared: 'all' }).roll(1, dice(1));
  expect(t.told('thrown')).toEqual([]);
  expect(t.state.outcome).toMatchObject({ reason: 'fallen' });
});

test('DA-11.9 wounds last: the next battle begins with the current top', () => {
  const t = redAttacks({ at: { red: 'R20', blue: 'R40' } }, dice(6), dice(5), dice(1)).choose('throw:R50');
  t.roll(2).choose('walk:R30', dice(1));
  expect(t.told('threw').at(-1)).toMatchObject({ seat: t.seat('blue'), against: 3 });
  expect(t.board.wounds).toBe(2);
});

test('DA-11.10 removed Dragon counters are worth nothing to anybody', () => {
  const t = redAttacks({ home: { blue: ['gold 1'] } }, dice(6), dice(6), dice(6), dice(6));
  expect(t.state.outcome!.scores).toEqual([0, 1, 0, 0, 0, 0]);
  expect(t.home('red')).toEqual([]);
  expect(t.hoard).toEqual([]);
});

test('DA-11.11 players on one space fight one after the other, each with the own party only', () => {
  const t = table({
    turn: 'red',
    at: { blue: 'R30', amber: 'R30' },
    carried: { blue: ['F', 'E'], amber: ['M'] },
    dragonAt: 6,
    cleared: 'all',
  });
  t.roll(1, dice(4, 3, 2));
  expect(t.waitingFor).toEqual(['red']);
  t.choose('throw:R20', dice(4, 1));
  expect(t.told('threw').map(({ seat, dice: thrown }) => [seat, thrown])).toEqual([
    [t.seat('blue'), [4, 3, 2]],
    [t.seat('amber'), [4, 1]],
  ]);
});

test('DA-11.12 equality with the top means all dice again, against the same counter', () => {
  const t = redAttacks({ carried: { red: ['M'] } }, dice(5, 5), dice(6, 1), dice(4, 2));
  expect(t.told('equal')).toMatchObject([{ number: 5 }, { number: 4 }]);
  expect(t.board.wounds).toBe(1);
  t.draw(dice(5, 2));
  expect(t.told('threw').map(({ against, dice: thrown }) => [against, thrown.length])).toEqual([
    [5, 2],
    [5, 2],
    [4, 2],
    [4, 2],
  ]);
});

test('DA-11.13 captured characters and eaten monsters do not help the Dragon', () => {
  const t = redAttacks({ hoard: ['F', 'M', 'E', 'D', 'monster 5', 'slayer'] }, dice(5), dice(6), dice(5));
  expect(t.told('threw').map(({ against }) => against)).toEqual([5, 5, 4]);
  expect(t.told('wounded').map(({ strength }) => strength)).toEqual([5, 4]);
});
