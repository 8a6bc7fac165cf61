import { expect, test } from 'vitest';
import { counterIds, dice, table, type Given, type Table } from './table.ts';

// Chapter 7: meeting another player. Most tests let Red walk from R20 to R40, where Blue stands.

const redMeetsBlue = (given: Partial<Given> = {}): Table =>
  table({ turn: 'red', cleared: 'all', ...given, at: { red: 'R20', blue: 'R40', ...given.at } })
    .roll(2)
    .choose('walk:R40');

test('DA-7.1 who ends a move with another player fights or bargains: there is no third way', () => {
  const t = redMeetsBlue();
  expect([t.waitingFor, t.keys()]).toEqual([['red'], ['fight', 'offer']]);
  expect(t.why('accept')).toBe('DA-7.5');
  expect(t.told('meets')).toMatchObject([{ seat: t.seat('red'), other: t.seat('blue') }]);
  expect(t.choose('fight').awaited).toBe('da.duel-dice');
});

test('DA-7.1 an offer alone does not avoid the duel: the other may fight', () => {
  const t = redMeetsBlue().choose('offer').choose('fight');
  expect([t.awaited, t.told('agreed')]).toEqual(['da.duel-dice', []]);
});

test('DA-7.2 the meeting comes after the search, with the party as it is then', () => {
  const t = table({ turn: 'white', at: { white: 'W20', green: 'W31' }, piles: { W31: ['Faelar Moonstep'] } });
  t.roll(2).choose('walk:W31');
  expect(t.keys()).toEqual(['fight', 'give:T06', 'offer']);
  t.choose('fight', dice(4, 2), dice(3));
  expect(t.told('threw')[0]!.dice).toEqual([4, 2]);
});

test('DA-7.3 with several others there one is chosen and met', () => {
  const carried = { blue: ['gold 1'], white: ['gold 2'] };
  const t = redMeetsBlue({ at: { white: 'R40' }, carried });
  expect([t.waitingFor, t.keys()]).toEqual([['red'], ['meet:1', 'meet:4']]);
  t.choose('meet:4').choose('fight', dice(6), dice(5));
  expect(t.carried('red')).toEqual(counterIds("Pilgrim's Satchel"));
  expect([t.carried('blue'), t.at('blue'), t.rests('blue')]).toEqual([counterIds("Farmer's Purse"), 'R40', false]);
});

test('DA-7.3 with one other there nobody is asked whom to meet', () => {
  expect(redMeetsBlue().told('meets')).toHaveLength(1);
});

test('DA-7.4 three offers at most, made in turn; the last is accepted or fought over', () => {
  const t = redMeetsBlue({ carried: { red: ['gold 1'], blue: ['gold 2'] } });
  const words: unknown[] = [];
  for (let offer = 1; offer <= 3; offer++) {
    words.push([t.waitingFor[0], t.keys()]);
    t.choose('offer');
  }
  words.push([t.waitingFor[0], t.keys()]);
  expect(words).toEqual([
    ['red', ['ask:T32', 'fight', 'give:T28', 'offer']],
    ['blue', ['accept', 'ask:T28', 'fight', 'give:T32', 'offer']],
    ['red', ['accept', 'ask:T32', 'fight', 'give:T28', 'offer']],
    ['blue', ['accept', 'fight']],
  ]);
  expect(t.why('offer')).toBe('DA-7.4');
});

test('DA-7.4 an offer says what is given and what is asked for', () => {
  const t = redMeetsBlue({ carried: { red: ['gold 1', 'boat'], blue: ['gold 2'] } });
  t.choose('give:T28').choose('ask:T32');
  expect(t.keys()).toEqual(['fight', 'give:T24', 'offer']);
  t.choose('offer').choose('give:T32').choose('ask:T24').choose('offer').choose('accept');
  expect(t.told('offered').map(({ seat, give, take }) => [t.players[seat], give, take])).toEqual([
    ['red', [27], [31]],
    ['blue', [31], [23]],
  ]);
  expect([t.carried('red'), t.carried('blue')]).toEqual([counterIds("Farmer's Purse", "Pilgrim's Satchel"), counterIds('Reed Punt')]);
});

test('DA-7.5 only the very bargain that was proposed and accepted is carried out', () => {
  const t = redMeetsBlue({ carried: { red: ['gold 1', 'gold 2'] } })
    .choose('give:T28')
    .choose('offer');
  t.choose('ask:T32').choose('offer');
  expect(t.carried('blue')).toEqual([]);
  t.choose('accept');
  expect([t.carried('red'), t.carried('blue')]).toEqual([counterIds("Farmer's Purse"), counterIds("Pilgrim's Satchel")]);
});

