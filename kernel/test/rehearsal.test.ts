import { expect, test } from 'vitest';
import { throwOf } from '../index.ts';
import { Rehearsal, dice, face } from '../laws/rehearsal.ts';
import { gemPit } from './examples/gemPit.ts';
import { lastStanding } from './examples/lastStanding.ts';

test('a script that does not fit the game is named', () => {
  const play = Rehearsal.open(lastStanding, {}, 2);
  expect(() => play.choose('aim:0')).toThrow("Seat 0 may not 'aim:0': not at oneself; offered: aim:1");
  expect(() => play.choose('fly')).toThrow("Seat 0 may not 'fly': not offered");
  expect(() => play.chooseAs(1, 'aim:0')).toThrow('Seat 1 is not asked anything; waiting: 0');
  expect(() => play.draw(face(1))).toThrow('The script has more draws than the game asked for');
  expect(() => Rehearsal.open(gemPit, {}, 2).choose('dig')).toThrow('Expected one seat to be asked, but 0,1 is waited for');
});

test('a die that the script leaves out stays in the air until it is drawn', () => {
  const play = Rehearsal.open(lastStanding, {}, 2).choose('aim:1');
  expect([play.awaited, play.asked]).toEqual(['last-standing.hit', []]);
  expect(() => play.choose('aim:1')).toThrow('last-standing.hit is waited for');
  expect(() => play.draw(face(7))).toThrow('Die last-standing.hit has no face 7');
  play.draw(face(6));
  expect([play.awaited, play.asked]).toEqual([null, [1]]);
});

test('what is offered is not denied, whatever a step says about it', () => {
  const { aim, hit } = lastStanding.steps.turn;
  if (aim.kind !== 'decision') throw new Error('aim is a decision');
  const double: typeof aim = {
    ...aim,
    offer(board, frame, seat, out, given) {
      aim.offer(board, frame, seat, out, given);
      for (const action of out.list()) out.deny(action, 'not on second thoughts');
    },
  };
  const play = Rehearsal.open({ ...lastStanding, steps: { turn: { aim: double, hit } } }, {}, 2);
  expect([play.keys(), play.denial('aim:1'), play.denial('aim:0')?.rule]).toEqual([['aim:1'], undefined, 'not at oneself']);
});

test('dice are named in any order', () => {
  const three = throwOf('test.three', 3);
  expect(three.faces[dice(2, 6, 2)(three)]).toEqual([6, 2, 2]);
  expect(() => dice(7, 1, 1)(three)).toThrow('Die test.three cannot show 7,1,1');
  expect(() => dice(1, 1)(three)).toThrow('cannot show 1,1');
});
