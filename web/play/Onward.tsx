import type { Types } from '@hoard/kernel';
import type { ComponentChildren } from 'preact';
import { hrefOf } from '../router/route.ts';
import type { GameTable } from '../table/table.ts';
import { words } from '../words/words.ts';

/** Where one goes from a game that is over. */
export function Onward<T extends Types>({ table, children }: { readonly table: GameTable<T>; readonly children?: ComponentChildren }) {
  const { play } = words.value;
  return (
    <nav class="answers plain" aria-label={play.over}>
      <a class="button strong" href={hrefOf({ at: 'setup', game: table.boardGame.game.id })}>
        {play.again}
      </a>
      <a class="button" href={hrefOf({ at: 'replay', id: table.id, moment: null })}>
        {play.replay}
      </a>
      <a class="button" href={hrefOf({ at: 'verify', id: table.id })}>
        {play.verify}
      </a>
      {children}
    </nav>
  );
}
