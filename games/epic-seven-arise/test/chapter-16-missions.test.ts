import { face } from '@hoard/kernel/rehearsal';
import { describe, expect, test } from 'vitest';
import type { Mission } from '../content/content.ts';
import { isSuccess } from '../rules/16-missions.ts';
import type { Battle } from '../state/battle.ts';
import { NO_TOKEN } from '../state/board.ts';
import { card, fight, playOn, prey, turn, type FightGiven } from './fight.ts';
import { keysOf, rowOf, content, type PlayerGiven, type Table } from './table.ts';

// Chapter 16: Encounter missions.

/** Ras strikes the last blow in a battle with this token; then everybody takes what is offered first. */
const won = (token: string, given: FightGiven = {}, own: PlayerGiven = {}): Table => {
  const t = turn('Ras', {
    players: [{ hand: 'g2 g2', ...own }, {}, {}, {}],
    monsters: [{ kind: 'husk', at: 'A', health: 1 }],
    tokens: { A: token },
    ...given,
    battle: { token: rowOf(content.tokens, token), ...given.battle },
  });
  return playOn(t.choose('skill:1'));
};

/** Whether a mission succeeds in a battle of four, or of a single player. */
const judged = (mission: Mission, battle: Partial<Battle>, players: readonly PlayerGiven[] = [{ hand: 'A21' }, {}, {}, {}]): boolean =>
  isSuccess(turn('Ras', { players, battle }).board, mission);

test('EA-16.1 the token on the monsters’ tile becomes active, one on the heroes’ tile does nothing', () => {
  const t = fight({ tokens: { A: '1b' } });
  expect(t.board.battle!.token).toBe(rowOf(content.tokens, '1b'));
  const here = fight({ at: 'B', tokens: { A: 'none', B: '1b' } });
  expect(here.board.battle!.token).toBe(-1);
  expect(here.board.tokens[here.position('B')]).toBe(rowOf(content.tokens, '1b'));
});

test('EA-16.2 a mission is judged when the battle ends', () => {
  const t = prey({ tokens: { A: '1b' }, battle: { token: rowOf(content.tokens, '1b'), round: 3 } });
  t.draw(face(1), card(t, 12));
  expect(t.told('mission')).toEqual([]);
  expect(won('1b', { battle: { round: 3 } }).told('mission')).toMatchObject([{ success: false }]);
});

test('EA-16.3 after success all players with a living hero get the reward', () => {
  const t = won('1a', { heroes: { Brannoch: { health: 0 } } });
  expect(t.told('mission')).toMatchObject([{ success: true }]);
  expect(t.told('souls').map(({ seat }) => seat)).toEqual([0, 2, 3]);
});

test('EA-16.4 a failure hits the entire team, players of dead heroes included', () => {
  // Old Scarecrow: everyone; else two Souls are drained.
  const t = won('1d', { players: [{ hand: 'g2 g2', souls: 1 }, { souls: 3 }, { souls: 1 }, {}] });
  expect(t.board.players.map(({ souls }) => souls)).toEqual([0, 1, 0, 0]);
  const dead = won('1d', { players: [{ hand: 'g2 g2', souls: 3 }, { souls: 3 }, {}, {}], heroes: { Brannoch: { health: 0 } } });
  expect(dead.told('souls').find(({ seat }) => seat === 1)).toMatchObject({ n: -2, rule: 'EA-16.4' });
});

test('EA-16.5 the token is gone after the battle, succeeded or not', () => {
  for (const round of [1, 3]) {
    const t = won('1b', { battle: { round } });
    expect(t.board.tokens[t.position('A')]).toBe(NO_TOKEN);
  }
});

test('EA-16.6 a token with a story tag is found when the battle is won, whether or not its mission succeeded', () => {
  const given = { chapter: 2, on: 'A', monsters: [{ kind: 'husk', at: 'A', health: 1 }] };
  const t = won('2a', { ...given, battle: { lost: 9 } });
  expect(t.told('mission')).toMatchObject([{ success: false }]);
  expect(t.board.found).toEqual([rowOf(content.tokens, '2a')]);
  expect(t.board.clean).toEqual([]);
  expect(won('2a', given).board.clean).toEqual([rowOf(content.tokens, '2a')]);
});

