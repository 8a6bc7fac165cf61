import { capitalised, type GroupItem, type Types } from '@hoard/kernel';
import { Icon } from '@hoard/paint';
import { useState } from 'preact/hooks';
import { language } from '../settings/settings.ts';
import type { OpenQuestion } from '../table/table.ts';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';
import { pointing } from './pointing.ts';
import './places.css';

/** So many are seen at a glance; more of them are searched. */
const AT_A_GLANCE = 8;
/** So few need no folding. */
const FEW = 3;

/** An answer that is a place of the board. */
type PlaceItem = GroupItem & { readonly under: string };

export const isPlace = <I extends GroupItem>(item: I): item is I & PlaceItem => item.under !== undefined;

interface PlaceListProps<T extends Types> {
  readonly model: PlayModel<T>;
  readonly asking: OpenQuestion;
  readonly items: readonly PlaceItem[];
  /** The key that presses the first of them; null where keys press other answers. */
  readonly first: number | null;
}

/** Places are picked on the map; whoever would rather read opens the list: by what waits there, and each lights its place. */
export function PlaceList<T extends Types>(props: PlaceListProps<T>) {
  const { play } = words.value;
  const [isOpen, setOpen] = useState(false);
  if (props.items.length <= FEW)
    return (
      <div class="answers targets">
        <Places {...props} />
      </div>
    );
  return (
    <details class="place-list" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{play.placesToPick(props.items.length)}</summary>
      {isOpen && <Searched {...props} />}
    </details>
  );
}

function Searched<T extends Types>({ items, ...props }: PlaceListProps<T>) {
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
        <Places {...props} items={found} />
        {found.length === 0 && <p class="faint">{play.found(0)}</p>}
      </div>
    </>
  );
}

/** By what waits there. */
function Places<T extends Types>({ model, asking, items, first }: PlaceListProps<T>) {
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
