import {
  ALL_OF_THEM,
  ANYWHERE,
  CATEGORIES,
  DECKS,
  DRAGON,
  PRICE_LESS_ONE,
  THREATS,
  TYPES,
  type AttributeId,
  type Card,
  type Clause,
  type Effect,
} from '../content/content.ts';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { Site } from '../content/schema.ts';
import { ALL_DECKS, ANIMALS } from '../rules/effects/fields.ts';

// Content as the rulebook writes it: `before: cost(1 V) > die(1) limit battle`. The ledger holds one against the other.

const GEMS = ['V', 'F', 'E', 'S', 'W', 'any'];
const GOODS = ['G', 'Fd'];
const SHORT = ['MG', 'EQ', 'CO', 'AB'];

const gem = (attribute: AttributeId): string => GEMS[attribute]!;
const regionName = (region: number): string => content.map.regions[region]!.name.replace('The ', '');
const foeName = (foe: number): string => (foe === DRAGON ? 'Dragon' : content.enemies[foe]!.name);
const deckName = (deck: number): string => (deck === ALL_DECKS ? 'all' : deck === ANIMALS ? 'Animals' : DECKS[deck]!.toUpperCase());
const titled = (word: string): string => word.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace(/^Vs /, 'Vs. ');
const within = (distance: number): string => (distance === ANYWHERE ? 'any' : `${distance}`);
const sold = (of: readonly number[]): string =>
  of.length === CATEGORIES.length - 1 ? 'any' : of.map((category) => SHORT[category]).join('/');
const orderOf = (of: readonly number[]): readonly number[] => [1, 2, 0].filter((category) => of.includes(category));

/** What stands between the brackets. */
function inBrackets(effect: Effect): readonly (string | number)[] {
  switch (effect.do) {
    case 'gain':
    case 'lose':
    case 'seem':
      return [gem(effect.attribute), effect.n];
    case 'turn':
      return [gem(effect.from), gem(effect.into), effect.n];
    case 'supply':
    case 'forfeit':
      return [GOODS[effect.what]!, effect.n];
    case 'draw':
      return [deckName(effect.deck), effect.n];
    case 'look':
      return [deckName(effect.deck), effect.n, effect.keep];
    case 'buy':
      return [deckName(effect.deck), effect.n, effect.less];
    case 'sell':
      return [sold(orderOf(effect.of)), effect.n, effect.gold === PRICE_LESS_ONE ? 'price-1' : effect.gold];
    case 'discard':
    case 'hold':
      return [SHORT[effect.of]!, effect.n];
    case 'drop':
      return [SHORT[effect.of]!, effect.n, effect.at];
    case 'steal':
      return [[...GOODS, ...SHORT][effect.what]!, effect.n];
    case 'refresh':
      return [effect.deck === ALL_DECKS ? 'any' : deckName(effect.deck)];
    case 'deal':
      return [deckName(effect.deck), effect.less];
    case 'allow':
    case 'shut':
      return [effect.what];
    case 'attach':
      return [effect.kind];
    case 'weaken':
      return effect.to.who === 'opponent' ? [effect.enemies] : [effect.enemies, effect.dragon];
    case 'power':
      return [effect.enemies, effect.dragon];
    case 'reroll':
      return [effect.n, effect.dice];
    case 'fix':
      return [effect.face];
    case 'spare':
      return [effect.from];
    case 'duel':
      return [effect.power];
    case 'expose':
    case 'scry':
      return [effect.n, within(effect.within)];
    case 'veil':
      return [effect.n === ALL_OF_THEM ? 'all' : effect.n, within(effect.within)];
    case 'spawn':
    case 'found':
      return [effect.n, effect.at];
    case 'jump':
      return [typeof effect.where === 'string' ? effect.where : regionName(effect.where.region)];
    case 'cross':
      return [effect.over];
    case 'act':
      return effect.kind === undefined ? [effect.n] : [effect.n, titled(effect.kind)];
    case 'encounter':
      return [titled(effect.kind), within(effect.within)];
    case 'guard':
      return effect.against.length === THREATS.length ? ['all'] : [effect.against.map((threat) => titled(THREATS[threat]!)).join(', ')];
    case 'cancel':
      return [effect.decks.map(deckName).join(', ')];
    case 'mirror':
      return [effect.types.map((type) => titled(TYPES[type]!)).join(', ')];
    case 'swapsites':
      return [within(effect.within)];
    case 'flare':
      return ['roll'];
    case 'leech':
    case 'calm':
    case 'die':
    case 'shift':
    case 'pace':
    case 'stall':
    case 'cap':
    case 'evil':
      return [effect.n];
    case 'rearm':
    case 'spy':
    case 'slay':
    case 'capture':
    case 'banish':
    case 'switch':
    case 'save':
    case 'again':
    case 'dragon':
    case 'fly':
      return [];
  }
}

type Target = Extract<Effect, { readonly to: unknown }>['to'];

