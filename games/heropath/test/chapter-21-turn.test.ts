import { dice, face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { dragonTurn } from '../rules/flights.ts';
import { aidOf, aiding } from '../rules/durations.ts';
import { NONE } from '../state/board.ts';
import { flying, placeAll } from './flying.ts';
import { inTurn, passAll } from './playing.ts';
import { spacesFor } from './road.ts';
import { content, space, table, type Table } from './table.ts';

// HP-21.12 to HP-21.18: the steps of a Dragon's turn; HP-21.27, HP-21.28: cards and the Dragon.

const steeredBy = (seat: number, game: Table): Table => {
  dragonTurn(game.board, seat, game.engine);
  game.engine.resume(game.state);
  return game;
};

const far = (from: number): string[] =>
  content.map.walkable
    .filter((one) => content.map.distance[from]![one]! >= 7)
    .map((one) => content.map.spaces[one]!.id)
    .toSorted();

test('HP-21.12 W8 comes after the flight and before the die', () => {
  const game = flying({ heroes: [{ at: 'P01', gems: { vitality: 3, wisdom: 1 }, shown: 'MA15' }, {}] }).choose('rock:ii');
  expect([game.awaited, game.keys()]).toEqual([null, ['pass', 'play:MA15']]);
  expect(game.choose('pass').awaited).toBe('hp.flare');
});

test('HP-21.13 from the activating player clockwise, each anywhere at 7 or more, face down and unseen', () => {
  const heroes = [{ at: 'G06' }, { at: 'D01' }, { at: 'P18' }];
  const game = steeredBy(1, table({ heroes })).choose('rock:i', face(1));
  const asked: number[] = [];
  while (game.frames.endsWith('place.choose')) {
    const [seat] = game.asked as [number];
    asked.push(seat);
    expect(spacesFor(game, 'place')).toEqual(far(game.hero(seat).at));
    game.choose(game.keys()[0]!);
  }
  expect(asked).toEqual([1, 2, 0]);
  expect(game.board.enemies).toMatchObject(asked.map(() => ({ kind: NONE, seenBy: 0 })));
});

test('HP-21.16 from the activating player on, every empty Settlement at 7 or more', () => {
  const game = placeAll(steeredBy(1, table({ heroes: [{}, { at: 'G06' }, { at: 'D01' }] })).choose('rock:i', face(1)));
  for (const [seat, id] of [
    [1, 'PS18'],
    [2, 'PS17'],
  ] as const) {
    expect(game.asked).toEqual([seat]);
    game.choose('yes').draw(game.brings(id));
    const empty = new Set(content.map.settlements.filter((row) => game.board.sites[row] === NONE));
    expect(spacesFor(game, 'space')).toEqual(far(game.hero(seat).at).filter((one) => empty.has(space(one))));
    game.choose(game.keys()[0]!);
  }
  expect(game.frames).toBe('rounds.next turn.act');
});

test('HP-21.18 three wait in the order of their triggering', () => {
  const game = flying({ heroes: [{}, {}, {}] });
  dragonTurn(game.board, 2, game.engine);
  dragonTurn(game.board, 1, game.engine);
  const steering = [0, 1, 2].map(() => {
    const [seat] = game.asked;
    placeAll(game.choose('rock:ii', face(1)))
      .choose('no')
      .choose('no');
    return seat;
  });
  expect([steering, game.frames]).toEqual([[0, 2, 1], 'rounds.next turn.act']);
});

/** A hero who challenges the Dragon with these cards. */
const challenging = (shown: string, worn = ''): Table =>
  inTurn(0, {
    heroes: [{ at: 'U05', gems: { vitality: 5, faith: 5, experience: 5, skills: 3, wisdom: 3 }, shown, worn }, {}],
    level: 4,
  }).choose('dragon');

const aid = (game: Table) => aidOf(game.hero(0).battle);

test('HP-21.27 power and weakening have a value of their own for the Dragon', () => {
  expect(aid(challenging('', 'AR11').choose('play:AR11')).power).toBe(0);
  expect(aid(challenging('', 'AR32').choose('play:AR32')).weaken).toBe(0);
  const bolt = challenging('MA09').draw(dice(1, 1), dice(5, 5));
  expect(passAll(bolt.choose('play:MA09')).eventsOf('battleLost')[0]!.total).toBe(21 + 2 + 2);
});

test('HP-21.27 a die more, a die that is turned and a calmed Base work in every battle', () => {
  const game = passAll(challenging('MA35 AB30 AB31').choose('play:MA35').choose('play:AB30')).draw(dice(1, 1, 1), dice(5, 5));
  game.choose('play:AB31');
  passAll(game);
  expect(game.eventsOf('battleLost')[0]).toMatchObject({ total: 20 + 3 + 1 + 1, foeTotal: 15 + 10 + 2 });
});

test('HP-21.27 a die fewer is one fewer of the Dragon’s, too', () => {
  const game = table({ heroes: [{ at: 'U05', hidden: 'MA35' }, {}] }).choose('dragon');
  aiding(game.hero(0).battle!).fewerFoeDice = 1;
  passAll(game).draw(dice(1, 1), dice(5));
  expect(passAll(game).eventsOf('battleLost')[0]!.foeTotal).toBe(15 + 5);
});

test('HP-21.9 HP-21.28 a card that sets it flying causes a turn from the flight to the Place-Sites', () => {
  const game = passAll(inTurn(0, { heroes: [{ shown: 'MA28', gems: { vitality: 5, wisdom: 3 } }, {}] }).choose('play:MA28'));
  expect(game.keys()).toEqual(['rock:i', 'rock:ii', 'rock:iii']);
  game.choose('rock:ii');
  expect(passAll(game).awaited).toBe('hp.flare');
  placeAll(game.draw(face(1)));
  expect([game.story.filter((t) => t === 'enemyPlaced').length, game.keys()]).toEqual([2, ['no', 'yes']]);
});
