import { rounded } from '@hoard/kernel';
import type { MeritName } from '../../bots/merits.ts';

const later = (share: string): string => `A little later ${share} on average.`;
const number = (amount: number): string => rounded(amount, 'en');

/** What one answer has over another, as far as search looks ahead. */
export const merits: { readonly [name in MeritName]: (amount: number) => string } = {
  edge: (more) => later(`you are ${number(more)} nearer to the Dragon’s power`),
  life: (more) => later(`you have ${number(more)} more VITALITY and FAITH`),
  learning: (more) => later(`you have ${number(more)} more EXPERIENCE, SKILLS and WISDOM`),
  gold: (more) => later(`you have ${number(more)} more GOLD`),
  food: (more) => later(`you have ${number(more)} more FOOD`),
  cards: (more) => later(`you have ${number(more)} more cards`),
  evil: (less) => later(`the Scale of Evil stands ${number(less)} lower`),
};
