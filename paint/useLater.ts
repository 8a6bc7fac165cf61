import { useEffect, useState } from 'preact/hooks';
import { whenOnline } from './whenOnline.ts';

/** A part of a board whose code comes when it is first wanted; null until then. Should it not arrive, the map and the words must do. */
export function useLater<M>(isWanted: boolean, load: () => Promise<M>): M | null {
  const [part, arrive] = useState<M | null>(null);
  useEffect(() => {
    if (isWanted && part === null) whenOnline(load).then(arrive, () => {});
  }, [isWanted]);
  return part;
}
