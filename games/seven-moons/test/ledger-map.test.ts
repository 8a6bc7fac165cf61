import { CLOSED, Flood, OPEN } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { howMany, sum } from '../../test/printed.ts';
import { dragonReach as content } from '../content/dragonReach.ts';
import { hexOf, nameOf, numberIn, rulebook } from './ledger.ts';

// The ledger: the map.

const { hexes } = content;
const { after, tableAfter, blockAfter } = rulebook;

const LETTERS: Record<string, string> = {
  mountain: 'A',
  water: '~',
  road: 'r',
  bridge: 'b',
  wilderness: 'w',
  campfire: 'F',
  gate: 'G',
  city: 'C',
  domain: 'P',
  market: 'M',
  lair: 'D',
};

test('the map is the one that the rulebook lists, hex by hex', () => {
  const listed = blockAfter('All hexes, one per line').map((line) => line.split(','));
  expect(listed).toHaveLength(159);
  expect(hexes.map(({ q, r, terrain, name }) => [`${q}`, `${r}`, terrain, name ?? ''])).toEqual(listed);
});

test('the map is the one that the rulebook draws: 11 rows of 14 and 15 hexes', () => {
  const rows = blockAfter('Legend: `A` mountain').map((line) => /^r=(\S+) +q=(-?\d+)\.\.(\S+) +(.+)$/.exec(line)!.slice(1));
  expect(rows.map(([r]) => Number(r))).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]);
  for (const [printed, first, last, drawn] of rows) {
    const row = hexes.filter(({ r }) => r === Number(printed));
    expect(row).toHaveLength(Number(printed) % 2 === 0 ? 15 : 14);
    expect([row[0]!.q, row.at(-1)!.q]).toEqual([Number(first), Number(last)]);
    expect(row.map(({ terrain, landmark }) => (landmark ? 'L' : LETTERS[terrain])).join(' ')).toBe(drawn);
  }
});

test('an id is the letter of the row from the north and the place in it from the west', () => {
  for (const { id, q, r } of hexes) {
    const west = Math.min(...hexes.filter((hex) => hex.r === r).map((hex) => hex.q));
    expect(id).toBe(`${'BCDFGHJKLMN'[r + 5]}${q - west + 1}`);
  }
});

test('named places lie where the rulebook says', () => {
  const rows = tableAfter('| Name | q, r | Terrain | Notes |').map(([name, at, terrain]) => {
    const [q, r] = at!.split(', ').map(numberIn);
    return { name, q, r, terrain };
  });
  expect(rows).toHaveLength(35);
  const named = hexes.filter(({ name }) => name !== undefined).map(({ name, q, r, terrain }) => ({ name, q, r, terrain }));
  expect(named).toHaveLength(35);
  expect(named).toEqual(expect.arrayContaining(rows));
});

test('159 hexes: 47 road, 45 wilderness with 5 landmarks, 23 mountain, 14 water, 9 campfire, 6 domain, 5 bridge, 4 gate, 4 city, market, lair', () => {
  const count = (terrain: string): number => howMany(hexes, (hex) => hex.terrain === terrain);
  const terrains = ['road', 'wilderness', 'mountain', 'water', 'campfire', 'domain', 'bridge', 'gate', 'city', 'market', 'lair'];
  expect(terrains.map(count)).toEqual([47, 45, 23, 14, 9, 6, 5, 4, 4, 1, 1]);
  expect(hexes).toHaveLength(159);
  expect(content.landmarks).toHaveLength(5);
  expect(howMany(content.isWater, Boolean)).toBe(14);
});

test('SM-3.6 roads, bridges, cities, domains, Dragonmarch, Dragon Mountain and gates are safe, nothing else is', () => {
  const safe = new Set(['road', 'bridge', 'city', 'domain', 'market', 'lair', 'gate']);
  expect(content.isSafe).toEqual(hexes.map(({ terrain }) => safe.has(terrain)));
  expect(content.isWild).toEqual(hexes.map(({ terrain }) => terrain === 'wilderness' || terrain === 'campfire'));
  expect(content.isLand).toEqual(hexes.map((_, hex) => content.isSafe[hex] || content.isWild[hex]));
});

test('links are the hex neighbours and work both ways', () => {
  for (const [hex, around] of content.neighbours.entries()) {
    for (const other of around) {
      expect(content.neighbours[other]).toContain(hex);
      const [dq, dr] = [hexes[other]!.q - hexes[hex]!.q, hexes[other]!.r - hexes[hex]!.r];
      expect(Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))).toBe(1);
    }
  }
  // 13 or 14 links in a row, 28 from a row to the next.
  expect(sum(content.neighbours.map((around) => around.length))).toBe(2 * (6 * 13 + 5 * 14 + 10 * 28));
});

test('SM-3.11 a walker goes to the land around, and from a gate to the three others', () => {
  for (const [hex, walks] of content.walks.entries()) {
    const land = content.neighbours[hex]!.filter((other) => content.isLand[other]);
    expect(walks).toEqual(content.gateAt[hex]! < 0 ? land : [...land, ...content.gates.filter((gate) => gate !== hex)]);
  }
  expect(content.gates.map(nameOf)).toEqual(['Mossgate', 'Frostgate', 'Thorngate', 'Tidegate']);
});

const flood = new Flood();
const groundOf = (open: (hex: number) => boolean): Uint8Array => Uint8Array.from(hexes, (_, hex) => (open(hex) ? OPEN : CLOSED));

