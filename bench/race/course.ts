import { HOMES, ITEMS, SPACES } from './map.ts';

/**
 * The race. In turn, each runner rolls a three-sided die and walks up to that many steps, one more for each pair of boots
 * carried, or stays. Nobody stops where another stands. Who stops at an item picks it up; who stops at home unloads. The
 * first to have brought three items home wins.
 */
export const DIE_SIDES = 3;
export const TO_WIN = 3;

export interface Runner {
  at: number;
  /** The items carried. */
  readonly bag: number[];
  brought: number;
}

/** The board of the race, the same for every contender; the rules on it are written once by each. */
export interface Course {
  readonly runners: Runner[];
  /** By space: the item that lies there, or -1. */
  readonly lying: number[];
  /** By space: the runner who stands there, or -1. */
  readonly standing: number[];
}

const LYING: readonly number[] = Array.from({ length: SPACES }, (_, space) => ITEMS.indexOf(space));
const STANDING: readonly number[] = Array.from({ length: SPACES }, (_, space) => HOMES.indexOf(space));

export const setUpCourse = (): Course => ({
  runners: HOMES.map((home) => ({ at: home, bag: [], brought: 0 })),
  lying: LYING.slice(),
  standing: STANDING.slice(),
});
