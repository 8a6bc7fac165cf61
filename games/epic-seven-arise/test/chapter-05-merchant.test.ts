import { SPECTATOR, heardBy, viewOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { epicSevenArise } from '../game.ts';
import { colour, merchant, pick, receive } from '../rules/frames.ts';
import { ARTIFACT, SKILL } from '../rules/cards.ts';
import { inStock } from '../rules/05-merchant.ts';
import { turn } from './fight.ts';
import { cards, keysOf, table, type Given, type PlayerGiven, type Table } from './table.ts';

// Chapter 5: the Merchant. Four players unless a test says otherwise; seat 0 has rank 1.

const RICH: PlayerGiven = { stones: [3, 2, 0] };
const POOR: PlayerGiven = {};

const shop = (players: readonly PlayerGiven[] = [RICH, RICH, RICH, RICH], given: Given = {}): Table =>
  table({ players, stack: [merchant()], ...given });

/** Pays for what was chosen with white Skystones first. */
function buy(t: Table, key: string, ...ids: string[]): Table {
  t.choose(key);
  if (t.question === 'merchant.pay') t.choose(t.keys().at(-1)!);
  return t.draw(...ids.map((id) => t.finds(id)));
}

/** Whether the Merchant is open in the Story phase of round 2. */
const opens = (next: number): boolean => {
  const t = table({ round: 2, phase: 'story', players: [RICH, RICH, RICH, RICH], board: (board) => (board.next = next) });
  return t.question === 'merchant.buy';
};

test('EA-5.1 the Merchant opens when a Story card was revealed, and not otherwise', () => {
  const second = table().board.story + 1;
  expect([opens(second), opens(-1)]).toEqual([true, false]);
});

test('EA-5.2 players take turns in friendship order, over and over', () => {
  const t = shop([RICH, RICH, RICH, RICH], { order: [2, 0, 3, 1] });
  const asked: number[] = [];
  for (let turn = 0; turn < 8; turn++) {
    asked.push(t.asked[0]!);
    buy(t, t.keys().includes('potions:1') ? 'potions:1' : 'skillCard');
    if (t.awaited !== null) t.settle();
    while (['pick.keep', 'pick.order'].includes(t.question)) t.choose(t.keys()[0]!);
  }
  expect(asked).toEqual([2, 0, 3, 1, 2, 0, 3, 1]);
});

test('EA-5.3 a turn is one purchase, or to pass', () => {
  const t = shop();
  expect(t.keys()).toEqual(['artifact', 'pass', 'potions:1', 'potions:2', 'potions:3', 'potions:4', 'skillCard']);
  buy(t, 'potions:2');
  expect(t.asked).toEqual([1]);
});

test('EA-5.4 it closes when all have passed one after another; who has passed may buy again', () => {
  const t = shop().choose('pass').choose('pass').choose('pass');
  buy(t, 'potions:1');
  expect([t.asked, t.keys()]).toEqual([[0], expect.arrayContaining(['potions:1'])]);
  t.choose('pass').choose('pass').choose('pass');
  expect(t.told('merchant')).toEqual([]);
  t.choose('pass');
  expect(t.told('merchant')).toMatchObject([{ open: false }]);
});

test('EA-5.5 who can afford nothing that is in stock passes without being asked', () => {
  const t = shop([POOR, RICH, POOR, RICH]);
  expect(t.asked).toEqual([1]);
  expect(t.told('passed')).toMatchObject([{ seat: 0, forced: true }]);
  t.choose('pass');
  expect([t.asked, t.told('passed').map(({ seat, forced }) => [seat, forced])]).toEqual([
    [3],
    [
      [0, true],
      [1, false],
      [2, true],
    ],
  ]);
});

test('EA-5.6 a potion costs 1, a Skill Point card 1, an Artifact 2; example 28: twice as much for three players', () => {
  const t = shop([{ stones: [1, 0, 0] }, POOR, POOR, POOR]);
  expect([t.keys(), t.why('artifact'), t.why('potions:2')]).toEqual([['pass', 'potions:1', 'skillCard'], 'EA-5.6', 'EA-5.6']);
  const three = shop([{ stones: [2, 3, 0] }, POOR, POOR]);
  expect(three.keys()).toEqual(['artifact', 'pass', 'potions:1', 'potions:2', 'skillCard']);
  expect(three.denial('potions:3')).toMatchObject({ rule: 'EA-5.6', args: { price: 6 } });
  buy(three, 'potions:2');
  expect(three.told('bought')).toMatchObject([{ count: 2, price: 4 }]);
});

test('EA-5.7 the buyer chooses which Skystones to pay, in any mix', () => {
  const t = shop([{ stones: [1, 2, 1] }, POOR, POOR, POOR]).choose('potions:2');
  expect(t.keys()).toEqual(['pay:w0b1g1', 'pay:w0b2g0', 'pay:w1b0g1', 'pay:w1b1g0']);
  t.choose('pay:w0b1g1');
  expect([t.player(0).stones, t.player(0).ledger.at(6)]).toEqual([[1, 1, 0], -2]);
  // Where there is one way to pay, nobody is asked.
  expect(shop([{ stones: [0, 2, 0] }, POOR, POOR, POOR]).choose('potions:1').question).not.toBe('merchant.pay');
});

test('EA-5.8 any number of potions is bought, up to the supply of four', () => {
  const t = shop([RICH, { ...RICH, potions: 3 }, RICH, RICH]);
  expect([t.keys().filter((key) => key.startsWith('potions')), t.why('potions:2')]).toEqual([['potions:1'], 'EA-5.8']);
  buy(t, 'potions:1');
  expect([t.player(0).potions, t.board.potions]).toEqual([1, 0]);
  expect(t.why('potions:1')).toBe('EA-5.8');
  expect(buy(shop(), 'potions:3').board).toMatchObject({ potions: 1, players: [{ potions: 3 }, {}, {}, {}] });
  t.audit();
});

const hurt = { heroes: { Brannoch: { health: 2 }, Mirelle: { health: 0 } } };

test('EA-5.9 a potion may be used when it is bought, or kept', () => {
  const t = shop([RICH, RICH, RICH, RICH], hurt);
  buy(t, 'potions:2');
  expect([t.asked, t.keys()]).toEqual([[0], ['potion:H2', 'store']]);
  t.choose('potion:H2');
  // Nobody else is hurt: the second one is kept, and nobody is asked.
  expect([t.asked, t.player(0).potions, t.board.potions]).toEqual([[1], 1, 3]);
  const both = buy(shop([RICH, RICH, RICH, RICH], { heroes: { Brannoch: { health: 2 }, Mirelle: { health: 2 } } }), 'potions:2');
  both.choose('potion:H4').choose('potion:H2');
  expect([both.hero('Brannoch').health, both.hero('Mirelle').health, both.player(0).potions]).toEqual([13, 8, 0]);
  expect(shop([RICH, RICH, RICH, RICH], hurt).choose('potions:1').choose('pay:w1b0g0').choose('store').player(0).potions).toBe(1);
});

test('EA-5.10 it heals one living hero of the team to full health, whoever leads it', () => {
  const t = shop([RICH, RICH, RICH, RICH], hurt);
  buy(t, 'potions:1').choose('potion:H2');
  expect([t.hero('Brannoch').health, t.hero('Brannoch').owner]).toEqual([13, 1]);
  expect(t.told('potion')).toMatchObject([{ seat: 0, healed: 11 }]);
  t.audit();
});

test('EA-5.11 not on a dead hero, nor at full health, nor on who cannot be healed', () => {
  const t = shop([RICH, RICH, RICH, RICH], { heroes: { ...hurt.heroes, Ysarre: { health: 1, statuses: ['unheal'] } } });
  buy(t, 'potions:1');
  expect([t.why('potion:H1'), t.why('potion:H3'), t.why('potion:H4')]).toEqual(['EA-5.11', 'EA-5.11', 'EA-5.11']);
  // The same in battle: Ras is at full health, Brannoch cannot be healed, Ysarre is dead.
  const inBattle = turn('Ras', {
    players: [{ hand: 'A21', potions: 1 }, {}, {}, {}],
    heroes: { Brannoch: { health: 1, statuses: ['unheal'] }, Ysarre: { health: 0 }, Mirelle: { health: 1 } },
  });
  expect(['potion:H1', 'potion:H2', 'potion:H3'].map((key) => inBattle.why(key))).toEqual(['EA-5.11', 'EA-5.11', 'EA-5.11']);
  expect(inBattle.keys()).toContain('potion:H4');
});

test('EA-5.12 example 5: three cards are drawn and looked at alone; one goes into the deck, two lie on top', () => {
  const t = buy(shop(), 'skillCard', 'r4', 'b2', 'g7');
  expect([t.asked, t.keys()]).toEqual([[0], ['keep:b2', 'keep:g7', 'keep:r4']]);
  for (const seat of [SPECTATOR, 1, 2, 3]) {
    expect(heardBy(t.engine.told!, seat, 4).find((event) => event.t === 'looked')).toMatchObject({ cards: [-1, -1, -1] });
    expect(viewOf(epicSevenArise, t.state, seat).sight.look).toMatchObject({ cards: [-1, -1, -1] });
  }
  t.choose('keep:r4').choose('top:b2');
  expect([keysOf(t.player(0).secret), t.board.tops[SKILL]!.map(({ card }) => keysOf([card]))]).toEqual(['r4', ['b2', 'g7']]);
  t.audit();
  // The next buyer draws these two and one new card.
  buy(t, 'skillCard', 'g1');
  expect(t.keys()).toEqual(['keep:b2', 'keep:g1', 'keep:g7']);
  expect(heardBy(t.engine.told!, 0, 4).filter((event) => event.t === 'kept')).toMatchObject([{ card: cards('r4')[0] }]);
  expect(heardBy(t.engine.told!, 1, 4).filter((event) => event.t === 'kept')).toMatchObject([{ card: -1 }]);
});

test('EA-5.13 the buyer chooses the order of what goes back, and only the buyer knows it', () => {
  for (const [top, order] of [
    ['b2', 'b2 g7'],
    ['g7', 'g7 b2'],
  ]) {
    const t = buy(shop(), 'skillCard', 'r4', 'b2', 'g7').choose('keep:r4').choose(`top:${top}`);
    const tops = (seat: number): string => keysOf(viewOf(epicSevenArise, t.state, seat).sight.tops[SKILL]!.map(({ card }) => card));
    expect([tops(0), tops(1)]).toEqual([order, '-1 -1']);
  }
});

/** All Skill Point cards but these are in somebody's deck. */
function owning(but: string): string {
  const all = cards('').concat(
    epicSevenArise.content.cards.flatMap(({ kind, count }, card) => (kind === 'skill' ? Array.from({ length: count }, () => card) : [])),
  );
  for (const card of cards(but)) all.splice(all.indexOf(card), 1);
  return keysOf(all);
}

test('EA-5.14 with one or two cards left these are drawn; with none the item is sold out', () => {
  const two = buy(shop([{ stones: [2, 0, 0], deck: owning('r4 g1') }, RICH, RICH, RICH]), 'skillCard', 'g1', 'r4');
  expect(two.keys()).toEqual(['keep:g1', 'keep:r4']);
  two.choose('keep:g1');
  // One card goes back: there is no order to choose.
  expect([two.asked, two.board.tops[SKILL]!.length]).toEqual([[1], 1]);
  const none = shop([{ stones: [2, 0, 0], deck: owning('') }, RICH, RICH, RICH]);
  expect([none.keys().includes('skillCard'), none.why('skillCard')]).toEqual([false, 'EA-5.14']);
});

test('EA-5.15 a bought card goes into the deck; the hand is not changed', () => {
  const t = buy(shop([{ ...RICH, hand: 'g1 g2' }, RICH, RICH, RICH]), 'skillCard', 'r4', 'b2', 'g7')
    .choose('keep:r4')
    .choose('top:b2');
  expect([t.hand(0), keysOf(t.player(0).secret)]).toEqual(['g1 g2', 'r4']);
});

test('EA-5.16 an Artifact is bought in the same way, from its own deck', () => {
  const t = buy(shop(), 'artifact', 'A01', 'A31', 'A07');
  expect(t.keys()).toEqual(['keep:A01', 'keep:A07', 'keep:A31']);
  t.choose('keep:A07').choose('top:A31');
  expect([keysOf(t.player(0).secret), t.board.tops[ARTIFACT]!.map(({ card }) => keysOf([card])), t.board.stock[ARTIFACT]]).toEqual([
    'A07',
    ['A31', 'A01'],
    28,
  ]);
  expect(t.told('bought')).toMatchObject([{ item: 'artifact', price: 2 }]);
});

const ARTIFACTS = epicSevenArise.content.cards.flatMap(({ id, kind }) => (kind === 'artifact' ? [id] : []));

test('EA-5.17 where the Artifact deck is empty the discard pile is shuffled into a new one; where that is empty too, sold out', () => {
  const t = shop([{ ...RICH, deck: ARTIFACTS.slice(4).join(' ') }, RICH, RICH, RICH], { discards: ARTIFACTS.slice(0, 4).join(' ') });
  expect(t.board.stock[ARTIFACT]).toBe(0);
  buy(t, 'artifact', 'A02', 'A03', 'A01');
  expect([t.told('artifactsAgain').length, t.board.discards, t.board.stock[ARTIFACT]]).toEqual([1, [], 1]);
  t.audit();
  // With cards left, only those are drawn.
  const one = shop([{ ...RICH, deck: ARTIFACTS.slice(5).join(' ') }, RICH, RICH, RICH], { discards: ARTIFACTS.slice(0, 4).join(' ') });
  expect(buy(one, 'artifact', 'A05').keys()).toEqual(['keep:A05']);
  const none = shop([{ ...RICH, deck: ARTIFACTS.join(' ') }, RICH, RICH, RICH]);
  expect([inStock(none.board, ARTIFACT), none.why('artifact')]).toEqual([0, 'EA-5.14']);
});

test('EA-5.18 exactly one of the drawn cards must be kept', () => {
  const t = buy(shop(), 'skillCard', 'r4', 'r4', 'g7');
  expect(t.keys()).toEqual(['keep:g7', 'keep:r4']);
  t.choose('keep:r4').choose('top:g7');
  expect([t.player(0).secret.length, t.board.tops[SKILL]!.length]).toEqual([1, 2]);
});

test('EA-5.19 purchases go on for as long as somebody can pay', () => {
  const t = shop([{ stones: [9, 0, 0] }, POOR, POOR, POOR]);
  for (let bought = 1; bought <= 9; bought++) {
    t.choose('skillCard').settle();
    while (t.question.startsWith('pick')) t.choose(t.keys()[0]!);
    expect(t.player(0).secret).toHaveLength(bought);
  }
  expect(t.told('merchant')).toMatchObject([{ open: false }]);
});

test('EA-5.20 nothing can be sold or returned', () => {
  expect(
    shop([{ ...RICH, potions: 1, hand: 'A01 g1' }, RICH, RICH, RICH])
      .keys()
      .toSorted(),
  ).toEqual(['artifact', 'pass', 'potions:1', 'potions:2', 'potions:3', 'skillCard']);
});

test('EA-5.21 the friendship order stays as it was for as long as the Merchant is open', () => {
  const t = shop([{ stones: [4, 0, 0] }, { stones: [5, 0, 0] }, POOR, POOR], { order: [1, 0, 2, 3] });
  buy(t, 'potions:4');
  expect([t.asked, t.board.order, t.told('ranked')]).toEqual([[0], [1, 0, 2, 3], []]);
});

test('EA-4.11 whoever receives an Artifact looks at three and keeps one, in friendship order', () => {
  const t = table({ order: [3, 1, 0, 2], stack: [receive(ARTIFACT, 0b1011, 'EA-4.11')] });
  t.draw(...t.all('A01 A02 A03'));
  expect([t.asked, t.keys()]).toEqual([[3], ['keep:A01', 'keep:A02', 'keep:A03']]);
  t.choose('keep:A02').choose('top:A01', t.finds('A04'));
  expect([t.asked, t.keys()]).toEqual([[1], ['keep:A01', 'keep:A03', 'keep:A04']]);
  t.choose('keep:A01').choose('top:A03', t.finds('A05'));
  expect(t.asked).toEqual([0]);
});

test('EA-4.12 a Skill Point card is received likewise', () => {
  const t = table({ stack: [receive(SKILL, 0b0001, 'EA-4.12')] });
  t.draw(...t.all('r1 r2 r3'))
    .choose('keep:r3')
    .choose('top:r1');
  expect([keysOf(t.player(0).secret), t.board.tops[SKILL]!.length, t.board.stock[SKILL]]).toEqual(['r3', 2, 57]);
});

test('EA-19.9 a card that cannot be drawn is replaced by a Skystone of the player’s choice', () => {
  const t = table({ players: [{ deck: owning('') }, POOR, POOR, POOR], stack: [pick(2, SKILL, 'EA-4.12', 'stone')] });
  expect([t.asked, t.keys()]).toEqual([[2], ['colour:black', 'colour:green', 'colour:white']]);
  t.choose('colour:green');
  expect(t.player(2).stones).toEqual([0, 0, 1]);
});

test('EA-13.8 for an "any" Skystone the player chooses the colour, one by one', () => {
  const t = table({ stack: [colour(1, 2, 'kill', 'EA-13.8')] })
    .choose('colour:black')
    .choose('colour:white');
  expect([t.player(1).stones, t.told('stones').map(({ source }) => source)]).toEqual([
    [1, 1, 0],
    ['kill', 'kill'],
  ]);
});
