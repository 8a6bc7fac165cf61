import { LANGUAGES, viewOf, type Language, type Telling } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { playedGame } from '../../test/playedGame.ts';
import { speakingTo } from '../../test/speaking.ts';
import { PRIZES } from '../content/content.ts';
import { covenantFiles } from '../content/covenant.ts';
import { epicSevenArise, title } from '../index.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { bonusInWords, cardInWords, effectsInWords, missionInWords, objectiveInWords, settingInWords } from '../telling/cards.ts';
import { poll } from '../rules/frames.ts';
import { claimsOn } from '../telling/bounty.ts';
import { tellingOf } from '../telling/index.ts';
import { missionOf } from '../telling/mission.ts';
import { goalOf, storyTold } from '../telling/story.ts';
import { german } from '../words/de.ts';
import { english } from '../words/en.ts';
import type { Words } from '../words/words.ts';
import { content, table, type Given, type Table } from './table.ts';

const WORDS: Readonly<Record<Language, Words>> = { en: english(content), de: german(content) };
const TELLING: Readonly<Record<Language, Telling<EpicSevenArise>>> = {
  en: tellingOf(epicSevenArise, WORDS.en),
  de: tellingOf(epicSevenArise, WORDS.de),
};
const { en: telling } = TELLING;
const voices = speakingTo(-1);

const game = playedGame(epicSevenArise, 11, 4, { chapter: 5 });
const last = game.at(-1)!;

/** An answer as a person reads it: `Oathcut: pair, 3 damage`. */
const told = (t: Table, seat = 0): string[] =>
  telling.groups(t.askedOf(seat), voices).flatMap(({ items }) => items.map(({ text, note }) => (note === '' ? text : `${text}: ${note}`)));

const ahead = (t: Table, key: string, seat = 0): readonly string[] =>
  telling.preview(t.askedOf(seat), epicSevenArise.keys.parse(key)!, voices);

/** Two Husks against Ras and three others; Ras acts. */
const husks = (given: Partial<Given> = {}): Table =>
  table({
    players: [
      { heroes: ['Ras'], hand: 'r4 g4 b5 g6', souls: 2 },
      { heroes: ['Brannoch'], hand: 'g4' },
      { heroes: ['Ondra'] },
      { heroes: ['Tovik'] },
    ],
    monsters: [
      { kind: 'husk', at: 'A' },
      { kind: 'husk', at: 'A', health: 2 },
    ],
    phase: 'combat',
    ...given,
  }).settle();

test('the map can be walked by ear: every way has a way back', () => {
  const map = new Map(telling.places(game[0]!.before, voices).map((place) => [place.id, place]));
  expect(map.size).toBe(content.chapters[4]!.positions.length);
  for (const { id, neighbours } of map.values())
    for (const { id: other } of neighbours) expect(map.get(other)!.neighbours.some((way) => way.id === id)).toBe(true);
});

test('a place says what it is, who stands there and what lies there', () => {
  const t = table({ chapter: 3, monsters: [{ kind: 'husk', at: 'P' }], skulls: 2 });
  const places = new Map(telling.places(t.askedOf(0).view, voices).map((place) => [place.name, place.describe()]));
  expect(places.get('Fallen Archive')).toBe(
    'Ruin, Husk with 14 health, a token face-down, red sign, Increase Armour for monsters, 11 of 12 attack numbers hit somebody on its lightest circles',
  );
  expect(places.get('Sundered Court')).toMatch(/^the heroes are here, Ruin/);
});

test('no word names a token that lies face-down, a Story card to come or a card that only its owner knows', () => {
  for (const { before } of game.filter((_, index) => index % 7 === 0)) {
    const { sight } = before;
    const said = [...telling.places(before, voices).map((place) => place.describe()), JSON.stringify(telling.sheets(before, voices))].join(
      ' ',
    );
    for (const token of sight.tokenPool) expect(said).not.toContain(content.tokens[token]!.name);
    for (const { name } of content.stories.slice(sight.story + 1)) expect(said).not.toContain(`“${name}”`);
  }
});

