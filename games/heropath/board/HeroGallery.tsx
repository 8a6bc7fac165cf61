import type { BoardProps } from '@hoard/paint';
import { Icon } from '@hoard/paint';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { Heropath } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { Ear, Sockets } from './Gems.tsx';
import { liveryOfHero } from './heroes.ts';
import { SIGNS } from './pictures.ts';
import { Portrait } from './Portrait.tsx';
import { wordsIn } from './speech.ts';
import './gallery.css';

/** The heroes, of whom everybody chooses one (HP-3.3). */
export function HeroGallery({ view, asked, main, language, voices, onChoose }: BoardProps<Heropath>) {
  const words = wordsIn(language);
  const { panels: say, names, attributes } = words;
  const { heroes, options } = view.sight;
  const isEqual = options.attributes === 'equivalent';
  return (
    <ul class="hp-gallery" aria-label={say.heroes}>
      {content.heroes.map(({ id, gems, gold, food, expansion }, row) => {
        const owner = heroes.find((hero) => hero.id === row);
        const action = act.hero(row);
        const isOpen = asked?.actions.includes(action) ?? false;
        if (expansion && !options.expansion) return null;
        return (
          <li key={id}>
            <button
              type="button"
              class={`hp-hero-card ${action === main ? 'main' : ''} ${owner === undefined ? '' : 'taken'}`}
              style={{ '--livery': liveryOfHero(row).css }}
              aria-disabled={!isOpen}
              onClick={() => isOpen && onChoose(action)}
            >
              <Portrait hero={row} />
              <b>{names.hero(row)}</b>
              {owner !== undefined && <small>{say.takenBy(voices.nameOf(owner.seat))}</small>}
              {!isEqual && (
                <>
                  <Ear>{gems.map((n, attribute) => `${attributes[attribute]} ${n}`).join(', ')}</Ear>
                  <span aria-hidden="true">
                    <Sockets gems={gems} most={content.numbers.gems} names={attributes} signs={words.attributeSigns} />
                  </span>
                  <span class="hp-supply">
                    <Icon path={SIGNS.gold} /> {gold} <Ear>{words.supplies[0]}</Ear> <Icon path={SIGNS.food} /> {food}{' '}
                    <Ear>{words.supplies[1]}</Ear>
                  </span>
                </>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
