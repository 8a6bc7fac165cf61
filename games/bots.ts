import type { Game, Judgement, Types } from '@hoard/kernel';
import { checkOnShelf } from './shelf.ts';

/** What a bot needs of a game: its rules and a judgement, and nothing of the other games. */
interface ForBots {
  readonly game: Game<Types>;
  readonly judgementOf: (game: Game<Types>) => Judgement<Types>;
}

/** Loads the rules and the judgement of the game of that name, and does something with them that can be done with any. */
export async function withBots<R>(id: string, use: <T extends Types>(game: Game<T>, judgement: Judgement<T>) => R): Promise<R> {
  checkOnShelf(id);
  const { game, judgementOf } = (await import(`./${id}/bots/index.ts`)) as ForBots;
  return use(game, judgementOf(game));
}
