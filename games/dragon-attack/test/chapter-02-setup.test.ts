import { Engine, Match, Problem, SPECTATOR, likelihood, viewOf } from '@hoard/kernel';
import { Rehearsal } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { dragonAttack, type DragonAttack } from '../index.ts';
import { ALL, dice, face, spaceIds, spaceOf, table } from './table.ts';

// Chapter 2: setting up.

const { content } = dragonAttack;

/** A new game in which the seats have chosen these colours; chance shows these faces, counted from 1. */
function open(colours: readonly (string | null)[], ...faces: number[]): Rehearsal<DragonAttack> {
  const options = dragonAttack.readOptions({ colours }, colours.length);
  return Rehearsal.open(dragonAttack, options, colours.length, ...faces.map(face));
}

const coloursOf = ({ board }: Rehearsal<DragonAttack>): string[] => board.adventurers.map(({ hero }) => content.heroes[hero]!.colour);

test('DA-2.1 six may play, a seventh may not, and nobody cannot', () => {
  for (const seats of [2, 3, 4, 5, 6]) expect(open(ALL.slice(0, seats), 1).asked).toEqual([0]);
  expect(() => dragonAttack.readOptions({}, 7)).toThrow(
    new Problem('Options: 7 seats; expected 1 to 6, one for each player counter (DA-2.1)'),
  );
  const options = dragonAttack.readOptions({}, 2);
  expect(() => new Match(dragonAttack, { options, seats: 0, secret: 'da'.repeat(32) })).toThrow('played by 1 to 6, not by 0');
});

test('DA-2.2 everybody picks a different player counter', () => {
  expect(() => dragonAttack.readOptions({ colours: ['red', 'blue', 'red'] }, 3)).toThrow(/'colours': red is chosen twice; .*\(DA-2\.2\)/);
  expect(coloursOf(open(['violet', 'red'], 1))).toEqual(['violet', 'red']);
});

test('DA-2.2 who has not chosen gets a free counter by chance', () => {
  const engine = new Engine(dragonAttack);
  const state = engine.start(dragonAttack.readOptions({ colours: [null, 'red', null] }, 3), 3);
  const free = engine.dieOf(state, state.lanes[0]!)!;
  expect([free.purpose, free.outcomes, likelihood(free, 0)]).toEqual(['da.adventurer', 5, 1 / 5]);
  expect(coloursOf(open([null, 'red', null], 1, 4, 1))).toEqual(['blue', 'red', 'green']);
  expect(coloursOf(open([null, 'red', null], 5, 1, 1))).toEqual(['green', 'red', 'blue']);
});

test('DA-2.3 each counter stands on the starting point of its colour, chosen or drawn', () => {
  const { board } = open(['white', null, 'amber'], 2, 1);
  expect(spaceIds(board.adventurers.map(({ at }) => at))).toEqual(['W10', 'B10', 'A10']);
});

test('DA-2.4 unchosen counters are put away, and their starting points are open land', () => {
  const t = table({ players: ['red', 'violet'], turn: 'red' }).roll(2);
  expect(t.board.adventurers).toHaveLength(2);
  expect(t.ends('walk')).toEqual(expect.arrayContaining(['B10', 'A10', 'W10', 'G10']));
  expect(t.why('walk:V10')).toBe('DA-5.3');
  const all = table({ turn: 'red' }).roll(2);
  expect(all.why('walk:B10')).toBe('DA-5.3');
});

test('DA-2.5 one counter lies face down on each star and on each of 1 to 12, and nowhere else', () => {
  const { board } = open(ALL, 1);
  for (const [space, { mark }] of content.spaces.entries()) {
    const expected = mark === 'star' || (typeof mark === 'number' && mark <= 12);
    expect(board.unknown[space], content.spaces[space]!.id).toBe(expected ? 1 : 0);
  }
  expect(board.unknown.filter((lies) => lies === 1)).toHaveLength(46);
  expect(board.pool).toEqual(content.counters.map((_, counter) => counter));
});