function targetOf(to: Target): string {
  switch (to.who) {
    case 'self':
      return '';
    case 'foe':
      return ' to foe';
    case 'opponent':
      return ` to opp(${within(to.within)})`;
    case 'enemy':
    case 'exposed':
      return ` to ${to.who}(${within(to.within)})`;
    case 'all':
    case 'flare':
      return ` to each(${to.who})`;
    case 'each':
      return ` to each(${to.in.map(regionName).join(', ')})`;
  }
}

function effectOf(place: number): string {
  const effect = content.effects[place]!;
  const lasts = 'for' in effect && effect.for !== undefined ? ` for ${effect.for}` : '';
  return `${effect.do}(${inBrackets(effect).join(',')})${lasts}${'to' in effect ? targetOf(effect.to) : ''}`;
}

type Condition = Clause['if'][number];

function conditionOf(condition: Condition): string {
  const not = condition.not ? 'not ' : '';
  switch (condition.is) {
    case 'foe':
      return `${not}foe(${condition.foes.map(foeName).join(', ')})`;
    case 'region':
      return `${not}region(${condition.regions.map(regionName).join(', ')})`;
    case 'space':
      return `${not}space(${condition.space})`;
    case 'has':
    case 'atmost':
      return `${not}${condition.is}(${gem(condition.attribute)},${condition.n})`;
    case 'armed':
      return `${not}armed(${condition.kinds.join(', ')})`;
    case 'companions':
      return `${not}companions(${condition.n})`;
    case 'alone':
      return `${not}alone`;
  }
}

type Body = Pick<Clause, 'cost' | 'does' | 'if'> & Partial<Pick<Clause, 'or' | 'limit'>>;

function bodyOf({ cost, does, or = [], limit, if: conditions }: Body): string {
  const paid = [
    ...[cost.gold, cost.food].flatMap((n, place) => (n > 0 ? [`${n} ${GOODS[place]}`] : [])),
    ...cost.gems.flatMap((n, place) => (n > 0 ? [`${n} ${GEMS[place]}`] : [])),
    ...cost.cards.flatMap((n, place) => (n > 0 ? [`${n} ${SHORT[place]}`] : [])),
  ];
  return [
    paid.length > 0 ? `cost(${paid.join(', ')}) > ` : '',
    does.map(effectOf).join(' + '),
    or.length > 0 ? ` or ${or.map(effectOf).join(' + ')}` : '',
    limit === undefined ? '' : ` limit ${limit}`,
    conditions.length > 0 ? ` if ${conditions.map(conditionOf).join(' and ')}` : '',
  ].join('');
}

export const clausesOf = ({ clauses }: Card): string => clauses.map((clause) => `${clause.when}: ${bodyOf(clause)}`).join('; ');

export const activityOf = (activity: Site['activities'][number]): string => bodyOf(activity);

/** `S4 W3`. */
export function needsOf({ needs }: Card): string {
  const printed = ['E', 'S', 'W', 'F', 'V'].map((letter) => [letter, needs[GEMS.indexOf(letter)]!] as const).filter(([, n]) => n > 0);
  return printed.length === 0 ? 'none' : printed.map(([letter, n]) => `${letter}${n}`).join(' ');
}

/** `hand, sword`. */
export function slotOf({ slot, kind, clauses }: Card): string {
  if (slot === undefined) return 'none';
  if (kind === 'arrows') return 'other hand of a bow (arrows)';
  const attached = clauses.flatMap(({ does }) => does.map((place) => content.effects[place]!)).find((effect) => effect.do === 'attach');
  if (attached?.do === 'attach') return `on a worn ${attached.kind}`;
  return kind === undefined ? slot : `${slot}, ${kind}`;
}

/** `open, W1, W4 own`. */
export function windowsOf({ use, clauses }: Card): string {
  const named = clauses.flatMap(({ when, windows }) => {
    if (when === 'travel' || when === 'rest' || when === 'visit') return [];
    if (when === 'win' && use !== 'multi') return ['own victory'];
    if (windows.length === 0 && (when === 'tie' || when === 'loss')) return ['auto'];
    return windows.map((window) => {
      if (window === 'open') return 'open';
      if (window === 'w4') return when === 'meddle' ? "W4 others'" : 'W4 own';
      if (window === 'w5') return 'W5 own';
      const chained = window === 'w7' && (when === 'hit' || when === 'counter');
      return chained ? 'W7 and any chain' : window.toUpperCase();
    });
  });
  return named.length === 0 ? '-' : named.join(', ');
}

export const marksOf = ({ isEncounter, dealsWithHeroes, isReplacedInSolo }: Card): string =>
  `${isEncounter ? 'X' : ''}${dealsWithHeroes ? 'H' : ''}${isReplacedInSolo ? 'S' : ''}` || '-';

export const timeOf = ({ time }: Card): string => `${time.charAt(0).toUpperCase()}${time.slice(1)}`;

export const typeOf = ({ type }: Card): string => titled(type);
