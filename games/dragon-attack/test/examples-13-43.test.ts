import { expect, test } from 'vitest';
import { dragonAttack } from '../index.ts';
import { landDistances } from '../rules/05-moving.ts';
import { homeWorth, scoresIfSlain } from '../rules/14-end.ts';
import { counterIds, dice, face, spaceIds, spaceOf, table, type Colour, type Given, type Table } from './table.ts';

// The worked examples that we add to the rulebook, one by one.

const { content } = dragonAttack;

const homeOf = (t: Table, colour: Colour): number => homeWorth(t.board, content, t.seat(colour));

test('DA example 13: closed and open gates', () => {
  expect(table({ turn: 'red' }).roll(2).ends('walk')).toEqual(['B20', 'G20', 'G21', 'G31', 'P00', 'R20', 'R21', 'R30', 'R31']);
  const two = table({ players: ['red', 'violet'], turn: 'red' }).roll(2);
  expect(two.ends('walk')).toEqual([
    'A10',
    'B10',
    'B20',
    'B21',
    'G10',
    'G20',
    'G21',
    'G31',
    'P00',
    'R20',
    'R21',
    'R30',
    'R31',
    'W10',
    'W21',
  ]);
  expect(two.why('walk:V10')).toBe('DA-5.3');
});

test('DA example 14: no passing through players', () => {
  const t = table({ turn: 'red', at: { blue: 'R20' } }).roll(2);
  expect(t.ends('walk')).toEqual(['B20', 'G20', 'G21', 'G31', 'P00', 'R20', 'R21', 'R31']);
  expect(t.why('walk:R30')).toBe('DA-5.5');
  t.choose('walk:R20');
  expect(t.told('meets')).toMatchObject([{ seat: t.seat('red'), other: t.seat('blue') }]);
});

test('DA example 15: no passing the turn', () => {
  for (const dragonAt of [0, 12]) {
    const t = table({ turn: 'red', at: { red: 'P00' }, dragonAt }).roll(5);
    expect(t.why('walk:P00')).toBe('DA-3.5');
    expect(t.keys()).not.toContain('stay');
    t.choose('walk:G20');
    expect(spaceIds(t.told('walked')[0]!.way).slice(0, 2)).toEqual(['P00', 'R10']);
  }
});

test('DA example 16: putting to sea', () => {
  const t = table({ turn: 'red', at: { red: 'R50' } }).roll(3);
  const byLand = landDistances(t.board, content, t.seat('red'), spaceOf('R50')).distance[spaceOf('G52')];
  expect(byLand).toBe(4);
  expect(t.ends('walk')).toContain('G52');
  expect(t.ends('walk').filter((space) => !content.isLand[spaceOf(space)])).toEqual([]);
  expect([t.why('walk:G53'), t.why('walk:R60')]).toEqual(['DA-5.9', 'DA-5.9']);
  t.choose('walk:G52', t.finds("Farmer's Purse"));
  expect(spaceIds(t.told('walked')[0]!.way)).toEqual(['R50', 'G54', 'G53', 'G52']);
});

test('DA example 17: a beach is not a village', () => {
  const t = table({ turn: 'red', at: { red: 'R51' } }).roll(2);
  expect(t.ends('walk')).toEqual(['G43', 'G54', 'R30', 'R31', 'R40', 'R41', 'R42', 'R50', 'R52']);
  expect([t.why('walk:R60'), t.why('walk:R53')]).toEqual(['DA-5.7', 'DA-5.7']);
});

test('DA example 18: boat, then a 1', () => {
  const given: Given = { turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] }, dragonAt: 3 };
  const t = table(given).choose('sail:V50');
  t.roll(1, t.finds("Miller's Strongbox"), dice(4));
  expect(t.told('dragonMoved')).toMatchObject([{ to: 4, space: spaceOf('V50') }]);
  expect(t.told('threw')).toMatchObject([{ seat: t.seat('red'), foe: 'dragon', against: 5 }]);
  expect(t.hoard).toEqual(counterIds("Miller's Strongbox", 'Reed Punt'));
  const burnt = table({ ...given, cleared: ['V50'] })
    .choose('sail:V50')
    .roll(1, dice(4));
  expect(burnt.hoard).toEqual(counterIds('Reed Punt'));
});