test('DA-2.5 the counters are mixed: any of those not yet seen may be the one that is turned over', () => {
  const t = table({ turn: 'red', carried: { red: ['gold 1'] } })
    .roll(2)
    .choose('walk:R31');
  const die = t.engine.dieOf(t.state, t.state.lanes[0]!)!;
  expect([die.outcomes, likelihood(die, 0), likelihood(die, 44)]).toEqual([45, 1 / 45, 1 / 45]);
});

test('DA-2.6 nothing that anybody is shown tells one unknown counter from another', () => {
  const t = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] } });
  for (const seat of [SPECTATOR, 0, 5]) {
    const { unknown, pool, piles } = viewOf(dragonAttack, t.state, seat).sight;
    expect(new Set(unknown)).toEqual(new Set([0, 1]));
    expect(pool).toEqual(pool.toSorted((a, b) => a - b));
    expect(piles).toEqual([]);
  }
});

test('DA-2.6 only a search and the Dragon look: walking over and sailing in do not', () => {
  const t = table({ turn: 'red', at: { red: 'R42' }, carried: { red: ['boat'] } });
  t.choose('sail:R52').roll(2).choose('walk:R51');
  expect(t.board.pool).toHaveLength(45);
  t.roll(3).choose('walk:R31', t.finds('Alms Box'));
  expect(t.board.pool).toHaveLength(44);
  t.roll(1, t.finds('Tax Cart'));
  expect(t.board.pool).toHaveLength(43);
});

test("DA-2.7 the Dragon's stack is 5, 4, 3, 2 from the top, and the top is its strength", () => {
  const against = [0, 1, 2, 3].map((wounds) => {
    const t = table({ turn: 'red', at: { red: 'R20' }, dragonAt: 7, wounds, cleared: 'all' });
    return t.roll(2).choose('walk:R30', dice(1)).told('threw')[0]!.against;
  });
  expect(against).toEqual([5, 4, 3, 2]);
});

test('DA-2.8 the Dragon is not on the map at the start', () => {
  expect(open(ALL, 1).board.dragonAt).toBe(0);
  const t = table({ turn: 'red', at: { red: 'R40' }, cleared: 'all' })
    .roll(2)
    .choose('walk:R50');
  expect(t.told('threw')).toEqual([]);
  expect(t.waitingFor).toEqual(['blue']);
});

test('DA-2.9 the first player is drawn with equal chances', () => {
  const engine = new Engine(dragonAttack);
  const state = engine.start(dragonAttack.readOptions({ colours: ['red', 'blue', 'white'] }, 3), 3);
  const die = engine.dieOf(state, state.lanes[0]!)!;
  expect([die.purpose, die.outcomes, likelihood(die, 0)]).toEqual(['da.first-player', 3, 1 / 3]);
  expect([1, 2, 3].map((drawn) => open(['red', 'blue', 'white'], drawn).asked)).toEqual([[0], [1], [2]]);
});

test('DA-2.10 turns go clockwise around the palace, whoever sits where', () => {
  const game = open(['green', 'amber', 'red', 'white'], 2);
  const order: string[] = [];
  for (let turn = 0; turn < 8; turn++) {
    const [seat] = game.asked;
    order.push(coloursOf(game)[seat!]!);
    game.choose('roll', face(1), () => 0);
  }
  expect(order).toEqual(['amber', 'white', 'green', 'red', 'amber', 'white', 'green', 'red']);
});

test('DA-2.11 nobody starts with anything, and nobody rests', () => {
  const { board } = open(ALL, 4);
  expect(board.adventurers.every(({ carried, home, resting }) => carried.length === 0 && home.length === 0 && !resting)).toBe(true);
  expect([board.hoard, board.wounds, board.unknown[spaceOf('R10')]]).toEqual([[], 0, 0]);
});
