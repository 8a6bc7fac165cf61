import { expect, test } from 'vitest';
import { content, dice, rowOf, table, type HeroGiven, type Table } from './table.ts';

// The twelve Quest cards, step by step, with what they pay.

/** Stonewood's hero, in the action step where they stand. */
const stands = (hero: HeroGiven): Table => table({ heroes: { SW: { gold: 3, ...hero }, TH: {} } }).stay();

const carries = ({ goods }: { readonly goods: readonly number[] }): number => goods.reduce((sum, count) => sum + count, 0);

/** The quest is done: its card lies with the others, and the turn is over. */
function expectDone(t: Table, quest: string): void {
  const hero = t.hero('SW');
  expect([hero.done, hero.quest]).toEqual([[rowOf(content.questCards, quest)], -1]);
  expect(t.told('questDone')).toMatchObject([{ seat: 0, quest: rowOf(content.questCards, quest) }]);
  expect(t.told('turn').at(-1)!.seat).toBe(t.seat('TH'));
}

/** The first step is done and the quest goes on. */
function expectStep(t: Table, step: number): void {
  expect([t.hero('SW').step, t.hero('SW').done]).toEqual([step, []]);
  expect(t.why('errand')).toBe('SM-10.4');
}

test('Q1 The Sealed Letter: taken along with the draw, handed over at Starspire for five gold', () => {
  const t = stands({ at: 'Dragonmarch' });
  t.choose('quest', t.finds('Q1'));
  expectStep(t, 1);
  const there = stands({ at: 'Starspire', quest: 'Q1', step: 1 }).choose('errand');
  expect(there.hero('SW').gold).toBe(8);
  expectDone(there, 'Q1');
});

test('SM-10.4 Q1 The Sealed Letter: without a free space at the draw it is fetched on a later visit to Dragonmarch', () => {
  const t = stands({ at: 'Dragonmarch', goods: { wood: 3 } });
  t.choose('quest', t.finds('Q1')).choose('drop:wood');
  expect([t.hero('SW').step, t.why('errand')]).toEqual([0, 'SM-10.4']);
  t.choose('end').stay().choose('end').stay();
  expectStep(t.choose('errand'), 1);
});

test('Q2 A Cask for Kurun: from Wolfcairn to Kurun for four gold and stone for the city', () => {
  expectStep(stands({ at: 'Wolfcairn', quest: 'Q2' }).choose('errand'), 1);
  const t = stands({ at: 'Kurun', quest: 'Q2', step: 1 }).choose('errand');
  expect([t.hero('SW').gold, t.hero('SW').waiting]).toEqual([7, [0, 0, 1]]);
  expectDone(t, 'Q2');
});

test('Q3 The Stolen Anvil: won at seven, lost below, and no room is no fight', () => {
  const won = stands({ at: 'Broken Watchtower', quest: 'Q3' }).choose('errand', dice(5, 2));
  expect([won.hero('SW').step, won.hero('SW').quest]).toEqual([1, 2]);
  const lost = stands({ at: 'Broken Watchtower', quest: 'Q3' }).choose('errand', dice(5, 1));
  expect([lost.hero('SW').step, lost.hero('SW').gold]).toEqual([0, 3]);
  expect(stands({ at: 'Broken Watchtower', quest: 'Q3', goods: { iron: 3 } }).why('errand')).toBe('SM-10.5');
});

test('Q3 The Stolen Anvil: at Deepmine it brings an artefact and two gold', () => {
  const t = stands({ at: 'Deepmine', quest: 'Q3', step: 1 });
  t.choose('errand', t.finds('A1'));
  expect([t.hero('SW').artefacts, t.hero('SW').gold]).toEqual([1, 5]);
  expectDone(t, 'Q3');
});

test("Q4 The Barrow Light: eight wins an artefact at the Old King's Barrow, less loses a resource", () => {
  const t = stands({ at: "Old King's Barrow", quest: 'Q4', goods: { wood: 1 } }).choose('errand', dice(4, 4));
  t.draw(t.finds('A3'));
  expect([t.hero('SW').artefacts, t.goods('SW')]).toEqual([1 << 2, [1, 0, 0]]);
  expectDone(t, 'Q4');
  const lost = stands({ at: "Old King's Barrow", quest: 'Q4', goods: { wood: 1, stone: 1 } }).choose('errand', dice(4, 3));
  expect(lost.keys()).toEqual(['drop:stone', 'drop:wood']);
  expect(lost.choose('drop:stone').goods('SW')).toEqual([1, 0, 0]);
});

test("Q5 The Witch's Remedy: wood at Gloamfen for a token that is worth eight gold at home", () => {
  expect(stands({ at: 'Gloamfen', quest: 'Q5', goods: { iron: 1 } }).why('errand')).toBe('SM-20.7');
  // The wood makes room for what it is given for.
  const t = stands({ at: 'Gloamfen', quest: 'Q5', goods: { wood: 3 } }).choose('errand');
  expect([t.goods('SW'), t.board.pool[0]]).toEqual([[2, 0, 0], 16]);
  expectStep(t, 1);
  const home = stands({ at: 'Stonewood', quest: 'Q5', step: 1 }).choose('errand');
  expect(home.hero('SW').gold).toBe(11);
  expectDone(home, 'Q5');
});

