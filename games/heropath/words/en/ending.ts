import { times, type Seat, type Voices } from '@hoard/kernel';
import type { FinaleFrame } from '../../state/frames.ts';
import { listOf, whom } from './names.ts';

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
    when: (round: number, level: number) => `It was round ${round}, and evil stood at level ${level}.`,
    lost: 'The Dragon has won, and nobody else has.',
    gems: 'gems',
    bonus: 'gear and friends',
    dice: 'dice',
    fallen: 'fallen',
    asleep: 'asleep in the prison',
    gone: 'left',
    power: (gems: number, power: number) => `${times(gems, 'gem')}, ${power} against the Dragon`,
    team: (number: number) => `team ${number}`,
    /** What nearly worked. */
    bestChance: (chance: string) => `At the end the chance against the Dragon was ${chance}.`,
    nearestBattle: (total: number, foeTotal: number) => `The best challenge came to ${total} against ${foeTotal}.`,
    neverTried: 'The Dragon was never challenged.',
  },
  luck: {
    heroDice: 'pips of battle dice',
    enemyDice: 'pips of their enemies',
    battles: 'battles won or tied',
  },
};
