import { rounded } from '@hoard/kernel';
import type { MeritName } from '../../bots/merits.ts';

const later = (share: string): string => `A little later ${share} on average.`;
const number = (amount: number): string => rounded(amount, 'en');

/** What one answer has over another, as far as search looks ahead. */
export const merits: { readonly [name in MeritName]: (amount: number) => string } = {
  stones: (more) => later(`you have ${number(more)} more Skystones`),
  sets: (more) => later(`you have ${number(more)} more sets of three colours`),
  health: (more) => later(`the party has ${number(more)} more health`),
  living: (more) => later(`${number(more)} more heroes are living`),
  souls: (more) => later(`you have ${number(more)} more Souls`),
  potions: (more) => later(`you have ${number(more)} more Health Potions`),
  foes: (less) => later(`the monsters have ${number(less)} less health`),
  skulls: (fewer) => later(`there are ${number(fewer)} fewer Skulls`),
};
