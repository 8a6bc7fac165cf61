import { only } from '@hoard/kernel';
import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { rest } from '../rules/turnFrames.ts';
import { GATHERED, NOWHERE } from '../state/board.ts';
import { amid } from './playing.ts';
import { card, table, type Given, type HeroGiven } from './table.ts';

// Chapter 16: Rest. Trade stands in chapter-16-trade.

const resting = (vitality: number, given: Given['heroes'] = [{}, {}]) =>
  table({ heroes: [{ at: 'P18', gems: { vitality, faith: 1 }, gold: 0, food: 0, ...given[0] }, ...given.slice(1)] }).choose('rest');

const standingAt = (id: string, given: Given = {}) => table({ heroes: [{ at: id }, {}], ...given });

test('HP-16.1 on a Road or Safe space without enemies and without the Dragon', () => {
  expect(standingAt('P18').keys()).toContain('rest');
  expect(standingAt('P10').keys()).toContain('rest');
  expect(standingAt('P14', { sites: { P14: 'PS09' } }).why('rest')).toBe('HP-16.1');
  expect(standingAt('P18', { enemies: [{ at: 'P18', kind: 'troll' }] }).why('rest')).toBe('HP-12.12');
});

test('HP-16.1 nor in the space of the Dragon', () => {
  expect(standingAt('P19', { dragon: GATHERED, gathered: 1 }).why('rest')).toBe('HP-13.14');
});

/** Whether a Rest that was declared is had. */
const begun = (hero: HeroGiven, given: Given = {}) =>
  amid(0, [rest(0)], { heroes: [{ at: 'P18', gems: { vitality: 2, faith: 1 }, ...hero }, {}], ...given }).story.includes('rested');

test('HP-16.1 a Rest that has become impossible does nothing', () => {
  expect([begun({}), begun({ at: 'P14' }), begun({ asleep: true })]).toEqual([true, false, false]);
  expect(begun({}, { enemies: [{ at: 'P18', kind: 'troll' }] })).toBe(false);
  expect(begun({ at: 'P19' }, { dragon: GATHERED, gathered: 1 })).toBe(false);
});

test('HP-16.6 he looks at what lies face down', () => {
  const game = table({ heroes: [{ at: 'P18' }, {}], piles: [{ at: 'P18', cards: 'MA08', seenBy: only(1) }] }).choose('rest');
  expect(game.eventsOf('lookedAtPile')).toMatchObject([{ seat: 0, cards: [card('MA08')] }]);
});

test('HP-16.2 the first Rest of a turn gives 1 VITALITY, further ones do not', () => {
  const game = resting(2);
  expect(game.gems(0).vitality).toBe(3);
  expect(game.choose('end').choose('rest').gems(0).vitality).toBe(3);
});

test('HP-16.3 one FOOD for 2 VITALITY in each Rest', () => {
  const game = resting(1, [{ food: 2 }, {}]).choose('eat');
  expect([game.gems(0).vitality, game.hero(0).food, game.why('eat')]).toEqual([4, 1, 'HP-16.3']);
});

test('HP-16.4 the Search die once in each Rest, or not at all', () => {
  const game = resting(2);
  expect(game.keys()).toContain('end');
  game.choose('search', face(4));
  expect([game.hero(0).gold, game.why('search')]).toEqual([2, 'HP-16.4']);
});

test('HP-16.5 cards move between Armament and Resources', () => {
  const game = resting(2, [{ shown: 'AR22' }, {}]).choose('gear');
  expect(game.keys().some((key) => key.startsWith('wear:'))).toBe(true);
  const changed = resting(2, [{ worn: 'AR26', shown: 'AR22' }, {}])
    .choose('gear')
    .choose('takeOff:head')
    .choose('wear:AR22')
    .choose('done');
  expect([changed.worn(0), changed.shown(0), changed.frames.endsWith('rest.choose')]).toEqual(['AR22 - - - -', 'AR26', true]);
});

