import type { Effect } from '../content/content.ts';
import { STATUS, STATUSES, type Status } from '../content/names.ts';
import type { SignName } from './signPictures.ts';

/** By what an effect does; where it has no sign of its own, that of a scroll. */
const EFFECTS: { readonly [effect in Effect['do']]?: SignName } = {
  hit: 'claw',
  magic: 'magic',
  true: 'true',
  sunder: 'sunder',
  stun: 'stun',
  slow: 'slow',
  boost: 'boost',
  edge: 'edge',
  pierce: 'true',
  again: 'again',
  heal: 'heart',
  shield: 'shield',
  extra: 'extra',
  power: 'power',
  cleanse: 'cleanse',
  raise: 'raise',
  lose: 'drain',
  thorns: 'thorns',
  taunt: 'taunt',
  step: 'step',
  swap: 'swap',
  soul: 'soul',
  draw: 'draw',
  sky: 'skystone',
  potion: 'potion',
  receive: 'deck',
  drain: 'drain',
  peek: 'peek',
  strike: 'claw',
  bolt: 'magic',
  leech: 'leech',
  cleave: 'cleave',
  volley: 'volley',
  storm: 'storm',
  quake: 'quake',
  mend: 'mend',
  howl: 'howl',
  harden: 'harden',
  call: 'call',
};

export const effectSign = (effect: Effect | undefined): SignName => (effect === undefined ? 'scroll' : (EFFECTS[effect.do] ?? 'scroll'));

const STATUS_SIGNS: { readonly [status in Status]: SignName } = {
  stun: 'stun',
  silence: 'silence',
  slow: 'slow',
  unheal: 'unheal',
  power: 'power',
  harden: 'harden',
  drain: 'drain',
  discard: 'discard',
};

/** The signs of statuses that are given as bits. */
export const statusSigns = (bits: number): SignName[] =>
  STATUSES.flatMap((status) => ((bits & STATUS[status]) === 0 ? [] : [STATUS_SIGNS[status]]));
