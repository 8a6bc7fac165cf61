import { CLOSED, Flood, OPEN } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { howMany, printedIn, sum } from '../../test/printed.ts';
import { dragonAttack } from '../index.ts';
import { landDistances } from '../rules/05-moving.ts';
import { landingsOf } from '../rules/12-thrown.ts';
import type { Board } from '../state/board.ts';
import { ALL, spaceIds, spaceOf, table } from './table.ts';

// The ledger: everything that the rulebook's Components and Content say, held against what is in the box.

const { content } = dragonAttack;
const { spaces, counters, heroes } = content;
const { tableAfter } = printedIn(new URL('../rulebook.md', import.meta.url));

const spacesThat = (is: (space: (typeof spaces)[number]) => boolean): number[] => spaces.flatMap((space, row) => (is(space) ? [row] : []));
const sixAtTheirGates = (): Board => table({ turn: 'red' }).board;

/** By space: steps by land from a player's starting point, all gates owned. */
const stepsFromGate = (seat: number): number[] => [...landDistances(sixAtTheirGates(), content, seat, content.gates[seat]!).distance];

// Components.

test('the map has 127 spaces: 79 land, 12 river, 36 sea; 24 of the land are coast and 6 fords', () => {
  expect(spaces).toHaveLength(127);
  expect(new Set(spaces.map(({ id }) => id)).size).toBe(127);
  expect(new Set(spaces.map(({ name }) => name)).size).toBe(127);
  expect(new Set(spaces.map(({ q, r }) => `${q},${r}`)).size).toBe(127);
  expect(howMany(content.isLand, Boolean)).toBe(79);
  const terrains = ['coast', 'ford', 'river', 'sea'].map((terrain) => howMany(spaces, (space) => space.terrain === terrain));
  expect(terrains).toEqual([24, 6, 12, 36]);
});

