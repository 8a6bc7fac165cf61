import { Icon } from '@hoard/paint';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { Board, Hero } from '../state/board.ts';
import type { Words } from '../words/words.ts';
import { SIGNS } from './pictures.ts';
import './embers.css';

/** HP-14.2, HP-29.5. */
const actionsIn = ({ options }: Board): number => content.numbers.actions[options.competition === 'solo' ? 'solo' : 'turn'];

/** The actions of a turn as embers, which go out one by one; one that a card has granted glows besides. */
export function Embers({ words, board, hero }: { readonly words: Words; readonly board: Board; readonly hero: Hero }) {
  const bonus = hero.bonus.reduce((sum, more) => sum + more, 0);
  const most = Math.max(actionsIn(board), hero.actions);
  return (
    <span class="hp-embers">
      <span class="map-hidden">{words.panels.embers(hero.actions + bonus, most)}</span>
      {Array.from({ length: most }, (_, place) => (
        <i key={place} class={place < most - hero.actions ? 'out' : 'lit'} aria-hidden="true">
          <Icon path={SIGNS.flare} size="1.25em" />
        </i>
      ))}
      {Array.from({ length: bonus }, (_, place) => (
        <i key={`bonus ${place}`} class="lit bonus" aria-hidden="true">
          <Icon path={SIGNS.flare} size="1.25em" />
        </i>
      ))}
    </span>
  );
}
