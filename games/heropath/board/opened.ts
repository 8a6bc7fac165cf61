import { useEffect, useState } from 'preact/hooks';

/** What can lie over the map; one at a time. */
export type Panel = 'gear' | 'display' | 'index' | 'scale';

let opened: Panel | null = null;
const listeners = new Set<(panel: Panel | null) => void>();

/** Opens a panel, from wherever; the same again closes it. */
export function openPanel(panel: Panel | null): void {
  opened = opened === panel ? null : panel;
  for (const listener of listeners) listener(opened);
}

/** What lies open. Whoever leaves the board closes it. */
export function useOpened(): Panel | null {
  const [panel, follow] = useState(opened);
  useEffect(() => {
    listeners.add(follow);
    return () => {
      listeners.delete(follow);
    };
  }, []);
  return panel;
}
