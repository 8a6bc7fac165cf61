import type { Point } from '@hoard/paint/geometry';
import { sampled } from '@hoard/paint/curve';
import type { Content } from '../../content/content.ts';
import type { LandName } from './lands.ts';

/** A cell of the map as a painter sees it: a space, or what lies between the spaces. */
export interface Cell extends Point {
  readonly land: LandName;
  /** Where pieces stand, the ground is quiet. */
  readonly isWalked: boolean;
}

/** What a winter land is painted from, in units of the map. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  /** Whether a black line divides two cells. */
  readonly isWall: (one: number, other: number) => boolean;
  readonly gates: readonly Point[];
  /** Trodden ways between spaces, the river and its side channels: points close together. */
  readonly ways: readonly (readonly Point[])[];
  readonly river: readonly Point[];
  readonly channels: readonly (readonly Point[])[];
  readonly volcanoes: readonly Point[];
  readonly flares: readonly Point[];
  readonly settlements: readonly Point[];
  readonly towers: readonly Point[];
  readonly torches: readonly Point[];
}

export function planOf({ map, picture }: Content): Plan {
  const { spaces, regions } = map;
  const landOf = (space: number): LandName => {
    const { kind, regions: within } = spaces[space]!;
    if (kind === 'rock') return 'volcano';
    // What belongs to two regions is a bank with the other land on it.
    return regions[within.at(-1)!]!.id as LandName;
  };
  const cells: Cell[] = [
    ...spaces.map(({ x, y, kind }, space) => ({ x, y, land: landOf(space), isWalked: kind !== 'rock' })),
    ...picture.scenery.map(({ what, x, y }) => ({ x, y, land: what, isWalked: false })),
  ];
  const isCave = (cell: number): boolean => cells[cell]!.land === 'goblin-cave';
  const isGate = (one: number, other: number): boolean => map.gates.some(({ between }) => between.includes(one) && between.includes(other));
  const river = sampled(
    picture.river.map(([x, y]) => ({ x, y })),
    12,
  );
  const middles = ({ between: [one, other] }: { readonly between: readonly [number, number] }): Point =>
    middle(spaces[one]!, spaces[other]!);
  const having = (is: (space: number) => boolean): Point[] => spaces.filter((_, space) => is(space));
  return {
    width: picture.width,
    height: picture.height,
    cells,
    isWall: (one, other) => isCave(one) !== isCave(other) || isGate(one, other) || (map.acrossWalls[one]?.includes(other) ?? false),
    gates: map.gates.map(middles),
    ways: map.neighbours.flatMap((neighbours, space) =>
      neighbours.flatMap((next) => (next > space ? [wayBetween(spaces[space]!, spaces[next]!)] : [])),
    ),
    river,
    channels: spaces.flatMap((space) => (space.river?.water === 'side' ? [channelTo(space, river)] : [])),
    volcanoes: having((space) => spaces[space]!.kind === 'rock'),
    flares: having((space) => spaces[space]!.flare >= 0),
    settlements: having((space) => spaces[space]!.kind === 'settlement'),
    towers: having((space) => spaces[space]!.kind === 'safe'),
    torches: having(isCave),
  };
}

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** A way swings a little to one side, and stays under no piece. */
function wayBetween(one: Point, other: Point): Point[] {
  const half = middle(one, other);
  const bend = ((one.x * 7 + other.y * 13) % 11) - 5;
  const length = Math.hypot(other.x - one.x, other.y - one.y);
  const swung = { x: half.x - ((other.y - one.y) / length) * bend, y: half.y + ((other.x - one.x) / length) * bend };
  return sampled([one, swung, other], 24);
}

/** From the river most of the way to a space. */
function channelTo(space: Point, river: readonly Point[]): Point[] {
  const away = ({ x, y }: Point): number => Math.hypot(x - space.x, y - space.y);
  // Upstream of the nearest point, so that it leaves the river with the current.
  const [nearest] = river.map((_, place) => place).toSorted((one, other) => away(river[one]!) - away(river[other]!));
  const from = river[Math.max(0, nearest! - 4)]!;
  const to = { x: from.x + 0.62 * (space.x - from.x), y: from.y + 0.62 * (space.y - from.y) + 8 };
  return sampled([from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 9 }, to], 20);
}
