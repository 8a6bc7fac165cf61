import type { Effects, Seat } from '@hoard/kernel';
import type { Content, Effect } from '../content/content.ts';
import { NOWHERE, type Board, type Enemy, type Hero, type Unit } from '../state/board.ts';

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

/** Whether a hero is on the map and awake: nothing else can be aimed at (HP-19.17, HP-20.8). */
export const isAwake = ({ at, asleep, isOff }: Hero): boolean => at !== NOWHERE && !asleep && !isOff;

/** Distance of two heroes on the map (HP-1.10), or more than anything where one is not there. */
export function distanceOf({ map }: Content, one: Hero, other: Hero): number {
  const from = one.at === NOWHERE ? map.start : one.at;
  const to = other.at === NOWHERE ? map.start : other.at;
  const paces = map.distance[from]![to]!;
  return paces < 0 ? Infinity : paces;
}

/** `opp(k)`: an opponent so near who is neither fallen, asleep nor in a Safe space (HP-7.4). */
export function mayAimAt(board: Board, content: Content, seat: Seat, within: number, other: Seat): boolean {
  const owner = board.heroes[seat]!;
  const target = board.heroes[other];
  if (target === undefined || target.team === owner.team || !isAwake(target)) return false;
  return content.map.spaces[target.at]!.kind !== 'safe' && distanceOf(content, owner, target) <= within;
}

/** `enemy(k)`, `exposed(k)`: an enemy so near; never the Dragon. */
export function mayReach(board: Board, { map }: Content, seat: Seat, within: number, mustBeExposed: boolean, enemy: Enemy): boolean {
  const { at } = board.heroes[seat]!;
  if (mustBeExposed && !enemy.isExposed) return false;
  const paces = map.distance[at === NOWHERE ? map.start : at]![enemy.at]!;
  return paces >= 0 && paces <= within;
}

export function enemyOf(board: Board, unit: Unit): Enemy | undefined {
  for (const enemy of board.enemies) if (enemy.unit === unit) return enemy;
  return undefined;
}
