import { whenOnline } from '@hoard/paint';
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { showToast } from './style/Toasts.tsx';
import { words } from './words/words.ts';

interface OnDemandProps<M> {
  readonly load: () => Promise<M>;
  readonly children: (part: M) => ComponentChild;
}

/** A part of a screen whose code comes when it is first wanted; until then there is nothing in its place. */
export function OnDemand<M>({ load, children }: OnDemandProps<M>) {
  const [part, arrive] = useState<M | null>(null);
  useEffect(() => {
    const tell = (): void => showToast({ text: words.value.trouble.notLoaded });
    whenOnline(load, tell).then(arrive, tell);
  }, []);
  return part === null ? null : <>{children(part)}</>;
}
