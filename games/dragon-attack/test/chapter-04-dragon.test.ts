import { expect, test } from 'vitest';
import { ALL, counterIds, dice, spaceIds, table } from './table.ts';

// Chapter 4: the Dragon moves.

test('DA-4.1 a 1 rolled for movement moves the Dragon one number, and no other number does', () => {
  for (const roll of [2, 3, 4, 5, 6]) {
    const t = table({ turn: 'red', dragonAt: 4, cleared: 'all' }).roll(roll).choose('walk:R20');
    expect(t.board.dragonAt).toBe(4);
  }
  expect(table({ turn: 'red', dragonAt: 4, cleared: 'all' }).roll(1).board.dragonAt).toBe(5);
});

test('DA-4.1 neither a 1 in battle nor a wound moves it', () => {
  const monster = table({ turn: 'red', at: { red: 'R40' }, dragonAt: 4, piles: { R41: ['monster 2'] }, cleared: 'all' });
  monster.roll(2).choose('walk:R41', dice(1));
  expect(monster.board.dragonAt).toBe(4);
  const attack = table({ turn: 'red', at: { red: 'R20' }, dragonAt: 7, cleared: 'all' })
    .roll(2)
    .choose('walk:R30', dice(6), dice(1));
  expect([attack.board.dragonAt, attack.board.wounds]).toEqual([7, 1]);
});

test('DA-4.2 the first 1 puts the Dragon on 1, where it takes and attacks as anywhere', () => {
  const t = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] } }).choose('sail:R50');
  t.roll(1, t.finds('Tax Cart'), dice(2));
  expect(spaceIds(t.told('dragonMoved').map(({ space }) => space))).toEqual(['R50']);
  expect(t.hoard).toEqual(counterIds('Tax Cart', 'Reed Punt'));
  expect(t.told('threw')).toMatchObject([{ foe: 'dragon', against: 5 }]);
});

test('DA-4.3 it flies: what lies or stands between two numbers is left alone', () => {
  const t = table({ turn: 'blue', at: { green: 'G40', red: 'R40' }, carried: { green: ['gold 1'] }, dragonAt: 6, piles: { G43: ['E'] } });
  const before = t.board.unknown.filter((lies) => lies === 1).length;
  t.roll(1, t.finds('Alms Box'));
  expect(t.board.unknown.filter((lies) => lies === 1)).toHaveLength(before - 1);
  expect([t.isUnknown('R30'), t.at('green'), t.at('red')]).toEqual([false, 'G40', 'R40']);
  expect([t.carried('green'), t.pile('G43')]).toEqual([counterIds("Farmer's Purse"), counterIds('Lirien Swiftarrow')]);
  expect(t.told('threw')).toEqual([]);
});

test('DA-4.4 an unknown counter is turned face up for all and goes to the hoard, whatever it is', () => {
  for (const name of ['Tax Cart', 'Reed Punt', 'Dragon Slayer', 'Hob Copperkettle', 'Iron Golem']) {
    const t = table({ turn: 'red' });
    t.roll(1, t.finds(name));
    expect(t.hoard).toEqual(counterIds(name));
    expect([t.isUnknown('R50'), t.pile('R50')]).toEqual([false, []]);
    expect(t.told('stolen')).toHaveLength(1);
  }
});

test('DA-4.5 an open monster is taken with everything under it, and seen characters all at once', () => {
  const piles = { R50: ['monster 5', 'gold 5', 'M'], B50: ['F', 'F'] };
  const t = table({ turn: 'red', piles }).roll(1);
  expect(t.hoard).toEqual(counterIds('Night Wraith', "Queen's Pearls", 'Nim Hedgewick'));
  expect(t.pile('R50')).toEqual([]);
  t.roll(1);
  expect(t.hoard.slice(3)).toEqual(counterIds('Garrick the Oak', 'Petra Bram'));
  expect(t.pile('B50')).toEqual([]);
  expect(t.told('stolen').map(({ rule }) => rule)).toEqual(['DA-4.5', 'DA-4.5']);
});

test('DA-4.6 a monster that the Dragon takes fights nobody', () => {
  const t = table({ turn: 'red' });
  t.roll(1, t.finds('Iron Golem'));
  expect([t.told('threw'), t.hoard, t.waitingFor]).toEqual([[], counterIds('Iron Golem'), ['blue']]);
  const open = table({ turn: 'red', at: { blue: 'R50' }, piles: { R50: ['monster 4'] }, cleared: 'all' }).roll(1, dice(6));
  expect(open.told('threw')).toMatchObject([{ foe: 'dragon' }]);
  expect(open.home('blue')).toEqual([]);
});

