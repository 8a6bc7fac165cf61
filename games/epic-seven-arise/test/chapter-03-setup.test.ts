import { heardBy, viewOf } from '@hoard/kernel';
import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { epicSevenArise } from '../game.ts';
import { KEEPS, NO_TOKEN } from '../state/board.ts';
import { fight, prey } from './fight.ts';
import { content, keysOf, table, type Given, type Table } from './table.ts';

// Chapter 3: set-up.

const HEROES = ['Ras', 'Brannoch', 'Ysarre', 'Mirelle'];

/** A new game up to the moment after the heroes were chosen: seat 0 has the first of them. */
const begun = (given: Given = { fresh: 4 }): Table => table(given).heroes(...HEROES);

/** Circles are chosen as they come: a, b, c, d. */
function placed(t: Table): Table {
  while (t.question === 'circles.choose') t.choose(t.keys()[0]!);
  return t;
}

/** Everybody was dealt ten cards and is asked whether to keep them. */
const dealt = (given?: Given): Table => placed(begun(given).settle()).settle();

test('EA-3.1 a chapter is chosen; chapter 1 unless somebody chooses another', () => {
  expect(table({ fresh: 4 }).board.chapter).toBe(0);
  for (const chapter of [1, 2, 3, 4, 5, 6]) {
    const { board } = table({ fresh: 2, chapter });
    expect(board.chapter).toBe(chapter - 1);
    expect(board.enemies).toEqual(content.chapters[chapter - 1]!.enemies);
    expect(board.tokenPool.length + board.tokens.filter((token) => token >= 0).length).toBe(content.chapters[chapter - 1]!.tokens.length);
  }
});

test('EA-3.2 the boards are empty: no monsters, Skulls or attacks of a game before', () => {
  const { board } = begun();
  expect([board.monsters, board.attacks, board.peeked, board.skulls, board.slain]).toEqual([[], [], [], 0, []]);
});

test('EA-3.3 the Merchant has 4 potions, 60 Skill Point cards and 31 Artifacts; Equipment only in a campaign', () => {
  expect([table({ fresh: 4 }).board.potions, table({ fresh: 4 }).board.stock]).toEqual([4, [60, 31, 0]]);
  expect(table({ fresh: 4, options: { mode: 'campaign' } }).board.stock).toEqual([60, 31, 15]);
});

test('EA-3.4 only normal Enemy cards are in the deck: bosses and lieutenants are brought by other cards', () => {
  for (let chapter = 1; chapter <= 6; chapter++) {
    const { board } = table({ fresh: 4, chapter });
    const kinds = board.enemies.flatMap((card) => content.enemies[card]!.monsters);
    expect(new Set(kinds.map((kind) => content.monsters[kind]!.rank))).toEqual(new Set(['normal']));
    expect(board.enemies.map((card) => content.enemies[card]!.id)).toEqual(
      content.enemies.flatMap(({ id }) => (id.startsWith(`${chapter}-`) ? [id] : [])),
    );
  }
});

/** So many cards lie face-up, and one more is drawn: whether all are shuffled, and how many numbers it might have borne. */
const afterCards = (count: number): number[] => {
  const t = prey({ attacks: content.attacks.map((_, row) => row + 1).slice(0, count) });
  let possible = 0;
  t.draw(face(1), (die) => {
    possible = die.outcomes;
    return 0;
  });
  return [t.told('attacksAgain').length, possible];
};

test('EA-3.5 two of the twelve Enemy Attack cards are put aside, nobody knows which: ten can be drawn', () => {
  expect([afterCards(0), afterCards(8), afterCards(9)]).toEqual([
    [0, 12],
    [0, 4],
    [1, 3],
  ]);
});

test('EA-3.6 the first Story card lies face-up', () => {
  for (let chapter = 1; chapter <= 6; chapter++) {
    const t = table({ fresh: 4, chapter }).settle();
    expect([t.storyCard, t.told('story').map(({ story }) => content.stories[story]!.id)]).toEqual(['1', ['1']]);
  }
});

test('EA-3.7 fixed tiles lie where the Setting says; the pool is shuffled over the other places', () => {
  const t = table({ fresh: 4 });
  expect(t.board.tiles.map((tile) => content.tiles[tile]?.id ?? '-')).toEqual(['T01', '-', '-', '-', '-', '-', '-', 'T21', 'T08']);
  expect(t.awaited).toBe('ea.tile');
  t.draw(...t.all('T09 T02 T04 T07 T06 T05'));
  expect(t.board.tiles.map((tile) => content.tiles[tile]!.id)).toEqual(['T01', 'T09', 'T02', 'T04', 'T07', 'T06', 'T05', 'T21', 'T08']);
  expect(t.told('map')).toHaveLength(1);
});