test("Q6 The Dragon Mother's Tithe: one of each at Dragon Mountain for six gold and two crystals", () => {
  expect(stands({ at: 'Dragon Mountain', quest: 'Q6', goods: { wood: 1, iron: 1 } }).why('errand')).toBe('SM-20.7');
  const t = stands({ at: 'Dragon Mountain', quest: 'Q6', goods: { wood: 1, iron: 1, stone: 1 } }).choose('errand');
  expect([carries(t.hero('SW')), t.hero('SW').gold, t.hero('SW').crystals, t.board.pool]).toEqual([0, 9, 2, [18, 18, 18]]);
  expectDone(t, 'Q6');
});

test('Q7 Lanterns at the Gates: two different gates for four gold and a crystal', () => {
  expectStep(stands({ at: 'Mossgate', quest: 'Q7' }).choose('errand'), 1);
  expect(stands({ at: 'Mossgate', quest: 'Q7', step: 1, steppedAt: 'Mossgate' }).why('errand')).toBe('SM-10.4');
  const t = stands({ at: 'Tidegate', quest: 'Q7', step: 1, steppedAt: 'Mossgate' }).choose('errand');
  expect([t.hero('SW').gold, t.hero('SW').crystals]).toEqual([7, 1]);
  expectDone(t, 'Q7');
});

test('Q8 The Lost Apprentice: from Lantern Oak to Starspire, for the wizards or eight gold', () => {
  expectStep(stands({ at: 'Lantern Oak', quest: 'Q8' }).choose('errand'), 1);
  const paid = stands({ at: 'Starspire', quest: 'Q8', step: 1 }).choose('errand').choose('option:1');
  expect([paid.hero('SW').gold, paid.allies('SW'), paid.board.moon]).toEqual([11, [], 0]);
  expectDone(paid, 'Q8');
  const joined = stands({ at: 'Starspire', quest: 'Q8', step: 1 }).choose('errand').choose('option:0');
  expect([joined.hero('SW').gold, joined.allies('SW'), joined.board.moon]).toEqual([3, ['wizards'], 1]);
  expectDone(joined, 'Q8');
});

test('Q8 The Lost Apprentice: who has the wizards already gets the gold', () => {
  const t = stands({ at: 'Starspire', quest: 'Q8', step: 1, allies: ['wizards'] }).choose('errand');
  expect([t.hero('SW').gold, t.board.moon]).toEqual([11, 0]);
  expectDone(t, 'Q8');
});

test('Q9 Terror of the Drowned Shrine: nine wins eight gold and a crystal, less loses two gold', () => {
  const t = stands({ at: 'Drowned Shrine', quest: 'Q9' }).choose('errand', dice(6, 3));
  expect([t.hero('SW').gold, t.hero('SW').crystals]).toEqual([11, 1]);
  expectDone(t, 'Q9');
  const lost = stands({ at: 'Drowned Shrine', quest: 'Q9' }).choose('errand', dice(6, 2));
  expect([lost.hero('SW').gold, lost.hero('SW').quest]).toEqual([1, rowOf(content.questCards, 'Q9')]);
});

test("Q10 The Masons' Oath: two stone at home for wood and iron in the city and two gold", () => {
  expect(stands({ at: 'Stonewood', quest: 'Q10', goods: { stone: 1, wood: 2 } }).why('errand')).toBe('SM-20.7');
  const t = stands({ at: 'Stonewood', quest: 'Q10', goods: { stone: 2 } }).choose('errand');
  expect([t.hero('SW').waiting, t.hero('SW').gold, carries(t.hero('SW'))]).toEqual([[1, 1, 0], 5, 0]);
  expectDone(t, 'Q10');
  expect(stands({ at: 'Temple Haven', quest: 'Q10', goods: { stone: 2 } }).why('errand')).toBe('SM-10.4');
});

test('Q11 Treaty of Two Crowns: from one foreign city to another for eight gold', () => {
  expect(stands({ at: 'Stonewood', quest: 'Q11' }).why('errand')).toBe('SM-10.4');
  expectStep(stands({ at: 'Emberfall', quest: 'Q11' }).choose('errand'), 1);
  const signed = { quest: 'Q11', step: 1, steppedAt: 'Emberfall' };
  expect(stands({ at: 'Emberfall', ...signed }).why('errand')).toBe('SM-10.4');
  expect(stands({ at: 'Stonewood', ...signed }).why('errand')).toBe('SM-10.4');
  const t = stands({ at: 'Fairwater', ...signed }).choose('errand');
  expect(t.hero('SW').gold).toBe(11);
  expectDone(t, 'Q11');
});

test('Q12 Song of the Stones: from the Singing Stones to Dragon Mountain for an artefact', () => {
  expectStep(stands({ at: 'Singing Stones', quest: 'Q12' }).choose('errand'), 1);
  const t = stands({ at: 'Dragon Mountain', quest: 'Q12', step: 1 });
  t.choose('errand', t.finds('A5'));
  expect(t.hero('SW').artefacts).toBe(1 << 4);
  expectDone(t, 'Q12');
});
