import { expect, test } from 'vitest';
import { dragonAttack } from '../index.ts';
import { landDistances } from '../rules/05-moving.ts';
import { homeWorth } from '../rules/14-end.ts';
import { openMatch } from './play.ts';
import { counterIds, dice, spaceIds, spaceOf, table, type Colour, type Given, type Table } from './table.ts';

// The worked examples that the rulebook gives, one by one.

const { content } = dragonAttack;

const homeOf = (t: Table, colour: Colour): number => homeWorth(t.board, content, t.seat(colour));

test('DA example 1: set-up', () => {
  const { board } = openMatch(6, 1).state;
  const laid = content.spaces.filter((_, space) => board.unknown[space] === 1);
  expect(laid).toHaveLength(46);
  expect(laid.filter(({ mark }) => mark === 'star')).toHaveLength(34);
  expect(laid.flatMap(({ mark }) => (typeof mark === 'number' ? [mark] : [])).toSorted((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
  for (const space of ['P00', 'R10', 'B10', 'A10', 'V10', 'W10', 'G10']) expect(board.unknown[spaceOf(space)]).toBe(0);
  expect(board.piles).toEqual([]);
  expect(content.dragon.slice(board.wounds).map(({ strength }) => strength)).toEqual([5, 4, 3, 2]);
  expect(board.dragonAt).toBe(0);
});

test('DA example 2: the first 1', () => {
  const t = table({ turn: 'blue' });
  t.roll(1, t.finds("Abbot's Chalice"));
  expect([t.board.dragonAt, spaceIds([content.path[t.board.dragonAt]!])]).toEqual([1, ['R50']]);
  expect(t.hoard).toEqual(counterIds("Abbot's Chalice"));
  expect(t.isUnknown('R50')).toBe(false);
  expect(t.at('blue')).toBe('B10');
  expect(t.told('turnedOver')).toEqual([]);
  expect(t.waitingFor).toEqual(['amber']);
});

test('DA example 3: passing over', () => {
  const t = table({ turn: 'red', at: { green: 'G40' }, dragonAt: 6 });
  const untouched = t.board.unknown.filter((_, space) => space !== spaceOf('R30'));
  t.roll(1, t.finds('Mudling'));
  expect(t.told('dragonMoved')).toMatchObject([{ to: 7, space: spaceOf('R30') }]);
  expect(t.hoard).toEqual(counterIds('Mudling'));
  expect(t.at('green')).toBe('G40');
  expect(t.told('threw')).toEqual([]);
  expect(t.board.unknown.filter((_, space) => space !== spaceOf('R30'))).toEqual(untouched);
});

test('DA example 4: party limit', () => {
  for (const character of ['Petra Bram', 'Doctor Puddock', 'Faelar Moonstep', 'Hob Copperkettle']) {
    const party = ['Nim Hedgewick', 'Lirien Swiftarrow', 'Durra Hammerhand'];
    const t = table({ turn: 'red', at: { red: 'R20' }, carried: { red: party } });
    t.roll(2).choose('walk:R31', t.finds(character));
    expect(t.carried('red')).toEqual(counterIds(...party));
    expect(t.pile('R31')).toEqual(counterIds(character));
  }
});

test('DA example 5: equal, then higher', () => {
  const t = table({ turn: 'violet', at: { violet: 'V20' }, carried: { violet: ['M', 'D'] } });
  t.roll(2).choose('walk:V31', t.finds('Marsh Harpy'), dice(3, 2, 1), dice(4, 1, 1));
  expect(t.told('equal')).toMatchObject([{ number: 3 }]);
  expect(t.told('monsterBeaten')).toMatchObject([{ margin: 1 }]);
  expect(t.home('violet')).toEqual(counterIds('Marsh Harpy'));
  expect(homeOf(t, 'violet')).toBe(3);
});

test('DA example 6: lower', () => {
  const t = table({ turn: 'green', at: { green: 'G21' }, carried: { green: ['gold 2'] } });
  t.roll(2).choose('walk:G31', t.finds('Maze Bull'), dice(1));
  expect(t.pile('G31')).toEqual(counterIds('Maze Bull', "Pilgrim's Satchel"));
  expect(t.waitingFor).toEqual(['white']);
  const distances = landDistances(t.board, content, t.seat('green'), spaceOf('G31')).distance.slice();
  expect(t.ends('throw').map((space) => distances[spaceOf(space)])).toEqual([3, 3, 3, 3, 3]);
  t.choose('throw:P00');
  expect(t.told('thrown')).toMatchObject([{ distance: 3, margin: 3 }]);
  expect(t.rests('green')).toBe(true);
});

/** Somebody walks from R20 to the Dragon on R30 and rolls. */
function attackOnR30(colour: Colour, given: Partial<Given>, ...script: Parameters<Table['draw']>): Table {
  const t = table({ turn: colour, at: { [colour]: 'R20' }, dragonAt: 7, ...given });
  return t.roll(2).choose('walk:R30', ...script);
}

test('DA example 7: four battles in a row', () => {
  const t = attackOnR30(
    'red',
    { carried: { red: ['M', 'E', 'D'] } },
    dice(6, 1, 1, 1),
    dice(5, 3, 2, 2),
    dice(4, 4, 1, 1),
    dice(6, 5, 1, 1),
  );
  expect(t.told('wounded').map(({ strength }) => strength)).toEqual([5, 4, 3, 2]);
  expect(t.told('turn')).toHaveLength(1);
  expect(t.told('slain')).toMatchObject([{ seat: t.seat('red') }]);
  expect(t.state.outcome?.reason).toBe('slain');
});

test('DA example 8: the Dragon stays wounded', () => {
  const carried = { amber: ['Garrick the Oak', 'Nim Hedgewick', "Merchant's Casket", 'Reed Punt'] };
  const t = attackOnR30('amber', { carried, at: { amber: 'R20', violet: 'R21' } }, dice(6, 2, 1), dice(3, 3, 1));
  expect(t.board.wounds).toBe(1);
  expect(t.told('robbed')).toMatchObject([{ by: 'dragon', margin: 1 }]);
  expect(t.hoard).toEqual(counterIds(...carried.amber));
  expect(t.waitingFor).toEqual(['blue']);
  t.choose('throw:R20');
  expect(t.told('thrown')).toMatchObject([{ distance: 1 }]);
  t.roll(2).choose('walk:R30', dice(1));
  expect(t.told('threw').at(-1)).toMatchObject({ seat: t.seat('violet'), against: 4 });
});

test('DA example 9: the Dragon Slayer', () => {
  const carried = { white: ['F', 'E', 'D', 'slayer'] };
  const dragon = attackOnR30('white', { carried }, dice(6, 1, 1, 1, 1), dice(1, 1, 1, 1, 1));
  expect(dragon.told('threw').map(({ dice: thrown }) => thrown.length)).toEqual([5, 5]);
  const monster = table({ turn: 'white', at: { white: 'W20' }, carried, piles: { W31: ['Stone Ogre'] } });
  monster.roll(2).choose('walk:W31', dice(6, 1, 1, 1));
  expect(monster.told('threw').map(({ dice: thrown }) => thrown.length)).toEqual([4]);
});

test('DA example 10: palace undefended', () => {
  const t = table({ turn: 'violet', dragonAt: 12, home: { red: ['gold 6', 'gold 5'], violet: ['monster 5'] } }).roll(1);
  expect(t.told('dragonMoved')).toMatchObject([{ to: 13, space: spaceOf('P00') }]);
  expect(t.state.outcome).toMatchObject({ reason: 'fallen', places: [0, 0, 0, 0, 0, 0] });
  expect(t.told('ended')[0]!.winners).toEqual([]);
});

test('DA example 11: score', () => {
  const t = attackOnR30(
    'red',
    {
      wounds: 3,
      home: { red: ['gold 3', 'gold 4', 'monster 3'], blue: ['gold 6', 'gold 2', 'monster 4'] },
      carried: { red: ['gold 5'] },
      hoard: ['gold 2', 'monster 3', 'boat', 'D'],
    },
    dice(3),
  );
  expect(t.state.outcome!.scores.slice(0, 2)).toEqual([15, 12]);
  expect(t.told('ended')[0]!.winners).toEqual([t.seat('red')]);
});

test('DA example 12: tie-break', () => {
  const home = { red: ['gold 4', 'monster 5'], blue: ['gold 6', 'gold 5', 'gold 1'], violet: ['gold 5', 'gold 4', 'monster 3'] };
  const winners = (given: Partial<Given>): Colour[] => {
    const t = attackOnR30('red', { wounds: 3, ...given }, dice(6));
    return t.told('ended')[0]!.winners.map((seat) => t.players[seat]!);
  };
  const t = attackOnR30('red', { wounds: 3, home, carried: { blue: ['gold 2'], violet: ['gold 3'] } }, dice(6));
  expect(t.state.outcome!.scores).toEqual([9, 12, 0, 12, 0, 0]);
  expect(winners({ home, carried: { blue: ['gold 2'], violet: ['gold 3'] } })).toEqual(['violet']);
  expect(winners({ home, carried: { blue: ['gold 2'], violet: ['gold 2'] } })).toEqual(['blue', 'violet']);
  expect(winners({ home, hoard: ['gold 3'], carried: { blue: ['gold 2'], violet: ['gold 3'] } })).toEqual(['red']);
});
