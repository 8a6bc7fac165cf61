import type { Effects, Seat } from '@hoard/kernel';
import type { Content, Effect } from '../content/content.ts';
import type { Board, Enemy } from '../state/board.ts';
import { areOpponents, distanceOf, isAwake, isFaceUp, isLocked, isSafe, standOf } from './things.ts';

// Whom and what cards may be aimed at.

/** What a card has to be aimed at when it is played. */
export type Aim =
  | { readonly who: 'opponent' | 'enemy' | 'exposed'; readonly within: number }
  | { readonly who: 'victim'; readonly kind: 'ambush' | 'thievery' | 'snatching'; readonly within: number };

export function aimOf(content: Content, effects: Effects): Aim | null {
  for (const place of effects) {
    const aim = aimIn(content.effects[place]!);
    if (aim !== null) return aim;
  }
  return null;
}

export function aimIn(effect: Effect): Aim | null {
  if (effect.do === 'encounter') return { who: 'victim', kind: effect.kind, within: effect.within };
  if (!('to' in effect)) return null;
  const { to } = effect;
  return to.who === 'opponent' || to.who === 'enemy' || to.who === 'exposed' ? to : null;
}

/** `opp(k)`: an opponent so near who is neither fallen, asleep nor in a Safe space (HP-7.4). */
export function mayAimAt(board: Board, content: Content, seat: Seat, within: number, other: Seat): boolean {
  const owner = board.heroes[seat]!;
  const target = board.heroes[other];
  if (target === undefined || !areOpponents(owner, target) || !isAwake(target)) return false;
  return !isSafe(content, target.at) && distanceOf(content, standOf(owner, content), target.at) <= within;
}

/** `enemy(k)`, `exposed(k)`: an enemy so near; never the Dragon. */
export const mayReach = (board: Board, content: Content, seat: Seat, within: number, mustBeExposed: boolean, enemy: Enemy): boolean =>
  (isFaceUp(enemy) || !mustBeExposed) &&
  !isLocked(board, seat, enemy.unit) &&
  distanceOf(content, standOf(board.heroes[seat]!, content), enemy.at) <= within;