test('DA example 19: boat, then stay', () => {
  const t = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] } })
    .choose('sail:W54')
    .roll(3);
  expect(t.ends('walk')).toContain('W54');
  t.choose('walk:W54', t.finds('Sunken Chest'));
  expect(t.carried('red')).toEqual(counterIds('Reed Punt', 'Sunken Chest'));
  const near = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] } })
    .choose('sail:R52')
    .roll(3);
  expect(near.ends('walk')).not.toContain('R42');
  expect(near.why('walk:R42')).toBe('DA-3.5');
});

test('DA example 20: forbidden harbours', () => {
  const t = table({ turn: 'red', at: { red: 'G51', blue: 'B52' }, carried: { red: ['boat', 'boat'] }, dragonAt: 5 });
  const harbours = spaceIds(content.harbours).filter((space) => !['G51', 'B52', 'W50'].includes(space));
  expect(harbours).toHaveLength(27);
  expect(t.ends('sail')).toEqual(harbours.toSorted());
  expect([t.why('sail:G51'), t.why('sail:B52'), t.why('sail:W50')]).toEqual(['DA-5.13', 'DA-5.14', 'DA-5.14']);
  t.choose('sail:V51');
  expect(t.keys()).toEqual(['roll']);
  expect(t.why('sail:R51')).toBe('DA-5.17');
  expect(t.roll(2).ends('sail')).toEqual([]);
});

test('DA example 21: refused and found again', () => {
  const t = table({ players: ['red', 'amber'], turn: 'red', at: { red: 'R20', amber: 'R40' }, carried: { red: ['Nim Hedgewick'] } });
  t.roll(2).choose('walk:R31', t.finds('Doctor Puddock'));
  expect(t.pile('R31')).toEqual(counterIds('Doctor Puddock'));
  expect(t.carried('red')).toEqual(counterIds('Nim Hedgewick'));
  // Red is sent away, so that nobody is met there.
  t.board.adventurers[t.seat('red')]!.at = spaceOf('R10');
  t.roll(2).choose('walk:R31');
  expect(t.carried('amber')).toEqual(counterIds('Doctor Puddock'));
  expect(t.pile('R31')).toEqual([]);
});

const robbedByAnOgre = (): Table => {
  const t = table({ turn: 'green', carried: { green: ['Durra Hammerhand', "Pilgrim's Satchel"], amber: ['Petra Bram'] } });
  return t.roll(2).choose('walk:G31', t.finds('Stone Ogre'), dice(3, 2));
};

test('DA example 22: robbed by an ogre', () => {
  const t = robbedByAnOgre();
  expect(t.pile('G31')).toEqual(counterIds('Stone Ogre', 'Durra Hammerhand', "Pilgrim's Satchel"));
  expect(t.told('robbed')).toMatchObject([{ margin: 1 }]);
  expect(t.ends('throw')).toEqual(['G20', 'G21']);
  expect(t.waitingFor).toEqual(['white']);
  t.choose('throw:G20');
  expect([t.at('green'), t.rests('green')]).toEqual(['G20', true]);
});

test('DA example 23: loot with a misfit', () => {
  const t = robbedByAnOgre().choose('throw:G20');
  t.board.adventurers[t.seat('amber')]!.at = spaceOf('G21');
  t.roll(2).choose('walk:R20');
  t.roll(2).choose('walk:B21');
  t.roll(2).choose('walk:G31', dice(6, 1));
  expect(t.home('amber')).toEqual(counterIds('Stone Ogre'));
  expect(homeOf(t, 'amber')).toBe(4);
  expect(t.carried('amber')).toEqual(counterIds('Petra Bram', "Pilgrim's Satchel"));
  expect(t.pile('G31')).toEqual(counterIds('Durra Hammerhand'));
});

test('DA example 24: two of a class under one monster', () => {
  const t = table({
    turn: 'white',
    at: { white: 'W20' },
    carried: { white: ['Lirien Swiftarrow'] },
    piles: { W31: ['Maze Bull', 'Garrick the Oak', 'Petra Bram', "Farmer's Purse"] },
  });
  t.roll(2).choose('walk:W31', dice(5, 2));
  expect(t.carried('white')).toEqual(counterIds('Lirien Swiftarrow', 'Garrick the Oak', "Farmer's Purse"));
  expect(t.pile('W31')).toEqual(counterIds('Petra Bram'));
  expect(homeOf(t, 'white')).toBe(4);
});

