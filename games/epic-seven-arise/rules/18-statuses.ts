import type { Flow } from '@hoard/kernel';
import { STATUS, STATUSES, type Status } from '../content/names.ts';
import { NO_FOE } from '../state/battleEvents.ts';
import type { Monster } from '../state/battle.ts';
import type { Board, Hero } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { immunitiesOf } from './combatants.ts';
import { foeOf, isLiving } from './things.ts';

/** EA-18.3: the acting combatant's own statuses stay until the end of its next turn. */
const isOwnTurn = (board: Board, hero: Hero): boolean => board.turn !== null && board.heroes[board.turn.hero] === hero;

/** EA-18.2: a status on a hero, unless it is there, or kept away by Equipment. Whether it was put on. */
export function putOnHero(board: Board, hero: Hero, status: Status, rule: string, flow: Flow<EpicSevenArise>): boolean {
  const bit = STATUS[status];
  if (!isLiving(hero) || (immunitiesOf(flow.content, hero) & bit) !== 0) return false;
  if (isOwnTurn(board, hero)) hero.fresh |= bit;
  if ((hero.statuses & bit) !== 0) return false;
  hero.statuses |= bit;
  flow.tell({ t: 'status', rule, hero: hero.id, status, on: true, ...NO_FOE });
  return true;
}

/** The same on a monster. `acting`: it is its own turn. */
export function putOnMonster(
  board: Board,
  monster: Monster,
  status: Status,
  acting: boolean,
  rule: string,
  flow: Flow<EpicSevenArise>,
): boolean {
  const bit = STATUS[status];
  // EA-14.14: no stun-lock.
  if (status === 'stun' && monster.wary) return false;
  if (acting) monster.fresh |= bit;
  if ((monster.statuses & bit) !== 0) return false;
  monster.statuses |= bit;
  flow.tell({ t: 'status', rule, hero: -1, status, on: true, ...foeOf(board, monster) });
  return true;
}

/** EA-18.16: never tile tokens. */
export function cleanse(hero: Hero, rule: string, flow: Flow<EpicSevenArise>): void {
  const gone = hero.statuses & (STATUS.stun | STATUS.silence | STATUS.slow | STATUS.unheal);
  hero.statuses &= ~gone;
  hero.fresh &= ~gone;
  for (const status of STATUSES)
    if ((gone & STATUS[status]) !== 0) flow.tell({ t: 'status', rule, hero: hero.id, status, on: false, ...NO_FOE });
}

/** EA-18.3: at the end of a combatant's turn, all that were not put on in it. */
export function expire(combatant: Hero | Monster): void {
  combatant.statuses &= combatant.fresh;
  combatant.fresh = 0;
}
