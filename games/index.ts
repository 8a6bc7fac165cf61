import { Problem, type Title, type Types } from '@hoard/kernel';
import { title as dragonAttack } from './dragon-attack/index.ts';
import { title as sevenMoons } from './seven-moons/index.ts';

/** Something that can be done with any game, whatever its types. */
type Use<R> = <T extends Types>(title: Title<T>) => R;

/** A game whose types only those know who use it. */
const shelved = <T extends Types>(title: Title<T>) => ({ id: title.game.id, use: <R>(use: Use<R>): R => use(title) });

/** Every game on the shelf. A new game is one folder, and one line here. */
const SHELF = [shelved(dragonAttack), shelved(sevenMoons)];

export const titleIds = (): string[] => SHELF.map(({ id }) => id);

/** Does something with the game of that name. */
export function withTitle<R>(id: string, use: Use<R>): R {
  const title = SHELF.find((shelf) => shelf.id === id);
  if (title === undefined) throw new Problem(`There is no game '${id}'; expected ${titleIds().join(', ')}`);
  return title.use(use);
}

export * from './subject.ts';
