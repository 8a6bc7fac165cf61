import { Offer, questionRowOf, viewOf } from '@hoard/kernel';
import { dice } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { ATTRIBUTES, CATEGORIES } from '../content/names.ts';
import { heropath } from '../game.ts';
import { stopsAll } from '../rules/beyond.ts';
import { dragonTurn } from '../rules/flights.ts';
import { clockOf, clocks, fromDawn, laneOf, racing, runOut, seatsOf } from './realTime.ts';
import { STRONG } from './road.ts';
import { content, type HeroGiven, type Table } from './table.ts';

// Chapter 26: what begins and closes a lane, who comes first, and what stops everybody.

const on: HeroGiven = { at: 'P18', gold: 3 };
const GOBLIN = [{ at: 'P18', kind: 'goblin' }];

const isReacting = (game: Table): boolean => game.state.lanes.some(({ stack }) => stack[0]?.k === 'reaction');

test('HP-26.3 whose hero falls has closed his lane, whatever he had left', () => {
  const game = racing({ heroes: [{ at: 'P18', gems: { vitality: 1 } }, on, on], enemies: GOBLIN });
  game.chooseAs(0, 'fight:0', dice(1, 1), dice(5));
  expect([game.at(0), clockOf(game).open, game.asked]).toEqual(['-', seatsOf(1, 2), [1, 2]]);
});

test('HP-26.6 what has become impossible before all have stopped is not done, and costs nothing', () => {
  const game = racing({ heroes: [{ at: 'P18', gems: STRONG, shown: 'MA15' }, on] })
    .chooseAs(1, 'travel')
    .chooseAs(0, 'play:MA15');
  game.hero(0).gems[ATTRIBUTES.indexOf('wisdom')] = 0;
  runOut(game, 'feet');
  expect([game.shown(0), game.at(0), game.story.includes('cardPlayed'), game.asked]).toEqual(['MA15', 'P18', false, [0, 1]]);
});

test('HP-26.9 the third place in a space is for who comes first', () => {
  const game = racing({ heroes: [on, on, { at: 'P12' }, { at: 'P12' }] });
  for (const seat of [0, 1]) game.chooseAs(seat, 'travel');
  game.chooseAs(1, 'go:P12').chooseAs(1, 'stop').chooseAs(0, 'go:P12');
  expect([game.at(1), game.why('stop', 0)]).toEqual(['P12', 'HP-8.15']);
});

test('HP-26.9 who comes first may stop in the third place, though another passes through', () => {
  const game = racing({ heroes: [on, on, { at: 'P12' }, { at: 'P12' }] });
  for (const seat of [0, 1]) game.chooseAs(seat, 'travel');
  game.chooseAs(1, 'go:P12').chooseAs(0, 'go:P12');
  expect([game.why('stop', 0), game.why('stop', 1)]).toEqual(['HP-8.15', undefined]);
  game.chooseAs(1, 'stop').chooseAs(0, 'go:P11').chooseAs(0, 'stop');
  expect([game.at(0), game.at(1)]).toEqual(['P11', 'P12']);
});

test('HP-26.13 there is neither W1 nor W8 nor W10, whoever has a card for them', () => {
  const ready = { at: 'P18', gems: STRONG, shown: 'MK33' };
  const game = fromDawn({ heroes: [ready, ready] });
  expect([isReacting(game), laneOf(game, 0), laneOf(game, 1)]).toEqual([false, 'turn.act', 'turn.act']);
  game.chooseAs(0, 'pass');
  expect([isReacting(game), laneOf(game, 0)]).toEqual([false, undefined]);
  dragonTurn(game.board, 1, game.engine);
  game.engine.resume(game.state);
  expect(game.choose('rock:i').awaited).toBe('hp.flare');
});

test('HP-26.18 of all that is neither MAGIC nor an Instant these cards stop everybody', () => {
  const others = content.cards.filter(({ category, time }) => category !== CATEGORIES.indexOf('magic') && time !== 'instant');
  const stopping = others.filter(({ id }) =>
    stopsAll(
      content,
      content.cards.findIndex((one) => one.id === id),
    ),
  );
  expect(stopping.map(({ id }) => id).join(' ')).toBe('MK06 MK07 MK21 MK32 AB16 AB25 AB26 AB27');
});