test('HP-16.6 he collects and drops in his space', () => {
  const game = table({ heroes: [{ at: 'P18', gold: 1 }, {}], goods: [{ at: 'P18', food: 2 }] })
    .choose('rest')
    .choose('collectFood')
    .choose('dropGold');
  expect([game.hero(0).gold, game.lyingAt('P18')]).toEqual([0, { gold: 1, food: 0 }]);
});

test('HP-16.10 options in any order until he ends the Rest', () => {
  const game = resting(1, [{ food: 1 }, {}])
    .choose('search', face(5))
    .choose('eat');
  expect(game.frames).toContain('rest.choose');
  expect(game.choose('end').frames).toBe('rounds.next turn.act');
  const other = resting(1, [{ food: 1, gems: { vitality: 1, faith: 1 } }, {}])
    .choose('eat')
    .choose('search', face(5));
  expect([other.frames, other.story.includes('searched')]).toEqual([expect.stringContaining('rest.choose'), true]);
});

test('HP-16.11 with 5 VITALITY the free point is lost and eating is refused; at 4 a meal gives 1', () => {
  const full = resting(5, [{ food: 1 }, {}]);
  expect([full.gems(0).vitality, full.why('eat')]).toEqual([5, 'HP-16.11']);
  const four = resting(3, [{ food: 1 }, {}]).choose('eat');
  expect([four.gems(0).vitality, four.hero(0).food]).toEqual([5, 0]);
});

test('HP-16.12 Rest removes no leech', () => {
  expect(
    resting(2, [{ leeches: 2 }, {}])
      .choose('end')
      .hero(0).leeches,
  ).toBe(2);
});

test('EX-42 two rests: 1 free and 2 by food, then 2 by food alone', () => {
  const game = resting(2, [{ food: 2 }, {}])
    .choose('eat')
    .choose('end');
  expect([game.gems(0).vitality, game.hero(0).food]).toEqual([5, 1]);
  game.hero(0).gems[0] = 3;
  game.choose('rest').choose('eat');
  expect([game.gems(0).vitality, game.hero(0).food, game.keys().includes('search')]).toEqual([5, 0, true]);
});

test('HP-22.3 the Search die: each face and what it gives', () => {
  const found = (shown: number) => {
    const game = resting(2).choose('search', face(shown));
    const drawn = game.awaited;
    return [game.hero(0).gold, game.hero(0).food, drawn];
  };
  expect([1, 2, 4, 5, 6].map(found)).toEqual([
    [0, 1, 'hp.card'],
    [1, 0, 'hp.card'],
    [2, 0, null],
    [1, 0, null],
    [0, 1, null],
  ]);
  const magic = resting(2).choose('search', face(3));
  expect([magic.hero(0).gold, magic.eventsOf('drew')[0]?.deck]).toEqual([1, 3]);
});

test('HP-14.13 whoever falls while he rests does not rest on, and has nothing to drop', () => {
  const game = resting(2).choose('search');
  // What he has found lets the Dragon fly over him.
  game.hero(0).at = NOWHERE;
  game.draw(face(5));
  expect(game.eventsOf('turnEnds')[0]?.seat).toBe(0);
  expect(game.asked).not.toContain(0);
});

test('HP-22.7 a Search may be rolled again by a card, and the new result counts', () => {
  const nose = [{ at: 'P18', gems: { vitality: 5, faith: 1 }, gold: 2, food: 0, shown: 'AB19' }, {}];
  const search = () => table({ heroes: nose }).choose('rest').choose('search', face(1));
  expect(search().keys()).toEqual(['confirm', 'play:AB19']);
  const again = search().choose('play:AB19');
  expect([again.awaited, again.hero(0).gold, again.hero(0).food]).toEqual(['hp.search', search().hero(0).gold, search().hero(0).food]);
  again.draw(face(2));
  expect(again.eventsOf('searched').map((event) => event.face)).toEqual([0, 1]);
  // Once a turn: then the die is taken as it lies.
  expect(again.keys()).toEqual(['confirm']);
});
