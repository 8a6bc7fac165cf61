import { expect, test } from 'vitest';
import { ONCE_A_TURN } from '../rules/onceATurn.ts';
import { giveBack } from '../rules/20-general.ts';
import { content, dice, rowOf, table, type City, type Given, type HeroGiven, type Table } from './table.ts';

// Chapter 12: trading between players. Stonewood and Temple Haven meet at Kurun unless said otherwise.

function meet(mover: HeroGiven, other: HeroGiven = {}, given: Partial<Given> = {}): Table {
  return table({ heroes: { SW: { at: 'Kurun', gold: 6, ...mover }, TH: { at: 'Kurun', gold: 6, ...other } }, ...given });
}

/** Drafts and makes an offer to the other. */
function offers(t: Table, ...words: string[]): Table {
  t.choose('trade:1');
  for (const word of words) t.choose(word);
  return t.choose('offer');
}

const has = (t: Table, city: City): [number, number[], number] => [t.hero(city).gold, t.goods(city), t.hero(city).crystals];

test('SM-12.1 trades open before the roll and again in the action step', () => {
  const t = meet({ goods: { wood: 1 } });
  expect(t.keys()).toEqual(['roll', 'trade:1']);
  t.choose('roll', dice(3, 2)).choose('pick:3');
  expect(t.keys()).not.toContain('trade:1');
  expect(t.stop().keys()).toContain('trade:1');
});

test('SM-12.1 the partner stands on the same hex', () => {
  expect(table({ heroes: { SW: { at: 'Kurun', quest: 'Q1' }, TH: { at: 'Kurun' }, FW: { at: 'Kurun' }, EF: {} } }).ends('trade')).toEqual([
    '1',
    '2',
  ]);
  // Nobody there: nobody is asked before the roll.
  expect(meet({}, { at: 'Thorngate' }).awaited).toBe('sm.move-dice');
});

test('SM-12.2 any shared hex will do', () => {
  for (const at of ['H7', 'Broken Watchtower', 'Mossgate', 'Emberfall', 'Cinderbridge'])
    expect(meet({ at, goods: { wood: 1 } }, { at }).keys()).toContain('trade:1');
});

test('SM-12.3 resources, unfinished quests and items change hands, for gold, for each other or for nothing', () => {
  const t = meet({ goods: { wood: 1 }, crystals: 1, artefacts: ['A1'], quest: 'Q1' }, { goods: { iron: 2 } }).choose('trade:1');
  expect(t.ends('give')).toEqual(['A1', 'crystal', 'gold', 'purse', 'quest', 'wood']);
  expect(t.ends('ask')).toEqual(['gold', 'iron', 'purse']);
  t.choose('pass');
  offers(t, 'give:wood', 'ask:iron', 'ask:purse').choose('accept');
  expect([has(t, 'SW'), has(t, 'TH')]).toEqual([
    [11, [0, 1, 0], 1],
    [1, [1, 1, 0], 0],
  ]);
  offers(t, 'give:crystal').choose('accept');
  expect([has(t, 'SW'), has(t, 'TH')]).toEqual([
    [11, [0, 1, 0], 0],
    [1, [1, 1, 0], 1],
  ]);
});

test('SM-12.3 nobody gives more than they have', () => {
  const t = meet({ goods: { wood: 1 }, gold: 6 })
    .choose('trade:1')
    .choose('give:wood')
    .choose('give:purse')
    .choose('give:gold');
  expect(t.ends('give')).toEqual([]);
});

test('SM-12.3 a draft without anything in it is no deal, whoever would give', () => {
  const t = meet({ goods: { wood: 1 } }).choose('trade:1');
  expect(t.why('offer')).toBe('SM-12.3');
  expect(t.choose('give:wood').why('offer')).toBeUndefined();
  // A counter-offer begins as empty.
  expect(t.choose('offer').choose('counter').why('offer')).toBe('SM-12.3');
});

test('SM-12.4 two who have nothing but gold are not asked whether they trade', () => {
  expect(meet({}).awaited).toBe('sm.move-dice');
  const t = meet({}).roll(3, 2).choose('pick:3').stop();
  expect([t.keys().includes('trade:1'), t.why('trade:1')]).toEqual([false, 'SM-12.3']);
});

