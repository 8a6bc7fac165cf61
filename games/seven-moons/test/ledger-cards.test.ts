import type { Effects } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { howMany, sum } from '../../test/printed.ts';
import { MOUNTS, RESOURCES, type Effect, type Site } from '../content/content.ts';
import { dragonReach as content } from '../content/dragonReach.ts';
import { nameOf, unquoted, rulebook } from './ledger.ts';

// The ledger: cards and tokens, what the box does in the words of the rulebook.

const { hexes, allies } = content;
const { tableAfter } = rulebook;

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

/** What cards must do: where the rulebook tells it at length as in the list, else to the letter of its row, `gain gold 3`. */
const toBeDone = (cards: string, atLength: readonly string[]): string[] =>
  tableAfter(cards).map(
    ([id, , does]) => atLength.find((line) => line.startsWith(`${id} `)) ?? `${id} ${does!.replaceAll('`', '').replace(/\.$/, '')}`,
  );

test('Wilderness cards do what the rulebook says', () => {
  const atLength = [
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
  ];
  expect(content.wildernessCards.map(({ id, does }) => `${id} ${listOf(does)}`)).toEqual(toBeDone('### Wilderness cards', atLength));
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
  const atLength = [
    'T1 gain gold 2',
    'T2 peek deck 1',
    'T3 lose gold 1, gain crystal 1',
    'T4 draw a quest, otherwise gain gold 2',
    'T5 choose gain resource any 1 | gain gold 1',
    'T6 next bonus move 3',
    'T7 choose fight 7: won: gain gold 4; lost: nothing, end turn | nothing',
    'T8 choose move to home, end turn | nothing',
    'T9 set market die 5',
  ];
  expect(content.storyTokens.map(({ id, does }) => `${id} ${listOf(does)}`)).toEqual(toBeDone('### Story tokens', atLength));
});
