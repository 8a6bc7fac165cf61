import type { KindRow } from '../content/ids.ts';
import { DieFace, Icon } from '@hoard/paint';
import { useState } from 'preact/hooks';
import { RESOURCES } from '../content/content.ts';
import { dragonReach as content } from '../content/dragonReach.ts';
import { sevenMoons } from '../game.ts';
import { sumOf } from '../rules/things.ts';
import { act } from '../state/verbs.ts';
import type { AskedProps } from './AnswerButton.tsx';
import { PICTURES } from './pictures.ts';
import { wordsIn } from './speech.ts';
import './goods.css';

const DRAGGED = 'text/plain';
/** What can be done with goods at the stall. */
const VERBS = { sell: act.sell, send: act.send };

/** Dragonmarch: three dice are the prices; goods are sold or sent home, by a press or by hand. */
export function Stall({ asked, denials, main, language, telling, voices, onChoose, onChooseSeveral, onWhy }: AskedProps) {
  const { view, seat, actions } = asked;
  const { card: say, resources } = wordsIn(language);
  const board = view.sight;
  const hero = board.heroes[seat]!;
  const [over, hover] = useState<'sell' | 'send' | null>(null);
  const worth = sumOf(hero.goods.map((count, kind) => count * board.prices[kind]!));
  const missing = RESOURCES.flatMap((_, kind) => (hero.waiting[kind] === 0 ? [resources[kind]!] : []));
  const press = (verb: 'sell' | 'send', kind: KindRow): void => {
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
  const button = (verb: 'sell' | 'send', kind: KindRow) => {
    const action = VERBS[verb](kind);
    const denial = denials.find((denied) => denied.action === action) ?? null;
    const isOpen = actions.includes(action);
    if (!isOpen && denial === null) return null;
    const name = telling.option(action, voices, asked);
    const shortly = verb === 'sell' ? say.sell(board.prices[kind]!) : say.home;
    const more = denial === null ? telling.glance(asked, action, voices) : telling.denial(denial, voices);
    const most = isOpen ? telling.most(asked, action) : 0;
    return (
      <>
        <button
          type="button"
          class={`button stall-button ${verb} ${action === main ? 'strong' : ''}`}
          data-main={action === main || undefined}
          aria-disabled={!isOpen}
          aria-label={`${shortly}: ${name}, ${more}`}
          title={more}
          data-key={sevenMoons.keys.keyOf(action)}
          onClick={() => press(verb, kind)}
        >
          {shortly}
        </button>
        {most > 1 && (
          <button
            type="button"
            class={`button stall-button ${verb} all`}
            aria-label={`${say.all(most)}: ${shortly}, ${resources[kind]!}`}
            onClick={() => onChooseSeveral(action, most)}
          >
            {say.all(most)}
          </button>
        )}
      </>
    );
  };
  return (
    <section class="stall" aria-label={say.stall}>
      <ul class="stall-rows">
        {RESOURCES.map((kind, row) => (
          <li key={kind} class={hero.goods[row] === 0 ? 'not-carried' : undefined}>
            <span class={`stall-die ${kind}`}>
              <DieFace face={board.prices[row]!} milliseconds={0} />
            </span>
            <span class="stall-goods">
              <span class="map-hidden">{`${resources[row]!}: ${say.carried(hero.goods[row]!)}`}</span>
              {Array.from({ length: hero.goods[row]! }, (_, index) => (
                <span
                  key={index}
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
            <span class="stall-buttons">
              {button('sell', row)}
              {button('send', row)}
            </span>
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
