import type { purposes as english } from './purposes.en.ts';

/** What is drawn and thrown, by the purposes of the rules. */
export const purposes: { readonly [purpose in keyof typeof english]: string } = {
  'hp.first-player': 'wer beginnt',
  'hp.place-site': 'Stätten aus dem Beutel',
  'hp.space': 'wo Feinde liegen, wenn sie nicht für alle Felder reichen',
  'hp.deal': 'Karten der Kartenwahl',
  'hp.display': 'Karten, die aufgedeckt werden',
  'hp.card': 'Karten, die gezogen werden',
  'hp.look': 'Karten, die angesehen werden',
  'hp.enemy': 'was verdeckte Feinde sind',
  'hp.hero-dice': 'Würfel der Helden',
  'hp.enemy-dice': 'Würfel der Feinde und des Drachen',
  'hp.search': 'der Suchwürfel',
  'hp.balloon': 'der Ballonwürfel',
  'hp.flare': 'der Feuerwürfel',
};
