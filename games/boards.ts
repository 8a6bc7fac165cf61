import type { BoardGame } from '@hoard/paint';
import type { Types } from '@hoard/kernel';
import { checkOnShelf } from './shelf.ts';

/** Loads the board of the game of that name, and does something with it that can be done with any. */
export async function withBoard<R>(id: string, use: <T extends Types>(board: BoardGame<T>) => R | Promise<R>): Promise<R> {
  checkOnShelf(id);
  const { board } = (await import(`./${id}/board/index.tsx`)) as { readonly board: BoardGame<Types> };
  return use(board);
}
