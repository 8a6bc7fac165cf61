import type { Seat } from '@hoard/kernel';
import type { CardId, DeckId, EnemyKindId, SpaceId } from '../content/ids.ts';
import type { HeroId, SiteId } from './board.ts';
import type { Told } from './told.ts';

/** Set-up, decks and gear. A card that cannot be seen is told as one of its deck. */
export type SetUpEvents =
  | (Told & { readonly t: 'firstPlayer'; readonly seat: Seat })
  | (Told & { readonly t: 'heroChosen'; readonly seat: Seat; readonly hero: HeroId })
  /** Somebody has made a choice that is shown when all have. */
  | (Told & { readonly t: 'ready'; readonly seat: Seat })
  | (Told & { readonly t: 'split'; readonly seat: Seat; readonly skills: number; readonly wisdom: number })
  | (Told & { readonly t: 'markerDrawn'; readonly kind: EnemyKindId })
  /** So many hidden enemies lie on the map now. */
  | (Told & { readonly t: 'enemiesLaid'; readonly count: number })
  | (Told & { readonly t: 'caveGuarded'; readonly kind: EnemyKindId; readonly space: SpaceId })
  | (Told & { readonly t: 'siteLaid'; readonly site: SiteId; readonly space: SpaceId })
  | (Told & { readonly t: 'dealt'; readonly seat: Seat; readonly card: CardId })
  | (Told & { readonly t: 'packPassed'; readonly seat: Seat; readonly cards: readonly CardId[] })
  | (Told & { readonly t: 'drafted'; readonly seat: Seat; readonly cards: readonly CardId[] })
  | (Told & {
      readonly t: 'arranged';
      readonly seat: Seat;
      readonly worn: readonly CardId[];
      readonly attached: readonly CardId[];
      readonly shown: readonly CardId[];
      readonly hidden: readonly CardId[];
    })
  | (Told & { readonly t: 'replaced'; readonly seat: Seat; readonly card: CardId })
  | (Told & { readonly t: 'drew'; readonly seat: Seat; readonly deck: DeckId; readonly card: CardId })
  | (Told & { readonly t: 'turnedUp'; readonly deck: DeckId; readonly card: CardId })
  | (Told & { readonly t: 'slid'; readonly deck: DeckId; readonly card: CardId })
  | (Told & { readonly t: 'cardBarred'; readonly deck: DeckId; readonly card: CardId })
  | (Told & { readonly t: 'deckRenewed'; readonly deck: DeckId })
  | (Told & { readonly t: 'refreshed'; readonly seat: Seat; readonly deck: DeckId })
  | (Told & { readonly t: 'wore'; readonly seat: Seat; readonly card: CardId; readonly square: number })
  | (Told & { readonly t: 'attached'; readonly seat: Seat; readonly card: CardId; readonly square: number })
  | (Told & { readonly t: 'tookOff'; readonly seat: Seat; readonly card: CardId })
  | (Told & { readonly t: 'gearOpened'; readonly seat: Seat })
  | (Told & { readonly t: 'gearClosed'; readonly seat: Seat });
