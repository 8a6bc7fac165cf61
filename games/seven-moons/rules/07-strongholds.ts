import type { KindRow } from '../content/ids.ts';
import type { Flow, Offer, Seat } from '@hoard/kernel';
import { RESOURCES, type Content } from '../content/content.ts';
import type { Board, Hero } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { advance } from './09-moonrise.ts';
import { heroOf } from './things.ts';

// Chapter 7: strongholds.

/** SM-7.1. */
export function offerSending(board: Board, content: Content, seat: Seat, out: Offer): void {
  const hero = heroOf(board, seat);
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    if (hero.goods[kind] === 0) continue;
    if (mayWait(content, hero, kind)) out.allow(act.send(kind));
    else out.deny(act.send(kind), hero.strongholds === content.numbers.strongholds ? 'SM-7.5' : 'SM-7.6');
  }
}

/** At Dragonmarch (SM-7.1), or where a card says so (SM-7.2). */
export function send(board: Board, seat: Seat, kind: KindRow, rule: string, flow: Flow<SevenMoons>): void {
  const hero = heroOf(board, seat);
  hero.goods[kind]!--;
  hero.waiting[kind]!++;
  flow.tell({ t: 'sent', rule, seat, kind });
  build(board, seat, flow);
}

/** SM-7.4, SM-7.10: one of each kind makes a stronghold; the third calls the enemy. */
function build(board: Board, seat: Seat, flow: Flow<SevenMoons>): void {
  const hero = heroOf(board, seat);
  if (hero.waiting.includes(0)) return;
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    hero.waiting[kind]!--;
    board.pool[kind]!++;
  }
  hero.strongholds++;
  flow.tell({ t: 'built', rule: 'SM-7.4', seat, strongholds: hero.strongholds });
  if (hero.strongholds === flow.content.numbers.strongholds) advance(board, 'SM-7.10', flow);
}

/** SM-7.4: whether one more of a kind makes a stronghold. */
export const completes = ({ waiting }: Hero, sent: number): boolean => waiting.every((count, kind) => count > 0 || kind === sent);

/** SM-7.6: as many of a kind may wait as strongholds can still be built. */
export const mayWait = ({ numbers }: Content, hero: Hero, kind: KindRow): boolean =>
  hero.waiting[kind]! < numbers.strongholds - hero.strongholds;

/** SM-7.12: straight into the city, or gold instead. */
export function cityGain(board: Board, seat: Seat, kind: KindRow, flow: Flow<SevenMoons>): void {
  const hero = heroOf(board, seat);
  if (board.pool[kind] === 0 || !mayWait(flow.content, hero, kind)) {
    const gold = flow.content.numbers.instead.cityGain;
    hero.gold += gold;
    flow.tell({ t: 'gold', rule: 'SM-7.12', seat, gold });
    return;
  }
  board.pool[kind]!--;
  hero.waiting[kind]!++;
  flow.tell({ t: 'sent', rule: 'SM-7.12', seat, kind });
  build(board, seat, flow);
}
