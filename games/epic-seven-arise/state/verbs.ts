import { defineVerbs, type Action } from '@hoard/kernel';

export const verbs = defineVerbs({
  // Set-up and the map.
  hero: 'hero',
  keepCards: null,
  redraw: 'colour',
  circle: 'circle',
  vote: 'position',
  side: 'side',
  onward: 'onward',
  abstain: null,
  surrender: null,
  agree: null,
  refuse: null,
  // The Merchant and what is received.
  potions: 'count',
  skillCard: null,
  artifact: null,
  pass: null,
  pay: 'stones',
  potion: 'hero',
  store: null,
  keep: 'card',
  top: 'card',
  colour: 'colour',
  forfeit: 'colour',
  discard: 'card',
  // A hero's turn.
  skill: 'skill',
  use: 'card',
  defer: 'hero',
  end: null,
  foe: 'unit',
  lay: 'card',
  borrow: 'loan',
  echo: 'card',
  burn: null,
  plain: null,
  spend: 'card',
  stay: null,
  next: 'attack',
  // After blows.
  revive: 'colour',
  decline: null,
  take: 'item',
});

export const { act } = verbs;
export const verbOf = (action: Action): (typeof verbs.list)[number] => verbs.verbOf(action);
