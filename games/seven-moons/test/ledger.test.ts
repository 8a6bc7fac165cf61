import { readFileSync } from 'node:fs';
import { CLOSED, Flood, OPEN, type Effects } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { MOUNTS, RESOURCES, type Effect, type Site } from '../content/content.ts';
import { dragonReach as content } from '../content/dragonReach.ts';

// The ledger: everything that the rulebook's Components and Content say, held against what is in the box.

const { hexes, allies, numbers } = content;
const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');

/** The rulebook from some words on. */
function after(words: string): string {
  const from = rulebook.indexOf(words);
  if (from < 0) throw new Error(`The rulebook does not say '${words}'`);
  return rulebook.slice(from);
}

/** The rows of the first table of the rulebook after some words, without its head. */
function tableAfter(words: string): string[][] {
  const lines = after(words).split('\n');
  const first = lines.findIndex((line) => line.startsWith('|')) + 2;
  const end = lines.findIndex((line, place) => place > first && !line.startsWith('|'));
  return lines.slice(first, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The lines of the first block of code after some words. */
const blockAfter = (words: string): string[] => /```\w*\n(.*?)\n```/s.exec(after(words))![1]!.split('\n');

const howMany = <X>(list: readonly X[], is: (one: X) => boolean): number => list.filter(is).length;
const sum = (some: readonly number[]): number => some.reduce((total, one) => total + one, 0);
const hexOf = (name: string): number => hexes.findIndex((hex) => hex.name === name);
const nameOf = (hex: number): string => hexes[hex]!.name!;
/** The rulebook prints a true minus; files have a hyphen. */
const numberIn = (printed: string): number => Number(printed.replace('−', '-'));
/** Sayings are in straight quotation marks in print, in curly ones or none in the box. */
const unquoted = (line: string): string => line.replaceAll(/["“”]/g, '');

// Components.

/** How many the rulebook counts of a component. */
function counted(component: string): number {
  const row = tableAfter('## Components').find(([name]) => name!.startsWith(component));
  return Number(row![1]);
}

test('the box holds as many cards, characters and tokens as the rulebook counts', () => {
  expect(content.shadowCards).toHaveLength(counted('Shadow Army cards'));
  expect(content.wildernessCards).toHaveLength(counted('Wilderness cards'));
  expect(content.questCards).toHaveLength(counted('Quest cards'));
  expect(content.artefacts).toHaveLength(counted('Magic artefacts'));
  expect(content.faeries).toHaveLength(counted('Faerie tokens'));
  expect(content.storyTokens).toHaveLength(counted('Story tokens'));
  expect(content.characters).toHaveLength(counted('Character cards'));
  expect(content.fires).toHaveLength(counted('Campfire tokens'));
  expect(content.fires).toHaveLength(counted('Gem tokens'));
  expect(numbers.supply.crystals).toBe(counted('Dragon crystal tokens'));
  expect(numbers.supply.questTokens).toBe(counted('Quest tokens'));
  expect(numbers.supply.allies * allies.length).toBe(counted('Ally tokens'));
  expect(numbers.strongholds * content.characters.length).toBe(counted('Strongholds'));
  expect(RESOURCES).toHaveLength(counted('Market dice'));
  expect(MOUNTS.length * content.characters.length).toBe(counted('Meeples'));
});

test('SM-1.8 three tokens of each ally for four players, two for two or three, one for the solo game', () => {
  expect(numbers.supply.alliesInPlay).toEqual([1, 2, 2, 3]);
  expect(numbers.supply.allies).toBe(3);
  expect(allies).toHaveLength(6);
});

test('SM-1.9 54 resources, 18 of each kind', () => {
  expect(numbers.supply.resources).toBe(18);
  expect(numbers.supply.resources * RESOURCES.length).toBe(counted('Resource tokens'));
});

test('SM-6.4 capacity 3, 5 and 8, the same for all four characters', () => {
  expect(numbers.capacity).toEqual({ foot: 3, horse: 5, dragon: 8 });
  for (const [, , , , foot, horse, dragon] of tableAfter('### Characters')) expect([foot, horse, dragon]).toEqual(['3', '5', '8']);
});

test('the fixed numbers are those that the rulebook gives at a glance', () => {
  const { start, price, relief, die, bonus, score, strongholds } = numbers;
  const glance = after('Fixed numbers at a glance: ').split('\n\n', 1)[0]!;
  const said = [
    `start ${start.gold} gold`,
    `resource ${price.resource} gold`,
    `market start price ${start.price}`,
    `horse ${price.horse} gold`,
    `dragon ${price.dragon} gold and the horse`,
    `ally ${price.ally} gold`,
    `relief ${relief} gold`,
    `robbed on 1–${die.robbedUpTo}`,
    `dragon flees on ${die.fleesUpTo}`,
    `faerie on ${die.faerieFrom}–6`,
    `dragon +${bonus.dragonInFight} in quest fights`,
    `${strongholds === 3 ? 'three' : strongholds} strongholds +${bonus.strongholds}`,
    `${score.stronghold} / ${score.ally} / ${score.quest} / −${-score.unfinished} victory points`,
    `capacity ${Object.values(numbers.capacity).join(' / ')} (ours)`,
  ];
  for (const words of said) expect(glance.replaceAll('\n', ' ')).toContain(words);
});

test('SM-16.3 six cards attack, seven in Monster Frenzy, eight in Darkest Night', () => {
  expect(numbers.shadow.cards).toEqual({ competitive: 6, gentle: 6, normal: 6, frenzy: 7, darkest: 8 });
});

test('SM-1.5 two secret cards each for two players, one for three or four; the Shadow deck keeps 2, 3 and 2', () => {
  const { secret, cards } = numbers.shadow;
  expect(secret.slice(1)).toEqual([2, 1, 1]);
  expect([2, 3, 4].map((players) => cards.competitive - secret[players - 1]! * players)).toEqual([2, 3, 2]);
});

test('SM-9.10 two players can advance the army 14 times, three 15 times, four 22 times', () => {
  const { last } = numbers.moons;
  const advances = [2, 3, 4].map((players) => numbers.supply.alliesInPlay[players - 1]! * allies.length + players);
  expect(advances).toEqual([14, 15, 22]);
  expect(allies.length + 1).toBe(last);
});

test('SM-10.6 a quest uses at most one token, and there are as many tokens as players', () => {
  expect(numbers.supply.questTokens).toBe(content.characters.length);
  const taken = content.questCards.map(({ steps }) => howMany(steps, ({ token }) => token === 'take'));
  expect(Math.max(...taken)).toBe(1);
  expect(sum(taken)).toBe(6);
});

test('SM-17.9 there are more faeries than players', () => {
  expect(content.faeries.length).toBeGreaterThan(content.characters.length);
});

test('SM-20.12 the long watch brings the seventh moon after at most 140 rounds', () => {
  expect(numbers.moons.last * numbers.moons.longWatch).toBe(140);
});

test('SM-18.12 seven dusks make at most 28 turns, and nine gems allow at most four beacons', () => {
  expect(numbers.moons.last * numbers.moons.dusk).toBe(28);
  expect(Math.floor(content.fires.length / numbers.gem.forBeacon)).toBe(4);
});

// The map.

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

// Peoples and characters.

test('SM-6.1 Garndell sells wood, Deepmine iron, Kurun stone', () => {
  expect(content.sellers.map(nameOf)).toEqual(['Garndell', 'Deepmine', 'Kurun']);
  for (const [hex, kind] of content.soldAt.entries()) expect(kind).toBe(content.sellers.indexOf(hex));
});

test('SM-8.1 six peoples, each in its domain', () => {
  const notes = tableAfter('| Name | q, r | Terrain | Notes |').filter(([, , terrain]) => terrain === 'domain');
  expect(notes).toHaveLength(6);
  for (const [name, , , note] of notes) {
    const { id, sells } = allies[content.allyAt[hexOf(name!)]!]!;
    expect(note).toBe(sells === undefined ? id : `${id}, ${RESOURCES[sells]}`);
  }
});

test('SM-8.2 giants sell stone, dwarves iron', () => {
  const sold = ['giants', 'dwarves'].map((people) => RESOURCES[allies.find(({ id }) => id === people)!.sells!]);
  expect(sold).toEqual(['stone', 'iron']);
});

test('the box holds the characters of the rulebook', () => {
  const rows = tableAfter('### Characters').map(([portraits, city, colour, crest, , , , line]) => [
    portraits,
    city,
    colour,
    crest,
    unquoted(line!),
  ]);
  expect(
    content.characters.map(({ portraits, city, colour, crest, line }) => [portraits.join(' / '), nameOf(city), colour, crest, line]),
  ).toEqual(rows);
  expect(content.cities.map((hex) => content.cityAt[hex])).toEqual([0, 1, 2, 3]);
  expect(howMany(content.cityAt, (character) => character >= 0)).toBe(4);
});

// Cards and tokens: what the box does, in the words of the rulebook.

/** Most effects are called in the rulebook as in the files, `gain gold 3`. */
const plainWords = ({ do: name, ...fields }: Effect): string =>
  [name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`), ...Object.values(fields)].join(' ');

/** An effect as the rulebook writes it. */
function wordsOf(effect: Effect): string {
  switch (effect.do) {
    case 'gainGoldRolled':
      return `roll: gain gold result + ${effect.plus}`;
    case 'gainResource':
      return `gain resource ${RESOURCES[effect.kind] ?? 'any'} ${effect.n}`;
    case 'cityGain':
      return `${effect.optional ? 'may ' : ''}city gain ${RESOURCES[effect.kind] ?? 'any'}`;
    case 'recruit':
      return `recruit ${allies[effect.ally]!.id} free`;
    case 'moveTo': {
      const to = effect.to === 'home' ? 'home' : [...new Set(effect.to.map((hex) => hexes[hex]!.terrain))].join('/');
      return `${effect.chooser === 'left' ? 'left: ' : ''}${effect.optional ? 'may ' : ''}move to ${to}`;
    }
    case 'roll':
      return `roll ${effect.bands.map(({ upTo, does }) => `–${upTo}: ${listOf(does)}`).join('; ')}`;
    case 'fight':
      return `fight ${effect.target}: won: ${listOf(effect.won)}; lost: ${listOf(effect.lost)}`;
    case 'choose':
      return `choose ${effect.options.map(optionWords).join(' | ')}`;
    case 'byMount':
      return MOUNTS.map((mount) => `${mount}: ${listOf(effect.does[mount])}`).join('; ');
    case 'byMode':
      return `competitive: ${listOf(effect.competitive)}; together: ${listOf(effect.together)}`;
    case 'drawFaerie':
      return 'draw a faerie';
    case 'drawQuest':
      return `draw a quest, otherwise ${listOf(effect.otherwise)}`;
    case 'bonusNextMove':
      return `next bonus move ${effect.n}`;
    default:
      return plainWords(effect);
  }
}

function optionWords({ mounts, gold, resources, does }: Extract<Effect, { do: 'choose' }>['options'][number]): string {
  const who = mounts.length === MOUNTS.length ? '' : `${mounts.join('/')}: `;
  return `${who}${gold > 0 ? `pay gold ${gold}: ` : ''}${resources > 0 ? `lose resource ${resources}: ` : ''}${listOf(does)}`;
}

const listOf = (effects: Effects): string => effects.map((effect) => wordsOf(content.effects[effect]!)).join(', ') || 'nothing';

test('SM-14.12 the box holds the Shadow Army cards of the rulebook, each with its number for one, two, three and four cities', () => {
  const rows = tableAfter('### Shadow Army cards').map(([id, name, one, two, three, four, city, shield, line]) => {
    const realm = [one, two, three, four].map(Number);
    return { id, name: name!.replace(' (rulebook)', ''), realm, city: Number(city), shield, line };
  });
  expect(content.shadowCards.map((card) => ({ ...card, shield: allies[card.shield]!.id }))).toEqual(rows);
  for (const { realm } of content.shadowCards) {
    const printed = realm[1];
    expect(realm).toEqual([Math.floor(printed / 2), printed, printed + 1, printed + 3]);
  }
});

test('each shield is on two Shadow Army cards; Realm Attacks are 10.4 on average, City Attacks 3.9', () => {
  const shields = allies.map((_, ally) => howMany(content.shadowCards, ({ shield }) => shield === ally));
  expect(shields).toEqual([2, 2, 2, 2, 2, 2]);
  expect((sum(content.shadowCards.map(({ realm }) => realm[1])) / 12).toFixed(1)).toBe('10.4');
  expect((sum(content.shadowCards.map(({ city }) => city)) / 12).toFixed(1)).toBe('3.9');
});

test('the box holds the Wilderness cards of the rulebook', () => {
  const rows = tableAfter('### Wilderness cards').map(([id, name, , line]) => [id, name!.replace(' (rulebook name)', ''), unquoted(line!)]);
  expect(content.wildernessCards.map(({ id, name, line }) => [id, name, unquoted(line)])).toEqual(rows);
});

test('Wilderness cards do what the rulebook says', () => {
  expect(content.wildernessCards.map(({ id, does }) => `${id} ${listOf(does)}`)).toEqual([
    'W1 choose nothing | roll –2: competitive: left: move to city/gate; together: move to home; –6: gain gold 5, may move to city/domain/gate/market/lair',
    'W2 competitive: peek rival; together: advance 1, roll –2: lose gold 2; –6: gain gold 6',
    'W3 choose gain gold 2 | roll –2: lose resource 2; –4: gain gold 6; –6: gain artefact',
    'W4 choose pay gold 3: gain artefact | pay gold 1: peek deck 2 | gain gold 2',
    'W5 gain crystal 2',
    'W6 foot: gain horse; horse: gain gold 6; dragon: gain crystal 2',
    'W7 choose gain resource any 1 | gain gold 2, choose gain resource any 1 | gain gold 2',
    'W8 roll: gain gold result + 3',
    'W9 gain gold 4, foot: may move to gate; horse: may move to gate; dragon: nothing, draw a faerie',
    'W10 fight 7: won: gain gold 8; lost: lose gold 3',
    'W11 choose foot/horse: lose resource 1: gain crystal 2 | foot/horse: pay gold 1: gain crystal 2 | dragon: gain crystal 2 | nothing',
    'W12 may city gain any, send 2',
  ]);
});

const siteWords = (at: Site, elsewhere: boolean): string => `${typeof at === 'number' ? nameOf(at) : at}${elsewhere ? ' elsewhere' : ''}`;

function questWords({ steps, reward }: (typeof content.questCards)[number]): string {
  const done = steps.map(({ at, elsewhere, withDraw, give, fight, token }) =>
    [
      `${siteWords(at, elsewhere)}${withDraw ? ' with the draw' : ''}:`,
      ...give.flatMap((n, kind) => (n > 0 ? [`give ${RESOURCES[kind]} ${n}`] : [])),
      ...(fight === null ? [] : [`fight ${fight.target}, lost: ${listOf(fight.lost)}`]),
      ...(token === null ? [] : [token]),
    ].join(' '),
  );
  return `${done.join(', ')} = ${listOf(reward)}`;
}

test('the box holds the Quest cards of the rulebook', () => {
  const rows = tableAfter('### Quest cards').map(([id, name, , , token, line]) => [id, name, token, line]);
  expect(
    content.questCards.map(({ id, name, steps, line }) => [id, name, steps.some(({ token }) => token !== null) ? 'yes' : 'no', line]),
  ).toEqual(rows);
});

test('SM-10.4 quests have one or two steps, and rewards, as the rulebook says', () => {
  expect(content.questCards.map((card) => `${card.id} ${questWords(card)}`)).toEqual([
    'Q1 Dragonmarch with the draw: take, Starspire: handOver = gain gold 5',
    'Q2 Wolfcairn: take, Kurun: handOver = gain gold 4, city gain stone',
    'Q3 Broken Watchtower: fight 7, lost: nothing take, Deepmine: handOver = gain artefact, gain gold 2',
    "Q4 Old King's Barrow: fight 8, lost: lose resource 1 = gain artefact",
    'Q5 Gloamfen: give wood 1 take, home: handOver = gain gold 8',
    'Q6 Dragon Mountain: give wood 1 give iron 1 give stone 1 = gain gold 6, gain crystal 2',
    'Q7 gate:, gate elsewhere: = gain gold 4, gain crystal 1',
    'Q8 Lantern Oak: take, Starspire: handOver = choose recruit wizards free | gain gold 8',
    'Q9 Drowned Shrine: fight 9, lost: lose gold 2 = gain gold 8, gain crystal 1',
    'Q10 home: give stone 2 = city gain wood, city gain iron, gain gold 2',
    'Q11 foreignCity: take, foreignCity elsewhere: handOver = gain gold 8',
    'Q12 Singing Stones:, Dragon Mountain: = gain artefact',
  ]);
});

test('the box holds the artefacts of the rulebook', () => {
  expect(content.artefacts.map(({ id, name }) => [id, name])).toEqual(tableAfter('### Artefacts').map((row) => row.slice(0, 2)));
  expect(content.artefacts.map(({ powers }) => powers)).toEqual([
    [{ power: 'noBandits' }],
    [{ power: 'bonusMove', n: 2, on: ['foot', 'horse'] }],
    [{ power: 'rerollMarketDie' }],
    [{ power: 'fightBonus', n: 2 }, { power: 'dragonStays' }],
    [{ power: 'setWaveDie', n: 6 }],
  ]);
  expect(content.artefactsWith).toEqual({ noBandits: 1, bonusMove: 2, rerollMarketDie: 4, fightBonus: 8, dragonStays: 8, setWaveDie: 16 });
});

test('the box holds the faeries of the rulebook', () => {
  expect(content.faeries.map(({ id, name }) => [id, name])).toEqual(tableAfter('### Faeries').map((row) => row.slice(0, 2)));
  expect(content.faeries).toMatchObject([
    { power: 'rerollMoveDie' },
    { power: 'cancelRobbery' },
    { power: 'bonusMove', n: 1 },
    { power: 'freeResource' },
    { power: 'saleBonus', n: 2 },
    { power: 'freeJump' },
    { power: 'fightBonus', n: 2 },
    { power: 'alms', n: 1, atMost: 2 },
  ]);
});

test('the box holds the story tokens of the rulebook', () => {
  const rows = tableAfter('### Story tokens').map(([id, name, , line]) => [id, name, unquoted(line!)]);
  expect(content.storyTokens.map(({ id, name, line }) => [id, name, line])).toEqual(rows);
});

test('SM-19.3 each story token has one small effect', () => {
  expect(content.storyTokens.map(({ id, does }) => `${id} ${listOf(does)}`)).toEqual([
    'T1 gain gold 2',
    'T2 peek deck 1',
    'T3 lose gold 1, gain crystal 1',
    'T4 draw a quest, otherwise gain gold 2',
    'T5 choose gain resource any 1 | gain gold 1',
    'T6 next bonus move 3',
    'T7 choose fight 7: won: gain gold 4; lost: nothing, end turn | nothing',
    'T8 choose move to home, end turn | nothing',
    'T9 set market die 5',
  ]);
});

// Printed chances.

/** The chance that so many dice make at least a number. */
function chanceToMake(dice: number, least: number): number {
  if (dice === 0) return least <= 0 ? 1 : 0;
  return sum([1, 2, 3, 4, 5, 6].map((face) => chanceToMake(dice - 1, least - face))) / 6;
}

/** Holds chances against what the rulebook prints, as far as it prints them: `42 / 84 / 97`. */
function expectPrinted(printed: string, chances: readonly number[]): void {
  const percents = printed.split(' / ').map(Number);
  expect(percents).toHaveLength(chances.length);
  chances.forEach((chance, place) => expect(Math.abs(chance * 100 - percents[place]!)).toBeLessThan(0.500001));
}

/** The chances that the rulebook prints after some words, by the number they are against: `7: 58 / 83 %`. */
const printedAfter = (words: string): [number, string][] =>
  [
    ...after(words)
      .split('\n', 1)[0]!
      .matchAll(/(\d): ([\d /]+) %/g),
  ].map(([, against, chances]) => [Number(against), chances!]);

test('chances to hold the realm are those of the rulebook', () => {
  const rows = tableAfter('| R | 2 cities: 2 / 3 / 4 dice');
  expect(rows.map(([printed]) => Number(printed))).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
  for (const [printed, ...cells] of rows) {
    const { realm } = content.shadowCards.find((card) => card.realm[1] === Number(printed))!;
    const columns = [
      [realm[1], 2, 3, 4],
      [realm[2], 3, 4, 5],
      [realm[3], 4, 5, 6],
      [realm[0], 1, 2],
    ];
    columns.forEach(([attack, ...dice], place) => {
      const chances = dice.map((some) => chanceToMake(some, attack!));
      expectPrinted(cells[place]!.replace(' %', ''), chances);
    });
  }
});

test('chances to hold a city are those of the rulebook', () => {
  const printed = printedAfter('City Attack, chance to hold');
  expect(printed.map(([attack]) => attack)).toEqual([2, 3, 4, 5, 6]);
  const { strongholds } = numbers.bonus;
  for (const [attack, chances] of printed)
    expectPrinted(
      chances,
      [1, 2].flatMap((dice) => [chanceToMake(dice, attack), chanceToMake(dice, attack - strongholds)]),
    );
});

test('chances to win a fight are those of the rulebook', () => {
  const printed = printedAfter('Chance of a fight without / with a dragon');
  expect(printed.map(([target]) => target)).toEqual([7, 8, 9]);
  for (const [target, chances] of printed)
    expectPrinted(chances, [chanceToMake(2, target), chanceToMake(2, target - numbers.bonus.dragonInFight)]);
});
