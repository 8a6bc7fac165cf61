import type { Deal, Seat, Voices } from '@hoard/kernel';
import type { QuestionName } from '../rules/index.ts';

/** How a wave stands while dice may still be turned: the realm's total and a city's result, and what each must reach. */
export interface Stand {
  readonly total: number;
  readonly realm: number;
  readonly result: number;
  readonly city: number;
}

/** What a player is asked, by question. */
export interface Questions extends Record<QuestionName, (...told: never[]) => string> {
  'turn.open'(at: number): string;
  'turn.act'(at: number, gold: number): string;
  'journey.thistledown'(dice: readonly number[]): string;
  'journey.pick'(dice: readonly number[]): string;
  'journey.move'(points: number, gold: number, flies: boolean): string;
  'journey.robbed'(): string;
  'journey.gate'(): string;
  /** `card` is the Wilderness card that asks, or -1. */
  'effects.choose'(card: number): string;
  'effects.goods'(left: number): string;
  'effects.give'(left: number): string;
  'effects.city'(): string;
  'effects.send'(left: number): string;
  'effects.place'(seat: Seat, voices: Voices): string;
  'effects.rival'(): string;
  'effects.price'(): string;
  'fight.boost'(total: number, target: number): string;
  'trade.draft'(partner: Seat, draft: Deal, voices: Voices): string;
  'trade.answer'(partner: Seat, offer: Deal, voices: Voices): string;
  'drop.choose'(): string;
  'wave.light'(card: number): string;
  'wave.rerolls'(stand: Stand): string;
  'loss.choose'(): string;
}
