import { dice, face } from '@hoard/kernel/rehearsal';
import { viewOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { ANYWHERE } from '../content/names.ts';
import { heropath } from '../game.ts';
import { mayAimAt } from '../rules/aims.ts';
import { areOpponents } from '../rules/things.ts';
import { rounds, turn } from '../rules/turnFrames.ts';
import { STRONG } from './road.ts';
import { card, content, table, type Given, type Table } from './table.ts';

// Chapter 27: Team.

const options = { competition: 'team' } as const;
const four = [{}, {}, {}, {}];

/** The common turn of seats 0 and 2. */
const together = (given: Given = {}): Table => {
  const game = table({ heroes: four, options, ...given });
  const { stack } = game.state.lanes[0]!;
  stack.splice(1, stack.length, { ...turn(0, 0b0101), at: 'act' });
  game.board.inTurn = 0b0101;
  game.engine.resume(game.state);
  return game;
};

test('HP-27.1 teammates are not opponents', () => {
  const game = together();
  const { heroes } = game.board;
  expect(heroes.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
  expect(heroes.map((hero) => areOpponents(heroes[0]!, hero))).toEqual([false, true, false, true]);
});

test('HP-27.2 the team of the hero who defeats the Dragon wins', () => {
  const game = together({ heroes: [{ at: 'U05', gems: { vitality: 5, faith: 5, experience: 5, skills: 5, wisdom: 5 } }, {}, {}, {}] });
  game.chooseAs(0, 'dragon', dice(3, 3), dice(2, 2));
  while (game.state.outcome === null) game.draw(dice(1, 1));
  expect(game.state.outcome).toMatchObject({ places: [1, 2, 1, 2], rewards: [1, 0, 1, 0] });
});

test('HP-27.3 no Encounter inside a team', () => {
  const keys = together().keys(0);
  expect(keys).toEqual(expect.arrayContaining(['ambush:2', 'ambush:4']));
  expect(keys).not.toContain('ambush:3');
});

test('HP-27.3 no card that needs an opponent is aimed at a teammate', () => {
  const { board } = together({ heroes: four.map(() => ({ at: 'P18' })) });
  expect([1, 2, 3].map((other) => mayAimAt(board, content, 0, ANYWHERE, other))).toEqual([true, false, true]);
});

test('HP-27.5 members use their actions in any order; the turn is over when each has had his', () => {
  const game = together({ heroes: four.map(() => ({ at: 'P18' })) });
  expect(game.asked).toEqual([0, 2]);
  game.chooseAs(0, 'rest').chooseAs(0, 'end').chooseAs(2, 'rest').chooseAs(2, 'end').chooseAs(0, 'pass');
  expect(game.asked).toEqual([2]);
  game.chooseAs(2, 'pass');
  expect(game.asked).toEqual([1, 3]);
});

test('HP-27.7 teams play alternately by the order of their first members', () => {
  const game = table({ heroes: four, options, first: 1, round: 1 });
  const { stack } = game.state.lanes[0]!;
  stack.splice(1, stack.length);
  Object.assign(stack[0]!, { at: 'begin' });
  game.board.inTurn = 0;
  game.engine.resume(game.state);
  expect(game.asked).toEqual([1, 3]);
  game.chooseAs(1, 'pass').chooseAs(3, 'pass');
  expect(game.asked).toEqual([0, 2]);
  game.chooseAs(0, 'pass').chooseAs(2, 'pass');
  expect([game.asked, game.board.round]).toEqual([[1, 3], 3]);
});

test('HP-27.8 a hero is in turn as long as he has actions left, and off turn afterwards', () => {
  const game = together();
  expect(game.board.inTurn).toBe(0b0101);
  expect(game.chooseAs(2, 'pass').board.inTurn).toBe(0b0001);
  // Also who has used his last one, without passing.
  const last = together({ heroes: [{ at: 'P18', actions: 1 }, {}, {}, {}] });
  expect(last.chooseAs(0, 'rest').chooseAs(0, 'end').board.inTurn).toBe(0b0100);
});

test('HP-27.9 a turn starts for all members, and the limit is checked when a member has finished', () => {
  const heroes = [{}, { fallen: true, gems: { skills: 1 } }, {}, { at: 'G06', asleep: true }];
  const game = together({ heroes }).chooseAs(0, 'pass').chooseAs(2, 'pass');
  expect([game.at(1), game.hero(3).asleep, game.hero(1).actions, game.hero(3).actions]).toEqual(['P19', false, 4, 4]);
  const full = together({ heroes: [{ shown: 'MK01 MK04 MK05 MK08 MK10 MK14' }, {}, {}, {}] }).chooseAs(0, 'pass');
  expect([full.frames.includes('limit.choose'), full.asked]).toEqual([true, [0]]);
  const later = together({ heroes: [{}, {}, { shown: 'MK01 MK04 MK05 MK08 MK10 MK14' }, {}] }).chooseAs(2, 'pass');
  expect([later.frames.includes('limit.choose'), later.asked]).toEqual([true, [2]]);
});

test('HP-27.10 the activating player decides, and his left neighbour is the next seat, whichever team that is', () => {
  const heroes = [{ at: 'G05', gems: STRONG }, {}, {}, {}];
  const game = together({ heroes, enemies: [{ at: 'G05', kind: 'goblin' }], level: 1, received: 4 });
  game.chooseAs(0, `fight:${game.unitAt('G05')}`, dice(1, 1), dice(2), game.brings('FO39'));
  game.choose('rock:i', face(1));
  while (game.frames.endsWith('place.choose')) game.choose(game.keys()[0]!);
  expect(game.asked).toEqual([0]);
  expect(game.choose('no').asked).toEqual([1]);
});

test('HP-27.11 face-down cards are visible to the team', () => {
  const game = together({
    heroes: four,
    board: ({ heroes }) => heroes[0]!.hidden.push({ card: card('MA08'), seenBy: 0b0101 }),
  });
  const seenBy = (seat: number) => viewOf(heropath, game.state, seat).sight.heroes[0]!.hidden[0]!.card;
  expect(seenBy(2)).toBe(card('MA08'));
  expect(seenBy(1)).toBeLessThan(0);
});

const teamsOf = (seats: number, teamSize: number) =>
  table({ heroes: Array.from({ length: seats }, () => ({})), options: { competition: 'team', teamSize } }).board.heroes.map(
    ({ team }) => team,
  );

test('HP-27.12 seats alternate by team, so that the left neighbour is an opponent', () => {
  expect([teamsOf(4, 2), teamsOf(6, 3), teamsOf(6, 2)]).toEqual([
    [0, 1, 0, 1],
    [0, 1, 0, 1, 0, 1],
    [0, 1, 2, 0, 1, 2],
  ]);
});

test('HP-2.7 with six players there are two teams of three or three of two', () => {
  const game = table({ heroes: [{}, {}, {}, {}, {}, {}], options: { competition: 'team', teamSize: 3 } });
  expect(game.board.options.teamSize).toBe(3);
});

const beside = (actions: number): Table =>
  together({ heroes: [{ at: 'P18', actions, shown: 'MK01' }, {}, { at: 'P18', shown: 'AR01' }, {}] });

test('HP-27.4 each gives what both have agreed to', () => {
  const game = together({ heroes: [{ at: 'P18', shown: 'MK01' }, {}, { at: 'P18', shown: 'AR01' }, {}] });
  game.chooseAs(0, 'exchange:3').choose('give:MK01').choose('ask:AR01').choose('offer').choose('accept');
  expect([game.shown(0), game.shown(2)]).toEqual(['AR01', 'MK01']);
});

test('HP-27.4 he exchanges with whom he passes in his Travel, in the space or next to it', () => {
  const game = together({ heroes: [{ at: 'P18' }, {}, { at: 'P07' }, {}] });
  expect(game.why('exchange:3', 0)).toBe('HP-27.4');
  game.chooseAs(0, 'travel');
  expect(game.why('exchange:3', 0)).toBe('HP-27.4');
  expect(game.chooseAs(0, 'go:P12').keys(0)).toContain('exchange:3');
  expect(game.chooseAs(0, 'go:P07').keys(0)).toContain('exchange:3');
});

test('HP-27.6 each exchange costs an action of who acts', () => {
  const game = beside(2).chooseAs(0, 'exchange:3').choose('refuse');
  expect([game.hero(0).actions, game.hero(2).actions]).toEqual([1, 4]);
});

test('HP-27.6 like every action it is not for who has an enemy in his space, and burns who stands in the fire', () => {
  const heroes = [{ at: 'U05', gems: STRONG }, {}, { at: 'U05', gems: STRONG }, {}];
  expect(together({ heroes, enemies: [{ at: 'U05', kind: 'goblin' }] }).denial('exchange:3', 0)?.rule).toBe('HP-12.10');
  const game = together({ heroes }).chooseAs(0, 'exchange:3').choose('refuse');
  expect([game.gems(0).vitality, game.gems(2).vitality]).toEqual([STRONG.vitality - 1, STRONG.vitality]);
});

test('HP-27.6 in mid-Travel it needs an action besides the Travel, which then goes on', () => {
  expect(beside(1).chooseAs(0, 'travel').chooseAs(0, 'go:P12').why('exchange:3')).toBe('HP-27.6');
  const game = beside(2).chooseAs(0, 'travel').chooseAs(0, 'go:P12').choose('exchange:3').choose('refuse');
  expect([game.hero(0).actions, game.frames.endsWith('travel.step')]).toEqual([0, true]);
  expect(game.choose('go:P18').at(0)).toBe('P18');
});

test('HP-27.5 whoever acts burns, not who began the turn', () => {
  const gems = { vitality: 4, faith: 1 };
  const game = together({ heroes: [{ gems }, {}, { at: 'U05', gems }, {}] }).chooseAs(2, 'pass');
  expect([game.gems(0).vitality, game.gems(2).vitality]).toEqual([4, 3]);
});

test('HP-27.9 the turn begins for all members in turn order', () => {
  const fallen = { fallen: true, gems: { skills: 1 } };
  const game = table({ heroes: [fallen, {}, fallen, {}], options, first: 2, stack: [rounds()] });
  expect(game.eventsOf('rose').map(({ seat }) => seat)).toEqual([2, 0]);
});