test('SM-13.4 all 122 hexes of land hang together on foot, without gates and without lit fires', () => {
  const ground = groundOf((hex) => content.isLand[hex]! && content.fireAt[hex]! < 0);
  const reached = flood.from(content.market, hexes.length, content.neighbours, ground);
  expect(reached.count).toBe(122 - 9);
  for (const fire of content.fires) {
    const waysIn = content.neighbours[fire]!.filter((hex) => reached.distance[hex]! >= 0);
    expect(waysIn.length).toBeGreaterThanOrEqual(2);
  }
});

test('each home city has one fire at distance 3 and two at 5, and a gate at 2', () => {
  for (const city of content.cities) {
    const { distance } = flood.from(city, hexes.length, content.neighbours, content.walkGround);
    const near = content.fires.map((fire) => distance[fire]!).toSorted((a, b) => a - b);
    expect(near.slice(0, 4)).toEqual([3, 5, 5, expect.toSatisfy((fourth: number) => fourth > 5)]);
    expect(Math.min(...content.gates.map((gate) => distance[gate]!))).toBe(2);
  }
});

test('distances are those of the rulebook: walking, with gates, on roads, and flying', () => {
  const safeGround = groundOf((hex) => content.isSafe[hex]!);
  const ways = {
    walking: [content.neighbours, content.walkGround],
    'with gates': [content.walks, content.walkGround],
    'shortest (through wilderness)': [content.neighbours, content.walkGround],
    'roads and bridges only': [content.neighbours, safeGround],
    flying: [content.neighbours, content.flyGround],
  } as const;
  const columns = ['Dragonmarch', 'Garndell', 'Deepmine', 'Kurun', 'Wolfcairn', 'Starspire', 'Gloamfen', 'Dragon Mountain'];
  const rows = tableAfter('| From | Dragonmarch |');
  expect(rows).toHaveLength(11);
  for (const [from, ...cells] of rows) {
    const [start, way] = from!.split(', ') as [string, keyof typeof ways];
    const { distance } = flood.from(hexOf(start), hexes.length, ...ways[way]);
    const steps = columns.map((name) => distance[hexOf(name)]!);
    expect([from, ...steps, sum(steps.slice(1, 7))]).toEqual([
      from,
      ...cells.map((cell) => (cell === '–' ? 0 : cell === 'none' ? -1 : Number(cell))),
    ]);
  }
});

test('a short cut to a domain crosses at least three wilderness hexes; the way to Dragon Mountain cannot avoid wilderness', () => {
  // A wilderness hex costs more than any way of safe ones, so the least dangerous way of at most five steps is found by layers.
  const { distance } = flood.from(content.market, hexes.length, content.neighbours, content.walkGround);
  const dangers = hexes.map((_, hex) => (hex === content.market ? 0 : Infinity));
  const outwards = hexes.map((_, hex) => hex).filter((hex) => distance[hex]! > 0);
  for (const hex of outwards.toSorted((a, b) => distance[a]! - distance[b]!)) {
    const before = content.neighbours[hex]!.filter((other) => distance[other] === distance[hex]! - 1);
    dangers[hex] = Math.min(...before.map((other) => dangers[other]!)) + (content.isWild[hex] ? 1 : 0);
  }
  expect(content.domains.map((domain) => dangers[domain])).toEqual([3, 3, 3, 3, 3, 3]);
  expect(content.neighbours[content.lair]!.filter((hex) => content.isSafe[hex])).toEqual([]);
});

test('X38 west of Marshlight lie two hexes of water, then Giant’s Hearth', () => {
  const west = [-1, -2, -3, -4].map((q) => hexes.find((hex) => hex.q === q && hex.r === 5)!);
  expect(west.map(({ name, terrain }) => name ?? terrain)).toEqual(['Marshlight', 'water', 'water', "Giant's Hearth"]);
});

test('SM-19.1 the story sites are the four gates and the five landmarks, one for each token', () => {
  expect(content.storySites.map(nameOf).toSorted()).toEqual(
    [
      'Mossgate',
      'Frostgate',
      'Thorngate',
      'Tidegate',
      'Broken Watchtower',
      "Old King's Barrow",
      'Lantern Oak',
      'Drowned Shrine',
      'Singing Stones',
    ].toSorted(),
  );
  content.storySites.forEach((hex, site) => expect(content.storySiteAt[hex]).toBe(site));
});

test('regions for the drawing: Greyfang Crags and River Cinder where the rulebook says, all water in one of three', () => {
  const region = (name: string): string[] => hexes.flatMap((hex) => (hex.region === name ? [`(${hex.q},${hex.r})`] : []));
  const words = after('Region names for the drawing').split('\n', 1)[0]!.replaceAll('−', '-');
  for (const name of ['Greyfang Crags', 'River Cinder']) {
    expect(region(name)).toHaveLength(4);
    expect(words).toContain(region(name).join(', '));
  }
  expect(region('Dragonback').toSorted()).toEqual(['(1,-4)', '(2,-5)', '(3,-4)', '(3,-5)']);
  expect([region('Mirrormere').length, region('Pale Sea').length]).toEqual([5, 5]);
  const waters = hexes.filter(({ terrain }) => terrain === 'water').map((hex) => hex.region);
  expect(new Set(waters)).toEqual(new Set(['Mirrormere', 'Pale Sea', 'River Cinder']));
});
