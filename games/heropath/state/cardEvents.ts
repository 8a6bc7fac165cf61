import type { Seat } from '@hoard/kernel';
import type { AttributeId, CardId, CategoryId, DeckId, EnemyKindId, SpaceId } from '../content/ids.ts';
import type { Unit } from './board.ts';
import type { Cause } from './choices.ts';
import type { Done, Each, Told } from './told.ts';

/** Cards, windows, losses and Encounters. What cannot be seen of a card is NONE. */
export type CardEvents =
  | Each<'cardPlayed' | 'cardShown' | 'cardCancelled' | 'cardTurned' | 'instantDrawn', { readonly card: CardId }>
  /** Whom or what a card was aimed at: a seat, or an enemy. */
  | (Done & { readonly t: 'aimed'; readonly card: CardId; readonly target: Seat; readonly unit: Unit })
  | (Told & { readonly t: 'noReactions' })
  | (Done & { readonly t: 'paid'; readonly gems: readonly number[]; readonly gold: number; readonly food: number })
  | (Done & { readonly t: 'discarded'; readonly card: CardId })
  // Losses.
  | (Done & { readonly t: 'lost'; readonly cause: Cause; readonly vitality: number; readonly faith: number })
  | (Done & { readonly t: 'spared'; readonly cause: Cause; readonly n: number })
  | (Done & { readonly t: 'fell'; readonly at: SpaceId })
  | (Done & { readonly t: 'saved' })
  // Encounters.
  | Each<'ambush' | 'thievery' | 'snatching', { readonly victim: Seat; readonly what: CategoryId }>
  | (Done & { readonly t: 'encounterFailed'; readonly victim: Seat })
  | (Done & { readonly t: 'imprisoned'; readonly from: SpaceId; readonly to: SpaceId })
  | (Done & { readonly t: 'stole'; readonly victim: Seat; readonly deck: DeckId; readonly card: CardId })
  | (Done & { readonly t: 'stoleSupply'; readonly victim: Seat; readonly gold: number; readonly food: number })
  // What cards do.
  | (Done & { readonly t: 'lostGems'; readonly attribute: AttributeId; readonly n: number })
  | (Done & { readonly t: 'turnedGems'; readonly from: AttributeId; readonly into: AttributeId; readonly n: number })
  | (Done & { readonly t: 'forfeited'; readonly gold: number; readonly food: number })
  | (Done & { readonly t: 'leeches'; readonly n: number })
  | Each<'bought' | 'sold', { readonly card: CardId; readonly gold: number }>
  | (Done & { readonly t: 'looked'; readonly deck: DeckId; readonly cards: readonly CardId[] })
  | (Done & { readonly t: 'kept'; readonly deck: DeckId; readonly card: CardId })
  | (Done & { readonly t: 'spied'; readonly on: Seat; readonly cards: readonly CardId[] })
  | (Done & { readonly t: 'scried'; readonly unit: Unit; readonly kind: EnemyKindId })
  | (Told & { readonly t: 'veiled'; readonly unit: Unit; readonly at: SpaceId })
  | Each<'rerolled' | 'fixed', { readonly die: number; readonly face: number }>
  | (Done & { readonly t: 'duel'; readonly dice: readonly number[]; readonly total: number; readonly foeTotal: number })
  | (Done & { readonly t: 'switched'; readonly other: Seat })
  | (Done & { readonly t: 'actions'; readonly n: number })
  | (Done & { readonly t: 'lasting'; readonly card: CardId; readonly effect: number })
  | (Told & { readonly t: 'sitesSwapped'; readonly one: SpaceId; readonly other: SpaceId })
  // Trade and exchange.
  | (Done & { readonly t: 'traded'; readonly other: Seat; readonly items: number })
  /** One thing that changed hands in it: an item of supply, or a card. */
  | (Done & {
      readonly t: 'gave';
      readonly other: Seat;
      readonly gold: number;
      readonly food: number;
      readonly deck: DeckId;
      readonly card: CardId;
    })
  | Each<'tradeOffered' | 'tradeRefused', { readonly other: Seat }>;
