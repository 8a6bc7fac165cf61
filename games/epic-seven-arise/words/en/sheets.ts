import { times } from '@hoard/kernel';
import type { Sign } from '../../content/content.ts';
import { points, potions, souls } from './names.ts';

/** What every player has, and what the heroes are like. */
export const sheet = {
  players: 'Players',
  onTurn: 'on turn',
  gone: 'played by the computer',
  rank: (rank: number) => `rank ${rank}`,
  score: (score: number) => points(score),
  scoreShort: 'pts',
  souls: (count: number, most: number) => `${souls(count)} of ${most}`,
  potions,
  stones: (colour: string, count: number) => `${count} ${colour}`,
  dual: (price: number) => `Dual Attack costs ${souls(price)}`,
  contribution: (count: number) => `${count} contribution`,
  health: (health: number, most: number) => `${health} of ${most} health`,
  mostHealth: (most: number) => `${most} health`,
  dead: 'dead',
  armour: (armour: number) => `armour ${armour}`,
  speed: (speed: number) => `speed ${speed}`,
  shields: (count: number) => times(count, 'Shield'),
  extra: (count: number) => `${count} Extra HP`,
  circle: (numbers: string) => `circle ${numbers}`,
  taunt: 'draws the next attack',
  thorns: (n: number) => `Thorns ${n}`,
  skill: (place: number, set: string, name: string) => `Skill ${place} (${set}): ${name}`,
  burn: (cost: string, does: string) => `Soul Burn for ${cost}: ${does}`,
  hand: 'Hand',
  area: 'Played',
  deck: 'Deck',
  inDeck: (count: number) => times(count, 'card'),
  unseen: (count: number, deck: string) => `${count} unseen: ${deck}`,
  decks: ['Skill Point cards', 'Artifacts', 'Equipment'] as readonly string[],
  equipment: 'Equipment',
  empty: 'empty',
  blue: 'draws one card more',
  red: 'a Soul when the turn ends',
  numbers: (one: number, other: number) => `counts as ${one} or ${other}`,
};

/** What lies on a tile of the map. */
export const here = {
  unknown: 'nothing is laid out yet',
  heroes: 'the heroes are here',
  monster: (name: string, health: number) => `${name} with ${health} health`,
  faceDown: 'a token face-down',
  token: (name: string) => `token: ${name}`,
  signs: { red: 'red sign', yellow: 'yellow sign' } as { readonly [sign in Sign]: string },
  white: (status: string) => `${status} for monsters`,
  black: (status: string) => `${status} for heroes`,
  goal: 'the story leads here',
  hits: (numbers: number, of: number) => `${numbers} of ${of} attack numbers hit somebody on its lightest circles`,
};

/** A card that depends on something. */
export const otherwise = 'otherwise';
export const branch = (condition: string): string => `The next card depends: ${condition}`;
