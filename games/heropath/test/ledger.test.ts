import { expect, test } from 'vitest';
import { sum } from '../../test/printed.ts';
import { ATTRIBUTES, type Effect } from '../content/content.ts';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { vocabulary } from '../rules/effects/index.ts';
import { rulebook, rules } from './ledger.ts';

// The ledger: heroes, enemies, dice, vocabulary and numbers.

const { heroes, enemies, dice, numbers, map } = content;

const gem = (hero: (typeof heroes)[number], attribute: (typeof ATTRIBUTES)[number]): number => hero.gems[ATTRIBUTES.indexOf(attribute)]!;
const basicPower = (hero: (typeof heroes)[number]): number => sum(hero.gems);

/** The columns of the heroes' tables. */
const columnsOf = (hero: (typeof heroes)[number]): number[] => [
  gem(hero, 'wisdom'),
  gem(hero, 'skills'),
  gem(hero, 'experience'),
  gem(hero, 'faith'),
  gem(hero, 'vitality'),
  hero.gold,
  hero.food,
];

const printedName = ({ name, expansion }: (typeof heroes)[number]): string => (expansion ? `${name} (exp.)` : name);

test('HP-4.1 six heroes, two of them of the expansion, begin with what both tables say', () => {
  const components = rulebook.tableAfter('Starting resources of the heroes');
  expect(heroes.map((hero) => [printedName(hero), ...columnsOf(hero).map(String), `${basicPower(hero)}`])).toEqual(
    components.slice(0, 6).map((row) => row.slice(0, 9)),
  );
  expect(heroes.map((hero) => `${sum(columnsOf(hero))}`)).toEqual(components.slice(0, 6).map((row) => row[9]));
  const rested = (hero: (typeof heroes)[number]): number => basicPower(hero) - gem(hero, 'vitality') + numbers.gems;
  const listed = rulebook.tableAfter('### Heroes');
  expect(heroes.map((hero) => [printedName(hero), ...[...columnsOf(hero), basicPower(hero), rested(hero)].map(String)])).toEqual(
    listed.slice(0, 6),
  );
});

const gemsOf = (hero: (typeof heroes)[number]): string =>
  (['wisdom', 'skills', 'experience', 'faith', 'vitality'] as const)
    .filter((attribute) => gem(hero, attribute) > 0)
    .map((attribute) => `${gem(hero, attribute)} ${attribute.toUpperCase()}`)
    .join(', ');

test('every hero takes the gems that the rule names', () => {
  for (const hero of heroes) expect(rules.get('HP-4.2')!.text).toContain(`${hero.name}: ${gemsOf(hero)}.`);
});

test('every hero takes the supply that the rule names', () => {
  for (const { name, gold, food } of heroes) {
    const supply = [gold > 0 ? [`${gold} GOLD`] : [], food > 0 ? [`${food} FOOD`] : []].flat().join(', ');
    expect(rules.get('HP-4.3')!.text).toContain(`${name}: ${supply}.`);
  }
});

test('everybody begins alike with Equivalent attributes', () => {
  const { free, experience, faith, vitality, gold, food } = numbers.equivalent;
  const [row] = rulebook.tableAfter('Starting resources of the heroes').slice(6);
  expect(row!.slice(1, 10)).toEqual([
    `${free} to share between WISDOM and SKILLS`,
    '',
    `${experience}`,
    `${faith}`,
    `${vitality}`,
    `${gold}`,
    `${food}`,
    `${free + experience + faith + vitality}`,
    `${free + experience + faith + vitality + gold + food}`,
  ]);
});

const meanOf = (faces: readonly number[]): number => sum(faces) / faces.length;

test('HP-12.1 48 enemies of six types, and the Dragon, have the power, dice and mean of both tables', () => {
  const { power, dice: count } = numbers.dragon;
  const rows = [
    ...enemies.map((enemy) => ({ ...enemy, tokens: `${enemy.tokens}` })),
    { name: 'Dragon, Normal', tokens: '-', power: power.normal, dice: count },
    { name: 'Dragon, Expert', tokens: '-', power: power.expert, dice: count },
    { name: 'Dragon, Inferno', tokens: '-', power: power.inferno, dice: count },
  ];
  expect(
    rows.map((row) => [row.name, row.tokens, `${row.power}`, `${row.dice}`, (row.power + row.dice * meanOf(dice.enemy)).toFixed(1)]),
  ).toEqual(rulebook.tableAfter('### Enemies').map((row) => row.slice(0, 5)));
  const least = Math.min(...dice.enemy);
  const most = Math.max(...dice.enemy);
  expect(
    enemies.map((enemy) => [
      enemy.name,
      `${enemy.tokens}`,
      `${enemy.dice}`,
      `${enemy.power}`,
      `${enemy.power + enemy.dice * least}-${enemy.power + enemy.dice * most}`,
      `${enemy.power + enemy.dice * meanOf(dice.enemy)}`,
    ]),
  ).toEqual(rulebook.tableAfter('Enemy basic power (printed on the map):').slice(0, 6));
  expect(sum(enemies.map(({ tokens }) => tokens))).toBe(48);
  for (const enemy of enemies)
    expect(rules.get('HP-12.1')!.text).toContain(`${enemy.name} ${enemy.power} and ${enemy.dice === 1 ? 'one die' : 'two dice'}`);
});

