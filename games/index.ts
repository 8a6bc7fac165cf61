import type { Title, Types } from '@hoard/kernel';
import { checkOnShelf } from './shelf.ts';

/** Loads the game of that name, and does something with it that can be done with any, whatever its types. */
export async function withTitle<R>(id: string, use: <T extends Types>(title: Title<T>) => R | Promise<R>): Promise<R> {
  checkOnShelf(id);
  const { title } = (await import(`./${id}/index.ts`)) as { readonly title: Title<Types> };
  return use(title);
}

export { titleIds } from './shelf.ts';
export * from './subject.ts';
