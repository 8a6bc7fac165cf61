import type { Words } from '../words.ts';
import { counted, pacesOf } from './names.ts';

export const prospects: Pick<Words, 'warnings' | 'glance' | 'odds'> = {
  warnings: {
    burns: 'Das Feuer wird dich verbrennen: 1 Lebenskraft.',
    falls: 'Wem du ausgewichen bist, nimmt dir den letzten Edelstein: Du wirst fallen.',
    wastes: 'Nicht die ganze Mahlzeit wird dir guttun.',
  },
  glance: {
    chance: (chance) => chance,
    paces: pacesOf,
    vitality: (n) => `-${n} Lebenskraft`,
    price: (gold) => `${gold} Gold`,
    pays: (gold) => `+${gold} Gold`,
    canUse: 'sofort zu gebrauchen',
    needs: (gems) => `braucht noch ${gems}`,
    power: (before, after) => `Stärke ${before} → ${after}`,
    discovers: 'eine Stätte wird entdeckt',
  },
  odds: {
    sums: (own, foe, power) => `Du hast ${own} und zwei Würfel, ${foe} hat ${power} und Würfel.`,
    win: (chance) => `Sieg: ${chance}.`,
    tie: (chance) => `Gleichstand: ${chance}.`,
    loss: (chance) => `Niederlage: ${chance}.`,
    prevail: (chance) => `Du bestehst mit ${chance}.`,
    mean: (chance) => `Gegen einen unbekannten Feind bestehst du im Mittel mit ${chance}.`,
    now: (chance) => `Gegen den Drachen jetzt: ${chance}.`,
    later: (chance) => `Eine Stufe später: ${chance}.`,
    costs: (n) => `Das kostet ${n} Lebenskraft.`,
    mayFall: 'Du würdest fallen.',
    secondLoss: (experience) => `Noch eine Niederlage: Du gewinnst ${experience} Erfahrung und bewegst ihn einen Schritt.`,
    scale: (level) => `Sein Tod eröffnet Stufe ${level} der Leiter.`,
    dragonFlies: 'Der Drache wird fliegen.',
    kills: (left) => `Noch ${counted(left, 'Toter', 'Tote')} bis zur nächsten Stufe.`,
  },
};
