import type { Seat, Voices } from '@hoard/kernel';
import { RESOURCES } from '../../content/content.ts';
import type { Difficulty } from '../../state/choices.ts';
import { faces, mounts, type Names } from './names.ts';

/** What lies in the land, and what the sky over it shows. */
export function landIn({ content }: Names) {
  const { price, die } = content.numbers;
  return {
    resources: RESOURCES as readonly string[],
    mounts,
    terrain: {
      mountain: 'mountains',
      water: 'water',
      road: 'road',
      bridge: 'bridge',
      wilderness: 'wilderness',
      campfire: 'campfire',
      gate: 'faerie gate',
      city: 'home city',
      domain: 'domain',
      market: 'market town',
      lair: 'dragon’s lair',
    },
    moons: {
      label: 'Moonrise Track',
      at: (moon: number, last: number) => (moon === 0 ? 'No moon has risen' : `Moon ${moon} of ${last}`),
      left: (left: number) => (left === 1 ? 'one more, and they come' : `${left} until the Shadow Army comes`),
      dusk: (turns: number) =>
        turns === 0 ? 'dusk falls after this turn' : turns === 1 ? 'dusk falls after the next turn' : `dusk in ${turns} turns`,
      rose: (moon: number) => `Moon ${moon} rises`,
      difficulty: { gentle: 'Gentle', normal: '', frenzy: 'Monster Frenzy', darkest: 'Darkest Night' } satisfies Record<Difficulty, string>,
    },
    market: { label: `Prices at ${content.hexes[content.market]!.name}`, price: (kind: string, price: number) => `${kind} ${price}` },
    here: {
      sells: (kind: string, left: number) => `sells ${kind}, ${left} in the pool`,
      ally: (ally: string, left: number) => (left === 0 ? `no ${ally} left` : `${left} ${ally} for hire`),
      horse: `horses for ${price.horse} gold, goods bought, quests given`,
      dragon: `dragons for ${price.dragon} gold and a horse`,
      lit: 'a fire burns: a card waits, and it ends your turn',
      cold: 'its fire is cold',
      story: 'a story token lies here',
      landmark: 'landmark',
      home: (seat: Seat, voices: Voices) => (seat === voices.you ? 'your home' : `home of ${voices.nameOf(seat)}`),
      nobodys: 'nobody’s home',
      bandits: `bandits on ${faces(1, die.robbedUpTo)}`,
      quest: (seat: Seat, voices: Voices) =>
        `the next step of ${seat === voices.you ? 'your quest' : `the quest of ${voices.nameOf(seat)}`}`,
      hero: (who: string, mount: string) => `${who}, ${mount}`,
    },
  };
}
