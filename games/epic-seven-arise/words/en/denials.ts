import { times, type Denials } from '@hoard/kernel';
import type { Names } from './names.ts';

/** By rule: why something is not possible. */
export function denialsIn(_names: Names): Denials {
  return {
    'EA-2.7': () => 'Somebody leads that hero already.',
    'EA-3.18': () => 'You have no Skystone of that colour to pay with.',
    'EA-5.6': ({ price }) => `That costs ${times(Number(price), 'Skystone')}, more than you have.`,
    'EA-5.8': ({ left }) => (Number(left) === 0 ? 'The Merchant has no Health Potion left.' : `The Merchant has only ${left} left.`),
    'EA-5.11': () => 'A potion does nothing there: the hero is dead, at full health or Unhealable.',
    'EA-5.14': () => 'That is sold out.',
    'EA-6.1': () => 'That tile is not adjacent to the heroes.',
    'EA-6.2': () => 'The heroes stand there: another tile must be explored.',
    'EA-7.1': () => 'No monsters wait there, or it is not adjacent to the heroes.',
    'EA-8.1': () => 'One skill a turn, and it is used.',
    'EA-8.2': () => 'You have no Health Potion.',
    'EA-9.10': () => 'Your hand does not make that set, not even with a borrowed card that you can pay for.',
    'EA-11.2': () => 'You cannot pay for that Soul Burn.',
    'EA-11.8': () => 'A silenced hero cannot Soul Burn.',
    'EA-12.8': () => 'Only a Skill Point card will do, and that is none.',
    'EA-15.8': () => 'Only the colour that you have most of pays for a revival.',
    'EA-21.1': () => 'That tile is not adjacent to the heroes.',
    'EA-21.2': () => 'The heroes must move on.',
    'EA-21.7': () => 'Monsters bar the way there.',
    'EA-21.5': () => 'A hero stands on that circle already.',
  };
}
