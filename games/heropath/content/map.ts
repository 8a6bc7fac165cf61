import { Flood, OPEN } from '@hoard/kernel';
import type { RegionId, RockId, SpaceId } from './ids.ts';
import type { Region, SpaceRow, Way } from './mapSchema.ts';
import { ROCKS, type SpaceKind, type SpaceMark } from './names.ts';

export interface Space extends Pick<SpaceRow, 'id' | 'name' | 'x' | 'y' | 'kind' | 'river'> {
  readonly regions: readonly RegionId[];
  /** Around which Dragon Rock it lies (HP-7.9), or -1. */
  readonly flare: RockId;
  /** Where a hidden enemy begins (HP-3.7). */
  readonly isLair: boolean;
}

/** A map, with what follows from it. Lists of spaces are in the order of their rows. */
export interface WorldMap {
  readonly regions: readonly Region[];
  readonly spaces: readonly Space[];
  readonly gates: readonly Way[];
  readonly bridges: readonly Way[];
  /** By space: where one pace leads, over paths, gates and bridges (HP-1.11). */
  readonly neighbours: readonly (readonly SpaceId[])[];
  /** By space: what it touches across a black line and across the river; only cards lead there. */
  readonly acrossWalls: readonly (readonly SpaceId[])[];
  readonly acrossWater: readonly (readonly SpaceId[])[];
  /** By space and space: paces (HP-1.10), or -1 where no way leads. */
  readonly distance: readonly (readonly number[])[];
  /** By region. */
  readonly spacesIn: readonly (readonly SpaceId[])[];
  readonly walkable: readonly SpaceId[];
  readonly settlements: readonly SpaceId[];
  readonly safe: readonly SpaceId[];
  readonly roads: readonly SpaceId[];
  readonly lairs: readonly SpaceId[];
  readonly openings: readonly SpaceId[];
  readonly balloons: readonly SpaceId[];
  /** Where the ferry lands (HP-8.10). */
  readonly riverside: readonly SpaceId[];
  /** By rock: where it is, and the spaces around it. */
  readonly rocks: readonly SpaceId[];
  readonly flares: readonly (readonly SpaceId[])[];
  readonly start: SpaceId;
  readonly pier: SpaceId;
  readonly prison: SpaceId;
  readonly caveMouth: SpaceId;
}

/** The files of a map, read one by one. */
export interface MapRows {
  readonly regions: readonly Region[];
  readonly spaces: readonly SpaceRow[];
  readonly gates: readonly Way[];
  readonly bridges: readonly Way[];
}

export function mapOf({ regions, spaces: rows, gates, bridges }: MapRows): WorldMap {
  const rowOf = (id: string): SpaceId => rows.findIndex((row) => row.id === id);
  const having = (is: (row: SpaceRow) => boolean): SpaceId[] => rows.flatMap((row, space) => (is(row) ? [space] : []));
  const ofKind = (kind: SpaceKind): SpaceId[] => having((row) => row.kind === kind);
  const marked = (mark: SpaceMark): SpaceId[] => having(({ marks }) => marks.includes(mark));
  const lairs = having((row) => isLair(row, regions));
  const neighbours = rows.map(({ paths }, space) =>
    [...paths.map(rowOf), ...endsAt(gates, space), ...endsAt(bridges, space)].toSorted((one, other) => one - other),
  );
  return {
    regions,
    spaces: rows.map(({ id, name, x, y, kind, river, regions: within, flare }, space) => ({
      id,
      name,
      x,
      y,
      kind,
      river,
      regions: within,
      flare: flare === undefined ? -1 : ROCKS.indexOf(flare),
      isLair: lairs.includes(space),
    })),
    gates,
    bridges,
    neighbours,
    acrossWalls: rows.map(({ walls }) => walls.map(rowOf)),
    acrossWater: rows.map(({ waters }) => waters.map(rowOf)),
    distance: distancesIn(neighbours),
    spacesIn: regions.map((_, region) => having((row) => row.kind !== 'rock' && row.regions.includes(region))),
    walkable: having(({ kind }) => kind !== 'rock'),
    settlements: ofKind('settlement'),
    safe: ofKind('safe'),
    roads: ofKind('road'),
    lairs,
    openings: marked('opening'),
    balloons: marked('balloon'),
    riverside: having((row) => row.kind !== 'rock' && row.regions.some((region) => regions[region]!.land === 'riverbank')),
    rocks: ROCKS.map((rock) => rows.findIndex((row) => row.rock === rock)),
    flares: ROCKS.map((rock) => having(({ flare }) => flare === rock)),
    start: marked('start')[0] ?? -1,
    pier: marked('pier')[0] ?? -1,
    prison: marked('prison')[0] ?? -1,
    caveMouth: marked('cave mouth')[0] ?? -1,
  };
}

/** HP-3.7: all of Mountains and Forest but Settlements, balloons and rocks. */
const isLair = ({ kind, marks, regions: within }: SpaceRow, regions: readonly Region[]): boolean =>
  (kind === 'road' || kind === 'safe') &&
  !marks.includes('balloon') &&
  within.some((region) => regions[region]!.land === 'mountains' || regions[region]!.land === 'forest');

const endsAt = (ways: readonly Way[], space: SpaceId): SpaceId[] =>
  ways.flatMap(({ between: [one, other] }) => (one === space ? [other] : other === space ? [one] : []));

function distancesIn(neighbours: readonly (readonly SpaceId[])[]): number[][] {
  const flood = new Flood();
  const ground = new Uint8Array(neighbours.length).fill(OPEN);
  return neighbours.map((_, space) => Array.from(flood.from(space, neighbours.length, neighbours, ground).distance));
}
