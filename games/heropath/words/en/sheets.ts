import { times } from '@hoard/kernel';
import { actionsOf, pacesOf } from './names.ts';

/** What every player has. */
export const sheet = {
  players: 'Heroes',
  onTurn: 'on turn',
  gone: 'played by the computer',
  fallen: 'fallen, rises in the next turn',
  asleep: 'asleep in the prison',
  wounded: 'wounded',
  team: (number: number) => `team ${number}`,
  at: (space: string) => `at ${space}`,
  actions: (n: number) => `${actionsOf(n)} left`,
  gems: (attribute: string, n: number) => `${n} ${attribute}`,
  basicPower: (power: number) => times(power, 'gem'),
  power: (enemies: number, dragon: number) => `power ${enemies} against enemies, ${dragon} against the Dragon`,
  gold: (n: number) => `${n} GOLD`,
  food: (n: number) => `${n} FOOD`,
  leeches: (n: number) => (n === 1 ? '1 leech' : `${n} leeches`),
  paces: (n: number) => pacesOf(n),
  attributes: 'Attributes',
  armament: 'Armament',
  free: 'free',
  limit: (held: number, limit: number) => `${held} of ${limit}`,
  hidden: (n: number, deck: string) => `${n === 1 ? '1 hidden card' : `${n} hidden cards`} of ${deck}`,
  missing: (gems: string) => `does nothing without ${gems}`,
  lasting: 'For a while',
};

/** What is to be found in a space. */
export const here = {
  kinds: { road: 'Road', safe: 'Safe space', settlement: 'Settlement', rock: 'Dragon Rock' },
  start: 'the starting space',
  pier: 'the pier',
  prison: 'the prison',
  caveMouth: 'the mouth of the cave',
  balloon: 'a balloon',
  ferry: 'the ferry is moored here',
  flare: (rock: string) => `flare space of ${rock}`,
  burning: 'it burns',
  dragon: 'the Dragon is here',
  empty: 'no Place-Site yet',
  site: (site: string) => `there is ${site}`,
  heroes: (names: string) => `heroes: ${names}`,
  exposed: (kind: string, power: number, dice: number) => `${kind}, ${power} + ${dice === 1 ? '1 die' : `${dice} dice`}`,
  hidden: 'a hidden enemy',
  seen: (kind: string) => `a hidden enemy, which you know: ${kind}`,
  goods: (supply: string) => `on the ground: ${supply}`,
  pile: (n: number) => `on the ground: ${times(n, 'card')}`,
  gate: (name: string) => `through ${name}`,
  bridge: (name: string) => `over ${name}`,
};
