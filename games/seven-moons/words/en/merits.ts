import { percent, rounded } from '@hoard/kernel';
import type { MeritName } from '../../bots/merits.ts';

const later = (share: string): string => `A few turns later ${share} on average.`;
const number = (amount: number): string => rounded(amount, 'en');

/** What one answer has over another, as far as search looks ahead. */
export const merits: { readonly [name in MeritName]: (amount: number) => string } = {
  strongholds: (more) => later(`you have ${number(more)} more strongholds`),
  allies: (more) => later(`you have ${number(more)} more allies`),
  goods: (more) => later(`you have ${number(more)} more goods, carried or waiting in your city,`),
  gold: (more) => later(`you have ${number(more)} more gold`),
  crystals: (more) => later(`you have ${number(more)} more crystals`),
  gems: (more) => later(`you have ${number(more)} more gems`),
  quests: (more) => later(`you have finished ${number(more)} more quests`),
  mount: (share) => `A few turns later you ride more often, in ${percent(share, 'en')} more of all tried courses.`,
  moon: (less) => later(`the Shadow Army is ${number(less)} moons further away`),
  stands: (share) => `Your city stands more often, in ${percent(share, 'en')} more of all tried courses.`,
};
