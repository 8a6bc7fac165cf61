import { viewOf, type Group } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { expectDrawn, speakingTo } from '../../test/speaking.ts';
import { sevenMoons, title } from '../index.ts';
import { dice, table, type Table } from './table.ts';

const terminal = title.terminalOf(sevenMoons);
const voices = speakingTo(-1);
const plain = (words: string): string => words;
/** What the content calls a card. */
const nameOf = (cards: readonly { readonly id: string; readonly name: string }[], id: string): string =>
  cards.find((card) => card.id === id)!.name;
const { artefacts, questCards, shadowCards } = sevenMoons.content;

const telling = title.tellingOf(sevenMoons);
const groupsOf = (stage: Table, seat = 0): readonly Group[] => telling.groups(stage.question(seat), voices);
/** An answer with what waits there: `Garndell: 1 step, wood`. */
const toldIn = (groups: readonly Group[], wanted: string): string[] =>
  groups
    .filter((group) => group.title === wanted)
    .flatMap(({ items }) => items.map(({ text, note }) => (note === '' ? text : `${text}: ${note}`)));

function pictureOf(stage: Table, seat = 0): readonly string[] {
  const choices = groupsOf(stage, seat).flatMap(({ items }) => items.map(({ action }) => action));
  return terminal.draw(stage.question(seat), choices, voices, { width: 80, height: 24 }, plain);
}

const oddsOf = (stage: Table, key: string, seat = 0): string =>
  telling.preview(stage.question(seat), sevenMoons.keys.parse(key)!, voices).join(' ');

