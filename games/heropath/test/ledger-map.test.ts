import { expect, test } from 'vitest';
import { howMany, sum } from '../../test/printed.ts';
import type { SpaceId } from '../content/content.ts';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { Space } from '../content/map.ts';
import { edgesOf } from '../board/cells.ts';
import { rulebook } from './ledger.ts';

// The ledger: the map.

const { map } = content;
const { spaces, distance, walkable } = map;

const rowOf = (id: string): SpaceId => spaces.findIndex((space) => space.id === id);
const idOf = (space: SpaceId): string => spaces[space]!.id;
const regionName = (region: number): string => map.regions[region]!.name.replace('The ', '');
const isBetween = (ways: typeof map.gates, one: SpaceId, other: SpaceId): boolean =>
  ways.some(({ between }) => between.includes(one) && between.includes(other));
/** In whole spaces, as it is printed. */
const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2);
};

const ROMAN = ['i', 'ii', 'iii'];

function marksOf(space: SpaceId): string {
  const { flare, isLair } = spaces[space]!;
  const named: readonly (readonly [boolean, string])[] = [
    [map.start === space, 'start'],
    [map.pier === space, 'pier'],
    [map.balloons.includes(space), 'balloon'],
    [map.prison === space, 'prison'],
    [map.caveMouth === space, 'cave mouth'],
    [flare >= 0, `flare ${ROMAN[flare]}`],
    [isLair, 'lair'],
    [map.openings.includes(space), 'opening'],
  ];
  return named.flatMap(([is, name]) => (is ? [name] : [])).join(', ') || '-';
}

function linksOf(space: SpaceId): string {
  const rock = map.rocks.indexOf(space);
  if (rock >= 0) return `none; flare spaces ${map.flares[rock]!.map(idOf).toSorted().join(', ')}`;
  return map.neighbours[space]!.map(
    (other) => `${idOf(other)}${isBetween(map.gates, space, other) ? '(g)' : isBetween(map.bridges, space, other) ? '(b)' : ''}`,
  )
    .toSorted()
    .join(', ');
}

const touchesOf = (space: SpaceId): string =>
  [...map.acrossWalls[space]!.map((other) => `/${idOf(other)}`), ...map.acrossWater[space]!.map((other) => `~${idOf(other)}`)].join(', ') ||
  '-';

const riverOf = ({ river }: Space): string =>
  river === undefined ? '-' : `${river.bank === 'west' ? 'W' : 'E'}${river.mile}${river.water === 'main' ? 'a' : 'b'}`;

test('77 spaces are those of the rulebook, cell by cell', () => {
  const printed = rulebook.tableAfter('| ID | Name | x | y | Region | Kind | Marks | River | Links | Touches |');
  expect(spaces).toHaveLength(77);
  expect(
    spaces.map((space, row) => [
      space.id,
      space.name,
      `${space.x}`,
      `${space.y}`,
      space.regions.map(regionName).join(' + '),
      space.kind,
      marksOf(row),
      riverOf(space),
      linksOf(row),
      touchesOf(row),
    ]),
  ).toEqual(printed);
});

test('HP-7.1 there are six regions, with as many spaces of each kind as the rulebook counts', () => {
  const printed = rulebook.tableAfter('| No. | Region | Type | Walkable spaces |');
  expect(
    map.regions.map(({ name, land }, region) => {
      const inside = map.spacesIn[region]!;
      const count = (list: readonly SpaceId[]): string => `${howMany(inside, (space) => list.includes(space))}`;
      const rock = map.rocks.findIndex((space) => spaces[space]!.regions.includes(region));
      return [
        `${region + 1}`,
        name,
        `${land.charAt(0).toUpperCase()}${land.slice(1)}`,
        `${inside.length}`,
        `${howMany(inside, (space) => spaces[space]!.regions.length > 1)}`,
        count(map.settlements),
        count(map.safe),
        count(map.balloons),
        count(map.lairs),
        rock < 0 ? '-' : `${ROMAN[rock]} at ${idOf(map.rocks[rock]!)}`,
      ];
    }),
  ).toEqual(printed);
});

