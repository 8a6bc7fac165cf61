import type { Flag } from '@hoard/kernel';
import { checkOnShelf } from './shelf.ts';

/** The options of the game of that name as help shows them: none of its rules is loaded for that. */
export async function flagsOf(id: string): Promise<Readonly<Record<string, Flag>>> {
  checkOnShelf(id);
  const { flags } = (await import(`./${id}/terminal/flags.ts`)) as { readonly flags: Readonly<Record<string, Flag>> };
  return flags;
}
