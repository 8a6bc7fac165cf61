import type { Action } from '@hoard/kernel';
import { ICONS } from '@hoard/paint';
import { RESOURCES } from '../content/content.ts';
import { dragonReach as content } from '../content/dragonReach.ts';
import { hexOf } from '../telling/way.ts';
import { PICTURES } from './pictures.ts';
import { PEOPLES } from './signs.ts';

/** The picture of the place that an answer leads to, or null. */
export function placeSignOf(action: Action): string | null {
  const hex = hexOf(action);
  if (hex < 0) return null;
  const { terrain } = content.hexes[hex]!;
  const sold = content.soldAt[hex]!;
  if (sold >= 0) return PICTURES[RESOURCES[sold]!];
  if (terrain === 'domain') return PEOPLES[content.allies[content.allyAt[hex]!]!.id]!;
  if (terrain === 'city') return PICTURES.tower;
  if (terrain === 'campfire') return ICONS.flame;
  if (terrain === 'gate') return PICTURES.gate;
  if (terrain === 'market') return PICTURES.market;
  return terrain === 'lair' ? PICTURES.dragon : null;
}
