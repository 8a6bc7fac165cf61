import type { Seat } from '@hoard/kernel';
import type { CardId, DeckId } from '../content/ids.ts';
import type { HeroId } from './board.ts';

interface Told {
  readonly rule: string;
}

/** Set-up, decks and gear. */
export type SetUpEvents =
  | (Told & { readonly t: 'firstPlayer'; readonly seat: Seat })
  | (Told & { readonly t: 'heroChosen'; readonly seat: Seat; readonly hero: HeroId })
  /** What cannot be seen is NONE. */
  | (Told & { readonly t: 'drew'; readonly seat: Seat; readonly deck: DeckId; readonly card: CardId })
  | (Told & { readonly t: 'turnedUp'; readonly deck: DeckId; readonly card: CardId });
