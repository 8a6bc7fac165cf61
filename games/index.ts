import { Problem, type Title, type Types } from '@hoard/kernel';
import { title as dragonAttack } from './dragon-attack/index.ts';

/** Every game on the shelf. A new game is one folder, and one line here. */
const TITLES = [dragonAttack];

/** Something that can be done with any game, whatever its types. */
type Use<R> = <T extends Types>(title: Title<T>) => R;

/** Does something with the game of that name. */
export function withTitle<R>(id: string, use: Use<R>): R {
  const title = TITLES.find(({ game }) => game.id === id);
  if (title === undefined) throw new Problem(`There is no game '${id}'; expected ${TITLES.map(({ game }) => game.id).join(', ')}`);
  return use(title);
}

export const titleIds = (): string[] => TITLES.map(({ game }) => game.id);
export * from './subject.ts';
