import { expect, test } from 'vitest';
import { dice, counterIds, table, type Given, type Table } from './table.ts';

// Chapter 10: the duel. Red walks from R20 to R40, where White stands, and fights.

function redFightsWhite(given: Partial<Given>, ...script: Parameters<Table['draw']>): Table {
  const t = table({ turn: 'red', at: { red: 'R20', white: 'R40' }, cleared: 'all', ...given });
  return t
    .roll(2)
    .choose('walk:R40')
    .choose('fight', ...script);
}

test('DA-10.1 both throw for their parties, the one who moved first', () => {
  const t = redFightsWhite({ carried: { red: ['M', 'E', 'slayer'], white: ['D'] } }, dice(6, 2, 1), dice(5, 4));
  expect(t.told('threw').map(({ seat, dice: thrown, foe }) => [seat, thrown, foe])).toEqual([
    [t.seat('red'), [6, 2, 1], 'player'],
    [t.seat('white'), [5, 4], 'player'],
  ]);
});

test('DA-10.1 equal throws are thrown again by both', () => {
  const t = redFightsWhite({}, dice(4), dice(4));
  expect(t.awaited).toBe('da.duel-dice');
  t.draw(dice(2), dice(3));
  expect(t.told('threw').map(({ seat }) => seat)).toEqual([0, 4, 0, 4]);
  expect(t.told('duelWon')).toMatchObject([{ seat: t.seat('white'), margin: 1 }]);
});

test('DA-10.2 the winner takes everything in front of the loser', () => {
  const t = redFightsWhite({ carried: { red: ['gold 1'], white: ['gold 3', 'boat', 'slayer', 'E'] } }, dice(6), dice(5, 1));
  expect(t.carried('red')).toEqual(counterIds("Farmer's Purse", "Merchant's Casket", 'Reed Punt', 'Dragon Slayer', 'Lirien Swiftarrow'));
  expect(t.carried('white')).toEqual([]);
});

test('DA-10.3 a character whose class the winner has stays with the loser', () => {
  const t = redFightsWhite(
    { carried: { red: ['Hob Copperkettle'], white: ['Garrick the Oak', 'Durra Hammerhand', 'Lirien Swiftarrow'] } },
    dice(6, 1),
    dice(5, 1, 1, 1),
  );
  expect(t.carried('red')).toEqual(counterIds('Hob Copperkettle', 'Lirien Swiftarrow'));
  expect(t.carried('white')).toEqual(counterIds('Garrick the Oak', 'Durra Hammerhand'));
});

test('DA-10.4 the winner throws the loser by the margin, and the loser rests', () => {
  const t = redFightsWhite({}, dice(5), dice(3));
  expect(t.waitingFor).toEqual(['red']);
  expect(t.ends('throw')).toEqual(['G42', 'R20', 'R31', 'R42', 'R52']);
  t.choose('throw:R52');
  expect(t.at('white')).toBe('R52');
  expect(t.rests('white')).toBe(true);
  expect(t.rests('red')).toBe(false);
});

test('DA-10.5 the one who moved may lose: thrown by the other, who stays', () => {
  const t = redFightsWhite({ carried: { red: ['gold 4'] } }, dice(1), dice(2));
  expect(t.waitingFor).toEqual(['white']);
  expect(t.carried('white')).toEqual(counterIds('Guild Treasury'));
  t.choose('throw:R30');
  expect(t.at('red')).toBe('R30');
  expect(t.at('white')).toBe('R40');
  expect(t.rests('red')).toBe(true);
  expect(t.rests('white')).toBe(false);
});

test('DA-10.6 a loser without goods is thrown and rests', () => {
  const t = redFightsWhite({ carried: { red: ['gold 4'] } }, dice(2), dice(1)).choose('throw:R30');
  expect(t.told('duelWon')).toMatchObject([{ taken: [], kept: [] }]);
  expect(t.carried('red')).toEqual(counterIds('Guild Treasury'));
  expect(t.at('white')).toBe('R30');
  expect(t.rests('white')).toBe(true);
});

test('DA-10.7 nothing at home changes hands', () => {
  const home = { red: ['gold 1'], white: ['gold 6', 'monster 5'] };
  const t = redFightsWhite({ home, carried: { white: ['gold 2'] } }, dice(6), dice(1));
  expect(t.home('white')).toEqual(counterIds('Lost Crown of Silverado', 'Night Wraith'));
  expect(t.home('red')).toEqual(counterIds("Farmer's Purse"));
});

test('DA-10.8 gold that was won must still be brought home, and a boat that was won sails from the next turn on', () => {
  const t = table({
    players: ['red', 'blue'],
    turn: 'red',
    at: { red: 'R40', blue: 'R51' },
    carried: { blue: ['gold 3', 'boat'] },
    cleared: 'all',
  });
  t.roll(2).choose('walk:R51').choose('fight', dice(2), dice(1)).choose('throw:R50');
  expect(t.home('red')).toEqual([]);
  expect(t.carried('red')).toEqual(counterIds("Merchant's Casket", 'Reed Punt'));
  // No sail at the end of the move: Blue's turn passes, resting, and only then may Red put out.
  expect(t.told('turn').map(({ seat }) => seat)).toEqual([0, 1, 0]);
  expect(t.ends('sail')).toContain('V50');
});