test('EA-3.8 a token of its group lies face-down on each listed place, and nobody knows which; some lie face-up', () => {
  const t = table({ fresh: 4 }).settle();
  expect(t.board.tokens.filter((token) => token === NO_TOKEN)).toHaveLength(3);
  expect(t.board.tokenPool).toHaveLength(6);
  const throne = table({ fresh: 4, chapter: 6 }).settle();
  const faceUp = throne.board.tokens.flatMap((token, position) =>
    token >= 0 ? [`${throne.letter(position)} ${content.tokens[token]!.id}`] : [],
  );
  expect(faceUp).toEqual(['I 6a', 'O 6b', 'Z 6c', 'V 6g']);
});

test('EA-3.9 monsters that the Setting names stand on their tiles', () => {
  expect(table({ fresh: 4, chapter: 5 }).settle().monsters).toEqual(['matron-gale W 40', 'sir-ashgrave E 42']);
  expect(table({ fresh: 4, chapter: 1 }).settle().monsters).toEqual([]);
});

test('EA-3.10 every hero begins with the health on its card', () => {
  const t = begun();
  expect(HEROES.map((name) => t.hero(name).health)).toEqual([10, 13, 8, 8]);
});

test('EA-3.11 speed is what the card says: the fastest hero has the first turn', () => {
  const turns = fight().settle().told('turn');
  expect(turns.slice(0, 4).map(({ hero }) => content.heroes[hero]!.name)).toEqual(['Ysarre', 'Ras', 'Mirelle', 'Brannoch']);
  expect(HEROES.map((name) => content.heroes.find((hero) => hero.name === name)!.speed)).toEqual([6, 3, 8, 5]);
});

test('EA-3.12 the friendship order begins with the lowest health, whatever the mode', () => {
  for (const mode of ['chapter', 'campaign'] as const) {
    // Ras 10, Brannoch 13, Ysarre 8, Tovik 12.
    const t = table({ fresh: 4, options: { mode } }).heroes('Ras', 'Brannoch', 'Ysarre', 'Tovik');
    expect(t.told('ranked').map(({ order }) => order)).toEqual([[2, 0, 3, 1]]);
  }
});

test('EA-3.13 equal health is put in order by chance', () => {
  const t = begun();
  expect(t.awaited).toBe('ea.friendship-tie');
  t.draw(face(2));
  expect(t.board.order).toEqual([3, 2, 0, 1]);
});

test('EA-3.14 in friendship order each places a hero on a free circle of the start tile', () => {
  const t = table({ fresh: 4 }).heroes('Ras', 'Brannoch', 'Ysarre', 'Tovik');
  expect([t.asked, t.keys()]).toEqual([[2], ['circle:a', 'circle:b', 'circle:c', 'circle:d', 'circle:e']]);
  t.choose('circle:c');
  expect([t.asked, t.keys(), t.why('circle:c')]).toEqual([[0], ['circle:a', 'circle:b', 'circle:d', 'circle:e'], 'EA-21.5']);
  t.choose('circle:a').choose('circle:b');
  expect(t.asked).toEqual([1]);
});

test('EA-3.15 each player gets two Skystones, each of any colour with equal chance', () => {
  const t = placed(begun().settle());
  expect(t.awaited).toBe('ea.skystone');
  t.draw(...t.all('white white black green green green white black'));
  expect(t.board.players.map(({ stones }) => stones)).toEqual([
    [2, 0, 0],
    [0, 1, 1],
    [0, 0, 2],
    [1, 1, 0],
  ]);
});

test('EA-3.16 each player is dealt ten Skill Point cards', () => {
  const t = dealt();
  expect(t.board.players.map(({ secret }) => secret.length)).toEqual([10, 10, 10, 10]);
  expect(t.board.stock).toEqual([20, 31, 0]);
  t.audit();
});