test('DA-4.7 counters are taken before a player is attacked, so the slayer wins them with the hoard', () => {
  const t = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] }, dragonAt: 3, wounds: 3 }).choose('sail:V50');
  t.roll(1, t.finds('Lost Crown of Silverado'), dice(6));
  expect(t.story.slice(2)).toEqual(['rolled', 'dragonMoved', 'stolen', 'threw', 'wounded', 'slain', 'ended']);
  expect(t.state.outcome!.scores[0]).toBe(6);
});

test('DA-4.8 a player on the space it reaches must fight, on whoever’s turn', () => {
  const t = table({ turn: 'red', at: { amber: 'R30' }, dragonAt: 6, cleared: 'all' }).roll(1);
  expect([t.awaited, t.asked]).toEqual(['da.dragon-dice', []]);
  t.draw(dice(2));
  expect(t.told('robbed')).toMatchObject([{ seat: t.seat('amber'), by: 'dragon', margin: 3 }]);
  expect(t.waitingFor).toEqual(['blue']);
});

test('DA-4.9 several players fight one after the other, clockwise from the player whose turn it is', () => {
  const at = { blue: 'R30', white: 'R30', green: 'R30' };
  const t = table({ turn: 'violet', at, dragonAt: 6, cleared: 'all' }).roll(1, dice(4));
  t.choose('throw:R20').draw(dice(4)).choose('throw:G43').draw(dice(4)).choose('throw:R40');
  expect(t.told('threw').map(({ seat }) => t.players[seat])).toEqual(['white', 'green', 'blue']);
  expect(t.told('thrown').map(({ victim }) => t.players[victim])).toEqual(['white', 'green', 'blue']);
});

test('DA-4.9 the player whose turn it is comes first, and the next finds the Dragon as it was left', () => {
  const t = table({ turn: 'white', at: { blue: 'R30', white: 'R30' }, dragonAt: 6, cleared: 'all' }).roll(1, dice(6), dice(3));
  t.choose('throw:R20').draw(dice(5));
  expect(t.told('threw').map(({ seat, against }) => [t.players[seat], against])).toEqual([
    ['white', 5],
    ['white', 4],
    ['blue', 4],
  ]);
  expect(t.board.wounds).toBe(2);
});

test('DA-4.9 once it is slain nobody else fights', () => {
  const t = table({ turn: 'white', at: { blue: 'R30', white: 'R30' }, dragonAt: 6, wounds: 3, cleared: 'all' }).roll(1, dice(3));
  expect(t.told('threw')).toHaveLength(1);
  expect([t.state.outcome?.reason, t.told('slain')]).toMatchObject(['slain', [{ seat: t.seat('white') }]]);
});

test('DA-4.10 after a battle that it survives the Dragon stays on its number', () => {
  const t = table({ turn: 'red', at: { amber: 'R30' }, dragonAt: 6, cleared: 'all' })
    .roll(1, dice(4))
    .choose('throw:R40');
  expect([t.board.dragonAt, t.at('amber')]).toEqual([7, 'R40']);
  t.roll(3).choose('walk:B20');
  expect(t.board.dragonAt).toBe(7);
});

test('DA-4.11 the Dragon attacks a resting player too', () => {
  const t = table({ turn: 'red', at: { amber: 'R30' }, resting: ['amber'], dragonAt: 6, cleared: 'all' }).roll(1, dice(4));
  expect(t.told('robbed')).toMatchObject([{ seat: t.seat('amber') }]);
  expect(t.choose('throw:R40').rests('amber')).toBe(true);
});

test('DA-4.12 on its whole flight the Dragon enters no starting point and touches nothing at home', () => {
  const t = table({
    turn: 'red',
    home: { red: ['gold 6'], violet: ['gold 5', 'monster 4'] },
    carried: { blue: ['gold 4', 'F'] },
    cleared: 'all',
  });
  const before = ALL.map((colour) => [t.at(colour), t.home(colour), t.carried(colour)]);
  for (let step = 1; step <= 13; step++) t.roll(1);
  expect(t.told('dragonMoved')).toHaveLength(13);
  expect(ALL.map((colour) => [t.at(colour), t.home(colour), t.carried(colour)])).toEqual(before);
  expect([t.told('threw'), t.hoard]).toEqual([[], []]);
});

test('DA-4.13 a 1 with the Dragon on 12 takes it into the palace: undefended, the kingdom falls and all lose', () => {
  const t = table({ turn: 'violet', at: { red: 'R10' }, home: { violet: ['gold 6'] }, dragonAt: 12, cleared: 'all' }).roll(1);
  expect(t.board.dragonAt).toBe(13);
  expect(t.state.outcome).toMatchObject({ reason: 'fallen', places: [0, 0, 0, 0, 0, 0], rewards: [0, 0, 0, 0, 0, 0] });
});

