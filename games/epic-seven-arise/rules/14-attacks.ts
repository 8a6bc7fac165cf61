import type { Flow } from '@hoard/kernel';
import type { Monster } from '../state/battle.ts';
import type { Board } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { ATTACK_NUMBERS } from '../content/names.ts';
import { battleOf } from './fighters.ts';
import { foeOf, isLiving } from './things.ts';

// Enemy Attack cards: which circle they point at, and when they are shuffled.

/** EA-14.5: a drawn card lies face-up for all to see. */
export function drawAttack(board: Board, number: number): number {
  board.attacks.push(number);
  return number;
}

/** EA-14.3: the circle that a card points at, or -1 where its number is open; `taunt` turns it, once. */
export function struckBy(board: Board, monster: Monster, number: number, flow: Flow<EpicSevenArise>): number {
  const taunting = board.heroes.find((hero) => hero.taunt && isLiving(hero));
  const circle = taunting?.circle ?? flow.content.tiles[board.tiles[board.at]!]!.circleOf[number]!;
  if (taunting !== undefined) taunting.taunt = false;
  const hero = circle < 0 ? undefined : board.heroes.find((one) => one.circle === circle && isLiving(one));
  if (flow.heard)
    flow.tell({
      t: 'attack',
      // EA-14.4: a circle where nobody stands, or an open number, is a miss.
      rule: hero === undefined && !isBystander(board, circle) ? 'EA-14.4' : 'EA-14.3',
      number,
      circle,
      hero: hero?.id ?? -1,
      taunted: taunting !== undefined,
      ...foeOf(board, monster),
    });
  return circle;
}

const isBystander = (board: Board, circle: number): boolean => {
  const { bystander, bystanderAt } = battleOf(board);
  return bystander > 0 && bystanderAt === circle;
};

/** EA-14.6: after the last card of the deck all twelve are shuffled, and two are put aside unseen. */
export function reshuffleAttacks(board: Board, flow: Flow<EpicSevenArise>): void {
  if (board.attacks.length < ATTACK_NUMBERS - flow.content.numbers.attacks.aside) return;
  board.attacks.length = 0;
  board.peeked.length = 0;
  flow.tell({ t: 'attacksAgain', rule: 'EA-14.6' });
}
