import { defineVerbs, type Action } from '@hoard/kernel';

export const verbs = defineVerbs({
  roll: null,
  sail: 'space',
  walk: 'space',
  stay: null,
  meet: 'seat',
  fight: null,
  give: 'counter',
  ask: 'counter',
  offer: null,
  accept: null,
  step: 'space',
  throw: 'space',
});

export const { act } = verbs;
export const verbOf = (action: Action): (typeof verbs.list)[number] => verbs.verbOf(action);
