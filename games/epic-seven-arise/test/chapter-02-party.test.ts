import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { priceOf } from '../rules/05-merchant.ts';
import { gradeOf } from '../rules/22-end.ts';
import { isSuccess } from '../rules/16-missions.ts';
import { draftersOf } from '../rules/19-bounty.ts';
import { echo, rank, together } from '../rules/frames.ts';
import { monsterBonus } from '../rules/combatants.ts';
import { mostOf, strengthOf } from '../rules/monsters.ts';
import { healthOf, skullLimitOf } from '../rules/things.ts';
import { epicSevenArise } from '../game.ts';
import type { Board } from '../state/board.ts';
import { DIFFICULTIES } from '../state/choices.ts';
import { fight, playOn, turn } from './fight.ts';
import { cards, content, keysOf, kindOf, table, type PlayerGiven, type Table } from './table.ts';

// Chapter 2: players and party.

const read = (given: unknown, seats: number) => epicSevenArise.readOptions(given, seats);

/** By seat: how many heroes each leads, after all have been chosen as they come. */
function led(seats: number, options: object = {}, ...script: number[]): number[] {
  const t = table({ fresh: seats, options });
  while (t.awaited === 'ea.tile') t.draw(face(1));
  t.draw(...script.map(face));
  t.settle();
  while (t.question === 'setUp.hero') t.choose(t.keys()[0]!);
  return t.board.players.map(({ seat }) => t.board.heroes.filter(({ owner }) => owner === seat).length);
}

test('EA-2.1 one to four people play', () => {
  for (const seats of [1, 2, 3, 4]) expect(table({ fresh: seats }).board.players).toHaveLength(seats);
  for (const seats of [0, 5]) expect(() => read({}, seats)).toThrow(`Options: ${seats} seats; expected 1 to 4 (EA-2.1)`);
});

test('EA-2.2 there are four heroes, whatever the number of players', () => {
  for (const seats of [1, 2, 3, 4]) {
    expect(read({}, seats).heroes).toBe(4);
    expect(led(seats).reduce((sum, count) => sum + count)).toBe(4);
  }
});

test('EA-2.3 four players lead one hero each, never three among them', () => {
  expect(led(4)).toEqual([1, 1, 1, 1]);
  expect(() => read({ heroes: 3 }, 4)).toThrow("Options, field 'heroes': 3 with 4 players; expected 4, one for each player (EA-2.3)");
});

test('EA-2.4 of three players one leads two heroes: as agreed, or drawn; or there are three heroes', () => {
  expect(led(3, {}, 2)).toEqual([1, 2, 1]);
  expect(led(3, { pair: 2 })).toEqual([1, 1, 2]);
  expect(led(3, { heroes: 3 })).toEqual([1, 1, 1]);
  const t = table({ fresh: 3 });
  while (t.awaited === 'ea.tile') t.draw(face(1));
  expect(t.awaited).toBe('ea.pair');
});

test('EA-2.5 two players lead two heroes each; of three heroes one leads two', () => {
  expect(led(2)).toEqual([2, 2]);
  expect(led(2, { heroes: 3 }, 1)).toEqual([2, 1]);
  expect(led(2, { heroes: 3, pair: 1 })).toEqual([1, 2]);
});

test('EA-2.6 who plays alone leads three or four heroes, never fewer', () => {
  expect([led(1), led(1, { heroes: 3 })]).toEqual([[4], [3]]);
  for (const heroes of [1, 2, 5]) expect(() => read({ heroes }, 1)).toThrow("field 'heroes'");
});

test('EA-2.7 heroes are chosen in random order, second ones in reverse order, each at most once', () => {
  const t = table({ fresh: 2 });
  while (t.awaited === 'ea.tile') t.draw(face(1));
  expect(t.awaited).toBe('ea.choosing-order');
  t.draw(face(2), face(1));
  expect(t.told('choosing')[0]!.turns).toEqual([1, 0, 0, 1]);
  expect([t.asked, t.keys().length]).toEqual([[1], 8]);
  t.choose('hero:H3');
  expect([t.asked, t.keys().length, t.why('hero:H3')]).toEqual([[0], 7, 'EA-2.7']);
  t.choose('hero:H1').choose('hero:H8');
  expect(t.asked).toEqual([1]);
});

