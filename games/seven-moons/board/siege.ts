import type { BoardProps } from '@hoard/paint';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SevenMoons } from '../state/types.ts';

/** So many moons before the siege, its screen is fetched. */
const IN_TIME = 4;

/** The screen of the Shadow Phase, once it has arrived: nobody needs it before the moons have risen. */
export function useSiege(moon: number): ComponentType<BoardProps<SevenMoons>> | null {
  const [siege, arrive] = useState<ComponentType<BoardProps<SevenMoons>> | null>(null);
  const isWanted = moon >= IN_TIME;
  useEffect(() => {
    if (!isWanted) return;
    // Should it not arrive, the map and the words must do.
    import('./Siege.tsx').then(
      ({ Siege }) => arrive(() => Siege),
      () => {},
    );
  }, [isWanted]);
  return siege;
}
