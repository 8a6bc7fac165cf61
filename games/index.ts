import type { Title, Types } from '@hoard/kernel';
import { SHELF, checkOnShelf } from './shelf.ts';

/** Where files can be read, all games are at hand: the command line knows the options of each. */
const TITLES = new Map(
  await Promise.all(
    SHELF.map(async ({ id }) => {
      const { title } = (await import(`./${id}/index.ts`)) as { readonly title: Title<Types> };
      return [id, title] as const;
    }),
  ),
);

/** Does something with the game of that name that can be done with any, whatever its types. */
export function withTitle<R>(id: string, use: <T extends Types>(title: Title<T>) => R): R {
  checkOnShelf(id);
  return use(TITLES.get(id)!);
}

export { titleIds } from './shelf.ts';
export * from './subject.ts';