test('HP-26.19 all have stopped before it is carried out what an Instant says', () => {
  const game = racing({ heroes: [{ at: 'P18', gems: STRONG }, on], enemies: GOBLIN });
  game.chooseAs(0, 'fight:0', dice(3, 3), dice(2), game.brings('FO01'));
  expect(game.eventsOf('stopCalled')).toMatchObject([{ rule: 'HP-26.19', seat: 0, kind: 'event' }]);
  expect(game.story.indexOf('stopCalled')).toBeLessThan(game.story.indexOf('instantDrawn'));
});

/** How long the seat may take for the answer that its lane waits for. */
function secondsFor(game: Table, frame: 'shift' | 'turn', seat: number): number | null {
  const lane = game.state.lanes.find(({ stack }) => stack.at(-1)!.k === frame)!;
  const actions = game.engine.offer(game.state, lane, seat, new Offer()).list();
  const asked = { view: viewOf(heropath, game.state, seat), lane: lane.id, seat, actions };
  return questionRowOf(heropath, asked).seconds?.(asked, { content, seats: game.board.heroes.length }) ?? null;
}

test('HP-26.20 a choice inside a STOP-EVENT has its clock, one in free play has none', () => {
  const heroes = [{ at: 'P18', gems: STRONG, shown: 'MA12' }, on];
  const game = racing({ heroes, enemies: [{ at: 'P12', kind: 'goblin' }] });
  expect(secondsFor(game, 'turn', 0)).toBeNull();
  expect(secondsFor(game.chooseAs(0, 'play:MA12'), 'shift', 0)).toBe(20);
});

test('HP-26.25 while somebody is held all others may call STOP-EVENT and STOP-DRAGON', () => {
  const game = racing({ heroes: [on, on, { at: 'U05', gems: STRONG, shown: 'MA22' }] }).chooseAs(0, 'stopHero:2');
  expect(game.keys(2)).toContain('stopDragon');
  game.chooseAs(2, 'play:MA22');
  expect(game.eventsOf('stopCalled').map(({ kind, seat }) => [kind, seat])).toEqual([
    ['hero', 0],
    ['event', 2],
  ]);
});

test('HP-26.32 STOP-DRAGON ends when its caller falls', () => {
  const game = racing({ heroes: [{ at: 'U05', gems: { vitality: 1 } }, on] }).chooseAs(0, 'stopDragon');
  game.chooseAs(0, 'dragon', dice(1, 1), dice(5, 5));
  expect([game.at(0), clockOf(game).charging, clockOf(game).isStopped, game.asked]).toEqual(['-', -1, false, [1]]);
});

test('HP-26.34 only the round manager calls STOP-PASSIVE', () => {
  const game = racing({ heroes: [on, on] })
    .chooseAs(0, 'wait')
    .chooseAs(1, 'wait');
  expect([0, 1].map((seat) => game.keys(seat).includes('stopPassive'))).toEqual([true, false]);
});

test('HP-26.36 whoever has no action left when it ends has finished, also if he could still play a card', () => {
  const game = racing({
    heroes: [
      { ...on, actions: 1, shown: 'MK33' },
      { ...on, actions: 1 },
    ],
  })
    .chooseAs(0, 'wait')
    .chooseAs(1, 'wait')
    .chooseAs(0, 'stopPassive');
  game.choose('rest').choose('end').choose('rest').choose('end');
  expect([game.board.round, game.asked]).toEqual([3, [0, 1]]);
});

test('HP-26.36 meanwhile all eight windows open for everybody', () => {
  const game = racing({ heroes: [on, { ...on, gems: STRONG, shown: 'MA15' }] })
    .chooseAs(1, 'wait')
    .chooseAs(0, 'wait')
    .chooseAs(0, 'stopPassive');
  game.chooseAs(0, 'rest');
  expect([isReacting(game), game.asked, game.keys(1)]).toEqual([true, [1], ['pass', 'play:MA15']]);
});

test('HP-26.40 as long as two go on nobody is a straggler', () => {
  expect(clocks(racing({ heroes: [on, on] }))).toEqual(['idle']);
  expect(clocks(racing({ heroes: [on, on] }).chooseAs(1, 'pass'))).toEqual(['straggler']);
});
