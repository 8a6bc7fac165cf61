import type { Seat } from '@hoard/kernel';
import type { CardId, Circle, HeroId, MonsterKindId, Position, TileId, TokenId } from '../content/ids.ts';
import type { Status } from '../content/names.ts';
import type { Unit } from './battle.ts';

export type DamageKind = 'physical' | 'magical' | 'true';

/** A monster that an event is about: told apart on the board by its unit, in words by its kind and, where there are several, a count from 1. */
export interface Foe {
  readonly unit: Unit;
  readonly kind: MonsterKindId;
  /** 0 where it is the only one of its kind there. */
  readonly nth: number;
}

/** In place of one: none is aimed at, or it is Dread and Weariness. */
export const NO_FOE: Foe = { unit: -1, kind: -1, nth: 0 };

/** Chapters 7 to 19. */
export type BattleEvent =
  | { readonly t: 'battle'; readonly position: Position; readonly tile: TileId; readonly units: readonly number[] }
  | { readonly t: 'battleRound'; readonly round: number }
  | ({ readonly t: 'bossRow'; readonly health: number; readonly armour: number; readonly bonus: number } & Foe)
  | { readonly t: 'bystander'; readonly tile: TileId; readonly circle: Circle; readonly health: number }
  | { readonly t: 'turn'; readonly seat: Seat; readonly hero: HeroId }
  | ({ readonly t: 'stunned'; readonly hero: HeroId | -1 } & Foe)
  | { readonly t: 'deferred'; readonly seat: Seat; readonly hero: HeroId; readonly to: HeroId }
  | ({ readonly t: 'skill'; readonly seat: Seat; readonly hero: HeroId; readonly skill: number } & Foe)
  | {
      readonly t: 'set';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      /** The borrowed card or -1, whose it is, and what was paid for it. */
      readonly loan: CardId;
      readonly lender: Seat;
      readonly price: number;
    }
  | {
      readonly t: 'burned';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly skill: number;
      readonly souls: number;
      readonly cards: readonly CardId[];
    }
  | { readonly t: 'artifact'; readonly seat: Seat; readonly hero: HeroId; readonly card: CardId }
  | { readonly t: 'attached'; readonly seat: Seat; readonly hero: HeroId; readonly card: CardId }
  | ({
      /** A monster is hit: printed + bonus - armour = dealt. */
      readonly t: 'hit';
      readonly seat: Seat;
      readonly hero: HeroId | -1;
      readonly damage: DamageKind;
      readonly printed: number;
      readonly bonus: number;
      readonly armour: number;
      readonly dealt: number;
      readonly health: number;
    } & Foe)
  | ({ readonly t: 'slain'; /** -1 where no player did it. */ readonly seat: Seat } & Foe)
  | ({ readonly t: 'fled' } & Foe)
  | { readonly t: 'healed'; readonly hero: HeroId; readonly n: number; readonly health: number }
  | ({ readonly t: 'mended'; readonly n: number; readonly health: number } & Foe)
  | { readonly t: 'shielded'; readonly hero: HeroId; readonly n: number }
  | { readonly t: 'extra'; readonly hero: HeroId; readonly n: number }
  | { readonly t: 'suffered'; readonly hero: HeroId; readonly n: number; readonly health: number }
  | ({ readonly t: 'status'; readonly hero: HeroId | -1; readonly status: Status; readonly on: boolean } & Foe)
  | ({ readonly t: 'sundered'; readonly n: number } & Foe)
  | { readonly t: 'marked'; readonly hero: HeroId; readonly marker: 'taunt' | 'thorns' | 'edge' | 'again'; readonly n: number }
  | { readonly t: 'raised'; readonly seat: Seat; readonly hero: HeroId; readonly health: number }
  | { readonly t: 'stepped'; readonly hero: HeroId; readonly tile: TileId; readonly circle: Circle }
  | { readonly t: 'swapped'; readonly heroes: readonly HeroId[] }
  | { readonly t: 'peeked'; readonly seat: Seat; readonly numbers: readonly number[] }
  | { readonly t: 'ordered'; readonly seat: Seat; readonly numbers: readonly number[] }
  | ({ readonly t: 'dice'; readonly dice: readonly number[] } & Foe)
  | ({ readonly t: 'monsterSkill'; readonly skill: number } & Foe)
  | ({
      /** An Enemy Attack card: its number, where it points, and whom it meets. */
      readonly t: 'attack';
      readonly number: number;
      readonly circle: Circle | -1;
      readonly hero: HeroId | -1;
      /** `taunt` turned it. */
      readonly taunted: boolean;
    } & Foe)
  | { readonly t: 'attacksAgain' }
  | ({
      /** A hero is struck, by NO_FOE for Dread and Weariness: printed + bonus - armour - shields - extra = lost. */
      readonly t: 'struck';
      readonly hero: HeroId;
      readonly damage: DamageKind;
      readonly printed: number;
      readonly bonus: number;
      readonly armour: number;
      readonly shields: number;
      readonly extra: number;
      readonly lost: number;
      readonly health: number;
    } & Foe)
  | ({ readonly t: 'bystanderStruck'; readonly n: number; readonly health: number } & Foe)
  | { readonly t: 'died'; readonly hero: HeroId }
  | {
      readonly t: 'revived';
      readonly seat: Seat;
      readonly hero: HeroId;
      /** What it cost beside Skystones. */ readonly cards: readonly CardId[];
      readonly potions: number;
      readonly souls: number;
      readonly free: boolean;
    }
  | { readonly t: 'declined'; readonly seat: Seat; readonly hero: HeroId }
  | { readonly t: 'dread'; readonly n: number }
  | { readonly t: 'weary'; readonly n: number }
  | { readonly t: 'battleWon'; readonly position: Position; readonly tile: TileId; readonly rounds: number }
  | { readonly t: 'mission'; readonly token: TokenId; readonly success: boolean }
  | {
      readonly t: 'bounty';
      /** In the order in which they draft. */ readonly drafters: readonly Seat[];
      readonly contributions: readonly number[];
      readonly items: readonly number[];
    }
  | { readonly t: 'took'; readonly seat: Seat; readonly item: number }
  | { readonly t: 'recycled'; readonly seat: Seat };
