import { BOOTS, LONGEST_WALK, WITHIN } from '../race/map.ts';

/** Where whoever's turn it is may stop. */
export function listWalks({ runners, standing, turn, die }) {
  const { at, bag } = runners[turn];
  const steps = Math.min(die + bag.filter((item) => BOOTS[item]).length, LONGEST_WALK);
  return [at, ...WITHIN[at][steps].filter((space) => standing[space] < 0)];
}
