import type { MapSpace } from '../terrain.ts';

/** A small island in the sea, with a river from a tarn over a ford to its mouth, a road and a village. */
export function island(): MapSpace[] {
  const spaces: MapSpace[] = [];
  for (let q = -4; q <= 4; q++) {
    for (let r = -4; r <= 4; r++) {
      const ring = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      if (ring <= 4) spaces.push({ id: `H${q},${r}`, q, r, ...groundAt(q, r, ring) });
    }
  }
  return spaces;
}

function groundAt(q: number, r: number, ring: number): Pick<MapSpace, 'terrain' | 'look' | 'mark'> {
  if (ring === 4) return { terrain: 'sea', look: 'sea' };
  if (q === 1 && (r === -2 || r === -4 + 1)) return { terrain: 'river', look: 'river' };
  if (q === 1 && r === -1) return { terrain: 'river', look: 'river' };
  if (q === 0 && r === 0) return { terrain: 'land', look: 'palace', mark: 13 };
  if (q === 0 && r === 1) return { terrain: 'land', look: 'road' };
  if (q === 0 && r === 3) return { terrain: 'coast', look: 'village', mark: 1 };
  return { terrain: ring === 3 ? 'coast' : 'land', look: q < 0 ? 'forest' : 'field', mark: q === 2 ? 'star' : undefined };
}
