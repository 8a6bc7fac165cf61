import { readRulebook, type Rule } from '@hoard/games/rulebook';
import { signal, type ReadonlySignal } from '@preact/signals';

export type Rules = ReadonlyMap<string, Rule>;

const books = new Map<string, ReadonlySignal<Rules>>();

/** The rules at an address. They come when they come: until then the book is empty. */
export function rulesAt(address: string): ReadonlySignal<Rules> {
  const known = books.get(address);
  if (known !== undefined) return known;
  const book = signal<Rules>(new Map());
  books.set(address, book);
  fetchRules(address).then(
    (rules) => (book.value = rules),
    // Without a network and without a copy of the book the sentences still say what matters; the next to ask tries again.
    () => books.delete(address),
  );
  return book;
}

export async function fetchRules(address: string): Promise<Rules> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The rulebook did not arrive: ${answer.status} ${answer.statusText}`);
  return readRulebook(await answer.text());
}