test('EA-16.7 Skulls of punishments go on the track', () => {
  expect(won('1b', { battle: { round: 3 } }).board.skulls).toBe(1);
});

test('EA-16.8 if the battle completed the last objective, Skulls no longer matter', () => {
  const t = won('1b', { story: '4A', skulls: 5, monsters: [{ kind: 'grubmaw', at: 'A', health: 1 }], battle: { round: 3 } });
  expect(t.board.skulls).toBe(6);
  expect(t.state.outcome).toMatchObject({ reason: 'completed' });
  // Vashkar dies where it should have taken wing: that ends the story, whatever the punishment brings.
  const early = won('4a', {
    chapter: 4,
    at: 'F',
    on: 'G',
    story: '2',
    skulls: 8,
    tokens: { A: '4a' },
    monsters: [{ kind: 'vashkar', at: 'G', health: 1 }],
    battle: { round: 9, deaths: 9, lost: 99 },
  });
  expect([early.told('mission')[0]!.success, early.board.skulls, early.state.outcome]).toMatchObject([false, 9, { reason: 'completed' }]);
});

test('EA-16.9 rewards come in printed order, each for all players in friendship order; colours are chosen at the same time', () => {
  const t = won('1c', { order: [3, 1, 0, 2], heroes: { Ysarre: { health: 5 } } });
  expect(t.told('souls').map(({ seat }) => seat)).toEqual([3, 1, 0, 2]);
  expect(t.story.indexOf('healed')).toBeLessThan(t.story.indexOf('souls'));
  const colours = turn('Ras', {
    players: [{ hand: 'g2 g2' }, {}, {}, {}],
    monsters: [{ kind: 'husk', at: 'A', health: 1 }],
    tokens: { A: '1b' },
    battle: { token: 1 },
  });
  colours.choose('skill:1').settle();
  expect(colours.asked).toEqual([0, 1, 2, 3]);
});

test('EA-16.10 if potions are short, they go out in friendship order', () => {
  const t = won('1f', {
    order: [3, 1, 0, 2],
    tokens: { A: '1b' },
    battle: { token: rowOf(content.tokens, '1f') },
    board: (board) => void (board.potions = 2),
  });
  expect(t.board.players.map(({ potions }) => potions)).toEqual([0, 1, 0, 1]);
});

/** Where the Bystander stands on the Eel Pools (a 4 9 10, b 8, c 3 7 12, d 1 11, e 5 6) if three heroes stand on these circles. */
const escorted = (...circles: readonly [string, string, string]): Table =>
  fight({
    chapter: 2,
    at: 'B',
    on: 'A',
    tiles: { B: 'T14' },
    tokens: { A: '2e' },
    players: [{ heroes: ['Ras', 'Brannoch', 'Ysarre'] }],
    monsters: [{ kind: 'husk', at: 'A' }],
    heroes: { Ras: { circle: circles[0] }, Brannoch: { circle: circles[1] }, Ysarre: { circle: circles[2] } },
  });

test('EA-16.11 a Bystander stands on the free circle with the most numbers; with none, no hero may die', () => {
  expect(escorted('a', 'd', 'e').board.battle).toMatchObject({ bystander: 4, bystanderAt: 2 });
  expect(escorted('b', 'd', 'e').board.battle).toMatchObject({ bystanderAt: 0 });
  const full = fight({ chapter: 2, on: 'A', tokens: { A: '2e' }, monsters: [{ kind: 'husk', at: 'A' }] });
  expect(full.board.battle).toMatchObject({ bystander: -1, bystanderAt: -1 });
  expect(judged({ is: 'escort', n: 4 }, { deaths: 0 })).toBe(true);
  expect(judged({ is: 'escort', n: 4 }, { deaths: 1 })).toBe(false);
});