test('DA-7.5 whoever fights, at whichever word, nothing is paid and there is a duel', () => {
  for (const offers of [0, 1, 2, 3]) {
    const t = redMeetsBlue({ carried: { red: ['gold 4'] } }).choose('give:T41');
    for (let made = 0; made < offers; made++) t.choose('offer');
    t.choose('fight');
    expect([t.awaited, t.carried('red'), t.carried('blue')]).toEqual(['da.duel-dice', counterIds('Guild Treasury'), []]);
  }
});

test('DA-7.6 everything in front of the two may be traded, and nothing else', () => {
  const t = redMeetsBlue({
    at: { white: 'R51' },
    carried: { red: ['gold 1', 'boat', 'slayer', 'E'], blue: ['D'], white: ['gold 5'] },
    home: { red: ['gold 2'], blue: ['monster 3'] },
    hoard: ['gold 3'],
    piles: { R41: ['M'] },
  });
  expect(t.keys()).toEqual(['ask:T07', 'fight', 'give:T05', 'give:T24', 'give:T27', 'give:T28', 'offer']);
});

test('DA-7.7 a bargain may be a gift', () => {
  const t = redMeetsBlue({ carried: { red: ['boat'] } })
    .choose('give:T24')
    .choose('offer')
    .choose('accept');
  expect([t.carried('red'), t.carried('blue')]).toEqual([[], counterIds('Reed Punt')]);
  const other = redMeetsBlue({ carried: { blue: ['boat'] } })
    .choose('ask:T24')
    .choose('offer')
    .choose('accept');
  expect([other.carried('red'), other.carried('blue')]).toEqual([counterIds('Reed Punt'), []]);
});

test('DA-7.8 a bargain may be a truce: nothing for nothing', () => {
  const t = redMeetsBlue().choose('offer').choose('accept');
  expect(t.told('agreed')).toMatchObject([{ give: [], take: [] }]);
  expect([t.told('threw'), t.waitingFor]).toEqual([[], ['red']]);
});

test('DA-7.9 a bargain after which a party had two of a class cannot be proposed', () => {
  const t = redMeetsBlue({ carried: { red: ['Lirien Swiftarrow'], blue: ['Garrick the Oak', 'gold 1'] } });
  t.choose('give:T05').choose('ask:T28').choose('ask:T01');
  expect([t.keys(), t.why('offer')]).toEqual([['fight'], 'DA-7.9']);
});

test('DA-7.9 the party of the other must fit as well', () => {
  const t = redMeetsBlue({ carried: { red: ['Nim Hedgewick'] } }).choose('give:T03');
  expect([t.keys(), t.why('offer')]).toEqual([['fight'], 'DA-7.9']);
  const two = redMeetsBlue({ at: { white: 'R40', blue: 'B10' }, carried: { white: ['E', 'D'], red: ['E', 'D'] } });
  two.choose('give:T05').choose('ask:T08');
  expect(two.why('offer')).toBe('DA-7.9');
});

test('DA-7.9 the exchange is simultaneous, so equals may be swapped', () => {
  const t = redMeetsBlue({ carried: { red: ['Durra Hammerhand'], blue: ['Hob Copperkettle'] } });
  t.choose('give:T07').choose('ask:T08').choose('offer').choose('accept');
  expect([t.carried('red'), t.carried('blue')]).toEqual([counterIds('Hob Copperkettle'), counterIds('Durra Hammerhand')]);
});

test('DA-7.10 promises do not bind: after a truce the same two may fight at once', () => {
  const t = redMeetsBlue().choose('offer').choose('accept').choose('step:R30');
  t.roll(2).choose('walk:R30');
  expect([t.waitingFor, t.keys()]).toEqual([['blue'], ['fight', 'offer']]);
  expect(t.choose('fight', dice(6), dice(5)).told('duelWon')).toHaveLength(1);
});

test('DA-7.11 after a bargain the mover may go one space further, onto an empty open land space', () => {
  const t = table({ turn: 'red', at: { red: 'R21', white: 'B20' }, cleared: ['B31'] });
  t.roll(2).choose('walk:B20').choose('offer').choose('accept');
  expect(t.keys()).toEqual(['stay', 'step:B21', 'step:B31', 'step:R21']);
  expect([t.why('step:B30'), t.why('step:B10')]).toEqual(['DA-7.11', 'DA-5.3']);
  expect(t.choose('step:B21').at('red')).toBe('B21');
});

test('DA-7.11 only the mover steps, not the other, and nobody after a duel', () => {
  const t = redMeetsBlue().choose('offer').choose('accept');
  expect(t.waitingFor).toEqual(['red']);
  t.choose('stay');
  expect([t.waitingFor, t.keys(), t.at('blue')]).toEqual([['blue'], ['roll'], 'R40']);
  const duel = redMeetsBlue().choose('fight', dice(2), dice(1)).choose('throw:R50');
  expect([duel.at('red'), duel.waitingFor]).toEqual(['R40', ['amber']]);
});