test('the land is 1 palace, 6 starting points, 12 numbers, 34 stars and 26 plain spaces', () => {
  const land = spaces.filter((_, space) => content.isLand[space]);
  expect(howMany(land, ({ mark }) => mark === 13)).toBe(1);
  expect(howMany(land, ({ mark }) => mark === 'start')).toBe(6);
  expect(land.flatMap(({ mark }) => (typeof mark === 'number' && mark < 13 ? [mark] : [])).toSorted((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
  expect(howMany(land, ({ mark }) => mark === 'star')).toBe(34);
  expect(howMany(land, ({ mark }) => mark === undefined)).toBe(26);
});

test('46 treasure counters: 8 characters, 15 monsters, 3 boats, 1 Dragon Slayer, 19 gold', () => {
  const kinds = ['character', 'monster', 'boat', 'dragonSlayer', 'gold'].map((kind) =>
    howMany(counters, (counter) => counter.kind === kind),
  );
  expect([counters.length, ...kinds]).toEqual([46, 8, 15, 3, 1, 19]);
  expect(content.laid).toHaveLength(46);
});

test('gold adds up to 54 and monsters to 50, in the strengths 1, 2×3, 3×4, 4×4, 5×3', () => {
  const gold = counters.flatMap((counter) => (counter.kind === 'gold' ? [counter.value] : []));
  const strengths = counters.flatMap((counter) => (counter.kind === 'monster' ? [counter.strength] : []));
  expect([sum(gold), sum(strengths), sum(gold) + sum(strengths)]).toEqual([54, 50, 104]);
  expect([1, 2, 3, 4, 5].map((strength) => howMany(strengths, (one) => one === strength))).toEqual([1, 3, 4, 4, 3]);
});

test('two characters of each class, six player counters, a Dragon of 5, 4, 3, 2', () => {
  const classes = counters.flatMap((counter) => (counter.kind === 'character' ? [counter.class] : []));
  expect(classes.toSorted()).toEqual(['D', 'D', 'E', 'E', 'F', 'F', 'M', 'M']);
  expect(heroes.map((hero) => hero.colour)).toEqual(ALL);
  expect(content.dragon.map(({ strength }) => strength)).toEqual([5, 4, 3, 2]);
});

// The tables of Content, row by row.

test('the box holds the spaces of the rulebook', () => {
  const land = tableAfter('Palace, land and rivers (91 spaces)').map(([id, q, r, terrain, mark, name, look]) => {
    const marked = mark === '★' ? 'star' : mark!.startsWith('start') ? 'start' : Number(mark);
    return Object.assign({ id, q: Number(q), r: Number(r), terrain, name, look }, mark === '' ? {} : { mark: marked });
  });
  const sea = tableAfter('The sea (36 spaces').flatMap(([name, six]) =>
    [...six!.matchAll(/(\w+) \((-?\d), (-?\d)\)/g)].map(([, id, q, r], index) => {
      return { id, q: Number(q), r: Number(r), terrain: 'sea', name: `${name} ${index + 1}`, look: 'sea' };
    }),
  );
  expect([land.length, sea.length]).toEqual([91, 36]);
  expect(spaces).toEqual(expect.arrayContaining([...land, ...sea]));
});

test('the box holds the player counters of the rulebook', () => {
  const rows = tableAfter('### Player counters').map(([id, colour, crest, name, ofClass, start, line]) => {
    return { id, colour: colour!.toLowerCase(), crest, name, class: ofClass, start: start!.split(' ')[0], line };
  });
  expect(heroes).toEqual(rows);
});

function kindOf(words: string): object {
  const [kind, of] = words.split(' ');
  if (kind === 'character') return { kind, class: of };
  if (kind === 'monster') return { kind, strength: Number(of) };
  if (kind === 'gold') return { kind, value: Number(of) };
  return { kind: kind === 'Dragon' ? 'dragonSlayer' : kind };
}

test('the box holds the treasure counters of the rulebook', () => {
  const rows = tableAfter('### Treasure counters').map(([id, name, kind, , line]) => Object.assign({ id, name, line }, kindOf(kind!)));
  expect(counters).toEqual(rows);
});

test('the box holds the Dragon counters of the rulebook', () => {
  const rows = tableAfter('### Dragon counters').map(([, strength, , state]) => ({ strength: Number(strength), state }));
  expect(content.dragon).toMatchObject(rows);
});

// "Checked by script".

test('stars: five in each sector and four fords, each of these midway between two gates', () => {
  for (const sector of 'RBAVWG') {
    expect([31, 41, 43, 52, 54].map((place) => spaces[spaceOf(`${sector}${place}`)]!.mark)).toEqual([
      'star',
      'star',
      'star',
      'star',
      'star',
    ]);
  }
  const starredFords = spaceIds(spacesThat(({ terrain, mark }) => terrain === 'ford' && mark === 'star'));
  expect(starredFords.toSorted()).toEqual(['A42', 'G42', 'R42', 'V42']);
  const fromGates = ALL.map((_, seat) => stepsFromGate(seat));
  for (const ford of starredFords) expect(howMany(fromGates, (steps) => steps[spaceOf(ford)] === 3)).toBe(2);
});

test('for every set of colours in play and every owner in it the open land hangs together', () => {
  const flood = new Flood();
  for (let set = 1; set < 64; set++) {
    const owned = content.gates.filter((_, hero) => (set >> hero) & 1);
    for (const own of owned) {
      const open = content.isLand.map((land, space) => land && (space === own || !owned.includes(space)));
      const ground = Uint8Array.from(open, (is) => (is ? OPEN : CLOSED));
      expect(flood.from(own, spaces.length, content.neighbours, ground).count).toBe(80 - owned.length);
    }
  }
});

test('every land space has at least three land neighbours', () => {
  const landNeighbours = content.neighbours.map((around) => howMany(around, (space) => content.isLand[space]!));
  expect(Math.min(...landNeighbours.filter((_, space) => content.isLand[space]))).toBe(3);
});

test('sea, rivers and fords are one waterway; coasts touch the sea, fords their river on both sides', () => {
  const isWaterway = spaces.map(({ terrain }) => ['sea', 'river', 'ford'].includes(terrain));
  const ground = Uint8Array.from(isWaterway, (is) => (is ? OPEN : CLOSED));
  expect(new Flood().from(spaceOf('R60'), spaces.length, content.neighbours, ground).count).toBe(36 + 12 + 6);
  for (const [space, { id, terrain }] of spaces.entries()) {
    const around = content.neighbours[space]!;
    if (terrain === 'coast') expect(howMany(around, (other) => spaces[other]!.terrain === 'sea')).toBeGreaterThan(0);
    if (terrain === 'ford')
      expect(spaceIds(around.filter((other) => spaces[other]!.terrain === 'river')).toSorted()).toEqual([`${id[0]}32`, `${id[0]}53`]);
  }
});

test('distances by land with all gates owned are those of the rulebook, from every starting point', () => {
  const marked = (least: number, most: number): number[] =>
    spacesThat(({ mark }) => typeof mark === 'number' && mark >= least && mark <= most);
  const stars = spacesThat(({ mark }) => mark === 'star');
  for (const [seat, colour] of ALL.entries()) {
    const steps = stepsFromGate(seat);
    const to = (some: readonly number[]): number[] => some.map((space) => steps[space]!).toSorted((a, b) => a - b);
    expect(to(marked(13, 13))).toEqual([1]);
    expect(to(marked(1, 6))).toEqual([4, 5, 5, 7, 7, 9]);
    expect(to(marked(7, 12))).toEqual([2, 3, 3, 5, 5, 7]);
    expect(howMany(to(stars), (distance) => distance <= 4)).toBe(15);
    expect(howMany(to(stars), (distance) => distance <= 3)).toBe(['red', 'violet'].includes(colour) ? 8 : 7);
    expect((sum(to(content.laid)) / 46).toFixed(2)).toBe(['blue', 'white'].includes(colour) ? '4.96' : '4.98');
    expect(Math.max(...steps)).toBe(9);
  }
});

/** Whether a player beaten there at set-up can be thrown exactly so far. */
function findsExact(victim: number, space: number, margin: number): boolean {
  const board = sixAtTheirGates();
  board.adventurers[victim]!.at = space;
  const [landing] = landingsOf(board, content, victim, margin);
  return landDistances(board, content, victim, space).distance[landing!] === margin;
}

test('at set-up 94.6 % of throws by 1 to 4 find a landing at the exact distance, by 3 and 4 all', () => {
  const exact = [1, 2, 3, 4].map((margin) => {
    const throws = ALL.flatMap((_, victim) => content.laid.map((space) => findsExact(victim, space, margin)));
    return howMany(throws, Boolean) / throws.length;
  });
  expect((sum(exact) / 4).toFixed(3)).toBe('0.946');
  expect(exact.slice(2)).toEqual([1, 1]);
});