test('DA example 25: no landing, shorter first', () => {
  const t = table({ turn: 'red', at: { red: 'R40' } });
  t.roll(2).choose('walk:R50', t.finds('Frost Wolf'), dice(1));
  expect(t.told('robbed')).toMatchObject([{ margin: 2 }]);
  expect(t.ends('throw')).toEqual(['R40', 'R51']);
  expect(t.waitingFor).toEqual(['green']);
});

test('DA example 26: no landing, then longer', () => {
  const t = table({ turn: 'blue', at: { blue: 'B40' } });
  t.roll(2).choose('walk:R42', t.finds('Kobold Sneak'), dice(1));
  expect(t.told('robbed')).toMatchObject([{ margin: 1 }]);
  expect(t.ends('throw')).toEqual(['B40', 'R20', 'R21', 'R40', 'R51']);
});

test('DA example 27: duel with a tie', () => {
  const carried = { blue: ['Lirien Swiftarrow', 'Durra Hammerhand', "Merchant's Casket"], amber: ['Garrick the Oak'] };
  const t = table({ turn: 'blue', at: { blue: 'B42', amber: 'A40' }, carried });
  t.roll(2)
    .choose('walk:A40')
    .choose('fight', dice(5, 3, 1), dice(5, 2), dice(2, 2, 1), dice(4, 1));
  expect(t.told('equal')).toMatchObject([{ number: 5 }]);
  expect(t.told('duelWon')).toMatchObject([{ seat: t.seat('amber'), loser: t.seat('blue'), margin: 2 }]);
  expect(t.carried('amber')).toEqual(counterIds('Garrick the Oak', 'Lirien Swiftarrow', "Merchant's Casket"));
  expect(t.carried('blue')).toEqual(counterIds('Durra Hammerhand'));
  expect(t.waitingFor).toEqual(['amber']);
  expect(t.ends('throw')).toEqual(['A20', 'B42']);
  t.choose('throw:A20');
  expect([t.at('blue'), t.rests('blue')]).toEqual(['A20', true]);
});

/** Red walks from R20 to R40, where Blue stands. */
const redMeetsBlue = (carried: Given['carried'] = {}): Table =>
  table({ turn: 'red', at: { red: 'R20', blue: 'R40' }, carried })
    .roll(2)
    .choose('walk:R40');

test('DA example 28: illegal bargain', () => {
  const carried = { red: ['Lirien Swiftarrow'], blue: ['Garrick the Oak', "Farmer's Purse"] };
  const fighters = redMeetsBlue(carried).choose('give:T05').choose('ask:T01');
  expect(fighters.keys()).not.toContain('offer');
  expect(fighters.why('offer')).toBe('DA-7.9');
  const gold = redMeetsBlue(carried).choose('give:T05').choose('ask:T28').choose('offer').choose('accept');
  expect([gold.carried('red'), gold.carried('blue')]).toEqual([
    counterIds("Farmer's Purse"),
    counterIds('Garrick the Oak', 'Lirien Swiftarrow'),
  ]);
});

test('DA example 29: swap of equals', () => {
  const t = redMeetsBlue({ red: ['Durra Hammerhand'], blue: ['Hob Copperkettle'] });
  t.choose('give:T07').choose('ask:T08').choose('offer').choose('accept');
  expect([t.carried('red'), t.carried('blue')]).toEqual([counterIds('Hob Copperkettle'), counterIds('Durra Hammerhand')]);
});

test('DA example 30: trade and step', () => {
  const given: Given = { turn: 'blue', at: { blue: 'B40', white: 'B20' }, carried: { blue: ['Reed Punt', 'Tax Cart'] } };
  const traded = (at: Given['at'] = {}): Table =>
    table({ ...given, at: { ...given.at, ...at } })
      .roll(4)
      .choose('walk:B20')
      .choose('give:T24')
      .choose('offer')
      .choose('accept');
  const t = traded();
  expect(t.carried('white')).toEqual(counterIds('Reed Punt'));
  expect(t.waitingFor).toEqual(['blue']);
  expect(t.keys()).toEqual(['stay', 'step:B10', 'step:B21', 'step:R21']);
  expect(t.why('step:R32')).toBe('DA-7.12');
  t.choose('step:B10');
  expect([t.home('blue'), t.carried('blue')]).toEqual([counterIds('Tax Cart'), []]);
  expect(traded({ red: 'R21', amber: 'B21' }).keys()).toEqual(['stay', 'step:B10']);
});

