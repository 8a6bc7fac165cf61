import { useLater, type BoardProps } from '@hoard/paint';
import type { ComponentType } from 'preact';
import type { SevenMoons } from '../state/types.ts';

/** So many moons before the siege, its screen is fetched. */
const IN_TIME = 4;

/** The screen of the Shadow Phase, once it has arrived: nobody needs it before the moons have risen. */
export const useSiege = (moon: number): ComponentType<BoardProps<SevenMoons>> | null =>
  useLater(moon >= IN_TIME, () => import('./Siege.tsx'))?.Siege ?? null;
