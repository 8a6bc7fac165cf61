import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { draftersOf } from '../rules/19-bounty.ts';
import { heroArmour, monsterBonus } from '../rules/combatants.ts';
import { tableEffects } from '../rules/effects/frame.ts';
import { merchant, poll } from '../rules/frames.ts';
import { card, fight, healthOf, playOn, prey, turn, type FightGiven } from './fight.ts';
import { content, keysOf, rowOf, table, type PlayerGiven, type Table } from './table.ts';

// The worked examples of the rulebook, number by number.

const party = (heroes: readonly string[], own: PlayerGiven = {}, second: PlayerGiven = {}): PlayerGiven[] =>
  heroes.map((name, seat) => ({ heroes: [name], ...(seat === 0 ? own : seat === 1 ? second : {}) }));

const dead = (): Table => {
  const t = prey({
    players: [{ stones: [1, 0, 0] }, { stones: [1, 0, 0] }, {}, {}],
    monsters: [{ kind: 'grubmaw', at: 'A' }],
    heroes: { Ras: { health: 1 }, Brannoch: { health: 1 }, Ysarre: { health: 0 }, Mirelle: { health: 0 } },
  });
  return t.draw(face(5), face(6));
};

test('Example 21: four deaths at once', () => {
  const t = dead();
  expect(t.asked).toEqual([0]);
  t.choose('decline').choose('revive:white');
  expect(t.state.outcome).toBeNull();
  expect(t.board.heroes.map(({ health }) => health)).toEqual([0, 13, 0, 0]);
  const lost = dead().choose('decline').choose('decline');
  expect(lost.state.outcome).toMatchObject({ reason: 'dead', places: [0, 0, 0, 0] });
});

test('Example 22: free revival', () => {
  const t = turn('Ras', {
    players: [{ hand: 'g2 g2' }, {}, {}, { souls: 3, potions: 1, hand: 'A01', stones: [2, 0, 0] }],
    heroes: { Mirelle: { health: 0 } },
    tokens: { A: '1a' },
    monsters: [{ kind: 'husk', at: 'A', health: 1, card: '1-7' }],
    battle: { token: 0, bounty: [0, 2, 0, 2] },
  });
  playOn(t.choose('skill:1'));
  expect(t.told('took').some(({ seat }) => seat === 3)).toBe(false);
  expect(t.told('souls').some(({ seat, n }) => seat === 3 && n > 0)).toBe(false);
  expect(t.hero('Mirelle').health).toBe(8);
  expect(t.player(3)).toMatchObject({ souls: 0, potions: 0, stones: [2, 0, 0] });
  expect(keysOf(t.board.discards)).toBe('A01');
});

/** Grubmaw from 3 Skulls on; all rest and he misses, until so many battle rounds have ended. */
function dread(rounds: number, given: FightGiven = {}): Table {
  const t = fight({ skulls: 3, tiles: { A: 'T05' }, monsters: [{ kind: 'grubmaw', at: 'A' }], ...given });
  for (let round = 0; round < rounds; round++) restRound(t);
  return t;
}

function restRound(t: Table): void {
  while (t.awaited !== 'ea.monster-die') t.choose('end');
  t.board.attacks = [];
  t.draw(face(1), face(1), card(t, 12), card(t, 10));
}

test('Example 23: Dread', () => {
  const start = dread(0);
  expect([healthOf(start), monsterBonus(start.board, content, start.board.monsters[0]!)]).toEqual([159, 1]);
  expect([1, 2, 3, 4].map((rounds) => dread(rounds).board.skulls)).toEqual([3, 4, 5, 5]);
  const second = dread(2);
  expect([second.board.monsters[0]!.most, monsterBonus(second.board, content, second.board.monsters[0]!)]).toEqual([159, 2]);
  expect(
    dread(6)
      .told('dread')
      .map(({ n }) => n),
  ).toEqual([1, 2, 3]);
  const weak = { heroes: { Ras: { health: 2, shields: 3 } } };
  expect(dread(4, weak).hero('Ras').health).toBe(1);
  expect(dread(5, weak).hero('Ras').health).toBe(0);
});

