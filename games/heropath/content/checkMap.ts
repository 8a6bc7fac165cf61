import { Problem } from '@hoard/kernel';
import type { SpaceId } from './ids.ts';
import type { MapRows, WorldMap } from './map.ts';
import { ROCKS, SPACE_MARKS, type SpaceKind, type SpaceMark } from './names.ts';

/** By mark: how many spaces bear it, and of which kind they must be (HP-7.3, HP-7.12). */
const MARKED: { readonly [mark in SpaceMark]: { readonly least: number; readonly most: number; readonly kind: SpaceKind } } = {
  start: { least: 1, most: 1, kind: 'road' },
  pier: { least: 1, most: 1, kind: 'road' },
  balloon: { least: 2, most: 3, kind: 'road' },
  prison: { least: 1, most: 1, kind: 'road' },
  'cave mouth': { least: 1, most: 1, kind: 'road' },
  opening: { least: 8, most: 8, kind: 'settlement' },
};

const SETTLEMENTS = 22;
const LAIRS = 22;
const FLARES = 2;
const FAR = 7;
/** Spaces that Solo, Adventurous and Co-op fill with one enemy each. */
const SOLO_ROADS = 47;
const WILDS = 48;
const REFUGES = 3;

/** Everything is there that HP-7.12 asks of a map, and lines lead both ways. */
export function checkMap(file: string, rows: MapRows, map: WorldMap): void {
  checkLines(file, rows);
  checkMarks(file, rows);
  checkRocks(file, rows, map);
  const expectCount = (count: number, what: string, least: number, most: number): void => {
    if (count >= least && count <= most) return;
    const expected = least === most ? `${least}` : most === Infinity ? `at least ${least}` : `at most ${most}`;
    throw new Problem(`${file}: ${count} ${what}; expected ${expected} (HP-7.12)`);
  };
  const isPlain = (space: SpaceId): boolean => space !== map.start && !map.balloons.includes(space);
  const plainRoads = map.roads.filter(isPlain);
  const refuges = map.safe.filter((space) => !map.lairs.includes(space)).length + map.balloons.length;
  expectCount(map.settlements.length, 'Settlements', SETTLEMENTS, Infinity);
  expectCount(map.lairs.length, 'lairs (Road and Safe spaces of Mountains and Forest without balloons)', LAIRS, LAIRS);
  expectCount(plainRoads.length, 'Road spaces without start and balloons', 0, SOLO_ROADS);
  const wilds = plainRoads.filter((space) => space !== map.pier).length + map.safe.length;
  expectCount(wilds, 'Road and Safe spaces without start, balloons and pier', 0, WILDS);
  expectCount(refuges, 'balloon spaces and Safe spaces that are no lairs', 0, REFUGES);
  map.regions.forEach(({ id, land }, region) => {
    const isAskedFor = land === 'mountains' || land === 'plains' || land === 'forest';
    if (isAskedFor && !map.safe.some((space) => map.spaces[space]!.regions.includes(region)))
      throw new Problem(`${file}: no Safe space in '${id}'; expected at least one (HP-7.12)`);
  });
  checkPlaced(file, map, map.pier, 'pier', 'riverbank');
  checkPlaced(file, map, map.prison, 'prison', 'cave');
  checkPlaced(file, map, map.caveMouth, 'cave mouth', 'cave');
  for (const space of map.walkable) {
    const { id } = map.spaces[space]!;
    if (map.distance[map.start]![space]! < 0)
      throw new Problem(`${file}, ${id}, field 'paths': no way leads to the start; expected all spaces connected (HP-7.12)`);
    if (!map.walkable.some((other) => map.distance[space]![other]! >= FAR))
      throw new Problem(`${file}, ${id}: no space at distance ${FAR} or more; expected one (HP-7.12)`);
  }
}

/** Paths, walls and waters are the same from both sides, and nothing is walked to a Dragon Rock (HP-7.8). */
function checkLines(file: string, { spaces, gates, bridges }: MapRows): void {
  const byId = new Map(spaces.map((space) => [space.id, space]));
  for (const space of spaces)
    for (const field of ['paths', 'walls', 'waters'] as const)
      for (const id of space[field]) {
        const where = `${file}, ${space.id}, field '${field}'`;
        const other = byId.get(id);
        if (other === undefined) throw new Problem(`${where}: '${id}' is unknown; expected the id of a space`);
        if (other === space) throw new Problem(`${where}: it names itself; expected another space`);
        if (!other[field].includes(space.id))
          throw new Problem(`${where}: ${id} does not name ${space.id}; expected both to name each other`);
        if (space.kind === 'rock' || other.kind === 'rock')
          throw new Problem(`${where}: ${space.id} and ${id}; expected no line to a Dragon Rock (HP-7.8)`);
      }
  for (const { id, between } of [...gates, ...bridges])
    for (const end of between)
      if (spaces[end]!.kind === 'rock')
        throw new Problem(`${file}, ${spaces[end]!.id}: '${id}' leads to a Dragon Rock; expected a space for heroes (HP-7.8)`);
}

function checkMarks(file: string, { spaces }: MapRows): void {
  for (const mark of SPACE_MARKS) {
    const { least, most, kind } = MARKED[mark];
    const bearers = spaces.filter(({ marks }) => marks.includes(mark));
    if (bearers.length < least || bearers.length > most)
      throw new Problem(
        `${file}, field 'marks': ${bearers.length} spaces bear '${mark}'; expected ${least === most ? least : `${least} to ${most}`} (HP-7.12)`,
      );
    const wrong = bearers.find((space) => space.kind !== kind);
    if (wrong !== undefined)
      throw new Problem(`${file}, ${wrong.id}, field 'kind': '${wrong.kind}' with the mark '${mark}'; expected '${kind}'`);
  }
}

function checkRocks(file: string, { spaces }: MapRows, { flares }: WorldMap): void {
  for (const { id, kind, rock, flare } of spaces) {
    if ((kind === 'rock') !== (rock !== undefined))
      throw new Problem(`${file}, ${id}, field 'rock': expected it on a space of the kind 'rock', and only there`);
    if (kind === 'rock' && flare !== undefined) throw new Problem(`${file}, ${id}, field 'flare': expected none on a Dragon Rock`);
  }
  ROCKS.forEach((rock, place) => {
    const count = spaces.filter((space) => space.rock === rock).length;
    if (count !== 1) throw new Problem(`${file}, field 'rock': ${count} spaces are '${rock}'; expected 1 (HP-7.12)`);
    const around = flares[place]!.length;
    if (around < FLARES)
      throw new Problem(`${file}, field 'flare': ${around} spaces around rock '${rock}'; expected at least ${FLARES} (HP-7.12)`);
  });
}

function checkPlaced(file: string, { spaces, regions }: WorldMap, space: SpaceId, mark: SpaceMark, land: string): void {
  const { id, regions: within } = spaces[space]!;
  if (!within.some((region) => regions[region]!.land === land))
    throw new Problem(`${file}, ${id}, field 'regions': the ${mark} is not in the ${land}; expected it there (HP-7.12)`);
}
