import type { Seat } from '@hoard/kernel';
import type { CardId } from '../content/ids.ts';
import type { Cause } from './choices.ts';

interface Told {
  readonly rule: string;
}

/** Cards, windows, losses and Encounters. */
export type CardEvents =
  | (Told & { readonly t: 'cardPlayed'; readonly seat: Seat; readonly card: CardId })
  | (Told & { readonly t: 'noReactions' })
  /** VITALITY and FAITH that were lost. */
  | (Told & { readonly t: 'lost'; readonly seat: Seat; readonly cause: Cause; readonly vitality: number; readonly faith: number })
  | (Told & { readonly t: 'fell'; readonly seat: Seat });
