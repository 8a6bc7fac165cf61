import type { Effects, Seat } from '@hoard/kernel';
import type { Card, CardId, Clause, Content, Effect } from '../content/content.ts';
import type { Condition } from '../content/conditions.ts';
import { ANY_ATTRIBUTE, DRAGON, SUPPLIES } from '../content/names.ts';
import type { Cost } from '../content/schema.ts';
import { EXPERIENCE, FAITH, VITALITY } from '../rules/bank.ts';
import { vocabulary } from '../rules/effects/index.ts';
import type { Board, Hero } from '../state/board.ts';
import { asHeIs, type Hopes } from './hopes.ts';
import { WEIGHTS } from './weights.ts';

// What gems, supply and cards are worth to a hero. One point is about what a coin buys at its best: a gem costs four or five.

/** What the next coin is worth to who has so many: a few buy the next gem or sword, and more than that lie idle. The same for FOOD. */
const COINS = [0.9, 0.9, 0.9, 0.85, 0.75, 0.65, 0.5, 0.4, 0.3, 0.25, 0.2];
const MEALS = [0.9, 0.8, 0.6, 0.4, 0.3, 0.2];
/** A card of multiple use helps in so many fights. */
const FIGHTS = 3;
/** What is used once may find no good moment. */
const ONCE = 0.8;
const LEECHED = -1.2;
/** By VITALITY: what one more is worth. It is had again by resting, and yet without it a hero falls. */
const VITAL = [1.5, 1.25, 1, 0.85, 0.7];
/** By EXPERIENCE: what it is worth to turn one into something else. */
const TURNED = [0, 0.06, 0.15, 0.3, 0.6, 1];

/** What so many coins more are worth to a hero, or fewer (below 0) cost him. */
export const worthOfGold = ({ gold }: Hero, n: number): number => WEIGHTS.coin * worthOfMore(COINS, gold, n);
export const worthOfFood = ({ food }: Hero, n: number): number => WEIGHTS.meal * worthOfMore(MEALS, food, n);

function worthOfMore(worths: readonly number[], has: number, n: number): number {
  let worth = 0;
  for (let next = has; next < has + n; next++) worth += worths[Math.min(next, worths.length - 1)]!;
  for (let last = has - 1; last >= has + n; last--) worth -= worths[Math.max(0, Math.min(last, worths.length - 1))]!;
  return worth;
}

/** What so many gems more are worth to a hero. */
export function worthOfGems({ numbers }: Content, { gems }: Hero, attribute: number, n: number): number {
  const room = Math.max(0, Math.min(n, numbers.gems - gems[attribute]!));
  if (attribute !== VITALITY) return gemWorth(attribute) * room;
  let worth = 0;
  for (let more = 0; more < room; more++) worth += vital(gems[VITALITY]! + more);
  return worth;
}

const gemWorth = (attribute: number): number =>
  attribute === FAITH ? WEIGHTS.faith : attribute === EXPERIENCE ? WEIGHTS.experience : WEIGHTS.gem;

const vital = (has: number): number => WEIGHTS.vitality * VITAL[Math.min(has, VITAL.length - 1)]!;

/** What so many gems less cost him. */
function costOfGems({ gems }: Hero, attribute: number, n: number): number {
  const lost = Math.min(n, gems[attribute]!);
  if (attribute !== VITALITY) return gemWorth(attribute) * lost;
  let worth = 0;
  for (let less = 1; less <= lost; less++) worth += vital(gems[VITALITY]! - less);
  return worth;
}

/** What it costs a hero to lose so much VITALITY by HP-20. */
export function costOfLoss(hero: Hero, n: number): number {
  const life = hero.gems[VITALITY]! + hero.gems[FAITH]!;
  if (n >= life) return WEIGHTS.falling + life;
  const faith = Math.max(0, n - hero.gems[VITALITY]!);
  const wounds = life - n === 1 ? 2 * WEIGHTS.wounded : life - n === 2 ? WEIGHTS.wounded : 0;
  return costOfGems(hero, VITALITY, n) + WEIGHTS.faith * faith + wounds;
}

/** What a hero pays. */
export function costOf(board: Board, content: Content, hero: Hero, { gems, gold, food, cards }: Cost): number {
  let cost = -worthOfGold(hero, -gold) - worthOfFood(hero, -food);
  for (let attribute = 0; attribute < gems.length; attribute++)
    if (gems[attribute]! > 0)
      cost += attribute === VITALITY ? costOfLoss(hero, gems[attribute]!) : costOfGems(hero, attribute, gems[attribute]!);
  for (let category = 0; category < cards.length; category++) if (cards[category]! > 0) cost += leastOf(board, content, hero, category);
  return cost;
}

/** The card of a category that is missed least. */
function leastOf(board: Board, content: Content, hero: Hero, category: number): number {
  let least = Infinity;
  for (const card of cardsOf(hero))
    if (content.cards[card]!.category === category) least = Math.min(least, worthOfCard(board, content, hero, card, asHeIs));
  return least;
}

