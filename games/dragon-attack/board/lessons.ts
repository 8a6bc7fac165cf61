import type { Lesson } from '@hoard/paint';
import type { DragonAttack } from '../state/types.ts';

/** The first turn of a first game. */
export const lessons: readonly Lesson<DragonAttack>[] = [
  {
    shows: 'board',
    title: { en: 'Fill your chest before the Dragon wins', de: 'Fülle deine Truhe, bevor der Drache siegt' },
    text: {
      en: 'Treasure counts once you have carried it to your gate beside the palace. If the Dragon reaches the palace, everybody loses; if somebody slays it, the richest gate wins.',
      de: 'Schätze zählen, sobald du sie zu deinem Tor am Palast getragen hast. Erreicht der Drache den Palast, verlieren alle; erschlägt ihn jemand, gewinnt das reichste Tor.',
    },
  },
  {
    shows: 'question',
    title: { en: 'What may I do?', de: 'Was darf ich tun?' },
    text: {
      en: 'Whatever you can do now stands here as a button. Your turn begins with the die: a 1 moves the Dragon instead of you. Roll it when you are asked.',
      de: 'Was du jetzt tun kannst, steht hier als Knopf. Dein Zug beginnt mit dem Würfel: Eine 1 bewegt den Drachen statt dich. Würfle, wenn du gefragt wirst.',
    },
    done: (event, seat) => event.t === 'rolled' && event.seat === seat,
  },
  {
    shows: 'board',
    title: { en: 'Walk to a counter', de: 'Geh zu einem Plättchen' },
    text: {
      en: 'The spaces you can reach are lit. Pick one to see the way and what may wait there, pick it again to go. Face-down counters hide gold, companions, boats, and monsters.',
      de: 'Die Felder, die du erreichst, leuchten. Wähle eines, um den Weg zu sehen und was dort warten kann, und noch einmal, um zu gehen. Unter verdeckten Plättchen liegen Gold, Gefährten, Boote und Monster.',
    },
    done: (event, seat) => (event.t === 'walked' || event.t === 'sailed' || event.t === 'stuck') && event.seat === seat,
  },
  {
    shows: 'sheets',
    title: { en: 'You and the others', de: 'Du und die anderen' },
    text: {
      en: 'Here is what everybody carries and what is safe at home. Up to three companions of different classes travel with you, and each adds a die in battle. Whoever loses a battle loses all that is carried.',
      de: 'Hier steht, was alle tragen und was zu Hause sicher ist. Bis zu drei Gefährten verschiedener Klassen ziehen mit dir, und jeder gibt im Kampf einen Würfel dazu. Wer einen Kampf verliert, verliert alles, was er trägt.',
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
