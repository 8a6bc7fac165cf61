import type { CounterRow, HeroRow, SpaceId } from '../content/ids.ts';
import type { Seat } from '@hoard/kernel';

/** Who or what somebody fights. */
export type Foe = 'monster' | 'dragon' | 'player';

export type Event = { readonly rule: string } & (
  | { readonly t: 'adventurer'; readonly seat: Seat; readonly hero: HeroRow }
  | { readonly t: 'first'; readonly seat: Seat }
  | { readonly t: 'rests'; readonly seat: Seat }
  | { readonly t: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly t: 'sailed'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly t: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly t: 'walked'; readonly seat: Seat; readonly way: readonly number[] }
  | { readonly t: 'stuck'; readonly seat: Seat }
  | { readonly t: 'dragonMoved'; readonly to: number; readonly space: SpaceId }
  | { readonly t: 'dragonDie'; readonly die: number }
  | { readonly t: 'stolen'; readonly counters: readonly number[]; readonly space: SpaceId }
  | { readonly t: 'turnedOver'; readonly seat: Seat; readonly counter: CounterRow; readonly space: SpaceId }
  | { readonly t: 'took'; readonly seat: Seat; readonly counter: CounterRow }
  | { readonly t: 'joined'; readonly seat: Seat; readonly counter: CounterRow }
  | { readonly t: 'refused'; readonly seat: Seat; readonly counter: CounterRow; readonly space: SpaceId }
  | { readonly t: 'meets'; readonly seat: Seat; readonly other: Seat; readonly space: SpaceId }
  | { readonly t: 'offered'; readonly seat: Seat; readonly other: Seat; readonly give: readonly number[]; readonly take: readonly number[] }
  | { readonly t: 'agreed'; readonly seat: Seat; readonly other: Seat; readonly give: readonly number[]; readonly take: readonly number[] }
  | { readonly t: 'stepped'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly t: 'threw'; readonly seat: Seat; readonly dice: readonly number[]; readonly foe: Foe; readonly against: number }
  | { readonly t: 'equal'; readonly number: number }
  | { readonly t: 'monsterBeaten'; readonly seat: Seat; readonly counter: CounterRow; readonly margin: number }
  | { readonly t: 'robbed'; readonly seat: Seat; readonly counters: readonly number[]; readonly by: Foe; readonly margin: number }
  | {
      readonly t: 'duelWon';
      readonly seat: Seat;
      readonly loser: Seat;
      readonly taken: readonly number[];
      readonly kept: readonly number[];
      readonly margin: number;
    }
  | { readonly t: 'wounded'; readonly seat: Seat; readonly strength: number }
  | { readonly t: 'slain'; readonly seat: Seat }
  | { readonly t: 'fallen' }
  | {
      readonly t: 'thrown';
      readonly victim: Seat;
      readonly by: Seat;
      readonly from: number;
      readonly to: number;
      readonly distance: number;
      readonly margin: number;
    }
  | { readonly t: 'deposited'; readonly seat: Seat; readonly counters: readonly number[] }
  | { readonly t: 'ended'; readonly reason: 'slain' | 'fallen'; readonly scores: readonly number[]; readonly winners: readonly Seat[] }
);