test('DA-4.14 everybody in the palace fights without being asked, and if all are beaten the kingdom falls', () => {
  const t = table({ turn: 'red', at: { white: 'P00', green: 'P00' }, dragonAt: 12, cleared: 'all' }).roll(1);
  expect([t.asked, t.awaited]).toEqual([[], 'da.dragon-dice']);
  t.draw(dice(4), dice(2));
  expect(t.told('robbed').map(({ seat }) => t.players[seat])).toEqual(['white', 'green']);
  expect(t.state.outcome?.reason).toBe('fallen');
});

test('DA-4.14 the fight is in the order of the turn, and one who slays it saves all', () => {
  const t = table({ turn: 'green', at: { white: 'P00', green: 'P00' }, dragonAt: 12, wounds: 2, cleared: 'all' });
  t.roll(1, dice(4), dice(1), dice(3));
  expect(t.told('threw').map(({ seat, against }) => [t.players[seat], against])).toEqual([
    ['green', 3],
    ['green', 2],
    ['white', 2],
  ]);
  expect(t.state.outcome?.reason).toBe('slain');
});

test('DA-4.15 who is beaten in the last stand loses everything carried but is not thrown and does not rest', () => {
  const carried = { white: ['gold 2', 'boat', 'E'] };
  const t = table({ turn: 'red', at: { white: 'P00', green: 'P00' }, carried, dragonAt: 12, wounds: 3, cleared: 'all' });
  t.roll(1, dice(1, 1), dice(3));
  expect(t.hoard).toEqual(counterIds("Pilgrim's Satchel", 'Reed Punt', 'Lirien Swiftarrow'));
  expect([t.at('white'), t.rests('white'), t.told('thrown')]).toEqual(['P00', false, []]);
  expect(t.state.outcome!.scores[t.seat('green')]).toBe(2);
});

test('DA-4.16 from a burnt village one may still put to sea', () => {
  const t = table({ turn: 'red', at: { red: 'R50' }, dragonAt: 3, cleared: 'all' }).roll(3);
  expect(t.ends('walk')).toContain('G52');
});

test('DA-4.17 nothing leaves the hoard: not for a wound, not by a bargain, not at the end', () => {
  const hoard = ['gold 5', 'boat'];
  const kept = counterIds("Queen's Pearls", 'Reed Punt');
  const attack = table({ turn: 'red', at: { red: 'R20' }, hoard, dragonAt: 7, cleared: 'all' })
    .roll(2)
    .choose('walk:R30', dice(6), dice(3));
  expect([attack.hoard, attack.carried('red')]).toEqual([kept, []]);
  const meeting = table({ turn: 'red', at: { red: 'R20', blue: 'R40' }, hoard, dragonAt: 1, cleared: 'all' })
    .roll(2)
    .choose('walk:R40');
  expect(meeting.keys()).toEqual(['fight', 'offer']);
  const end = table({ turn: 'red', at: { red: 'R20' }, hoard, dragonAt: 7, wounds: 3, cleared: 'all' })
    .roll(2)
    .choose('walk:R30', dice(3));
  expect([end.hoard, end.home('red'), end.state.outcome!.scores[0]]).toEqual([kept, [], 5]);
});

test('DA-4.18 one may walk past the Dragon, and attacks it only by stopping there', () => {
  const past = table({ turn: 'green', at: { green: 'G20' }, dragonAt: 12, cleared: 'all' })
    .roll(2)
    .choose('walk:G40');
  expect(spaceIds(past.told('walked')[0]!.way)).toEqual(['G20', 'G30', 'G40']);
  expect(past.told('threw')).toEqual([]);
  const onto = table({ turn: 'green', at: { green: 'G20' }, dragonAt: 12, cleared: 'all' })
    .roll(2)
    .choose('walk:G30');
  expect(onto.awaited).toBe('da.dragon-dice');
});

test('DA-4.18 nobody can sail, step or be thrown onto its space', () => {
  const sailor = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] }, dragonAt: 4 });
  expect(sailor.why('sail:V50')).toBe('DA-5.14');
  const at = { red: 'R20', blue: 'R40' };
  const step = table({ turn: 'red', at, dragonAt: 1, cleared: 'all' }).roll(2).choose('walk:R40').choose('offer').choose('accept');
  expect(step.why('step:R50')).toBe('DA-7.11');
  const beaten = table({ turn: 'red', at, dragonAt: 1, cleared: 'all' }).roll(2).choose('walk:R40').choose('fight', dice(2), dice(1));
  expect(beaten.why('throw:R50')).toBe('DA-12.5');
});
