import type { BoardProps } from '@hoard/paint';
import { useEffect, useRef } from 'preact/hooks';
import type { CardId } from '../content/ids.ts';
import type { Heropath } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { CardTile } from './CardTile.tsx';
import { markedIn, packOf } from './pack.ts';
import { wordsIn } from './speech.ts';
import './gallery.css';

/**
 * The pack that is passed round (HP-5.3). A touch marks a card and another takes the mark away; what was kept before stays marked until
 * somebody thinks otherwise. Nothing is decided before the button beside it.
 */
export function Draft({ asked, main, language, planned, onPlan }: BoardProps<Heropath>) {
  const words = wordsIn(language);
  const { names } = words;
  const pack = asked === null ? null : packOf(asked);
  const marked = markedIn(planned);
  const marks = useRef({ choice: '', cards: [] as readonly CardId[] });
  const choice = `${asked?.seat} ${asked?.view.sight.draft?.choices}`;
  useEffect(() => {
    if (pack === null) return;
    // A card that is exchanged for another leaves the marks on the rest.
    const cards = marks.current.choice === choice ? marks.current.cards.filter((card) => pack.hand.includes(card)) : pack.before;
    marks.current = { choice, cards };
    if (cards.length > 0) onPlan(cards.map((card) => act.keep(card)));
  }, [asked?.actions]);
  if (asked === null || pack === null) return null;
  const { hand, most } = pack;
  const isFull = marked.length === most;
  const touch = (card: CardId): void => {
    const next = marked.includes(card) ? marked.filter((one) => one !== card) : [...marked, card];
    if (next.length > most) return;
    marks.current = { choice, cards: next };
    onPlan(next.map((one) => act.keep(one)));
  };
  return (
    <ul class="hp-pack">
      {[...new Set(hand)].map((card) => {
        const isMarked = marked.includes(card);
        return (
          <li key={card} class={act.keep(card) === main && !isFull ? 'main' : ''}>
            <button
              type="button"
              aria-pressed={isMarked}
              aria-disabled={isFull && !isMarked}
              aria-label={names.card(card)}
              onClick={() => touch(card)}
            >
              <CardTile words={words} hero={asked.view.sight.heroes[asked.seat]!} card={card} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
