import { viewOf } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { expectDrawn, speakingTo } from '../../test/speaking.ts';
import { epicSevenArise, title } from '../index.ts';
import { table, type Table } from './table.ts';

const terminal = title.terminalOf(epicSevenArise);
const telling = title.tellingOf(epicSevenArise);
const voices = speakingTo(-1);
const plain = (words: string): string => words;

function pictureOf(stage: Table, seat = 0): readonly string[] {
  const asked = stage.askedOf(seat);
  const choices = telling.groups(asked, voices).flatMap(({ items }) => items.map(({ action }) => action));
  return terminal.draw(asked, choices, voices, { width: 80, height: 24 }, plain);
}

/** Grubmaw and a Briarling against four heroes, some of them hurt, in the second battle round. */
const ogre = (): Table =>
  table({
    chapter: 1,
    players: [
      { heroes: ['Ras'], hand: 'r4 g4 b2 g7 A14', deck: 'g1 g2', stones: [2, 1, 0], souls: 3, potions: 1 },
      { heroes: ['Brannoch'], hand: 'b1 r1' },
      { heroes: ['Ysarre'], hand: 'g3 g5' },
      { heroes: ['Mirelle'], hand: 'r6 r7' },
    ],
    heroes: {
      Ras: { health: 8, circle: 'a', shields: 1 },
      Brannoch: { circle: 'b', acted: true },
      Ysarre: { circle: 'c', acted: true },
      Mirelle: { circle: 'd', health: 0 },
    },
    monsters: [
      { kind: 'grubmaw', at: 'A', health: 61 },
      { kind: 'briarling', at: 'A', statuses: ['slow'] },
    ],
    phase: 'combat',
    board: (board) => {
      board.attacks = [6, 10];
      board.skulls = 2;
    },
  }).settle();

/** A campaign after two chapters, and the party dead in the third. */
const between = (): Table =>
  table({
    options: { mode: 'campaign' },
    chapter: 3,
    over: 'dead',
    board(board) {
      board.sheet = [
        { chapter: 0, difficulty: 'gentle', attempts: 1, scores: [37, 34, 12, 20], champions: 0b0001 },
        { chapter: 1, difficulty: 'standard', attempts: 3, scores: [20, 41, 41, 9], champions: 0b0110 },
      ];
    },
  });

describe('the picture', () => {
  test('says how far the story is, however long its objective and the mission are', () => {
    const lamps = { chapter: 2, players: [{ hand: 'A21' }, {}, {}, {}], found: ['2a'] };
    expect(pictureOf(table(lamps))[1]).toBe('Story: Find 2 of these: First Ferry Lamp, Second Ferry Lamp, Third Ferry La… 1/2');
    const fought = table({ ...lamps, tokens: { A: '2b' }, monsters: [{ kind: 'husk', at: 'A' }], phase: 'combat' }).settle();
    expect(pictureOf(fought)[1]).toBe('Mission: win within 2 battle rounds 1/2 (open)  Story: Find 2 of these: Fir… 1/2');
  });

  test('between two chapters is the score sheet', () =>
    expect(pictureOf(between()).slice(2)).toEqual([
      '',
      'Score sheet (* Grand Champion)                   Anna      Ben     Cleo     Dora',
      '1 The Sleeping Orchard, gentle                    37*      34       12       20 ',
      '2 The Drowned Causeway, standard, attempt 3       20       41*      41*       9 ',
      'Sum                                               57       75       53       29 ',
      '',
    ]));

  test.each([
    { seats: 4, options: { chapter: 6 } },
    { seats: 3, options: { chapter: 4, difficulty: 'grim' } },
    { seats: 2, options: { chapter: 5, heroes: 3 } },
    { seats: 1, options: { chapter: 2, echoes: true } },
  ])('of every moment of a random game of $seats fits the window, and every answer has its number', ({ seats, options }) =>
    expectDrawn(title, options, seats, 15),
  );

  test('of a battle shows who acts when, circles with their chances, monsters with their intents, and every hand', () =>
    expect(pictureOf(ogre())).toEqual([
      '1: The Sleeping Orchard, round 1/8  Skulls oo.... 2/6  potions 3',
      'Mission: win the battle (open)  Story: Search for Arky: Find Arkasus 0/1',
      'Battle round 1  (Ysarre:8)  >Ras:6<  Grubmaw:4  Briarling:4  Brannoch:3',
      'a 5 6 11    20% Ras 8/10 a1 s6 +1       Grubmaw 65/159 a1 s4',
      'b 4 9       20% Brannoch 13/13 a2 s3     2d 1-2:7 3-4:6c 5:6 all 6:call',
      'c 2         10% Ysarre 8/8 a0 s8        Briarling 9/9 a0 s4 sl 1-4:3 5-6:3+',
      'd 1 3       20% Mirelle dead',
      'e 7 8       20%',
      'Attacks 1 2 3 4 5 - 7 8 9 - 11 12, 8 in the deck  Dread in 4',
      'Bounty: Anna any, Ben any, Cleo white, Anna black, Ben green',
      '>1 Anna     S3  P1 w2b1g0  3p c0     r4 g4 b2 g7 A14 | deck 2',
      ' 2 Ben      S0  P0 w0b0g0  0p c0     b1 r1 | deck 0',
      ' 3 Cleo     S0  P0 w0b0g0  0p c0     g3 g5 | deck 0',
      ' 4 Dora     S0  P0 w0b0g0  0p c0     r6 r7 | deck 0',
    ]));

  test('of the map shows tiles to vote for by number, tokens, signs and who stands where, and players in friendship order', () =>
    expect(pictureOf(table({ chapter: 3, players: [{}, {}], order: [1, 0] }))).toEqual([
      '3: The Hollow Citadel, round 1/12  Skulls ........ 0/8  Gate 4  potions 4',
      'Story: Man the Walls: Hold out until round 3 ends',
      ' Q?r    3)C?   2)B    P?r     1 Ben                              0p S0 P0 w0b0g0',
      '    4)D     X@    1)A?         Ysarre 8/8  Mirelle 8/8',
      '        5)E?   6)F            2 Anna                             0p S0 P0 w0b0g0',
      '           R?r                 Ras 10/10  Brannoch 13/13',
      'X Sundered Court R9  A Sheep-Track F9  B Millwheel Ford F10  C Barley Terrace F8',
      'D Elder Copse G8  E Broken Toll R7  F Frostmouth C12  P Fallen Archive R11',
      'Q Windbreak Ledge C11  R Cistern Steps R10',
    ]));
});

