import { capitalised, times } from '@hoard/kernel';

interface Boldest {
  readonly total: number;
  readonly foeTotal: number;
  readonly round: number;
}

/** The story that is told at the end, level by level. */
export const deeds = {
  head: 'The deeds of the heroes',
  chapter: (level: number, [first = 1, last = first]: readonly number[], told: readonly string[]) =>
    `${level === 0 ? 'Before evil stirred' : `Level ${level}, ${first === last ? `round ${first}` : `rounds ${first} to ${last}`}`}: ${capitalised(told.join('; '))}.`,
  kinds: (kind: string, n: number, one: string) => (n === 1 ? one : times(n, kind)),
  slew: (hero: string, kinds: string) => `the ${hero} slew ${kinds}`,
  discovered: (hero: string, site: string) => `the ${hero} discovered ${site}`,
  robbed: (hero: string, victim: string) => `the ${hero} robbed the ${victim}`,
  imprisoned: (hero: string) => `the ${hero} woke up in the prison`,
  fell: (hero: string) => `the ${hero} fell`,
  gathered: 'the Dragon came down among the heroes',
  slewDragon: (hero: string, total: number, foeTotal: number) => `the ${hero} slew the Dragon, ${total} to ${foeTotal}`,
  lostToDragon: (hero: string, total: number, foeTotal: number) => `the ${hero} challenged the Dragon in vain, ${total} to ${foeTotal}`,
  ritualWon: (total: number, foeTotal: number) => `all together slew the Dragon, ${total} to ${foeTotal}`,
  ritualLost: (total: number, foeTotal: number) => `the Ritual failed, ${total} to ${foeTotal}`,
  /** Without a hero all fought together; without a kind it was the Dragon. */
  boldest: (hero: string | null, _: string | null, foe: string, { total, foeTotal, round }: Boldest, chance: string) =>
    `The boldest victory: ${hero === null ? 'all together' : `the ${hero}`} against ${foe}, ${total} to ${foeTotal} in round ${round}, with a chance of ${chance}.`,
};