describe('what an answer says', () => {
  test('a skill tells its set and what it does, and the turn who ends it', () =>
    expect(told(husks())).toEqual([
      'Oathcut: pair, 3 damage',
      'Hold Together: run, 3 damage, 1 Shield for every hero',
      'Covenant Blade: triple, 7 damage, stun the target',
      "end Ras's turn",
    ]));

  test('a target shows the final number after armour, and whether it is lethal', () =>
    expect(told(husks().choose('skill:1'))).toEqual(['Husk 1: 2 damage, 11 left', 'Husk 2: 2 damage, kills']));

  test('cards say what their colour brings', () => {
    const t = husks().choose('skill:2').choose('foe:0');
    expect(told(t)).toEqual(['blue 5: draws one more', 'grey 4 from Ben: 2 Souls']);
  });

  test('what is paid shows score and rank before and after', () => {
    const players = [
      { stones: [2, 2, 1] as const },
      { stones: [1, 0, 0] as const },
      { stones: [1, 1, 0] as const },
      { stones: [4, 0, 0] as const },
    ];
    const t = table({ players, round: 2, phase: 'story', order: [0, 1, 2, 3], board: (board) => (board.next = board.story + 1) }).settle();
    // Of the ways to pay, that which costs the fewest points.
    expect(told(t)).toEqual(expect.arrayContaining(['an Artifact: 2 Skystones, 31 in stock, score 8 to 6, rank 4']));
    t.choose('artifact');
    expect(told(t)).toEqual(
      expect.arrayContaining(['1 white and 1 green Skystones: score 8 to 3, rank 4 to 3', '2 white Skystones: score 8 to 3, rank 4 to 3']),
    );
  });

  test('a vote to pay shows what it costs everybody, and whose vote decides', () => {
    const players = [
      { stones: [2, 1, 1] as const },
      { stones: [1, 0, 0] as const },
      { stones: [0, 0, 0] as const },
      { stones: [2, 0, 0] as const },
    ];
    const story = content.stories.findIndex(({ name }) => name === 'The Broken Toll');
    const t = table({ chapter: 2, players, order: [2, 1, 3, 0], stack: [poll('story', [0, 1])], board: (board) => (board.story = story) });
    t.chooseAs(2, 'side:refuse').chooseAs(1, 'side:pay');
    // Everybody pays who can: the others do not come closer.
    expect(told(t, 3).slice(0, 2)).toEqual(['pay: score 2 to 1, rank 3, votes: Ben', 'refuse: votes: Cleo (casting vote)']);
  });

  test('of a bounty everybody claims what they would take unasked, in the order of contribution', () => {
    const t = husks();
    t.board.battle!.bounty = (['artifact', 'any', 'black'] as const).map((prize) => PRIZES.indexOf(prize));
    const claims = () => claimsOn(WORDS.en, t.askedOf(0).view).map(({ item, seat }) => `${seat} ${PRIZES[item] ?? ''}`);
    expect(claims()).toEqual(['0 any', '1 black', '2 artifact', '3 ']);
    t.board.players[3]!.contribution = 1;
    expect(claims()).toEqual(['3 any', '0 black', '1 artifact', '2 ']);
  });

  test('a circle says how likely the next attack card points there', () => {
    const t = table({ phase: 'move', attacks: [5, 6] }).vote('A');
    expect(told(t)[0]).toMatch(/^the circle of .*: \d+% to be hit next$/);
  });
});

