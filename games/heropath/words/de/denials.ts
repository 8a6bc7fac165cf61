import type { Arguments, Denials } from '@hoard/kernel';
import { actionsOf, categories, counted, gemsOf, supplies, type Names } from './names.ts';

/** Mit wem man keine Karten tauschen kann. */
const OUT_OF_REACH: { readonly [because: string]: string } = {
  asleep: 'Dieser Held ist gefallen oder schläft, und tauschen kann nur, wer wach ist.',
  far: 'Dieser Held ist zu weit weg: Man tauscht über höchstens einen Schritt.',
};

/** Was an einem Preis fehlt, oder `otherwise`. */
function lacking({ supply, attribute, category, because, needs, has }: Arguments, otherwise: string): string {
  const short = `, und du hast ${has === 0 ? 'nichts davon' : has}.`;
  if (supply !== undefined) return `Das kostet ${needs} ${supplies[Number(supply)]}${short}`;
  if (attribute !== undefined) return `Das kostet ${gemsOf(Number(attribute), Number(needs))}${short}`;
  if (category !== undefined) return `Das verlangt ${counted(Number(needs), 'Karte', 'Karten')} (${categories[Number(category)]})${short}`;
  return because === 'life' ? 'Das wäre dein letzter Edelstein von Lebenskraft und Glauben.' : otherwise;
}

