import { capitalised } from '@hoard/kernel';
import { ordinal, type Names } from './names.ts';

/** What only the page shows: how its map is used, what its pictures are called, and what flashes up over it. */
export function boardIn({ content }: Names) {
  const { die, strongholds, moons, bonus } = content.numbers;
  return {
    map: 'Map of Dragon Reach',
    card: {
      stall: 'The stall',
      sell: (price: number) => `Sell ${price}`,
      home: 'Home',
      carried: (count: number) => `${count} carried`,
      purse: (gold: number, all: number) => (all > gold ? `Purse ${gold}; ${all} if you sell all` : `Purse ${gold}`),
      missing: (kinds: string) => `Your next stronghold still needs ${kinds}.`,
      allBuilt: `All ${strongholds} strongholds stand.`,
      sellTray: 'Sell',
      homeTray: 'Send home',
      more: 'Also possible',
      dice: 'Which die',
      encounter: 'Wilderness card',
    },
    drama: {
      choice: 'your choice',
      robbed: 'Robbed!',
      found: `+${die.luckyFind} gold`,
      prices: 'New prices',
      horse: 'A horse!',
      dragon: 'A dragon!',
      fled: 'The dragon is gone',
      built: (count: number) => `Stronghold ${count} of ${strongholds}`,
      joins: (ally: string) => `The ${ally} join`,
      quest: 'Quest',
      questDone: 'Quest completed',
      story: 'Story',
      won: 'Won!',
      lost: 'Lost',
      against: 'against',
      dusk: 'Dusk falls',
      dealt: 'Agreed',
    },
    shadow: {
      title: `The ${capitalised(ordinal(moons.last))} Moon`,
      line: 'The roads are empty. The cities bar their gates.',
      wave: (number: number, of: number) => `Wave ${number} of ${of}`,
      row: (left: number) => (left === 1 ? '1 card face down' : `${left} cards face down`),
      realm: 'Realm Attack',
      city: 'City Attack',
      shield: (ally: string) => `Shield: ${ally}`,
      scale: 'By cities standing',
      /** The number on the card, and the one for the cities that stand (SM-14.12). */
      readings: (printed: number, standing: number) => `printed ${printed} · by cities ${standing}`,
      total: (total: number, attack: number) => `${total} of ${attack}`,
      held: 'The realm holds!',
      broken: 'The realm is breached!',
      wallHeld: 'Held',
      wallBroken: 'Breached',
      fallen: 'Fallen',
      fell: (city: string) => `${city} has fallen`,
      cityOf: (city: string, who: string) => `${city}, ${who}`,
      result: (result: number, attack: number) => `${result} against ${attack}`,
      ring: `${strongholds} strongholds: +${bonus.strongholds}`,
      tower: 'stronghold',
      dice: (dice: string) => `Dice: ${dice}`,
      giveUp: (piece: string) => `Give up ${piece}`,
    },
  };
}
