import { Problem } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { readContent, type ContentFiles } from '../content/read.ts';
import { vocabulary } from '../rules/effects/index.ts';
import { dragonReach, dragonReachFiles } from '../content/dragonReach.ts';

// Content of one's own: what is wrong is said with file, entry, field and what was expected.

interface Row {
  readonly id: string;
}

const { map, allies, characters, shadow, wilderness, quests, artefacts, faeries, story, chronicle, numbers } = dragonReachFiles;

/** The rows of a content file, one of them with something changed. */
const changed = (rows: readonly Row[], id: string, change: object): Row[] =>
  rows.map((row) => (row.id === id ? Object.assign({}, row, change) : row));

const own = (files: Partial<ContentFiles>): ReturnType<typeof readContent> => readContent('own', { ...dragonReachFiles, ...files });

/** A story token that does this. */
const doing = (effect: object): Partial<ContentFiles> => ({ story: changed(story, 'T1', { does: [effect] }) });
/** A quest with these steps. */
const stepping = (...steps: object[]): Partial<ContentFiles> => ({ quests: changed(quests, 'Q1', { steps }) });

test.each<[string, Partial<ContentFiles>, string]>([
  ['a file that is no list', { map: {} }, 'own/map.json: expected a list of rows, got object'],
  ['a row that is no entry', { faeries: [7] }, 'own/faeries.json, row 1: expected an object, got 7'],
  ['a row without an id', { artefacts: [{}] }, "own/artefacts.json, row 1, field 'id': expected it to be there"],
  [
    'an id of another form',
    { map: changed(map, 'H8', { id: 'centre' }) },
    "own/map.json, centre, field 'id': expected a letter and up to two letters or digits",
  ],
  ['an id that stands twice', { map: changed(map, 'H8', { id: 'H9' }) }, "own/map.json: the id 'H9' stands twice; expected each id once"],
  [
    'a field that does not exist',
    { map: changed(map, 'H8', { depth: 2 }) },
    "own/map.json, H8, field 'depth': there is no such field; expected none of that name",
  ],
  ['half a place', { map: changed(map, 'H8', { q: 0.5 }) }, "own/map.json, H8, field 'q': expected a whole number, got 0.5"],
  [
    'two hexes in one place',
    { map: changed(map, 'B2', { q: -4 }) },
    "own/map.json, B2, field 'q': lies at q -4, r -5 like B1; expected a place of its own",
  ],
  [
    'two places of one name',
    { map: changed(map, 'B12', { name: 'Mossgate' }) },
    "own/map.json, B12, field 'name': B3 is called 'Mossgate' too; expected another name",
  ],
  [
    'a place without a name',
    { map: changed(map, 'B6', { name: undefined }) },
    "own/map.json, B6, field 'name': no name; expected one for every campfire",
  ],
  ['a missing gate', { map: changed(map, 'B3', { terrain: 'road' }) }, "own/map.json: 3 hexes have the terrain 'gate'; expected 4"],
  [
    'a tenth campfire',
    { map: changed(map, 'B4', { terrain: 'campfire' }) },
    "own/map.json: 10 hexes have the terrain 'campfire'; expected 9",
  ],
  ['no market', { map: changed(map, 'H8', { terrain: 'road' }) }, "own/map.json: 0 hexes have the terrain 'market'; expected 1"],
  ['a sixth landmark', { map: changed(map, 'B4', { landmark: true, name: 'Old Well' }) }, 'own/map.json: 6 landmarks; expected 5'],
  [
    'a landmark on a road',
    { map: changed(map, 'F8', { terrain: 'road' }) },
    "own/map.json, F8, field 'landmark': on the terrain 'road'; expected wilderness",
  ],
  [
    'an island that no walker reaches',
    { map: changed(changed(map, 'L7', { terrain: 'water' }), 'L8', { terrain: 'water' }) },
    "own/map.json, M8, field 'terrain': 'campfire' that no walker reaches; expected a way on foot from the market (SM-13.4)",
  ],
  [
    'a people without a place',
    { allies: changed(allies, 'elves', { domain: 'Garndale' }) },
    "own/allies.json, elves, field 'domain': 'Garndale' is unknown; expected the name of a place on the map",
  ],
  [
    'a people on a gate',
    { allies: changed(allies, 'elves', { domain: 'Mossgate' }) },
    "own/allies.json, elves, field 'domain': Mossgate is a gate; expected a domain",
  ],
  [
    'two peoples in one domain',
    { allies: changed(allies, 'dwarves', { domain: 'Garndell' }) },
    "own/allies.json, dwarves, field 'domain': Garndell belongs to the elves; expected another domain",
  ],
  [
    'two sellers of wood',
    { allies: changed(allies, 'giants', { sells: 'wood' }) },
    "own/allies.json, giants, field 'sells': the elves sell wood; expected one seller of each resource",
  ],
  [
    'nobody who sells stone',
    { allies: changed(allies, 'giants', { sells: undefined }) },
    "own/allies.json: nobody has 'sells' stone; expected one seller of each resource",
  ],
  [
    'a home that is no city',
    { characters: changed(characters, 'SW', { city: 'Mossgate' }) },
    "own/characters.json, SW, field 'city': Mossgate is a gate; expected a city",
  ],
  [
    'two characters in one city',
    { characters: changed(characters, 'EF', { city: 'Stonewood' }) },
    "own/characters.json, EF, field 'city': Stonewood is the home of SW; expected another city",
  ],
  [
    'two characters of one colour',
    { characters: changed(characters, 'EF', { colour: 'amber' }) },
    "own/characters.json, EF, field 'colour': SW is amber too; expected another colour",
  ],
  [
    'fewer Shadow Army cards than attack',
    { shadow: shadow.slice(5) },
    'own/shadow.json: 7 rows; expected 8 to 99, at least as many as may attack (SM-1.4, SM-16.3)',
  ],
  [
    'no Wilderness card',
    { wilderness: [] },
    'own/wilderness.json: 0 rows; expected 1 to 99, at least one for whoever comes to a fire (SM-5.8)',
  ],
  [
    'more artefacts than a set can hold',
    { artefacts: Array.from({ length: 32 }, (_, row) => ({ ...artefacts[0], id: `A${row}` })) },
    'own/artefacts.json: 32 rows; expected 1 to 31, at least one to be found (SM-11.7)',
  ],
  [
    'a story token without a site',
    { story: [...story, { ...story[0], id: 'T10' }] },
    'own/story.json: 10 rows; expected 9, one for each gate and each landmark of the map (SM-19.1)',
  ],
  [
    'a people less than there are domains',
    { allies: allies.slice(0, 5), shadow: shadow.map((card) => ({ ...card, shield: 'elves' })), quests: [quests[0]], story: [] },
    'own/allies.json: 5 rows; expected 6, one for each domain of the map (SM-8.1)',
  ],
  [
    'a shield of nobody',
    { shadow: changed(shadow, 'S1', { shield: 'orcs' }) },
    "own/shadow.json, S1, field 'shield': 'orcs' is unknown; expected the id of an ally",
  ],
  [
    'a Realm Attack that is missing',
    { shadow: changed(shadow, 'S1', { realm: [7, 14, 15] }) },
    "own/shadow.json, S1, field 'realm.3': expected a number, got nothing",
  ],
  [
    'an effect that does not exist',
    doing({ do: 'sing' }),
    `own/story.json, T1, field 'does.0.do': expected ${vocabulary.names.map((name) => `"${name}"`).join(' or ')}, got "sing"`,
  ],
  ['a gain of nothing', doing({ do: 'gainGold', n: 0 }), "own/story.json, T1, field 'does.0.n': expected at least 1, got 0"],
  [
    'a resource that does not exist',
    doing({ do: 'gainResource', kind: 'silk', n: 1 }),
    'own/story.json, T1, field \'does.0.kind\': expected "wood" or "iron" or "stone" or "any", got "silk"',
  ],
  [
    'an ally that does not exist',
    doing({ do: 'recruit', ally: 'orcs' }),
    "own/story.json, T1, field 'does.0.ally': 'orcs' is unknown; expected the id of an ally",
  ],
  [
    'a table that ends too early',
    doing({ do: 'roll', bands: [{ upTo: 5, does: [] }] }),
    "own/story.json, T1, field 'does.0.bands': expected bands whose 'upTo' rises to 6",
  ],
  [
    'a table that does not rise',
    doing({
      do: 'roll',
      bands: [
        { upTo: 6, does: [] },
        { upTo: 6, does: [] },
      ],
    }),
    "own/story.json, T1, field 'does.0.bands': expected bands whose 'upTo' rises to 6",
  ],
  [
    'a choice that somebody cannot pay for',
    doing({
      do: 'choose',
      options: [
        { name: 'Pay', gold: 1, does: [] },
        { name: 'Fly', mounts: ['dragon'], does: [] },
      ],
    }),
    "own/story.json, T1, field 'does.0.options': expected an option that is free for everybody",
  ],
  [
    'a choice that only an ally who may be gone is free for',
    doing({ do: 'choose', options: [{ name: 'Take them in', does: [{ do: 'recruit', ally: 'elves' }] }] }),
    "own/story.json, T1, field 'does.0.options': expected an option that is free for everybody",
  ],
  [
    'a choice among too many',
    doing({ do: 'choose', options: Array.from({ length: 11 }, () => ({ name: 'Go', does: [] })) }),
    "own/story.json, T1, field 'does.0.options': expected at most 10, got 11",
  ],
  [
    'a mistake deep inside a card',
    doing({ do: 'choose', options: [{ name: 'Look', does: [{ do: 'peekDeck', n: 'two' }] }] }),
    'own/story.json, T1, field \'does.0.options.0.does.0.n\': expected a number, got "two"',
  ],
  [
    'a move to nowhere',
    doing({ do: 'moveTo', to: 'Dragonmarch' }),
    "own/story.json, T1, field 'does.0.to': expected 'home' or a list of terrains to stand on",
  ],
  [
    'a move into the water',
    doing({ do: 'moveTo', to: ['gate', 'water'] }),
    "own/story.json, T1, field 'does.0.to': expected 'home' or a list of terrains to stand on",
  ],
  [
    'a quest to a place that does not exist',
    stepping({ at: 'Starspyre' }),
    "own/quests.json, Q1, field 'steps.0.at': 'Starspyre' is unknown; expected the name of a place on the map, 'home', 'foreignCity' or 'gate'",
  ],
  [
    'a quest to a peak',
    { map: changed(map, 'B1', { name: 'Cold Peak' }), ...stepping({ at: 'Cold Peak' }) },
    "own/quests.json, Q1, field 'steps.0.at': nobody can stop there; expected land",
  ],
  ['a quest without steps', stepping(), "own/quests.json, Q1, field 'steps': expected at least 1, got 0"],
  [
    'a token that nobody took',
    stepping({ at: 'Starspire', token: 'handOver' }),
    "own/quests.json, Q1, field 'steps': the token is used as 'handOver'; expected 'take' and then 'handOver', or neither",
  ],
  [
    'a first step elsewhere',
    stepping({ at: 'gate', elsewhere: true }),
    "own/quests.json, Q1, field 'steps.0.elsewhere': there is no step before the first; expected it on the second",
  ],
  [
    'a draw away from the market',
    stepping({ at: 'Starspire', withDraw: true }),
    "own/quests.json, Q1, field 'steps.0.withDraw': quests are drawn at the market; expected it on a first step there",
  ],
  [
    'an artefact without a power',
    { artefacts: changed(artefacts, 'A1', { powers: [] }) },
    "own/artefacts.json, A1, field 'powers': expected at least 1, got 0",
  ],
  [
    'a faerie whose power lacks a number',
    { faeries: changed(faeries, 'E3', { n: undefined }) },
    "own/faeries.json, E3, field 'n': expected a number, got nothing",
  ],
  [
    'a number that is missing',
    { numbers: { ...numbers, price: { ...numbers.price, horse: undefined } } },
    "own/numbers.json, field 'price.horse': expected a number, got nothing",
  ],
  [
    'hands that carry too little',
    { numbers: { ...numbers, capacity: { ...numbers.capacity, foot: 0 } } },
    "own/numbers.json, field 'capacity.foot': expected at least 3, got 0",
  ],
  [
    'more allies in play than in the box',
    { numbers: { ...numbers, supply: { ...numbers.supply, alliesInPlay: [1, 2, 3, 4] } } },
    "own/numbers.json, field 'supply.alliesInPlay': 4 tokens; expected at most the 3 of the box",
  ],
  [
    'more secret cards than attack',
    { numbers: { ...numbers, shadow: { ...numbers.shadow, secret: [2, 2, 1, 2] } } },
    "own/numbers.json, field 'shadow.secret.3': 8 cards dealt; expected at most the 6 that attack",
  ],
  [
    'more cards to look at than attack a lone city',
    { numbers: { ...numbers, shadow: { ...numbers.shadow, cards: { ...numbers.shadow.cards, gentle: 1 } } } },
    "own/numbers.json, field 'shadow.secret.0': 2 cards dealt; expected at most the 1 that attack",
  ],
  [
    'a dragon for more crystals than its price',
    { numbers: { ...numbers, crystal: { ...numbers.crystal, forDragon: 6 } } },
    "own/numbers.json, field 'crystal.forDragon': 2 crystals are worth 12 gold; expected at most the dragon's price of 10",
  ],
  [
    'a dragon for three crystals',
    { numbers: { ...numbers, crystal: { ...numbers.crystal, mostForDragon: 3, forDragon: 1 } } },
    "own/numbers.json, field 'crystal.mostForDragon': expected at most 2, got 3",
  ],
  [
    'a chronicle without an end',
    { chronicle: { ...chronicle, lost: '' } },
    "own/chronicle.json, field 'lost': expected anything but 0, got 0",
  ],
  [
    'titles that do not rise',
    { numbers: { ...numbers, soloTitles: [0, 50, 30] } },
    "own/numbers.json, field 'soloTitles': 0, 50, 30; expected points that rise from 0",
  ],
])('content with %s is refused', (_, files, message) => {
  expect(() => own(files)).toThrow(new Problem(message));
});

