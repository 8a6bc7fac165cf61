import type { Types } from '@hoard/kernel';
import { useEffect } from 'preact/hooks';
import { showToast } from '../style/Toasts.tsx';
import { friendsWords } from './friendsWords.ts';
import { isGoingOn, playOnceMore } from './laying.ts';
import type { TableVisit } from './tableVisit.ts';

/** Tells whoever played here that the table is laid once more: one press, and they sit there. */
export function NextTable<T extends Types>({ visit }: { readonly visit: TableVisit<T> }) {
  const { table, viewer } = visit.known.value;
  const { id, next } = table;
  useEffect(() => {
    // Whoever has asked for it is on their way there.
    if (next === null || viewer < 0 || isGoingOn(id)) return;
    const { again: text } = friendsWords.value;
    showToast({ text: text.laid, action: { label: text.sitDown, run: () => void playOnceMore(id) }, stays: true });
  }, [next]);
  return null;
}