test('EA-2.12 there are as many ranks as players, and the weakest hero of a player counts', () => {
  const t = table({
    players: [{ heroes: ['Ras', 'Brannoch'] }, { heroes: ['Ysarre', 'Tovik'] }],
    heroes: { Ras: { health: 3 }, Brannoch: { health: 13 }, Ysarre: { health: 4 }, Tovik: { health: 4 } },
    order: [1, 0],
    stack: [rank('EA-20.1')],
  });
  expect([healthOf(t.board, 0), healthOf(t.board, 1)]).toEqual([3, 4]);
  expect(t.board.order).toEqual([0, 1]);
});

const prices = (seats: number): number[] => [0, 1, 2].map((item) => priceOf(table({ fresh: seats }).board, content, item));

test('EA-2.11 with fewer than four players everything at the Merchant costs twice as much', () => {
  expect([1, 2, 3, 4].map(prices)).toEqual([
    [2, 2, 4],
    [2, 2, 4],
    [2, 2, 4],
    [1, 1, 2],
  ]);
});

const strength = (seats: number, heroes: number): unknown =>
  strengthOf(table({ fresh: seats, options: { heroes: heroes as 3 } }).board, content);

test('EA-2.15 bosses are weaker against fewer players and heroes; halves are rounded up', () => {
  expect([4, 3, 2, 1].map((seats) => strength(seats, 4))).toEqual([
    { percent: 100, damage: 0 },
    { percent: 86, damage: 0 },
    { percent: 73, damage: 0 },
    { percent: 56, damage: -1 },
  ]);
  expect([3, 2, 1].map((seats) => strength(seats, 3))).toEqual([
    { percent: 69, damage: -1 },
    { percent: 55, damage: -1 },
    { percent: 40, damage: -1 },
  ]);
  const grubmaw = kindOf(1, 'grubmaw');
  const most = (seats: number, rows = 0): number => mostOf(table({ fresh: seats }).board, content, grubmaw, rows);
  // 155: 86.8, 113.15, 133.3; a Story card changes it after the factor, and normal monsters are not changed.
  expect([1, 2, 3, 4].map((seats) => most(seats))).toEqual([87, 113, 133, 155]);
  expect(most(1, 6)).toBe(93);
  expect(mostOf(table({ fresh: 1 }).board, content, kindOf(1, 'husk'), 0)).toBe(13);
});

/** What a boss and a monster beside it add to their damage numbers against this party. */
const bonuses = (players: readonly PlayerGiven[]): number[] => {
  const { board } = fight({
    players,
    monsters: [
      { kind: 'grubmaw', at: 'A' },
      { kind: 'briarling', at: 'A', called: true },
    ],
  });
  return board.monsters.map((monster) => monsterBonus(board, content, monster));
};

test('EA-2.15 alone and against three heroes every damage number of a boss is 1 lower, that of called monsters is not', () => {
  expect(bonuses([{}, {}, {}, {}])).toEqual([0, 0]);
  expect(bonuses([{ heroes: ['Ras', 'Mirelle', 'Ondra', 'Tovik'] }])).toEqual([-1, 0]);
  expect(bonuses([{ heroes: ['Ras', 'Mirelle'] }, { heroes: ['Tovik'] }])).toEqual([-1, 0]);
});

const grade = (chapter: number, score: number): string => gradeOf(table({ fresh: 1, chapter }).board, content, score);

