import type { purposes as english } from './purposes.en.ts';

export const purposes: typeof english = {
  'da.adventurer': 'wer welchen Abenteurer spielt',
  'da.first-player': 'wer beginnt',
  'da.move-die': 'der Würfel für einen Zug',
  'da.turn-over': 'aufgedeckte Plättchen',
  'da.dragon-takes': 'was der Drache aus einem Dorf raubt',
  'da.dragon-die': 'der Drachenwürfel',
  'da.monster-dice': 'Kämpfe mit Monstern',
  'da.duel-dice': 'Duelle',
  'da.dragon-dice': 'Kämpfe mit dem Drachen',
  'da.landing': 'wo Besiegte landen',
};
