import type { MapSpace } from './terrain.ts';

/** Rings of land and water round the spaces of a map: the sea goes on where it reaches the edge, and elsewhere there are mountains. */
export function backdropOf(spaces: readonly MapSpace[], rings = 3): MapSpace[] {
  const all = new Map(spaces.map((space) => [`${space.q},${space.r}`, space]));
  for (let ring = 0; ring < rings; ring++) {
    const inner = [...all.values()];
    for (const { q, r, terrain } of inner) {
      for (const [dq, dr] of AROUND) {
        const id = `${q + dq},${r + dr}`;
        const isSea = terrain === 'sea';
        if (!all.has(id)) all.set(id, { id, q: q + dq, r: r + dr, terrain: isSea ? 'sea' : 'land', look: isSea ? 'sea' : 'mountain' });
      }
    }
  }
  return [...all.values()].slice(spaces.length);
}

const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
