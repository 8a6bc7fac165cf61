import type { Content } from './content.ts';
import type { HexId } from './ids.ts';

/** The winds, from the east against the sun. */
const WINDS = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'] as const;
export type Wind = (typeof WINDS)[number];

/** Where a hex lies, as seen from a place that has a name. */
export interface Bearing {
  readonly from: HexId;
  readonly wind: Wind;
  /** How far it is, where the wind alone does not tell it from others; else 0. */
  readonly steps: number;
}

interface Sight extends Bearing {
  readonly distance: number;
}

/** By hex without a name: where it lies, so that no two of one terrain are told alike. Those beside a place have the first choice. */
export function bearingsOf({ hexes }: Content): ReadonlyMap<HexId, Bearing> {
  const named = hexes.flatMap(({ name }, hex) => (name === undefined ? [] : [hex]));
  const unnamed = hexes.flatMap(({ name }, hex) => (name === undefined ? [{ hex, sights: sightsFrom(hex) }] : []));
  const taken = new Set<string>();
  const bearings = new Map<HexId, Bearing>();
  for (const { hex, sights } of unnamed.toSorted((one, other) => one.sights[0]!.distance - other.sights[0]!.distance)) {
    const told = ({ from, wind, steps }: Bearing): string => [hexes[hex]!.terrain, from, wind, steps].join();
    const [nearest] = sights;
    const near = sights.filter(({ distance }) => distance <= nearest!.distance + 1);
    const { distance: _, ...bearing } = [...near, ...near.map((sight) => ({ ...sight, steps: sight.distance }))].find(
      (sight) => !taken.has(told(sight)),
    )!;
    taken.add(told(bearing));
    bearings.set(hex, bearing);
  }
  return bearings;

  /** All places with a name, the nearest first. */
  function sightsFrom(hex: HexId): Sight[] {
    return named
      .map((from): Sight => {
        const [q, r] = [hexes[hex]!.q - hexes[from]!.q, hexes[hex]!.r - hexes[from]!.r];
        const angle = Math.atan2((-r * Math.sqrt(3)) / 2, q + r / 2);
        return { from, wind: WINDS[(Math.round(angle / (Math.PI / 4)) + 8) % 8]!, steps: 0, distance: distanceOf(q, r) };
      })
      .toSorted((one, other) => one.distance - other.distance);
  }
}

const distanceOf = (q: number, r: number): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
