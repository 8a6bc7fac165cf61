import { times, type Denials } from '@hoard/kernel';
import type { Names } from './names.ts';

/** By rule: why something is not possible. */
export function denialsIn({ content: { numbers }, place }: Names): Denials {
  /** Where else it is possible; or what bars it here. */
  const elsewhere =
    (here = ''): Denials[string] =>
    ({ at }) =>
      at === undefined ? here : `Only at ${place(Number(at))}.`;
  return {
    'SM-3.7': () => 'Mountains cannot be crossed on foot or on a horse.',
    'SM-3.8': () => 'That is water. Only a dragon crosses it.',
    'SM-3.10': () => 'A dragon flies over it but must land on land.',
    'SM-3.13': () => 'Dragons do not go through faerie gates.',
    'SM-3.14': ({ points, gold }) => `It is too far for ${times(Number(points), 'step')} and ${gold} gold of haste.`,
    'SM-3.17': ({ points }) => `It is too far for ${times(Number(points), 'step')}, and dragons cannot be hurried.`,
    'SM-3.23': () => 'A burning campfire is in the way, and nobody walks through it.',
    'SM-4.2': elsewhere('Only who is on foot buys a horse.'),
    'SM-4.4': elsewhere('A dragon wants a horse: you must be riding one.'),
    'SM-5.15': () => 'You do not have what that takes.',
    'SM-6.3': () => 'There is no space left to carry it.',
    'SM-6.6': () => 'None is left in the pool.',
    'SM-6.7': elsewhere(),
    'SM-6.10': () => 'The market dice are rolled once a turn, and after that nothing more is sold.',
    'SM-7.2': elsewhere(),
    'SM-7.5': () => 'Your city has all its strongholds.',
    'SM-7.6': () => 'As many of that kind wait in your city as it can still use.',
    'SM-8.4': () => 'They are in your city already; one of each people is all.',
    'SM-8.5': () => 'None of them are left to hire.',
    'SM-10.1': elsewhere(),
    'SM-10.2': () => 'One quest at a time, and one draw a turn.',
    'SM-10.4': () => 'The next step is taken somewhere else, or on a later turn.',
    'SM-10.5': () => 'You need a free space for what the quest makes you carry.',
    'SM-10.13': () => 'No quest is left.',
    'SM-12.3': () => 'Nothing lies between you yet: goods, an item or a quest must change hands.',
    'SM-12.4': () => 'Gold alone is no deal: goods, an item or a quest must change hands.',
    'SM-12.6': () => 'Somebody does not have that any more.',
    'SM-12.8': () => 'Somebody could not carry all that; drop something first.',
    'SM-12.9': () => 'Then somebody would hold two quests.',
    'SM-12.10': () => `${times(numbers.trade.refusals, 'proposal')} refused this turn: no more are made.`,
    'SM-13.1': elsewhere('Relief is for who has neither gold nor goods.'),
    'SM-13.3': () => 'Relief is given once a turn.',
    'SM-13.5': () => 'You gave up gold or goods of your own will this turn, and relief is not for hardship that was sought.',
    'SM-14.21': () => 'That die was changed in this wave already.',
    'SM-17.6': () => 'The faerie helps when you are poorer than that.',
    'SM-18.9': ({ gems }) => `That takes ${gems} gems.`,
    'SM-18.10': () => `A beacon takes ${times(numbers.gem.forBeacon, 'gem')}, once a turn, and an army to drive back.`,
    'SM-19.2': () => 'One story token a turn.',
    'SM-20.1': () => 'The Scales serve once a turn, before anything is sold, and something must be sold then.',
    'SM-20.7': ({ gold }) => (gold === undefined ? 'You do not have what is asked.' : `That costs ${gold} gold, more than you have.`),
  };
}