test('SM-12.4 gold changes hands only along with something else', () => {
  const t = meet({ goods: { wood: 1 } }).choose('trade:1');
  expect(t.choose('give:gold').why('offer')).toBe('SM-12.4');
  expect(t.choose('ask:gold').why('offer')).toBe('SM-12.4');
  expect(t.choose('give:wood').keys()).toContain('offer');
});

test('SM-12.5 allies, strongholds, waiting goods, mounts, faeries, story tokens, finished quests and secret cards stay', () => {
  const rich: HeroGiven = {
    gold: 0,
    allies: ['elves', 'giants'],
    strongholds: 2,
    waiting: { wood: 1, stone: 1 },
    mount: 'dragon',
    faerie: 'E1',
    stories: ['T1'],
    done: ['Q1'],
    secrets: ['S1', 'S2'],
  };
  const t = meet(rich, { gold: 0, goods: { iron: 1 } }, { options: { faerieFolk: true, storyTokens: true } }).choose('trade:1');
  expect(t.keys()).toEqual(['ask:iron', 'pass']);
});

test('SM-12.6 both accept the exact deal, and it is carried out all at once', () => {
  const t = offers(meet({ goods: { wood: 2 } }, { goods: { stone: 1 } }), 'give:wood', 'give:wood', 'ask:stone', 'ask:gold');
  expect([t.waitingFor, has(t, 'SW'), has(t, 'TH')]).toEqual([['TH'], [6, [2, 0, 0], 0], [6, [0, 0, 1], 0]]);
  t.choose('accept');
  expect([has(t, 'SW'), has(t, 'TH')]).toEqual([
    [7, [0, 0, 1], 0],
    [5, [2, 0, 0], 0],
  ]);
});

test('SM-12.6 what is refused changes nothing; a counter-offer needs the assent of the other', () => {
  const t = offers(meet({ goods: { wood: 1 } }), 'give:wood', 'ask:purse').choose('refuse');
  expect([has(t, 'SW'), has(t, 'TH')]).toEqual([
    [6, [1, 0, 0], 0],
    [6, [0, 0, 0], 0],
  ]);
  offers(t, 'give:wood', 'ask:purse').choose('counter').choose('ask:wood').choose('give:gold').choose('offer');
  expect([t.waitingFor, has(t, 'SW')]).toEqual([['SW'], [6, [1, 0, 0], 0]]);
  t.choose('accept');
  expect([has(t, 'SW'), has(t, 'TH')]).toEqual([
    [7, [0, 0, 0], 0],
    [5, [1, 0, 0], 0],
  ]);
});

test('SM-12.6 what somebody no longer has cannot be dealt', () => {
  const t = offers(meet({ goods: { wood: 1 } }), 'give:wood', 'ask:gold');
  giveBack(t.board, t.seat('SW'));
  expect([t.why('accept'), t.keys()]).toEqual(['SM-12.6', ['counter', 'refuse']]);
});

test('SM-12.7 two players do not trade on the turn of a third', () => {
  const t = table({ heroes: { SW: {}, TH: { at: 'Kurun', goods: { wood: 1 } }, FW: { at: 'Kurun' } } });
  t.stay();
  expect([t.waitingFor, t.ends('trade')]).toEqual([['SW'], []]);
});

const cask: HeroGiven = { quest: 'Q2', step: 1, steppedAt: 'Wolfcairn' };

test('SM-12.8 after the deal both inventories must fit', () => {
  const t = meet({ goods: { wood: 3 } }, { goods: { iron: 3 } })
    .choose('trade:1')
    .choose('ask:iron');
  expect(t.why('offer')).toBe('SM-12.8');
  t.choose('give:wood').choose('give:wood').choose('offer');
  expect(t.why('accept')).toBe('SM-12.8');
  const even = offers(meet({ goods: { wood: 3 } }, { goods: { iron: 3 } }), 'give:wood', 'ask:iron').choose('accept');
  expect([even.goods('SW'), even.goods('TH')]).toEqual([
    [2, 1, 0],
    [1, 2, 0],
  ]);
  // Items fill no space.
  expect(offers(meet({ crystals: 1, artefacts: ['A1'] }, { goods: { iron: 3 } }), 'give:crystal', 'give:A1').keys()).toContain('accept');
});

