import type { Card } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import { asKnown } from '../odds/clash.ts';
import { seeming } from '../rules/standing.ts';
import type { Hero, SiteId } from '../state/board.ts';
import type { Words } from '../words/words.ts';
import { activityInWords } from './cards.ts';

/** `Weaponry, Hand, In turn, Stays, needs 2 SKILLS, 3 GOLD`: what stands on a card besides what it does. */
export function faceInWords({ face, needsOf }: Words, { type, slot, time, use, needs, price }: Card): string {
  const asks = needsOf(needs);
  return [
    face.types[type],
    ...(slot === undefined ? [] : [face.slots[slot]]),
    face.times[time],
    face.uses[use],
    ...(asks === '' ? [] : [face.needs(asks)]),
    ...(price > 0 ? [face.price(price)] : []),
  ].join(', ');
}

/** HP-10.9: the gems that a hero lacks for a card, in words; empty where he lacks none. */
export function lackingInWords({ content, needsOf }: Words, hero: Hero, card: CardId): string {
  const known = asKnown(hero);
  return needsOf(
    content.cards[card]!.needs.map((need, attribute) => {
      const lacks = need - known.gems[attribute]!;
      return lacks <= 0 ? 0 : Math.max(0, lacks - seeming(content, known, attribute));
    }),
  );
}

/** HP-17.16: everything that a Place-Site offers, one line each. */
export const siteInWords = (words: Words, site: SiteId): string[] =>
  words.content.sites[site]!.activities.map(
    (_, activity) => `${words.names.activity(site, activity)}: ${activityInWords(words, site, activity)}`,
  );
