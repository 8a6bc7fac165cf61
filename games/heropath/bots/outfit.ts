import type { CardId, Content } from '../content/content.ts';
import { HAND, OTHER_HAND, isWeapon } from '../rules/armament.ts';
import { meetsNeeds } from '../rules/standing.ts';
import { NONE, type Board, type Hero } from '../state/board.ts';
import { SQUARES } from '../state/choices.ts';
import { cardsOf, rawWorth } from './worth.ts';

// What a hero should wear, of all that he has.

/** By square: what is worn there, and what lies on it. */
export interface Outfit {
  readonly worn: readonly CardId[];
  readonly attached: readonly CardId[];
}

const [HEAD, BODY, GENERAL] = [SQUARES.indexOf('head'), SQUARES.indexOf('body'), SQUARES.indexOf('general')];

interface Hands {
  readonly worth: number;
  readonly hand: CardId;
  readonly other: CardId;
}

export function bestOutfit(board: Board, content: Content, hero: Hero): Outfit {
  // In one order, whatever lies where: or a hero with two equal swords would change them for ever.
  const cards = cardsOf(hero)
    .filter((card) => content.cards[card]!.slot !== undefined && meetsNeeds(content, hero, card))
    .toSorted((one, other) => one - other);
  const worth = new Map(cards.map((card) => [card, rawWorth(board, content, hero, card)]));
  const worthOf = (card: CardId): number => worth.get(card) ?? 0;
  const bestFor = (slot: string): CardId =>
    bestOf(
      cards.filter((card) => content.cards[card]!.slot === slot),
      worthOf,
    );
  const ring = cards.find((card) => allowsTwoSwords(content, card));
  const general = bestFor('general');
  const hands = bestHands(content, cards, worthOf, false);
  const twoSwords = ring === undefined ? null : bestHands(content, cards, worthOf, true);
  const wearsRing = twoSwords !== null && twoSwords.worth > hands.worth + worthOf(general);
  const { hand, other } = wearsRing ? twoSwords : hands;
  const worn = SQUARES.map(() => NONE);
  worn[HAND] = hand;
  worn[OTHER_HAND] = other;
  worn[HEAD] = bestFor('head');
  worn[BODY] = bestFor('body');
  worn[GENERAL] = wearsRing ? ring! : general;
  const attached = SQUARES.map(() => NONE);
  const left = cards.filter((card) => content.cards[card]!.slot === 'attached');
  for (const square of [HAND, OTHER_HAND]) {
    const bearer = worn[square]! >= 0 ? content.cards[worn[square]!]!.kind : undefined;
    const place = left.findIndex((card) => attachesTo(content, card) === bearer);
    if (bearer !== undefined && place >= 0) attached[square] = left.splice(place, 1)[0]!;
  }
  return { worn, attached };
}

function bestOf(cards: readonly CardId[], worthOf: (card: CardId) => number): CardId {
  let best: CardId = NONE;
  for (const card of cards) if (worthOf(card) > (best === NONE ? 0 : worthOf(best))) best = card;
  return best;
}

/** HP-11.9 to HP-11.11. */
function bestHands(content: Content, cards: readonly CardId[], worthOf: (card: CardId) => number, withRing: boolean): Hands {
  let best: Hands = { worth: 0, hand: NONE, other: NONE };
  const consider = (hand: CardId, other: CardId): void => {
    const worth = (hand === NONE ? 0 : worthOf(hand)) + (other === NONE ? 0 : worthOf(other));
    if (worth > best.worth) best = { worth, hand, other };
  };
  const kindOf = (card: CardId) => content.cards[card]!.kind;
  const arrows = bestOf(
    cards.filter((card) => kindOf(card) === 'arrows'),
    worthOf,
  );
  const held = cards.filter((card) => content.cards[card]!.slot === 'hand' && kindOf(card) !== 'arrows');
  for (const card of cards) if (content.cards[card]!.slot === 'both hands') consider(card, kindOf(card) === 'bow' ? arrows : NONE);
  for (let i = 0; i < held.length; i++) {
    consider(held[i]!, NONE);
    for (let j = 0; j < held.length; j++) {
      const [one, other] = [held[i]!, held[j]!];
      if (i === j || kindOf(one) === 'arrows') continue;
      const areWeapons = isWeapon(kindOf(one)) && isWeapon(kindOf(other));
      const areSwords = kindOf(one) === 'sword' && kindOf(other) === 'sword';
      if (areWeapons ? areSwords && withRing : kindOf(one) !== kindOf(other) && !isWeapon(kindOf(other))) consider(one, other);
    }
  }
  return best;
}

const allowsTwoSwords = (content: Content, card: CardId): boolean =>
  content.cards[card]!.clauses.some(({ does }) => does.some((place) => content.effects[place]!.do === 'allow'));

function attachesTo(content: Content, card: CardId): string | undefined {
  for (const { does } of content.cards[card]!.clauses)
    for (const place of does) {
      const effect = content.effects[place]!;
      if (effect.do === 'attach') return effect.kind;
    }
  return undefined;
}

/** Whether he would change something. */
export function isDressed(board: Board, content: Content, hero: Hero): boolean {
  const { worn, attached } = bestOutfit(board, content, hero);
  return worn.every((card, square) => card === hero.worn[square]) && attached.every((card, square) => card === hero.attached[square]);
}
