import type { Action, Asked, Random, Types } from '@hoard/kernel';

/** Somebody who chooses. */
export interface Player<T extends Types> {
  choose(asked: Asked<T>): Action;
}

/** How a bot is made for one seat of one game: what it draws from is its own, and reproducible; so is its temper, unless given. */
export type MakePlayer<T extends Types> = (random: Random, temper?: number) => Player<T>;
