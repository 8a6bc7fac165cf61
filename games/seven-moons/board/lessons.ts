import type { Lesson } from '@hoard/paint';
import { dragonReach } from '../content/dragonReach.ts';
import type { SevenMoons } from '../state/types.ts';

const { price, capacity } = dragonReach.numbers;

/** The first turn of a first game: the rulebook's own advice. */
export const lessons: readonly Lesson<SevenMoons>[] = [
  {
    shows: 'board',
    title: { en: 'Seven moons until the siege', de: 'Sieben Monde bis zur Belagerung' },
    text: {
      en: 'Every ally that is hired and every third stronghold brings the Shadow Army one moon nearer. On the seventh moon it comes, and your city must stand on what you have built. Most points among the standing cities win.',
      de: 'Jeder Verbündete und jede dritte Festung bringt das Schattenheer einen Mond näher. Beim siebten Mond kommt es, und deine Stadt muss mit dem bestehen, was du gebaut hast. Von den Städten, die noch stehen, gewinnt die mit den meisten Punkten.',
    },
  },
  {
    shows: 'question',
    title: { en: 'Fetch a load', de: 'Hol eine Ladung' },
    text: {
      en: `On foot you pick one of two dice and walk. Wood is sold at Garndell, iron at Deepmine, stone at Kurun, for ${price.resource} gold each. Roads are safe; in the wilderness bandits may rob you.`,
      de: `Zu Fuß wählst du einen von zwei Würfeln und gehst. Holz gibt es in Garntal, Eisen in Tiefenschacht, Stein in Kuruns Halle, für je ${price.resource} Gold. Straßen sind sicher; in der Wildnis lauern Räuber.`,
    },
    done: (event, seat) => event.t === 'picked' && event.seat === seat,
  },
  {
    shows: 'board',
    title: { en: 'Where to?', de: 'Wohin?' },
    text: {
      en: 'White hexes are within your steps; gold ones cost a coin for each step more. Pick one to see the way and the odds of bandits on it, pick it again to go. You act where you stop.',
      de: 'Weiße Felder erreichst du mit deinen Schritten; goldene kosten je Schritt mehr eine Münze. Wähle eines, um den Weg und die Gefahr zu sehen, und noch einmal, um zu gehen. Du handelst dort, wo du anhältst.',
    },
    done: (event, seat) => event.t === 'walked' && event.seat === seat,
  },
  {
    shows: 'sheets',
    title: { en: 'Sell it, buy a horse, look for allies', de: 'Verkaufen, ein Pferd kaufen, Verbündete suchen' },
    text: {
      en: `Dragonmarch in the middle buys goods at the price of the dice and sends them to your city: one of each makes a stronghold. A horse for ${price.horse} gold carries ${capacity.horse} and rides both dice. Allies cost ${price.ally} gold in their domains. Your secret Shadow cards on your sheet tell who will attack.`,
      de: `Die Drachenmark in der Mitte kauft Waren zum Preis der Würfel und schickt sie in deine Stadt: Je eine von jeder Art wird eine Festung. Ein Pferd für ${price.horse} Gold trägt ${capacity.horse} und nimmt beide Würfel. Verbündete kosten ${price.ally} Gold in ihrem Reich. Deine geheimen Schattenkarten auf deinem Bogen verraten, wer angreift.`,
    },
  },
  {
    shows: 'log',
    title: { en: 'What happened, and why', de: 'Was geschah, und warum' },
    text: {
      en: 'Everything is written down here. Each line opens its rule and shows its moment on the board. H asks a bot for advice, U takes back what may be taken back, and ? lists all keys.',
      de: 'Hier wird alles aufgeschrieben. Jede Zeile öffnet ihre Regel und zeigt ihren Augenblick auf dem Brett. H fragt einen Bot um Rat, U nimmt zurück, was sich zurücknehmen lässt, und ? zeigt alle Tasten.',
    },
  },
];
