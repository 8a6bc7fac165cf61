import type { CardId, Content, EnemyKindId } from '../content/content.ts';
import { DRAGON } from '../content/names.ts';
import { FAITH, VITALITY } from '../rules/bank.ts';
import { conditionsHold } from '../rules/conditions.ts';
import { canPay } from '../rules/clauses.ts';
import { foePower } from '../rules/18-fight.ts';
import { evilForceBase } from '../rules/13-scale.ts';
import { isAtHand } from '../rules/owned.ts';
import { basicPower, standingPower, works } from '../rules/standing.ts';
import type { Board, Enemy, Hero } from '../state/board.ts';
import { chancesOf } from './chances.ts';
import type { Fortunes } from '../odds/throws.ts';
import { cardsOf } from './worth.ts';
import { poolNumber } from '../rules/pools.ts';

// How strong a hero is, and what he may hope for in battle.

const HERO_DICE = 2;
/** Against an enemy that cannot be. */
export const NO_HOPE: Fortunes = { won: 0, tied: 0, lost: 1 };
/** A die rolled again, or turned, is worth so much power. */
const REROLL = 0.7;

/** What cards that he would play in a battle add: those of multiple use, and the best that is used up. */
export function reserve(content: Content, hero: Hero, kind: EnemyKindId, withBursts: boolean): number {
  let sum = 0;
  let burst = 0;
  let last: CardId = -1;
  for (const card of cardsOf(hero)) {
    if (card === last) continue;
    last = card;
    const row = content.cards[card]!;
    if (row.use !== 'multi' && !withBursts) continue;
    for (const clause of row.clauses) {
      if (clause.when !== 'before' && clause.when !== 'after') continue;
      if (!isAtHand(content, hero, card) || !works(content, hero, card)) continue;
      if (!conditionsHold(content, hero, clause.if, kind) || !canPay(content, hero, clause.cost, card)) continue;
      let adds = 0;
      for (const place of clause.does) {
        const effect = content.effects[place]!;
        if (effect.do === 'power' || effect.do === 'weaken') adds += kind === DRAGON ? effect.dragon : effect.enemies;
        else if (effect.do === 'calm') adds += effect.n;
        else if (effect.do === 'reroll' || effect.do === 'fix') adds += REROLL;
        else if (effect.do === 'die') adds += 2 * Math.abs(effect.n);
      }
      if (clause.cost.gems[VITALITY]! > 0) adds -= 1;
      if (row.use === 'multi') sum += adds;
      else burst = Math.max(burst, adds);
    }
  }
  return sum + burst;
}

/** His power against a kind of foe, before the dice. */
export const mightOf = (content: Content, hero: Hero, kind: EnemyKindId): number => basicPower(hero) + standingPower(content, hero, kind);

/** By how much he is above the Dragon before the dice, with whatever he would play. */
export const edgeOverDragon = (board: Board, content: Content, hero: Hero): number =>
  mightOf(content, hero, DRAGON) + reserve(content, hero, DRAGON, true) - foePower(board, content, DRAGON) - evilForceBase(board);

/**
 * The chance to slay the Dragon with so many actions, if he has lost so much VITALITY by then: each lost battle makes the next one harder
 * (HP-21.22).
 */
export function chanceToSlay(board: Board, content: Content, hero: Hero, actions: number, lost: number): number {
  const { dragon, losses } = content.numbers;
  const loss = losses.dragon + (board.gathered > 0 ? 0 : losses.active);
  let edge = edgeOverDragon(board, content, hero) - lost;
  let life = hero.gems[VITALITY]! + hero.gems[FAITH]! - lost;
  let chance = 0;
  for (let left = actions; left > 0 && life > 0; left--) {
    const { won, tied } = chancesOf(content, Math.round(edge), HERO_DICE, dragon.dice);
    chance += (1 - chance) * (won + tied);
    edge -= loss;
    life -= loss;
  }
  return chance;
}

/** The chances against an enemy; one that nobody has looked at is any of its pool. */
export function chancesAgainst(board: Board, content: Content, hero: Hero, enemy: Enemy): Fortunes {
  if (enemy.kind >= 0) return chancesOfKind(board, content, hero, enemy.kind);
  const pool = board.pools[poolNumber(board.poolStarts, enemy.unit)]!;
  let [won, tied, all] = [0, 0, 0];
  for (let kind = 0; kind < pool.length; kind++) {
    if (pool[kind] === 0) continue;
    const chances = chancesOfKind(board, content, hero, kind);
    won += chances.won * pool[kind]!;
    tied += chances.tied * pool[kind]!;
    all += pool[kind]!;
  }
  return all === 0 ? NO_HOPE : { won: won / all, tied: tied / all, lost: 1 - (won + tied) / all };
}

function chancesOfKind(board: Board, content: Content, hero: Hero, kind: EnemyKindId): Fortunes {
  const edge = mightOf(content, hero, kind) + reserve(content, hero, kind, false) - foePower(board, content, kind) - evilForceBase(board);
  return chancesOf(content, Math.round(edge), HERO_DICE, content.enemies[kind]!.dice);
}
