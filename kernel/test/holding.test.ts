import { expect, expectTypeOf, test } from 'vitest';
import { holdSeats, only, type Decision } from '../index.ts';
import { Rehearsal } from '../laws/rehearsal.ts';
import { gemPit } from './examples/gemPit.ts';
import type { TypesOf } from './examples/tinyGame.ts';

type GemPit = TypesOf<typeof gemPit>;
type Dig = Extract<GemPit['frame'], { k: 'dig' }>;

/** A pit in which a shout holds seats 0 and 2, and nobody else, until seat 0 has decided. */
function shoutAtTwo(): Rehearsal<GemPit> {
  const dig = gemPit.steps.dig.dig as Decision<GemPit, Dig>;
  const holding: typeof dig = {
    ...dig,
    choose(board, frame, seat, action, flow) {
      if (gemPit.keys.keyOf(action) === 'shout') holdSeats(flow, 'dig', only(0) | only(2), { k: 'shout', at: 'decide', seat: 0 });
      else dig.choose(board, frame, seat, action, flow);
    },
  };
  return Rehearsal.open({ ...gemPit, steps: { ...gemPit.steps, dig: { dig: holding } } }, {}, 4);
}

test('some lanes are held until it is decided, and all others go on', () => {
  const play = shoutAtTwo().chooseAs(0, 'dig').chooseAs(1, 'shout');
  expect([play.asked, play.keys(0)]).toEqual([
    [0, 1, 3],
    ['calm', 'flee'],
  ]);
  play.chooseAs(3, 'dig').chooseAs(0, 'calm');
  expect(play.asked).toEqual([0, 1, 2, 3]);
  expect(play.state.lanes.flatMap((lane) => lane.stack)).toMatchObject([{ k: 'pit' }, { left: 2 }, { left: 3 }, { left: 3 }, { left: 2 }]);
});

test('a seat whose lane has ended has nothing to be held', () => {
  const play = shoutAtTwo().chooseAs(0, 'dig').chooseAs(0, 'dig').chooseAs(0, 'dig').chooseAs(1, 'shout');
  expect(play.state.lanes.at(-1)).toMatchObject({ stack: [{ k: 'shout' }], holds: [3] });
});

test('only lanes that are somebody’s own can be named, and the compiler knows', () => {
  expectTypeOf<Parameters<typeof holdSeats<GemPit>>[1]>().toEqualTypeOf<'dig' | 'shout'>();
});