test.each([
  [1, 40, 60],
  [2, 42, 64],
  [3, 45, 78],
  [4, 32, 52],
  [5, 42, 64],
  [6, 48, 82],
])('EA-2.17 a single player is graded by score: in chapter %i silver from %i, gold from %i', (chapter, silver, gold) => {
  expect([silver - 1, silver, gold - 1, gold].map((score) => grade(chapter, score))).toEqual(['bronze', 'silver', 'silver', 'gold']);
});

const limit = (difficulty: (typeof DIFFICULTIES)[number], chapter: number): number =>
  skullLimitOf(table({ fresh: 4, chapter, options: { difficulty } }).board, content);

test('EA-2.18 the Skull limit is one higher when gentle, one lower when grim; standard without a choice', () => {
  expect(DIFFICULTIES.map((difficulty) => [1, 2, 3, 4, 5, 6].map((chapter) => limit(difficulty, chapter)))).toEqual([
    [7, 9, 9, 10, 9, 11],
    [6, 8, 8, 9, 8, 10],
    [5, 7, 7, 8, 7, 9],
  ]);
  expect(read({}, 4).difficulty).toBe('standard');
});

/** Alone with three Echoes face-up; one of them has just been borrowed. */
const echoing = (card: string, more: object = {}): Table =>
  table({
    players: [{}],
    options: { echoes: true },
    echoes: 'b4 g2 r7',
    stack: [
      echo(
        0,
        content.cards.findIndex(({ id }) => id === card),
      ),
    ],
    ...more,
  });

test('EA-2.19 Echoes are for a single player: three open cards, and the borrowed one is replaced from the deck', () => {
  expect([read({}, 1).echoes, read({ echoes: true }, 1).echoes]).toEqual([false, true]);
  expect(() => read({ echoes: true }, 2)).toThrow(
    "Options, field 'echoes': true with 2 players; expected false: Echoes are for a single player (EA-2.19)",
  );
  const t = echoing('b4');
  expect(t.awaited).toBe('ea.echo');
  t.draw(t.finds('g5'));
  expect([keysOf(t.board.echoes), keysOf(t.board.bottoms)]).toEqual(['g5 g2 r7', 'b4']);
  expect(t.told('echoBack')).toMatchObject([{ seat: 0 }]);
  t.audit();
});

test('EA-2.19 at the end of set-up three cards of the Skill Point deck are laid face-up', () => {
  const t = table({ fresh: 1, options: { echoes: true } }).settle();
  while (t.board.echoes.length === 0) t.choose(t.keys()[0]!).settle();
  expect([t.board.echoes.length, t.told('echoes')[0]!.cards]).toEqual([3, t.board.echoes]);
});

/** Alone in a battle with that hand, and three Echoes. */
const borrowing = (hand: string, souls = 3): Table =>
  turn('Ras', { options: { echoes: true }, players: [{ hand, deck: 'g1 g2 g3 g5 g6', souls }], echoes: 'b4 g2 r7' });

test('EA-2.19 borrowing an Echo costs 3 Souls, which are lost', () => {
  expect(borrowing('g4 g5 A01', 2).keys()).not.toContain('skill:1');
  const t = borrowing('g4 g5 A01', 5).choose('skill:1').choose('echo:b4').settle();
  expect([t.told('set')[0]!.price, t.told('souls')[0], t.player(0).souls]).toMatchObject([3, { seat: 0, n: -3 }, 2]);
});

test('EA-2.20 a blue Echo draws one card, a red one brings one Soul when the turn ends, and both count as a Dual Attack', () => {
  // Two cards of the own hand draw two; only the blue Echo draws a third.
  const blue = borrowing('g4 g4 A01');
  blue.choose('skill:3', ...blue.all('g1 g2 g3'));
  expect(blue.told('drew').map(({ cards }) => keysOf(cards))).toEqual(['g1 g2 g3']);
  const red = borrowing('g7 g7 A01');
  red.choose('skill:3', ...red.all('g1 g2'));
  expect(red.told('drew').map(({ cards }) => keysOf(cards))).toEqual(['g1 g2']);
  expect(red.player(0).souls).toBe(0);
  expect([1, 2].map((n) => isSuccess(red.board, { is: 'dual', n }))).toEqual([true, false]);
  red.choose('end');
  expect(red.player(0).souls).toBe(1);
});

