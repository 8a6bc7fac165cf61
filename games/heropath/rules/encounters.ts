import { holds, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { CATEGORIES } from '../content/names.ts';
import { NONE, type Board, type Hero, type RealTime } from '../state/board.ts';
import { ownedIn } from './owned.ts';
import { areOpponents, distanceOf, hasEnemy, isAwake, isWithDragon } from './things.ts';
import { marksOf } from './durations.ts';

// Who may encounter whom (HP-19).

export type EncounterKind = 'ambush' | 'thievery' | 'snatching';

/** HP-19.8: what Thievery may name. */
export const THEFTS = [CATEGORIES.indexOf('equipment'), CATEGORIES.indexOf('magic')];

/** In place of a distance: he stands in the same space, and it is an action. */
export const ON_THE_SPOT = -1;

/** The rule that keeps a hero from an Encounter of a kind, or null; `within` is the reach of a card, or ON_THE_SPOT. */
export function barToEncounter(
  board: Board,
  content: Content,
  seat: Seat,
  victim: Seat,
  kind: EncounterKind,
  within: number,
): string | null {
  const attacker = board.heroes[seat]!;
  const { options } = board;
  if (options.competition === 'solo') return 'HP-29.16';
  if (options.competition === 'co-op') return 'HP-28.3';
  if (options.morals === 'golden') return 'HP-25.7';
  if (!areOpponents(attacker, board.heroes[victim]!)) return 'HP-27.3';
  if (board.realTime !== null && !mayMeet(board.realTime, seat, victim)) return 'HP-26.11';
  // HP-26.8: who fights is out of reach.
  if (board.realTime !== null && board.heroes[victim]!.battle !== null) return 'HP-26.8';
  // HP-19.4: whether it succeeded or not.
  if (holds(marksOf(attacker).encountered, victim)) return 'HP-19.4';
  return barInPlace(board, content, attacker, board.heroes[victim]!, kind, within);
}

/** HP-26.23, HP-26.37: whom he holds; under STOP-PASSIVE also who plays in turn with him. */
const mayMeet = ({ heldBy, passive, charging }: RealTime, seat: Seat, victim: Seat): boolean =>
  charging === NONE && (heldBy[victim] === seat || (holds(passive, seat) && holds(passive, victim)));

/** The same without what only counts before it is announced: what a window may still change (HP-24.21). */
export function barInPlace(
  board: Board,
  content: Content,
  attacker: Hero,
  victim: Hero,
  kind: EncounterKind,
  within: number,
): string | null {
  const { map } = content;
  if (!isAwake(victim)) return victim.asleep ? 'HP-19.17' : 'HP-19.21';
  if (!isAwake(attacker)) return 'HP-19.1';
  if (within === ON_THE_SPOT ? attacker.at !== victim.at : distanceOf(content, attacker.at, victim.at) > within) return 'HP-19.1';
  if (hasEnemy(board, victim.at)) return 'HP-19.3';
  const space = map.spaces[victim.at]!;
  if (space.kind === 'safe' || (space.kind === 'settlement' && kind !== 'snatching')) return 'HP-19.2';
  if (victim.at === map.start && (board.round <= 1 || holds(board.risen, victim.seat))) return 'HP-7.11';
  // HP-13.14: on the Dragon's space nobody robs.
  if (within === ON_THE_SPOT && isWithDragon(board, content, victim.at)) return 'HP-13.14';
  if (kind === 'ambush') return victim.at === map.prison ? 'HP-19.19' : null;
  const hasPrey =
    kind === 'snatching' ? victim.gold + victim.food > 0 : THEFTS.some((category) => ownedIn(content, victim, category).length > 0);
  return hasPrey ? null : 'HP-19.11';
}

/** HP-19.9, HP-19.10: whether there is something of that kind to take; `what` is a category, or a supply. */
export function hasPrey(content: Content, victim: Hero, kind: EncounterKind, what: number): boolean {
  if (kind === 'snatching') return (what === 0 ? victim.gold : victim.food) > 0;
  return kind === 'ambush' || ownedIn(content, victim, what).length > 0;
}