/** How often two dice give each sum, from the least on. */
const waysOf = (faces: readonly number[]): Map<number, number> => {
  const ways = new Map<number, number>();
  for (const one of faces) for (const other of faces) ways.set(one + other, (ways.get(one + other) ?? 0) + 1);
  return new Map([...ways].toSorted(([one], [other]) => one - other));
};
const chancesOf = (faces: readonly number[]): string => [...waysOf(faces)].map(([total, ways]) => `${total} (${ways}/36)`).join(', ');

test('HP-22.1 Hero Battle dice have the faces and chances of the rule', () => {
  expect(rules.get('HP-22.1')!.text).toContain(`${dice.hero.join(', ')}. Two dice: ${chancesOf(dice.hero)}.`);
});

test('HP-22.2 Enemy Battle dice have the faces and chances of the rule', () => {
  expect(rules.get('HP-22.2')!.text).toContain(`${dice.enemy.join(', ')}. Two dice: ${chancesOf(dice.enemy)}.`);
});

const cards = (n: number, deck: string): string[] => (n > 0 ? [`${n} ${deck} card`] : []);

const goods = (n: number, what: string): string[] => (n > 0 ? [`${n} ${what}`] : []);

test('the Search die has one face for each find', () => {
  const found = dice.search.map(({ fortune, gold, magic, food }) => {
    return [...cards(fortune, 'FORTUNE'), ...goods(gold, 'GOLD'), ...cards(magic, 'MAGIC'), ...goods(food, 'FOOD')].join(' + ');
  });
  expect(rules.get('HP-22.3')!.text).toContain(`One face each: ${found.join('; ')}.`);
});

test('the Balloon die and the Flare die hit regions as often as the rulebook says', () => {
  const hits = map.regions.map((_, region) => dice.land.filter((face) => face.includes(region)).length);
  expect(Object.fromEntries(map.regions.map(({ id }, region) => [id, hits[region]]))).toEqual({
    'fog-river': 4,
    'goblin-cave': 0,
    'dark-highlands': 2,
    'ruby-mountains': 2,
    'weeping-willows': 3,
    'ancient-woods': 2,
  });
  const hitsOf = (space: number): number =>
    dice.land.filter((face) => map.spaces[space]!.regions.some((region) => face.includes(region))).length;
  const shared = map.walkable.filter((space) => map.spaces[space]!.regions.length > 1);
  expect(shared.map((space) => hitsOf(space))).toEqual(
    shared.map((space) => (map.lairs.includes(space) || map.spaces[space]!.river!.bank === 'west' ? 4 : 6)),
  );
});

test('the chance to win or tie is that of EX-62, for one enemy die and for two', () => {
  const [one, two] = rulebook.tableAfter('**EX-62 Odds.**');
  const hero = [...waysOf(dice.hero)];
  const winning = (difference: number, enemy: readonly (readonly [number, number])[]): number =>
    sum(hero.flatMap(([mine, ways]) => enemy.map(([theirs, others]) => (mine + difference >= theirs ? ways * others : 0))));
  const differences = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7];
  const single = dice.enemy.map((face) => [face, 1] as const);
  expect(differences.map((difference) => `${winning(difference, single)}`)).toEqual(one!.slice(1));
  expect(differences.map((difference) => `${winning(difference, [...waysOf(dice.enemy)])}`)).toEqual(two!.slice(1));
});

test('the vocabulary has the 57 words of the rulebook, and every one is used', () => {
  const printed = rulebook
    .tableAfter('| Primitive | Definition | Reads |')
    .map(([primitive]) => /^`([a-z]+)\(/.exec(primitive!)?.[1])
    .filter((word) => word !== undefined);
  expect(printed).toHaveLength(57);
  expect(vocabulary.names.toSorted()).toEqual(printed.toSorted());
  expect(new Set(content.effects.map((effect: Effect) => effect.do))).toEqual(new Set(printed));
});

test('every trigger of the rulebook is used', () => {
  const printed = rulebook.tableAfter('| Trigger | The clause works | Window |').flatMap(([triggers]) => triggers!.match(/[a-z]+/g)!);
  expect(printed).toHaveLength(16);
  expect(new Set(content.cards.flatMap(({ clauses }) => clauses.map(({ when }) => when)))).toEqual(new Set(printed));
});

test('8 leeches are two for each of the four heroes of the box', () => {
  expect(numbers.leeches.most * heroes.filter(({ expansion }) => !expansion).length).toBe(8);
});

test('tokens by mode are those of EX-67: on the map, set aside, in the stockpile', () => {
  const all = sum(enemies.map(({ tokens }) => tokens));
  const isPlain = (space: number): boolean => space !== map.start && !map.balloons.includes(space);
  const classic = map.lairs.length + 1;
  const refuges = [...map.settlements, ...map.safe.filter((space) => !map.lairs.includes(space)), ...map.balloons].length;
  const adventurous = [...map.roads, ...map.safe].filter((space) => isPlain(space) && space !== map.pier).length;
  const solo = map.roads.filter(isPlain).length;
  const left = (used: number, aside: number): string => `${used} / ${aside} / ${all - used - aside}`;
  expect(rulebook.after('**EX-67').split('\n')[0]).toContain(
    `Classic ${left(classic, 0)}; Mist ${left(classic, 1)}; Adventurous ${left(adventurous, 0)}; Co-op ${left(classic + refuges, 0)}; Solo ${left(solo, 1)}.`,
  );
});
