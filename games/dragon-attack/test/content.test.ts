import { readFileSync } from 'node:fs';
import { CLOSED, Flood, OPEN, Problem, endingsOf, type Ending } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { chanceInDuel, chanceToBeat, chanceToSlay } from '../odds/chances.ts';
import { silveradoFiles } from '../content/silverado.ts';
import { dragonAttack, title, type DragonAttack } from '../index.ts';
import { landDistances } from '../rules/05-moving.ts';
import { landingsOf } from '../rules/12-thrown.ts';
import type { Board } from '../state/board.ts';
import { changed } from './ownContent.ts';
import { ALL, spaceIds, spaceOf, table, type Colour, type Given, type Table } from './table.ts';

// The ledger: everything that the rulebook's Components and Content say, held against what is in the box.

const { content } = dragonAttack;
const { spaces, counters, heroes } = content;
const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');

/** The rows of the first table of the rulebook after some words, without its head. */
function tableAfter(words: string): string[][] {
  const from = rulebook.indexOf(words);
  if (from < 0) throw new Error(`The rulebook does not say '${words}'`);
  const lines = rulebook.slice(from).split('\n');
  const first = lines.findIndex((line) => line.startsWith('|')) + 2;
  const end = lines.findIndex((line, place) => place > first && !line.startsWith('|'));
  return lines.slice(first, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const howMany = <X>(list: readonly X[], is: (one: X) => boolean): number => list.filter(is).length;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
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
    [...six!.matchAll(/(\w+) \((-?\d), (-?\d)\)/g)].map(([, id, q, r], place) => {
      return { id, q: Number(q), r: Number(r), terrain: 'sea', name: `${name} ${place + 1}`, look: 'sea' };
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

// The exact battle chances: what the rulebook prints, the closed formula, and every throw that the rules can make.

/** Holds a chance against what the rulebook prints: a fraction exactly, a percentage as far as it is printed. */
function expectPrinted(cell: string, chance: number): void {
  const [, over, under] = /^(\d+)\/(\d+)/.exec(cell) ?? [];
  if (over !== undefined) expect(chance).toBeCloseTo(Number(over) / Number(under), 10);
  const [, percent, digits] = /(\d+\.(\d+)) %$/.exec(cell) ?? [];
  if (percent !== undefined) expect((chance * 100).toFixed(digits!.length)).toBe(percent);
  else expect(chance).toBeCloseTo(Number(cell), 10);
}

const COMPANIONS: { readonly [colour in 'red' | 'blue']: readonly string[] } = { red: ['M', 'E', 'D'], blue: ['F', 'E', 'D'] };

/** What a party carries to throw so many dice; the fifth is the Dragon Slayer's. */
const carriedFor = (colour: 'red' | 'blue', dice: number): string[] => [
  ...COMPANIONS[colour].slice(0, dice - 1),
  ...(dice === 5 ? ['slayer'] : []),
];

function endings(t: Table): Ending<DragonAttack>[] {
  return endingsOf(t.engine, t.state);
}

const chanceThat = (all: readonly Ending<DragonAttack>[], is: (state: Ending<DragonAttack>['state']) => boolean): number =>
  sum(all.filter(({ state }) => is(state)).map(({ probability }) => probability));

function againstMonster(dice: number, strength: number): number {
  const t = table({
    turn: 'red',
    at: { red: 'R40' },
    carried: { red: carriedFor('red', dice) },
    piles: { R41: [`monster ${strength}`] },
    cleared: 'all',
  });
  return chanceThat(endings(t.roll(2).choose('walk:R41')), ({ board }) => board.adventurers[0]!.home.length === 1);
}

function attackOnDragon(dice: number, wounds: number): Ending<DragonAttack>[] {
  const given: Given = { turn: 'red', at: { red: 'R20' }, carried: { red: carriedFor('red', dice) }, dragonAt: 7, wounds, cleared: 'all' };
  return endings(table(given).roll(2).choose('walk:R30'));
}

function duel(dice: number, others: number): number {
  const carried: { readonly [colour in Colour]?: string[] } = { red: carriedFor('red', dice), blue: carriedFor('blue', others) };
  const t = table({ turn: 'red', at: { red: 'R20', blue: 'R40' }, carried, cleared: 'all' })
    .roll(2)
    .choose('walk:R40')
    .choose('fight');
  return chanceThat(endings(t), ({ lanes }) => {
    const frame = lanes[0]!.stack.at(-1)!;
    return frame.k === 'thrown' && frame.victim === t.seat('blue');
  });
}

test('DA-8.10 chances against a strength: the rulebook, the formula and the dice agree', () => {
  const rows = tableAfter('With n dice against strength s');
  expect(rows).toHaveLength(5);
  for (const [printedDice, ...cells] of rows) {
    const dice = Number(printedDice);
    expect(cells).toHaveLength(6);
    cells.forEach((cell, place) => {
      const strength = place + 1;
      expectPrinted(cell, chanceToBeat(dice, strength));
      if (dice <= 4 && strength <= 5) expect(againstMonster(dice, strength)).toBeCloseTo(chanceToBeat(dice, strength), 12);
    });
  }
});

test('DA-8.10 chances to slay the Dragon in one go, by its top counter', () => {
  for (const [dice, ...cells] of tableAfter('Chance to slay the Dragon in one go')) {
    cells.forEach((cell, wounds) => {
      const chance = chanceToSlay(content, Number(dice), wounds);
      expectPrinted(cell, chance);
      expect(chanceThat(attackOnDragon(Number(dice), wounds), ({ outcome }) => outcome?.reason === 'slain')).toBeCloseTo(chance, 12);
    });
  }
});

test('DA-8.10 counters removed in one battle with an unhurt Dragon', () => {
  for (const [dice, ...cells] of tableAfter('Counters removed in one battle')) {
    const all = attackOnDragon(Number(dice), 0);
    cells.forEach((cell, removed) =>
      expectPrinted(
        cell,
        chanceThat(all, ({ board }) => board.wounds === removed),
      ),
    );
  }
});

test('DA-8.10 chances in a duel', () => {
  for (const [dice, ...cells] of tableAfter('Duel: chance of the row to beat the column')) {
    cells.forEach((cell, place) => {
      const chance = chanceInDuel(Number(dice), place + 1);
      expectPrinted(cell, chance);
      expect(duel(Number(dice), place + 1)).toBeCloseTo(chance, 12);
    });
  }
});

test('against a random monster one wins alone 53 %, as a pair 76 %, a trio 87 %, a full party 92 %', () => {
  const strengths = counters.flatMap((counter) => (counter.kind === 'monster' ? [counter.strength] : []));
  const won = [1, 2, 3, 4].map((dice) => sum(strengths.map((strength) => chanceToBeat(dice, strength))) / strengths.length);
  expect(won.map((chance) => Math.round(chance * 100))).toEqual([53, 76, 87, 92]);
});

// Content of one's own: what is wrong is said with file, entry, field and what was expected.

const { map, heroes: heroRows, counters: counterRows, dragon } = silveradoFiles;

test.each<[string, Record<string, unknown>, string]>([
  [
    'a part that no game has',
    { banners: [] },
    'own/banners.json: no such part; expected map.json, heroes.json, counters.json, dragon.json',
  ],
  ['a file that is no list', { map: {} }, 'own/map.json: expected a list of rows, got object'],
  ['an empty file', { dragon: null }, 'own/dragon.json: expected a list of rows, got null'],
  ['a row that is no entry', { counters: [7] }, 'own/counters.json, row 1: expected an object, got 7'],
  ['a row without an id', { heroes: [{}] }, "own/heroes.json, row 1, field 'id': expected it to be there"],
  [
    'an id of another form',
    { map: changed(map, ['R42'], { id: 'ford' }) },
    "own/map.json, ford, field 'id': expected a letter and one to three letters or digits",
  ],
  [
    'an id that stands twice',
    { map: changed(map, ['R42'], { id: 'R43' }) },
    "own/map.json: the id 'R43' stands twice; expected each id once",
  ],
  [
    'a field that does not exist',
    { map: changed(map, ['R42'], { depth: 2 }) },
    "own/map.json, R42, field 'depth': there is no such field; expected none of that name",
  ],
  [
    'a terrain that does not exist',
    { map: changed(map, ['R42'], { terrain: 'swamp' }) },
    'own/map.json, R42, field \'terrain\': expected "land" or "coast" or "ford" or "river" or "sea", got "swamp"',
  ],
  ['a place off every map', { map: changed(map, ['R42'], { q: 51 }) }, "own/map.json, R42, field 'q': expected at most 50, got 51"],
  ['half a place', { map: changed(map, ['R42'], { r: 0.5 }) }, "own/map.json, R42, field 'r': expected a whole number, got 0.5"],
  [
    'a mark that does not exist',
    { map: changed(map, ['R42'], { mark: 'moon' }) },
    "own/map.json, R42, field 'mark': expected 'star', 'start' or a number from 1 to 13",
  ],
  [
    'a number past the palace',
    { map: changed(map, ['R42'], { mark: 14 }) },
    "own/map.json, R42, field 'mark': expected at most 13, got 14",
  ],
  [
    'a number that is missing',
    { map: changed(map, ['A50'], { mark: undefined }) },
    'own/map.json: no space is marked 3; expected one for each number from 1 to 13',
  ],
  [
    'a number that stands twice',
    { map: changed(map, ['R42'], { mark: 5 }) },
    'own/map.json: R42 and W50 are marked 5; expected one for each number from 1 to 13',
  ],
  [
    'two spaces in one place',
    { map: changed(map, ['R51'], { q: 0, r: -5 }) },
    'own/map.json, R51: lies at q 0, r -5 like R50; expected a place of its own',
  ],
  ['a Dragon without counters', { dragon: [] }, 'own/dragon.json: 0 rows; expected 1 to 13, at least one on its stack (DA-2.7)'],
  ['no heroes', { heroes: [] }, 'own/heroes.json: 0 rows; expected 1 to 6, one for each player (DA-2.1)'],
  [
    'two heroes of one colour',
    { heroes: changed(heroes, ['PB'], { colour: 'red' }) },
    'own/heroes.json, PB: shares colour or start with PR; expected its own',
  ],
  [
    'two heroes at one gate',
    { heroes: changed(heroes, ['PB'], { start: 'R10' }) },
    'own/heroes.json, PB: shares colour or start with PR; expected its own',
  ],
  [
    'a mark in the water',
    { map: changed(map, ['R60'], { mark: 'star' }) },
    'own/map.json, R60: marked star on sea; expected land, coast or ford',
  ],
  [
    'land that is cut off',
    {
      map: changed(changed(map, ['R10'], { terrain: 'river', mark: undefined }), ['R20'], { mark: 'start' }),
      heroes: changed(heroRows, ['PR'], { start: 'R20' }),
    },
    'own/map.json, P00: no way by land from R20; expected one that uses no other starting point (DA-12.7)',
  ],
  [
    'a starting point that is none',
    { heroes: changed(heroRows, ['PR'], { start: 'R20' }) },
    "own/heroes.json, PR: start is 'R20'; expected the id of a space marked 'start'",
  ],
  [
    'a starting point that is nowhere',
    { heroes: changed(heroRows, ['PR'], { start: 'X99' }) },
    "own/heroes.json, PR: start is 'X99'; expected the id of a space marked 'start'",
  ],
  [
    'a class that does not exist',
    { heroes: changed(heroRows, ['PR'], { class: 'X' }) },
    'own/heroes.json, PR, field \'class\': expected "F" or "M" or "E" or "D", got "X"',
  ],
  [
    'an empty name',
    { heroes: changed(heroRows, ['PR'], { name: '' }) },
    "own/heroes.json, PR, field 'name': expected anything but 0, got 0",
  ],
  [
    'a kind that does not exist',
    { counters: changed(counterRows, ['T24'], { kind: 'raft' }) },
    'own/counters.json, T24, field \'kind\': expected "character" or "monster" or "boat" or "dragonSlayer" or "gold", got "raft"',
  ],
  [
    'a monster that nothing beats',
    { counters: changed(counterRows, ['T22'], { strength: 6 }) },
    "own/counters.json, T22, field 'strength': expected at most 5, got 6",
  ],
  [
    'worthless gold',
    { counters: changed(counterRows, ['T28'], { value: 0 }) },
    "own/counters.json, T28, field 'value': expected at least 1, got 0",
  ],
  [
    'too few counters',
    { counters: counterRows.slice(1) },
    'own/counters.json: 45 rows; expected 46, one for each star and number of the map (DA-2.5)',
  ],
  [
    'a Dragon that nothing wounds',
    { dragon: changed(dragon, ['D5'], { strength: 6 }) },
    "own/dragon.json, D5, field 'strength': expected at most 5, got 6",
  ],
])('content with %s is refused', (_, files, message) => {
  expect(() => title.withContent('own', files)).toThrow(new Problem(message));
});

test('content of one’s own replaces what is given and keeps the rest, under a name of its own', () => {
  const own = title.withContent('own', { counters: changed(counterRows, ['T46'], { value: 9 }) });
  expect(own.content.counters[45]).toMatchObject({ name: 'Lost Crown of Silverado', value: 9 });
  expect(own.content.spaces).toEqual(content.spaces);
  expect(own.contentId).toMatch(/^own@[0-9a-f]{32}$/);
  expect(own.contentId.split('@')[1]).not.toBe(dragonAttack.contentId.split('@')[1]);
});

test.each<[string, unknown, number, string]>([
  ['no list of options', 7, 2, 'Options: expected an object, got 7'],
  ['an option that does not exist', { mode: 'fast' }, 2, "Options, field 'mode': there is no such field; expected none of that name"],
  ['a tie-break that is neither on nor off', { tieBreak: 'on' }, 2, 'Options, field \'tieBreak\': expected true or false, got "on"'],
  [
    'a level that does not exist',
    { level: 'king' },
    1,
    'Options, field \'level\': expected "squire" or "knight" or "champion" or "legend", got "king"',
  ],
  [
    'a colour that does not exist',
    { colours: ['red', 'pink'] },
    2,
    'Options, field \'colours.1\': expected "red" or "blue" or "amber" or "violet" or "white" or "green", got "pink"',
  ],
  ['too few colours', { colours: ['red'] }, 2, "Options, field 'colours': 1 colours for 2 seats; expected one (or null) for each seat"],
  [
    'a colour twice',
    { colours: ['red', null, 'red'] },
    3,
    "Options, field 'colours': red is chosen twice; expected a different player counter for each seat (DA-2.2)",
  ],
  ['more seats than counters', {}, 7, 'Options: 7 seats; expected 1 to 6, one for each player counter (DA-2.1)'],
  ['no seat at all', {}, 0, 'Options: 0 seats; expected 1 to 6, one for each player counter (DA-2.1)'],
])('options with %s are refused', (_, given, seats, message) => {
  expect(() => dragonAttack.readOptions(given, seats)).toThrow(new Problem(message));
});

test('options that are not given have their defaults', () => {
  const defaults = { colours: [null, null, null], tieBreak: true, level: 'knight' };
  expect(dragonAttack.readOptions(undefined, 3)).toEqual(defaults);
  expect(dragonAttack.readOptions({}, 3)).toEqual(defaults);
});

const idOf = (files: Readonly<Record<string, unknown>>): string => title.withContent('own', files).contentId;

test('whoever renames a monster plays kept games on; whoever makes it stronger begins another set', () => {
  const id = idOf({});
  const { counters: rows, heroes: leaders, map, dragon } = silveradoFiles;
  const monster = rows.find(({ kind }) => kind === 'monster')!;
  const changedRow = (change: object) => rows.map((row) => (row === monster ? Object.assign({}, row, change) : row));
  expect(idOf({ counters: changedRow({ name: 'Something else', line: 'Another line.' }) })).toBe(id);
  expect(idOf({ heroes: leaders.map((row) => ({ ...row, crest: 'owl' })), map: map.map((row) => ({ ...row, look: 'moor' })) })).toBe(id);
  expect(idOf({ dragon: dragon.map((row) => ({ ...row, state: 'drowsy' })) })).toBe(id);
  const strength = 'strength' in monster && monster.strength === 1 ? 2 : 1;
  expect(idOf({ counters: changedRow({ strength }) })).not.toBe(id);
});
