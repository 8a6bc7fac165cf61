import type { Seat } from '@hoard/kernel';
import type { SpaceId } from '../content/ids.ts';

interface Told {
  readonly rule: string;
}

/** Rounds, turns, actions, enemies and the Dragon. */
export type TurnEvents =
  | (Told & { readonly t: 'roundBegins'; readonly round: number })
  | (Told & { readonly t: 'turnBegins'; readonly seat: Seat })
  | (Told & { readonly t: 'stepped'; readonly seat: Seat; readonly from: SpaceId; readonly to: SpaceId });
