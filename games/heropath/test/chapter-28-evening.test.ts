import { dice, face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { GATHERED } from '../state/board.ts';
import { coop, evening } from './coop.ts';
import { fight } from './road.ts';
import { content } from './table.ts';

// Chapter 28: how a round of Co-op ends.

test('HP-28.13 at the end of a round the turns of all heroes end, in turn order', () => {
  const game = evening({ stock: 5, board: (board) => (board.first = 1) });
  expect(game.eventsOf('turnEnds').map(({ seat }) => seat)).toEqual([1, 2, 0]);
});

test('HP-28.24 as long as one stands nothing is lost', () => {
  const game = coop({
    heroes: [
      { at: 'P18', actions: 2 },
      { fallen: true, gems: { skills: 1 } },
    ],
  });
  expect([game.choose('rest').choose('end').asked, game.state.outcome, game.frames.includes('finale')]).toEqual([[0], null, false]);
});

test('HP-28.30 who has fallen rises at the start of the next round', () => {
  const heroes = [
    { at: 'P18', gems: { vitality: 1 } },
    { at: 'P10', actions: 1 },
  ];
  const game = fight(coop({ heroes, stock: 3, enemies: [{ at: 'P18', kind: 'warlock' }] }), 'P18', [1, 1], [5, 5]);
  game.choose('rest').choose('end');
  expect([game.board.round, game.at(0), game.hero(0).actions]).toEqual([3, 'P19', 4]);
});

test('HP-28.24 who all fall at the end of a round do not rise any more', () => {
  const heroes = [0, 1].map(() => ({ at: 'P01', gems: { vitality: 1 } }));
  const game = evening({ heroes, stock: 0, level: 1, dragon: 0 }).draw(face(4));
  while (game.frames.includes('dragon')) game.choose(game.keys()[0]!);
  game.draw(dice(1, 1), dice(1, 1));
  expect(game.state.outcome).toMatchObject({ reason: 'fallen', rewards: [0, 0] });
});

test('HP-28.34 the new level opens with no dead on it, and the first player counts as the activating hero', () => {
  const game = evening({ stock: 0, level: 1, received: 3, dragon: 0, first: 1 });
  expect([game.board.scale.received, game.eventsOf('dragonTurn').map(({ seat }) => seat)]).toEqual([0, [1]]);
});

test('HP-28.34 a rise beyond the last level begins the Gathering Phase', () => {
  const game = evening({ stock: 0, level: content.numbers.scale.levels, dragon: 0, first: 2 });
  expect([game.board.dragon, game.eventsOf('gathered').map(({ seat }) => seat), game.board.round]).toEqual([GATHERED, [2], 3]);
});

test('HP-28.34 without a token the Scale rises instead', () => {
  const game = evening({ stock: 0, level: 1, dragon: 0 });
  expect([game.board.scale.level, game.board.scale.received, game.awaited]).toEqual([2, 0, 'hp.flare']);
});

test('HP-28.34 a token on level 0 is a token', () => {
  const game = evening({ stock: 0, level: 1, dragon: 0, dead: { 0: 'troll' }, sites: { P14: 'PS09' } });
  expect([game.board.scale.level, game.enemiesAt('P14')]).toEqual([1, ['?']]);
});

test('EX-65 evil does not wait', () => {
  const game = evening({ stock: 0, level: 1, dragon: 0 }).draw(face(1));
  while (game.frames.includes('dragon')) game.choose('no');
  expect([game.board.dragon, game.board.scale.level, game.board.enemies, game.board.round]).toEqual([1, 2, [], 3]);
});