describe('what can be looked up', () => {
  const stage = ogre();
  const lookUp = (word: string, about = ''): readonly string[] =>
    terminal.lookUp[word]!.show(viewOf(epicSevenArise, stage.state, 0), voices, about);

  test.each(Object.keys(terminal.lookUp))('%s has something to say', (word) => {
    expect(lookUp(word).length).toBeGreaterThan(0);
    for (const line of lookUp(word)) expect(line).not.toMatch(/undefined|NaN|\?\?/);
  });

  test('legend fits the width', () => expect(lookUp('legend').filter((line) => line.length > 80)).toEqual([]));

  test.each([
    ['a15', 'A15 Candle for the Fallen: counts as 3 or 7: a dead hero stands up with 5 health. "Burns only for those who are not done."'],
    ['ember', 'A01 Ember Flask: counts as 1 or 2: 3 magic damage. "Shake, throw, look away."'],
    ['b2', 'b2 blue 2: draws one card more'],
    ['', 'A14 Borrowed Hourglass: counts as 3 or 6: one more skill this turn. "The owner will not miss a minute."'],
  ])('card %s', (about, told) => expect(lookUp('card', about)).toEqual([told]));

  test('a card that there is not', () =>
    expect(lookUp('card', 'z9')).toEqual(["There is no card 'z9'. Cards are r4, b2, g7, A14 or Q03."]));

  test('a hero by name, with skills and Soul Burns; and the party as it is now', () => {
    expect(lookUp('hero', 'kes').slice(0, 2)).toEqual([
      'H5 Kestrin, Lowtown Blade (duellist): 8 health, armour 0, speed 9. "A share for the cause, a share for the cause of Kestrin."',
      '  1 pair Purse Cut: 3 damage, after a kill: 1 Health Potion. Soul Burn for 2 Souls: 2 damage',
    ]);
    expect(lookUp('hero')[0]).toContain('8 of 10 health, armour 1, speed 6, 1 Shield, circle 5 6 11; led by Anna');
  });

  test('a monster by name, with what its die brings', () =>
    expect(lookUp('monster', 'husk')).toEqual([
      'Husk: speed 3; 13 health, armour 1. Kill reward: a black Skystone.',
      '  1-4 Rusty Swing: 4 damage',
      '  5-6 Wide Swing: 3 damage to a circle and both beside it',
    ]));

  test('the story, what the Skulls bring, and the mission', () =>
    expect(lookUp('story')).toEqual([
      'Search for Arky. "Something small is calling from the trees, and it is not a bird."',
      'Find Arkasus (0/1).',
      'When completed: 1 Artifact for every player.',
      'Round 1 of 8; 2 of 6 Skulls.',
      'From 2 Skulls on: Decrease Speed for heroes on every Grove.',
      'From 4 Skulls on: Increase Damage for monsters on every Field.',
      'Mission of this battle, Arkasus: win the battle. Reward: 1 Soul for every player with a living hero. Punishment: nothing.',
    ]));

  test('what only the owner knows of a deck is not told to others', () => {
    const { state } = table({ players: [{ deck: 'g1', secret: 'r7 b7' }, {}] });
    const decks = (seat: number): string => terminal.lookUp['decks']!.show(viewOf(epicSevenArise, state, seat), voices)[0]!;
    expect(decks(0)).toContain('deck b7 r7 g1');
    expect(decks(1)).toContain('deck - - g1');
  });
});

test.each([
  ['skill:1 foe:0 lay:r4 lay:g4', ['skill:1', 'foe:0', 'lay:r4', 'lay:g4']],
  ['skill:1, end', ['skill:1', 'end']],
  ['end', null],
  ['ember flask', null],
])('several answers at once: %s', (typed, keys) => expect(terminal.phrase(ogre().askedOf(0), typed)).toEqual(keys));

const optionsOf = (flags: Record<string, string | boolean>, seats: number): object =>
  epicSevenArise.readOptions(terminal.optionsFrom(flags, seats), seats);

test('flags become options, and what is left out is as the game has it', () => {
  expect(optionsOf({}, 2)).toMatchObject({ mode: 'chapter', chapter: 1, heroes: 4, difficulty: 'standard', echoes: false });
  expect(optionsOf({ chapter: '4', heroes: '3', difficulty: 'grim' }, 3)).toMatchObject({ chapter: 4, heroes: 3, difficulty: 'grim' });
  expect(optionsOf({ mode: 'campaign', echoes: true }, 1)).toMatchObject({ mode: 'campaign', echoes: true });
  expect(() => optionsOf({ chapter: 'seven' }, 2)).toThrow(/chapter/);
});
