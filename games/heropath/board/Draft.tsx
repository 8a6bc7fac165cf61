import { frameOf } from '@hoard/kernel';
import type { BoardProps } from '@hoard/paint';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { Heropath } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { CardTile } from './CardTile.tsx';
import { wordsIn } from './speech.ts';
import './gallery.css';

/** The pack that is passed round, and what was kept of it so far (HP-5.4). A touch marks a card; the last one seals the choice. */
export function Draft({ view, asked, language, onChoose }: BoardProps<Heropath>) {
  const words = wordsIn(language);
  const { panels: say, names } = words;
  const { draft, heroes } = view.sight;
  const frame = asked === null ? undefined : frameOf(asked);
  if (draft === null || asked === null || frame?.k !== 'keep') return null;
  const hero = heroes[asked.seat]!;
  const hand = draft.hands[asked.seat]!.map(({ card }) => card);
  const most = view.sight.options.competition === 'solo' ? content.numbers.draft.soloKeep : content.numbers.draft.keep[draft.choices];
  return (
    <div class="hp-draft">
      <p class="faint">{say.keeping(frame.kept.length, most ?? hand.length)}</p>
      <ul class="hp-pack">
        {[...new Set([...frame.kept, ...hand])].map((card) => {
          const action = act.keep(card);
          const isOpen = asked.actions.includes(action);
          return (
            <li key={card}>
              <button
                type="button"
                aria-pressed={frame.kept.includes(card)}
                aria-disabled={!isOpen}
                aria-label={names.card(card)}
                onClick={() => isOpen && onChoose(action)}
              >
                <CardTile words={words} hero={hero} card={card} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