test('DA example 31: agreement fails', () => {
  const t = redMeetsBlue({ red: ['gold 4'] })
    .choose('give:T41')
    .choose('offer');
  expect(t.waitingFor).toEqual(['blue']);
  t.choose('fight');
  expect(t.awaited).toBe('da.duel-dice');
  expect([t.carried('red'), t.carried('blue')]).toEqual([counterIds('Guild Treasury'), []]);
});

test('DA example 32: third on the space', () => {
  const t = table({ turn: 'red', at: { red: 'V40', amber: 'V20', violet: 'V20' }, carried: { violet: ['gold 1'] } });
  t.roll(2).choose('walk:V20');
  expect(t.waitingFor).toEqual(['red']);
  expect(t.keys()).toEqual([`meet:${t.seat('amber')}`, `meet:${t.seat('violet')}`]);
  t.choose(`meet:${t.seat('amber')}`)
    .choose('fight', dice(2), dice(1))
    .choose('throw:V21');
  expect(t.told('meets')).toHaveLength(1);
  expect([t.at('violet'), t.rests('violet'), t.carried('violet')]).toEqual(['V20', false, counterIds("Farmer's Purse")]);
  expect(t.waitingFor).toEqual(['blue']);
});

test('DA example 33: search, then meeting', () => {
  const t = table({ turn: 'white', at: { white: 'W20', green: 'W31' }, piles: { W31: ['Faelar Moonstep'] } });
  t.roll(2).choose('walk:W31');
  expect(t.carried('white')).toEqual(counterIds('Faelar Moonstep'));
  t.choose('fight', dice(4, 2), dice(1));
  expect(t.told('threw')).toMatchObject([
    { seat: t.seat('white'), dice: [4, 2] },
    { seat: t.seat('green'), dice: [1] },
  ]);
});

test('DA example 34: resting and beaten again', () => {
  const t = table({ players: ['red', 'blue'], turn: 'red', at: { red: 'R20', blue: 'R40' }, resting: ['blue'], cleared: 'all' });
  t.roll(2).choose('walk:R40').choose('fight', dice(6), dice(5));
  t.choose('throw:R50');
  expect(t.told('thrown')).toMatchObject([{ victim: t.seat('blue') }]);
  t.roll(2).choose('walk:R20');
  expect(t.told('rests')).toHaveLength(1);
  expect(t.waitingFor).toEqual(['blue']);
  expect(t.roll(2).at('blue')).toBe('R50');
});

test('DA example 35: everybody rests', () => {
  const t = table({ players: ['red', 'violet'], turn: 'red', resting: ['red', 'violet'] });
  expect(t.story).toEqual(['turn', 'rests', 'turn', 'rests', 'turn']);
  expect(t.board.dragonAt).toBe(0);
  expect([t.waitingFor, t.keys()]).toEqual([['red'], ['roll']]);
});

test("DA example 36: passing one's own gate", () => {
  const given: Given = { turn: 'red', at: { red: 'R20' }, carried: { red: ['gold 6'] } };
  const through = table(given).roll(2).choose('walk:P00');
  expect(spaceIds(through.told('walked')[0]!.way)).toEqual(['R20', 'R10', 'P00']);
  expect([through.home('red'), through.carried('red')]).toEqual([[], counterIds('Lost Crown of Silverado')]);
  expect(homeOf(table(given).roll(2).choose('walk:R10'), 'red')).toBe(6);
});

test('DA example 37: the Dragon eats a stack', () => {
  const stack = ['Night Wraith', "Queen's Pearls", 'Nim Hedgewick'];
  const t = table({ turn: 'red', piles: { V30: stack }, dragonAt: 9 }).roll(1);
  expect(t.board.dragonAt).toBe(10);
  expect(t.hoard).toEqual(counterIds(...stack));
  expect(t.pile('V30')).toEqual([]);
  expect(scoresIfSlain(t.board, content, t.seat('green'))).toEqual([0, 0, 0, 0, 0, 10]);
});