/** Every card that a hero has. */
export function cardsOf({ worn, attached, shown, hidden }: Hero): CardId[] {
  const cards = shown.slice();
  for (const card of worn) if (card >= 0) cards.push(card);
  for (const card of attached) if (card >= 0) cards.push(card);
  for (const { card } of hidden) if (card >= 0) cards.push(card);
  return cards;
}

/** What a card is worth to a hero, whether he has it or gets it; one for a square, beyond what he wears there. */
export function worthOfCard(board: Board, content: Content, hero: Hero, card: CardId, hopes: Hopes): number {
  const row = content.cards[card]!;
  const worth = rawWorth(board, content, hero, card) * hopes(row, hero);
  if (row.slot === undefined || row.slot === 'attached' || hero.worn.includes(card)) return worth;
  return Math.max(0.2 * worth, worth - wornWorth(board, content, hero, row));
}

/** What lies where a card would. */
function wornWorth(board: Board, content: Content, hero: Hero, { slot, kind }: Card): number {
  const { worn } = hero;
  const at = (square: number): number => (worn[square]! >= 0 ? rawWorth(board, content, hero, worn[square]!) : 0);
  switch (slot) {
    case 'hand': {
      const [one, other] = [at(0), at(1)];
      const isTwoHanded = worn[0]! >= 0 && content.cards[worn[0]!]!.slot === 'both hands';
      if (kind === 'arrows') return other;
      return isTwoHanded ? 0.7 * one : Math.min(one, other);
    }
    case 'both hands':
      return at(0) + at(1);
    case 'head':
      return at(2);
    case 'body':
      return at(3);
    default:
      return at(4);
  }
}

/** What a card does for him if he may use it and wears it where it belongs. */
export function rawWorth(board: Board, content: Content, hero: Hero, card: CardId): number {
  const row = content.cards[card]!;
  let worth = 0;
  for (const clause of row.clauses) worth += worthOfClause(board, content, hero, row, clause);
  if (row.kind === 'arrows' && !hasKind(content, hero, 'bow')) worth *= 0.3;
  if (row.dealsWithHeroes && board.options.competition === 'solo') worth = 0;
  return worth;
}

function worthOfClause(board: Board, content: Content, hero: Hero, { use }: Card, clause: Clause): number {
  const likely = likelihood(content, hero, clause.if);
  if (clause.when === 'passive') {
    let worth = 0;
    for (const place of clause.does) worth += worthOfPassive(board, content, hero, content.effects[place]!);
    return worth * likely;
  }
  const isMulti = use === 'multi';
  const cost = costOf(board, content, hero, clause.cost);
  if (clause.when === 'before' || clause.when === 'after') {
    let worth = 0;
    for (const place of clause.does) worth += worthInBattle(content.effects[place]!, isMulti ? FIGHTS : 1);
    return Math.max(0, worth * likely - cost);
  }
  if (clause.when === 'meddle') return 1.5;
  const worth = worthOfEffects(board, content, hero.seat, clause.does) - cost;
  const other = clause.or.length === 0 ? 0 : worthOfEffects(board, content, hero.seat, clause.or) - cost;
  return Math.max(0, worth, other) * (isMulti ? WEIGHTS.uses : ONCE) * (0.5 + 0.5 * likely);
}

function worthInBattle(effect: Effect, fights: number): number {
  const points = (enemies: number, dragon: number): number => WEIGHTS.onceEnemies * enemies * fights + WEIGHTS.onceDragon * dragon;
  switch (effect.do) {
    case 'power':
    case 'weaken':
      return points(effect.enemies, effect.dragon);
    case 'die':
      return effect.to.who === 'foe' ? points(-3 * effect.n, 0) : points(2 * effect.n, 2 * effect.n);
    case 'reroll':
    case 'fix':
      return points(0.7, 0.7);
    case 'calm':
      return points(effect.n, effect.n);
    default:
      return 0.5;
  }
}

/** Whatever helps against enemies helps in many fights at first, and in few at last. */
const seasonOf = ({ scale }: Board): number => Math.max(0.2, 1 - 0.1 * scale.level);

function worthOfPassive(board: Board, content: Content, hero: Hero, effect: Effect): number {
  switch (effect.do) {
    case 'power':
      return WEIGHTS.enemies * seasonOf(board) * effect.enemies + WEIGHTS.dragon * effect.dragon;
    case 'pace':
      return (effect.n > 0 ? WEIGHTS.pace : -LEECHED) * effect.n;
    case 'deal':
      return 1.6 * effect.less;
    case 'spare':
      return 1.6;
    case 'seem':
      return cardsOf(hero).some((card) => content.cards[card]!.needs[effect.attribute]! > hero.gems[effect.attribute]!) ? 1.5 : 0.4;
    case 'allow':
      return 0.8;
    case 'hold':
      return 0.2 * effect.n;
    case 'attach':
      return hasKind(content, hero, effect.kind) ? 0 : -2;
    default:
      return 0;
  }
}

