import { argumentOf, type Action } from '@hoard/kernel';
import type { CardId, Clause, Content, Effect } from '../content/content.ts';
import { DRAGON } from '../content/names.ts';
import { FAITH, VITALITY } from '../rules/bank.ts';
import { clauseOf, clausesFor, playOf, type Occasion } from '../rules/clauses.ts';
import { evilForceBase } from '../rules/13-scale.ts';
import { foePower } from '../rules/18-fight.ts';
import { sumOf } from '../rules/dice.ts';
import { areOpponents, findEnemy } from '../rules/things.ts';
import type { Battle, Board, Hero } from '../state/board.ts';
import type { ReactionFrame } from '../state/frames.ts';
import { verbOf } from '../state/verbs.ts';
import { chanceIn } from '../odds/throws.ts';
import { chancesOf } from './chances.ts';
import type { Manner } from './manner.ts';
import { mightOf } from './might.ts';
import { worthOfVictory } from './plan.ts';
import { costOf, costOfLoss, rawWorth } from './worth.ts';
import { aidOf } from '../rules/durations.ts';
import { FELLOWSHIP } from '../state/keys.ts';

// Which cards are played in the windows (HP-24).

const NEVER = -1000;
/** What it is worth to slay the Dragon, and to keep somebody from it. */
const DRAGON_SLAIN = 60;
const MEDDLED = 10;
/** A die rolled again is better by so much, if the worst is taken. */
const REROLL = 0.7;
const HERO_DICE = 2;
const GUARDED = 2;
const HARM = 0.3;

export function rateReaction(board: Board, content: Content, frame: ReactionFrame, hero: Hero, action: Action, manner: Manner): number {
  if (verbOf(action) !== 'play') return 0;
  const card: CardId = argumentOf(action);
  const occasion: Occasion = { ...frame, during: frame.window };
  let best = NEVER;
  for (const place of clausesFor(board, content, hero.seat, card, occasion)) {
    const worth =
      place === FELLOWSHIP
        ? worthOfPower(board, content, hero, frame, content.numbers.coop.fellowship, manner) - 0.5
        : rateClause(board, content, hero, frame, card, clauseOf(content, card, place), manner);
    best = Math.max(best, worth);
  }
  return best;
}

function rateClause(
  board: Board,
  content: Content,
  hero: Hero,
  frame: ReactionFrame,
  card: CardId,
  clause: Clause,
  manner: Manner,
): number {
  const isMulti = content.cards[card]!.use === 'multi';
  const price = costOf(board, content, hero, clause.cost) + (isMulti ? 0.05 : 0.6 * rawWorth(board, content, hero, card));
  switch (clause.when) {
    case 'before':
    case 'after': {
      let power = 0;
      for (const place of clause.does) power += powerOf(content.effects[place]!, hero.battle!, frame);
      return worthOfPower(board, content, hero, frame, power, manner) - (hero.battle?.foe === DRAGON ? 0.1 : price);
    }
    case 'meddle':
      return frame.foe === DRAGON && areOpponents(hero, board.heroes[frame.actor]!) ? MEDDLED : NEVER;
    case 'tie':
    case 'loss':
      return costOfLoss(hero, 1) - price;
    case 'fall':
      return costOfLoss(hero, frame.losses[hero.seat] ?? 1) - price;
    case 'hit':
      return GUARDED - price;
    case 'counter':
      return frame.chain.some((other) => playOf(board, other)?.target === hero.seat) ? GUARDED - price : NEVER;
    default:
      return rateUse(board, content, hero, frame, clause, price);
  }
}

/** What is used beside battles: against others at once, for oneself in need. */
function rateUse(_board: Board, content: Content, hero: Hero, frame: ReactionFrame, clause: Clause, price: number): number {
  const isBeforeDragon = frame.window === 'w4' && hero.battle?.foe === DRAGON;
  const life = hero.gems[VITALITY]! + hero.gems[FAITH]!;
  for (const place of clause.does) {
    const effect = content.effects[place]!;
    if (effect.do === 'gain') {
      const gained = Math.min(effect.n, content.numbers.gems - hero.gems[effect.attribute]!);
      if (isBeforeDragon && gained > 0) return 2 * gained;
      return life <= 2 && gained >= effect.n ? 2 : NEVER;
    }
    if (effect.do === 'spare') return costOfLoss(hero, frame.losses[hero.seat] ?? 0) - price;
    if ('to' in effect && effect.to.who === 'opponent') return HARM;
  }
  return NEVER;
}

/** Power that an effect adds to the battle going on, more or less. */
function powerOf(effect: Effect, battle: Battle, { window, foe }: ReactionFrame): number {
  switch (effect.do) {
    case 'power':
    case 'weaken':
      return foe === DRAGON ? effect.dragon : effect.enemies;
    case 'calm':
      return effect.n;
    case 'die':
      return effect.to.who === 'foe' ? 3.5 * Math.abs(effect.n) : 2 * effect.n;
    case 'fix':
      return window === 'w5' ? effect.face - Math.min(...battle.dice) : REROLL;
    case 'reroll':
      return window === 'w5' ? 2 - Math.min(...battle.dice) : REROLL;
    default:
      return 0;
  }
}

/** What so much more power is worth in the battle going on. */
function worthOfPower(board: Board, content: Content, hero: Hero, frame: ReactionFrame, power: number, manner: Manner): number {
  const { battle } = hero;
  if (battle === null || power <= 0) return NEVER;
  const kind = frame.foe === DRAGON ? DRAGON : (findEnemy(board, frame.foe)?.kind ?? 0);
  const isDragon = kind === DRAGON;
  const aid = aidOf(battle);
  const foe = foePower(board, content, kind) + Math.max(0, evilForceBase(board) - aid.calm) - aid.weaken;
  const edge = mightOf(content, hero, kind) + aid.power - foe;
  const stake = isDragon ? DRAGON_SLAIN : worthOfVictory(board, content, hero, manner) + costOfLoss(hero, 1);
  // HP-28.19: in a Ritual everybody's power counts, and nobody's alone decides.
  if (isDragon && board.options.competition === 'co-op') return power;
  if (frame.window === 'w5') {
    const lead = edge + sumOf(battle.dice) - sumOf(battle.foeDice);
    if (lead > 0 || (isDragon && lead === 0)) return NEVER;
    return lead + power >= 0 ? stake : power < 1 && lead >= -1 ? 0.3 * stake : NEVER;
  }
  const dice = HERO_DICE + aid.extraDice;
  const foeDice = Math.max(1, (isDragon ? content.numbers.dragon.dice : content.enemies[kind]!.dice) - aid.fewerFoeDice);
  const [before, after] = [chancesOf(content, edge, dice, foeDice), chancesOf(content, Math.round(edge + power), dice, foeDice)];
  return (chanceIn(after) - chanceIn(before)) * stake;
}
