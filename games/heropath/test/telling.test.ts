import { LANGUAGES, viewOf, type Language, type Telling } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { isSentence, speakingTo } from '../../test/speaking.ts';
import { DRAGON } from '../content/content.ts';
import { heropath } from '../game.ts';
import { fight } from '../rules/turnFrames.ts';
import type { Event } from '../state/events.ts';
import type { Heropath } from '../state/types.ts';
import { boutAfter, isFighting } from '../telling/bout.ts';
import { endOf } from '../telling/end.ts';
import { tellingOf } from '../telling/index.ts';
import { german } from '../words/de.ts';
import { english } from '../words/en.ts';
import type { Words } from '../words/words.ts';
import { amid, inTurn } from './playing.ts';
import { card, content, table, type Table } from './table.ts';

const WORDS: Readonly<Record<Language, Words>> = { en: english(content), de: german(content) };
const TELLING: Readonly<Record<Language, Telling<Heropath>>> = {
  en: tellingOf(heropath, WORDS.en, () => endOf(WORDS.en)),
  de: tellingOf(heropath, WORDS.de, () => endOf(WORDS.de)),
};
const { en: telling } = TELLING;
const voices = speakingTo(-1);

/** An answer as a person reads it: `fight the Goblin: 74% to win`. */
const told = (t: Table, seat = 0): string[] =>
  telling.groups(t.askedOf(seat), voices).flatMap(({ items }) => items.map(({ text, note }) => (note === '' ? text : `${text}: ${note}`)));

const ahead = (t: Table, key: string, seat = 0): readonly string[] => telling.preview(t.askedOf(seat), heropath.keys.parse(key)!, voices);

const sheetOf = (t: Table, seat: number, viewer = 0) => telling.sheets(viewOf(heropath, t.state, viewer), speakingTo(viewer))[seat]!;

/** The Warrior with a goblin before him, and two others elsewhere. */
const beset = (given = {}): Table =>
  inTurn(0, {
    heroes: [{ hero: 'warrior', at: 'P01', worn: 'AR01' }, { hero: 'dwarf' }, { hero: 'elf' }],
    level: 1,
    received: 3,
    enemies: [{ at: 'P01', kind: 'goblin' }],
    ...given,
  });

describe('before a battle', () => {
  test('HP-18.4 HP-18.5 every summand is told, exact chances, and what is at stake', () =>
    expect(ahead(beset(), 'fight:0')).toEqual([
      'You: 10 gems + 1 Rusty Sword = 11, and 2 dice.',
      'Goblin: 10 + 1 Base = 11, and 1 die.',
      '50% to win, 24% to tie, 26% to lose.',
      'A tie is won, but costs 1 VITALITY.',
      'A loss costs 1 VITALITY.',
      'Its death opens level 2 of the Scale.',
      'The Dragon will fly.',
    ]));

  test('HP-18.17 a second loss in a row is announced', () => {
    const t = beset();
    t.hero(0).streak = { unit: 0, losses: 1 };
    expect(ahead(t, 'fight:0')).toContain('Another loss: you gain 1 EXPERIENCE and move it a step.');
  });

  test('HP-20.5 who would fall is told so', () => {
    const t = beset();
    t.hero(0).gems[0] = 0;
    t.hero(0).gems[1] = 1;
    expect(ahead(t, 'fight:0')).toContain('If you lose you fall.');
  });

  test('HP-21.20 a challenge says what waiting does to it', () => {
    const gems = { vitality: 5, faith: 5, experience: 4, skills: 4, wisdom: 2 };
    const t = inTurn(0, { heroes: [{ hero: 'warrior', at: 'U10', gems }, {}], level: 2 });
    expect(ahead(t, 'dragon')).toEqual([
      'You: 20 gems = 20, and 2 dice.',
      'Dragon: 15 + 2 Base = 17, and 2 dice.',
      '61% to slay the Dragon; a tie is enough.',
      'A loss costs 2 VITALITY, the fire included.',
      'One level of the Scale later it would be 39%.',
    ]);
  });

  test('HP-29.9 alone it says how many turns are left', () => {
    const t = inTurn(0, { heroes: [{ hero: 'warrior', at: 'U10' }], level: 3 });
    expect(ahead(t, 'dragon').at(-1)).toBe('7 turns left before evil has won.');
  });
});

describe('on the way', () => {
  test('HP-15.10 HP-15.17 a pace says what it costs to stop there, and what waits', () => {
    const t = beset().choose('travel');
    const [first] = content.map.neighbours[content.map.spaces.findIndex(({ id }) => id === 'P01')]!;
    const key = `go:${content.map.spaces[first!]!.id}`;
    expect(ahead(t, key).slice(0, 2)).toEqual(['You evade an enemy: 1 VITALITY.', 'To stop there costs 1 VITALITY in all.']);
    expect(told(t).some((answer) => answer.includes('−1 VITALITY'))).toBe(true);
  });

  test('HP-12.6 of a hidden enemy it tells what it may be, and how one would fare', () => {
    const near = content.map.spaces[content.map.neighbours[content.map.spaces.findIndex(({ id }) => id === 'P01')]![0]!]!.id;
    const t = beset({ enemies: [{ at: near }] }).choose('travel');
    const lines = ahead(t, `go:${near}`);
    expect(lines.find((line) => line.startsWith('A hidden enemy'))).toMatch(
      /^A hidden enemy lies there: \d+% to beat it, whatever it is\.$/,
    );
    expect(lines.find((line) => line.startsWith('It may be'))).toContain('Warlock (21%;');
  });
});

