import { times } from '@hoard/kernel';
import type { Warning } from '../../rules/32-warnings.ts';
import { pacesOf } from './names.ts';

/** What one is told before it is done (HP-32.6). */
const warnings: { readonly [warning in Warning]: string } = {
  burns: 'The fire will burn you: 1 VITALITY.',
  falls: 'Those whom you have evaded will take your last gem: you will fall.',
  wastes: 'Not all of the meal will do you good.',
};

/** What one should know before an answer, and in a few words beside it. */
export const prospects = {
  warnings,
  glance: {
    chance: (chance: string) => chance,
    paces: (n: number) => pacesOf(n),
    vitality: (n: number) => `-${n} VITALITY`,
    price: (gold: number) => `${gold} GOLD`,
    pays: (gold: number) => `+${gold} GOLD`,
    canUse: 'can be used now',
    needs: (gems: string) => `needs ${gems} more`,
    power: (before: number, after: number) => `power ${before} to ${after}`,
    discovers: 'a Place-Site is discovered',
  },
  odds: {
    /** A battle: the sums before the dice, and the chances. */
    sums: (own: number, foe: string, power: number) => `You have ${own} and two dice, ${foe} ${power} and its dice.`,
    win: (chance: string) => `Win: ${chance}.`,
    tie: (chance: string) => `Tie: ${chance}.`,
    loss: (chance: string) => `Loss: ${chance}.`,
    prevail: (chance: string) => `You prevail in ${chance}.`,
    mean: (chance: string) => `Against an unknown enemy you prevail in ${chance} on average.`,
    now: (chance: string) => `Against the Dragon now: ${chance}.`,
    later: (chance: string) => `One level later: ${chance}.`,
    costs: (n: number) => `It costs ${n} VITALITY.`,
    mayFall: 'You would fall.',
    secondLoss: (experience: number) => `Another loss: you gain ${experience} EXPERIENCE and move it a step.`,
    scale: (level: number) => `Its death opens level ${level} of the Scale.`,
    dragonFlies: 'The Dragon will fly.',
    kills: (left: number) => `${times(left, 'dead enemy').replace('enemys', 'enemies')} until the next level.`,
  },
};
