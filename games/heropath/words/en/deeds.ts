import { capitalised, times } from '@hoard/kernel';
import { listOf, withArticle } from './names.ts';

/** The story that is told at the end, level by level. */
export const deeds = {
  head: 'The deeds of the heroes',
  chapter: (level: number, [first = 1, last = first]: readonly number[], told: readonly string[]) =>
    `${level === 0 ? 'Before evil stirred' : `Level ${level}, ${first === last ? `round ${first}` : `rounds ${first} to ${last}`}`}: ${capitalised(told.join('; '))}.`,
  kinds: (kind: string, n: number) => (n === 1 ? withArticle(kind) : times(n, kind)),
  slew: (hero: string, kinds: readonly string[]) => `the ${hero} slew ${listOf(kinds)}`,
  discovered: (hero: string, site: string) => `the ${hero} discovered ${site}`,
  robbed: (hero: string, victim: string) => `the ${hero} robbed the ${victim}`,
  imprisoned: (hero: string) => `the ${hero} woke up in the prison`,
  fell: (hero: string) => `the ${hero} fell`,
  gathered: 'the Dragon came down among the heroes',
  slewDragon: (hero: string, total: number, foeTotal: number) => `the ${hero} slew the Dragon, ${total} to ${foeTotal}`,
  lostToDragon: (hero: string, total: number, foeTotal: number) => `the ${hero} challenged the Dragon in vain, ${total} to ${foeTotal}`,
  ritualWon: (total: number, foeTotal: number) => `all together slew the Dragon, ${total} to ${foeTotal}`,
  ritualLost: (total: number, foeTotal: number) => `the Ritual failed, ${total} to ${foeTotal}`,
};