test('SM-12.8 a quest token fills a space of who carries it after the deal, and of nobody else', () => {
  const full: HeroGiven = { goods: { wood: 3 } };
  const goods = offers(meet(full, { goods: { iron: 2 }, ...cask }), 'give:wood', 'ask:iron');
  expect(goods.keys()).toContain('accept');
  expect(offers(meet(cask, full), 'give:quest').why('accept')).toBe('SM-12.8');
  expect(offers(meet({ quest: 'Q2' }, full), 'give:quest').keys()).toContain('accept');
  // One token goes, the other comes.
  const swapped = offers(meet({ goods: { wood: 2 }, ...cask }, { goods: { iron: 2 }, quest: 'Q8', step: 1 }), 'give:quest', 'ask:quest');
  expect(swapped.keys()).toContain('accept');
});

test('SM-12.8 either side may drop resources first', () => {
  const t = meet({ goods: { stone: 3 } }, { goods: { iron: 1 } })
    .choose('trade:1')
    .choose('ask:iron');
  t.choose('drop:stone').choose('offer').choose('accept');
  expect([t.goods('SW'), t.goods('TH'), t.board.pool]).toEqual([
    [0, 1, 2],
    [0, 0, 0],
    [18, 17, 16],
  ]);
  // The other makes room while the offer stands.
  const two = offers(meet({ goods: { wood: 1 } }, { goods: { iron: 3 } }), 'give:wood');
  expect(two.why('accept')).toBe('SM-12.8');
  two.choose('drop:iron').choose('accept');
  expect([two.goods('SW'), two.goods('TH')]).toEqual([
    [0, 0, 0],
    [1, 2, 0],
  ]);
});

test('SM-12.8 nothing is dropped where there is room, nor what is part of the deal', () => {
  const t = meet({ goods: { wood: 3 } }, { goods: { iron: 2, stone: 1 }, mount: 'horse' }).choose('trade:1');
  expect(t.ends('drop')).toEqual([]);
  t.choose('give:wood').choose('ask:iron').choose('ask:iron').choose('drop:wood');
  expect([t.goods('SW'), t.ends('drop'), t.choose('offer').ends('drop')]).toEqual([[2, 0, 0], [], []]);
  const full = offers(meet({ goods: { wood: 2 } }, { goods: { iron: 1, stone: 2 } }), 'give:wood', 'give:wood', 'ask:iron');
  expect(full.ends('drop')).toEqual(['stone']);
});

test('SM-12.9 a quest moves with its progress and its token', () => {
  const t = offers(meet(cask, { gold: 6 }), 'give:quest', 'ask:gold').choose('accept');
  expect([t.hero('TH').quest, t.hero('TH').step, t.hero('SW').quest, t.hero('SW').step]).toEqual([1, 1, -1, 0]);
  t.stay().choose('end').stay();
  expect(t.choose('errand').hero('TH').done).toEqual([rowOf(content.questCards, 'Q2')]);
});

test('SM-12.9 a quest that is no part of the deal stays where it is', () => {
  const t = offers(meet({ ...cask, goods: { wood: 1 } }, { quest: 'Q7' }), 'give:wood').choose('accept');
  expect([t.hero('SW').quest, t.hero('SW').step, t.hero('TH').quest]).toEqual([1, 1, 6]);
});

