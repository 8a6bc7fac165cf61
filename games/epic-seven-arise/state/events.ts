import type { Seat } from '@hoard/kernel';
import type { CardId, Circle, EnemyId, HeroId, Position, StoryId, TileId, TokenId } from '../content/ids.ts';
import type { BattleEvent, Foe } from './battleEvents.ts';
import type { Ending } from './board.ts';
import type { About, Difficulty, Source } from './choices.ts';

/** In place of a card that a listener may not know: UNKNOWN less its deck, so that they know which deck it comes from. */
export const UNKNOWN = -1;

/** Rules tell of one thing at a time. What an event names can be told from the content alone. */
export type Event = { readonly rule: string } & (MapEvent | ShopEvent | BattleEvent | EndEvent);

/** A place on the map, with the tile that lies there: so that it can be named without the board. */
export interface At {
  readonly position: Position;
  readonly tile: TileId;
}

/** Set-up, rounds, the story and the map. */
type MapEvent =
  | { readonly t: 'chapter'; readonly chapter: number; readonly attempt: number; readonly difficulty: Difficulty }
  | { readonly t: 'map'; readonly tiles: readonly TileId[] }
  | { readonly t: 'pair'; readonly seat: Seat }
  | { readonly t: 'choosing'; readonly turns: readonly Seat[] }
  | { readonly t: 'hero'; readonly seat: Seat; readonly hero: HeroId }
  | { readonly t: 'ranked'; readonly order: readonly Seat[]; readonly scores: readonly number[] }
  | { readonly t: 'dealt'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly t: 'decided'; readonly seat: Seat }
  | { readonly t: 'redraws'; /** By seat: a colour, or KEEPS. */ readonly redraws: readonly number[] }
  | { readonly t: 'echoes'; readonly cards: readonly CardId[] }
  | { readonly t: 'echoBack'; readonly seat: Seat; readonly card: CardId; readonly instead: CardId }
  | { readonly t: 'drew'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly t: 'circle'; readonly seat: Seat; readonly hero: HeroId; readonly tile: TileId; readonly circle: Circle }
  | { readonly t: 'round'; readonly round: number }
  | { readonly t: 'story'; readonly story: StoryId }
  | { readonly t: 'completed'; readonly story: StoryId }
  | { readonly t: 'late'; readonly story: StoryId }
  | {
      readonly t: 'voted';
      readonly seat: Seat;
      readonly about: About;
      /** ABSTAINED, or an option of the poll. */ readonly option: number;
      /** -1 where no place is voted on. */ readonly tile: TileId;
    }
  | {
      readonly t: 'chosen';
      readonly about: About;
      readonly option: number;
      readonly tile: TileId;
      /** More than half of the votes, the vote of the highest rank (`seat`), the only option, or the first because nobody voted. */
      readonly by: 'majority' | 'rank' | 'single' | 'nobody';
      readonly seat: Seat;
      readonly votes: readonly number[];
    }
  | { readonly t: 'conceding'; readonly seat: Seat }
  | { readonly t: 'conceded'; readonly seat: Seat; readonly agrees: boolean }
  | ({ readonly t: 'enemyCard'; readonly card: EnemyId } & At)
  | { readonly t: 'enemiesAgain' }
  | ({ readonly t: 'placed'; readonly called: boolean } & Foe & At)
  | ({ readonly t: 'prowled'; readonly from: Position } & Foe & At)
  | ({ readonly t: 'vanished' } & Foe & At)
  | ({ readonly t: 'settingDie'; readonly setting: 'waves' | 'tide' | 'place'; readonly die: number } & At)
  | { readonly t: 'gate'; readonly n: number; readonly gate: number }
  | ({ readonly t: 'walked'; readonly from: Position } & At)
  | ({ readonly t: 'token'; readonly token: TokenId } & At)
  | ({ readonly t: 'found'; readonly token: TokenId } & At)
  | { readonly t: 'skulls'; /** How many were added. */ readonly n: number; readonly skulls: number; readonly limit: number }
  | { readonly t: 'tileEffect'; readonly effect: number }
  | { readonly t: 'bossMended'; readonly n: number };

/** The Merchant, and whatever is received and given up. */
type ShopEvent =
  | { readonly t: 'merchant'; readonly open: boolean }
  | {
      readonly t: 'bought';
      readonly seat: Seat;
      readonly item: 'potion' | 'skill' | 'artifact';
      readonly count: number;
      readonly price: number;
    }
  | { readonly t: 'passed'; readonly seat: Seat; /** Nothing could be afforded (EA-5.5). */ readonly forced: boolean }
  | {
      readonly t: 'stones';
      readonly seat: Seat;
      /** By colour; negative where lost. */ readonly stones: readonly number[];
      readonly source: Source;
    }
  | { readonly t: 'souls'; readonly seat: Seat; readonly n: number; readonly souls: number }
  | { readonly t: 'gotPotions'; readonly seat: Seat; readonly n: number }
  | { readonly t: 'looked'; readonly seat: Seat; readonly deck: number; readonly cards: readonly CardId[] }
  | { readonly t: 'kept'; readonly seat: Seat; readonly deck: number; readonly card: CardId }
  | { readonly t: 'putBack'; readonly seat: Seat; readonly deck: number; /** Top first. */ readonly cards: readonly CardId[] }
  | { readonly t: 'artifactsAgain' }
  | { readonly t: 'soldOut'; readonly seat: Seat; readonly deck: number }
  | { readonly t: 'discarded'; readonly seat: Seat; readonly card: CardId }
  | { readonly t: 'potion'; readonly seat: Seat; readonly hero: HeroId; readonly healed: number };

type EndEvent =
  | {
      readonly t: 'ended';
      readonly reason: Ending;
      readonly scores: readonly number[];
      /** By seat: 1 for the Grand Champion; 0 where all lost. */
      readonly places: readonly number[];
    }
  | { readonly t: 'bonus'; readonly row: number }
  | { readonly t: 'extraScore'; readonly seat: Seat; readonly n: number }
  | { readonly t: 'difficulty'; readonly difficulty: Difficulty }
  | { readonly t: 'campaignEnded'; readonly won: boolean; readonly sums: readonly number[]; readonly places: readonly number[] }
  | { readonly t: 'left'; readonly seat: Seat };
