import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { hasRoom } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import { STRONG, spacesFor, walk } from './road.ts';
import { content, space, table } from './table.ts';

// Chapter 8: paces, gates, bridge, ferry, balloon.

const begun = (at: string, given: Parameters<typeof table>[0] = {}) => table({ heroes: [{ at }, {}], ...given }).choose('travel');

/** A card that closes something for a round (`shut`). */
const shut = (what: string) => (board: Board) => {
  const effect = content.effects.findIndex((one) => one.do === 'shut' && one.what === what);
  board.lasting.push({ effect, on: 1, by: 1, until: 'round' });
};

test('HP-8.1 a pace leads to an adjacent space', () => {
  expect(spacesFor(begun('P19'), 'go')).toEqual(['P09', 'P11', 'P14', 'P18']);
  const game = begun('P19');
  for (const id of ['P18', 'P11', 'P12']) expect(game.choose(`go:${id}`).frames).toMatch(/travel.step$/);
  // The fourth is the last.
  expect(game.choose('go:G01').frames).toBe('rounds.next turn.act');
  expect(game.at(0)).toBe('G01');
});

test('HP-8.2 white lines link, a black line is a wall', () => {
  expect(content.map.acrossWalls[space('R13')]).toContain(space('U04'));
  expect(spacesFor(begun('R13'), 'go')).toEqual(['R05', 'R12', 'U13']);
});

test('HP-8.3 a stone gate costs one pace', () => {
  const game = begun('P12');
  game.choose('go:G01').choose('go:G02').choose('go:G03').choose('go:G05');
  expect(game.at(0)).toBe('G05');
});

test('HP-8.4 touching corners are no link', () => {
  expect(spacesFor(begun('P09'), 'go')).not.toContain('P18');
});

test('HP-8.5 a hero may retrace his steps and end where he began', () => {
  const game = walk(table(), 'P18', 'P19', 'P18', 'P19');
  expect([game.at(0), game.hero(0).actions]).toEqual(['P19', 3]);
  expect(walk(table(), 'P18', 'P19').at(0)).toBe('P19');
});

test('HP-8.6 a bridge is crossed with one pace, unless it is closed', () => {
  expect(spacesFor(begun('R30'), 'go')).toContain('R29');
  const closed = begun('R30', { board: shut('bridges') });
  expect(spacesFor(closed, 'go')).not.toContain('R29');
  expect(closed.why('go:R29')).toBe('HP-8.6');
});

test('HP-8.7 the ferry is moored at one riverside space and takes nobody elsewhere', () => {
  expect(spacesFor(begun('R30', { ferry: 'R26' }), 'sail')).toEqual([]);
  expect(spacesFor(begun('R26', { ferry: 'R26' }), 'sail')).toHaveLength(20);
});

test('HP-8.8 a hero sails from the ferry at the start of his Travel or after any number of paces, the last included', () => {
  expect(spacesFor(begun('R26'), 'sail')).toContain('R01');
  const game = begun('P09').choose('go:P13').choose('go:P08').choose('go:P13').choose('go:R26');
  expect(spacesFor(game, 'sail')).toContain('R01');
  expect(spacesFor(game, 'go')).toEqual([]);
  expect(spacesFor(begun('R26', { board: shut('ferry') }), 'sail')).toEqual([]);
});

test('HP-8.9 his Travel ends where he lands, and the ferry stays there', () => {
  const game = begun('R26').choose('sail:R02');
  expect([game.at(0), game.frames, game.board.ferry]).toEqual(['R02', 'rounds.next turn.act', space('R02')]);
  const collecting = begun('R26', { goods: [{ at: 'R02', gold: 1 }] }).choose('sail:R02');
  expect([spacesFor(collecting, 'go'), collecting.why('go:R05')]).toEqual([[], undefined]);
  expect(collecting.choose('stop').frames).toBe('rounds.next turn.act');
});

test('HP-8.10 every space of the Fog River is riverside', () => {
  expect(content.map.riverside).toHaveLength(21);
  expect(content.map.riverside).toContain(space('R21'));
});

test('HP-8.11 a balloon is taken at the start of a Travel or after any number of paces', () => {
  expect(begun('P06').keys()).toContain('balloon');
  expect(begun('P11').choose('go:P06').keys()).toContain('balloon');
  const last = begun('P19').choose('go:P18').choose('go:P11').choose('go:P12').choose('go:P06');
  expect([spacesFor(last, 'go'), last.keys().includes('balloon')]).toEqual([[], true]);
  expect(begun('P06', { board: shut('balloon') }).keys()).not.toContain('balloon');
});

test('HP-8.12 having rolled he must fly to a space of a region that is shown, and his Travel ends there', () => {
  const game = begun('P06').choose('balloon', face(2));
  const landings = spacesFor(game, 'land');
  expect(landings).toContain('D13');
  expect(landings).toContain('R08');
  expect(landings).not.toContain('U05');
  expect(game.choose('land:D13').frames).toBe('rounds.next turn.act');
});

test('HP-8.13 nobody lands where three heroes are; he may stay where he took off', () => {
  const game = table({ heroes: [{ at: 'P06' }, { at: 'D13' }, { at: 'D13' }, { at: 'D13' }] })
    .choose('travel')
    .choose('balloon', face(2));
  expect(spacesFor(game, 'land')).not.toContain('D13');
  expect(spacesFor(game, 'land')).toContain('P06');
});

