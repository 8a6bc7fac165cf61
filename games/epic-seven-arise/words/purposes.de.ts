import type { purposes as english } from './purposes.en.ts';

/** What is drawn and thrown, by the purposes of the rules. */
export const purposes: { readonly [purpose in keyof typeof english]: string } = {
  'ea.tile': 'welche Felder wo liegen',
  'ea.pair': 'wer zwei Helden führt',
  'ea.choosing-order': 'wer zuerst einen Helden wählt',
  'ea.friendship-tie': 'Gleichstand beim Freundschaftsrang',
  'ea.skystone': 'Himmelssteine zu Beginn',
  'ea.deal': 'die zehn Karten jedes Spielers',
  'ea.card': 'Karten von den Stapeln der Spieler',
  'ea.echo': 'Echos',
  'ea.merchant-card': 'Karten, von denen eine behalten wird',
  'ea.enemy-card': 'Gegnerkarten',
  'ea.token': 'Begegnungsplättchen, die aufgedeckt werden',
  'ea.attack': 'Angriffskarten',
  'ea.peek': 'angesehene Angriffskarten',
  'ea.monster-die': 'Würfel der Monster',
  'ea.tide': 'der Weg der Flut',
  'ea.wave': 'wo eine Welle erscheint',
  'ea.place': 'wo ein Boss erscheint',
};