test('SM-12.9 who has a quest already must swap it in the same deal', () => {
  const t = meet(cask, { quest: 'Q7', step: 1, steppedAt: 'Tidegate' }).choose('trade:1').choose('give:quest');
  expect(t.why('offer')).toBe('SM-12.9');
  const gives = meet({ quest: 'Q7' }, { quest: 'Q1' }).choose('trade:1').choose('give:quest');
  const asks = meet({ quest: 'Q1' }, { quest: 'Q7' }).choose('trade:1').choose('ask:quest');
  expect([gives.why('offer'), asks.why('offer')]).toEqual(['SM-12.9', 'SM-12.9']);
  t.choose('ask:quest').choose('offer').choose('accept');
  const quests = (['SW', 'TH'] as const).map((city) => [t.hero(city).quest, t.hero(city).step]);
  expect(quests).toEqual([
    [6, 1],
    [1, 1],
  ]);
  expect(t.hero('SW').steppedAt).toBe(content.gates.find((gate) => content.hexes[gate]!.name === 'Tidegate'));
});

test('SM-12.10 any number of deals, but at most three proposals that come to nothing in a turn', () => {
  const t = meet({ goods: { wood: 3 }, gold: 9 });
  for (let deal = 0; deal < 3; deal++) offers(t, 'give:wood').choose('accept');
  for (let deal = 0; deal < 3; deal++) offers(t, 'ask:wood').choose('accept');
  for (let refusal = 0; refusal < 3; refusal++) offers(t, 'give:wood', 'ask:purse').choose('refuse');
  // Before the roll nothing else is left to do, so it is made.
  expect([t.board.refused, t.awaited]).toEqual([3, 'sm.move-dice']);
  expect(t.stay().why('trade:1')).toBe('SM-12.10');
  t.choose('end');
  expect(t.keys()).toEqual(['roll', 'trade:0']);
});

test('SM-12.10 a counter-offer is a proposal of its own; one that is not made is one refusal', () => {
  const t = offers(meet({ goods: { wood: 1 } }), 'give:wood', 'ask:purse')
    .choose('counter')
    .choose('pass');
  expect([t.board.refused, t.told('refused').map(({ seat }) => seat)]).toEqual([1, [1]]);
  // Who withdraws a draft of their own refuses nothing.
  t.choose('trade:1').choose('pass');
  expect([t.board.refused, t.told('refused').length]).toEqual([1, 1]);
  offers(t, 'give:wood', 'ask:purse').choose('counter').choose('ask:wood').choose('offer');
  expect([t.board.refused, t.why('counter')]).toEqual([2, 'SM-12.10']);
  expect(t.choose('refuse').board.refused).toBe(3);
});

test('SM-12.10 an offer lapses when it is not taken', () => {
  const t = offers(meet({ goods: { wood: 1 } }), 'give:wood')
    .choose('refuse')
    .choose('trade:1');
  expect([t.why('offer'), t.keys().includes('give:wood')]).toEqual(['SM-12.3', true]);
});

test('SM-12.11 nothing but the deal itself binds: it leaves no trace but what changed hands', () => {
  const t = meet({ goods: { wood: 1 } });
  const before = structuredClone(t.board);
  offers(t, 'give:wood').choose('accept');
  before.heroes[0]!.goods = [0, 0, 0];
  before.heroes[1]!.goods = [1, 0, 0];
  // For the rest of the turn it is remembered that goods were given (SM-13.5)...
  before.did = ONCE_A_TURN.gaveAway;
  // ... and that they talked: who talks knows how often somebody refused (SM-12.10).
  expect({ ...t.board, talks: 0, talkers: 0 }).toEqual(before);
});

test('SM-12.12 a trade ends nothing: the roll and every action are still to come', () => {
  const t = offers(meet({ goods: { wood: 1 }, gold: 12 }), 'give:wood').choose('accept');
  expect(t.keys()).toEqual(['roll', 'trade:1']);
  offers(t.stay(), 'ask:wood').choose('accept');
  expect(t.keys()).toEqual(['buy:stone', 'drop:wood', 'end', 'hire:giants', 'trade:1']);
});

test('SM-12.13 in the Shadow Phase nobody trades', () => {
  const t = meet({ strongholds: 2, allies: ['elves'], goods: { wood: 1 } }, { strongholds: 2, allies: ['elves'] }, { moon: 7 });
  t.wave('S1', dice(1), dice(1));
  for (const seat of t.asked) expect(t.keys(seat)).toEqual(['yield:elves', 'yield:stronghold']);
  expect(t.asked).toEqual([0, 1]);
});
