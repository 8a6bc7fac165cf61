import type { Seat, Voices } from '@hoard/kernel';
import type { FinaleFrame } from '../../state/frames.ts';
import { diceOf, listOf, whom } from './names.ts';

/** Why the game was over. */
const reasons: { readonly [reason in FinaleFrame['reason']]: string } = {
  slain: 'The Dragon is slain.',
  lastDusk: 'The last dusk has come, and the Dragon lives.',
  fallen: 'All heroes have fallen.',
  evil: 'Evil has grown too strong.',
  alone: 'Only one side is left.',
};

/** How a game ended, and what chance did in it. */
export const ending = {
  end: {
    reasons,
    won: (seats: readonly Seat[], voices: Voices) =>
      `${seats.length === 1 ? 'The Dragonslayer is' : 'The Dragonslayers are'} ${listOf(seats.map((seat) => whom(seat, voices)))}.`,
    lost: 'The Dragon has won, and nobody else has.',
    total: 'power',
    gems: 'gems',
    bonus: 'gear and friends',
    dice: 'dice',
    fallen: 'fallen',
    asleep: 'asleep in the prison',
    gone: 'left',
    team: (number: number) => `team ${number}`,
    /** What nearly worked. */
    bestChance: (name: string, chance: string) => `${name} had a chance of ${chance} against the Dragon at the end.`,
    nearestBattle: (name: string, total: number, foeTotal: number) => `${name} came nearest, with ${total} against ${foeTotal}.`,
    neverTried: 'Nobody ever challenged the Dragon.',
    level: (level: number, of: number) => `The Scale of Evil stood at ${level} of ${of}.`,
    /** Deeds. */
    slew: (kind: string) => `slew ${kind}`,
    boldest: (name: string, foe: string, chance: string) => `The boldest victory: ${name} against ${foe}, with a chance of ${chance}.`,
  },
  luck: {
    heroDice: 'Dice of the heroes',
    enemyDice: 'Dice of enemies and Dragon',
    search: 'Search die: GOLD and cards',
    ranking: (dice: readonly number[]) => diceOf(dice),
  },
};
