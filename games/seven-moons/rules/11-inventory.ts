import type { KindRow } from '../content/ids.ts';
import { argumentOf, drawFrom, only, type Flow, type Seat } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { DropFrame } from '../state/frames.ts';
import type { SevenMoons, Step } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { heroOf, roomOf } from './things.ts';

// Chapter 11: inventory and items.

export const artefactFrom = drawFrom('sm.artefact');

/** SM-20.7: down to nothing; nobody ever owes gold. Returns what was lost. */
export function loseGold(board: Board, seat: Seat, gold: number): number {
  const hero = heroOf(board, seat);
  const lost = Math.min(gold, hero.gold);
  hero.gold -= lost;
  return lost;
}

/** SM-6.14: what leaves an inventory goes to the pool. */
export function loseResource(board: Board, seat: Seat, kind: KindRow): void {
  heroOf(board, seat).goods[kind]!--;
  board.pool[kind]!++;
}

/** Returned to the pool of one's own will: for nothing (SM-6.13), or to make room. */
export function dropResource(board: Board, seat: Seat, kind: KindRow, rule: string, flow: Flow<SevenMoons>): void {
  loseResource(board, seat, kind);
  flow.tell({ t: 'dropped', rule, seat, kind, forced: false });
}

/** A resource must be given up; only which one is its owner's choice. */
export function yieldResource(board: Board, seat: Seat, kind: KindRow, rule: string, flow: Flow<SevenMoons>): void {
  loseResource(board, seat, kind);
  flow.tell({ t: 'dropped', rule, seat, kind, forced: true });
}

/** SM-11.3: whoever carries too much drops what they choose. */
export const drops = {
  choose: {
    kind: 'decision',
    rules: ['SM-11.3', 'SM-4.9'],
    single: 'taken',
    who: (_, frame) => only(frame.seat),
    offer(board, _, seat, out) {
      const { goods } = heroOf(board, seat);
      for (let kind = 0; kind < goods.length; kind++) if (goods[kind]! > 0) out.allow(act.drop(kind));
    },
    choose(board, _, seat, action, flow) {
      yieldResource(board, seat, argumentOf(action), 'SM-11.3', flow);
      if (roomOf(flow.content, heroOf(board, seat)) >= 0) flow.pop();
    },
  },
} satisfies Step<DropFrame>;

/** SM-11.6: crystals while there are some, gold for those that are missing. */
export function gainCrystals(board: Board, seat: Seat, count: number, rule: string, flow: Flow<SevenMoons>): void {
  const taken = Math.min(count, board.crystals);
  const gold = (count - taken) * flow.content.numbers.instead.crystal;
  const hero = heroOf(board, seat);
  hero.crystals += taken;
  board.crystals -= taken;
  hero.gold += gold;
  if (taken > 0) flow.tell({ t: 'crystals', rule, seat, count: taken });
  if (gold > 0) flow.tell({ t: 'gold', rule: 'SM-11.6', seat, gold });
}

/** SM-11.7, SM-11.8. */
export function gainArtefact(board: Board, seat: Seat, outcome: number, flow: Flow<SevenMoons>): void {
  const artefact = board.artefacts.splice(outcome, 1)[0]!;
  heroOf(board, seat).artefacts |= 1 << artefact;
  flow.tell({ t: 'artefact', rule: 'SM-11.7', seat, artefact });
}