test('Example 24: the Breath of Arkasus', () => {
  const t = dread(3, { players: [{ hand: 'A31 A21' }, {}, {}, {}] });
  expect([t.board.skulls, t.board.battle!.round]).toEqual([5, 4]);
  t.choose('use:A31');
  expect(t.board.skulls).toBe(4);
  restRound(t);
  expect([t.board.skulls, t.told('dread').length]).toEqual([5, 0]);
  restRound(t);
  expect(t.told('dread').map(({ n }) => n)).toEqual([1]);
  const late = dread(4, { players: [{ hand: 'A31 A21' }, {}, {}, {}] });
  late.choose('use:A31');
  expect(late.board.skulls).toBe(4);
  restRound(late);
  expect(late.board.skulls).toBe(5);
  restRound(late);
  expect(late.told('dread').map(({ n }) => n)).toEqual([1, 2]);
});

test('Example 25: contribution and bounty', () => {
  const points = { Ysarre: 11 - 3, Ras: 7 + 3 - 3, Mirelle: 2 + 6, Brannoch: 4 + 2 };
  const heroes = Object.keys(points) as (keyof typeof points)[];
  const t = turn('Ras', {
    players: heroes.map((name) => ({ heroes: [name], contribution: points[name], ...(name === 'Ras' ? { hand: 'A21' } : {}) })),
    order: [2, 0, 1, 3],
    monsters: [
      { kind: 'husk', at: 'A', card: '1-5' },
      { kind: 'hound', at: 'A', card: '1-5' },
    ],
  });
  expect(draftersOf(t.board).map((seat) => heroes[seat])).toEqual(['Mirelle', 'Ysarre', 'Ras', 'Brannoch']);
  expect(content.enemies[rowOf(content.enemies, '1-5')]!.bounty).toEqual([3, 1]);
  expect(content.chapters[0]!.monsters.map((row) => content.monsters[row]!.kill)).toEqual([[2], [0], [1], [3, 3]]);
});

test('Example 26: a shared deck', () => {
  const t = turn('Ras', {
    players: [
      { heroes: ['Ras', 'Mirelle'], hand: 'A01 g2 g2', deck: 'g1 g3 g4 g5 g6 g7', souls: 9, stones: [1, 0, 0] },
      { heroes: ['Brannoch', 'Ondra'] },
    ],
  });
  t.choose('skill:1');
  if (t.question === 'skill.set') t.choose('lay:g2');
  if (t.question === 'skill.set') t.choose('lay:g2');
  t.settle(2).choose('plain').choose('end').settle(5);
  expect(t.asked).toEqual([0]);
  expect(t.player(0).hand).toHaveLength(6);
  expect(t.hand(0)).toContain('A01');
  const dies = prey({
    players: [{ heroes: ['Ras', 'Mirelle'], hand: 'A01', souls: 9, potions: 1, stones: [1, 0, 0] }, { heroes: ['Brannoch', 'Ondra'] }],
    heroes: { Mirelle: { health: 1, circle: 'e' }, Ras: { circle: 'a' } },
  });
  dies.draw(face(1), card(dies, 7)).choose('revive:white');
  expect(dies.player(0)).toMatchObject({ souls: 0, potions: 0 });
  expect(dies.hand(0)).toBe('');
});

