import { withBoard } from '@hoard/games/boards';
import { Problem, parseGame, replay, type GameFile } from '@hoard/kernel';
import { freshId } from './fresh.ts';
import type { KeptGames } from './keptGames.ts';
import { seatedIn } from './seatedIn.ts';

/** No game comes near this; something else was picked by mistake. */
const MOST_BYTES = 10_000_000;

/** Takes in a game file from outside, after playing it through; returns its new id. Throws a Problem where it is not right. */
export async function importGame(file: File, games: KeptGames): Promise<string> {
  if (file.size > MOST_BYTES)
    throw new Problem(`${file.name} is too large: ${file.size} bytes; a game of Hoard has less than ${MOST_BYTES}.`, {
      fault: 'tooLarge',
      args: { where: file.name },
    });
  const game = parseGame(file.name, await file.text());
  await withBoard(game.game, (board) => replay(board.game, game));
  const id = freshId();
  games.keep(id, { ...game, table: { ...game.table, seated: seatedIn(game) } });
  return id;
}

/** A kept game, read with the care due to a file from outside. */
export async function openKept(games: KeptGames, id: string): Promise<GameFile | null> {
  await games.ready;
  const kept = games.find(id);
  return kept === null ? null : parseGame(kept.about.game, kept.text);
}
