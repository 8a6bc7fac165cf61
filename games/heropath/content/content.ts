import type { Effects } from '@hoard/kernel';
import type { Effect } from '../rules/effects/index.ts';
import type { Condition } from './conditions.ts';
import type { CardId, CategoryId, DeckId } from './ids.ts';
import type { WorldMap } from './map.ts';
import type { Dice, Picture } from './mapSchema.ts';
import type { Deck, Trigger, Window } from './names.ts';
import type { Numbers } from './numbers.ts';
import type { CardRow, Cost, Enemy, HeroRow, Site } from './schema.ts';

export * from './names.ts';
export type * from './ids.ts';
export type { Effect } from '../rules/effects/index.ts';

/** What a card does at one of its triggers. */
export interface Clause {
  readonly when: Trigger;
  /** Where its owner may be asked for it. */
  readonly windows: readonly Window[];
  readonly cost: Cost;
  readonly does: Effects;
  /** The alternative; empty where there is none. */
  readonly or: Effects;
  readonly limit: 'battle' | 'turn' | 'round' | undefined;
  readonly if: readonly Condition[];
}

/** Equal cards are one row, `count` of them in the box. */
export interface Card extends Pick<CardRow, 'id' | 'name' | 'line' | 'count' | 'type' | 'slot' | 'kind' | 'time' | 'use'> {
  readonly deck: DeckId;
  /** Where it is kept (HP-10.12), or NO_CATEGORY for an Instant. */
  readonly category: CategoryId;
  /** By attribute. */
  readonly needs: readonly number[];
  /** In GOLD; 0 where it has none. */
  readonly price: number;
  readonly clauses: readonly Clause[];
  /** Gives or changes Encounters (mark X): out in Golden Heart, Co-op and Solo. */
  readonly isEncounter: boolean;
  /** Mark H. */
  readonly dealsWithHeroes: boolean;
  /** Mark S: always replaced in Solo. */
  readonly isReplacedInSolo: boolean;
}

export interface Hero extends Pick<HeroRow, 'id' | 'name' | 'line' | 'gold' | 'food' | 'expansion'> {
  /** By attribute. */
  readonly gems: readonly number[];
}

/** From the first card of a deck up to, and without, the last. */
export interface Range {
  readonly from: CardId;
  readonly to: CardId;
}

/** A checked content set, with what follows from it worked out once. Everything is named by its row, -1 is nothing. */
export interface Content {
  readonly id: string;
  readonly cards: readonly Card[];
  readonly decks: { readonly [deck in Deck]: Range };
  readonly heroes: readonly Hero[];
  readonly enemies: readonly Enemy[];
  readonly sites: readonly Site[];
  readonly map: WorldMap;
  readonly dice: Dice;
  readonly numbers: Numbers;
  /** For drawing only. */
  readonly picture: Picture;
  /** The effects of all cards and Place-Sites. */
  readonly effects: readonly Effect[];
}