const nameOf = (space: SpaceId): string => `${idOf(space)} ${spaces[space]!.name}`;

const inRegion = (space: SpaceId): string => `${nameOf(space)} (${spaces[space]!.regions.map(regionName).join(' + ')})`;

test('8 gates and 3 bridges are those of the rulebook', () => {
  expect(map.gates.map(({ name, between }) => [name, ...between.map(inRegion)])).toEqual(rulebook.tableAfter('| Stone gate | From | To |'));
  expect(map.bridges.map(({ name, between }) => [name, ...between.map(nameOf)])).toEqual(rulebook.tableAfter('| Bridge | West end |'));
});

const listed = (list: readonly SpaceId[]): string => list.map(idOf).toSorted().join(', ');

test('the spaces around each Dragon Rock are those of the rulebook', () => {
  expect(
    map.rocks.map((space, rock) => [
      ROMAN[rock],
      `${idOf(space)} ${spaces[space]!.name}`,
      spaces[space]!.regions.map(regionName).join(' + '),
      listed(map.flares[rock]!),
      listed(map.flares[rock]!.filter((flare) => map.settlements.includes(flare))),
      listed(map.flares[rock]!.filter((flare) => map.lairs.includes(flare))),
    ]),
  ).toEqual(rulebook.tableAfter('| Dragon Rock | Space | Region | Flare spaces |'));
});

const points = (line: string): string[] => line.match(/\(\d+,\d+\)/g)!;

const lineAfter = (words: string): string => rulebook.after(words).split('\n')[0]!;

test('the river line, the scenery and the miles of the ferry are those of the rulebook', () => {
  const { width, height, river, scenery } = content.picture;
  expect([width, height]).toEqual([1170, 700]);
  expect(river.map((point) => `(${point.join(',')})`)).toEqual(points(lineAfter('**River line**')));
  const groups = lineAfter('**Scenery points**')
    .replace(/^.*?: /, '')
    .replace('.', '')
    .split('; ');
  expect(
    [...new Set(scenery.map(({ what }) => what))].map((what) => {
      const all = scenery.filter((one) => one.what === what);
      return `${what} ${all.map(({ x, y }) => `(${x},${y})`).join(' ')}`;
    }),
  ).toEqual(groups);
  const order = lineAfter('**River order for the ferry**')
    .replace(/^.*?mile by mile: /, '')
    .replace('.', '')
    .split('; ');
  expect(
    [1, 2, 3, 4, 5, 6, 7, 8].map((mile) => {
      const banks = ['west', 'east'].flatMap((bank) => {
        const there = spaces.filter(({ river }) => river?.mile === mile && river.bank === bank).map(({ id }) => id);
        return there.length === 0 ? [] : [{ bank, there }];
      });
      return { mile, banks };
    }),
  ).toEqual(
    order.map((words) => {
      const [, mile, rest] = /^(\d): (.+)$/.exec(words)!;
      const banks = rest!.split(/, (?=east)/).map((words) => {
        const [bank, ...there] = words.split(/,? /);
        return { bank, there: there.toSorted((one, other) => rowOf(one) - rowOf(other)) };
      });
      return { mile: Number(mile), banks };
    }),
  );
  expect(map.riverside).toHaveLength(21);
  expect(map.riverside).toEqual(walkable.filter((space) => spaces[space]!.river !== undefined));
});

test('all 74 walkable spaces hang together, at most 18 paces and on the mean 5.9 apart', () => {
  const pairs = walkable.flatMap((one) => walkable.filter((other) => other > one).map((other) => distance[one]![other]!));
  expect(walkable).toHaveLength(74);
  expect(Math.min(...pairs)).toBe(1);
  expect(Math.max(...pairs)).toBe(18);
  expect(sum(pairs) / pairs.length).toBeCloseTo(5.9, 1);
  const travels = pairs.map((paces) => Math.ceil(paces / content.numbers.paces.travel));
  expect((sum(travels) / travels.length).toFixed(2)).toBe('1.87');
  expect(Math.round((100 * howMany(travels, (n) => n === 1)) / travels.length)).toBe(36);
});

