import type { deeds as english } from '../en/deeds.ts';

/** Die Geschichte, die am Ende erzählt wird, Stufe um Stufe. */
export const deeds: typeof english = {
  head: 'Die Taten der Helden',
  chapter: (level, [first = 1, last = first], told) =>
    `${level === 0 ? 'Ehe das Böse erwachte' : `Stufe ${level}, ${first === last ? `Runde ${first}` : `Runden ${first} bis ${last}`}`}: ${told.join('; ')}.`,
  kinds: (kind, n) => (n === 1 ? kind : `${n}-mal ${kind}`),
  slew: (hero, kinds) => `${hero} erschlug ${kinds}`,
  discovered: (hero, site) => `${hero} entdeckte eine Stätte: ${site}`,
  robbed: (hero, victim) => `${hero} bestahl ${victim}`,
  imprisoned: (hero) => `${hero} erwachte im Kerker`,
  fell: (hero) => `${hero} fiel`,
  gathered: 'der Drache kam herab unter die Helden',
  slewDragon: (hero, total, foeTotal) => `${hero} erschlug den Drachen, ${total} zu ${foeTotal}`,
  lostToDragon: (hero, total, foeTotal) => `${hero} forderte den Drachen vergeblich, ${total} zu ${foeTotal}`,
  ritualWon: (total, foeTotal) => `alle zusammen erschlugen den Drachen, ${total} zu ${foeTotal}`,
  ritualLost: (total, foeTotal) => `das Ritual misslang, ${total} zu ${foeTotal}`,
  boldest: (hero, kind, _, { total, foeTotal, round }, chance) =>
    `Der kühnste Sieg: ${hero ?? 'alle zusammen'} gegen ${kind ?? 'den Drachen'}, ${total} zu ${foeTotal} in Runde ${round}, bei einer Chance von ${chance}.`,
};
