import { percent, rounded } from '@hoard/kernel';
import type { Words } from '../words.ts';

const later = (clause: string): string => `Ein paar Züge später ${clause}.`;
const number = (amount: number): string => `im Schnitt ${rounded(amount, 'de')}`;

/** What one answer has over another, as far as search looks ahead. */
export const merits: Words['merits'] = {
  strongholds: (more) => later(`hast du ${number(more)} Festungen mehr`),
  allies: (more) => later(`hast du ${number(more)} Verbündete mehr`),
  goods: (more) => later(`hast du ${number(more)} Waren mehr, im Gepäck oder in deiner Stadt`),
  gold: (more) => later(`hast du ${number(more)} Gold mehr`),
  crystals: (more) => later(`hast du ${number(more)} Kristalle mehr`),
  gems: (more) => later(`hast du ${number(more)} Edelsteine mehr`),
  quests: (more) => later(`hast du ${number(more)} Aufgaben mehr erfüllt`),
  mount: (share) => later(`reitest du öfter, in ${percent(share, 'de')} mehr aller erprobten Verläufe`),
  moon: (less) => later(`ist das Schattenheer ${number(less)} Monde weiter entfernt`),
  stands: (share) => `Deine Stadt steht öfter, in ${percent(share, 'de')} mehr aller erprobten Verläufe.`,
};
