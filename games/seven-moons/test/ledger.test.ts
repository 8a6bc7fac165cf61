import { expect, test } from 'vitest';
import { howMany, sum } from '../../test/printed.ts';
import { MOUNTS, RESOURCES } from '../content/content.ts';
import { dragonReach as content } from '../content/dragonReach.ts';
import { hexOf, nameOf, unquoted, rulebook } from './ledger.ts';

// The ledger: components, fixed numbers, peoples and characters.

const { allies, numbers } = content;
const { after, tableAfter } = rulebook;

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
