import { rounded } from '@hoard/kernel';
import type { Words } from '../words.ts';

const later = (share: string): string => `Etwas später ${share}, im Mittel.`;
const number = (amount: number): string => rounded(amount, 'de');

/** What one answer has over another, as far as search looks ahead. */
export const merits: Words['merits'] = {
  edge: (more) => later(`bist du der Stärke des Drachen um ${number(more)} näher`),
  life: (more) => later(`hast du ${number(more)} Lebenskraft und Glauben mehr`),
  learning: (more) => later(`hast du ${number(more)} Erfahrung, Geschick und Weisheit mehr`),
  gold: (more) => later(`hast du ${number(more)} Gold mehr`),
  food: (more) => later(`hast du ${number(more)} Proviant mehr`),
  cards: (more) => later(`hast du ${number(more)} Karten mehr`),
  evil: (less) => later(`steht die Leiter des Bösen ${number(less)} tiefer`),
};