test('EA-16.12 a wound leaves at least 1 health', () => {
  const t = won('1e', {
    tokens: { A: '1b' },
    battle: { token: rowOf(content.tokens, '1e') },
    heroes: { Ras: { health: 1 }, Ysarre: { health: 3 } },
  });
  expect([t.hero('Ras').health, t.hero('Ysarre').health]).toEqual([1, 2]);
});

test('EA-16.13 a battle that ends because a boss leaves is won for its mission', () => {
  const t = turn('Ras', {
    chapter: 4,
    at: 'F',
    on: 'G',
    story: '2',
    players: [{ hand: 'g2 g2' }, {}, {}, {}],
    monsters: [
      { kind: 'vashkar', at: 'G', health: 81 },
      { kind: 'hound', at: 'G' },
    ],
    tokens: { A: '4d' },
    battle: { token: rowOf(content.tokens, '4d') },
  });
  playOn(t.choose('skill:1').choose('foe:0'), 8);
  expect(t.told('battleWon')[0]).toMatchObject({ rounds: 1 });
  expect(t.told('mission')[0]).toMatchObject({ success: true });
});

describe('each mission', () => {
  test.each<[string, Mission, Partial<Battle>, Partial<Battle>]>([
    ['swift', { is: 'swift', n: 2 }, { round: 2 }, { round: 3 }],
    ['unbroken', { is: 'unbroken' }, { deaths: 0 }, { deaths: 1 }],
    ['unscathed', { is: 'unscathed', n: 3 }, { lost: 3 }, { lost: 4 }],
    ['first', { is: 'first' }, { drewFirst: true }, { drewFirst: false }],
    ['burn', { is: 'burn', n: 2 }, { burns: 2 }, { burns: 1, duals: 3 }],
    ['dual', { is: 'dual', n: 2 }, { duals: 2 }, { duals: 1, burns: 3 }],
    ['skill', { is: 'skill', skill: 2, n: 2 }, { skills: [0, 2, 0] }, { skills: [2, 1, 2] }],
    ['red', { is: 'red', n: 4 }, { reds: 4 }, { reds: 3, blues: 9 }],
    ['blue', { is: 'blue', n: 4 }, { blues: 4 }, { blues: 3, reds: 9 }],
    ['thrifty', { is: 'thrifty' }, { potions: 0 }, { potions: 1 }],
    ['everyone', { is: 'everyone' }, { hurters: 15 }, { hurters: 7 }],
    ['underdog', { is: 'underdog' }, { killers: 1, poorest: 0 }, { killers: 2, poorest: 0 }],
    ['escort', { is: 'escort', n: 4 }, { bystander: 1, bystanderAt: 4, deaths: 2 }, { bystander: 0, bystanderAt: 4 }],
  ])('%s', (_, mission, good, bad) => {
    expect([judged(mission, good), judged(mission, bad)]).toEqual([true, false]);
  });

  test('none always succeeds, and a single player burns where others lend', () => {
    expect(judged({ is: 'none' }, { deaths: 4 })).toBe(true);
    expect(judged({ is: 'dual', n: 2 }, { burns: 1, duals: 1 }, [{ hand: 'A21' }])).toBe(true);
  });

  test('what they count is counted while the battle goes on', () => {
    const players = [{ hand: 'r2 b2 A21', souls: 5, potions: 1 }, { hand: 'b2' }, {}, {}];
    const t = turn('Ras', { players, heroes: { Ysarre: { health: 2 } } });
    t.choose('potion:H3').choose('skill:3').settle();
    expect(t.board.battle).toMatchObject({ reds: 1, blues: 2, duals: 1, skills: [0, 0, 1], potions: 1, hurters: 1 });
    expect(keysOf(t.player(1).area)).toBe('b2');
    const hit = prey({ heroes: { Ras: { shields: 1 } } });
    hit.draw(face(1), card(hit, 5));
    expect(hit.board.battle).toMatchObject({ lost: 2, bled: true, drewFirst: false });
  });
});
