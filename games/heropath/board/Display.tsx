import type { BoardProps } from '@hoard/paint';
import { DECKS } from '../content/names.ts';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { NONE } from '../state/board.ts';
import type { Heropath } from '../state/types.ts';
import { lackingFor } from './cardFaces.ts';
import { CardTile } from './CardTile.tsx';
import { weighedSeat } from './DragonBar.tsx';
import { wordsIn } from './speech.ts';
import './display.css';

/** HP-6.2: the cards that lie open, deck by deck, with their prices, and whether they would be of use now. */
export function Display(props: BoardProps<Heropath>) {
  const { view, language } = props;
  const words = wordsIn(language);
  const { panels: say, decks } = words;
  const hero = view.sight.heroes[weighedSeat(props)]!;
  return (
    <div class="hp-display">
      {view.sight.display.map((cards, deck) => (
        <section key={deck}>
          <h3>{decks[deck]}</h3>
          <ul>
            {cards.map(
              (card, place) =>
                card !== NONE && (
                  <li key={place}>
                    <CardTile words={words} hero={hero} card={card}>
                      <span class="hp-price">
                        <b>{say.gold(content.cards[card]!.price)}</b>{' '}
                        {lackingFor(content, hero, card).every((n) => n === 0) && <span class="good">{say.canUse}</span>}
                        {place === cards.length - 1 && DECKS[deck] !== undefined && <i>{say.top}</i>}
                      </span>
                    </CardTile>
                  </li>
                ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
