import type { Seat } from '@hoard/kernel';
import type { AttributeId, CardId, DeckId, EnemyKindId, RockId, SpaceId } from '../content/ids.ts';
import type { SiteId, Unit } from './board.ts';
import type { Done, Each, EachTold, Told } from './told.ts';

/** HP-26.17, HP-26.22, HP-26.30, HP-26.34, HP-26.41: the four kinds of STOP, and a break. */
export type StopCall = 'event' | 'hero' | 'dragon' | 'passive' | 'break';

/** Rounds, turns, actions, enemies and the Dragon. */
export type TurnEvents =
  | (Told & { readonly t: 'roundBegins'; readonly round: number })
  | Each<'turnBegins' | 'rose' | 'woke' | 'passed' | 'rested' | 'turnEnds', object>
  // Travel.
  | Each<'stepped' | 'sailed' | 'landed' | 'moved', { readonly from: SpaceId; readonly to: SpaceId }>
  | (Done & { readonly t: 'balloonRolled'; readonly face: number })
  | (Done & { readonly t: 'evaded'; readonly enemies: number })
  | Each<'droppedSupply' | 'collectedSupply', { readonly at: SpaceId; readonly gold: number; readonly food: number }>
  /** The card is NONE for whom it lies face down. */
  | Each<'droppedCard' | 'collectedCard', { readonly at: SpaceId; readonly deck: DeckId; readonly card: CardId }>
  | (Told & { readonly t: 'pileLost'; readonly at: SpaceId; readonly cards: readonly CardId[] })
  /** He looks at what lies face down in his space; the others learn that he does. */
  | (Done & { readonly t: 'lookedAtPile'; readonly at: SpaceId; readonly cards: readonly CardId[] })
  // Gems and supply from and to the bank.
  | (Done & { readonly t: 'gained'; readonly attribute: AttributeId; readonly n: number })
  | (Done & { readonly t: 'supplied'; readonly gold: number; readonly food: number })
  | (Done & { readonly t: 'ate' })
  | (Done & { readonly t: 'searched'; readonly face: number })
  // Places.
  | (Done & { readonly t: 'visited'; readonly site: SiteId })
  | (Done & { readonly t: 'siteDrawn'; readonly site: SiteId })
  | Each<'discovered' | 'founded', { readonly site: SiteId; readonly at: SpaceId }>
  // Enemies.
  | (Told & { readonly t: 'exposed'; readonly unit: Unit; readonly kind: EnemyKindId; readonly at: SpaceId })
  | (Done & { readonly t: 'enemyPlaced'; readonly unit: Unit; readonly at: SpaceId })
  | (Done & { readonly t: 'enemyMoved'; readonly unit: Unit; readonly kind: EnemyKindId; readonly from: SpaceId; readonly to: SpaceId })
  | EachTold<'banished' | 'slain', { readonly unit: Unit; readonly kind: EnemyKindId; readonly at: SpaceId }>
  | (Told & { readonly t: 'stockRefilled'; readonly level: number; readonly tokens: number })
  // Battles; the kind is DRAGON for the Dragon.
  | (Done & { readonly t: 'battleBegins'; readonly unit: Unit; readonly kind: EnemyKindId })
  | Each<'rolled', { readonly dice: readonly number[] }>
  /** `kind`: DRAGON where it is the Dragon. */
  | Each<'foeRolled', { readonly kind: EnemyKindId; readonly dice: readonly number[] }>
  | Each<
      'battleWon' | 'battleTied' | 'battleLost',
      { readonly unit: Unit; readonly kind: EnemyKindId; readonly total: number; readonly foeTotal: number }
    >
  // The Scale of Evil and the Dragon.
  | (Told & { readonly t: 'scaleMoved'; readonly level: number })
  | (Done & { readonly t: 'gathered' })
  | (Done & { readonly t: 'dragonTurn' })
  | (Done & { readonly t: 'dragonFlew'; readonly from: RockId; readonly rock: RockId })
  | (Told & { readonly t: 'flare'; readonly face: number })
  // Together.
  | (Done & { readonly t: 'ritualCalled' })
  | Each<'summoned' | 'returned', { readonly from: SpaceId; readonly to: SpaceId }>
  | EachTold<'ritualLost' | 'ritualWon', { readonly total: number; readonly foeTotal: number }>
  | (Done & { readonly t: 'wished'; readonly wish: 'more' | 'after' })
  | Each<'wishGranted' | 'wishRefused', object>
  // Real Time; the game itself calls as NONE.
  | (Done & { readonly t: 'stopCalled'; readonly kind: StopCall; readonly target: Seat; readonly card: CardId })
  | (Done & { readonly t: 'stopEnds'; readonly kind: StopCall })
  | Each<'waits' | 'lastCall' | 'cutShort' | 'wantsFreePlay' | 'leaves', object>
  /** From where, or NOWHERE: he was fallen. */
  | (Done & { readonly t: 'takenOff'; readonly at: SpaceId })
  | (Done & { readonly t: 'actionsForfeited'; readonly n: number })
  // The end.
  | (Done & { readonly t: 'ranked'; readonly dice: readonly number[]; readonly total: number });
