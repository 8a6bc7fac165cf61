import { ALL, SPECTATOR, viewOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { readContent } from '../content/read.ts';
import { dragonReachFiles } from '../content/dragonReach.ts';
import { sevenMoons } from '../game.ts';
import { reach } from '../rules/03-journey.ts';
import { roomOf } from '../rules/things.ts';
import { questHexes } from '../telling/places.ts';
import { questOf } from '../telling/quests.ts';
import { english } from '../words/en.ts';
import { content, dice, face, hexOf, idOf, rowOf, table, type HeroGiven, type Table } from './table.ts';

// Chapter 10: quests. What each of the twelve cards asks and pays is in quest-cards.test.ts.

/** Stonewood's hero, in the action step where they stand. */
const stands = (hero: HeroGiven): Table => table({ heroes: { SW: hero, TH: {} } }).stay();
const quest = (id: string): number => rowOf(content.questCards, id);

test('SM-10.1 at Dragonmarch a Quest card may be drawn, at no cost; nowhere else', () => {
  const t = stands({ at: 'Dragonmarch', gold: 0 });
  t.choose('quest', t.finds('Q6'));
  expect([t.hero('SW').quest, t.hero('SW').gold, t.board.quests.length]).toEqual([quest('Q6'), 0, 11]);
  expect(t.keys()).toContain('end');
  for (const at of ['Garndell', 'Starspire', 'Stonewood', 'Mossgate', 'H7']) expect(stands({ at }).keys()).not.toContain('quest');
});

test('SM-10.2 only who holds no unfinished quest draws', () => {
  expect(stands({ at: 'Dragonmarch', quest: 'Q6' }).why('quest')).toBe('SM-10.2');
  expect(stands({ at: 'Dragonmarch', done: ['Q6', 'Q7'] }).keys()).toContain('quest');
});

test('SM-10.2 at most one card a turn is drawn, though the first was given away', () => {
  const t = table({ heroes: { SW: { at: 'Dragonmarch' }, TH: { at: 'Dragonmarch' } } }).stay();
  t.choose('quest', t.finds('Q6')).choose('trade:1').choose('give:quest').choose('offer').choose('accept');
  expect([t.hero('SW').quest, t.hero('TH').quest, t.why('quest')]).toEqual([-1, quest('Q6'), 'SM-10.2']);
});

test('SM-10.3 the current quest lies open for everybody', () => {
  const t = stands({ at: 'Dragonmarch' });
  t.choose('quest', t.finds('Q9'));
  for (const seat of [SPECTATOR, 0, 1]) expect(viewOf(sevenMoons, t.state, seat).sight.heroes[0]!.quest).toBe(quest('Q9'));
  expect(t.engine.told!.find(({ event }) => event.t === 'quest')).toMatchObject({ to: ALL, event: { quest: quest('Q9') } });
});

test('SM-10.4 steps are taken in order, on the hex that each names', () => {
  expect(stands({ at: 'Kurun', quest: 'Q2' }).why('errand')).toBe('SM-10.4');
  expect(stands({ at: 'Garndell', quest: 'Q2' }).why('errand')).toBe('SM-10.4');
  expect(stands({ at: 'Wolfcairn', quest: 'Q2' }).keys()).toContain('errand');
  expect(stands({ at: 'Wolfcairn', quest: 'Q2', step: 1 }).why('errand')).toBe('SM-10.4');
});

test('SM-10.4 passing through is no step', () => {
  const t = table({ heroes: { SW: { at: 'Dragon Mountain', quest: 'Q12', mount: 'horse', gold: 0 }, TH: {} } });
  t.points(5, 4).go('Singing Stones');
  expect(t.keys()).not.toContain('errand');
  t.go('Dragonmarch').stop();
  expect([t.hero('SW').step, t.why('errand')]).toEqual([0, 'SM-10.4']);
});

test('SM-10.4 at most one step is taken in a turn', () => {
  const t = stands({ at: 'Wolfcairn', quest: 'Q2' }).choose('errand');
  t.hero('SW').at = hexOf('Kurun');
  expect(t.why('errand')).toBe('SM-10.4');
  t.choose('end').stay().choose('end').stay();
  expect(t.keys()).toContain('errand');
});

test('SM-10.5 the token needs a free space, which may be made by dropping a resource', () => {
  const t = stands({ at: 'Wolfcairn', quest: 'Q2', goods: { iron: 3 } });
  expect(t.why('errand')).toBe('SM-10.5');
  t.choose('drop:iron').choose('errand');
  expect([t.goods('SW'), roomOf(content, t.hero('SW'))]).toEqual([[0, 2, 0], 0]);
});

test('SM-10.5 the token fills a space until it is handed over', () => {
  const t = stands({ at: 'Kurun', quest: 'Q2', step: 1, goods: { wood: 2 }, gold: 5 });
  expect(t.why('buy:stone')).toBe('SM-6.3');
  t.choose('errand');
  expect(roomOf(content, t.hero('SW'))).toBe(1);
});

test('SM-10.6 there is a quest token for each player, and no quest needs two', () => {
  expect(content.numbers.supply.questTokens).toBe(content.characters.length);
  for (const { steps } of content.questCards) expect(steps.filter(({ token }) => token === 'take').length).toBeLessThanOrEqual(1);
  const numbers = { ...dragonReachFiles.numbers, supply: { ...dragonReachFiles.numbers.supply, questTokens: 3 } };
  expect(() => readContent('own', { ...dragonReachFiles, numbers })).toThrow("field 'supply.questTokens'");
});

test('SM-10.7 a quest token is not stolen, sold, dropped or lost', () => {
  const carrier: HeroGiven = { quest: 'Q8', step: 1, gold: 0 };
  // Nothing to steal: no roll.
  expect(
    table({ heroes: { SW: { ...carrier, at: 'Garndell' }, TH: {} } })
      .points(3, 2)
      .go('C6')
      .told('bandits'),
  ).toEqual([]);
  const atMarket = stands({ ...carrier, at: 'Dragonmarch' });
  expect(atMarket.keys()).toEqual(['end']);
  // What does not fit when the dragon flees are resources.
  const t = stands({ ...carrier, at: 'Broken Watchtower', mount: 'dragon', goods: { wood: 4, iron: 2 } }).choose('end', face(1));
  expect(t.keys()).toEqual(['drop:iron', 'drop:wood']);
  t.choose('drop:iron').choose('drop:iron');
  expect([t.goods('SW'), t.hero('SW').quest, t.hero('SW').step]).toEqual([[2, 0, 0], quest('Q8'), 1]);
});

test('SM-10.8 after the last step come the reward, the card for scoring, the token back, and the end of the turn', () => {
  const t = stands({ at: 'Kurun', quest: 'Q2', step: 1, gold: 20, goods: { wood: 1 } });
  expect(t.keys()).toContain('hire:giants');
  t.choose('errand');
  const { gold, waiting, done, step } = t.hero('SW');
  expect([gold, waiting, done, t.hero('SW').quest, step]).toEqual([24, [0, 0, 1], [quest('Q2')], -1, 0]);
  expect(roomOf(content, t.hero('SW'))).toBe(2);
  expect([t.told('turn').at(-1)!.seat, t.awaited]).toEqual([1, 'sm.move-dice']);
});

test.each<[string, HeroGiven, number, number, boolean]>([
  ['seven is too little', {}, 4, 3, false],
  ['eight is enough', {}, 5, 3, true],
  ['a dragon adds two', { mount: 'dragon' }, 5, 1, true],
  ['a dragon adds no more than two', { mount: 'dragon' }, 4, 1, false],
  ['the Horn adds two', { artefacts: ['A4'] }, 5, 1, true],
  ['both add four', { mount: 'dragon', artefacts: ['A4'] }, 3, 1, true],
])('SM-10.9 a fight at eight: %s', (_, hero, one, other, won) => {
  const t = stands({ at: "Old King's Barrow", quest: 'Q4', ...hero }).choose('errand', dice(one, other));
  expect(t.told('fightOver')).toMatchObject([{ won, target: 8 }]);
});

test('SM-10.10 after a fight the turn ends, won or lost; a lost one costs what the card says and may be tried again', () => {
  const t = stands({ at: "Old King's Barrow", quest: 'Q4', goods: { wood: 1 } }).choose('errand', dice(1, 1));
  expect([t.goods('SW'), t.hero('SW').quest, t.told('turn').at(-1)!.seat]).toEqual([[0, 0, 0], quest('Q4'), 1]);
  t.stay().choose('end').stay().choose('errand', dice(6, 6), t.finds('A1'));
  expect([t.hero('SW').done, t.told('turn').at(-1)!.seat]).toEqual([[quest('Q4')], 1]);
});

test('SM-10.10 the turn ends after a won fight though the quest goes on', () => {
  const t = stands({ at: 'Broken Watchtower', quest: 'Q3' }).choose('errand', dice(6, 6));
  expect([t.hero('SW').step, t.told('turn').at(-1)!.seat]).toEqual([1, 1]);
});

test('SM-10.11 a quest cannot be discarded, only passed on', () => {
  const t = table({ heroes: { SW: { at: 'Stonewood', quest: 'Q7', gold: 1 }, TH: { at: 'Stonewood' } } }).choose('roll', dice(3, 2));
  t.choose('pick:3').stop();
  expect(t.keys()).toEqual(['end', 'trade:1']);
  t.choose('trade:1').choose('give:quest').choose('offer').choose('accept');
  expect([t.hero('SW').quest, t.hero('TH').quest]).toEqual([-1, quest('Q7')]);
});

test('SM-10.12 every quest of the set can always be finished by anybody', () => {
  const { board } = stands({});
  const walker = { ...board.heroes[0]!, gold: 0 };
  const { distance } = reach({ ...board, fires: 0 }, content, walker, content.hexes.length);
  for (const { steps } of content.questCards) {
    for (const { at } of steps) if (typeof at === 'number') expect(distance[at]).toBeGreaterThanOrEqual(0);
  }
  const map = dragonReachFiles.map.map((hex) => (hex.id === 'B7' ? { ...hex, name: 'High Peak' } : hex));
  const quests = dragonReachFiles.quests.map((card) => (card.id === 'Q12' ? { ...card, steps: [{ at: 'High Peak' }] } : card));
  expect(() => readContent('own', { ...dragonReachFiles, map, quests })).toThrow('nobody can stop there');
});

test('SM-10.13 when the deck is empty and there are no discards, no quest can be drawn', () => {
  const t = stands({ at: 'Dragonmarch' });
  t.hero('TH').done = t.board.quests.splice(0);
  expect(t.why('quest')).toBe('SM-10.13');
});

test('SM-10.13 discarded quests make the new deck when the old one is empty, not before', () => {
  const t = table({ heroes: { SW: { at: 'Dragonmarch' }, TH: { quest: 'Q3' }, FW: {} } }).stay();
  t.hero('FW').done = t.board.quests.splice(1);
  t.leave(t.seat('TH'));
  expect([t.board.quests.length, t.board.questsGone]).toEqual([1, [quest('Q3')]]);
  t.choose('quest', face(1));
  expect([t.hero('SW').quest, t.board.quests, t.board.questsGone]).toEqual([quest('Q1'), [quest('Q3')], []]);
});

test('SM-10.14 a turn that ended with an encounter has no quest step', () => {
  const t = table({ heroes: { SW: { at: 'Garndell', quest: 'Q10', goods: { stone: 2 } }, TH: {} } }).points(3, 2);
  t.go('Greenhollow', t.finds('W1'))
    .choose('option:1', face(6))
    .choose(`place:${idOf('Stonewood')}`);
  expect([t.at('SW'), t.hero('SW').quest, t.told('turn').at(-1)!.seat]).toEqual(['Stonewood', quest('Q10'), 1]);
});

test("SM-10.15 'your home city' is that of the present holder", () => {
  const remedy: HeroGiven = { quest: 'Q5', step: 1 };
  expect(stands({ at: 'Stonewood', ...remedy }).keys()).toContain('errand');
  expect(stands({ at: 'Temple Haven', ...remedy }).why('errand')).toBe('SM-10.4');
  const t = table({ heroes: { SW: { at: 'Stonewood', ...remedy }, TH: { at: 'Stonewood' } } });
  t.choose('trade:1').choose('give:quest').choose('offer').choose('accept').stay();
  t.choose('end').stay();
  expect([t.waitingFor, t.why('errand')]).toEqual([['TH'], 'SM-10.4']);
});

test('SM-10.16 who finishes a quest keeps the card and the turn is over, though a partner for a trade stands there', () => {
  const t = table({ heroes: { SW: { at: 'Kurun', quest: 'Q2', step: 1 }, TH: { at: 'Kurun', goods: { wood: 1 } } } }).stay();
  expect(t.keys()).toContain('trade:1');
  t.choose('errand');
  expect([t.hero('SW').done, t.waitingFor]).toEqual([[quest('Q2')], ['TH']]);
});

test('SM-10.8 while the last step is told its card still lies there: nothing of it is left to do, nor to tell', () => {
  const t = table({ heroes: { SW: { at: 'Starspire', quest: 'Q1', step: 1 }, TH: {} } });
  const seat = t.seat('SW');
  const told = () => [questOf(english(content), t.board, seat)?.count ?? null, questHexes(content, t.board, seat).length];
  expect(told()).toEqual(['step 2 of 2', 1]);
  t.hero('SW').step++;
  expect(told()).toEqual([null, 0]);
});
