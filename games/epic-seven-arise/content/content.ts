import type { Effects } from '@hoard/kernel';
import type { Effect } from '../rules/effects/index.ts';
import type { Bonus, EnemyRow, MonsterRow, PositionRow, Setting, SettingRule, SkullRow, StoryRow, TokenRow } from './chapterSchema.ts';
import type { CardId, ChapterId, EnemyId, MonsterKindId, Position, StoryId, TokenId } from './ids.ts';
import type { Numbers } from './numbers.ts';
import type { AttackRow, HeroRow, Lasting, TileRow } from './schema.ts';

export * from './names.ts';
export type * from './chapterSchema.ts';
export type * from './conditions.ts';
export type * from './ids.ts';
export type * from './schema.ts';
export type { Effect } from '../rules/effects/index.ts';

/** A card that a player may own. Equal Skill Point cards are one row, `count` of them in the box. */
export interface Card {
  readonly id: string;
  readonly kind: 'skill' | 'artifact' | 'equipment';
  /** Empty for Skill Point cards, which have none. */
  readonly name: string;
  readonly line: string;
  /** One number, or the two of an Artifact (EA-12.3); and the same as bits, bit n for the number n. */
  readonly numbers: readonly number[];
  readonly bits: number;
  /** A place in COLOURS; Artifacts are neither blue nor red (EA-12.4). */
  readonly colour: number;
  readonly count: number;
  /** What an Artifact does when it is activated. */
  readonly does: Effects;
  /** Whether that needs a monster to be aimed at. */
  readonly aims: boolean;
  /** What Equipment does while it is attached. */
  readonly lasting: readonly Lasting[];
}

/** What a skill does, by the order of EA-9.9. */
export interface Skill {
  readonly name: string;
  readonly does: Effects;
  /** Whether it is aimed at a monster, the Soul Burn included. */
  readonly aims: boolean;
  readonly burn: Burn;
}

export interface Burn {
  /** Souls, or 0 where it is paid with cards: so many of a colour. */
  readonly souls: number;
  readonly cards: number;
  readonly colour: number;
  /** As printed. */
  readonly does: Effects;
  /** What changes the skill before it resolves, and what follows it (EA-11.6). */
  readonly before: Effects;
  readonly after: Effects;
}

export interface Hero extends Omit<HeroRow, 'skills'> {
  readonly skills: readonly [Skill, Skill, Skill];
}

export interface Tile extends TileRow {
  /** By number of an Enemy Attack card, from 0 (unused) to 12: the circle it points at, or -1. */
  readonly circleOf: readonly number[];
}

export interface Monster extends MonsterRow {
  readonly chapter: ChapterId;
  /** By die, from 0 (unused) to 6: the place of the skill. */
  readonly skillOf: readonly number[];
}

export interface Enemy extends EnemyRow {
  readonly chapter: ChapterId;
}

export interface Token extends TokenRow {
  readonly chapter: ChapterId;
}

export interface StoryCard extends StoryRow {
  readonly chapter: ChapterId;
}

/** Tokens that are shared out over positions (EA-3.8). */
export interface TokenGroup {
  readonly tokens: readonly TokenId[];
  readonly positions: readonly Position[];
  readonly faceUp: boolean;
}

/** One chapter box. Its cards and tokens are rows of the lists of the whole content, so that an id means the same in a whole campaign. */
export interface Chapter extends Setting {
  readonly positions: readonly PositionRow[];
  /** By position, in the order of the Setting card. */
  readonly neighbours: readonly (readonly Position[])[];
  readonly groups: readonly TokenGroup[];
  readonly skullTable: readonly SkullRow[];
  readonly rules: readonly SettingRule[];
  /** In ascending order, the first on top (EA-3.6). */
  readonly story: readonly StoryId[];
  readonly monsters: readonly MonsterKindId[];
  readonly enemies: readonly EnemyId[];
  readonly tokens: readonly TokenId[];
  readonly bonus: readonly Bonus[];
}

/** A checked content set, with what follows from it worked out once. Everything is named by its row, -1 is nothing. */
export interface Content {
  readonly id: string;
  readonly cards: readonly Card[];
  /** Where Artifacts and Equipment begin among the cards. */
  readonly firstArtifact: CardId;
  readonly firstEquipment: CardId;
  readonly heroes: readonly Hero[];
  readonly attacks: readonly AttackRow[];
  readonly tiles: readonly Tile[];
  readonly monsters: readonly Monster[];
  readonly enemies: readonly Enemy[];
  readonly tokens: readonly Token[];
  readonly stories: readonly StoryCard[];
  readonly chapters: readonly Chapter[];
  readonly numbers: Numbers;
  /** The effects of all cards, tokens and skills, those inside another before it. */
  readonly effects: readonly Effect[];
}
