import { expect, test } from 'vitest';
import { DRAGON } from '../content/names.ts';
import { heropath } from '../game.ts';
import { strongestOutfit, changesTo } from '../odds/outfit.ts';
import { gear } from '../rules/11-gear.ts';
import { ANY_ENEMY } from '../rules/conditions.ts';
import { basicPower, standingPower } from '../rules/standing.ts';
import type { HeroGiven } from './given.ts';
import { amid } from './playing.ts';
import { content, idsOf, type Table } from './table.ts';

const STRONG = { vitality: 5, faith: 5, experience: 5, skills: 5, wisdom: 5 };
const dressing = (hero: HeroGiven): Table => amid(0, [gear(0, 'HP-16.5')], { heroes: [{ gems: STRONG, ...hero }, {}] });
const powerOf = (game: Table, foe: number): number =>
  basicPower(game.board.heroes[0]!) + standingPower(content, game.board.heroes[0]!, foe);

/** Changes to the best gear against a foe, by what is offered alone. */
function dressBest(game: Table, foe: number): string {
  const hero = game.board.heroes[0]!;
  const best = strongestOutfit(content, hero, foe);
  const before = powerOf(game, foe);
  for (const action of changesTo(content, hero, best)) {
    const key = heropath.keys.keyOf(action);
    if (game.keys().includes(key)) game.choose(key);
  }
  expect(game.board.heroes[0]!.worn).toEqual(best.worn);
  expect(game.board.heroes[0]!.attached).toEqual(best.attached);
  expect(powerOf(game, foe)).toBeGreaterThanOrEqual(before);
  return idsOf(game.board.heroes[0]!.worn);
}

test('HP-11.9 the best gear weighs a weapon for both hands against sword and shield', () => {
  expect(dressBest(dressing({ shown: 'AR03 AR22 AR12' }), ANY_ENEMY)).toBe('AR12 - - - -');
  expect(dressBest(dressing({ shown: 'AR03 AR23 AR12' }), ANY_ENEMY)).toBe('AR03 AR23 - - -');
});

test('HP-11.10 against the Dragon the bow wants other arrows than against enemies', () => {
  const hero = { shown: 'AR15 AR18 AR21' };
  expect(dressBest(dressing(hero), DRAGON)).toBe('AR15 AR21 - - -');
  expect(dressBest(dressing(hero), ANY_ENEMY)).toBe('AR15 AR18 - - -');
});

test('HP-11.11 the ring goes on before the second sword, and Ice on a sword', () => {
  const game = dressing({ shown: 'AR02 AR03 MK26 MA01' });
  expect(dressBest(game, ANY_ENEMY)).toMatch(/AR0[23] AR0[23] - - MK26/);
  expect(game.board.heroes[0]!.attached.filter((card) => card >= 0)).toHaveLength(1);
});

test('HP-10.9 what its owner cannot use is left where it is, and what is worn well stays', () => {
  const game = dressing({ gems: { vitality: 3, skills: 1 }, shown: 'AR03 AR09' });
  expect(dressBest(game, ANY_ENEMY)).toBe('AR09 - - - -');
  expect(changesTo(content, game.board.heroes[0]!, strongestOutfit(content, game.board.heroes[0]!, ANY_ENEMY))).toEqual([]);
});

test('HP-11.7 what lies on one of two swords is not wanted on the other as well', () => {
  const game = dressing({ worn: 'AR03 AR01+MA01 MK26' });
  const hero = game.board.heroes[0]!;
  for (const foe of [ANY_ENEMY, DRAGON]) expect(changesTo(content, hero, strongestOutfit(content, hero, foe))).toEqual([]);
});
