import { BLUE, COLOURS, RED } from '../content/names.ts';
import type { CardId } from '../content/ids.ts';
import type { Words } from '../words/words.ts';
import type { CardFace } from './Cards.tsx';
import { effectSign } from './signs.ts';

/** What is printed on a card. */
export function faceOf({ content, board: say }: Words, card: CardId): CardFace {
  const { id, kind, name, numbers, colour, does } = content.cards[card]!;
  return {
    key: id,
    numbers,
    colour: kind === 'skill' ? COLOURS[colour]! : kind,
    name,
    foot: kind !== 'skill' ? '' : colour === BLUE ? say.blueFoot : colour === RED ? say.redFoot : '',
    sign: kind === 'equipment' ? 'shield' : effectSign(content.effects[does[0] ?? -1]),
  };
}

/** In a hand: what stays there comes first, the rest by number. */
export const inHand = ({ content }: Words, cards: readonly CardId[]): CardId[] =>
  cards.toSorted((one, other) => {
    const [first, second] = [content.cards[one]!, content.cards[other]!];
    const [firstStays, secondStays] = [first.kind !== 'skill', second.kind !== 'skill'];
    if (firstStays !== secondStays) return firstStays ? -1 : 1;
    return first.numbers[0]! - second.numbers[0]! || one - other;
  });
