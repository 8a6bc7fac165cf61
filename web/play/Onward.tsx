import type { Types } from '@hoard/kernel';
import type { ComponentChildren } from 'preact';
import { hrefOf } from '../router/route.ts';
import { goTo } from '../router/router.ts';
import { language } from '../settings/settings.ts';
import { sameAgain } from '../setup/again.ts';
import { freshId } from '../storage/fresh.ts';
import { openKept } from '../storage/gameFiles.ts';
import { games } from '../storage/games.ts';
import type { GameTable } from '../table/table.ts';
import { words } from '../words/words.ts';

/** Where one goes from a game that is over. */
export function Onward<T extends Types>({ table, children }: { readonly table: GameTable<T>; readonly children?: ComponentChildren }) {
  const { page, play } = words.value;
  return (
    <nav class="answers plain" aria-label={play.over}>
      <button type="button" class="button strong" onClick={() => void (table.playAgain?.() ?? playAgain(table))}>
        {play.again}
      </button>
      <a class="button" href={hrefOf({ at: 'setup', game: table.boardGame.game.id })}>
        {play.otherwise}
      </a>
      <a class="button" href={hrefOf({ at: 'replay', id: table.id, moment: null })}>
        {play.replay}
      </a>
      <a class="button" href={hrefOf({ at: 'verify', id: table.id })}>
        {play.verify}
      </a>
      <a class="button" href={hrefOf({ at: 'shelf' })}>
        {page.toShelf}
      </a>
      {children}
    </nav>
  );
}

/** The same table once more. Where the game is no longer kept, it has to be set up. */
async function playAgain<T extends Types>({ id: played, boardGame }: GameTable<T>): Promise<void> {
  const file = await openKept(games, played).catch(() => null);
  if (file === null) return goTo({ at: 'setup', game: boardGame.game.id });
  const id = freshId();
  void games.keep(id, sameAgain(boardGame.game, file, language.value));
  goTo({ at: 'play', id });
}