test('DA example 38: two defenders', () => {
  const t = table({
    turn: 'red',
    at: { white: 'P00', green: 'P00' },
    carried: { white: ["Pilgrim's Satchel"], green: ['D', 'M'] },
    dragonAt: 12,
    wounds: 2,
  });
  t.roll(1, dice(3), dice(2));
  expect(t.hoard).toEqual(counterIds("Pilgrim's Satchel"));
  expect([t.at('white'), t.rests('white')]).toEqual(['P00', false]);
  t.draw(dice(4, 1, 1), dice(5, 2, 1));
  expect(t.told('threw').map(({ seat, against }) => [t.players[seat], against])).toEqual([
    ['white', 3],
    ['white', 3],
    ['green', 3],
    ['green', 2],
  ]);
  expect(t.told('thrown')).toEqual([]);
  expect(t.told('slain')).toMatchObject([{ seat: t.seat('green') }]);
  expect(t.state.outcome!.scores).toEqual([0, 0, 0, 0, 0, 2]);
});

test('DA example 39: the weakest monster', () => {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const t = table({ turn: 'red', at: { red: 'R20' } }).roll(2);
    t.choose('walk:R31', t.finds('Mudling'), dice(number));
    expect(t.told('robbed')).toEqual([]);
    expect(t.awaited).toBe(number === 1 ? 'da.monster-dice' : null);
    expect(homeOf(t, 'red')).toBe(number === 1 ? 0 : 1);
  }
});

const besideTheDragon = (): Table => table({ turn: 'green', at: { green: 'G20' }, dragonAt: 12, cleared: ['G30'] }).roll(2);

test('DA example 40: past the Dragon', () => {
  const past = besideTheDragon().choose('walk:G40');
  expect(spaceIds(past.told('walked')[0]!.way)).toEqual(['G20', 'G30', 'G40']);
  expect(past.told('threw')).toEqual([]);
  expect(past.waitingFor).toEqual(['red']);
  expect(besideTheDragon().choose('walk:G30').awaited).toBe('da.dragon-dice');
});

test('DA example 41: slaying is not winning', () => {
  const home = { red: ['gold 4'], violet: ['gold 6', 'gold 5', 'gold 5', 'monster 4'] };
  const t = table({ turn: 'red', at: { red: 'R20' }, dragonAt: 7, wounds: 3, home, hoard: ['gold 4', 'gold 3', 'monster 4'] });
  t.roll(2).choose('walk:R30', dice(6));
  expect(t.state.outcome!.scores).toEqual([15, 0, 0, 20, 0, 0]);
  expect(t.told('ended')[0]!.winners).toEqual([t.seat('violet')]);
});

test('DA example 42: solo die', () => {
  const given: Given = { players: ['red'], turn: 'red', dragonAt: 5, options: { level: 'champion' } };
  const t = table(given).roll(4);
  t.choose('walk:R31', t.finds("Farmer's Purse"));
  expect(t.awaited).toBe('da.dragon-die');
  t.draw(face(2), t.finds('Alms Box'));
  expect([t.board.dragonAt, t.hoard]).toEqual([6, counterIds('Alms Box')]);
  const one = table(given);
  one.roll(1, one.finds('Alms Box'));
  expect([one.board.dragonAt, one.awaited, one.waitingFor]).toEqual([6, null, ['red']]);
});

const losesInThePalace = (high: number): Table =>
  table({ turn: 'red', at: { red: 'R20', violet: 'P00' } })
    .roll(2)
    .choose('walk:P00')
    .choose('fight', dice(1), dice(high));

test('DA example 43: throw in the palace', () => {
  const byOne = losesInThePalace(2);
  expect(byOne.at('red')).toBe('R10');
  expect(byOne.waitingFor).toEqual(['blue']);
  const byTwo = losesInThePalace(3);
  expect(byTwo.waitingFor).toEqual(['violet']);
  expect(byTwo.ends('throw')).toEqual(['G21', 'R20', 'R21']);
});
