import { percent } from '@hoard/kernel';
import type { HexId } from '../../content/ids.ts';
import { faces, ordinal, type Names } from './names.ts';

/** What one should know before an answer. */
export function prospectsIn({ content, bare }: Names) {
  const { die, moons, strongholds, bonus } = content.numbers;
  return {
    way: {
      steps: (steps: number) => (steps === 1 ? '1 step' : `${steps} steps`),
      robbed: (chance: string) => `${chance} robbed`,
      oddsSteps: (steps: number, points: number) => `${steps === 1 ? '1 step' : `${steps} steps`}; you have ${points}.`,
      oddsHaste: (gold: number, left: number) => `Haste costs ${gold} gold; ${left} remain.`,
      oddsBandits: (rolls: number, chance: string, lost: string) =>
        `${rolls === 1 ? 'Bandits wait on 1 hex' : `Bandits wait on ${rolls} hexes`} of this way: ${chance} to be robbed, ${lost} lost on average.`,
      oddsSafe: 'No bandits on this way.',
      oddsNothing: 'You carry nothing that bandits want.',
      oddsFire: 'The fire ends your movement and your turn: a Wilderness card is drawn.',
      oddsFlee: `If your turn ends in the wilderness, your dragon leaves on a ${faces(1, die.fleesUpTo)} (${percent(die.fleesUpTo / 6, 'en')}).`,
    },
    odds: {
      faerie: (chance: string) => `${chance} that a faerie comes along.`,
      prices: (now: string) => `After the sale all prices are rolled again: 3.5 each on average. Now: ${now}.`,
      band: (from: number, upTo: number, chance: string, does: string) =>
        `${from === upTo ? from : `${from}–${upTo}`} (${chance}): ${does}.`,
      moon: (moon: number, last: number) => `The Shadow Army advances to moon ${moon} of ${last}.`,
      seventh: `The ${ordinal(moons.last)} moon rises at once: the siege begins.`,
      survival: (city: string, realm: string, games: number) =>
        `In ${games} tried games your city stands at the end in ${city}, and the land is saved in ${realm}.`,
      fight: (target: number, chance: string) => `A fight against ${target}: ${chance} to win.`,
      fightCrystals: (crystals: number, chance: string) =>
        crystals === 1 ? `With a crystal ${chance}.` : `With ${crystals} crystals ${chance}.`,
      won: (does: string) => `If it is won: ${does}.`,
      lost: (does: string) => `If it is lost: ${does}.`,
      turnEnds: 'Your turn ends with it.',
      realmNow: (total: number, attack: number) => `The realm stands at ${total} against ${attack}.`,
      cityNow: (result: number, attack: number) => `Your city stands at ${result} against ${attack}.`,
      reroll: (realm: string, city: string) => `Then the realm holds with ${realm}, your city with ${city}.`,
      gemRealm: (attack: number, without: string, withIt: string) =>
        `The realm against ${attack}: ${without} to hold without the gem, ${withIt} with it.`,
      gemCity: (attack: number, without: string, withIt: string) =>
        `Your city against ${attack}: ${without} to hold without the gem, ${withIt} with it.`,
      keeps: (result: number, attack: number) => `Your city then has ${result} against ${attack}: its walls hold.`,
      breaks: (result: number, attack: number) => `Your city then has ${result} against ${attack}: it will be breached too.`,
      falls: 'It is your last defence: your city falls.',
      worth: (points: number) => `It is worth ${points} points.`,
      shields: (count: string) => `${count} of the coming cards show this shield, as far as you can know.`,
      ring: `${strongholds} strongholds give +${bonus.strongholds}; the ring goes out.`,
    },
    glance: {
      gold: (gold: number) => `+${gold} gold`,
      moon: (moon: number, last: number) => `moon ${moon} of ${last}`,
      seventh: `the ${ordinal(moons.last)} moon!`,
      builds: 'builds a stronghold',
      waiting: (count: number) => `${count} waiting there`,
      win: (chance: string) => `${chance} to win`,
      find: `and find ${die.luckyFind} gold`,
      onTheWay: (hex: HexId) => `towards ${bare(hex)}`,
      reaches: (places: string) => `as far as ${places}`,
      worth: (points: number) => `${points} points`,
      left: (count: number) => `${count} in the pool`,
      holds: (realm: string, city: string) => `realm ${realm}, city ${city}`,
      shields: (matching: number, coming: number) => `on ${matching} of ${coming} cards that may come`,
      quest: 'quest',
      fire: 'fire',
    },
  };
}