test('a deck is as large as its file', () => {
  const larger = own({ wilderness: [...wilderness, { ...wilderness[0], id: 'W99' }] });
  expect(larger.wildernessCards).toHaveLength(wilderness.length + 1);
  expect(own({ quests: quests.slice(1) }).questCards).toHaveLength(quests.length - 1);
});

test('content of one’s own replaces what is given and keeps the rest, under a name of its own', () => {
  const richer = own(doing({ do: 'gainGold', n: 9 }));
  expect(richer.storyTokens[0]!.does.map((effect) => richer.effects[effect])).toEqual([{ do: 'gainGold', n: 9 }]);
  expect(richer.hexes).toEqual(dragonReach.hexes);
  expect(richer.id).toMatch(/^own@[0-9a-f]{32}$/);
  expect(richer.id.split('@')[1]).not.toBe(dragonReach.id.split('@')[1]);
  expect(own({}).id.split('@')[1]).toBe(dragonReach.id.split('@')[1]);
});

test('effects are named by their row, those inside another before it', () => {
  const [aid] = dragonReach.wildernessCards[0]!.does;
  const choice = dragonReach.effects[aid!]!;
  if (choice.do !== 'choose') throw new Error('Aid a Traveller is no choice');
  expect(choice.options.map(({ name }) => name)).toEqual(['Pass by', 'Aid the traveller']);
  const [roll] = choice.options[1]!.does;
  expect(roll).toBeLessThan(aid!);
  expect(dragonReach.effects[roll!]!.do).toBe('roll');
});

test('whoever renames a card plays kept games on; whoever changes what it does begins another set', () => {
  const { id } = own({});
  const renamed = {
    wilderness: changed(wilderness, 'W1', { name: 'Something else', line: 'Another line.' }),
    map: changed(map, 'H8', { region: 'somewhere' }),
    characters: changed(characters, 'SW', { crest: 'owl', line: 'Nobody.' }),
    chronicle: { ...chronicle, lost: 'All is lost.' },
  };
  expect(own(renamed).id).toBe(id);
  const others = [
    own(doing({ do: 'gainGold', n: 1 })),
    own({ faeries: faeries.toReversed() }),
    own({ numbers: { ...numbers, relief: numbers.relief + 1 } }),
  ];
  expect(new Set([id, ...others.map((other) => other.id)]).size).toBe(4);
});
