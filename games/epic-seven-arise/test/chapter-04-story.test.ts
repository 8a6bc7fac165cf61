import { expect, test } from 'vitest';
import { storyCardOf } from '../rules/04-story.ts';
import { tableEffects } from '../rules/effects/frame.ts';
import { content, rowOf, table, type Given, type Table } from './table.ts';
import { won } from './won.ts';

// Chapter 4: rounds and the Story phase.

const RICH = [0, 1, 2, 3].map(() => ({ stones: [1, 1, 0] as const }));

/** The row of a Story card of a chapter. */
const card = (chapter: number, id: string): number => content.chapters[chapter - 1]!.story.find((row) => content.stories[row]!.id === id)!;

/** A Story card that is completed, before the Story phase of the next round. */
const completed = (chapter: number, id: string, next: string, given: Given = {}): Table =>
  table({
    chapter,
    story: id,
    round: 3,
    phase: 'story',
    ...given,
    board(board) {
      board.completed = true;
      board.next = card(chapter, next);
      given.board?.(board);
    },
  });

/** Everybody passes at the Merchant, and keeps the first of whatever cards are offered. */
function onwards(t: Table): Table {
  for (let steps = 0; steps < 60; steps++) {
    t.settle();
    if (t.question === 'merchant.buy') t.choose('pass');
    else if (t.question.startsWith('pick') || t.question === 'circles.choose') t.choose(t.keys()[0]!);
    else if (t.question === 'colour.choose') t.chooseAs(t.asked[0]!, 'colour:white');
    else break;
  }
  return t;
}

test('EA-4.1 a round is Story, Exploration, Combat and Movement, in this order', () => {
  const t = won('A', { tokens: { A: 'none' }, phase: 'story', monsters: [{ kind: 'husk', at: 'A', health: 1 }] });
  expect(t.told('chosen').map(({ about }) => about)).toEqual(['explore', 'battle']);
  t.vote('C');
  expect(t.told('chosen').map(({ about }) => about)).toEqual(['explore', 'battle', 'move']);
  onwards(t);
  expect(t.told('round').map(({ round }) => round)).toEqual([1, 2]);
});

test('EA-4.2 an objective is completed the moment it is met, and what the card says then happens at once', () => {
  const t = won('B', { tokens: { B: '1a' } });
  // Example 1: Arkasus is found, and everybody takes an Artifact at once; card 2A waits.
  expect(t.told('completed')).toMatchObject([{ story: card(1, '1') }]);
  expect([t.question, t.keys().every((key) => key.startsWith('keep:A')), t.storyCard]).toEqual(['pick.keep', true, '1']);
  const kept = onwards(t);
  const artifacts = kept.board.players.map(({ secret, hand }) => [...secret, ...hand].filter((one) => one >= content.firstArtifact).length);
  expect([artifacts, kept.storyCard, kept.board.next]).toEqual([[1, 1, 1, 1], '1', card(1, '2A')]);
});

/** Grubmaw has just fallen under card 4A. */
const slain = (): Table => won('H', { story: '4A', at: 'E', monsters: [{ kind: 'grubmaw', at: 'H', health: 1 }], round: 5 }, 'grubmaw');

test('EA-4.3 the next card is revealed in the following Story phase, never earlier, unless it says now', () => {
  const t = completed(1, '1', '2A');
  expect([t.storyCard, t.told('story').map(({ story }) => story)]).toEqual(['2A', [card(1, '2A')]]);
  const found = onwards(won('B', { tokens: { B: '1a' } }));
  expect([found.board.round, found.storyCard, found.board.completed]).toEqual([1, '1', true]);
  onwards(found.vote('C'));
  expect([found.board.round, found.storyCard]).toEqual([2, '2A']);
  // Card 4A says so: the ending comes while the battle goes on.
  const boss = onwards(slain());
  expect([boss.storyCard, boss.told('round')]).toEqual(['5', []]);
  expect(content.stories.filter(({ now }) => now).map(({ id, chapter }) => `${chapter + 1}-${id}`)).toEqual([
    '1-4A',
    '1-4B',
    '2-4A',
    '2-4B',
    '3-4',
    '4-3A',
    '4-4',
    '5-4A',
    '5-4B',
    '6-4',
    '6-5',
  ]);
});