describe('the picture', () => {
  test.each([
    { seats: 4, options: { faerieFolk: true, storyTokens: true, longWatch: true } },
    { seats: 2, options: { mode: 'co-op', difficulty: 'frenzy', longWatch: true, realmAttack: 'printed' } },
    { seats: 1, options: { storyTokens: true } },
  ])('of every moment of a random game of $seats fits the window, and every answer has its number', ({ seats, options }) =>
    expectDrawn(title, options, seats, 14),
  );

  test('shows moons, prices, sheets, the quest and the secret of whoever looks', () => {
    const stage = table({
      heroes: {
        SW: {
          mount: 'horse',
          gold: 12,
          goods: { wood: 2, stone: 1 },
          strongholds: 2,
          allies: ['elves', 'witches'],
          quest: 'Q1',
          step: 1,
          secrets: ['S11'],
        },
        EF: { waiting: { iron: 1 }, crystals: 2 },
      },
      moon: 3,
      prices: { wood: 4, iron: 2, stone: 6 },
      cold: ['Greenhollow'],
    });
    const [sky, ...rows] = pictureOf(stage);
    expect(sky).toBe('Moons OOO.... 3/7  prices: wood 4 iron 2 stone 6  round 1  fires 8');
    expect(rows[0]).toMatch(/^B {4}\^ {3}\^ {3}G {3}\. {2}Ga {3}f .* >A Anna +12g$/);
    expect(rows[1]).toMatch(/^C {2}\^ {2}A\* .* ho WWSq\. $/);
    expect(rows[2]).toMatch(/ ##- 000 E----w 35$/);
    expect(rows[5]).toMatch(/ --- 010 ------ 0$/);
    expect(rows.at(-1)).toBe(`Quest: ${nameOf(questCards, 'Q1')}: Go to Starspire, hand it over  Coming: ${nameOf(shadowCards, 'S11')}`);
    expect(pictureOf(stage, 1).at(-1)).toMatch(/^ {3}1 {3}2 /);
  });

  test('shows where one may go: places by number, hexes in reach of steps or haste', () => {
    const stage = table({ heroes: { SW: { gold: 1 }, EF: { at: 'Garndell' } } }).points(3, 2);
    const numbers = new Map(
      groupsOf(stage)
        .flatMap(({ items }) => items.map(({ action }) => sevenMoons.keys.keyOf(action)))
        .map((key, index) => [key, index + 1]),
    );
    const rows = pictureOf(stage);
    expect(rows[1]!.slice(0, 26)).toBe(`B    ^   ^  ${numbers.get('go:B3')}G  (.) ${numbers.get('go:B5')}R   F `.slice(0, 26));
    expect(rows[2]!.slice(0, 26)).toBe('C  ^  A*  (=) (=) (=) <.> ');
  });

  test('shows everybody who stands on one hex, and more room where there is more', () => {
    const stage = table({ heroes: { SW: { at: 'H8' }, EF: { at: 'H8' }, TH: { at: 'H8' }, FW: {} } });
    const rowH = (width: number): string =>
      terminal.draw(stage.question(0), [], voices, { width, height: 40 }, plain).find((row) => row.startsWith('H'))!;
    expect(rowH(80)).toContain(' ARI ');
    expect(rowH(120)).toContain(' A*RI ');
  });

  test('gives the Shadow Phase a screen of its own', () => {
    const stage = table({ heroes: { SW: { strongholds: 3, mount: 'dragon' }, EF: { allies: ['dwarves'], crystals: 1 } }, moon: 7 });
    stage.wave('S11', dice(2), dice(5, 1));
    expect(pictureOf(stage)).toEqual([
      'THE SHADOW PHASE  wave 1 of 6  [x][ ][ ][ ][ ][ ]',
      '',
      `${nameOf(shadowCards, 'S11')}  shield: dwarves`,
      'Harmless to a house, fatal to a kingdom.',
      `Realm Attack 13  [${'#'.repeat(28)}${'-'.repeat(12)}] 9  printed 13`,
      'City Attack   2',
      '',
      'A Anna           ### ------  [2] +1 = 3         holds     dragon',
      'R Ben            --- -D----  [5][1] = 6         holds     c1',
    ]);
  });

  test.each([
    ['standing', 'Realm Attack 14', 'printed 13'],
    ['printed', 'Realm Attack 13', 'by cities 14'],
  ] as const)('SM-14.12 shows the Realm Attack %s, and beside it the other reading', (realmAttack, attack, other) => {
    const walls = { strongholds: 2 };
    const stage = table({ heroes: { SW: walls, EF: walls, TH: walls }, moon: 7, options: { realmAttack } }).wave('S11', dice(2), dice(5));
    const line = pictureOf(stage).find((row) => row.startsWith('Realm Attack'))!;
    expect([line.startsWith(attack), line.endsWith(`  ${other}`)]).toEqual([true, true]);
  });
});

describe('the answers', () => {
  test('tell goals before other places, and what a walk costs and risks', () => {
    const groups = groupsOf(table({ heroes: { SW: { at: 'C5', gold: 3, quest: 'Q12' }, EF: {} } }).points(2, 1));
    expect(groups.map(({ title: heading }) => heading)).toEqual(['', 'Go to', 'Haste', 'Also']);
    expect(groups[0]!.byEnter).toBe(true);
    expect(toldIn(groups, '')).toEqual(['stay here']);
    expect(toldIn(groups, 'Go to')).toEqual(['Garndell: 1 step, wood']);
    expect(toldIn(groups, 'Haste')).toContain('Stonewood: 3 steps, 1 gold');
    expect(toldIn(groups, 'Haste').find((text) => text.startsWith('Singing Stones'))).toBe(
      'Singing Stones: 4 steps, 2 gold, 70% robbed, quest',
    );
    expect(toldIn(groups, 'Also')).toEqual(expect.arrayContaining(['Greenhollow: 2 steps, fire', 'C4: 1 step']));
    expect(groups[3]).toMatchObject({ drawn: true, brief: expect.stringContaining('F5') });
  });

  test('tell prices, and end the turn by Enter only where nothing else can be done', () => {
    const market = groupsOf(table({ heroes: { SW: { at: 'Dragonmarch', goods: { wood: 1 } }, EF: {} }, prices: { wood: 5 } }).stay());
    expect(toldIn(market, 'Sell')).toEqual(['wood: +5 gold']);
    expect(market.some(({ byEnter }) => byEnter)).toBe(false);
    const road = groupsOf(table({ heroes: { SW: { at: 'C5', goods: { wood: 1 } }, EF: {} } }).stay());
    expect(road[0]).toMatchObject({ byEnter: true, items: [{ text: 'end the turn' }] });
  });

  test('tell the chances of a fight and of a gem', () => {
    const quest = table({ heroes: { SW: { at: "Old King's Barrow", quest: 'Q4' }, EF: {} } }).stay();
    expect(toldIn(groupsOf(quest), '')[0]).toMatch(/, 42% to win$/);
    const gem = table({ heroes: { SW: { strongholds: 1, gems: 1 } }, moon: 7 }).wave('S1');
    expect(toldIn(groupsOf(gem), '')).toEqual(['spend a gem for one more die: realm 58%, city 83%', 'save the gem: realm 0%, city 33%']);
  });

  test('tell what an ally is still good for before it is given up', () => {
    const stage = table({ heroes: { SW: { strongholds: 1, allies: ['elves'] }, EF: { strongholds: 3 } }, moon: 7 });
    stage.wave('S1', dice(1), dice(1));
    expect(toldIn(groupsOf(stage), 'Give up')).toEqual(['the elves: 5 points, on 2 of 11 cards that may come', 'a stronghold: 15 points']);
  });
});

describe('odds', () => {
  test('of a walk: steps, haste and bandits', () => {
    const stage = table({ heroes: { SW: { at: 'C5', gold: 3 }, EF: {} } }).points(1, 2);
    expect(oddsOf(stage, 'go:C2')).toBe('3 steps; you have 1. Haste costs 2 gold; 2 remain. No bandits on this way.');
    expect(oddsOf(stage, 'go:D5')).toContain('Bandits wait on 1 hex of this way: 33% to be robbed, 0.3 lost on average.');
  });

  test('of a fight for a quest, with and without crystals', () => {
    const stage = table({ heroes: { SW: { at: "Old King's Barrow", quest: 'Q4', crystals: 1 }, EF: {} } }).stay();
    expect(oddsOf(stage, 'errand')).toBe(
      'A fight against 8: 42% to win. With a crystal 72%. If it is lost: lose 1 resource. Your turn ends with it.',
    );
  });

  test('of what a card offers', () => {
    const stage = table({ heroes: { SW: { at: 'Garndell' }, EF: {} } });
    stage.points(3, 1).go('Greenhollow', stage.finds('W3'));
    expect(oddsOf(stage, 'option:1')).toBe('1–2 (33%): lose 2 resources. 3–4 (33%): 6 gold. 5–6 (33%): an artefact.');
  });

  test('of a die that is thrown again, for the realm and for the city', () => {
    const stage = table({ heroes: { SW: { strongholds: 1, mount: 'dragon' }, EF: { strongholds: 1 } }, moon: 7 });
    stage.wave('S9', dice(2), dice(3));
    expect(oddsOf(stage, 'eye:0')).toBe(
      'The realm stands at 5 against 7. Your city stands at 2 against 4. Then the realm holds with 50%, your city with 50%.',
    );
  });
});

const phraseOf = (stage: Table, typed: string, seat = 0): readonly string[] | null => terminal.phrase(stage.question(seat), typed);

test('the odds of a gem: one more die', () => {
  const stage = table({ heroes: { SW: { strongholds: 1, gems: 1 } }, moon: 7 }).wave('S1');
  expect(oddsOf(stage, 'gem')).toBe(
    'The realm against 7: 0% to hold without the gem, 58% with it. Your city against 5: 33% to hold without the gem, 83% with it.',
  );
});

describe('a sentence of one’s own', () => {
  test.each([
    ['buy 2 wood', ['buy:wood', 'buy:wood']],
    ['buy all', ['buy:wood', 'buy:wood', 'buy:wood']],
    ['buy', ['buy:wood']],
    ['buy 2 iron', null],
    ['buy the moon', null],
  ])('%s', (typed, keys) => {
    const stage = table({ heroes: { SW: { at: 'Garndell' }, EF: {} } }).points(3, 1);
    expect(phraseOf(stage, typed)).toEqual(keys && ['stop', ...keys]);
    expect(phraseOf(stage.stop(), typed)).toEqual(keys);
  });

  test.each([
    ['sell all', ['sell:wood', 'sell:wood', 'sell:stone']],
    ['sell 2 wood', ['sell:wood', 'sell:wood']],
    ['send stone', ['send:stone']],
    ['sell 2', null],
  ])('%s', (typed, keys) => {
    const stage = table({ heroes: { SW: { at: 'Dragonmarch', goods: { wood: 2, stone: 1 } }, EF: {} } }).stay();
    expect(phraseOf(stage, typed)).toEqual(keys);
  });

  test.each([
    ['offer 2 wood for 3 gold', ['give:wood', 'give:wood', 'ask:gold', 'ask:gold', 'ask:gold', 'offer']],
    ['offer a crystal, 1 gold and the quest for boots', null],
    [`offer crystal and quest for ${nameOf(artefacts, 'A2').toLowerCase()}`, ['give:crystal', 'give:quest', 'ask:A2', 'offer']],
    ['offer 3 wood for nothing', null],
    ['offer wood for nothing', ['give:wood', 'offer']],
  ])('%s', (typed, keys) => {
    const stage = table({
      heroes: { SW: { at: 'H7', goods: { wood: 2 }, crystals: 1, quest: 'Q2' }, EF: { at: 'H7', gold: 3, artefacts: ['A2'] } },
    }).choose('trade:1');
    expect(phraseOf(stage, typed)).toEqual(keys);
    for (const key of keys ?? []) stage.choose(key);
    expect(stage.waitingFor).toEqual([keys === null ? 'SW' : 'EF']);
  });
});

describe('what can be looked up', () => {
  const stage = table({ heroes: { SW: { strongholds: 2, secrets: ['S1', 'S11'], quest: 'Q8' }, EF: { allies: ['giants'] } }, moon: 2 });
  const lookUp = (word: string, seat = 0): readonly string[] => terminal.lookUp[word]!.show(viewOf(sevenMoons, stage.state, seat), voices);

  test.each(['legend', 'shadow'])('%s fits the width', (word) => expect(lookUp(word).filter((line) => line.length > 80)).toEqual([]));

  test.each(Object.keys(terminal.lookUp))('%s has something to say', (word) => {
    const lines = lookUp(word);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN/);
  });

  test('only who knows a card is told of it', () => {
    const mine = lookUp('shadow').filter((line) => line.startsWith('* '));
    const known = ['S1', 'S11'].map((id) => nameOf(shadowCards, id));
    expect(mine.map((line, index) => line.slice(2, 2 + known[index]!.length))).toEqual(known);
    expect(lookUp('shadow', 1).some((line) => line.startsWith('* '))).toBe(false);
  });

  test.each(['standing', 'printed'] as const)('SM-14.12 the Realm Attack %s, with the printed number and the others', (realmAttack) => {
    const { state } = table({ heroes: { SW: { secrets: ['S1', 'S11'] }, EF: {} }, options: { realmAttack } });
    const [, head, werewolves, ...more] = terminal.lookUp['shadow']!.show(viewOf(sevenMoons, state, 0), voices);
    expect(head).toContain('printed');
    expect(werewolves).toContain(realmAttack === 'printed' ? 'realm 14 ( 7 15 17)  city 5' : 'realm  7 14 15 17  city 5');
    expect([head!, werewolves!, ...more].filter((line) => line.length > 80)).toEqual([]);
  });

  test('the quest with its next step and its reward', () =>
    expect(lookUp('quests').slice(0, 2)).toEqual([
      `Anna: ${nameOf(questCards, 'Q8')}, step 1 of 2: Go to Lantern Oak, take the token`,
      '  Reward: the wizards join, and the Shadow Army advances, or 8 gold, 5 points.',
    ]));

  test('the chances in the coming waves', () => expect(lookUp('survive').join(' ')).toMatch(/Anna: \d+(\.\d)?% .* Ben: \d+(\.\d)?%/));
});

