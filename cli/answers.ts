import type { Action } from '@hoard/kernel';

/** An action and all the names by which a person may call it. */
export interface Candidate {
  readonly action: Action;
  readonly names: readonly string[];
}

/** The actions that a typed word means: by its whole name, else by a beginning of it, else by the beginning of a word in it. */
export function meant(typed: string, candidates: readonly Candidate[]): Action[] {
  const word = simple(typed);
  if (word === '') return [];
  const called = (fits: (name: string) => boolean): Action[] =>
    candidates.filter(({ names }) => names.some((name) => fits(simple(name)))).map(({ action }) => action);
  const ways = [(name: string) => name === word, (name: string) => name.startsWith(word), (name: string) => name.includes(` ${word}`)];
  for (const fits of ways) {
    const actions = called(fits);
    if (actions.length > 0) return actions;
  }
  return [];
}

const simple = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’.,()]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
