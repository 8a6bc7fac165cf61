import type { Seat, Types } from '@hoard/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { GameTable } from '../table/table.ts';
import { words } from '../words/words.ts';

/** Hides everything until the right person looks. */
export function Cover<T extends Types>({ table, seat }: { readonly table: GameTable<T>; readonly seat: Seat }) {
  const { name } = table.seated[seat]!;
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
    </main>
  );
}