test('EA-4.4 while the objective is open nothing is revealed and the Merchant stays closed', () => {
  const t = table({ players: RICH, round: 2, phase: 'story' });
  expect([t.question, t.told('story'), t.told('merchant')]).toEqual(['ballot.vote', [], []]);
});

test('EA-4.5 one card is revealed in a Story phase at most, even where its objective is met at once', () => {
  const t = onwards(completed(1, '2A', '3', { at: 'G' }));
  // The heroes stand on the Bell Stone: card 3 is completed on the spot, and the next one waits for the next round.
  expect([t.told('story').length, t.storyCard, t.board.completed, t.board.next]).toEqual([1, '3', true, card(1, '4A')]);
});

test('EA-4.6 in round 1 nothing is revealed and the Merchant is closed', () => {
  const t = table({ players: RICH, round: 1, phase: 'story' });
  expect([t.question, t.told('merchant')]).toEqual(['ballot.vote', []]);
});

test('EA-4.7 first the card is revealed, then what it says happens, then the Merchant opens, then waves come', () => {
  const t = completed(3, '2', '3B', { players: RICH });
  expect(t.story.filter((kind) => ['story', 'skulls', 'merchant', 'settingDie'].includes(kind))).toEqual(['story', 'skulls', 'merchant']);
  onwards(t);
  expect(t.story.filter((kind) => ['story', 'skulls', 'merchant', 'settingDie'].includes(kind))).toEqual([
    'story',
    'skulls',
    'merchant',
    'merchant',
    'settingDie',
  ]);
});

test('EA-4.8 example 29: what was found or slain before counts when its card is revealed; battles won before do not', () => {
  const bell = onwards(completed(5, '2A', '3', { found: ['5e'], slain: ['sir-ashgrave', 'matron-gale'] }));
  expect([bell.storyCard, bell.board.completed, bell.board.next]).toEqual(['3', true, card(5, '4A')]);
  expect(bell.board.players.map(({ stones }) => stones)).toEqual([0, 1, 2, 3].map(() => [1, 0, 0]));
  const wins = onwards(completed(2, '2', '3B', { board: (board) => (board.wins = 5) }));
  expect([wins.storyCard, wins.board.completed, wins.board.wins]).toEqual(['3B', false, 0]);
  const held = onwards(completed(3, '1', '2', { round: 5 }));
  expect(held.board.completed).toBe(false);
  // `hold 3` is met when round 3 ends, not when it begins.
  const holding = table({ chapter: 3, round: 3, stack: [tableEffects(content.stories[card(3, '1')]!.completed, 'EA-4.2', 'story')] });
  expect([holding.told('souls').length, holding.told('completed')]).toEqual([4, []]);
});

const reached = (skulls: number): Table => onwards(table({ story: '3', at: 'G', skulls, phase: 'arrived', round: 4 }));

test('EA-4.9 which card comes next is read when the objective is completed', () => {
  expect([reached(2).storyCard, reached(3).storyCard]).toEqual(['4A', '4B']);
  // Matron Gale fell first; that Sir Ashgrave is dead too when the next card comes does not change it.
  expect(completed(5, '1', '2B', { slain: ['matron-gale', 'sir-ashgrave'] }).storyCard).toBe('2B');
  // A Skull that comes between the completion and the reveal changes nothing.
  expect(onwards(completed(1, '3', '4A', { skulls: 3 })).storyCard).toBe('4A');
});

