import { expect, test } from 'vitest';
import { dice, counterIds, spaceOf, table, type Given, type Table } from './table.ts';

// Chapter 12: thrown back and resting. Red walks from R20 to R31, where the Stone Ogre (4) lies open, and loses by 4 - `high`.

function redLoses(high: number, given: Partial<Given> = {}): Table {
  const t = table({ turn: 'red', at: { red: 'R20' }, cleared: 'all', piles: { R31: ['Stone Ogre'] }, ...given });
  return t.roll(2).choose('walk:R31', dice(high));
}

test('DA-12.1 after a monster the right-hand player in turn order chooses, wherever the seats are', () => {
  // The seats are mixed; the turns go Red, Violet, Green.
  expect(redLoses(1, { players: ['violet', 'green', 'red'] }).waitingFor).toEqual(['green']);
  expect(redLoses(1, { players: ['red', 'violet'] }).waitingFor).toEqual(['violet']);
});

test('DA-12.1 after the Dragon the right-hand player of the beaten chooses, not whose turn it is', () => {
  const t = table({ turn: 'white', at: { amber: 'R30' }, dragonAt: 6, cleared: 'all' }).roll(1, dice(1));
  expect(t.waitingFor).toEqual(['blue']);
});

test('DA-12.1 after a duel the winner chooses', () => {
  const t = table({ turn: 'red', at: { red: 'R20', violet: 'R40' }, cleared: 'all' });
  t.roll(2).choose('walk:R40').choose('fight', dice(1), dice(6));
  expect(t.waitingFor).toEqual(['violet']);
});

test('DA-12.2 a resting right-hand player chooses all the same', () => {
  const t = redLoses(3, { resting: ['green'] });
  expect(t.waitingFor).toEqual(['green']);
  t.choose('throw:R20');
  expect(t.rests('green')).toBe(true);
});

test('DA-12.3 exactly as many spaces as the margin, by the shortest way', () => {
  expect(redLoses(3).ends('throw')).toEqual(['R20', 'R21', 'R30', 'R41', 'R42']);
  expect(redLoses(2).ends('throw')).toEqual(['B20', 'G21', 'G43', 'R10', 'R40', 'R43', 'R51', 'R52']);
  const far = redLoses(1);
  expect(far.ends('throw')).toEqual(['B21', 'B30', 'B31', 'B40', 'G20', 'G31', 'G42', 'G54', 'P00', 'R50', 'R54']);
  expect(far.why('throw:R20')).toBe('DA-12.3');
});

test('DA-12.4 the way leads over no water and through no closed gate', () => {
  // R21 is two from R43 across the tarn R32; by land it is three.
  const t = table({ turn: 'blue', at: { blue: 'B40' }, cleared: 'all', piles: { R43: ['Stone Ogre'] } });
  t.roll(2).choose('walk:R43', dice(2));
  expect(t.ends('throw')).toEqual(['B20', 'B31', 'B41', 'B50', 'B51', 'R31', 'R41', 'R52']);
  expect(t.why('throw:R53')).toBe('DA-12.4');
  expect(t.why('throw:R32')).toBe('DA-12.4');
  // P00 is two from R21 through the Red gate and through the Blue gate. Amber may use neither.
  const amber = table({ turn: 'amber', at: { amber: 'B20' }, cleared: 'all', piles: { R21: ['Stone Ogre'] } });
  amber.roll(2).choose('walk:R21', dice(2));
  expect(amber.ends('throw')).toEqual(['B21', 'B30', 'B31', 'G21', 'R30', 'R41', 'R42']);
  expect(amber.denial('throw:R10')).toMatchObject({ rule: 'DA-5.3', args: { owner: amber.seat('red') } });
});

test('DA-12.4 players, counters and the Dragon do not block the way', () => {
  const walled = redLoses(2, {
    at: { red: 'R20', blue: 'R20', white: 'R21', violet: 'R41' },
    piles: { R31: ['Stone Ogre'], R42: ['monster 1'] },
    dragonAt: 7,
  });
  expect(walled.ends('throw')).toEqual(['B20', 'G21', 'G43', 'R10', 'R40', 'R43', 'R51', 'R52']);
});

