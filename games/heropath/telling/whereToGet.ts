import { SUPPLIES, type CardId, type Effect } from '../content/content.ts';
import { EXPERIENCE } from '../rules/bank.ts';
import type { SiteId } from '../state/board.ts';
import { effectsInWords } from '../words/cards.ts';
import type { Words } from '../words/words.ts';
import { cardInWords } from './cards.ts';

// The Index Board (HP-3.4, HP-17.16): where can I get WISDOM?

const GOLD = SUPPLIES.indexOf('gold');

/** An activity of a Place-Site, wherever that stands. */
export interface Source {
  readonly site: SiteId;
  readonly activity: number;
}

/** Whether all that was typed is in a text; what is typed in part finds the whole. */
const finds = (typed: string, text: string): boolean => {
  const sought = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const said = text.toLocaleLowerCase();
  return sought.length > 0 && sought.every((word) => said.includes(word));
};

/** What an effect brings, without what it takes: who seeks EXPERIENCE is not sent to where it is paid. */
function bringsInWords({ cards, attributes, supplies }: Words, effect: Effect): string {
  const said = (brings: Effect): string => effectsInWords(cards, [brings]);
  switch (effect.do) {
    case 'turn':
      return attributes[effect.into]!;
    case 'buy':
      return said({ ...effect, less: 0 });
    case 'sell':
      return `${said(effect)} ${supplies[GOLD]}`;
    case 'duel':
      return `${attributes[EXPERIENCE]} ${supplies[GOLD]}`;
    default:
      return said(effect);
  }
}

/** Activities that are called so, or bring what is sought. */
export function whereToGet(words: Words, typed: string): Source[] {
  const { sites, effects } = words.content;
  return sites.flatMap(({ name, activities }, site) =>
    activities.flatMap((one, activity) => {
      const brings = one.does.map((place) => bringsInWords(words, effects[place]!)).join(' ');
      return finds(typed, `${name} ${one.name} ${brings}`) ? [{ site, activity }] : [];
    }),
  );
}

/** Cards that are called so, are of that deck, type or kind, or do what is sought. */
export const cardsAbout = (words: Words, typed: string): CardId[] =>
  [...words.content.cards.entries()].flatMap(([card, { name, deck, type, kind }]) => {
    const said = [
      name,
      words.decks[deck]!,
      words.face.types[type],
      kind === undefined ? '' : words.face.kinds[kind],
      cardInWords(words, card),
    ];
    return finds(typed, said.join(' ')) ? [card] : [];
  });