test('EA-4.10 where the card asks for a vote it is held at the moment of completion', () => {
  const t = table({ chapter: 2, story: '2', at: 'F', phase: 'arrived', round: 4, players: RICH });
  expect([t.asked, t.keys(0)]).toEqual([
    [0, 1, 2, 3],
    ['abstain', 'side:pay', 'side:refuse'],
  ]);
  for (const seat of [0, 1, 2]) t.chooseAs(seat, 'side:pay');
  // Who pays the toll gives a Skystone of their choice, all at the same time.
  expect([t.question, t.asked]).toEqual(['forfeit.choose', [0, 1, 2, 3]]);
  for (const seat of [0, 1, 2, 3]) t.chooseAs(seat, 'forfeit:white');
  expect([t.storyCard, t.player(3).stones]).toEqual(['3A', [0, 1, 0]]);
  const refused = table({ chapter: 2, story: '2', at: 'F', phase: 'arrived', round: 4, players: RICH });
  for (const seat of [0, 1, 2]) refused.chooseAs(seat, 'side:refuse');
  expect([refused.storyCard, refused.told('stones')]).toEqual(['3B', []]);
});

test('EA-4.13 Story rewards are for every player, also one whose heroes are all dead; health is for the living', () => {
  const heroes = { Ras: { health: 0 }, Brannoch: { health: 4 } };
  const souls = table({ chapter: 3, heroes, stack: [tableEffects(content.stories[card(3, '1')]!.completed, 'EA-4.2', 'story')] });
  expect(souls.board.players.map((player) => player.souls)).toEqual([1, 1, 1, 1]);
  const health = table({ heroes, stack: [tableEffects(content.stories[card(1, '2A')]!.revealed, 'EA-4.7', 'story')] });
  expect([health.hero('Ras').health, health.hero('Brannoch').health]).toEqual([0, 6]);
});

test('EA-4.14 after a Story reward with Skystones the friendship order is updated', () => {
  const t = table({ story: '3', at: 'G', phase: 'arrived', round: 4, players: [{ stones: [1, 1, 0] }, {}, {}, {}], order: [1, 2, 3, 0] });
  expect([t.question, t.asked]).toEqual(['colour.choose', [0, 1, 2, 3]]);
  for (const [seat, colour] of ['green', 'white', 'white', 'black'].entries()) t.chooseAs(seat, `colour:${colour}`);
  t.settle();
  expect(t.told('ranked')).toMatchObject([{ rule: 'EA-4.14', scores: [6, 1, 1, 1] }]);
  expect(t.board.order.at(-1)).toBe(0);
});

test('EA-4.15 at the end of the round come the Setting, objectives that look at it, and the deadline', () => {
  const held = table({ chapter: 3, round: 3, phase: 'end', players: RICH });
  expect([held.told('completed').length, held.board.players.map(({ souls }) => souls)]).toEqual([1, [1, 1, 1, 1]]);
  const early = table({ chapter: 3, round: 2, phase: 'end' });
  expect(early.told('completed')).toEqual([]);
  const besieged = table({
    chapter: 3,
    gate: 3,
    round: 3,
    phase: 'end',
    monsters: [{ kind: 'husk', at: 'P' }],
    board: (board) => (board.besieged = 1 << board.monsters[0]!.at),
  });
  expect(besieged.story.filter((kind) => ['gate', 'completed', 'round'].includes(kind)).slice(0, 2)).toEqual(['gate', 'completed']);
  // Who arrives somewhere has arrived before the round ends.
  const arrived = table({
    chapter: 3,
    story: '3A',
    at: 'X',
    gate: 3,
    round: 5,
    phase: 'arrived',
    monsters: [{ kind: 'husk', at: 'P' }],
    board: (board) => (board.besieged = 1 << board.monsters[0]!.at),
  });
  expect(arrived.story.filter((kind) => ['gate', 'completed'].includes(kind))).toEqual(['completed', 'gate']);
  const last = table({ round: 8, phase: 'end' });
  expect([last.told('ended'), last.state.outcome?.places]).toMatchObject([[{ reason: 'deadline' }], [0, 0, 0, 0]]);
  expect(table({ round: 7, phase: 'end' }).state.outcome).toBeNull();
  // An objective that the end of the round completes still counts in the last round but one.
  expect(storyCardOf(held.board, content).id).toBe('2');
});