const reachedFrom = (start: SpaceId, isOpen: (from: SpaceId, to: SpaceId) => boolean): Set<SpaceId> => {
  const reached = new Set([start]);
  for (const space of reached) for (const other of map.neighbours[space]!) if (isOpen(space, other)) reached.add(other);
  return reached;
};

test('every region hangs together in itself, the two banks of the Fog River only by its bridges', () => {
  for (const inside of map.spacesIn) {
    const reached = reachedFrom(inside[0]!, (_, to) => inside.includes(to));
    expect(reached.size).toBe(inside.length);
  }
  const fogRiver = map.spacesIn[0]!;
  const bank = reachedFrom(fogRiver[0]!, (from, to) => fogRiver.includes(to) && !isBetween(map.bridges, from, to));
  expect([...bank].every((space) => spaces[space]!.river!.bank === spaces[fogRiver[0]!]!.river!.bank)).toBe(true);
  expect(bank.size).toBe(howMany(fogRiver, (space) => spaces[space]!.river!.bank === 'west'));
});

const share = (one: SpaceId, other: SpaceId): boolean => spaces[one]!.regions.some((region) => spaces[other]!.regions.includes(region));

test('gates join two regions, bridges two banks, and nothing else leaves a region or crosses the river', () => {
  for (const space of walkable)
    for (const other of map.neighbours[space]!) {
      expect(map.neighbours[other]).toContain(space);
      expect([idOf(space), idOf(other), share(space, other)]).toEqual([idOf(space), idOf(other), !isBetween(map.gates, space, other)]);
      const [here, there] = [spaces[space]!.river?.bank, spaces[other]!.river?.bank];
      if (here !== undefined && there !== undefined) expect(here === there).toBe(!isBetween(map.bridges, space, other));
    }
  expect([map.gates.length, map.bridges.length]).toEqual([8, 3]);
});

test('no gate or bridge is the only way to anywhere, except the Cave Gate', () => {
  const only = [...map.gates, ...map.bridges].filter(
    (way) => reachedFrom(map.start, (from, to) => !isBetween([way], from, to)).size < walkable.length,
  );
  expect(only.map(({ name }) => name)).toEqual(['Cave Gate']);
});

test('from every space there are at least 11 spaces and 3 Settlements at distance 7 or more', () => {
  const far = (list: readonly SpaceId[]): number[] => walkable.map((space) => howMany(list, (other) => distance[space]![other]! >= 7));
  expect([Math.min(...far(walkable)), median(far(walkable))]).toEqual([11, 26]);
  expect([Math.min(...far(map.settlements)), median(far(map.settlements))]).toEqual([3, 8]);
  const fewest = walkable.filter((_, place) => far(walkable)[place] === 11);
  expect(fewest.every((space) => spaces[space]!.name.startsWith('Mid Bridge'))).toBe(true);
  expect(Math.min(...walkable.map((space) => Math.max(...distance[space]!)))).toBe(9);
});

test('HP-7.3 22 Settlements, 8 Safe spaces and 44 Road spaces; Settlement, Safe and balloon never coincide', () => {
  expect([map.settlements.length, map.safe.length, map.roads.length]).toEqual([22, 8, 44]);
  for (const space of [map.start, map.pier, map.prison, map.caveMouth, ...map.balloons]) expect(map.roads).toContain(space);
  expect(map.balloons).toHaveLength(2);
  expect(map.safe.every((space) => spaces[space]!.flare < 0)).toBe(true);
});

test('HP-7.12 the map has what the modes need: 22 lairs, 41 roads for Solo, 48 spaces for Adventurous, 3 refuges for Co-op', () => {
  const isPlain = (space: SpaceId): boolean => space !== map.start && !map.balloons.includes(space);
  expect(map.lairs).toHaveLength(22);
  expect(map.roads.filter(isPlain)).toHaveLength(41);
  expect([...map.roads, ...map.safe].filter((space) => isPlain(space) && space !== map.pier)).toHaveLength(48);
  expect([...map.balloons, ...map.safe].filter((space) => !map.lairs.includes(space))).toHaveLength(3);
  expect(map.openings.map(idOf).toSorted()).toEqual(['P02', 'P07', 'P08', 'P14', 'R13', 'R14', 'R21', 'R33']);
});

