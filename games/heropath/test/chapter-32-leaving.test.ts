import { Match, Random, listSeats, replay } from '@hoard/kernel';
import { dice, face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { heropath } from '../game.ts';
import { dragonTurn } from '../rules/flights.ts';
import { rounds } from '../rules/turnFrames.ts';
import { clockOf, fromDawn, isHeld, laneOf, racing } from './realTime.ts';
import { fight, STRONG, WEAK } from './road.ts';
import { table, type Given, type Table } from './table.ts';

// Chapter 32, HP-32.9 to HP-32.11: players who leave, and heroes who are taken off.

/** A table that wants no computer player in the place of who leaves. */
const strict = (given: Given = {}): Table => table({ heroes: [{}, {}, {}], ...given, options: { leavers: 'taken off', ...given.options } });

/** The same at the first moment of a round. */
const fromMorning = (given: Given = {}): Table => strict({ ...given, stack: [rounds()] });

test('HP-32.9 who leaves is replaced: his seat is asked as before, and nothing of his is gone', () => {
  const game = table({ heroes: [{}, {}] }).leave(0);
  expect([game.asked, game.at(0), game.hero(0).isOff, game.story]).toEqual([[0], 'P19', false, []]);
});

test('HP-32.9 where the table does not want that his hero is taken off for good with everything he has, and N stays', () => {
  const game = strict({ heroes: [{}, { at: 'P18', gold: 4, shown: 'MK01', gems: WEAK }, {}] }).leave(1);
  const { isOff, gold, gems } = game.hero(1);
  expect([isOff, game.at(1), gold, game.shown(1), gems[0], game.board.heroes.length]).toEqual([true, '-', 4, 'MK01', 4, 3]);
  expect([game.story, game.asked]).toEqual([['leaves', 'takenOff'], [0]]);
  game.audit();
  // Nobody takes his cards up: they are in no deck either.
  expect(game.board.piles).toEqual([]);
});

test('HP-32.9 in his own turn it ends there, and the next one begins', () => {
  const game = strict({ heroes: [{ at: 'P18' }, {}, {}] });
  game.choose('rest').choose('end').leave(0);
  expect([game.asked, game.hero(0).actions, game.story.slice(-4)]).toEqual([[1], 0, ['leaves', 'takenOff', 'turnEnds', 'turnBegins']]);
});

test('HP-32.9 an action that is going on is brought to its end first', () => {
  const game = strict({ heroes: [{ at: 'P18' }, {}, {}] }).choose('travel');
  game.choose('go:P12').leave(0);
  expect([game.asked, game.hero(0).isOff, listSeats(game.board.leaving)]).toEqual([[0], false, [0]]);
  game.choose('stop');
  expect([game.hero(0).isOff, game.board.leaving, game.asked]).toEqual([true, 0, [1]]);
});

test('HP-32.9 whoever is asked in the action of another answers first, too', () => {
  const heroes = [{ at: 'P18' }, { at: 'P18' }, {}];
  const game = strict({ heroes }).choose('rest').choose('trade:2').choose('give:gold').choose('offer');
  expect(game.leave(1).asked).toEqual([1]);
  game.choose('refuse').choose('end');
  expect([game.hero(1).isOff, game.asked]).toEqual([true, [0]]);
});

test('HP-32.9 between turns he is taken off before another turn begins', () => {
  const game = fromMorning({ heroes: [{ shown: 'MA19', gems: STRONG }, {}, {}] });
  expect(game.frames).toContain('dawn');
  game.leave(0);
  while (game.frames.includes('window')) game.chooseAs(game.asked[0]!, 'pass');
  expect([game.eventsOf('turnBegins').map(({ seat }) => seat), game.hero(0).isOff]).toEqual([[0, 1], true]);
});

test('HP-32.9 in set-up the computer player goes on for him until the first round', () => {
  const options = heropath.readOptions({ leavers: 'taken off' }, 3);
  const match = new Match(heropath, { options, seats: 3, secret: '9'.repeat(64) });
  match.enter({ seat: 1, now: 'gone', player: 'random' });
  expect([match.state.board.heroes[1]!.isOff, match.seated[1]!.player]).toEqual([false, 'random']);
  const random = new Random(9, 1);
  for (let step = 0; step < 2000 && match.state.board.round === 0; step++) {
    const [seat] = listSeats(match.asked()) as [number];
    const { lane, token, actions } = match.questions(seat)[0]!;
    match.choose(seat, lane, token, heropath.keys.keyOf(random.pick(actions)));
  }
  expect([match.state.board.round, match.state.board.heroes.map(({ isOff }) => isOff)]).toEqual([1, [false, true, false]]);
  expect(replay(heropath, match.record()).state).toEqual(match.state);
});

test('HP-32.9 what his cards still did is over', () => {
  const lasting = [
    { effect: 0, on: 0, by: 1, until: 'round' },
    { effect: 0, on: 1, by: 0, until: 'round' },
    { effect: 0, on: 2, by: 0, until: 'round' },
  ] as const;
  const game = strict({ board: (board) => void (board.lasting = lasting.slice()) }).leave(1);
  expect(game.board.lasting).toEqual([lasting[2]]);
});

test('HP-32.9 a fallen hero does not rise any more', () => {
  const game = strict({ heroes: [{}, { fallen: true, gems: { skills: 1 } }, {}] })
    .leave(1)
    .choose('pass');
  expect([game.at(1), game.asked, game.eventsOf('takenOff')[0]]).toMatchObject(['-', [2], { at: -1 }]);
});

test('HP-32.9 out of turn his gear screen closes', () => {
  const game = fromDawn({ heroes: [{ at: 'P18' }, {}, {}], options: { turns: 'turns', leavers: 'taken off' } }).choose('pass');
  expect(game.asked).toEqual([0, 1]);
  expect([game.leave(0).asked, game.board.gearing]).toEqual([[1], 0]);
});

test('HP-32.9 in Real Time his lane closes, and whom he held goes on', () => {
  const game = racing({ options: { leavers: 'taken off' } }).chooseAs(0, 'stopHero:2');
  expect(isHeld(game, 1)).toBe(true);
  game.leave(0);
  expect([laneOf(game, 0), isHeld(game, 1), game.asked, game.at(0)]).toEqual([undefined, false, [1, 2], '-']);
  expect(clockOf(game).heldBy).toEqual([-1, -1, -1]);
});

test('HP-32.9 in Real Time others are not disturbed: whose lane is closed is taken off when the round is over', () => {
  const game = racing({ options: { leavers: 'taken off' } }).chooseAs(0, 'pass');
  game.chooseAs(1, 'travel').leave(0);
  expect([game.hero(0).isOff, laneOf(game, 1)]).toEqual([false, 'turn.burn travel.step']);
  game.chooseAs(1, 'go:P12').chooseAs(1, 'stop').chooseAs(1, 'pass').chooseAs(2, 'pass');
  expect([game.board.round, game.hero(0).isOff, game.asked]).toEqual([3, true, [1, 2]]);
});

test('HP-32.9 in Real Time STOP-DRAGON ends with who has called it', () => {
  const heroes = [{ at: 'U05' }, { at: 'P18' }, { at: 'P18' }];
  const game = racing({ heroes, options: { leavers: 'taken off' } }).chooseAs(0, 'stopDragon');
  expect(game.asked).toEqual([0]);
  expect([game.leave(0).asked, clockOf(game).charging, clockOf(game).isStopped]).toEqual([[1, 2], -1, false]);
});

test('HP-32.10 who concedes leaves, and the only player who is left wins', () => {
  const game = strict({ heroes: [{}, {}, {}] }).leave(1);
  expect(game.state.outcome).toBeNull();
  expect(game.leave(0).state.outcome).toMatchObject({ reason: 'alone', places: [3, 3, 1], rewards: [0, 0, 1] });
  const replaced = table({ heroes: [{}, {}] }).leave(1);
  expect(replaced.choose('pass').asked).toEqual([1]);
});

test('HP-32.10 the only team that is left wins; one whose member has left plays on', () => {
  const game = strict({ heroes: [{}, {}, {}, {}], options: { competition: 'team' } }).leave(3);
  expect(game.state.outcome).toBeNull();
  expect(game.leave(1).state.outcome).toMatchObject({ reason: 'alone', places: [1, 4, 1, 4] });
});

test('HP-32.10 in Co-op one hero alone goes on', () => {
  const game = strict({ heroes: [{}, {}], options: { competition: 'co-op' } }).leave(0);
  expect([game.state.outcome, game.asked, game.hero(0).isOff]).toEqual([null, [1], true]);
});

test('HP-32.11 in Co-op the party is lost when all who are left have fallen', () => {
  const heroes = [{}, { at: 'P18', gems: { vitality: 1 } }];
  const game = strict({ heroes, enemies: [{ at: 'P18', kind: 'warlock' }], options: { competition: 'co-op' } }).leave(0);
  fight(game, 'P18', [1, 1], [5, 5]).draw(dice(1, 1));
  expect(game.state.outcome).toMatchObject({ reason: 'fallen', rewards: [0, 0] });
});

test('HP-32.9 the last one to be there leaves things as they are', () => {
  const game = strict({ heroes: [{}, {}], options: { competition: 'co-op' } })
    .leave(0)
    .leave(1);
  expect([game.hero(1).isOff, game.asked, game.story]).toEqual([false, [1], ['leaves', 'takenOff']]);
  const waiting = strict({ heroes: [{ at: 'P18' }, {}] }).choose('travel');
  waiting.choose('go:P12').leave(0).leave(1).choose('stop');
  expect(waiting.state.outcome).toMatchObject({ reason: 'alone', places: [2, 1] });
});

test('HP-32.11 a hero who was taken off is skipped in turn order and in Dragon’s turns', () => {
  const game = strict().leave(1);
  expect(game.choose('pass').asked).toEqual([2]);
  dragonTurn(game.board, 2, game.engine);
  game.engine.resume(game.state);
  game.choose('rock:i', face(1));
  const placing: number[] = [];
  while (game.frames.endsWith('place.choose')) {
    placing.push(game.asked[0]!);
    game.choose(game.keys()[0]!);
  }
  expect(placing).toEqual([2, 0]);
});

test('HP-32.11 in Co-op the next seat is the first player', () => {
  const heroes = [{}, { at: 'P18' }, { at: 'P18' }];
  const game = strict({ heroes, stock: 3, sites: { P14: 'PS09', P08: 'PS02' }, options: { competition: 'co-op' } }).leave(0);
  for (const seat of [1, 2]) game.hero(seat).actions = 1;
  game.choose('pass').choose('pass');
  expect(game.eventsOf('enemyPlaced').map(({ seat }) => seat)).toEqual([1]);
});

test('HP-32.11 in Co-op who was taken off does not vote, and takes no part in a Ritual', () => {
  const heroes = [{}, { at: 'U05', gems: WEAK }, { gems: WEAK }];
  const game = strict({ heroes, options: { competition: 'co-op' } }).leave(0);
  game.choose('more');
  expect(game.asked).toEqual([2]);
  game.choose('agree').choose('ritual').choose('space:U05');
  game.draw(dice(1, 1), dice(2, 2), dice(5, 5));
  expect(game.eventsOf('rolled').map(({ seat }) => seat)).toEqual([1, 2]);
  expect([game.eventsOf('ritualLost')[0]!.foeTotal, game.at(0)]).toEqual([(15 + 10) * 3, '-']);
});

test('HP-32.11 a team goes on with whoever is left of it', () => {
  const game = strict({ heroes: [{}, {}, {}, {}], options: { competition: 'team' }, stack: [rounds()] }).leave(0);
  expect(game.asked).toEqual([2]);
  game.choose('pass').chooseAs(1, 'pass').chooseAs(3, 'pass');
  expect([game.eventsOf('turnBegins').at(-1)!.seat, game.asked]).toEqual([2, [2]]);
});

test('HP-32.11 at the end he has the last place, and does not roll for another', () => {
  const game = strict({ heroes: [{ at: 'U05', gems: { ...STRONG, experience: 5 } }, {}, {}, {}] }).leave(2);
  game.choose('dragon', dice(3, 3), dice(2, 2), dice(1, 1), dice(1, 2));
  expect(game.eventsOf('ranked').map(({ seat }) => seat)).toEqual([1, 3]);
  expect(game.state.outcome!.places[2]).toBe(4);
});

test('HP-32.11 a level of the Scale still takes as many dead as sat down', () => {
  const heroes = [{ at: 'P18', gems: STRONG }, {}, {}];
  const game = strict({ heroes, enemies: [{ at: 'P18', kind: 'goblin' }], level: 1, received: 2 }).leave(2);
  fight(game, 'P18', [1, 1], [2], game.brings('FO39'));
  expect([game.board.scale.level, game.board.scale.received]).toEqual([1, 3]);
});