test('EA-4.16 the last card of each chapter is an ending: it is revealed at once and the chapter is won', () => {
  for (const { story } of content.chapters) {
    const last = content.stories[story.at(-1)!]!;
    expect([last.objective, last.revealed.map((row) => content.effects[row]!.do)]).toEqual([null, ['ending']]);
  }
  const t = slain();
  onwards(t);
  // At once: before the battle is over.
  expect(t.story.filter((kind) => ['completed', 'story', 'battleWon'].includes(kind))).toEqual(['completed', 'story', 'battleWon']);
  while (t.state.outcome === null) t.chooseAs(t.asked[0]!, t.keys(t.asked[0])[0]!).settle();
  expect(t.told('ended')).toMatchObject([{ reason: 'completed' }]);
});

test('EA-4.3 late: where the objective is open when the round ends, another card comes instead', () => {
  const late = table({ round: 3, phase: 'end' });
  expect(late.told('late')).toHaveLength(1);
  expect([late.storyCard, late.board.skulls, late.board.tokens.filter((token) => token >= 0).length]).toEqual(['2B', 1, 0]);
  onwards(late);
  // Its tokens on A to D lie face-up now, and no Artifact was given for the card that was left behind.
  expect(late.told('token').map(({ position }) => late.letter(position))).toEqual(['A', 'B', 'C', 'D']);
  expect(late.board.players.map(({ secret }) => secret.length)).toEqual([0, 0, 0, 0]);
  expect(table({ round: 2, phase: 'end' }).told('late')).toEqual([]);
});

const placing = (chapter: number, id: string, given: Given = {}): Table =>
  table({ chapter, ...given, stack: [tableEffects(content.stories[card(chapter, id)]!.revealed, 'EA-4.7', 'story')] });

test('story effects bring and take monsters, move heroes, and change the boss', () => {
  expect(placing(1, '4B', { at: 'E' }).monsters).toEqual(['grubmaw H 155', 'briarling H 9']);
  // EA-7.24: where the heroes stand on H, they come to the first tile beside it.
  expect(placing(1, '4A', { at: 'H' }).monsters).toEqual(['grubmaw E 155']);
  expect(placing(2, '4A', { at: 'J' }).monsters).toEqual(['mother-silt I 139']);
  expect(
    placing(5, '4B', {
      at: 'M',
      monsters: [
        { kind: 'sir-ashgrave', at: 'E' },
        { kind: 'matron-gale', at: 'W' },
      ],
    }).monsters,
  ).toEqual(['oskreth T 171']);
  expect(placing(5, '2B', { monsters: [{ kind: 'sir-ashgrave', at: 'E', health: 7 }] }).monsters).toEqual(['sir-ashgrave M 7']);
  expect(placing(6, '4', { clean: ['6a', '6b', '6c'] }).monsters).toEqual(['the-pale-regent T 87']);
  const carried = placing(2, '3A');
  expect([carried.board.at, carried.question]).toEqual([carried.position('H'), 'circles.choose']);
  const rest = placing(4, '3B', { board: (board) => (board.bossDamage = 80) });
  expect([rest.board.bossDamage, rest.told('bossMended')]).toMatchObject([74, [{ n: 6 }]]);
  const morrow = placing(3, '4', {
    at: 'P',
    monsters: [
      { kind: 'husk', at: 'Q', card: '3-1' },
      { kind: 'husk', at: 'A', card: '3-3' },
    ],
  });
  morrow.draw(() => 0);
  // The die sends him to the heroes: it is rolled again.
  expect(morrow.monsters).toEqual(['husk A 14']);
  morrow.draw(() => 5);
  expect([morrow.monsters, morrow.told('settingDie').map(({ die }) => die)]).toEqual([
    ['husk A 14', 'castellan-morrow R 137'],
    [1, 6],
  ]);
  expect(rowOf(content.enemies, '3-1')).toBe(morrow.board.enemiesUsed[0]);
});