test('EA-3.17 each looks at their own ten cards, and at nobody else’s', () => {
  const t = dealt();
  const told = t.engine.told!;
  for (const seat of [0, 1, 2, 3]) {
    const seen = heardBy(told, seat, 4).filter((event) => event.t === 'dealt');
    expect(seen.map((event) => event.cards.every((card) => card >= 0))).toEqual(t.board.order.map((dealtTo) => dealtTo === seat));
    const { sight } = viewOf(epicSevenArise, t.state, seat);
    expect(sight.players.map(({ secret }) => secret.every((card) => card >= 0))).toEqual([0, 1, 2, 3].map((other) => other === seat));
  }
});

test('EA-3.18 all decide at the same time and in secret; who pays a Skystone is dealt ten new cards', () => {
  const t = dealt();
  expect([t.asked, t.keys(0)]).toEqual([
    [0, 1, 2, 3],
    ['keepCards', 'redraw:white'],
  ]);
  expect(t.why('redraw:green', 0)).toBe('EA-3.18');
  const before = t.board.players.map(({ secret }) => keysOf(secret));
  t.chooseAs(1, 'redraw:white');
  expect(viewOf(epicSevenArise, t.state, 0).sight.redraws).toEqual([-1, -2, -1, -1]);
  expect(viewOf(epicSevenArise, t.state, 1).sight.redraws).toEqual([-1, 0, -1, -1]);
  t.chooseAs(0, 'keepCards').chooseAs(3, 'keepCards').chooseAs(2, 'redraw:white');
  expect(t.told('redraws')).toMatchObject([{ redraws: [KEEPS, 0, 0, KEEPS] }]);
  // The returned cards are shuffled with the rest, and new ones dealt in friendship order.
  expect([t.awaited, t.board.stock[0]]).toEqual(['ea.deal', 40]);
  t.draw(...Array.from({ length: 20 }, () => face(20)));
  expect(t.told('dealt').map(({ seat }) => seat)).toEqual([2, 3, 0, 1, 2, 1]);
  const after = t.board.players.map(({ secret, hand, deck }) => keysOf([...secret, ...hand, ...deck].toSorted((a, b) => a - b)));
  expect(after.map((own, seat) => own === before[seat])).toEqual([true, false, false, true]);
  expect(t.board.players.map(({ stones }) => stones[0])).toEqual([2, 1, 1, 2]);
  t.settle().audit();
});

test('EA-3.19 all ten cards are replaced, or none', () => {
  const t = dealt();
  for (const seat of [0, 1, 2]) t.chooseAs(seat, 'keepCards');
  t.chooseAs(3, 'redraw:white');
  expect(t.board.players[3]!.secret).toEqual([]);
  t.draw(...Array.from({ length: 10 }, () => face(1)));
  expect(t.told('dealt').at(-1)!.cards).toHaveLength(10);
});

/** Set-up is over. */
function setUp(given?: Given): Table {
  const t = dealt(given);
  while (t.question === 'redraw.choose') t.chooseAs(t.asked[0]!, 'keepCards');
  return t.settle();
}

test('EA-3.20 each draws five of the ten cards; the rest is a deck in no order', () => {
  const t = setUp();
  expect(t.board.players.map(({ hand, secret }) => [hand.length, secret.length])).toEqual([
    [5, 5],
    [5, 5],
    [5, 5],
    [5, 5],
  ]);
  expect(t.told('drew').map(({ seat }) => seat)).toEqual(t.board.order);
});

test('EA-3.21 Souls, potions and Skulls begin at 0, the round at 1', () => {
  const { board } = setUp();
  expect(board.players.map(({ souls, potions }) => souls + potions)).toEqual([0, 0, 0, 0]);
  expect([board.skulls, board.round]).toEqual([0, 1]);
});

test('EA-3.22 a campaign goes through its own steps: after the redraw the Merchant opens, then circles are chosen', () => {
  const t = begun({ fresh: 4, options: { mode: 'campaign' } }).settle();
  expect(t.question).toBe('redraw.choose');
  while (t.question === 'redraw.choose') t.chooseAs(t.asked[0]!, 'keepCards');
  expect(t.question).toBe('merchant.buy');
  while (t.question === 'merchant.buy') t.choose('pass');
  expect(t.question).toBe('circles.choose');
  expect(placed(t).settle().question).toBe('ballot.vote');
});

test('EA-3.20 what is dealt and drawn at set-up is counted: every card is in one place', () => {
  const t = setUp({ fresh: 1, options: { echoes: true } });
  t.audit();
  expect(t.board.echoes).toHaveLength(3);
});
