import type { Seat, Seats } from '@hoard/kernel';
import type { ATTRIBUTES } from '../content/names.ts';
import type { Board } from '../state/board.ts';
import type { Frame } from '../state/frames.ts';
import type { Options } from '../state/options.ts';

// A position in words: spaces, cards, Place-Sites and enemies by their ids.

export interface HeroGiven {
  /** Left out: by seat, the Warrior first. */
  readonly hero?: string;
  /** Left out: the starting space. */
  readonly at?: string;
  readonly fallen?: boolean;
  readonly asleep?: boolean;
  /** Left out: those that his hero begins with; a name left out: 0. */
  readonly gems?: { readonly [attribute in (typeof ATTRIBUTES)[number]]?: number };
  readonly gold?: number;
  readonly food?: number;
  readonly leeches?: number;
  /** By the squares that they name, the first hand first; what lies on a card follows it: `AR02+MA01`. */
  readonly worn?: string;
  readonly shown?: string;
  /** Face down, known to the owner alone. */
  readonly hidden?: string;
  /** Left out: as many as a turn has. */
  readonly actions?: number;
  readonly hasRisen?: boolean;
}

export interface EnemyGiven {
  readonly at: string;
  /** Left out: hidden, and nobody knows it. */
  readonly kind?: string;
  /** Face down although its kind is known to some. */
  readonly seenBy?: Seats;
}

interface PileGiven {
  readonly at: string;
  readonly cards: string;
  readonly number?: number;
  readonly seenBy?: Seats;
}

export interface Given {
  /** One for each player; left out: two. */
  readonly heroes?: readonly HeroGiven[];
  readonly enemies?: readonly EnemyGiven[];
  /** By space. */
  readonly sites?: { readonly [space: string]: string };
  readonly goods?: readonly { readonly at: string; readonly gold?: number; readonly food?: number }[];
  readonly piles?: readonly PileGiven[];
  /** Squares, then the open top card; `-` for a gap. Left out: the first cards of the deck that lie nowhere else. */
  readonly display?: { readonly arms?: string; readonly market?: string; readonly abilities?: string; readonly magic?: string };
  readonly discard?: string;
  /** Cards that are out of the game. */
  readonly removed?: string;
  readonly level?: number;
  /** How many dead the level has received; left out: none. */
  readonly received?: number;
  /** By level, 0 is beside the Scale: `{ 1: 'goblin troll' }`. */
  readonly dead?: { readonly [level: number]: string };
  readonly marker?: string;
  /** Tokens in the stockpile; the others are then in nobody's hands, and `audit` would miss them. Left out: all that are nowhere else. */
  readonly stock?: number;
  /** The rock on which the Dragon sits, or GATHERED. */
  readonly dragon?: number;
  /** The round in which the Gathering Phase began. */
  readonly gathered?: number;
  readonly ferry?: string;
  readonly round?: number;
  readonly first?: Seat;
  readonly discoveries?: number;
  /** Whose turn it is. */
  readonly turn?: Seat;
  /** What is going on instead of that turn. */
  readonly stack?: readonly Frame[];
  readonly options?: Partial<Options>;
  /** The game as it begins, at the first thing that chance decides, for so many players. */
  readonly fresh?: number;
  /** Whatever else of the board differs. */
  readonly board?: (board: Board) => void;
}