test('DA-12.5 the landing holds no player, no counter of any kind and not the Dragon', () => {
  const t = redLoses(2, {
    at: { red: 'R20', blue: 'B20' },
    piles: { R31: ['Stone Ogre'], G43: ['Petra Bram'], R43: ['monster 1'] },
    laid: ['R52'],
  });
  expect(t.ends('throw')).toEqual(['G21', 'R10', 'R40', 'R51']);
  for (const space of ['B20', 'G43', 'R43', 'R52']) expect(t.why(`throw:${space}`)).toBe('DA-12.5');
  const dragon = redLoses(1, { dragonAt: 8 });
  expect(dragon.ends('throw')).toEqual(['B21', 'B31', 'B40', 'G20', 'G31', 'G42', 'G54', 'P00', 'R50', 'R54']);
  expect(dragon.why('throw:B30')).toBe('DA-12.5');
});

test('DA-12.5 the palace and the own starting point are landings like others', () => {
  expect(redLoses(2).ends('throw')).toContain('R10');
  expect(redLoses(1).choose('throw:P00').at('red')).toBe('P00');
});

test('DA-12.6 without a landing at the margin the distance shrinks by one at a time', () => {
  const t = table({ turn: 'red', at: { red: 'R40' }, cleared: ['R50'], piles: { R50: ['Night Wraith'] } });
  t.roll(2).choose('walk:R50', dice(3));
  // At two everything is taken, so it is one.
  expect(t.ends('throw')).toEqual(['R40', 'R51']);
});

test('DA-12.6 without anything nearer the distance grows by one at a time above the margin', () => {
  const t = table({ turn: 'blue', at: { blue: 'B40' }, piles: { R42: ['Goblin Picket'] } });
  t.roll(2).choose('walk:R42', dice(1));
  expect(t.ends('throw')).toEqual(['B40', 'R20', 'R21', 'R40', 'R51']);
  expect(t.denial('throw:P00')).toMatchObject({ rule: 'DA-12.6', args: { margin: 1, distance: 2 } });
  t.choose('throw:R20');
  expect(t.told('thrown')).toMatchObject([{ rule: 'DA-12.6', distance: 2, margin: 1 }]);
});

test('DA-12.7 the own starting point is a landing when nothing else is', () => {
  const t = table({ turn: 'red', at: { red: 'V40' }, cleared: 'all', piles: { V50: ['Stone Ogre'] } }).roll(2);
  t.board.unknown.fill(1);
  t.board.unknown[spaceOf('V50')] = 0;
  t.board.unknown[spaceOf('R10')] = 0;
  t.choose('walk:V50', dice(3));
  expect(t.at('red')).toBe('R10');
  expect(t.told('thrown')).toMatchObject([{ distance: 9, margin: 1 }]);
});

test('DA-12.8 a single landing is taken without asking', () => {
  const t = redLoses(3, { at: { red: 'R20', blue: 'R20', white: 'R21', violet: 'R41' }, dragonAt: 7 });
  expect(t.at('red')).toBe('R42');
  expect(t.waitingFor).toEqual(['blue']);
});

test('DA-12.9 nothing follows from landing but the turn of the next player', () => {
  // A character that the winner had no place for is all that one can be thrown home with.
  const t = table({ turn: 'red', at: { red: 'R20', violet: 'R30' }, carried: { red: ['M'], violet: ['M'] }, cleared: 'all' });
  t.roll(2).choose('walk:R30').choose('fight', dice(2, 1), dice(4, 1));
  const before = t.events.length;
  t.choose('throw:R10');
  expect(t.events.slice(before).map((event) => event.t)).toEqual(['thrown', 'turn']);
  expect(t.carried('red')).toEqual(counterIds('Nim Hedgewick'));
});

