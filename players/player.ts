import type { Action, Random, Seat, Types, ViewOf } from '@hoard/kernel';

/** A question to a player: what the seat may know, and what it may do. There is no way from here to the state. */
export interface Asked<T extends Types> {
  readonly view: ViewOf<T>;
  readonly lane: number;
  readonly seat: Seat;
  readonly actions: readonly Action[];
}

/** Somebody who chooses. */
export interface Player<T extends Types> {
  choose(asked: Asked<T>): Action;
}

/** How a bot is made for one seat of one game: what it draws from is its own, and reproducible; so is its temper, unless given. */
export type MakePlayer<T extends Types> = (random: Random, temper?: number) => Player<T>;
