import { Random, SPECTATOR, isChoice, viewOf } from '@hoard/kernel';
import { randomPlayer } from '@hoard/players';
import { expect, test } from 'vitest';
import { dragonAttack } from '../index.ts';
import { honourTitleOf } from '../rules/15-modes.ts';
import { LEVELS, type Level } from '../state/choices.ts';
import { openMatch, playAll, playOne, questionOf } from './play.ts';
import { counterIds, dice, face, spaceOf, table, type Given, type Table } from './table.ts';

// Chapter 15: modes and options.

const solo = (level: Level, given: Partial<Given> = {}): Table =>
  table({ players: ['red'], turn: 'red', cleared: 'all', options: { level }, ...given });

test('DA-15.1 two to six play by chapters 1 to 14, without a Dragon die', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const players = Array.from({ length: seats }, (_, seat) => randomPlayer(new Random(15, seat)));
    const match = playAll(openMatch(seats, 15), players);
    expect(match.state.outcome!.places).toHaveLength(seats);
    expect(match.drawn.map(({ purpose }) => purpose)).not.toContain('da.dragon-die');
    expect(match.drawn.map(({ purpose }) => purpose)).not.toContain('da.landing');
  }
});

test('DA-15.2 any seat may be played from its view alone', () => {
  const players = [0, 1, 2].map((seat) => randomPlayer(new Random(2, seat)));
  const match = openMatch(3, 152);
  const { lane, seat, actions } = questionOf(match);
  // A view read back from text is all that a player needs: there is no way from it to the game.
  const view = JSON.parse(JSON.stringify(match.view(seat))) as ReturnType<typeof match.view>;
  expect(actions).toContain(players[seat]!.choose({ view, lane, seat, actions }));
  expect(playAll(match, players).state.outcome).not.toBeNull();
});

test("DA-15.2 what is hidden in a game is in nobody's view: games that differ only in it look the same", () => {
  const views = new Map<number, Set<string>>();
  for (let number = 0; number < 40; number++) {
    const match = openMatch(2, number, { colours: ['red', 'violet'] });
    const { seat } = questionOf(match);
    const seen = views.get(seat) ?? new Set();
    for (const viewer of [SPECTATOR, 0, 1]) seen.add(JSON.stringify({ ...match.view(viewer), viewer: 0 }));
    views.set(seat, seen);
  }
  expect([...views.values()].map((seen) => seen.size)).toEqual([1, 1]);
});

test('DA-15.2 which counters have not turned up is public, where they lie is not', () => {
  const match = openMatch(2, 15);
  const players = [0, 1].map((seat) => randomPlayer(new Random(3, seat)));
  while (match.state.outcome === null) {
    playOne(match, players);
    const { sight } = viewOf(dragonAttack, match.state, 0);
    expect(sight.pool).toEqual(sight.pool.toSorted((a, b) => a - b));
    expect(new Set(sight.unknown)).toEqual(new Set(sight.pool.length > 0 ? [0, 1] : [0]));
  }
});

const placesOfTied = (options: Given['options'] = {}): readonly number[] => {
  const t = table({
    players: ['red', 'blue', 'violet'],
    turn: 'red',
    at: { red: 'R20' },
    home: { blue: ['gold 5'], violet: ['monster 5'] },
    carried: { blue: ['gold 1'] },
    dragonAt: 7,
    wounds: 3,
    cleared: 'all',
    options,
  });
  return t.roll(2).choose('walk:R30', dice(6)).state.outcome!.places;
};

test('DA-15.3 the tie-break is on unless it is switched off before the game', () => {
  expect(placesOfTied()).toEqual([3, 1, 2]);
  expect(placesOfTied({ tieBreak: true })).toEqual([3, 1, 2]);
  expect(placesOfTied({ tieBreak: false })).toEqual([3, 1, 1]);
});

test('DA-15.4 options, seats and adventurers stay as they were when the game began', () => {
  const match = openMatch(4, 154, { tieBreak: false });
  const fixed = () => {
    const { tieBreak, dragonDie, adventurers, order } = match.state.board;
    return JSON.stringify([match.record().options, match.state.seats, tieBreak, dragonDie, order, adventurers.map(({ hero }) => hero)]);
  };
  const atFirst = fixed();
  const players = [0, 1, 2, 3].map((seat) => randomPlayer(new Random(4, seat)));
  while (match.state.outcome === null) {
    playOne(match, players);
    expect(fixed()).toBe(atFirst);
  }
});

test('DA-15.5 alone, the other five gates stand open and nobody is ever met', () => {
  const t = table({ players: ['red'], turn: 'red' }).roll(3);
  expect(t.ends('walk')).toEqual(expect.arrayContaining(['B10', 'G10', 'A10', 'V10', 'W10']));
  const match = playAll(openMatch(1, 155), [randomPlayer(new Random(5))]);
  expect(match.journal.filter(isChoice).map(({ key }) => key.split(':')[0])).not.toContain('fight');
  expect(match.drawn.map(({ purpose }) => purpose)).not.toContain('da.duel-dice');
});