const hasKind = (content: Content, hero: Hero, kind: string): boolean => cardsOf(hero).some((card) => content.cards[card]!.kind === kind);

/** How often the conditions of a clause are true, more or less. */
function likelihood(content: Content, hero: Hero, conditions: readonly Condition[]): number {
  let likely = 1;
  for (const condition of conditions) {
    const often = oftenTrue(content, hero, condition);
    likely *= condition.not ? 1 - often : often;
  }
  return likely;
}

function oftenTrue(content: Content, hero: Hero, condition: Condition): number {
  switch (condition.is) {
    case 'foe':
      return condition.foes.includes(DRAGON) ? 0.5 : condition.foes.length / content.enemies.length;
    case 'region':
      return 0.25 * condition.regions.length;
    case 'space':
      return condition.space === 'road' ? 0.6 : 0.3;
    case 'has':
      return hero.gems[condition.attribute]! >= condition.n ? 1 : hero.gems[condition.attribute] === condition.n - 1 ? 0.5 : 0.25;
    case 'atmost':
      return hero.gems[condition.attribute]! <= condition.n ? 0.8 : 0.25;
    case 'armed':
      return condition.kinds.some((kind) => hasKind(content, hero, kind)) ? 1 : 0.35;
    case 'companions':
      return 0.3;
    case 'alone':
      return hero.shown.some((card) => content.cards[card]!.category === COMPANIONS) ? 0 : 0.7;
  }
}

const COMPANIONS = 2;
const GOLD_ROW = SUPPLIES.indexOf('gold');

/** What effects are worth to a hero to whom they happen now. */
export function worthOfEffects(board: Board, content: Content, seat: Seat, effects: Effects): number {
  let worth = 0;
  for (const place of effects) worth += worthOfEffect(board, content, seat, content.effects[place]!);
  return worth;
}

function worthOfEffect(board: Board, content: Content, seat: Seat, effect: Effect): number {
  const hero = board.heroes[seat]!;
  switch (effect.do) {
    case 'gain':
      if (effect.attribute === ANY_ATTRIBUTE) return bestGem(content, hero).worth;
      return effect.to.who === 'self' ? worthOfGems(content, hero, effect.attribute, effect.n) : 0.5;
    case 'lose':
      if (effect.to.who !== 'self') return effect.to.who === 'opponent' ? 1 : -0.5;
      return effect.attribute === VITALITY ? -costOfLoss(hero, effect.n) : -costOfGems(hero, effect.attribute, effect.n);
    case 'turn':
      return worthOfTurning(content, hero, effect);
    case 'supply':
      return effect.what === GOLD_ROW ? worthOfGold(hero, effect.n) : worthOfFood(hero, effect.n);
    case 'forfeit':
      return effect.to.who !== 'self' ? 0 : effect.what === GOLD_ROW ? worthOfGold(hero, -effect.n) : worthOfFood(hero, -effect.n);
    case 'draw':
      return WEIGHTS.card * effect.n;
    case 'look':
      return effect.keep * (WEIGHTS.card + 0.3 * effect.n);
    default:
      return vocabulary.worth(effect, { board, content, seat, of: (some) => worthOfEffects(board, content, seat, some) });
  }
}

/** The gem that a hero wants most. */
export function bestGem(content: Content, hero: Hero): { readonly attribute: number; readonly worth: number } {
  let best = { attribute: VITALITY, worth: 0 };
  for (let attribute = 0; attribute < hero.gems.length; attribute++) {
    const worth = worthOfGems(content, hero, attribute, 1) + (attribute === VITALITY ? 0 : unlocks(content, hero, attribute));
    if (worth > best.worth) best = { attribute, worth };
  }
  return best;
}

/** One more gem of an attribute brings him nearer to the needs of what he holds. */
function unlocks(content: Content, hero: Hero, attribute: number): number {
  let worth = 0;
  for (const card of cardsOf(hero)) {
    const { needs } = content.cards[card]!;
    if (needs[attribute]! > hero.gems[attribute]!) worth += WEIGHTS.unlocked;
  }
  return worth;
}

/** EXPERIENCE is had again by fighting: who has all of it turns some into what he lacks. */
function worthOfTurning(content: Content, hero: Hero, { from, into, n }: { from: number; into: number; n: number }): number {
  const turned = Math.min(n, hero.gems[from]!, content.numbers.gems - hero.gems[into]!);
  if (turned <= 0) return 0;
  const each = from === EXPERIENCE ? WEIGHTS.turned * TURNED[hero.gems[EXPERIENCE]!]! : -1;
  return each + (turned > 1 ? 0.6 * each : 0) + unlocks(content, hero, into);
}
