import type { Appraisal as AppraisalOf, Effects } from '@hoard/kernel';
import type { EpicSevenArise } from '../../state/types.ts';
import type { Foes, Heroes, Players } from './fields.ts';

/** How a damage number of a hero is printed: what `mod hit` and `mod magic` look at, also where `pierce` makes it true damage. */
export type Printed = 'hit' | 'magic' | 'true';

/** A number, or the health that the acting hero lacks. */
export type Amount = number | 'missing';

/** A monster's attack, as printed. */
export interface Onslaught {
  /** The circle that a card points at, that and its neighbours, or everybody. */
  readonly shape: 'one' | 'three' | 'all';
  readonly cards: number;
  readonly n: number;
  readonly magical: boolean;
  /** Statuses that it puts on whom it hits, as bits. */
  readonly and: number;
}

/**
 * What somebody thinks that things are worth, in points of a hero's health: in the middle of a battle, on a token that the party may
 * win, on a card in the Merchant's deck. A row of the vocabulary says what is worth something; how much, the situation does.
 */
export interface Opinion {
  readonly damage: (printed: Printed, n: Amount, to: Foes) => number;
  readonly sunder: (n: number, to: Foes) => number;
  readonly stun: (to: Foes) => number;
  readonly slow: (to: Foes) => number;
  /** What a Soul Burn adds to the numbers after it: nothing by itself. */
  readonly boost: (n: number) => number;
  readonly pierce: () => number;
  /** What happens if a monster is killed; nothing before that. */
  readonly onKill: (effects: Effects) => number;
  /** The first number of the next skill is higher by so much. */
  readonly edge: (n: number) => number;
  readonly secondSkill: () => number;

  readonly heal: (n: number, to: Heroes) => number;
  /** Shields and Extra HP. */
  readonly guard: (n: number, to: Heroes) => number;
  readonly power: (to: Heroes) => number;
  readonly cleanse: (to: Heroes) => number;
  readonly raise: (n: number) => number;
  /** The acting hero loses health; so does every hero. */
  readonly bleed: (n: number) => number;
  readonly wound: (n: number) => number;
  readonly taunt: () => number;
  /** Whoever strikes the acting hero loses health. */
  readonly thorns: (n: number) => number;
  /** Another circle for the acting hero; two heroes change places. */
  readonly step: () => number;
  readonly swap: () => number;

  readonly souls: (n: number, to: Players) => number;
  readonly draw: (n: number) => number;
  readonly stones: (colour: number, n: number) => number;
  /** Points of the score. */
  readonly points: (n: number) => number;
  readonly potions: (n: number) => number;
  readonly card: (deck: 'skill' | 'artifact' | 'equipment') => number;
  readonly skulls: (n: number) => number;
  readonly peek: (n: number) => number;

  readonly attack: (onslaught: Onslaught) => number;
  /** What monsters do for themselves: health back, Increase Damage for all, Increase Armour, help. */
  readonly mend: (n: number) => number;
  readonly howl: () => number;
  readonly harden: () => number;
  /** One monster more, or fewer, on the map. */
  readonly monsters: (n: number) => number;
  /** Health that a boss has more, or fewer. */
  readonly boss: (n: number) => number;
  /** A status on the tiles of a terrain: white for monsters, black for heroes. */
  readonly tile: (side: 'white' | 'black', status: number) => number;
  /** Whether a side of a vote is the one that is thought about. */
  readonly takes: (option: string) => boolean;
  readonly story: () => number;
}

export interface Appraisal extends AppraisalOf<EpicSevenArise>, Opinion {}