test('DA-12.10 first the counters are lost, then comes the throw, then the rest marker', () => {
  const t = redLoses(3, { carried: { red: ['gold 2'] } });
  expect([t.carried('red'), t.at('red'), t.rests('red')]).toEqual([[], 'R31', false]);
  t.choose('throw:R30');
  expect([t.at('red'), t.rests('red')]).toEqual(['R30', true]);
});

test('DA-12.10 the space of the monster that won counts as taken for the next who is thrown', () => {
  const t = table({ turn: 'red', at: { red: 'R20', blue: 'R40' }, cleared: 'all', piles: { R31: ['Stone Ogre'], R41: ['monster 5'] } });
  t.roll(2).choose('walk:R31', dice(3)).choose('throw:R21');
  t.roll(2).choose('walk:R41', dice(4));
  expect(t.ends('throw')).toEqual(['R30', 'R40', 'R42', 'R51', 'R52']);
});

test('DA-12.11 being thrown back puts a rest marker on the beaten, and on nobody else', () => {
  const t = redLoses(3).choose('throw:R30');
  expect(t.players.filter((colour) => t.rests(colour))).toEqual(['red']);
});

test('DA-12.12 who is thrown again while resting still loses one turn only', () => {
  const t = table({ players: ['red', 'violet'], turn: 'red', at: { red: 'R20', violet: 'R40' }, resting: ['violet'], cleared: 'all' });
  t.roll(2).choose('walk:R40').choose('fight', dice(6), dice(5)).choose('throw:R50');
  // Violet's turn has passed, resting; the next one is a turn like any other.
  expect(t.told('rests')).toMatchObject([{ seat: t.seat('violet') }]);
  t.roll(2).choose('walk:R41');
  expect(t.waitingFor).toEqual(['violet']);
  expect(t.keys()).toEqual(['roll']);
});

test('DA-12.13 a resting turn takes off the marker and is over: no sail, no roll, no move', () => {
  const t = table({ turn: 'red', at: { red: 'R51' }, carried: { red: ['boat', 'gold 1'] }, resting: ['red'] });
  expect(t.rests('red')).toBe(false);
  expect(t.waitingFor).toEqual(['blue']);
  expect(t.events.map((event) => event.t)).toEqual(['turn', 'rests', 'turn']);
  expect([t.at('red'), t.board.dragonAt]).toEqual(['R51', 0]);
});

const redMeetsResting = (): Table =>
  table({ turn: 'red', at: { red: 'R20', violet: 'R40' }, carried: { violet: ['gold 3'] }, resting: ['violet'], cleared: 'all' })
    .roll(2)
    .choose('walk:R40');

test('DA-12.14 a resting player bargains when met, defends, and keeps the marker', () => {
  const bargain = redMeetsResting().choose('ask:T37').choose('offer');
  expect(bargain.waitingFor).toEqual(['violet']);
  expect(bargain.keys()).toEqual(['accept', 'fight', 'give:T37', 'offer']);
  expect(bargain.choose('accept').rests('violet')).toBe(true);
  const defended = redMeetsResting().choose('fight', dice(1), dice(2));
  expect(defended.told('threw').map(({ seat }) => seat)).toEqual([defended.seat('red'), defended.seat('violet')]);
  expect(defended.waitingFor).toEqual(['violet']);
});

test('DA-12.14 a resting player fights the Dragon when it comes', () => {
  const t = table({ turn: 'red', at: { violet: 'R30' }, resting: ['violet'], dragonAt: 6, cleared: 'all' }).roll(1, dice(6), dice(1));
  expect(t.told('wounded')).toMatchObject([{ seat: t.seat('violet'), strength: 5 }]);
});

test('DA-12.15 when everybody rests the markers come off one by one in turn order', () => {
  const t = table({ players: ['red', 'amber', 'white'], turn: 'amber', resting: ['red', 'amber', 'white'] });
  expect(t.told('rests').map(({ seat }) => t.players[seat])).toEqual(['amber', 'white', 'red']);
  expect(t.waitingFor).toEqual(['amber']);
  expect(t.board.dragonAt).toBe(0);
});
