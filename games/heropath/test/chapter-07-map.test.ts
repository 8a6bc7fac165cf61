import { expect, test } from 'vitest';
import { heropathWith } from '../game.ts';
import { isSafe } from '../rules/things.ts';
import { found } from '../rules/turnFrames.ts';
import { amid, inTurn } from './playing.ts';
import { challenge, fight, spacesFor, STRONG, walk, WEAK } from './road.ts';
import { content, space, table, type Table } from './table.ts';
import { dice, face } from '@hoard/kernel/rehearsal';

// Chapter 7: the map.

const { map } = content;
const idsOf = (spaces: readonly number[]): string[] => spaces.map((row) => map.spaces[row]!.id);

/** A Dragon's turn set off by seat 0, who kills a Goblin on D06 and keeps the Dragon where it is. */
const flare = (at: string, shown: number) => {
  const game = table({
    heroes: [
      { at: 'G05', gems: STRONG },
      { at, gems: { vitality: 3, faith: 1 } },
    ],
    enemies: [{ at: 'G05', kind: 'goblin' }],
    level: 1,
    received: 2,
  });
  fight(game, 'G05', [1, 1], [2], game.brings('FO39'));
  return game.choose('rock:i', face(shown));
};

test('HP-7.1 six regions, two of them Mountains', () => {
  expect(map.regions.map(({ land }) => land)).toEqual(['riverbank', 'cave', 'mountains', 'mountains', 'plains', 'forest']);
});

test('HP-7.2 a space of two regions burns with each of them', () => {
  // Fog River + Ancient Woods; then Weeping Willows: Lily Bank belongs to the river and to the plains.
  expect(flare('R20', 1).gems(1).vitality).toBe(2);
  expect(flare('R20', 4).gems(1).vitality).toBe(2);
  expect(flare('P01', 1).gems(1).vitality).toBe(3);
});

/** Where the balloon of Kite Hill may land with a face of its die. */
const landingsBy = (shown: number): string[] =>
  spacesFor(
    table({ heroes: [{ at: 'P06' }, {}] })
      .choose('travel')
      .choose('balloon', face(shown)),
    'land',
  );

test('HP-7.2 it counts as each of them for balloons, at set-up and for cards', () => {
  for (const shown of [1, 4]) expect(landingsBy(shown)).toContain('R20');
  expect(map.lairs).toContain(space('R29'));
  const within = map.spacesIn.flatMap((list, region) => (list.includes(space('R20')) ? [map.regions[region]!.id] : []));
  expect(within).toEqual(['fog-river', 'weeping-willows']);
});

test('HP-7.3 what is neither Settlement nor Safe is a Road: start, balloon, pier, prison and flare spaces', () => {
  const kinds = ['P19', 'P06', 'R26', 'G06', 'U05'].map((id) => map.spaces[space(id)]!.kind);
  expect(new Set(kinds)).toEqual(new Set(['road']));
  expect(table({ heroes: [{ at: 'G06' }, {}] }).keys()).toContain('rest');
});

const twoAt = (at: string) => table({ heroes: [{ at }, { at }] });

/** Whether a card that sends leeches may be played at whoever stands there. */
const mayCurse = (at: string): boolean => {
  const owner = { at: 'P09', gems: STRONG, hidden: 'MA21' };
  return inTurn(0, { heroes: [owner, { at, gems: STRONG }] })
    .keys(0)
    .includes('play:MA21');
};

test('HP-7.4 nobody attacks a hero in a Safe space', () => {
  expect(isSafe(content, space('P10'))).toBe(true);
  expect(twoAt('P10').keys()).not.toContain('ambush:2');
  expect(twoAt('P11').keys()).toContain('ambush:2');
  expect(['P10', 'P04'].map((at) => mayCurse(at))).toEqual([false, true]);
});

test('HP-7.4 what strikes all heroes of a region reaches him', () => {
  const heroes = [
    { at: 'G05', gems: STRONG },
    { at: 'D10', gems: { vitality: 3, faith: 1 } },
  ];
  const game = table({ heroes, enemies: [{ at: 'G05', kind: 'goblin' }] });
  fight(game, 'G05', [1, 1], [2], game.brings('FO29'));
  expect(game.gems(1).vitality).toBe(2);
});

test('HP-7.5 flares do no harm in a Safe space', () => {
  expect(flare('P10', 4).gems(1).vitality).toBe(3);
  expect(flare('P11', 4).gems(1).vitality).toBe(2);
});

