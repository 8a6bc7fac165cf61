import { argumentOf, only, type Seat } from '@hoard/kernel';
import type { Content } from '../../content/content.ts';
import { NONE, type Board, type Enemy, type Hero } from '../../state/board.ts';
import type { EffectsFrame } from '../../state/cardFrames.ts';
import type { Flow } from '../../state/types.ts';
import { act } from '../../state/verbs.ts';
import { aimIn, mayAimAt, mayReach } from '../aims.ts';
import { findEnemy, isAwake } from '../things.ts';
import type { Heroes } from './fields.ts';
import type { Moments } from './types.ts';

// Whom an effect is for. Where an opponent has to be chosen first, the moment in which that happens is returned.

/** Does something to each hero that an effect is for, from the acting one on (HP-1.7). */
export function forHeroes(board: Board, frame: EffectsFrame, to: Heroes, { content }: Flow, does: (hero: Hero) => void): 'hero' | void {
  if (to.who === 'opponent') {
    if (frame.target === NONE) return hasOpponent(board, content, frame.seat, to.within) ? 'hero' : undefined;
    // HP-10.17: a target that has become illegal is lost.
    if (mayAimAt(board, content, frame.seat, to.within, frame.target)) does(board.heroes[frame.target]!);
    return undefined;
  }
  if (to.who === 'self') return does(board.heroes[frame.seat]!);
  const count = board.heroes.length;
  for (let place = 0; place < count; place++) {
    const hero = board.heroes[(frame.seat + place) % count]!;
    if (isReached(content, hero, to)) does(hero);
  }
}

/** The target of an effect that takes an opponent; undefined where there is none any more. */
export function opponentOf(board: Board, content: Content, frame: EffectsFrame, within: number): Hero | undefined {
  return mayAimAt(board, content, frame.seat, within, frame.target) ? board.heroes[frame.target] : undefined;
}

/** Events reach Safe spaces too; sleepers and fallen heroes are left out. */
function isReached({ map }: Content, hero: Hero, to: Exclude<Heroes, { who: 'opponent' }>): boolean {
  if (!isAwake(hero)) return false;
  if (to.who === 'each') return map.spaces[hero.at]!.regions.some((region) => to.in.includes(region));
  return to.who !== 'flare' || map.spaces[hero.at]!.flare >= 0;
}

export const hasOpponent = (board: Board, content: Content, seat: Seat, within: number): boolean =>
  board.heroes.some((hero) => mayAimAt(board, content, seat, within, hero.seat));

/** The enemy that a card was aimed at, if it is still there. */
export function aimedEnemy(board: Board, content: Content, frame: EffectsFrame, within: number, mustBeExposed: boolean): Enemy | undefined {
  const enemy = findEnemy(board, frame.unit);
  return enemy !== undefined && mayReach(board, content, frame.seat, within, mustBeExposed, enemy) ? enemy : undefined;
}

export const own = (_: Board, { seat }: EffectsFrame): number => only(seat);

export const heroMoments = {
  // An activity takes its target when it comes to it; a card has had it since it was played.
  hero: {
    kind: 'decision',
    rules: ['HP-10.17'],
    single: 'taken',
    who: own,
    offer(board, frame, seat, out, { content }) {
      const aim = aimIn(content.effects[frame.queue[0]!]!)!;
      for (const hero of board.heroes) if (mayAimAt(board, content, seat, aim.within, hero.seat)) out.allow(act.aim(hero.seat));
    },
    choose(board, frame, _seat, action) {
      frame.target = argumentOf(action);
      board.aimed = { target: frame.target, unit: NONE };
      frame.at = 'next';
    },
  },
} satisfies Moments<'hero'>;
