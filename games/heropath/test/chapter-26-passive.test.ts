import { dice } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { allWait, clockOf, clocks, fromDawn, laneOf, racing, runOut, seatsOf, secondsOf } from './realTime.ts';
import { STRONG } from './road.ts';
import { content, type HeroGiven, type Table } from './table.ts';

// Chapter 26, HP-26.34 to HP-26.41: who holds back, who is last, and who watches over the rounds.

const on = (actions: number): HeroGiven => ({ at: 'P18', actions, gold: 3 });

/** Everybody holds back; the manager has called STOP-PASSIVE. */
const passive = (heroes: readonly HeroGiven[] = [on(4), on(4)]): Table =>
  allWait(racing({ heroes }), ...heroes.map((_, seat) => seat)).chooseAs(0, 'stopPassive');

/** Who acts next when everybody rests, until free play. */
function order(game: Table, most = 20): number[] {
  const seats: number[] = [];
  while (clockOf(game).passive !== 0 && seats.length < most) {
    const [seat] = game.asked as [number];
    seats.push(seat);
    game.chooseAs(seat, 'rest').chooseAs(seat, 'end');
  }
  return seats;
}

test('HP-26.34 when all hold back the round manager calls STOP-PASSIVE, and those concerned play in turn', () => {
  const game = passive();
  expect([game.asked.length, clockOf(game).passive, game.eventsOf('stopCalled')[0]!.kind]).toEqual([1, seatsOf(0, 1), 'passive']);
});

test('HP-26.35 passive is who waits or has sent nothing for 20 seconds; all open lanes must be, and at least two', () => {
  const game = racing({ heroes: [on(4), on(4), on(4)] });
  expect([secondsOf(game, 'idle'), game.why('stopPassive', 0)]).toEqual([20, 'HP-26.35']);
  game.chooseAs(0, 'wait');
  runOut(game, 'idle', 1);
  expect([game.why('stopPassive', 0), clocks(game)]).toEqual(['HP-26.35', ['idle']]);
  runOut(game, 'idle', 2);
  expect([game.why('stopPassive', 0), secondsOf(game, 'stalled')]).toEqual([undefined, 5]);
  game.chooseAs(1, 'travel');
  expect(game.why('stopPassive', 0)).toBe('HP-26.35');
  const alone = racing({ heroes: [on(4), on(4)] })
    .chooseAs(1, 'pass')
    .chooseAs(0, 'wait');
  expect(alone.why('stopPassive', 0)).toBe('HP-26.35');
});

test('HP-26.35 who waits has no clock any more, and waits once', () => {
  const game = racing({ heroes: [on(4), on(4), on(4)] }).chooseAs(0, 'wait');
  expect([game.why('wait', 0), game.why('wait', 1)]).toEqual(['HP-26.35', undefined]);
  expect(() => runOut(game, 'idle', 0)).toThrow("No clock 'idle' runs");
});

test('HP-26.35 after 5 more seconds the game calls it by itself', () => {
  const game = runOut(allWait(racing({ heroes: [on(4), on(4)] }), 0, 1), 'stalled');
  expect([clockOf(game).passive, game.eventsOf('stopCalled')[0]!.seat]).toEqual([seatsOf(0, 1), -1]);
});

test('HP-26.36 one action each in turn order, from who played last before the stall, until all are used up', () => {
  const game = racing({ heroes: [on(2), on(3), on(2)] })
    .chooseAs(2, 'rest')
    .chooseAs(2, 'end');
  expect(order(allWait(game, 2, 1, 0).chooseAs(0, 'stopPassive'))).toEqual([2, 0, 1, 0, 1, 1]);
});

test('HP-26.36 whoever has no action left when it ends has finished his turn', () => {
  const game = racing({ heroes: [on(1), on(2)] });
  order(allWait(game, 0, 1).chooseAs(0, 'stopPassive'));
  expect(game.eventsOf('turnEnds').map(({ seat }) => seat)).toEqual([0, 1]);
  expect(game.eventsOf('roundBegins')).toHaveLength(1);
});

test('HP-26.36 back to free play when all of them agree', () => {
  const game = passive();
  const [first, second] = game.asked[0] === 0 ? [0, 1] : [1, 0];
  game.chooseAs(first, 'agree');
  expect(game.asked).toEqual([second]);
  game.chooseAs(second, 'rest').chooseAs(second, 'end').chooseAs(first, 'agree').chooseAs(second, 'agree');
  expect([game.asked, clockOf(game).isStopped, game.board.inTurn]).toEqual([[0, 1], false, seatsOf(0, 1)]);
});

test('HP-26.36 cards are used as by turn, without a STOP', () => {
  const game = passive([{ ...on(4), gems: { vitality: 1, wisdom: 5 }, shown: 'MA22' }, on(4)]);
  if (game.asked[0] === 1) game.chooseAs(1, 'rest').chooseAs(1, 'end');
  game.chooseAs(0, 'play:MA22');
  expect([game.gems(0).vitality, game.eventsOf('stopCalled').length]).toEqual([4, 1]);
});

