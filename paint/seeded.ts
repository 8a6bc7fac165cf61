import { Random } from '@hoard/kernel';

/** Chance for drawing: the same name always gives the same stream, so that a map looks the same on every screen. */
export function seededBy(name: string): Random {
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return new Random(hash >>> 0);
}
