import type { Id } from '@hoard/kernel';

// Numbers that name things: their rows in the content. The compiler tells them apart.

/** Of all cards a player may own: Skill Point cards by number and colour, then Artifacts, then Equipment. Equal cards have one row. */
export type CardId = Id<'card'>;
export type HeroId = Id<'hero'>;
export type TileId = Id<'tile'>;
/** Of the monsters of all chapters, bosses and lieutenants among them. */
export type MonsterKindId = Id<'monsterKind'>;
export type EnemyId = Id<'enemy'>;
export type TokenId = Id<'token'>;
export type StoryId = Id<'story'>;
export type ChapterId = Id<'chapter'>;
/** A place on the map of one chapter, in the order of its Setting card. */
export type Position = Id<'position'>;
/** A circle of a tile in ring order. */
export type Circle = Id<'circle'>;