test('DA-15.6 alone, the Dragon die is rolled at the end of each turn, after everything else', () => {
  const t = table({ players: ['red'], turn: 'red', at: { red: 'R20' }, dragonAt: 3, options: { level: 'knight' } }).roll(2);
  t.choose('walk:R31', t.finds('Mudling'), dice(2));
  expect(t.awaited).toBe('da.dragon-die');
  t.draw(face(1), t.finds("Farmer's Purse"));
  expect(t.board.dragonAt).toBe(4);
  expect(t.hoard).toEqual(counterIds("Farmer's Purse"));
  expect(t.waitingFor).toEqual(['red']);
});

test('DA-15.6 a 1 for movement moves the Dragon once, and no Dragon die follows', () => {
  const t = solo('legend', { dragonAt: 3 }).roll(1);
  expect(t.board.dragonAt).toBe(4);
  expect(t.awaited).toBeNull();
  expect(t.waitingFor).toEqual(['red']);
});

test('DA-15.6 a resting turn has its Dragon die too', () => {
  const t = solo('knight', { resting: ['red'], dragonAt: 3 });
  expect(t.awaited).toBe('da.dragon-die');
  t.draw(face(1));
  expect(t.board.dragonAt).toBe(4);
  expect(t.keys()).toEqual(['roll']);
});

test('DA-15.6 the Dragon that comes by the Dragon die attacks as in chapter 4', () => {
  const t = solo('knight', { at: { red: 'R20' }, dragonAt: 6 })
    .roll(2)
    .choose('walk:R30', face(1));
  expect(t.awaited).toBe('da.dragon-dice');
  t.draw(dice(4), face(1));
  expect(t.told('thrown')).toMatchObject([{ margin: 1 }]);
  // The player is thrown and rests; the turn after that begins where the player has landed.
  t.draw(face(6)).roll(2);
  expect(t.ends('walk')).not.toContain(t.at('red'));
  expect(t.why(`walk:${t.at('red')}`)).toBe('DA-3.5');
});

test('DA-15.7 the Dragon die moves the Dragon up to the number of the level', () => {
  const upTo = { squire: 0, knight: 1, champion: 2, legend: 3 };
  for (const level of LEVELS) {
    for (const shown of [1, 2, 3, 4, 5, 6]) {
      const t = solo(level, { at: { red: 'R20' }, dragonAt: 3 })
        .roll(2)
        .choose('walk:R21');
      if (level === 'squire') expect(t.awaited).toBeNull();
      else t.draw(face(shown));
      expect(t.board.dragonAt).toBe(shown <= upTo[level] ? 4 : 3);
    }
  }
});

test('DA-15.7 the level is Knight unless another is chosen', () => {
  expect(dragonAttack.readOptions({}, 1).level).toBe('knight');
  expect(openMatch(1, 1).state.board.dragonDie).toBe(1);
});

const lostAlone = (): Table => {
  const t = solo('squire', { at: { red: 'R20' }, piles: { R31: ['Stone Ogre'] } });
  return t.roll(2).choose('walk:R31', dice(3));
};

test('DA-15.8 alone, the landing is drawn from all legal ones with equal chances', () => {
  const t = lostAlone();
  expect(t.awaited).toBe('da.landing');
  const die = t.engine.dieOf(t.state, t.state.lanes[0]!)!;
  expect(die).toMatchObject({ outcomes: 5, tickets: 5, upTo: null });
  const landings = [1, 2, 3, 4, 5].map((number) => lostAlone().draw(face(number)).at('red'));
  expect(landings.toSorted()).toEqual(['R20', 'R21', 'R30', 'R41', 'R42']);
  expect(t.draw(face(1)).told('thrown')).toMatchObject([{ rule: 'DA-15.8', distance: 1, margin: 1, from: spaceOf('R31') }]);
});

test('DA-15.9 alone, slaying the Dragon wins, and the score with the hoard gives a title', () => {
  const slay = (given: Partial<Given>): Table =>
    solo('squire', { at: { red: 'R20' }, dragonAt: 7, wounds: 3, ...given })
      .roll(2)
      .choose('walk:R30', dice(6));
  const t = slay({ home: { red: ['gold 6', 'monster 5'] }, hoard: ['gold 5', 'monster 4', 'boat'], carried: { red: ['gold 5'] } });
  expect(t.state.outcome).toMatchObject({ reason: 'slain', places: [1], scores: [20] });
  expect(honourTitleOf(t.state.outcome!.scores[0]!)).toBe('Sword of the Realm');
  expect(slay({}).state.outcome!.rewards[0]).toBeGreaterThan(0.5);
  expect(solo('squire', { dragonAt: 12 }).roll(1).state.outcome).toMatchObject({ reason: 'fallen', places: [0], rewards: [0] });
});

test('DA-15.9 the titles begin at 20, 35, 50 and 65', () => {
  const title = { 0: 'Lucky Survivor', 20: 'Sword of the Realm', 35: 'Champion of Silverado', 50: 'Hero of the Age', 65: 'Legend' };
  const names = Object.values(title);
  for (const [index, from] of Object.keys(title).map(Number).entries()) {
    expect(honourTitleOf(from)).toBe(names[index]);
    if (from > 0) expect(honourTitleOf(from - 1)).toBe(names[index - 1]);
  }
  expect(honourTitleOf(104)).toBe('Legend');
});