test('a place says who stands there, what it is and what waits there', () => {
  const t = beset({ sites: { P02: 'PS01' }, enemies: [{ at: 'P01', kind: 'werewolf' }, { at: 'P04' }] });
  const places = new Map(telling.places(viewOf(heropath, t.state, 0), speakingTo(0)).map((place) => [place.id, place.describe()]));
  expect(places.get('P01')).toMatch(/^heroes: Anna, .*Werewolf, 11 \+ 2 dice/);
  expect(places.get('P02')).toContain('there is the Blacksmith');
  expect(places.get('P04')).toMatch(/a hidden enemy, \d+% to beat it/);
});

test('the map can be walked by ear: every way has a way back', () => {
  const map = new Map(telling.places(viewOf(heropath, beset().state, 0), voices).map((place) => [place.id, place]));
  expect(map.size).toBe(content.map.spaces.length);
  for (const { id, neighbours } of map.values())
    for (const { id: other } of neighbours) expect(map.get(other)!.neighbours.some((way) => way.id === id)).toBe(true);
  const ways = [...map.values()].flatMap(({ neighbours }) => neighbours.map(({ direction }) => direction));
  expect(ways.filter((way) => way.includes(' through '))).toHaveLength(2 * content.map.gates.length);
  expect(ways.filter((way) => way.includes(' over '))).toHaveLength(2 * content.map.bridges.length);
});

describe('sheets', () => {
  test('HP-11.18 what lies face down is told to its owner by name, and to others by its deck', () => {
    const t = inTurn(0, { heroes: [{ hero: 'warrior', hidden: 'MA01' }, { hero: 'dwarf' }] });
    const own = JSON.stringify(sheetOf(t, 0, 0));
    const others = JSON.stringify(sheetOf(t, 0, 1));
    const { name } = content.cards.find(({ id }) => id === 'MA01')!;
    expect(own).toContain(name);
    expect(others).not.toContain(name);
    expect(others).toContain('1 hidden card of MAGIC');
  });

  test('HP-10.9 a worn card that does nothing says what it lacks', () => {
    const t = inTurn(0, { heroes: [{ hero: 'warrior', worn: 'AR02' }, {}] });
    const [hand] = sheetOf(t, 0).parts.find(({ id }) => id === 'armament')!.items;
    expect(hand!.does).toMatch(/^does nothing without 1 SKILLS/);
  });

  test('HP-11.5 five squares, the free ones as such; power and the chance against the Dragon are always in sight', () => {
    const sheet = sheetOf(beset(), 0);
    const { items } = sheet.parts.find(({ id }) => id === 'armament')!;
    expect(items.map(({ isFree }) => isFree ?? false)).toEqual([false, true, true, true, true]);
    expect(sheet.facts.filter(({ isBrief }) => isBrief).map(({ sign }) => sign)).toEqual(['power', 'dragon', 'vitality', 'faith']);
  });
});

describe('cards', () => {
  test('HP-18.6 in a battle a card says what it does to the chance', () => {
    const [ring] = content.cards.flatMap(({ id, clauses, needs }) =>
      needs.every((need) => need === 0) &&
      clauses.some(({ when, does }) => when === 'before' && does.some((row) => content.effects[row]!.do === 'power'))
        ? [id]
        : [],
    );
    const t = amid(0, [{ ...fight(0, 0), at: 'before' }], {
      heroes: [{ hero: 'warrior', at: 'P01', shown: ring! }, { hero: 'dwarf' }],
      enemies: [{ at: 'P01', kind: 'werewolf' }],
    });
    expect(ahead(t, `play:${ring}`).at(-1)).toMatch(/^With it your chance goes from 8% to \d+%\.$/);
  });
});

const stage = (events: readonly Event[], t: Table) =>
  events.reduce<ReturnType<typeof boutAfter>>(
    (bout, event) => boutAfter({ words: WORDS.en, view: viewOf(heropath, t.state, 0), voices }, bout, event),
    null,
  );

describe('a battle on the stage', () => {
  test('HP-18.3 sides with their summands, dice, and who prevails', () => {
    const t = beset();
    const rule = 'HP-18.3';
    const bout = stage(
      [
        { t: 'battleBegins', rule, seat: 0, unit: 0, kind: 0 },
        { t: 'rolled', rule, seat: 0, dice: [3, 2] },
        { t: 'foeRolled', rule, seat: 0, kind: 0, dice: [4] },
        { t: 'battleWon', rule, seat: 0, unit: 0, kind: 0, total: 16, foeTotal: 15 },
      ],
      t,
    )!;
    expect(bout.sides.map(({ name, total, dice }) => [name, total, dice])).toEqual([
      ['Anna', 16, [3, 2]],
      ['Goblin', 15, [4]],
    ]);
    expect(bout.sides[0].added.map(({ value }) => value)).toEqual([10, 1]);
    expect([bout.verdict, bout.beaten]).toEqual(['won', 1]);
    expect(isFighting(viewOf(heropath, t.state, 0))).toBe(false);
  });
});

