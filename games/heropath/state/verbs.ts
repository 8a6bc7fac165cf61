import { defineVerbs, type Action } from '@hoard/kernel';

export const verbs = defineVerbs({
  // Set-up and gear.
  hero: 'hero',
  split: 'count',
  keep: 'card',
  confirm: null,
  again: null,
  wear: 'worn',
  takeOff: 'square',
  attach: 'worn',
  done: null,
  // A turn.
  travel: null,
  rest: null,
  visit: null,
  fight: 'unit',
  dragon: null,
  ritual: null,
  ambush: 'seat',
  thieve: 'theft',
  snatch: 'snatch',
  exchange: 'seat',
  pass: null,
  // Travel.
  go: 'space',
  stop: null,
  sail: 'space',
  balloon: null,
  land: 'space',
  collect: 'card',
  collectGold: null,
  collectFood: null,
  drop: 'card',
  dropGold: null,
  dropFood: null,
  // Rest and visit.
  eat: null,
  search: null,
  trade: 'seat',
  gear: null,
  activity: 'activity',
  refresh: 'deck',
  end: null,
  // Cards.
  play: 'card',
  clause: 'clause',
  aim: 'seat',
  enemy: 'unit',
  space: 'space',
  choose: 'card',
  buy: 'card',
  sell: 'card',
  discard: 'card',
  attribute: 'attribute',
  deck: 'deck',
  site: 'site',
  yes: null,
  no: null,
  // Bargains.
  give: 'item',
  ask: 'item',
  offer: null,
  accept: null,
  refuse: null,
  // The Dragon.
  rock: 'rock',
  place: 'space',
  expose: 'unit',
  // Together.
  more: null,
  after: null,
  agree: null,
  // Real Time.
  stopHero: 'seat',
  stopDragon: null,
  stopPassive: null,
  wait: null,
  finish: null,
  pause: null,
});

export const { act } = verbs;
export const verbOf = (action: Action): (typeof verbs.list)[number] => verbs.verbOf(action);

/** The argument of `thieve` and `snatch`: whom, and the category or the supply. */
export const prey = (seat: number, what: number): number => seat * 4 + what;
export const preyOf = (argument: number): { readonly seat: number; readonly what: number } => ({ seat: argument >> 2, what: argument & 3 });
