import type { Effects } from '@hoard/kernel';
import type { CardId, Clause } from '../content/content.ts';
import type { Cost } from '../content/schema.ts';
import type { SiteId } from '../state/board.ts';
import { conditionInWords, effectInWords } from '../words/cards.ts';
import type { Words } from '../words/words.ts';

// What is printed on cards and Place-Sites, in words: page and terminal say the same.

/** What effects do, in a few words: `gain 2 VITALITY, draw a MAGIC card`. */
const effectsInWords = ({ cards, content }: Words, effects: Effects): string =>
  effects.map((place) => effectInWords(cards, content.effects[place]!)).join(', ');

const isFree = ({ gems, gold, food, cards }: Cost): boolean => gold + food === 0 && [...gems, ...cards].every((n) => n === 0);

const costInWords = (words: Words, cost: Cost): string => (isFree(cost) ? '' : words.costOf(cost));

/** One thing that a card can do: when, for what, how often. */
function clauseInWords(words: Words, { when, cost, does, or, limit, if: conditions }: Clause): string {
  const one = effectsInWords(words, does);
  return words.face.clause(
    words.cards.triggers[when],
    costInWords(words, cost),
    or.length === 0 ? one : words.face.or(one, effectsInWords(words, or)),
    limit === undefined ? '' : words.face.limits[limit],
    conditions.map((condition) => conditionInWords(words.cards, condition)),
  );
}

/** All that a card does, a sentence each. */
export const cardInWords = (words: Words, card: CardId): string =>
  words.content.cards[card]!.clauses.map((clause) => clauseInWords(words, clause)).join(' ');

/** What an activity of a Place-Site costs and does. */
export function activityInWords(words: Words, site: SiteId, activity: number): string {
  const { cost, does, if: conditions } = words.content.sites[site]!.activities[activity]!;
  const depends = conditions.map((condition) => conditionInWords(words.cards, condition));
  return words.face.clause('', costInWords(words, cost), effectsInWords(words, does), '', depends);
}