describe('before a choice', () => {
  test('a skill tells every damage number on every monster, and its Soul Burn', () =>
    expect(ahead(husks(), 'skill:1')).toEqual([
      'Husk 1: 3 - 1 armour = 2 damage, 11 health left.',
      'Husk 2: 3 - 1 armour = 2 damage, which kills.',
      'Soul Burn for 2 Souls: +2 on every damage number.',
    ]));

  test('a Soul Burn tells what comes of it', () => {
    const t = husks().choose('skill:1').choose('foe:0').choose('lay:r4').settle();
    expect(t.question).toBe('skill.burn');
    expect(ahead(t, 'burn')).toEqual([
      'Husk 1: 3 + 2 - 1 armour = 4 damage, 9 health left.',
      'Soul Burn for 2 Souls: +2 on every damage number.',
    ]);
    expect(ahead(t, 'plain')).toEqual(['Husk 1: 3 - 1 armour = 2 damage, 11 health left.']);
  });

  test('a loan tells what the lender gets, and what the hand loses', () => {
    const players = [
      { heroes: ['Ras'], hand: 'g4 g5', souls: 4 },
      { heroes: ['Brannoch'], hand: 'r4 g4 g2', souls: 9 },
      { heroes: ['Ondra'] },
      { heroes: ['Tovik'] },
    ];
    const t = husks({ players }).choose('skill:1').choose('foe:0');
    expect(ahead(t, 'borrow:2-r4')).toEqual(['Ben gets 1 Soul.', 'Without it Ben has no pair in hand.']);
  });

  test('an Artifact tells its numbers on every monster', () => {
    const players = [{ heroes: ['Ras'], hand: 'A01 A03' }, { heroes: ['Brannoch'] }, { heroes: ['Ondra'] }, { heroes: ['Tovik'] }];
    expect(ahead(husks({ players }), 'use:A01')).toEqual(['Husk 1: 3 damage, 10 health left.', 'Husk 2: 3 damage, which kills.']);
    expect(ahead(husks({ players }), 'use:A03')).toEqual(['Husk 1: 2 damage, 11 health left.', 'Husk 2: 2 damage, which kills.']);
  });

  test('the end of a turn tells what the rest of the battle round may bring', () => {
    const lines = ahead(husks({ heroes: { Ras: { health: 1, circle: 'a' } } }), 'end');
    expect(lines[0]).toMatch(/^Ras: \d+% to be hit in the rest of this battle round, \d(\.\d)? health lost on average\.$/);
    expect(lines[1]).toMatch(/^Ras may die in this battle round: \d+%\.$/);
  });

  test('a tile tells what may lie there, what waits, and how many numbers hit', () =>
    expect(ahead(table({ phase: 'explore' }), 'vote:A')).toEqual([
      'Sheep-Track is a Field.',
      'An Enemy card is drawn, one of 8.',
      'A token lies face-down there, one of Arkasus, Beehive Panic, Lost Shepherd and Old Scarecrow.',
      'On its lightest circles 9 of 12 attack numbers hit somebody.',
    ]));

  test('a revival tells its whole price, and whether all depends on it', () => {
    const players = [{ heroes: ['Ras', 'Brannoch', 'Ondra', 'Tovik'], hand: 'A14 g2', stones: [3, 1, 0] as const, souls: 4, potions: 1 }];
    const dead = { health: 0 };
    const t = husks({
      players,
      heroes: { Ras: dead, Brannoch: dead, Ondra: dead, Tovik: dead },
      stack: [{ k: 'revival', at: 'next', dead: [0] }],
    });
    expect(t.question).toBe('revival.offer');
    expect(ahead(t, 'revive:white')).toEqual([
      'Your score goes from 4 to 1.',
      'Besides the Skystones it costs 1 Artifact in hand, 1 potion and 4 Souls.',
      'No other hero is living: without it all have lost.',
    ]);
    expect(ahead(t, 'decline')).toEqual(['No other hero is living: without it all have lost.']);
  });
});

test.each(LANGUAGES)('whatever is printed on cards, tokens and chapters is told in words, in %s', (language) => {
  const words = WORDS[language];
  const lines = content.chapters.flatMap((chapter, row) => {
    const { board } = table({ chapter: row + 1 });
    const effects = (list: readonly number[]): string[] => (list.length === 0 ? [] : [effectsInWords(words, board, list)]);
    return [
      ...settingInWords(words, board),
      ...chapter.bonus.map((bonus) => bonusInWords(words, board, bonus)),
      ...chapter.story.flatMap((story) => {
        const { revealed, completed, objective } = content.stories[story]!;
        return [...effects(revealed), ...effects(completed), ...(objective === null ? [] : [objectiveInWords(words, board, objective)])];
      }),
      ...chapter.tokens.flatMap((token) => {
        const { mission, reward, punishment } = content.tokens[token]!;
        return [missionInWords(words, board, mission), ...effects(reward), ...effects(punishment)];
      }),
      ...chapter.monsters.flatMap((kind) => content.monsters[kind]!.skills.flatMap(({ does }) => effects(does))),
    ];
  });
  const { board } = table({});
  const cards = content.cards.flatMap(({ kind }, card) => (kind === 'skill' ? [] : [cardInWords(words, board, card)]));
  const skills = content.heroes.flatMap((hero) =>
    hero.skills.flatMap(({ does, burn }) => [does, burn.does].map((list) => effectsInWords(words, board, list))),
  );
  for (const line of [...lines, ...cards, ...skills]) expect(line).toMatch(/^[^?]+$/);
  if (language === 'de') expect([...lines, ...cards, ...skills].join(' ')).not.toMatch(/\b(the|damage|every|hero|draw|Soul)\b/);
});

/** A battle with this token, of which something is known. */
const fighting = (token: string, change: object): Table => {
  const t = husks({ tokens: { A: token } });
  Object.assign(t.board.battle!, change);
  return t;
};

/** What its mission says, how far it is, and how it stands. */
const standing = (token: string, change: object): readonly unknown[] => {
  const { told: said, progress, state } = missionOf(WORDS.en, fighting(token, change).board)!;
  return [said, progress, state];
};

