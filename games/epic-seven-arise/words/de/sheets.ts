import type { Words } from '../words.ts';
import { cardsOf, points, potions, shields, souls } from './names.ts';

/** What every player has, and what the heroes are like. */
export const sheet: Words['sheet'] = {
  players: 'Spieler',
  onTurn: 'dran',
  gone: 'vom Computer gespielt',
  rank: (rank) => `Rang ${rank}`,
  score: (score) => points(score),
  scoreShort: 'Pkt.',
  souls: (count, most) => `${souls(count)} von ${most}`,
  potions,
  stones: (colour, count) => `${count} ${colour}`,
  dual: (price) => `Ein Doppelangriff kostet ${souls(price)}`,
  contribution: (count) => `${count} Verdienst`,
  health: (health, most) => `${health} von ${most} Leben`,
  mostHealth: (most) => `${most} Leben`,
  dead: 'tot',
  armour: (armour) => `Rüstung ${armour}`,
  speed: (speed) => `Tempo ${speed}`,
  shields,
  extra: (count) => `${count} Zusatzleben`,
  circle: (numbers) => `Kreis ${numbers}`,
  taunt: 'zieht den nächsten Angriff auf sich',
  thorns: (n) => `Dornen ${n}`,
  skill: (place, set, name) => `Fertigkeit ${place} (${set}): ${name}`,
  burn: (cost, does) => `Seelenbrand für ${cost}: ${does}`,
  hand: 'Hand',
  area: 'Gespielt',
  deck: 'Stapel',
  inDeck: cardsOf,
  unseen: (count, deck) => `${count} ungesehen: ${deck}`,
  decks: ['Fertigkeitskarten', 'Artefakte', 'Ausrüstung'],
  equipment: 'Ausrüstung',
  empty: 'leer',
  blue: 'zieht eine Karte mehr',
  red: 'eine Seele am Ende des Zuges',
  numbers: (one, other) => `zählt als ${one} oder ${other}`,
};

/** What lies on a tile of the map. */
export const here: Words['here'] = {
  unknown: 'noch liegt nichts aus',
  heroes: 'hier sind die Helden',
  monster: (name, health) => `${name} mit ${health} Leben`,
  faceDown: 'ein verdecktes Plättchen',
  token: (name) => `Plättchen: ${name}`,
  signs: { red: 'rotes Zeichen', yellow: 'gelbes Zeichen' },
  white: (status) => `${status} für Monster`,
  black: (status) => `${status} für Helden`,
  goal: 'hierher führt die Geschichte',
  hits: (numbers, of) => `${numbers} von ${of} Angriffszahlen treffen jemanden auf den leichtesten Kreisen`,
};

export const otherwise = 'sonst';
export const branch: Words['branch'] = (condition) => `Die nächste Karte hängt davon ab: ${condition}`;