test('HP-8.14 landing at the ferry or at a balloon gives no further ride', () => {
  const game = begun('P06', { ferry: 'R08' }).choose('balloon', face(2)).choose('land:R08');
  expect(game.frames).toBe('rounds.next turn.act');
  expect(begun('P06').choose('balloon', face(6)).choose('land:D01').frames).toBe('rounds.next turn.act');
  const goods = [
    { at: 'R01', gold: 1 },
    { at: 'D01', gold: 1 },
  ];
  const laden = [begun('R26', { goods }).choose('sail:R01'), begun('P06', { goods }).choose('balloon', face(6)).choose('land:D01')];
  expect(laden.map((one) => one.keys().filter((key) => !key.startsWith('drop')))).toEqual([
    ['collectGold', 'stop'],
    ['collectGold', 'stop'],
  ]);
});

test('HP-8.15 at most three heroes stand in a space; a fourth may pass', () => {
  const game = table({ heroes: [{ at: 'P09' }, { at: 'P13' }, { at: 'P13' }, { at: 'P13' }] })
    .choose('travel')
    .choose('go:P13');
  expect(game.why('stop')).toBe('HP-8.15');
  expect(game.choose('go:P08').keys()).toContain('stop');
});

const crowded = (leeches: number) =>
  table({
    heroes: [{ at: 'P09', leeches }, { at: 'P13' }, { at: 'P13' }, { at: 'P13' }],
    board: ({ lasting }) => {
      const effect = content.effects.findIndex((one) => one.do === 'cap' && one.n === 1);
      if (leeches > 0) lasting.push({ effect, on: 0, by: 1, until: 'round' });
    },
  }).choose('travel');

test('EX-45 with one pace a full space is no legal stop, with two he may pass', () => {
  expect(crowded(1).why('go:P13')).toBe('HP-8.15');
  expect(crowded(0).keys()).toContain('go:P13');
});

test('HP-8.16 who is left in a full space is put into the nearest one with room', () => {
  const game = table({ heroes: [{ at: 'P09' }, { at: 'P13' }, { at: 'P13' }, { at: 'P13' }] })
    .choose('travel')
    .choose('go:P13');
  const effect = content.effects.findIndex((one) => one.do === 'cap' && one.n === 1);
  game.board.lasting.push({ effect, on: 0, by: 1, until: 'round' });
  expect(game.keys()).toContain('stop');
  game.choose('stop');
  expect(content.map.neighbours[space('P13')]).toContain(game.hero(0).at);
});

test('HP-8.16 whom a card would put into a full space comes into one of the nearest with room, as its player chooses', () => {
  const heroes = [{ at: 'P09', gems: STRONG, shown: 'MA16' }, { at: 'P14' }, { at: 'P14' }, { at: 'P14' }];
  const game = table({ heroes, sites: { P14: 'PS09' } }).choose('play:MA16');
  const beside = content.map.neighbours[space('P14')]!.map((at) => content.map.spaces[at]!.id);
  expect([beside.length > 1, spacesFor(game, 'space')]).toEqual([true, beside.toSorted()]);
  const roomy = table({ heroes, sites: { P14: 'PS09', D16: 'PS10' } }).choose('play:MA16');
  expect(roomy.at(0)).toBe('D16');
});

test('HP-8.17 where no legal stop can be reached Travel is not available', () => {
  const stuck = table({
    heroes: [{ at: 'G09' }, { at: 'G02' }, { at: 'G02' }, { at: 'G02' }],
    board: ({ lasting }) => {
      const effect = content.effects.findIndex((one) => one.do === 'cap' && one.n === 1);
      lasting.push({ effect, on: 0, by: 1, until: 'round' });
    },
  });
  expect(stuck.why('travel')).toBe('HP-8.17');
  expect(stuck.keys()).toContain('pass');
});

test('EX-39 the ferry takes him across, and is not where it was', () => {
  const game = begun('P04', { ferry: 'R26' }).choose('go:P13').choose('go:R26').choose('sail:R03');
  expect([game.at(0), game.board.ferry]).toEqual(['R03', space('R03')]);
  game.choose('pass');
  expect(spacesFor(game.chooseAs(1, 'travel'), 'sail')).toEqual([]);
});

test('EX-40 a balloon leads to an empty Settlement, and the Troll left behind costs 1', () => {
  const game = begun('P11', { enemies: [{ at: 'P11', kind: 'troll' }] })
    .choose('go:P06')
    .choose('balloon', face(2))
    .choose('land:D16');
  game.draw(game.brings('PS09'));
  expect([game.board.sites[space('D16')], game.gems(0).vitality]).toEqual([8, 3]);
});

test('HP-8.15 where the game begins, and in the prison, there is room for everybody', () => {
  const { start, prison } = content.map;
  const { board } = table({ heroes: [{}, {}, {}, {}, {}] });
  const hasRoomAt = (at: number): boolean => {
    for (const hero of board.heroes) hero.at = at;
    return hasRoom(board, content, at, 0);
  };
  expect([hasRoomAt(start), hasRoomAt(prison), hasRoomAt(space('P18'))]).toEqual([true, true, false]);
});

test('HP-8.15 for a Gathering Ritual any number comes to one space', () => {
  const heroes = [{ at: 'U05' }, {}, {}, {}, {}];
  const game = table({ heroes, options: { competition: 'co-op' } }).choose('ritual');
  for (const seat of [1, 2, 3, 4]) game.chooseAs(seat, 'space:U14');
  expect(game.board.heroes.map(({ at }) => content.map.spaces[at]!.id)).toEqual(['U05', 'U14', 'U14', 'U14', 'U14']);
});
