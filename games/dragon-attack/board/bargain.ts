import type { Action, Seat, ViewOf } from '@hoard/kernel';
import { bargainOf, type Bargain, type Language } from '@hoard/paint';
import { adventurerOf } from '../rules/01-things.ts';
import type { DragonAttack } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { counterName } from './names.ts';

export function isTalk(view: ViewOf<DragonAttack>): boolean {
  const frame = view.lanes[0]?.stack.at(-1);
  return frame?.k === 'meeting' && frame.at === 'talk';
}

export const isOffer = ({ t }: DragonAttack['event']): boolean => t === 'offered';

/** What lies on the table between two who have met, as the one sees it who speaks. */
export function bargain(view: ViewOf<DragonAttack>, seat: Seat, actions: readonly Action[], language: Language): Bargain | null {
  const frame = view.lanes[0]?.stack.at(-1);
  if (frame?.k !== 'meeting' || frame.at !== 'talk' || frame.speaker !== seat) return null;
  return bargainOf(frame, actions, {
    act,
    offersLeft: frame.offersLeft,
    truce: true,
    holdings: (owner) =>
      adventurerOf(view.sight, owner).carried.map((thing) => ({ thing, label: () => counterName(thing, language), count: 1 })),
  });
}