describe('the mission of a battle', () => {
  test.each([
    ['1b', { round: 2 }, ['win within 2 battle rounds', '2/2', 'open']],
    ['1b', { round: 3 }, ['win within 2 battle rounds', '3/2', 'failed']],
    ['1c', { lost: 4 }, ['lose at most 3 health in all', '4/3', 'failed']],
    ['1d', { hurters: 0b0011 }, ['every player takes health from a monster', '2/4', 'open']],
    ['1d', { hurters: 0b1111 }, ['every player takes health from a monster', '4/4', 'met']],
  ])('%s says how it stands', (token, change, stand) => expect(standing(token, change)).toEqual(stand));

  test('there is none outside a battle', () => expect(missionOf(WORDS.en, table({}).board)).toBeNull());
});

test('the story says what it asks for, how far it is and where it leads', () => {
  const lamps = table({ chapter: 2, found: ['2a'] });
  expect(storyTold(WORDS.en, lamps.board)).toMatchObject({ name: 'Lamps in the Fog', progress: '1/2', deadline: 10, skullLimit: 8 });
  const toll = table({ chapter: 2, story: '2' });
  expect(storyTold(WORDS.en, toll.board)).toMatchObject({
    objective: 'Move to Broken Toll',
    next: ['The next card depends: if you voted: pay'],
  });
  expect(toll.letter(goalOf(toll.board, content))).toBe('F');
});

test.each(LANGUAGES)('the sheet of a player tells purse, heroes, hand and deck, in %s', (language) => {
  const t = husks();
  const [own, other] = TELLING[language].sheets(t.askedOf(0).view, voices);
  expect(own!.isOnTurn).toBe(true);
  expect(own!.facts.map(({ sign }) => sign)).toEqual([
    'rank',
    'H1',
    'souls',
    'potions',
    'white',
    'black',
    'green',
    'contribution',
    'points',
  ]);
  expect(own!.parts.find(({ id }) => id === 'hand')!.items.map(({ sign }) => sign)).toEqual(['r4', 'g4', 'b5', 'g6']);
  expect(own!.parts.find(({ id }) => id === 'hero-H1')!.items).toHaveLength(3);
  expect(other!.isOnTurn).toBe(false);
});

test('of the deck of somebody else only its size and what all have seen is told', () => {
  const t = table({ players: [{ deck: 'g1', secret: 'r7 b7' }, {}] });
  const deck = (seat: number) => telling.sheets(viewOf(epicSevenArise, t.state, seat), voices)[0]!.parts.find(({ id }) => id === 'deck')!;
  expect(deck(0).items.map(({ sign }) => sign)).toEqual(['b7', 'r7', 'g1']);
  expect([deck(1).items.map(({ sign }) => sign), deck(1).note]).toEqual([['g1'], '3 cards; 2 unseen: Skill Point cards']);
});

test('the luck report counts every die of the monsters and every attack card', () => {
  const events = game.flatMap((choice) => choice.events);
  const dice = events.reduce((sum, event) => sum + (event.t === 'dice' ? event.dice.length : 0), 0);
  const lines = telling.luck(events, last.after);
  expect(lines.find(({ label }) => label === 'Dice of the monsters')!.among).toBe(dice);
  for (const { happened, expected, among } of lines) expect([happened >= 0, expected > 0, among > 0]).toEqual([true, true, true]);
});

test.each([
  ['en', english, 'That costs 6 Skystones, more than you have.'],
  ['de', german, 'Das kostet 6 Himmelssteine, mehr als du hast.'],
] as const)("a set of one's own is told with its own numbers and names, in %s", (_, inLanguage, costs) => {
  const numbers = structuredClone(covenantFiles.numbers) as { prices: { artifact: number } };
  numbers.prices.artifact = 6;
  const own = title.withContent('own', { numbers });
  const players = [{ stones: [1, 1, 0] as const }, {}, {}, {}];
  const t = table({ players, round: 2, phase: 'story', board: (board) => (board.next = board.story + 1) }, own).settle();
  const denial = t.denial('artifact', 0)!;
  expect(tellingOf(own, inLanguage(own.content)).denial(denial, voices)).toBe(costs);
});

test('what can be typed for an answer', () => {
  const { actions } = husks().askedOf(0);
  const end = actions.find((action) => verbOf(action) === 'end')!;
  expect(telling.aliases(end, voices)).toEqual([]);
  expect(telling.aliases(epicSevenArise.keys.parse('use:A14')!, voices)).toEqual(['Borrowed Hourglass']);
});
