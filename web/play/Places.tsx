import { capitalised, type Types } from '@hoard/kernel';
import { Icon } from '@hoard/paint';
import { useState } from 'preact/hooks';
import { language } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import type { PlaceListProps } from './PlaceList.tsx';
import { pointing } from './pointing.ts';
import './places.css';

/** So many are seen at a glance; more of them are searched. */
const AT_A_GLANCE = 8;

/** Places by what waits there; of many, those that are searched for. */
export function Places<T extends Types>({ items, ...props }: PlaceListProps<T>) {
  const { play } = words.value;
  const [typed, type] = useState('');
  const wanted = typed.trim().toLocaleLowerCase(language.value);
  const found = items.filter(({ text, note, under }) => `${text} ${note} ${under}`.toLocaleLowerCase(language.value).includes(wanted));
  return (
    <>
      {items.length > AT_A_GLANCE && (
        <label class="field place-search">
          <span class="map-hidden">{play.findPlace}</span>
          <input
            type="search"
            value={typed}
            placeholder={play.findPlace}
            autocomplete="off"
            onInput={({ currentTarget }) => type(currentTarget.value)}
          />
        </label>
      )}
      <p class="map-hidden" role="status">
        {wanted === '' ? '' : play.found(found.length)}
      </p>
      <div class="answers targets">
        <ByWaiting {...props} items={found} />
        {found.length === 0 && <p class="faint">{play.found(0)}</p>}
      </div>
    </>
  );
}

/** By what waits there. */
function ByWaiting<T extends Types>({ model, asking, items, first }: PlaceListProps<T>) {
  const { game, signOf } = model.table.boardGame;
  let number = first ?? 0;
  return (
    <>
      {[...Map.groupBy(items, ({ under }) => under)].map(([under, there]) => (
        <section key={under} aria-label={under}>
          <h3>{under}</h3>
          {there.map(({ action, text, note }) => {
            const sign = signOf?.(action) ?? null;
            return (
              <button
                key={action}
                type="button"
                class="button answer place"
                data-answer={first === null ? undefined : number++}
                data-key={game.keys.keyOf(action)}
                {...pointing(model, action)}
                onClick={() => model.pick(asking, action)}
              >
                {sign !== null && <Icon path={sign} size="1.3em" />}
                <span>{capitalised(text)}</span>
                {note !== '' && <small>{note}</small>}
              </button>
            );
          })}
        </section>
      ))}
    </>
  );
}
