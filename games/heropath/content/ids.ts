import type { Id } from '@hoard/kernel';

// Numbers that name things: their rows in the content. The compiler tells them apart.

/** Of the cards of all five decks, deck by deck. Equal cards have one row. */
export type CardId = Id<'card'>;
export type EnemyKindId = Id<'enemyKind'>;
/** Of all spaces, the Dragon Rocks among them. */
export type SpaceId = Id<'space'>;
export type RegionId = Id<'region'>;
/** A place in ROCKS. */
export type RockId = Id<'rock'>;
/** Places in the lists of names.ts. */
export type DeckId = Id<'deck'>;
export type CategoryId = Id<'category'>;
export type AttributeId = Id<'attribute'>;