const optionsOf = (flags: Record<string, string | boolean>, seats: number): object =>
  sevenMoons.readOptions(terminal.optionsFrom(flags, seats), seats);

const aimOf = (...cities: readonly string[]): string => {
  const { state } = table({ heroes: Object.fromEntries(cities.map((city) => [city, {}])) });
  return terminal.lookUp['aim']!.show(viewOf(sevenMoons, state, 0), voices).join(' ');
};

test('a first game is told what it is about, and how it is won', () => {
  expect(aimOf('SW', 'EF')).toContain('Buy wood at Garndell for 1, iron at Deepmine for 1, stone at Kurun for 1 gold.');
  expect(aimOf('SW', 'EF')).toContain('15 for a stronghold, 5 for an ally, 5 for a quest, -5 for');
  expect(aimOf('SW')).toContain('You win if a city stands');
});

test('flags become options, and what is left out is as the game has it', () => {
  expect(optionsOf({}, 2)).toMatchObject({
    mode: 'competitive',
    difficulty: 'normal',
    characters: [null, null],
    faerieFolk: false,
    longWatch: false,
    realmAttack: 'standing',
  });
  expect(
    optionsOf({ mode: 'co-op', difficulty: 'frenzy', characters: '-,FW', faeries: true, 'long-watch': true, 'realm-attack': 'printed' }, 3),
  ).toMatchObject({
    mode: 'co-op',
    difficulty: 'frenzy',
    characters: [null, 'FW', null],
    faerieFolk: true,
    longWatch: true,
    realmAttack: 'printed',
  });
});
