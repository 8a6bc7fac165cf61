import { rounded } from '@hoard/kernel';
import type { Words } from '../words.ts';

const later = (share: string): string => `Etwas später im Schnitt ${share}.`;
const number = (amount: number): string => rounded(amount, 'de');

/** What one answer has over another, as far as search looks ahead. */
export const merits: Words['merits'] = {
  stones: (more) => later(`${number(more)} Himmelssteine mehr für dich`),
  sets: (more) => later(`${number(more)} Sätze aus drei Farben mehr für dich`),
  health: (more) => later(`${number(more)} Leben mehr für die Gruppe`),
  living: (more) => later(`${number(more)} lebende Helden mehr`),
  souls: (more) => later(`${number(more)} Seelen mehr für dich`),
  potions: (more) => later(`${number(more)} Heiltränke mehr für dich`),
  foes: (less) => later(`${number(less)} Leben weniger für die Monster`),
  skulls: (fewer) => later(`${number(fewer)} Schädel weniger`),
};