test('HP-7.5 nor does the Active Flare, on a map of one’s own where a flare space is a Safe one', () => {
  const spaces = map.spaces.map((one) => (one.id === 'P10' || one.id === 'P11' ? { ...one, flare: 0 } : one));
  const mine = heropathWith({ ...content, map: { ...map, spaces } });
  const burned = (at: string, deed: (game: Table) => unknown) => {
    const game = table({ heroes: [{ at, gems: { vitality: 3, faith: 1 } }, {}] }, mine);
    deed(game);
    return 3 - game.gems(0).vitality;
  };
  // Who rests gains 1 before he burns.
  expect(['P10', 'P11'].map((at) => burned(at, (game) => game.choose('rest').choose('end')))).toEqual([-1, 0]);
  expect(['P10', 'P18'].map((at) => burned(at, (game) => walk(game, at === 'P10' ? 'P09' : 'P11')))).toEqual([0, 1]);
  expect(burned('P09', (game) => walk(game, 'P10', 'P04'))).toBe(0);
});

test('HP-7.6 enemies in a Safe space must be fought or evaded', () => {
  const game = table({ heroes: [{ at: 'P10' }, {}], enemies: [{ at: 'P10', kind: 'troll' }] });
  expect(game.keys()).toContain('fight:0');
  expect(game.why('rest')).toBe('HP-12.12');
  expect(walk(game, 'P09').story).toContain('evaded');
});

test('HP-7.7 Place-Sites stand on Settlements only', () => {
  const game = walk(table(), 'P18');
  expect(game.awaited).toBeNull();
  expect(walk(table(), 'P14').awaited).toBe('hp.place-site');
});

test('HP-7.7 the Dragon’s turn brings them to Settlements only, to such as have none', () => {
  const game = amid(0, [found(0, 0, true)], { sites: { P14: 'PS09' } });
  game.choose('yes').draw(() => 0);
  const empty = map.settlements.filter((at) => at !== space('P14'));
  expect(spacesFor(game, 'space')).toEqual(idsOf(empty).toSorted());
});

test('HP-7.8 no way leads to a Dragon Rock, and nobody is placed there', () => {
  for (const rock of map.rocks) {
    expect(map.neighbours[rock]).toEqual([]);
    expect(map.walkable).not.toContain(rock);
  }
});

const underDragon = (id: string, dragon: number) => table({ heroes: [{ at: id }, {}], dragon });

test('HP-7.9 the Dragon is fought from the flare spaces of its rock', () => {
  expect(underDragon('U05', 0).keys()).toContain('dragon');
  expect(underDragon('U05', 1).why('dragon')).toBe('HP-21.19');
  expect(underDragon('D06', 1).keys()).toContain('dragon');
});

test('HP-7.10 the prison is the innermost space of the cave', () => {
  expect(idsOf([map.prison])).toEqual(['G06']);
  expect(idsOf(map.neighbours[map.prison]!)).toEqual(['G05']);
});

test('HP-7.11 any number may stand at the start; no Encounter there in round 1, nor against who has just risen', () => {
  expect(table({ heroes: [{}, {}, {}, {}], round: 1 }).keys()).not.toContain('ambush:2');
  expect(table({ heroes: [{}, {}, {}, {}] }).keys()).toContain('ambush:2');
  expect(table({ heroes: [{}, { hasRisen: true }] }).keys()).not.toContain('ambush:2');
  const crowd = table({ heroes: [{ at: 'P18' }, {}, {}, {}] });
  expect(walk(crowd, 'P19').at(0)).toBe('P19');
});

test('HP-7.12 from every space there is one at distance 7 or more', () => {
  for (const from of map.walkable) expect(Math.max(...map.walkable.map((to) => map.distance[from]![to]!))).toBeGreaterThanOrEqual(7);
  expect([map.settlements.length, map.lairs.length, map.balloons.length]).toEqual([22, 22, 2]);
});

test('HP-7.13 the cave is never hit by a flare and never reached by balloon', () => {
  expect(flare('G02', 6).gems(1).vitality).toBe(3);
  const game = table({ heroes: [{ at: 'P06' }, {}] });
  game.choose('travel').choose('balloon', face(6));
  expect(spacesFor(game, 'land')).not.toContain('G01');
  expect(spacesFor(game, 'land')).toContain('D01');
});

test('HP-1.10 distance goes over gates and bridges, and ignores the ferry', () => {
  expect(map.distance[space('P12')]![space('G01')]).toBe(1);
  expect(map.distance[space('R29')]![space('R30')]).toBe(1);
  expect(map.distance[space('R29')]![space('R26')]).toBe(2);
});

test('HP-1.12 a hero passes every space but the one where his Travel ends', () => {
  const game = table({ heroes: [{ at: 'P09', gems: WEAK }, {}], enemies: [{ at: 'P11' }, { at: 'P12' }] });
  walk(game, 'P11', 'P12').draw(game.brings('troll'));
  expect([game.enemiesAt('P11'), game.enemiesAt('P12')]).toEqual([['?'], ['troll']]);
});

test('HP-1.1 the first hero who equals the Dragon wins at once', () => {
  const game = challenge(table({ heroes: [{ at: 'U05', gems: { vitality: 5, faith: 5, experience: 5 } }, {}] }), [3, 3], [3, 3]);
  game.draw(dice(1, 1));
  expect(game.state.outcome).toMatchObject({ reason: 'slain', places: [1, 2] });
});
