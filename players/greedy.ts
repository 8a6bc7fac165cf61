import { imagine, type Game, type Judgement, type Random, type Types } from '@hoard/kernel';
import type { Player } from './player.ts';

/** Takes what looks best at first sight, by the game's own judgement and with a temper of its own. */
export function greedyPlayer<T extends Types>(
  game: Game<T>,
  judgement: Judgement<T>,
  random: Random,
  temper = random.fraction(),
): Player<T> {
  const ratings: number[] = [];
  return {
    choose({ view, lane: id, seat, actions }) {
      const state = imagine(game, view, random);
      const lane = state.lanes.find((known) => known.id === id)!;
      if (judgement.rate === undefined) return random.pick(actions);
      judgement.rate(state, lane, seat, actions, actions.length, temper, ratings);
      return actions[best(ratings, actions.length, random)]!;
    },
  };
}

/** The place of the highest rating; among equals any, with equal chances. */
export function best(ratings: readonly number[], count: number, random: Random): number {
  let place = 0;
  let equals = 1;
  for (let i = 1; i < count; i++) {
    if (ratings[i]! > ratings[place]!) {
      place = i;
      equals = 1;
    } else if (ratings[i] === ratings[place]) equals++;
  }
  if (equals === 1) return place;
  const highest = ratings[place];
  for (let skip = random.below(equals); skip > 0; skip--)
    do place++;
    while (ratings[place] !== highest);
  return place;
}