test('EA-2.20 an Echo that was borrowed in a turn is not there for a second skill of it', () => {
  // A14 allows a second skill. The only other four is the blue Echo.
  const t = borrowing('g4 g4 A14', 9).choose('use:A14');
  t.settle().choose('skill:3').settle();
  if (t.question === 'skill.burn') t.choose('plain');
  t.board.players[0]!.hand = cards('g4 g6');
  expect([t.board.turn!.echoes.length, t.why('skill:1')]).toEqual([1, 'EA-9.10']);
});

test('EA-2.20 with the Skill Point deck empty the Echo itself comes back', () => {
  const hoard = content.cards.flatMap(({ id, kind, count }) => (kind === 'skill' ? Array.from({ length: count }, () => id) : []));
  for (const echo of ['b4', 'g2', 'r7']) hoard.splice(hoard.indexOf(echo), 1);
  const t = echoing('b4', { players: [{ deck: hoard.join(' ') }] });
  expect([keysOf(t.board.echoes), t.board.bottoms]).toEqual(['b4 g2 r7', []]);
  t.audit();
  // Where only Echoes lie below, the one that came first comes first.
  hoard.splice(hoard.indexOf('g5'), 1);
  const older = echoing('b4', {
    players: [{ deck: hoard.join(' ') }],
    board: ({ bottoms, stock }: Board) => void (bottoms.push(...cards('g5')), stock[0]!--),
  });
  expect([keysOf(older.board.echoes), keysOf(older.board.bottoms)]).toEqual(['g5 g2 r7', 'b4']);
});

/** One player with Ras and Mirelle, one with Brannoch and Tovik. */
const PAIRS = [{ heroes: ['Ras', 'Mirelle'] }, { heroes: ['Brannoch', 'Tovik'] }];

test('EA-2.8 example 26: heroes of one player share deck and hand; Artifacts that were not played stay', () => {
  const deck = 'g2 g3 g4 g5 g6 g7';
  const t = turn('Ras', { players: [{ ...PAIRS[0]!, hand: 'A01 g1 r1', deck }, PAIRS[1]!] }).choose('end');
  t.settle();
  expect([t.player(0).hand.length, keysOf(t.player(0).hand).includes('A01')]).toEqual([6, true]);
  expect(t.player(0).deck).toHaveLength(3);
});

test('EA-2.9 a discard counts for all heroes of a player: they discard once', () => {
  const t = table({
    players: [
      { ...PAIRS[0]!, hand: 'g1 g2 g3' },
      { ...PAIRS[1]!, hand: 'g4 g5' },
    ],
    stack: [together('discard', 0b11, 'punishment', 'EA-18.13')],
  });
  t.chooseAs(0, 'discard:g1').chooseAs(1, 'discard:g5');
  expect([t.hand(0), t.hand(1), t.told('discarded').length]).toEqual(['g2 g3', 'g4', 2]);
  // A tile with Discard 1 under two heroes of a player: one card.
  const here = fight({
    chapter: 2,
    on: 'A',
    tokens: { A: 'none' },
    players: [{ ...PAIRS[0]!, hand: 'g1 g2 g3' }, PAIRS[1]!],
    monsters: [{ kind: 'husk', at: 'A' }],
    board: ({ tileEffects }) => tileEffects.push(content.effects.findIndex((effect) => effect.do === 'tile')),
  });
  here.choose('discard:g2');
  expect([here.told('discarded').length, here.told('battleRound').length]).toEqual([1, 1]);
});

