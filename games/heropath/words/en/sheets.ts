import { times } from '@hoard/kernel';
import type { SpaceKind } from '../../content/content.ts';
import { actionsOf, pacesOf } from './names.ts';

/** What every player has. */
export const sheet = {
  players: 'Heroes',
  onTurn: 'on turn',
  gone: 'no longer on the map',
  fallen: 'fallen, rises in the next turn',
  asleep: 'asleep in the prison',
  wounded: 'wounded',
  team: (number: number) => `team ${number}`,
  at: (space: string) => `at ${space}`,
  away: (paces: number) => `${pacesOf(paces)} away`,
  actions: (n: number) => `${actionsOf(n)} left`,
  gems: (attribute: string, n: number) => `${n} ${attribute}`,
  power: (enemies: number, dragon: number) => `power ${enemies} against enemies, ${dragon} against the Dragon`,
  powerShort: 'power',
  dragon: (now: string, later: string) => `${now} against the Dragon now, ${later} one level later`,
  dragonShort: 'Dragon',
  turnsLeft: (turns: number) => `${times(turns, 'turn')} left before evil has won`,
  challenge: (turns: number) => (turns === 1 ? 'could challenge the Dragon next turn' : `could challenge the Dragon in ${turns} turns`),
  gold: (n: number) => `${n} GOLD`,
  food: (n: number) => `${n} FOOD`,
  leeches: (n: number) => (n === 1 ? '1 leech' : `${n} leeches`),
  attributes: 'Attributes',
  armament: 'Armament',
  free: 'free',
  limit: (held: number, limit: number) => `${held} of ${limit}`,
  hiddenCards: 'Face down',
  hidden: (n: number, deck: string) => `${n === 1 ? '1 hidden card' : `${n} hidden cards`} of ${deck}`,
  faceDown: 'face down',
  missing: (gems: string) => `does nothing without ${gems}`,
  with: (card: string, attached: string) => `${card} with ${attached}`,
  lasting: 'For a while',
  /** What a hero does in Real Time, in a word or two. */
  doing: {
    chooses: 'chooses',
    travels: 'travels',
    rests: 'rests',
    visits: 'visits',
    fights: 'fights',
    robs: 'robs',
    plays: 'plays a card',
    waits: 'waits',
    lands: 'lands',
    stands: 'stands still',
    held: 'held',
    asleep: 'asleep',
    done: 'finished',
  },
};

/** What is to be found in a space. */
export const here = {
  kinds: { road: 'Road', safe: 'Safe space', settlement: 'Settlement', rock: 'Dragon Rock' } satisfies {
    readonly [kind in SpaceKind]: string;
  },
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
  danger: (chance: string) => `${chance} to beat it`,
  goods: (supply: string) => `on the ground: ${supply}`,
  pile: (n: number) => `on the ground: ${times(n, 'card')}`,
  away: (paces: number) => `${pacesOf(paces)} away`,
  gate: (direction: string, name: string) => `${direction} through ${name}`,
  bridge: (direction: string, name: string) => `${direction} over ${name}`,
  /** From the north, with the sun. */
  directions: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as readonly string[],
};
