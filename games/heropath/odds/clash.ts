import type { Seat } from '@hoard/kernel';
import { type Content } from '../content/content.ts';
import type { CardId, EnemyKindId } from '../content/ids.ts';
import { evilForceBase } from '../rules/13-scale.ts';
import { foeDice, foePower, heroDice } from '../rules/18-fight.ts';
import { sumOf } from '../rules/dice.ts';
import { basicPower, standingPowers } from '../rules/standing.ts';
import { heroOf, kindOf } from '../rules/things.ts';
import { NONE, type Board, type Hero, type Unit } from '../state/board.ts';
import { fortunes, spreadOf, type Fortunes, type Spread } from './throws.ts';
import { aidOf } from '../rules/durations.ts';

// A battle in its summands (HP-18.4, HP-18.5), before it is fought and while it is: what a panel shows, and exact chances.

/** One number of a side: gems, a worn or held card, cards that were played; the foe itself, the Base, and what cards take from either. */
export interface Summand {
  readonly from: 'gems' | 'card' | 'played' | 'foe' | 'base' | 'calmed' | 'weakened';
  readonly value: number;
  /** NONE where it is no card. */
  readonly card: CardId;
}

export interface ClashSide {
  readonly summands: readonly Summand[];
  /** How many are thrown, and what they show as soon as they lie. */
  readonly dice: number;
  readonly thrown: readonly number[];
}

export interface Clash {
  /** The row of an enemy, DRAGON, or whatever else stands for one. */
  readonly kind: EnemyKindId;
  readonly hero: ClashSide;
  readonly foe: ClashSide;
}

const summand = (from: Summand['from'], value: number, card: CardId = NONE): Summand => ({ from, value, card });
const counting = (summands: readonly Summand[]): Summand[] => summands.filter(({ value }) => value !== 0);

/** A hero as a viewer knows him: cards of which only the back is seen count for nothing. */
export const asKnown = (hero: Hero): Hero => ({ ...hero, hidden: hero.hidden.filter(({ card }) => card >= 0) });

/** What a hero brings before the dice, of all that is in sight. */
export const heroSummands = (content: Content, hero: Hero, kind: EnemyKindId): Summand[] => [
  summand('gems', basicPower(hero)),
  ...standingPowers(content, asKnown(hero), kind).map(({ card, power }) => summand('card', power, card)),
];

export const powerOf = (summands: readonly Summand[]): number => summands.reduce((sum, { value }) => sum + value, 0);

/** The battle of a hero against an enemy or DRAGON: the one that is going on, or as it would begin now. */
export function clashWith(board: Board, content: Content, seat: Seat, unit: Unit): Clash {
  const hero = heroOf(board, seat);
  const going = hero.battle?.foe === unit ? hero.battle : null;
  const aid = aidOf(going);
  const kind = kindOf(board, unit);
  return {
    kind,
    hero: {
      summands: counting([...heroSummands(content, hero, kind), summand('played', aid.power)]),
      dice: going === null ? heroDice({ ...hero, battle: null }) : heroDice(hero),
      thrown: going?.dice ?? [],
    },
    foe: {
      summands: foeSummands(board, content, kind, aid.calm, aid.weaken),
      dice: foeDice(content, kind, aid.fewerFoeDice),
      thrown: going?.foeDice ?? [],
    },
  };
}

/** A battle against a kind of enemy that nobody has met yet. */
export function clashWithKind(board: Board, content: Content, seat: Seat, kind: EnemyKindId): Clash {
  const hero = { ...heroOf(board, seat), battle: null };
  return {
    kind,
    hero: { summands: counting(heroSummands(content, hero, kind)), dice: heroDice(hero), thrown: [] },
    foe: { summands: foeSummands(board, content, kind, 0, 0), dice: foeDice(content, kind, 0), thrown: [] },
  };
}

const foeSummands = (board: Board, content: Content, kind: EnemyKindId, calm: number, weaken: number): Summand[] => {
  const base = evilForceBase(board);
  return counting([
    summand('foe', foePower(board, content, kind)),
    summand('base', base),
    summand('calmed', -Math.min(base, calm)),
    summand('weakened', -weaken),
  ]);
};

/** What dice add: what they show, or else what they may. */
const spreadIn = (faces: readonly number[], { dice, thrown }: ClashSide): Spread => {
  if (thrown.length === 0) return spreadOf(faces, dice);
  const certain: number[] = [];
  certain[sumOf(thrown)] = 1;
  return certain;
};

/** HP-18.8 to HP-18.10: exact, if nobody plays another card. */
export const oddsOf = ({ dice }: Content, { hero, foe }: Clash): Fortunes =>
  fortunes(powerOf(hero.summands) - powerOf(foe.summands), spreadIn(dice.hero, hero), spreadIn(dice.enemy, foe));

/** The chances of a Fight that is declared now. */
export const fightOdds = (board: Board, content: Content, seat: Seat, unit: Unit): Fortunes =>
  oddsOf(content, clashWith(board, content, seat, unit));

/** What is added up on a side as far as its dice lie; null before. */
export const totalOf = ({ summands, thrown }: ClashSide): number | null => (thrown.length === 0 ? null : powerOf(summands) + sumOf(thrown));