test('Example 27: a discard from a tile', () => {
  const wading = content.effects.findIndex((effect) => effect.do === 'tile');
  const t = fight({
    chapter: 2,
    on: 'A',
    tokens: { A: 'none' },
    players: [
      { heroes: ['Ras', 'Mirelle'], hand: 'g1 g2' },
      { heroes: ['Brannoch'], hand: 'g3 g4' },
      { heroes: ['Ysarre'], hand: 'g5 g6' },
    ],
    monsters: [{ kind: 'husk', at: 'A' }],
    board: (board) => board.tileEffects.push(wading),
  });
  expect(t.asked).toEqual([0, 1, 2]);
  t.chooseAs(0, 'discard:g1').chooseAs(1, 'discard:g3').chooseAs(2, 'discard:g5');
  expect(t.told('discarded').map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

const price = (key: string): number => {
  const u = table({ players: [{ stones: [5, 0, 0] }, {}, {}], stack: [merchant()] }).choose(key);
  return 5 - u.player(0).stones[0]!;
};

test('Example 28: prices for three', () => {
  const t = table({ players: [{ stones: [5, 0, 0] }, {}, {}], stack: [merchant()] });
  expect(t.keys()).toEqual(['artifact', 'pass', 'potions:1', 'potions:2', 'skillCard']);
  expect(['potions:1', 'potions:2', 'skillCard', 'artifact'].map(price)).toEqual([2, 4, 2, 4]);
});

test('Example 29: found before asked', () => {
  const t = table({
    chapter: 5,
    story: '2A',
    found: ['5e'],
    slain: ['sir-ashgrave'],
    phase: 'story',
    round: 4,
    board: (board) => void ((board.completed = true), (board.next = board.story + 2)),
  });
  expect(t.storyCard).toBe('3');
  expect(t.told('completed')).toHaveLength(1);
  expect(t.asked).toEqual([0, 1, 2, 3]);
  for (const seat of [0, 1, 2, 3]) t.chooseAs(seat, 'colour:white');
  t.settle();
  expect(t.storyCard).toBe('3');
  expect(content.stories[t.board.next]!.id).toBe('4B');
});

const voted = (third: string): Table => {
  const t = table({ chapter: 1, at: 'B', stack: [poll('explore', [4, 5, 6])] });
  return t.chooseAs(0, 'vote:E').chooseAs(1, 'vote:F').chooseAs(2, third).chooseAs(3, 'abstain');
};

test('Example 30: a vote', () => {
  expect(voted('vote:F').told('chosen')).toMatchObject([{ option: 6, by: 'majority' }]);
  expect(voted('abstain').told('chosen')).toMatchObject([{ option: 5, by: 'rank', seat: 0 }]);
});

test('Example 31: Equipment', () => {
  const given = { options: { mode: 'campaign' as const } };
  const t = turn('Brannoch', {
    ...given,
    players: [{}, { hand: 'Q03 g2 g2', deck: 'g7 b7 r7' }, {}, {}],
    monsters: [{ kind: 'husk', at: 'A', health: 2 }],
  });
  t.choose('use:Q03').settle(1);
  expect(heroArmour(content, t.hero('Brannoch'))).toBe(3);
  expect(t.player(1).hand).toHaveLength(3);
  playOn(t.choose('skill:1'));
  expect(keysOf(t.board.removed)).toBe('Q03');
  const number = turn('Brannoch', { ...given, players: [{}, { hand: 'Q03 g6' }, {}, {}] });
  number.choose('skill:1').settle();
  expect(number.board.removed).toEqual([]);
  expect([...number.player(1).deck, ...number.player(1).hand]).toContain(rowOf(content.cards, 'Q03'));
});

test('Example 32: the second form', () => {
  const t = turn('Ras', {
    chapter: 6,
    at: 'M',
    on: 'T',
    story: '4',
    skulls: 7,
    players: [{ hand: 'g2 g2' }, {}, {}, {}],
    heroes: { Mirelle: { health: 0 } },
    monsters: [
      { kind: 'the-pale-regent', at: 'T', health: 1 },
      { kind: 'husk', at: 'T', called: true },
    ],
    battle: { round: 5 },
  });
  t.choose('skill:1').choose('foe:0').settle();
  for (let asked = 0; asked < 20 && t.storyCard === '4'; asked++) t.chooseAs(t.asked[0]!, t.keys(t.asked[0])[0]!).settle(20);
  expect(t.told('fled')).toHaveLength(1);
  expect(t.told('merchant')).toEqual([]);
  expect(t.told('revived')[0]).toMatchObject({ hero: 3, free: true });
  expect(t.monsters).toEqual(['the-regent-unmasked T 96']);
  expect(t.told('bossRow').at(-1)).toMatchObject({ health: 96, armour: 1, bonus: 3 });
  const unmasked = dread(0, { chapter: 6, at: 'M', on: 'T', story: '5', skulls: 7, monsters: [{ kind: 'the-regent-unmasked', at: 'T' }] });
  const skulls: number[] = [];
  for (let round = 0; round < 5; round++) {
    // The Seventh Stair has 7 on no circle: Drink the Light misses.
    unmasked.board.attacks = [];
    unmasked.draw(face(6), face(6), card(unmasked, 7));
    unmasked.board.attacks = [];
    unmasked.draw(card(unmasked, 7));
    skulls.push(unmasked.board.skulls);
  }
  expect(skulls).toEqual([7, 8, 9, 9, 9]);
  expect(unmasked.told('dread').map(({ n }) => n)).toEqual([1, 2]);
});

test('Example 33: a smaller party', () => {
  const solo = fight({ players: [{}], monsters: [{ kind: 'grubmaw', at: 'A' }] });
  expect(healthOf(solo)).toBe(87);
  expect(monsterBonus(solo.board, content, solo.board.monsters[0]!)).toBe(-1);
  const three = fight({ players: [{}, {}, {}], monsters: [{ kind: 'grubmaw', at: 'A' }] });
  expect(healthOf(three)).toBe(133);
  expect(monsterBonus(three.board, content, three.board.monsters[0]!)).toBe(0);
});

test('Example 34: called help', () => {
  const t = prey({ monsters: [{ kind: 'grubmaw', at: 'A', health: 100 }] });
  t.draw(face(6), face(6));
  expect(t.monsters).toEqual(['grubmaw A 106', 'briarling A 9', 'briarling A 9']);
  expect(t.told('mended').map(({ kind, n }) => [content.monsters[kind]!.id, n])).toEqual([
    ['grubmaw', 3],
    ['grubmaw', 3],
  ]);
  const third = prey({
    monsters: [
      { kind: 'grubmaw', at: 'A', health: 100 },
      { kind: 'briarling', at: 'A', called: true },
      { kind: 'briarling', at: 'A', called: true },
    ],
  });
  third.draw(face(6), face(6));
  expect(third.monsters).toEqual(['grubmaw A 106', 'briarling A 9', 'briarling A 9']);
});

test('Example 35: a kill by the Soul Burn', () => {
  const players = party(['Kestrin', 'Ras', 'Mirelle', 'Brannoch'], { hand: 'g2 g2 A21', souls: 2 });
  const t = turn('Kestrin', {
    players,
    monsters: [
      { kind: 'briarling', at: 'A', health: 4 },
      { kind: 'briarling', at: 'A' },
    ],
  });
  t.choose('skill:1').choose('foe:0').choose('burn');
  expect(t.told('hit').map(({ health }) => health)).toEqual([1, 0]);
  expect([t.player(0).stones, t.player(0).potions]).toEqual([[0, 0, 1], 1]);
});

test('Example 36: riders and a shared hand', () => {
  const t = prey({
    chapter: 2,
    on: 'A',
    tokens: { A: 'none' },
    players: [{ souls: 9 }],
    monsters: [{ kind: 'mother-silt', at: 'A', statuses: ['stun'] }],
  });
  t.draw(face(5));
  expect(t.told('struck')).toHaveLength(4);
  expect(t.player(0).souls).toBe(7);
});

test('Example 37: an Echo', () => {
  const t = turn('Ras', {
    options: { echoes: true },
    players: [{ hand: 'g4 g4 A01', deck: 'g1 g2 g3 g5', souls: 3 }],
    echoes: 'b4 g2 r7',
  });
  t.choose('skill:3', ...t.all('g1 g2 g3'));
  expect(t.player(0).souls).toBe(0);
  expect(t.told('skill')).toMatchObject([{ skill: 2 }]);
  t.choose('end').settle(5);
  expect(t.awaited).toBe('ea.echo');
  t.draw(t.finds('r1'));
  expect(keysOf(t.board.echoes)).toBe('r1 g2 r7');
  expect(keysOf(t.board.bottoms)).toBe('b4');
});

test('Example 38: grim', () => {
  const options = { difficulty: 'grim' as const };
  const skull = content.effects.findIndex((effect) => effect.do === 'skull' && effect.n === 1);
  expect(table({ options, skulls: 4, stack: [tableEffects([skull], 'EA-16.4', 'punishment')] }).state.outcome).toMatchObject({
    reason: 'skulls',
  });
  const t = dread(2, { options, skulls: 4 });
  expect([t.board.skulls, t.told('dread').map(({ n }) => n)]).toEqual([4, [1]]);
});

const last = (token: string): Table => {
  const t = turn('Ras', {
    chapter: 2,
    at: 'H',
    on: 'I',
    story: '4A',
    skulls: 7,
    tiles: { H: 'T02' },
    players: [{ hand: 'g2 g2', stones: [1, 0, 0] }, { stones: [0, 2, 0] }, {}, {}],
    tokens: { I: token },
    monsters: [{ kind: 'mother-silt', at: 'I', health: 1 }],
    heroes: { Ras: { statuses: ['power'] } },
    battle: { token: rowOf(content.tokens, token), bled: true, bounty: [] },
  });
  t.choose('skill:1');
  return playOn(t);
};

test('Example 39: the last battle', () => {
  const wisp = last('2h');
  expect(wisp.told('mission')).toMatchObject([{ success: false }]);
  expect(wisp.board.skulls).toBe(8);
  expect(wisp.state.outcome).toMatchObject({ reason: 'completed' });
  const box = last('2g');
  expect(
    box
      .told('stones')
      .filter(({ source }) => source === 'punishment')
      .map(({ seat }) => seat)
      .toSorted((one, other) => one - other),
  ).toEqual([0, 1]);
  expect(box.state.outcome).toMatchObject({ reason: 'completed' });
});
