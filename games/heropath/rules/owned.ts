import type { CardId, CategoryId, Content } from '../content/content.ts';
import type { Hero } from '../state/board.ts';

/** Every card of a category that a hero has, worn ones and attached ones too; one of `besides` left out. */
export function ownedIn(content: Content, hero: Hero, category: CategoryId, besides = -1): CardId[] {
  const owned: CardId[] = [];
  const add = (card: CardId): void => {
    if (card >= 0 && content.cards[card]!.category === category) owned.push(card);
  };
  hero.worn.forEach(add);
  hero.attached.forEach(add);
  hero.shown.forEach(add);
  for (const { card } of hero.hidden) add(card);
  const place = owned.indexOf(besides);
  if (place >= 0) owned.splice(place, 1);
  return owned;
}

/** Whether he has any card of a category. */
export function ownsAny({ cards }: Content, { worn, attached, shown, hidden }: Hero, category: CategoryId): boolean {
  for (const card of worn) if (card >= 0 && cards[card]!.category === category) return true;
  for (const card of attached) if (card >= 0 && cards[card]!.category === category) return true;
  for (const card of shown) if (card >= 0 && cards[card]!.category === category) return true;
  for (const { card } of hidden) if (card >= 0 && cards[card]!.category === category) return true;
  return false;
}

/** Whether a card lies where it can be used: worn or attached where it names a square, else held. */
export function isAtHand({ cards }: Content, hero: Hero, card: CardId): boolean {
  if (cards[card]!.slot !== undefined) return hero.worn.includes(card) || hero.attached.includes(card);
  return hero.shown.includes(card) || hero.hidden.some((hidden) => hidden.card === card);
}