test('DA-7.12 the step never enters water, even if the move put to sea', () => {
  const t = table({ turn: 'red', at: { red: 'R50', blue: 'G52' }, cleared: 'all' });
  t.roll(3).choose('walk:G52').choose('offer').choose('accept');
  expect(t.keys()).toEqual(['stay', 'step:G41', 'step:G42', 'step:G51']);
  expect([t.why('step:G53'), t.why('step:G62')]).toEqual(['DA-7.12', 'DA-7.12']);
});

test('DA-7.12 the step may lead back to where the turn began, and causes nothing but a deposit at home', () => {
  const back = table({ turn: 'red', at: { red: 'R51', blue: 'R40' }, cleared: 'all' });
  back.roll(2).choose('walk:R40').choose('offer').choose('accept').choose('step:R51');
  expect([back.at('red'), back.story.slice(-2)]).toEqual(['R51', ['stepped', 'turn']]);
  const home = table({ turn: 'red', at: { red: 'R40', blue: 'R20' }, carried: { red: ['gold 2'] }, cleared: 'all' });
  home.roll(2).choose('walk:R20').choose('offer').choose('accept').choose('step:R10');
  expect([home.home('red'), home.carried('red')]).toEqual([counterIds("Pilgrim's Satchel"), []]);
});

test('DA-7.13 who does not step stays on the same space, and that causes nothing more', () => {
  const t = redMeetsBlue().choose('offer').choose('accept').choose('stay');
  expect([t.at('red'), t.at('blue'), t.told('meets').length]).toEqual(['R40', 'R40', 1]);
  t.roll(2).choose('walk:R20');
  expect(t.told('meets')).toHaveLength(1);
});

test('DA-7.13 where no neighbour is empty the mover stays without being asked', () => {
  const t = table({ turn: 'red', at: { red: 'R20', blue: 'R40', white: 'R51' } })
    .roll(2)
    .choose('walk:R40');
  t.choose('offer').choose('accept');
  expect([t.at('red'), t.waitingFor]).toEqual(['R40', ['blue']]);
});

test('DA-7.14 a resting player is met like any other', () => {
  const bargain = redMeetsBlue({ resting: ['blue'] }).choose('offer');
  expect([bargain.waitingFor, bargain.keys()]).toEqual([['blue'], ['accept', 'fight', 'offer']]);
  const duel = redMeetsBlue({ resting: ['blue'], carried: { red: ['gold 1'] } }).choose('fight', dice(1), dice(3));
  expect([duel.carried('blue'), duel.rests('blue')]).toEqual([counterIds("Farmer's Purse"), true]);
});

test('DA-7.15 nobody can be met on a starting point with an owner; in the palace and on other gates one can', () => {
  // Whether its owner is at home or not: whoever stood there could be met.
  for (const blue of ['B10', 'A40']) {
    const gate = table({ turn: 'red', at: { red: 'B20', blue } }).roll(2);
    expect([gate.ends('walk').includes('B10'), gate.why('walk:B10')]).toEqual([false, 'DA-5.3']);
  }
  // Who comes home meets nobody.
  const owner = table({ turn: 'red', at: { red: 'R20' }, cleared: 'all' })
    .roll(2)
    .choose('walk:R10');
  expect([owner.told('meets'), owner.waitingFor]).toEqual([[], ['blue']]);
  const palace = table({ turn: 'red', at: { red: 'R20', blue: 'P00' } })
    .roll(2)
    .choose('walk:P00');
  expect(palace.told('meets')).toHaveLength(1);
  const ownerless = table({ players: ['red', 'violet'], turn: 'red', at: { red: 'R20', violet: 'B10' } })
    .roll(3)
    .choose('walk:B10');
  expect(ownerless.told('meets')).toHaveLength(1);
});

test('DA-7.16 however a meeting ends, the mover meets nobody else in this turn', () => {
  const truce = redMeetsBlue({ at: { white: 'R40' } })
    .choose('meet:1')
    .choose('offer')
    .choose('accept')
    .choose('stay');
  expect([truce.waitingFor, truce.keys(), truce.told('meets').length]).toEqual([['blue'], ['roll'], 1]);
  const won = redMeetsBlue({ at: { white: 'R40' } })
    .choose('meet:1')
    .choose('fight', dice(2), dice(1))
    .choose('throw:R41');
  expect([won.waitingFor, won.told('meets').length]).toEqual([['amber'], 1]);
});
