import type { Action } from '@hoard/kernel';
import type { CardId, Content } from '../content/content.ts';
import { DRAGON } from '../content/names.ts';
import { bestOutfit, changesTo } from '../odds/outfit.ts';
import { standingPower } from '../rules/standing.ts';
import { NONE, type Board, type Hero } from '../state/board.ts';
import { isBound } from './assault.ts';
import type { Manner } from './manner.ts';
import { rawWorth } from './worth.ts';

/** What power against the Dragon counts for who is about to go: more than all else that gear does. */
const FIRST = 100;

/** What a hero should take off and put on, one after another, of all that he has; nothing where he is dressed as well as he can be. */
export function changesOfGear(board: Board, content: Content, hero: Hero, manner: Manner): Action[] {
  const worths = new Map<CardId, number>([[NONE, 0]]);
  const worthOf = (card: CardId): number => {
    let worth = worths.get(card);
    if (worth === undefined) worths.set(card, (worth = rawWorth(board, content, hero, card)));
    return worth;
  };
  const sumOf = (cards: readonly CardId[]): number => cards.reduce((sum, card) => sum + worthOf(card), 0);
  const isGoing = isBound(board, content, hero, manner);
  const best = bestOutfit(
    content,
    hero,
    (dressed) => (isGoing ? FIRST * standingPower(content, dressed, DRAGON) : 0) + sumOf(dressed.worn) + sumOf(dressed.attached),
  );
  return changesTo(content, hero, best);
}