test('lairs are 7 in each of the Mountains and 8 in the Forest, 7 Safe spaces among them', () => {
  const count = (name: string): number =>
    howMany(map.lairs, (space) => spaces[space]!.regions.some((region) => regionName(region) === name));
  expect(['Dark Highlands', 'Ruby Mountains', 'Ancient Woods', 'Fog River'].map(count)).toEqual([7, 7, 8, 2]);
  expect(howMany(map.lairs, (space) => map.safe.includes(space))).toBe(7);
});

test('HP-7.9 rocks i and iii have 4 flare spaces, rock ii 6; one of each is a Settlement, the others are lairs', () => {
  expect(map.flares.map(({ length }) => length)).toEqual([4, 6, 4]);
  for (const around of map.flares) {
    expect(howMany(around, (space) => map.settlements.includes(space))).toBe(1);
    expect(howMany(around, (space) => map.lairs.includes(space))).toBe(around.length - 1);
  }
});

const nearest = (from: SpaceId, list: readonly SpaceId[]): number => Math.min(...list.map((space) => distance[from]![space]!));

test('ways from the start and from the prison are as long as the rulebook says', () => {
  const fromStart = [map.settlements, map.safe, map.lairs, map.flares[0]!, map.flares[2]!, map.flares[1]!];
  expect(fromStart.map((list) => nearest(map.start, list))).toEqual([1, 2, 4, 5, 6, 9]);
  const plains = map.regions.findIndex(({ land }) => land === 'plains');
  expect(nearest(map.prison, map.spacesIn[plains]!)).toBe(5);
  const toSettlement = walkable.map((space) => nearest(space, map.settlements));
  expect((sum(toSettlement) / toSettlement.length).toFixed(1)).toBe('0.9');
  expect(Math.max(...toSettlement)).toBe(4);
});

test('spaces have 1 to 6 links, as many of each number as the rulebook counts', () => {
  const linked = [1, 2, 3, 4, 5, 6].map((n) => howMany(walkable, (space) => map.neighbours[space]!.length === n));
  expect(linked).toEqual([3, 13, 21, 18, 10, 9]);
});

test('drawn as Voronoi cells, two spaces touch where the table has a link, a touch or a flare beside its rock', () => {
  const frame = [
    ...[
      -30, 20, 70, 120, 170, 220, 270, 320, 370, 420, 470, 520, 570, 620, 670, 720, 770, 820, 870, 920, 970, 1020, 1070, 1120, 1170,
    ].flatMap((x) => [
      { x, y: -30 },
      { x, y: 730 },
    ]),
    ...[20, 70, 120, 170, 220, 270, 320, 370, 420, 470, 520, 570, 620, 670, 720].flatMap((y) => [
      { x: -30, y },
      { x: 1200, y },
    ]),
  ];
  const points = [...spaces, ...content.picture.scenery, ...frame];
  const shortest: number[] = [];
  for (const [space, { flare }] of spaces.entries()) {
    const touching = edgesOf(points, space).filter(({ towards, length }) => towards >= 0 && towards < spaces.length && length > 1e-6);
    const rock = map.rocks.indexOf(space);
    const expected = [
      ...map.neighbours[space]!,
      ...map.acrossWalls[space]!,
      ...map.acrossWater[space]!,
      ...(flare >= 0 ? [map.rocks[flare]!] : []),
      ...(rock >= 0 ? map.flares[rock]! : []),
    ];
    expect([idOf(space), ...touching.map(({ towards }) => idOf(towards)).toSorted()]).toEqual([
      idOf(space),
      ...expected.map(idOf).toSorted(),
    ]);
    shortest.push(...touching.map(({ length }) => length));
  }
  expect(Math.floor(Math.min(...shortest))).toBe(27);
  const apart = spaces.flatMap((one, place) => spaces.slice(place + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
  expect(Math.floor(Math.min(...apart))).toBe(85);
});
