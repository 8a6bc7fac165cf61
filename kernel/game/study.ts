import type { Seat } from '../engine/seats.ts';
import type { Game, StateOf, Types } from './game.ts';

/** Somebody was asked something. */
export interface Asking<T extends Types> {
  readonly seat: Seat;
  /** By frame and label: `turn.act`. */
  readonly question: string;
  /** What could be done, each verb once. */
  readonly verbs: ReadonlySet<T['verb']>;
  /** How many events had been told by then. */
  readonly after: number;
  /** The preset that usually stands answers it: a person would not have noticed. */
  readonly isPreset: boolean;
}

/** A game that was played to its end for the sake of knowing more about it. */
export interface Finished<T extends Types> {
  readonly game: Game<T>;
  readonly state: StateOf<T>;
  readonly events: readonly T['event'][];
  /** In the order in which it was asked. */
  readonly asked: readonly Asking<T>[];
  /** By seat: how bold (0) or careful (1) a player was who can be either. */
  readonly tempers: readonly number[];
}

/** What one finished game shows: a number for each column, null where the game has nothing to say. Every game has the same columns. */
export type Measured = Readonly<Record<string, number | null>>;

/** The sum of one column as a part of the sum of another. */
export interface Share {
  readonly kind: 'share';
  readonly of: string;
  readonly among: string;
}

/** Something that many games together tell. */
export type Statistic =
  | Share
  | { readonly kind: 'mean' | 'most'; readonly of: string }
  | { readonly kind: 'percentile'; readonly of: string; readonly at: number }
  | { readonly kind: 'ratio'; readonly of: Share; readonly to: Share };

/** How a game writes its figures: only of columns that it measures. Every game has a column `games` with a 1: shares are of them. */
export function figuresOf<Column extends string>() {
  return {
    mean: (of: Column): Statistic => ({ kind: 'mean', of }),
    most: (of: Column): Statistic => ({ kind: 'most', of }),
    percentile: (of: Column, at: number): Statistic => ({ kind: 'percentile', of, at }),
    share: (of: Column, among: Column | 'games' = 'games'): Share => ({ kind: 'share', of, among }),
    ratio: (of: Share, to: Share): Statistic => ({ kind: 'ratio', of, to }),
  };
}

/** A part of the report on many games. */
export interface Section {
  readonly title: string;
  readonly note: string;
  /** `lines` draws the shares of the section with their intervals; a histogram shows how one column spreads. */
  readonly chart:
    | { readonly kind: 'lines'; readonly axis: string }
    | { readonly kind: 'histogram'; readonly axis: string; readonly of: string }
    | null;
  readonly lines: readonly SectionLine[];
}

interface SectionLine {
  readonly label: string;
  readonly figure: Statistic;
  /** What theory says: a number, or a figure from columns that hold exact chances. */
  readonly expected?: number | Statistic;
}

/** Who sits at the table: one bot for all seats, or one for each. */
export interface TableSetting {
  readonly players: number;
  readonly bots: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  /** The name of one of the study's experiments, where the game is not played as it stands in the rulebook. */
  readonly experiment?: string;
}

/** What the rulebook promises of the game's balance: one line of its table, and the figures that it is made of. */
export interface BalanceTarget {
  readonly line: string;
  /** How many games at each table make the answer tight enough. */
  readonly games: number;
  readonly checks: readonly Check[];
}

export interface Check {
  readonly label: string;
  readonly seating: TableSetting;
  readonly figure: Statistic;
  /** What the figure, then a share, is held against: the check is of the difference, in points. */
  readonly against?: { readonly seating: TableSetting; readonly figure: Share };
  readonly least: number;
  readonly most: number;
}

/** What a game offers to the laboratory. */
export interface Study<T extends Types> {
  measure(finished: Finished<T>): Measured;
  sections(game: Game<T>, seats: number): readonly Section[];
  readonly targets: readonly BalanceTarget[];
  /** Changes of the game that show what a part of it is for, by name: what happens where nobody can do this or that. */
  readonly experiments?: Readonly<Record<string, (game: Game<T>) => Game<T>>>;
}
