import { CLOSED } from '@hoard/kernel';
import { Rehearsal } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { silverado } from '../content/silverado.ts';
import { dragonAttackWith } from '../index.ts';
import { counterIds, dice, face, spaceOf, table } from './table.ts';

// Chapter 3: the turn.

test('DA-3.1 a turn is sail, roll, move, arrive; then the next player clockwise begins', () => {
  const t = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] } });
  t.choose('sail:R52').roll(2).choose('walk:R51');
  expect(t.story).toEqual(['turn', 'sailed', 'rolled', 'walked', 'turn']);
  expect(t.waitingFor).toEqual(['blue']);
});

test('DA-3.1 who rests does nothing else, and a rolled 1 ends the turn after the Dragon', () => {
  const t = table({ turn: 'red', resting: ['red'], cleared: 'all' });
  expect(t.story).toEqual(['turn', 'rests', 'turn']);
  expect(t.rests('red')).toBe(false);
  expect(t.waitingFor).toEqual(['blue']);
  t.roll(1);
  expect(t.story.slice(3)).toEqual(['rolled', 'dragonMoved', 'turn']);
  expect(t.waitingFor).toEqual(['amber']);
});

test('DA-3.1 after the last player clockwise comes the first again', () => {
  const t = table({ players: ['red', 'amber', 'green'], turn: 'green', cleared: 'all' });
  expect(t.roll(1).waitingFor).toEqual(['red']);
});

test('DA-3.2 the die must be rolled: there is no way to hold it back', () => {
  expect(table({ turn: 'red' }).keys()).toEqual(['roll']);
  const sailor = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] } });
  expect(sailor.keys().filter((key) => !key.startsWith('sail:'))).toEqual(['roll']);
  expect(sailor.choose('sail:V50').keys()).toEqual(['roll']);
});

test('DA-3.3 on a 1 nothing is searched, met or set down, whatever shares the space', () => {
  const sailor = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] }, dragonAt: 6, cleared: ['R30'] });
  sailor.choose('sail:W54').roll(1);
  expect([sailor.at('red'), sailor.isUnknown('W54')]).toEqual(['W54', true]);

  const together = table({ turn: 'red', at: { red: 'R20', blue: 'R20' }, cleared: 'all' }).roll(1);
  expect(together.told('meets')).toEqual([]);

  const home = table({ turn: 'red', carried: { red: ['gold 3'] }, cleared: 'all' }).roll(1);
  expect([home.carried('red'), home.home('red')]).toEqual([counterIds("Merchant's Casket"), []]);
});

test('DA-3.4 a move goes from one space up to the number rolled', () => {
  const t = table({ turn: 'red', at: { red: 'R20' }, cleared: 'all' }).roll(3);
  expect(t.ends('walk')).toEqual(expect.arrayContaining(['R30', 'R40', 'R50']));
  expect(t.why('walk:R54')).toBe('DA-3.4');
  expect(t.denial('walk:R54')!.args).toEqual({ roll: 3, distance: 4 });
  t.choose('walk:R30');
  expect([t.at('red'), t.waitingFor]).toEqual(['R30', ['blue']]);
});

test('DA-3.5 the move must end on another space than where the turn began', () => {
  const t = table({ turn: 'red', at: { red: 'P00' } }).roll(5);
  expect(t.ends('walk')).not.toContain('P00');
  expect(t.why('walk:P00')).toBe('DA-3.5');
  expect(t.keys()).not.toContain('stay');
});

test('DA-3.5 who sailed may stay where the boat put in, but not go back', () => {
  const t = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] } });
  t.choose('sail:R52').roll(3);
  expect(t.ends('walk')).toContain('R52');
  expect(t.why('walk:R42')).toBe('DA-3.5');
});

test('DA-3.6 the Dragon comes first, and with it there is nothing to search or meet', () => {
  const t = table({ turn: 'red', at: { red: 'R20' }, dragonAt: 7, cleared: 'all' })
    .roll(2)
    .choose('walk:R30', dice(1));
  expect(t.story).toEqual(['turn', 'rolled', 'walked', 'threw', 'robbed']);
});

