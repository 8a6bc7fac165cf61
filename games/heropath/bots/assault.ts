import type { Content } from '../content/content.ts';
import { DRAGON } from '../content/names.ts';
import { strongestOutfit } from '../odds/outfit.ts';
import { pacesOf } from '../rules/15-travel.ts';
import { VITALITY } from '../rules/bank.ts';
import { marksOf } from '../rules/durations.ts';
import type { Board, Hero } from '../state/board.ts';
import { ATTEMPTS, WIN, dares, chanceOfChallenge, wayToDragon } from './challenge.ts';
import type { Manner } from './manner.ts';
import { chanceToSlay } from './might.ts';

// VITALITY is power, and so is the right gear: who is near to victory makes ready first, and then goes.

/** More Rests than that are not worth waiting for. */
const MOST_RESTS = 2;

/** A hero in the gear that is best against the Dragon. */
function armed(content: Content, hero: Hero): Hero {
  const isGear = (card: number): boolean => card >= 0 && content.cards[card]!.slot !== undefined;
  const hasMore = hero.shown.some(isGear) || hero.hidden.some(({ card }) => isGear(card));
  return hasMore ? strongestOutfit(content, hero, DRAGON) : hero;
}

/** Whether he should wear what is best against the Dragon: he will go soon. */
export const isBound = (board: Board, content: Content, hero: Hero, manner: Manner): boolean =>
  manner.prepares && dares(board, content, hero, manner, chanceOfChallenge(board, content, armed(content, hero)));

/** A hero after so many Rests (HP-16.2, HP-16.3, HP-16.5). */
function rested(content: Content, hero: Hero, rests: number): Hero {
  if (rests === 0) return hero;
  const { gems, rest } = content.numbers;
  let [life, food] = [hero.gems[VITALITY]!, hero.food];
  for (let place = 0; place < rests; place++) {
    if (place === 0 && !marksOf(hero).rested) life = Math.min(gems, life + rest.vitality);
    if (food === 0 || life === gems) continue;
    food--;
    life = Math.min(gems, life + rest.meal);
  }
  return armed(content, { ...hero, food, gems: hero.gems.with(VITALITY, life) });
}

/** The chance to slay the Dragon in this turn after so many Rests. */
function chanceAfter(board: Board, content: Content, hero: Hero, rests: number): number {
  const travels = Math.ceil(wayToDragon(board, content, hero) / pacesOf(board, hero, { content }));
  const attempts = Math.min(ATTEMPTS, hero.actions - travels - rests);
  if (attempts <= 0) return 0;
  return chanceToSlay(board, content, rested(content, hero, rests), attempts, board.gathered > 0 || travels === 0 ? 0 : 1);
}

/** What a Rest is worth to who challenges the Dragon after it; 0 where that is no better than to go at once, or not good enough. */
export function worthOfPreparing(board: Board, content: Content, hero: Hero, manner: Manner): number {
  if (!manner.prepares) return 0;
  if (board.options.competition === 'co-op')
    return WIN * (chanceOfChallenge(board, content, rested(content, hero, 1)) - chanceOfChallenge(board, content, hero));
  const now = chanceAfter(board, content, hero, 0);
  let best = now;
  for (let rests = 1; rests <= MOST_RESTS; rests++) best = Math.max(best, chanceAfter(board, content, hero, rests));
  return best > now && dares(board, content, hero, manner, best) ? WIN * best : 0;
}
