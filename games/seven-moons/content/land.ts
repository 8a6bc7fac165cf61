import { CLOSED, Flood, OPEN, Problem, neighboursIn } from '@hoard/kernel';
import type { Terrain } from './names.ts';
import type { HexRow } from './schema.ts';

/** What follows from a map. Hexes are rows, -1 is nothing. */
export interface Land {
  /** All hexes around a hex: the steps of a dragon. */
  readonly neighbours: readonly (readonly number[])[];
  /** Where one point brings a walker: the land around a hex, and from a gate every other gate (SM-3.11). */
  readonly walks: readonly (readonly number[])[];
  /** Neither mountain nor water: walkers enter it, dragons end their flight on it (SM-3.7, SM-3.8, SM-3.10). */
  readonly isLand: readonly boolean[];
  readonly isWater: readonly boolean[];
  /** Wilderness, landmarks and campfires; while its fire is lit, a campfire has no bandits (SM-5.12). */
  readonly isWild: readonly boolean[];
  /** Land without danger (SM-3.6). */
  readonly isSafe: readonly boolean[];
  /** For floods: what walkers may enter, lit fires left aside; and what dragons may. */
  readonly walkGround: Uint8Array;
  readonly flyGround: Uint8Array;
  /** Dragonmarch. */
  readonly market: number;
  /** Dragon Mountain. */
  readonly lair: number;
  /** The hexes of the campfires, and the fire on a hex. */
  readonly fires: readonly number[];
  readonly fireAt: readonly number[];
  readonly gates: readonly number[];
  readonly gateAt: readonly number[];
  readonly landmarks: readonly number[];
  /** Where story tokens lie (SM-19.1): on the gates and the landmarks. */
  readonly storySites: readonly number[];
  readonly storySiteAt: readonly number[];
}

export function landOf(hexes: readonly HexRow[]): Land {
  const having = (terrain: Terrain): number[] => hexes.flatMap((hex, row) => (hex.terrain === terrain ? [row] : []));
  const neighbours = neighboursIn(hexes);
  const isLand = hexes.map(({ terrain }) => terrain !== 'mountain' && terrain !== 'water');
  const isWild = hexes.map(({ terrain }) => terrain === 'wilderness' || terrain === 'campfire');
  const fires = having('campfire');
  const gates = having('gate');
  const landmarks = hexes.flatMap((hex, row) => (hex.landmark ? [row] : []));
  const storySites = [...gates, ...landmarks];
  const placesOf = (some: readonly number[]): number[] => hexes.map((_, row) => some.indexOf(row));
  return {
    neighbours,
    walks: neighbours.map((around, row) => [
      ...around.filter((hex) => isLand[hex]),
      ...(gates.includes(row) ? gates.filter((gate) => gate !== row) : []),
    ]),
    isLand,
    isWater: hexes.map(({ terrain }) => terrain === 'water'),
    isWild,
    isSafe: isLand.map((land, row) => land && !isWild[row]),
    walkGround: Uint8Array.from(isLand, (land) => (land ? OPEN : CLOSED)),
    flyGround: new Uint8Array(hexes.length).fill(OPEN),
    market: having('market')[0] ?? -1,
    lair: having('lair')[0] ?? -1,
    fires,
    fireAt: placesOf(fires),
    gates,
    gateAt: placesOf(gates),
    landmarks,
    storySites,
    storySiteAt: placesOf(storySites),
  };
}

/** How many hexes of some terrains the rules ask for. */
const PLACES: { readonly [terrain in Terrain]?: number } = { market: 1, lair: 1, city: 4, domain: 6, gate: 4, campfire: 9 };
const LANDMARKS = 5;

/** Every place is there, has a name, and can be reached on foot, so that nobody is ever stuck (SM-13.4). */
export function checkMap(file: string, hexes: readonly HexRow[], { neighbours, walkGround, isLand, landmarks, market }: Land): void {
  for (const [terrain, expected] of Object.entries(PLACES)) {
    const count = hexes.filter((hex) => hex.terrain === terrain).length;
    if (count !== expected) throw new Problem(`${file}: ${count} hexes have the terrain '${terrain}'; expected ${expected}`);
  }
  if (landmarks.length !== LANDMARKS) throw new Problem(`${file}: ${landmarks.length} landmarks; expected ${LANDMARKS}`);
  const { distance } = new Flood().from(market, hexes.length, neighbours, walkGround);
  hexes.forEach((hex, row) => {
    const where = `${file}, ${hex.id}`;
    const alike = (is: (other: HexRow) => boolean): string | undefined => hexes.find((other, at) => at < row && is(other))?.id;
    const same = alike(({ q, r }) => q === hex.q && r === hex.r);
    if (same !== undefined)
      throw new Problem(`${where}, field 'q': lies at q ${hex.q}, r ${hex.r} like ${same}; expected a place of its own`);
    const namesake = hex.name === undefined ? undefined : alike(({ name }) => name === hex.name);
    if (namesake !== undefined) throw new Problem(`${where}, field 'name': ${namesake} is called '${hex.name}' too; expected another name`);
    if (hex.landmark && hex.terrain !== 'wilderness')
      throw new Problem(`${where}, field 'landmark': on the terrain '${hex.terrain}'; expected wilderness`);
    if (hex.name === undefined && (hex.landmark || hex.terrain in PLACES))
      throw new Problem(`${where}, field 'name': no name; expected one for every ${hex.landmark ? 'landmark' : hex.terrain}`);
    if (isLand[row] && distance[row] === -1)
      throw new Problem(
        `${where}, field 'terrain': '${hex.terrain}' that no walker reaches; expected a way on foot from the market (SM-13.4)`,
      );
  });
}
