import type { Content } from '../../content/content.ts';

/** What of a map its picture shows, as a short number in words: another one wants another picture. */
export function fingerprintOf({ map, picture }: Content): string {
  const shown = JSON.stringify([
    map.spaces.map(({ x, y, kind, flare, regions, river }) => [x, y, kind, flare, regions, river?.water]),
    [map.gates, map.bridges].map((ways) => ways.map(({ between }) => between)),
    map.acrossWalls,
    picture,
  ]);
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (let place = 0; place < shown.length; place++) hash = Math.imul(hash ^ shown.charCodeAt(place), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** That of the map which `land.webp` shows. Whoever changes the map paints it anew (`npm run painting`) and writes its fingerprint here. */
export const PAINTED = 'r8x6s3';