test('EA-2.10 a player has one pool of Souls, with the limit of ten', () => {
  const t = turn('Ras', { players: [{ ...PAIRS[0]!, hand: 'A06', souls: 9 }, PAIRS[1]!] }).choose('use:A06');
  // Arky's Bell: 3 for the player, 1 for each who leads another hero.
  expect([t.player(0).souls, t.player(1).souls]).toEqual([10, 1]);
});

test('EA-2.13 Encounter rewards are paid once for a player, health to every living hero', () => {
  const t = fight({
    players: [{ ...PAIRS[0]!, hand: 'g1 g1' }, PAIRS[1]!],
    monsters: [{ kind: 'husk', at: 'A', health: 1 }],
    tokens: { A: '1c' },
    heroes: { Ras: { health: 5 }, Mirelle: { health: 5 }, Brannoch: { health: 0 }, Tovik: { health: 0 } },
  });
  playOn(t.choose('skill:1'));
  expect(t.told('souls').map(({ seat, n }) => [seat, n])).toEqual([[0, 1]]);
  expect(t.told('healed').map(({ hero }) => content.heroes[hero]!.name)).toEqual(['Ras', 'Mirelle']);
});

test('EA-2.14 of three players the one with two heroes drafts last, whatever the points', () => {
  const players = [
    { heroes: ['Ras', 'Mirelle'], contribution: 9 },
    { heroes: ['Brannoch'], contribution: 1 },
    { heroes: ['Tovik'], contribution: 2 },
  ];
  expect(draftersOf(table({ players }).board)).toEqual([2, 1, 0]);
});

test('EA-2.14 of two players the one with two heroes drafts last, whatever the points', () => {
  const players = [
    { heroes: ['Ras', 'Mirelle'], contribution: 9 },
    { heroes: ['Brannoch'], contribution: 1 },
  ];
  expect(draftersOf(table({ players }).board)).toEqual([1, 0]);
  expect(draftersOf(table({ players: [players[0]!, { heroes: ['Brannoch', 'Tovik'], contribution: 1 }] }).board)).toEqual([0, 1]);
});

/** By seat: Skystones at the start. */
const startOf = (players: number, heroes: 3 | 4, pair: number | null): number[] => {
  const t = table({ fresh: players, options: { heroes, pair } });
  t.settle();
  while (t.told('stones').length === 0) t.chooseAs(t.asked[0]!, t.keys(t.asked[0])[0]!).settle();
  return t.board.players.map(({ stones }) => stones.reduce((sum, count) => sum + count, 0));
};

test('EA-2.14 of two players the one with a single hero begins with a Skystone of each colour more', () => {
  expect(startOf(2, 3, 0)).toEqual([2, 5]);
  expect(startOf(2, 3, 1)).toEqual([5, 2]);
  expect(startOf(2, 4, null)).toEqual([2, 2]);
  expect(startOf(3, 4, 1)).toEqual([2, 2, 2]);
});

/** Whether so many Soul Burns and Dual Attacks are what `dual 2` asks for. */
const isEnough = (players: readonly PlayerGiven[], burns: number, duals: number): boolean =>
  isSuccess(turn('Ras', { players, battle: { burns, duals } }).board, { is: 'dual', n: 2 });

test('EA-2.16 nobody borrows from themself; alone a mission for Dual Attacks counts Soul Burns', () => {
  const alone = turn('Ras', { players: [{ hand: 'g2 g3 A21', souls: 9 }] });
  expect(alone.keys()).toEqual(['end', 'use:A21']);
  const lent = turn('Ras', { players: [{ hand: 'g2 g3 A21', souls: 9 }, { hand: 'g2' }, {}, {}] });
  expect(lent.keys()).toContain('skill:1');
  expect([isEnough([{ hand: 'A21' }], 2, 0), isEnough([{ hand: 'A21' }], 1, 0)]).toEqual([true, false]);
  expect([isEnough([{ hand: 'A21' }, {}, {}, {}], 2, 0), isEnough([{ hand: 'A21' }, {}, {}, {}], 0, 2)]).toEqual([false, true]);
});
