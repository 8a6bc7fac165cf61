import type { Effects } from '@hoard/kernel';
import { ANY, type Content } from '../content/content.ts';
import type { Appraisal, Opinion } from '../rules/effects/appraisal.ts';
import { vocabulary } from '../rules/effects/index.ts';
import type { Board } from '../state/board.ts';
import { COMMON } from './manner.ts';

// What effects are worth outside of battles, for the rows of the vocabulary to ask.

const nothing = (): number => 0;

/** To whom nothing matters. */
export const INDIFFERENT: Opinion = {
  damage: nothing,
  sunder: nothing,
  stun: nothing,
  slow: nothing,
  boost: nothing,
  pierce: nothing,
  onKill: nothing,
  edge: nothing,
  secondSkill: nothing,
  heal: nothing,
  guard: nothing,
  power: nothing,
  cleanse: nothing,
  raise: nothing,
  bleed: nothing,
  wound: nothing,
  taunt: nothing,
  thorns: nothing,
  step: nothing,
  swap: nothing,
  souls: nothing,
  draw: nothing,
  stones: nothing,
  points: nothing,
  potions: nothing,
  card: nothing,
  skulls: nothing,
  peek: nothing,
  attack: nothing,
  mend: nothing,
  howl: nothing,
  harden: nothing,
  monsters: nothing,
  boss: nothing,
  tile: nothing,
  takes: () => false,
  story: nothing,
};

/** What rewards and punishments mean to the whole party, whoever gets them. */
export const OF_PARTY: Opinion = {
  ...INDIFFERENT,
  heal: (n) => 1.2 * n,
  wound: (n) => 1.5 * n,
  souls: (n) => 2 * COMMON.soul * n,
  stones: (colour, n) => (colour === ANY ? 1.6 : 1.3) * COMMON.point * n,
  points: (n) => COMMON.point * n,
  potions: (n) => COMMON.potion * n,
  card: (deck) => (deck === 'skill' ? COMMON.skillCard : COMMON.artifact),
  skulls: (n) => COMMON.skull * n,
};

/** How many heroes more than one an effect on all of them is for, as it turns out. */
const FOR_ALL = 2.2;
const FOR_ONE = 0.7;

/** What an Artifact's effects bring on average to who has it in the deck. */
export const IN_DECK: Opinion = {
  ...OF_PARTY,
  damage: (_, n, to) => (n === 'missing' ? 2 : n) * (to === 'foes' ? 1.3 : 0.8),
  sunder: (n) => 1.5 * n,
  stun: () => 4,
  edge: (n) => FOR_ONE * n,
  secondSkill: () => 3.5,
  heal: (n, to) => n * (to === 'allies' ? FOR_ALL : FOR_ONE),
  guard: (n, to) => n * (to === 'allies' ? FOR_ALL : FOR_ONE),
  power: () => 3.5,
  raise: () => 3.5,
  thorns: (n) => FOR_ONE * n,
  step: () => 0.5,
  draw: (n) => 0.3 * n,
  peek: (n) => 0.4 * n,
};

/** What effects are worth by an opinion. */
export function worthBy(opinion: Opinion, board: Board, content: Content, effects: Effects): number {
  const appraisal: Appraisal = {
    ...opinion,
    board,
    content,
    seat: -1,
    of(some) {
      let worth = 0;
      for (const place of some) worth += vocabulary.worth(content.effects[place]!, appraisal);
      return worth;
    },
  };
  return appraisal.of(effects);
}

/** What depends on the content alone, reckoned when the first board is seen and kept. */
export function onceOn<R>(reckon: (board: Board) => R): (board: Board) => R {
  let known: { readonly result: R } | null = null;
  return (board) => (known ??= { result: reckon(board) }).result;
}
