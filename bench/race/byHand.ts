import type { Random } from '@hoard/kernel';
import { DIE_SIDES, TO_WIN, setUpCourse, type Course, type Runner } from './course.ts';
import { BOOTS, HOMES, LONGEST_WALK, WITHIN } from './map.ts';

/** The race as a plain loop over plain objects: about as fast as these rules can go while staying readable. */
export interface HandRace {
  readonly course: Course;
  turn: number;
  die: number;
  winner: number;
}

export const startByHand = (): HandRace => ({ course: setUpCourse(), turn: 0, die: 0, winner: -1 });

/** Fills `walks` with the spaces one may stop at, and returns how many there are. */
export function listWalks({ course, turn, die }: HandRace, walks: number[]): number {
  const runner = course.runners[turn]!;
  let count = 0;
  walks[count++] = runner.at;
  for (const space of WITHIN[runner.at]![stepsOf(runner, die)]!) if (course.standing[space]! < 0) walks[count++] = space;
  return count;
}

function stepsOf(runner: Runner, die: number): number {
  let steps = die;
  for (const item of runner.bag) if (BOOTS[item]!) steps++;
  return Math.min(steps, LONGEST_WALK);
}

export function walk(race: HandRace, space: number): void {
  const { course, turn } = race;
  const runner = course.runners[turn]!;
  course.standing[runner.at] = -1;
  course.standing[space] = turn;
  runner.at = space;
  const item = course.lying[space]!;
  if (item >= 0) {
    course.lying[space] = -1;
    runner.bag.push(item);
  }
  if (space === HOMES[turn]) {
    runner.brought += runner.bag.length;
    runner.bag.length = 0;
    if (runner.brought >= TO_WIN) race.winner = turn;
  }
  race.turn = (turn + 1) % course.runners.length;
}

const walks: number[] = [];

/** Plays at random to the end, or for `limit` moves. Returns how many moves were made. */
export function playByHand(race: HandRace, random: Random, limit = Infinity): number {
  let moves = 0;
  while (race.winner < 0 && moves < limit) {
    race.die = 1 + random.below(DIE_SIDES);
    walk(race, walks[random.below(listWalks(race, walks))]!);
    moves++;
  }
  return moves;
}
