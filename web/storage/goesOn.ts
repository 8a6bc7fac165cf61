import type { Entry } from '@hoard/kernel';

/** Whether a game, as text, begins with every choice of another: then it can take the other's place, and nobody's choice is lost. */
export function goesOn(text: string, before: string): boolean {
  if (text === before) return true;
  const [journal, earlier] = [journalIn(text), journalIn(before)];
  return earlier !== null && journal !== null && earlier.every((entry, index) => JSON.stringify(entry) === JSON.stringify(journal[index]));
}

/** Null where it cannot be read: what nobody here understands, nobody here replaces. */
function journalIn(text: string): readonly Entry[] | null {
  try {
    return (JSON.parse(text) as { readonly journal: readonly Entry[] }).journal;
  } catch {
    return null;
  }
}