test('HP-23.8 where the Dragon has won, what nearly worked is told', () => {
  const t = inTurn(0, { heroes: [{ hero: 'warrior' }], level: 10 });
  const view = { ...viewOf(heropath, t.state, 0), outcome: { reason: 'evil', places: [0], scores: [12], rewards: [0] } };
  const lost: Event = { t: 'battleLost', rule: 'HP-18.10', seat: 0, unit: DRAGON, kind: DRAGON, total: 27, foeTotal: 28 };
  for (const language of LANGUAGES) {
    expect(TELLING[language].nearly([lost], view, voices)).toHaveLength(2);
    for (const line of [...TELLING[language].nearly([lost], view, voices), ...TELLING[language].ending(view, voices)])
      expect(line).toSatisfy(isSentence);
  }
  expect(telling.nearly([lost], view, voices)[0]).toBe('The best challenge came to 27 against 28.');
});

test('HP-22.1 luck is what the dice did against what they should have', () => {
  const rule = 'HP-18.3';
  const events: Event[] = [
    { t: 'rolled', rule, seat: 0, dice: [3, 3] },
    { t: 'foeRolled', rule, seat: 0, kind: 0, dice: [2] },
    { t: 'battleWon', rule, seat: 0, unit: 0, kind: 0, total: 16, foeTotal: 12 },
  ];
  const luck = telling.luck(events, viewOf(heropath, beset().state, 0));
  expect(luck.map(({ happened, among }) => [happened, among])).toEqual([
    [1, 1],
    [6, 2],
    [2, 1],
  ]);
  expect(luck[0]!.expected).toBeCloseTo(160 / 216, 9);
});

const optionIn = (t: Table, key: string): string => TELLING.de.option(heropath.keys.parse(key)!, voices, t.askedOf(0));

test('HP-11.20 whoever has too many cards is told how many of which kind must go', () => {
  const t = table({ heroes: [{ shown: 'MK01 MK04 MK05 MK08 MK10 MK14', actions: 1, at: 'P18' }, {}] }).choose('pass');
  expect(telling.question(t.askedOf(0), voices)).toBe('Too many cards: 1 Companion must go. Which?');
  expect(TELLING.de.question(t.askedOf(0), voices)).toBe('Zu viele Karten: Leg 1 Begleiter ab. Welche?');
});

test('HP-10.6 a card that acts at once says for whom', () => {
  const drawn: Event = { t: 'instantDrawn', rule: 'HP-10.6', seat: 1, card: card('FO01') };
  expect([0, 1].map((you) => telling.event(drawn, speakingTo(you)).split(':')[0])).toEqual([
    `Purse on the Road for ${voices.nameOf(1)}`,
    'Purse on the Road for you',
  ]);
});

test('HP-16.4 a search says what the die may bring', () => {
  const t = table({ heroes: [{ at: 'P18' }, {}] }).choose('rest');
  expect(told(t)).toContain('search: a die: GOLD, FOOD, a FORTUNE card or a MAGIC card');
});

/** What is said of the first seat under an answer, to whom it is said. */
const glancesTo = (you: number): (readonly [fire: string, near: string])[] =>
  LANGUAGES.map((language) => {
    const { glance } = WORDS[language];
    return [glance.fire([0], speakingTo(you)), glance.near(0, 2, speakingTo(you))];
  });

test('whoever reads is spoken to in what an answer means for them', () => {
  expect(glancesTo(0)).toEqual([
    ['you in its fire', '2 paces from you'],
    ['du in seinem Feuer', '2 Schritte bis zu dir'],
  ]);
  expect(glancesTo(1)[0]).toEqual([`${voices.nameOf(0)} in its fire`, `2 paces from ${voices.nameOf(0)}`]);
});

test('an answer is told in the case that German needs', () => {
  expect(optionIn(beset(), 'fight:0')).toBe('gegen den Goblin kämpfen');
  const visiting = inTurn(0, { heroes: [{ hero: 'warrior', at: 'P02' }, { hero: 'dwarf' }], sites: { P02: 'PS07' } });
  expect(optionIn(visiting, 'visit')).toBe('den Tempel besuchen');
});

test('cards of which only the backs are seen are counted, not listed', () => {
  const passed: Event = { t: 'packPassed', rule: 'HP-5.6', seat: 1, cards: [-1, -1, 0, -1] };
  expect(telling.event(passed, voices)).toMatch(/: [^,]+ and 3 cards\.$/);
  expect(TELLING.de.event(passed, voices)).toMatch(/: „[^,]+“ und 3 Karten\.$/);
});
