import { fairDie, type Flow, type Offer, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { ONCE_A_TURN, wasDone } from './onceATurn.ts';
import { heroOf, isSolo, isWilderness } from './things.ts';

// Chapter 4: horses and dragons.

export const FLEE_DIE = fairDie('sm.flee-die', 6);

/** SM-4.2: at Dragonmarch, on foot. */
export function offerHorse(board: Board, { numbers }: Content, seat: Seat, out: Offer): void {
  const hero = heroOf(board, seat);
  if (hero.mount !== 'foot') out.deny(act.horse(), 'SM-4.2');
  else if (hero.gold < numbers.price.horse) out.deny(act.horse(), 'SM-20.7', { gold: numbers.price.horse });
  else out.allow(act.horse());
}

export function buyHorse(board: Board, seat: Seat, flow: Flow<SevenMoons>): void {
  const hero = heroOf(board, seat);
  const price = flow.content.numbers.price.horse;
  hero.gold -= price;
  hero.mount = 'horse';
  flow.tell({ t: 'horse', rule: 'SM-4.2', seat, price });
}

/** SM-4.4, SM-4.5, SM-11.4: the horse and 10 gold, of which crystals pay a part; or in the solo game gems (SM-18.9). */
export function offerDragon(board: Board, { numbers }: Content, seat: Seat, out: Offer): void {
  const hero = heroOf(board, seat);
  const { crystal, gem, price } = numbers;
  if (hero.mount !== 'horse') {
    out.deny(act.dragon(0), 'SM-4.4');
    if (isSolo(board)) out.deny(act.lure(), 'SM-4.4');
    return;
  }
  for (let crystals = 0; crystals <= Math.min(hero.crystals, crystal.mostForDragon); crystals++) {
    const gold = price.dragon - crystals * crystal.forDragon;
    if (hero.gold < gold) out.deny(act.dragon(crystals), 'SM-20.7', { gold });
    else out.allow(act.dragon(crystals));
  }
  if (!isSolo(board)) return;
  if (hero.gems < gem.forDragon) out.deny(act.lure(), 'SM-18.9', { gems: gem.forDragon });
  else out.allow(act.lure());
}

export function buyDragon(board: Board, seat: Seat, crystals: number, flow: Flow<SevenMoons>): void {
  const { price, crystal } = flow.content.numbers;
  const hero = heroOf(board, seat);
  const gold = price.dragon - crystals * crystal.forDragon;
  hero.gold -= gold;
  hero.crystals -= crystals;
  board.crystals += crystals;
  hero.mount = 'dragon';
  flow.tell({ t: 'dragon', rule: 'SM-4.4', seat, gold, crystals, gems: 0 });
}

/** SM-18.9. */
export function lureDragon(board: Board, seat: Seat, flow: Flow<SevenMoons>): void {
  const hero = heroOf(board, seat);
  const gems = flow.content.numbers.gem.forDragon;
  hero.gems -= gems;
  hero.mount = 'dragon';
  flow.tell({ t: 'dragon', rule: 'SM-18.9', seat, gold: 0, crystals: 0, gems });
}

/** SM-4.8, SM-4.10: a turn that ends in the wilderness, without a card there; the Horn holds the dragon (A4). */
export function mayFlee(board: Board, content: Content, seat: Seat): boolean {
  const { mount, at, artefacts } = heroOf(board, seat);
  return (
    mount === 'dragon' &&
    !wasDone(board, ONCE_A_TURN.encounter) &&
    isWilderness(board, content, at) &&
    (artefacts & content.artefactsWith.dragonStays) === 0
  );
}

/** SM-4.9: on a 1 the hero is on foot. */
export function flee(board: Board, seat: Seat, die: number, flow: Flow<SevenMoons>): void {
  flow.tell({ t: 'dragonRests', rule: 'SM-4.8', seat, die });
  if (die > flow.content.numbers.die.fleesUpTo) return;
  heroOf(board, seat).mount = 'foot';
  flow.tell({ t: 'fled', rule: 'SM-4.9', seat });
}
