import { percent } from '@hoard/kernel';
import type { ProspectWords } from '../words.ts';
import { faces, ordinal, type Names } from './names.ts';

/** What one should know before an answer. */
export function prospectsIn({ content, to }: Names): ProspectWords {
  const { die, moons, strongholds, bonus } = content.numbers;
  return {
    way: {
      steps: (steps) => (steps === 1 ? '1 Schritt' : `${steps} Schritte`),
      robbed: (chance) => `${chance} Raub`,
      oddsSteps: (steps, points) => `${steps === 1 ? '1 Schritt' : `${steps} Schritte`}; du hast ${points}.`,
      oddsHaste: (gold, left) => `Eile kostet ${gold} Gold; ${left} ${left === 1 ? 'bleibt' : 'bleiben'} dir.`,
      oddsBandits: (rolls, chance, lost) =>
        `${rolls === 1 ? 'Auf 1 Feld' : `Auf ${rolls} Feldern`} dieses Weges lauern Räuber: ${chance}, beraubt zu werden, im Mittel ${lost} verloren.`,
      oddsSafe: 'Auf diesem Weg sind keine Räuber.',
      oddsNothing: 'Du trägst nichts, was Räuber wollen.',
      oddsFire: 'Das Feuer beendet deinen Weg und deinen Zug: Eine Wildniskarte wird gezogen.',
      oddsFlee: `Endet dein Zug in der Wildnis, verlässt dich der Drache bei ${faces(1, die.fleesUpTo)} (${percent(die.fleesUpTo / 6, 'de')}).`,
    },
    odds: {
      faerie: (chance) => `${chance}, dass eine Fee mitkommt.`,
      prices: (now) => `Nach dem Verkauf werden alle Preise neu gewürfelt: im Mittel je 3,5. Jetzt: ${now}.`,
      band: (from, upTo, chance, does) => `${from === upTo ? from : `${from}–${upTo}`} (${chance}): ${does}.`,
      moon: (moon, last) => `Das Schattenheer rückt auf Mond ${moon} von ${last} vor.`,
      seventh: `Sofort geht der ${ordinal(moons.last)} Mond auf: Die Belagerung beginnt.`,
      survival: (city, realm, games) =>
        `In ${games} durchgespielten Fällen steht deine Stadt am Ende in ${city}, und das Reich ist in ${realm} gerettet.`,
      fight: (target, chance) => `Ein Kampf gegen ${target}: ${chance} auf Sieg.`,
      fightCrystals: (crystals, chance) => (crystals === 1 ? `Mit einem Kristall ${chance}.` : `Mit ${crystals} Kristallen ${chance}.`),
      won: (does) => `Gewonnen: ${does}.`,
      lost: (does) => `Verloren: ${does}.`,
      turnEnds: 'Danach endet dein Zug.',
      realmNow: (total, attack) => `Das Reich steht bei ${total} gegen ${attack}.`,
      cityNow: (result, attack) => `Deine Stadt steht bei ${result} gegen ${attack}.`,
      reroll: (realm, city) => `Danach hält das Reich mit ${realm}, deine Stadt mit ${city}.`,
      gemRealm: (attack, without, withIt) => `Das Reich gegen ${attack}: ${without} ohne den Edelstein, ${withIt} mit ihm.`,
      gemCity: (attack, without, withIt) => `Deine Stadt gegen ${attack}: ${without} ohne den Edelstein, ${withIt} mit ihm.`,
      keeps: (result, attack) => `Deine Stadt hat dann ${result} gegen ${attack}: Ihre Mauern halten.`,
      breaks: (result, attack) => `Deine Stadt hat dann ${result} gegen ${attack}: Auch sie wird durchbrochen.`,
      falls: 'Es ist deine letzte Verteidigung: Deine Stadt fällt.',
      worth: (points) => `Das ist ${points === 1 ? 'einen Punkt' : `${points} Punkte`} wert.`,
      shields: (count) => `${count} der kommenden Karten zeigen dieses Wappen, soweit du es wissen kannst.`,
      ring: `${strongholds} Festungen geben +${bonus.strongholds}; der Ring erlischt.`,
    },
    glance: {
      gold: (gold) => `+${gold} Gold`,
      moon: (moon, last) => `Mond ${moon} von ${last}`,
      seventh: `der ${ordinal(moons.last)} Mond!`,
      builds: 'baut eine Festung',
      waiting: (count) => `${count} ${count === 1 ? 'wartet' : 'warten'} dort`,
      win: (chance) => `${chance} auf Sieg`,
      find: `und ${die.luckyFind} Gold finden`,
      onTheWay: (hex) => `auf dem Weg ${to(hex)}`,
      reaches: (places) => `bis ${places}`,
      worth: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
      left: (count) => `${count} im Vorrat`,
      holds: (realm, city) => `Reich ${realm}, Stadt ${city}`,
      shields: (matching, coming) => `auf ${matching} von ${coming} Karten, die kommen können`,
      quest: 'Aufgabe',
      fire: 'Feuer',
    },
  };
}
