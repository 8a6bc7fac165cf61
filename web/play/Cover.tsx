import type { Seat, Types } from '@hoard/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { OnDemand } from '../OnDemand.tsx';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';

/** Hides everything until the right person looks. Who is not there can be let go all the same. */
export function Cover<T extends Types>({ model, seat }: { readonly model: PlayModel<T>; readonly seat: Seat }) {
  const { table, voices, isDoorOpen } = model;
  const name = voices.nameOf(seat);
  const { play } = words.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <main class="cover">
      <h1>{play.cover(name)}</h1>
      <p>{play.coverText}</p>
      <button ref={button} type="button" class="button strong large" onClick={() => table.take()}>
        {play.uncover(name)}
      </button>
      <button type="button" class="button quiet" onClick={() => (isDoorOpen.value = true)}>
        {play.notHere(name)}
      </button>
      {isDoorOpen.value && <OnDemand load={() => import('./Door.tsx')}>{({ Door }) => <Door model={model} />}</OnDemand>}
    </main>
  );
}
