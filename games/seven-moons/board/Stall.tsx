import { Die, Icon, type BoardProps } from '@hoard/paint';
import { useState } from 'preact/hooks';
import { RESOURCES } from '../content/content.ts';
import { dragonReach as content } from '../content/dragonReach.ts';
import { sevenMoons } from '../game.ts';
import { sumOf } from '../rules/things.ts';
import type { SevenMoons } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { kindName } from './names.ts';
import { PICTURES } from './pictures.ts';
import { glance } from './prospects.ts';
import { wordsIn } from './words.ts';
import './goods.css';

const DRAGGED = 'text/plain';
/** What can be done with goods at the stall. */
const VERBS = { sell: act.sell, send: act.send };

/** Dragonmarch: three dice are the prices; goods are sold or sent home, by a press or by hand. */
export function Stall(props: BoardProps<SevenMoons>) {
  const { view, seat, actions, denials, language, text, voices, onChoose, onWhy } = props;
  const say = wordsIn(language).card;
  const board = view.sight;
  const hero = board.heroes[seat]!;
  const [over, hover] = useState<'sell' | 'send' | null>(null);
  const worth = sumOf(hero.goods.map((count, kind) => count * board.prices[kind]!));
  const missing = RESOURCES.flatMap((_, kind) => (hero.waiting[kind] === 0 ? [kindName(kind, language)] : []));
  const press = (verb: 'sell' | 'send', kind: number): void => {
    const action = VERBS[verb](kind);
    const denial = denials.find((denied) => denied.action === action);
    if (actions.includes(action)) onChoose(action);
    else if (denial !== undefined) onWhy(denial);
  };
  const tray = (verb: 'sell' | 'send') => ({
    class: `tray ${verb} ${over === verb ? 'over' : ''}`,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      hover(verb);
    },
    onDragLeave: () => hover(null),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      hover(null);
      press(verb, Number(event.dataTransfer?.getData(DRAGGED)));
    },
  });
  const button = (verb: 'sell' | 'send', kind: number) => {
    const action = VERBS[verb](kind);
    const denial = denials.find((denied) => denied.action === action) ?? null;
    const isOpen = actions.includes(action);
    if (!isOpen && denial === null) return null;
    const name = text.option(action, voices, view);
    const shortly = verb === 'sell' ? say.sell(board.prices[kind]!) : say.home;
    const more = denial === null ? glance(view, seat, action, language) : text.denial(denial, voices);
    return (
      <button
        type="button"
        class={`button stall-button ${verb}`}
        aria-disabled={!isOpen}
        aria-label={`${shortly}: ${name}, ${more}`}
        title={more}
        data-key={sevenMoons.keys.keyOf(action)}
        onClick={() => press(verb, kind)}
      >
        {shortly}
      </button>
    );
  };
  return (
    <section class="stall" aria-label={say.stall}>
      <ul class="stall-rows">
        {RESOURCES.map((kind, row) => (
          <li key={kind} class={hero.goods[row] === 0 ? 'not-carried' : undefined}>
            <span class={`stall-die ${kind}`}>
              <Die face={board.prices[row]!} milliseconds={0} />
            </span>
            <span class="stall-goods">
              <span class="map-hidden">{`${kindName(row, language)}: ${say.carried(hero.goods[row]!)}`}</span>
              {Array.from({ length: hero.goods[row]! }, (_, place) => (
                <span
                  key={place}
                  class={`good-token ${kind}`}
                  draggable
                  aria-hidden="true"
                  onDragStart={(event) => event.dataTransfer?.setData(DRAGGED, String(row))}
                >
                  <Icon path={PICTURES[kind]} size="1.3em" />
                </span>
              ))}
              {hero.goods[row] === 0 && (
                <span class="none" aria-hidden="true">
                  <Icon path={PICTURES[kind]} size="1.3em" />
                </span>
              )}
            </span>
            {button('sell', row)}
            {button('send', row)}
          </li>
        ))}
      </ul>
      {sumOf(hero.goods) > 0 && (
        <div class="trays" aria-hidden="true">
          <span {...tray('sell')}>{say.sellTray}</span>
          <span {...tray('send')}>{say.homeTray}</span>
        </div>
      )}
      <p class="stall-sum">
        <b>{say.purse(hero.gold, hero.gold + worth)}</b>
        <small>{hero.strongholds === content.numbers.strongholds ? say.allBuilt : say.missing(missing.join(', '))}</small>
      </p>
    </section>
  );
}
