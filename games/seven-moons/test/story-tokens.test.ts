import { expect, test } from 'vitest';
import { content, dice, face, rowOf, table, type Given, type HeroGiven, type Table } from './table.ts';

// The nine story tokens, each by what it does when it is claimed at Mossgate.

function claims(token: string, hero: HeroGiven = {}, given: Partial<Given> = {}): Table {
  const t = table({ heroes: { SW: { at: 'Mossgate', gold: 5, ...hero }, TH: {} }, options: { storyTokens: true }, ...given }).stay();
  t.choose('claim', t.finds(token));
  expect(t.hero('SW').stories).toEqual([rowOf(content.storyTokens, token)]);
  return t;
}

/** The turn goes on: SM-19.3. */
const expectOn = (t: Table): void => expect([t.waitingFor, t.keys().includes('end')]).toEqual([['SW'], true]);
const expectOver = (t: Table): void => expect(t.told('turn').at(-1)!.seat).toBe(t.seat('TH'));

test('T1 The Oath: two gold', () => {
  const t = claims('T1');
  expect(t.hero('SW').gold).toBe(7);
  expectOn(t);
});

test('T2 The Omen: a look at one card of the Shadow deck', () => {
  const t = claims('T2').draw(face(1));
  t.draw(t.finds('S7'));
  expect(t.told('looked')).toMatchObject([{ seat: 0, owner: -1, card: rowOf(content.shadowCards, 'S7') }]);
  expectOn(t);
});

test('T3 The Betrayal: a gold is lost and a crystal gained', () => {
  const t = claims('T3');
  expect([t.hero('SW').gold, t.hero('SW').crystals]).toEqual([4, 1]);
  expectOn(t);
  const broke = claims('T3', { gold: 0 });
  expect([broke.hero('SW').gold, broke.hero('SW').crystals]).toEqual([0, 1]);
});

test('T4 The Stranger: a Quest card, or two gold for who holds one', () => {
  const t = claims('T4');
  t.draw(t.finds('Q1'));
  // Far from Dragonmarch the letter is not at hand.
  expect([t.hero('SW').quest, t.hero('SW').step, t.hero('SW').gold]).toEqual([0, 0, 5]);
  expectOn(t);
  const busy = claims('T4', { quest: 'Q5' });
  expect([busy.hero('SW').quest, busy.hero('SW').gold]).toEqual([4, 7]);
  expectOn(busy);
});

test('T4 The Stranger: two gold when no quest is left', () => {
  const t = table({ heroes: { SW: { at: 'Mossgate', gold: 5 }, TH: {} }, options: { storyTokens: true } }).stay();
  t.hero('TH').done = t.board.quests.splice(0);
  t.choose('claim', t.finds('T4'));
  expect([t.hero('SW').quest, t.hero('SW').gold]).toEqual([-1, 7]);
});

test('T5 The Heirloom: a resource of any kind or a gold', () => {
  const t = claims('T5').choose('option:0');
  expect(t.ends('take')).toEqual(['iron', 'stone', 'wood']);
  expect(t.choose('take:stone').goods('SW')).toEqual([0, 0, 1]);
  expectOn(t);
  const coin = claims('T5').choose('option:1');
  expect(coin.hero('SW').gold).toBe(6);
  expectOn(coin);
});

test('T6 The Song: three more points in the next movement roll, and only there', () => {
  const t = claims('T6');
  expectOn(t);
  t.choose('end').stay().choose('end').points(3, 2).stop().choose('end').stay().choose('end').points(3, 2);
  expect(t.told('picked').map(({ points }) => points)).toEqual([3, 3, 6, 3, 3]);
});

test('T7 The Grave: a fight at seven for four gold; it ends the turn, and may be declined', () => {
  const won = claims('T7').choose('option:0', dice(4, 3));
  expect(won.hero('SW').gold).toBe(9);
  expectOver(won);
  const lost = claims('T7').choose('option:0', dice(3, 3));
  expect(lost.hero('SW').gold).toBe(5);
  expectOver(lost);
  const declined = claims('T7').choose('option:1');
  expect(declined.told('fought')).toEqual([]);
  expectOn(declined);
});

test('T8 The Homecoming: to the own city, and the turn ends; or not', () => {
  const t = claims('T8').choose('option:0');
  expect(t.at('SW')).toBe('Stonewood');
  expectOver(t);
  const stayed = claims('T8').choose('option:1');
  expect(stayed.at('SW')).toBe('Mossgate');
  expectOn(stayed);
});

test('T9 The Prophecy: one market die is set to 5', () => {
  const t = claims('T9');
  expect(t.keys()).toEqual(['price:iron', 'price:stone', 'price:wood']);
  expect(t.choose('price:iron').board.prices).toEqual([3, 5, 3]);
  expectOn(t);
});