test('DA-3.6 counters are searched before somebody is met', () => {
  const t = table({ turn: 'red', at: { red: 'R40', blue: 'R41' } }).roll(2);
  t.choose('walk:R41', t.finds('Alms Box'));
  expect(t.story).toEqual(['turn', 'rolled', 'walked', 'turnedOver', 'took', 'meets']);
});

test('DA-3.6 the deposit comes last, after the step that follows a meeting', () => {
  const t = table({ turn: 'red', at: { red: 'R40', blue: 'R20' }, carried: { red: ['gold 2'] }, cleared: 'all' });
  t.roll(2).choose('walk:R20').choose('offer').choose('accept').choose('step:R10');
  expect(t.story.slice(3)).toEqual(['meets', 'offered', 'agreed', 'stepped', 'deposited', 'turn']);
});

test('DA-3.7 who is thrown back while arriving meets nobody, and the turn is over', () => {
  const t = table({ turn: 'red', at: { red: 'R40', blue: 'R41' }, piles: { R41: ['monster 5'] }, cleared: 'all' });
  t.roll(2).choose('walk:R41', dice(4));
  expect(t.waitingFor).toEqual(['green']);
  t.choose('throw:R51');
  expect(t.told('meets')).toEqual([]);
  expect(t.waitingFor).toEqual(['blue']);
  expect(t.keys()).toEqual(['roll']);
});

test('DA-3.7 who is thrown by the Dragon searches nothing afterwards', () => {
  const t = table({ turn: 'red', at: { red: 'R20' }, dragonAt: 7, cleared: ['R30', 'R31'] });
  t.roll(2).choose('walk:R30', dice(4)).choose('throw:R31');
  expect([t.at('red'), t.story.slice(-2), t.waitingFor]).toEqual(['R31', ['thrown', 'turn'], ['blue']]);
});

test('DA-3.8 who finds no legal end stays, and nothing is resolved', () => {
  // No content that can be read is like this. The Rose Gate is walled up: with five closed gates nothing leads out of the palace.
  const landGround = silverado.landGround.with(spaceOf('R10'), CLOSED);
  const { state } = table({ turn: 'red', at: { red: 'P00', white: 'P00' }, cleared: 'all' });
  const walledUp = new Rehearsal(dragonAttackWith({ ...silverado, landGround }), state).choose('roll', face(6));
  expect(walledUp.events.map((event) => event.t)).toEqual(['rolled', 'stuck', 'turn']);
  expect([walledUp.asked, walledUp.board.adventurers[0]!.at]).toEqual([[1], spaceOf('P00')]);
});

test('DA-3.9 while somebody else has to choose, nobody but that player is asked', () => {
  const t = table({ turn: 'red', at: { red: 'R40' }, piles: { R41: ['monster 5'] }, cleared: 'all' });
  t.roll(2).choose('walk:R41', dice(4));
  expect(t.waitingFor).toEqual(['green']);
  expect(() => t.keys(t.seat('red'))).toThrow('Seat 0 is not asked anything');
  expect(() => t.chooseAs(t.seat('blue'), 'roll')).toThrow('Seat 1 is not asked anything');
  const meeting = table({ turn: 'red', at: { red: 'R40', blue: 'R41' }, cleared: 'all' })
    .roll(2)
    .choose('walk:R41')
    .choose('offer');
  expect(meeting.waitingFor).toEqual(['blue']);
});

test('DA-3.10 the game is over the moment the Dragon is slain', () => {
  const t = table({ turn: 'red', at: { red: 'R30', blue: 'R30' }, dragonAt: 6, wounds: 3, cleared: 'all' }).roll(1, dice(3));
  expect(t.state.outcome?.reason).toBe('slain');
  expect(t.story.slice(-3)).toEqual(['wounded', 'slain', 'ended']);
  expect([t.state.lanes, t.asked, t.awaited]).toEqual([[], [], null]);
});

test('DA-3.10 the game is over the moment the kingdom falls', () => {
  const t = table({ turn: 'red', dragonAt: 12, cleared: 'all' }).roll(1);
  expect(t.state.outcome?.reason).toBe('fallen');
  expect(t.story.slice(-2)).toEqual(['fallen', 'ended']);
  expect([t.state.lanes, t.board.turns]).toEqual([[], 1]);
});
