import { bargainTableOf, frameOf, type Asked, type BargainTable } from '@hoard/kernel';
import { adventurerOf } from '../rules/01-things.ts';
import type { DragonAttack } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import type { Words } from '../words/en.ts';

/** What lies on the table between two who have met, as the one sees it who speaks. */
export function bargainOf({ names }: Words, asked: Asked<DragonAttack>): BargainTable | null {
  const frame = frameOf<DragonAttack>(asked);
  if (frame?.k !== 'meeting' || frame.at !== 'talk' || frame.speaker !== asked.seat) return null;
  const { sight } = asked.view;
  return bargainTableOf(frame, asked.actions, {
    act,
    offersLeft: frame.offersLeft,
    truce: true,
    holdings: (owner) => adventurerOf(sight, owner).carried.map((thing) => ({ thing, label: () => names.counter(thing), count: 1 })),
  });
}
