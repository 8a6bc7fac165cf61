import type { Effects } from '@hoard/kernel';
import type { Condition } from '../content/conditions.ts';
import { DRAGON, type CardId, type Clause, type Effect } from '../content/content.ts';
import type { Cost } from '../content/schema.ts';
import type { SiteId } from '../state/board.ts';
import { conditionInWords, effectsInWords } from '../words/cards.ts';
import type { Words } from '../words/words.ts';

// What is printed on cards and Place-Sites, in words: page and terminal say the same.

/** What effects do, in a few words, where some conditions hold. */
export const doesInWords = ({ cards, content }: Words, effects: Effects, conditions: readonly Condition[] = []): string =>
  effectsInWords(
    cards,
    effects.map((place) => against(content.effects[place]!, conditions)),
  );

/** Where a clause names the enemies that it is for, their power says nothing of the Dragon. */
function against(effect: Effect, conditions: readonly Condition[]): Effect {
  const isNamed = conditions.some((condition) => condition.is === 'foe' && !condition.not && !condition.foes.includes(DRAGON));
  return effect.do === 'power' && isNamed ? { ...effect, dragon: effect.enemies } : effect;
}

const isFree = ({ gems, gold, food, cards }: Cost): boolean => gold + food === 0 && [...gems, ...cards].every((n) => n === 0);

/** When, where and for what: what stands before a deed. */
const leadsOf = (words: Words, when: string, conditions: readonly Condition[], cost: Cost): string[] =>
  [
    when,
    ...conditions.map((condition) => conditionInWords(words.cards, condition)),
    isFree(cost) ? '' : words.face.cost(words.costOf(cost)),
  ].filter((lead) => lead !== '');

/** One thing that a card can do: when, for what, how often. */
export function clauseInWords(words: Words, { when, cost, does, or, limit, if: conditions }: Clause): string {
  const one = doesInWords(words, does, conditions);
  // What spares somebody says when.
  const saysWhen = does.every((place) => words.content.effects[place]!.do === 'spare');
  return words.face.clause(
    leadsOf(words, saysWhen ? '' : words.cards.triggers[when], conditions, cost),
    or.length === 0 ? one : words.cards.or(one, doesInWords(words, or, conditions)),
    limit === undefined ? '' : words.face.limits[limit],
  );
}

/** All that a card does, a sentence each. */
export const cardInWords = (words: Words, card: CardId): string =>
  words.content.cards[card]!.clauses.map((clause) => clauseInWords(words, clause)).join(' ');

/** What an activity of a Place-Site costs and does. */
export function activityInWords(words: Words, site: SiteId, activity: number): string {
  const { cost, does, if: conditions, max } = words.content.sites[site]!.activities[activity]!;
  return words.face.clause(leadsOf(words, '', conditions, cost), doesInWords(words, does), max === 1 ? '' : words.face.upTo(max));
}
