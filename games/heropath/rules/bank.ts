import type { AttributeId } from '../content/ids.ts';
import type { Board, Hero } from '../state/board.ts';
import type { Flow } from '../state/types.ts';

// HP-1.16: gains come from the bank, which never runs out (HP-1.9).

export const VITALITY: AttributeId = 0;
export const FAITH: AttributeId = 1;
export const EXPERIENCE: AttributeId = 2;

/** HP-1.8: what is above the cap is lost. Says how many gems were gained. */
export function gainGems(_board: Board, hero: Hero, attribute: AttributeId, n: number, rule: string, flow: Flow): number {
  const gained = Math.min(n, flow.content.numbers.gems - hero.gems[attribute]!);
  if (gained <= 0) return 0;
  hero.gems[attribute]! += gained;
  flow.tell({ t: 'gained', rule, seat: hero.seat, attribute, n: gained });
  return gained;
}

export function gainSupply(_board: Board, hero: Hero, gold: number, food: number, rule: string, flow: Flow): void {
  if (gold === 0 && food === 0) return;
  hero.gold += gold;
  hero.food += food;
  flow.tell({ t: 'supplied', rule, seat: hero.seat, gold, food });
}