/** By rule: why something is not possible. */
export function denialsIn({ content: { numbers } }: Names): Denials {
  return {
    'HP-1.5': () => 'Das lässt sich nicht ausführen, das andere schon.',
    'HP-1.8': () => `Dort liegen schon ${numbers.gems} Edelsteine, für mehr ist kein Platz.`,
    'HP-1.17': (args) => lacking(args, 'Das kannst du nicht ganz bezahlen.'),
    'HP-2.9': () => 'Dieser Held gehört zur Erweiterung, und die ist nicht im Spiel.',
    'HP-3.3': () => 'Diesen Helden führt schon jemand.',
    'HP-6.10': ({ gold }) => `Neue Karten kosten ${numbers.display.refresh} Gold, und du hast ${gold}.`,
    'HP-6.11': () => 'Mit diesem Stapel handelt die Stätte nicht.',
    'HP-6.12': () => `Öfter als ${numbers.display.refreshes}-mal im Zug lässt sich die Auslage nicht erneuern.`,
    'HP-7.11': () => 'Auf dem Startfeld wird in Runde 1 niemand angegriffen, und auch nicht, wer sich eben erhoben hat.',
    'HP-8.6': () => 'Die Brücken sind gesperrt.',
    'HP-8.15': () => `Dort stehen schon ${numbers.space.heroes} Helden, bleiben kannst du da nicht.`,
    'HP-8.17': () => 'Es gibt kein Feld, auf dem du bleiben könntest.',
    'HP-9.1': () => 'Fähigkeiten kann man nicht liegen lassen.',
    'HP-10.9': ({ attribute, needs, has }) => `Diese Karte verlangt ${gemsOf(Number(attribute), Number(needs))}, und du hast ${has}.`,
    'HP-11.7': () => 'Dort liegt schon etwas, oder es ist nichts da, worauf sie liegen könnte.',
    'HP-11.9': () => 'Dafür braucht man beide Hände.',
    'HP-11.10': () => 'Pfeile brauchen einen Bogen in der anderen Hand.',
    'HP-11.11': () => 'Die andere Hand ist für einen Schild, einen Dolch oder eine Laterne da, nicht für ein Zweites derselben Art.',
    'HP-12.10': () => 'Hier ist ein Feind: Nur Kampf und Reise sind möglich.',
    'HP-12.12': () => 'Hier ist ein Feind.',
    'HP-13.14': () => 'Hier ist der Drache: Nur Kampf und Reise sind möglich.',
    'HP-14.2': () => 'Eine solche Aktion hast du nicht mehr.',
    'HP-14.7': () => 'Erst musst du kämpfen oder ausweichen.',
    'HP-15.2': () => 'Eine Reise hat mindestens einen Schritt.',
    'HP-16.1': () => 'In einer Siedlung rastet man nicht.',
    'HP-16.3': ({ because }) =>
      because === 'ate'
        ? 'In dieser Rast hast du schon gegessen, und mehr als eine Mahlzeit gibt es nicht.'
        : 'Eine Mahlzeit kostet 1 Proviant, und du hast keinen.',
    'HP-16.4': () => 'In dieser Rast hast du schon gesucht.',
    'HP-16.7': () => `In einer Rast wechseln höchstens ${counted(numbers.rest.trade, 'Ding', 'Dinge')} den Besitzer.`,
    'HP-16.8': ({ because }) =>
      because === 'refused'
        ? 'Mit diesem Helden ist kein Handel zustande gekommen; frag in einer anderen Rast wieder.'
        : because === 'last'
          ? `Das war das letzte von ${numbers.offers} Angeboten: Nimm es an oder lehne ab.`
          : 'Es ist nichts angeboten: Leg zuerst etwas hin.',
    'HP-16.9': () => 'Wer gefallen ist oder schläft, handelt nicht.',
    'HP-16.11': () => 'Mehr Lebenskraft kannst du nicht haben.',
    'HP-17.7': () => 'Hier steht keine Stätte.',
    'HP-17.9': () => 'Diese Stätte hast du in diesem Zug schon besucht.',
    'HP-17.10': () => 'Öfter geht das in einem Besuch nicht.',
    'HP-17.11': (args) => lacking(args, 'Das brächte dir jetzt nichts.'),
    'HP-19.1': () => 'Dieser Held ist nicht hier.',
    'HP-19.2': ({ space }) =>
      space === 'safe' ? 'Dieser Held ist in einer Zuflucht, wo niemand angegriffen wird.' : 'In einer Siedlung kann man nur entreißen.',
    'HP-19.3': () => 'Dort ist ein Feind.',
    'HP-19.4': () => 'Diesem Helden bist du in diesem Zug schon begegnet.',
    'HP-19.11': () => 'Davon ist nichts zu holen.',
    'HP-19.17': () => 'Wer im Kerker schläft, wird in Ruhe gelassen.',
    'HP-19.19': () => 'Im Kerker selbst gibt es keinen Hinterhalt.',
    'HP-19.21': () => 'Dieser Held ist gefallen und nirgends auf der Karte.',
    'HP-21.19': () => 'Gegen den Drachen kämpft man auf den brennenden Feldern um ihn.',
    'HP-24.20': () => 'Diese Karte bewirkt jetzt nichts.',
    'HP-25.7': () => 'Mit Goldherz wird niemand angegriffen.',
    'HP-26.2': () => 'Das rufst du zwischen deinen Aktionen.',
    'HP-26.6': () => 'Das gilt nicht mehr: Jemand war schneller.',
    'HP-26.8': () => 'Dort kämpft gerade jemand anders.',
    'HP-26.11': () => 'In Echtzeit begegnest du nur, wen du festhältst, oder nach einem STOPP-STILLSTAND allen, die reihum spielen.',
    'HP-26.16': () => 'Es ist schon STOPP.',
    'HP-26.18': () => 'Keine deiner Karten, die alle anhalten, lässt sich jetzt spielen.',
    'HP-26.22': () => 'Festhalten kannst du nur Gegner, und nur so oft, wie es vereinbart ist.',
    'HP-26.26': () => 'Wer jemanden festhält oder festgehalten wird, kann nicht festgehalten werden.',
    'HP-26.30': ({ away, actions }) =>
      Number(away) > numbers.realTime.stopDragon
        ? `Der Drache wird ${counted(Number(away), 'Schritt', 'Schritte')} entfernt bekämpft, und ${numbers.realTime.stopDragon} sind das Höchste.`
        : `Der Drache wird ${counted(Number(away), 'Schritt', 'Schritte')} entfernt bekämpft: ${counted(Number(actions), 'Aktion reicht', 'Aktionen reichen')} nicht für Weg und Kampf.`,
    'HP-26.31': () => 'Du hast STOPP-DRACHE gerufen: Geh hin und kämpfe, oder lass die anderen weitermachen.',
    'HP-26.32': () => 'In dieser Runde hast du schon vergeblich STOPP-DRACHE gerufen.',
    'HP-26.34': () => 'Wer über die Runden wacht, ruft ihn, wenn alle abwarten.',
    'HP-26.35': () => 'Das geht, wenn mindestens zwei abwarten und niemand sonst weitermachen könnte.',
    'HP-27.3': () => 'Das eigene Team greift man nicht an.',
    'HP-27.4': ({ because }) =>
      OUT_OF_REACH[String(because)] ?? `Man tauscht höchstens ${counted(numbers.exchange, 'Karte', 'Karten')} je Stapel.`,
    'HP-27.6': () => 'Ein Tausch kostet eine Aktion, und du hast keine mehr.',
    'HP-28.3': () => 'Ihr kämpft alle zusammen: Niemand greift einen anderen an.',
    'HP-28.11': () => 'Vor jeder Aktion ein Wunsch, und diesmal musst du handeln.',
    'HP-28.12': () => `Du hast noch ${actionsOf(1)}, und das ist diese.`,
    'HP-28.17': ({ away }) =>
      `Gegen den Drachen kämpft man gemeinsam, im Ritual, das von einem brennenden Feld ohne Feinde ausgerufen wird${away === undefined ? '' : `: Das nächste ist ${counted(Number(away), 'Schritt', 'Schritte')} entfernt`}.`,
    'HP-28.23': ({ because }) =>
      OUT_OF_REACH[String(because)] ?? 'Ihr zwei habt in dieser Runde schon Karten getauscht, und das geht nur einmal.',
    'HP-29.16': () => 'Es gibt sonst niemanden.',
  };
}
