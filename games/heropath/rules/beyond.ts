import type { CardId, Content, Effect } from '../content/content.ts';
import { CATEGORIES } from '../content/names.ts';

// HP-26.18: which cards stop everybody in Real Time.

const MAGIC = CATEGORIES.indexOf('magic');

/** Effects that concern others whatever they are aimed at: enemies elsewhere, Place-Sites, the weather, the Dragon and the Scale. */
const BEYOND: ReadonlySet<string> = new Set<Effect['do']>([
  'expose',
  'scry',
  'veil',
  'spawn',
  'encounter',
  'shut',
  'found',
  'swapsites',
  'dragon',
  'fly',
  'flare',
  'evil',
]);

const reachesBeyond = (effect: Effect): boolean =>
  BEYOND.has(effect.do) || ('to' in effect && effect.to.who !== 'self' && effect.to.who !== 'foe');

const known = new WeakMap<Content, readonly boolean[]>();

/** Whether a card is MAGIC, an Instant, or touches anything outside the lane of its owner. */
export function stopsAll(content: Content, card: CardId): boolean {
  let cards = known.get(content);
  if (cards === undefined) {
    cards = content.cards.map(
      ({ category, time, clauses }) =>
        category === MAGIC ||
        time === 'instant' ||
        clauses.some(({ does, or }) => [...does, ...or].some((place) => reachesBeyond(content.effects[place]!))),
    );
    known.set(content, cards);
  }
  return cards[card]!;
}
