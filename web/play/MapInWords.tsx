import { capitalised, type Types } from '@hoard/kernel';
import { useState } from 'preact/hooks';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';

/** The map to be walked by ear: a place, what is there, what can be done with it, and the ways on. */
export function MapInWords<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { table, stage } = model;
  const { play } = words.value;
  const { game } = table.boardGame;
  const [wanted, go] = useState('');
  const places = model.telling.value.places(stage.view.value, model.voices);
  const asking = model.asking.value;
  const actions = asking?.question.actions ?? [];
  const leadsTo = (id: string) => actions.filter((action) => game.keys.keyOf(action).endsWith(`:${id}`));
  const here = places.find(({ id }) => id === wanted) ?? places.find(({ id }) => leadsTo(id).length > 0) ?? places[0];
  if (here === undefined) return null;
  const nameOf = (wantedId: string): string => places.find(({ id }) => id === wantedId)?.name ?? '';
  return (
    <section class="map-in-words" aria-label={play.places}>
      <label class="field">
        {play.places}
        <select value={here.id} onChange={({ currentTarget }) => go(currentTarget.value)}>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p role="status">
        {here.name}: {here.describe()}.
      </p>
      <div class="answers">
        {leadsTo(here.id).map((action) => (
          <button key={action} type="button" class="button strong" onClick={() => asking !== null && model.pick(asking, action)}>
            {capitalised(model.option(action))}
          </button>
        ))}
        {here.neighbours.map(({ id, direction }) => (
          <button key={direction} type="button" class="button" onClick={() => go(id)}>
            {capitalised(direction)}: {nameOf(id)}
          </button>
        ))}
      </div>
    </section>
  );
}