test('HP-26.37 Encounters are possible, but only among those concerned', () => {
  const game = racing({ heroes: [on(4), on(4), on(4)] }).chooseAs(2, 'pass');
  allWait(game, 1, 0).chooseAs(0, 'stopPassive');
  expect([game.asked, game.why('snatch:2-gold', 0), game.why('snatch:3-gold', 0)]).toEqual([[0], undefined, 'HP-26.11']);
});

test('HP-26.38 after 30 seconds an action is forfeited', () => {
  const game = passive();
  const [seat] = game.asked as [number];
  expect(secondsOf(game, 'action')).toBe(30);
  runOut(game, 'action');
  expect([game.hero(seat).actions, game.asked]).toEqual([3, [1 - seat]]);
});

test('HP-26.38 with an enemy in his space the game lets him fight it', () => {
  const heroes = [
    { ...on(4), gems: STRONG },
    { ...on(4), at: 'P12' },
  ];
  const game = racing({ heroes, enemies: [{ at: 'P18', kind: 'goblin' }] });
  allWait(game, 1, 0).chooseAs(0, 'stopPassive');
  runOut(game, 'action').draw(dice(3, 3), dice(2), game.brings('FO39'));
  expect([game.enemiesAt('P18'), game.hero(0).actions, game.asked]).toEqual([[], 3, [1]]);
});

test('HP-26.39 from the beginning of a round the whole of it may be played so', () => {
  const game = passive();
  const seats = order(game, 8);
  expect([seats.filter((seat) => seat === 0).length, seats.filter((seat) => seat === 1).length]).toEqual([4, 4]);
});

test('HP-26.40 the last one is called after 60 seconds, and 15 seconds later his actions are forfeited', () => {
  const game = racing({ heroes: [on(4), on(4)] }).chooseAs(1, 'pass');
  expect(secondsOf(game, 'straggler')).toBe(60);
  runOut(game, 'straggler');
  expect([game.eventsOf('lastCall')[0]!.seat, secondsOf(game, 'lastCall')]).toEqual([0, 15]);
  runOut(game, 'lastCall');
  expect([game.eventsOf('actionsForfeited')[0], game.board.round]).toMatchObject([{ seat: 0, n: 4 }, 3]);
});

test('HP-26.40 whoever does something has not been called for the last time', () => {
  const game = racing({ heroes: [on(4), on(4)] }).chooseAs(1, 'pass');
  runOut(game, 'straggler').chooseAs(0, 'rest');
  expect(clocks(game)).toEqual(['straggler']);
});

test('HP-26.40 in the middle of a Travel he stops where he is', () => {
  const game = racing({ heroes: [on(4), on(4)] })
    .chooseAs(1, 'pass')
    .chooseAs(0, 'travel')
    .chooseAs(0, 'go:P12');
  runOut(runOut(game, 'straggler'), 'lastCall');
  expect([game.at(0), laneOf(game, 0), game.hero(0).actions]).toEqual(['P12', 'turn.act', 3]);
});

test('HP-26.41 the first player watches the rounds, or if he has left the next seat: he alone pauses the game', () => {
  const game = racing({ heroes: [on(4), on(4), on(4)], first: 1 });
  expect([0, 1, 2].map((seat) => game.keys(seat).includes('pause'))).toEqual([false, true, false]);
  game.hero(1).isOff = true;
  expect([0, 2].map((seat) => game.keys(seat).includes('pause'))).toEqual([false, true]);
  const closed = fromDawn().chooseAs(0, 'pass');
  expect(closed.keys(0)).toContain('pause');
  closed.chooseAs(0, 'pause');
  expect([closed.asked, clocks(closed)]).toEqual([[0], []]);
});

test('EX-52 STOP-PASSIVE', () => {
  // Ann has finished, Ben holds Dan, Cleo sent the last command.
  const game = racing({ heroes: [on(1), on(2), on(4), on(4)] });
  game.chooseAs(0, 'pass').chooseAs(1, 'stopHero:4').chooseAs(2, 'rest').chooseAs(2, 'end').chooseAs(1, 'wait').chooseAs(2, 'wait');
  runOut(game, 'stalled');
  expect([game.asked, game.why('snatch:4-gold', 2), game.why('snatch:2-gold', 2)]).toEqual([[2], 'HP-26.11', undefined]);
  game.chooseAs(2, 'rest').chooseAs(2, 'end');
  expect(game.why('snatch:4-gold', 1)).toBeUndefined();
  expect([2, ...order(game)]).toEqual([2, 1, 2, 1, 2]);
  expect(content.numbers.actions.turn).toBe(4);
});
