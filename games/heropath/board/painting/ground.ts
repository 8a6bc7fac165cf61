import type { Point } from '@hoard/paint/geometry';
import { brushed, type Picture } from './brush.ts';
import { Field, distanceTo } from './field.ts';
import { LANDS, type Colour, type Land } from './lands.ts';
import { lightOn } from './light.ts';
import { MARGIN } from './margin.ts';
import { layered, noise, ridged, warped } from './noise.ts';
import type { Cell, Plan } from './plan.ts';

/** How far from its point a cell reaches where it has no neighbour. */
const REACH = 62;
const NIGHT: Colour = [13, 20, 38];
const MIST: Colour = [44, 58, 92];

const smooth = (from: number, to: number, value: number): number => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const mixed = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

/** What the cells say of every point of the picture. */
interface Surface {
  readonly cell: Uint16Array;
  /** Distances in units: to the point of the cell, to the next black line. */
  readonly away: Field;
  readonly wall: Field;
  /** To the next border that can be crossed. */
  readonly border: Field;
}

function surfaceOf({ cells, isWall }: Plan, width: number, height: number, scale: number): Surface {
  const surface = {
    cell: new Uint16Array(width * height),
    away: new Field(width, height),
    wall: new Field(width, height, 99),
    border: new Field(width, height, 99),
  };
  const near: number[] = cells.map(() => 0);
  for (let y = 0, place = 0; y < height; y++)
    for (let x = 0; x < width; x++, place++) {
      const at = warped(x / scale - MARGIN, y / scale - MARGIN);
      let nearest = 0;
      for (let cell = 0; cell < cells.length; cell++) {
        near[cell] = (cells[cell]!.x - at.x) ** 2 + (cells[cell]!.y - at.y) ** 2;
        if (near[cell]! < near[nearest]!) nearest = cell;
      }
      surface.cell[place] = nearest;
      surface.away.values[place] = Math.sqrt(near[nearest]!);
      const mine = cells[nearest]!;
      for (let cell = 0; cell < cells.length; cell++) {
        if (cell === nearest || near[cell]! > (surface.away.values[place]! + 60) ** 2) continue;
        const other = cells[cell]!;
        const edge = (near[cell]! - near[nearest]!) / (2 * Math.hypot(other.x - mine.x, other.y - mine.y));
        const line = isWall(nearest, cell) ? surface.wall : surface.border;
        if (edge < line.values[place]!) line.values[place] = edge;
      }
    }
  return surface;
}

/** Paints the ground of a land, without what grows and stands on it. */
export function paintGround(plan: Plan, scale: number): Picture {
  const [width, height] = [Math.round((plan.width + 2 * MARGIN) * scale), Math.round((plan.height + 2 * MARGIN) * scale)];
  const toPixels = ({ x, y }: Point): Point => ({ x: (x + MARGIN) * scale, y: (y + MARGIN) * scale });
  const measured = (given: readonly (readonly Point[])[], most: number): Field => {
    const field = distanceTo(
      given.map((line) => line.map(toPixels)),
      width,
      height,
      most * scale,
    );
    return field.fill((_x, _y, place) => field.values[place]! / scale);
  };
  const surface = surfaceOf(plan, width, height, scale);
  const river = measured([plan.river], 44);
  const channels = measured(plan.channels, 16);
  const gates = measured(
    plan.gates.map((gate) => [gate]),
    20,
  );
  const volcanoes = measured(
    plan.volcanoes.map((volcano) => [volcano]),
    64,
  );
  const lands = plan.cells.map(({ land }): Land => LANDS[land]);
  const landAt = (place: number): Land => lands[surface.cell[place]!]!;
  const tints = softTints(surface, lands, width, height, 5 * scale);
  const soft = (of: (land: Land) => number, radius: number): Field =>
    new Field(width, height).fill((_x, _y, place) => of(landAt(place))).blurred(radius * scale);
  const [high, rough, bare] = [soft((land) => land.height, 3.2), soft((land) => land.relief, 5), soft((land) => land.patches, 6)];
  const shore = new Field(width, height).fill((_x, _y, place) => (surface.away.values[place]! < REACH ? 1 : 0)).blurred(16 * scale);

  /** Heights. */
  const heights = new Field(width, height).fill((px, py, place) => {
    const [x, y] = [px / scale, py / scale];
    const { isWalked } = plan.cells[surface.cell[place]!]!;
    const calm = isWalked ? smooth(16, 44, surface.away.values[place]!) : 1;
    // Mountains have ridges, low land has drifts.
    const wild = smooth(6, 16, rough.values[place]!);
    const shape = wild * (ridged(x / 42, y / 42, 5, 5) - 0.36) + (1 - wild) * 1.5 * layered(x / 60, y / 34, 15, 3);
    const relief = rough.values[place]! * shape * (0.22 + 0.78 * calm);
    const wall = surface.wall.values[place]!;
    const ridge =
      wall < 9 ? 17 * (1 - smooth(1.5, 8, wall)) * (0.62 + 0.5 * ridged(x / 13, y / 13, 9, 3)) * smooth(8, 15, gates.values[place]!) : 0;
    const bed = -9 * (1 - smooth(9, 17, river.values[place]!)) - 5 * (1 - smooth(3, 7, channels.values[place]!));
    const cone = coneAt(volcanoes.values[place]!, x, y);
    return high.values[place]! + relief + ridge + bed + cone;
  });
  const light = lightOn(heights, scale);
  const lamps = lampsOf(plan);

  const channelsOf = [new Field(width, height), new Field(width, height), new Field(width, height)] as const;
  for (let py = 0, place = 0; py < height; py++)
    for (let px = 0; px < width; px++, place++) {
      const [x, y] = [px / scale, py / scale];
      const [snow, under, rock] = tints.map((tint): Colour => [tint[0].values[place]!, tint[1].values[place]!, tint[2].values[place]!]) as [
        Colour,
        Colour,
        Colour,
      ];
      const slope =
        Math.hypot(heights.at(px + 1, py) - heights.at(px - 1, py), heights.at(px, py + 1) - heights.at(px, py - 1)) * scale * 0.5;
      const grain = layered(x / 19, y / 19, 31, 4);
      const patch = bare.values[place]! * smooth(-0.05, 0.42, layered(x / 38, y / 38, 41, 4) + 0.25 * grain);
      let colour = mixed(snow, under, patch);
      colour = mixed(colour, rock, smooth(0.5, 1.25, slope + 0.5 * grain) * 0.92);
      // Black lines are walls of stone with snow on top.
      const wall = surface.wall.values[place]! + 2.2 * noise(x / 5, y / 5, 77);
      const isOpen = smooth(8, 14, gates.values[place]!);
      if (wall < 9) colour = mixed(colour, [24, 23, 32], (1 - smooth(4.5, 8, wall)) * isOpen * (slope > 0.3 || wall > 2.5 ? 1 : 0.55));
      colour = burnt(colour, volcanoes.values[place]!, x, y);
      const sun = (light.sun.values[place]! / 0.46) * 0.6 * (1 - 0.82 * light.shadow.values[place]!);
      const crest = Math.max(-0.16, Math.min(0.14, light.crest.values[place]! * 0.012));
      let lit: Colour = [
        colour[0] * (0.4 + crest + 1.0 * sun),
        colour[1] * (0.45 + crest + 0.92 * sun),
        colour[2] * (0.62 + crest + 0.78 * sun),
      ];
      const furrow = (1 - smooth(0.6, 2.1, surface.border.values[place]!)) * smooth(-0.5, -0.1, layered(x / 11, y / 11, 19, 2));
      lit = mixed(lit, [lit[0] * 0.56, lit[1] * 0.6, lit[2] * 0.74], furrow * 0.85);
      lit = pooled(lit, plan.cells[surface.cell[place]!]!, x, y);
      lit = waterOver(lit, river.values[place]!, channels.values[place]!, x, y);
      lit = glowOver(lit, volcanoes.values[place]!, x, y);
      lit = lamps(lit, x - MARGIN, y - MARGIN);
      const land = shore.values[place]! + 0.3 * grain * smooth(0, 0.2, shore.values[place]!);
      lit = mixed(mixed(NIGHT, MIST, smooth(0.05, 0.4, land)), lit, smooth(0.3, 0.62, land));
      channelsOf.forEach((channel, c) => (channel.values[place] = Math.max(0, Math.min(255, lit[c]!))));
    }
  return brushed(brushed({ width, height, channels: channelsOf }, Math.round(1.5 * scale)), Math.max(1, Math.round(scale)));
}

/** The colours of the ground, each running softly into its neighbours. */
function softTints({ cell }: Surface, lands: readonly Land[], width: number, height: number, radius: number) {
  const soft = (of: (land: Land) => number): Field =>
    new Field(width, height).fill((_x, _y, place) => of(lands[cell[place]!]!)).blurred(radius);
  return (['snow', 'patch', 'rock'] as const).map(
    (which) => [soft((land) => land[which][0]), soft((land) => land[which][1]), soft((land) => land[which][2])] as const,
  );
}

/** A cone of ash with gullies down its sides, and a crater. */
function coneAt(away: number, x: number, y: number): number {
  if (away > 62) return 0;
  const side = 62 * (1 - smooth(-10, 58, away));
  const gullies = 9 * ridged(x / 11, y / 11, 61, 3) * smooth(10, 22, away) * (1 - smooth(38, 60, away));
  return side - gullies - 34 * (1 - smooth(4, 14, away));
}

/** Ash, veins of fire down the sides, and fire in the crater. */
function burnt(colour: Colour, away: number, x: number, y: number): Colour {
  if (away > 62) return colour;
  const ash = mixed(colour, [74, 62, 66], 0.8 * (1 - smooth(38, 60, away + 8 * noise(x / 8, y / 8, 3))));
  return mixed(ash, [30, 20, 22], 1 - smooth(9, 17, away));
}

/** Fire that gives light of its own. */
function glowOver(colour: Colour, away: number, x: number, y: number): Colour {
  if (away > 62) return colour;
  const vein = (1 - smooth(0.02, 0.1, Math.abs(layered(x / 13, y / 13, 71, 3)))) * (1 - smooth(12, 46, away));
  const fire = Math.max(1 - smooth(3, 10, away), vein);
  const halo = 0.5 * (1 - smooth(6, 34, away));
  return [colour[0] + 170 * halo + 235 * fire, colour[1] + 52 * halo + 112 * fire * fire, colour[2] + 10 * halo + 26 * fire * fire];
}

const DEEP: Colour = [24, 62, 104];
const SHALLOW: Colour = [52, 112, 158];
const ICE: Colour = [216, 234, 246];

/** The river with ice along its banks, and floes on it. */
function waterOver(colour: Colour, river: number, channel: number, x: number, y: number): Colour {
  const edge = Math.min(river, channel + 8.5) + 1.6 * layered(x / 7, y / 7, 91, 3);
  if (edge > 17) return colour;
  const flow = layered(x / 9, y / 22, 51, 4);
  const water = mixed(mixed(DEEP, SHALLOW, smooth(2, 12, edge)), [128, 178, 206], smooth(0.16, 0.3, flow) * 0.75);
  const floe = mixed(water, ICE, smooth(10.2, 12.2, edge) * 0.9);
  return mixed(floe, colour, smooth(13.4, 15.4, edge));
}

const smoothNoise = (x: number, y: number): number => layered(x / 15, y / 15, 83, 3);

/** Ice on ponds and between the tufts of a marsh. */
function pooled(colour: Colour, { land, ...cell }: Cell, x: number, y: number): Colour {
  if (land !== 'pond' && land !== 'marsh') return colour;
  const away = Math.hypot((x - MARGIN - cell.x) / 1.2, y - MARGIN - cell.y) + 16 * smoothNoise(x, y);
  const edge = land === 'pond' ? away - 24 : Math.max(away - 34, 90 * (0.06 - smoothNoise(x + 70, y)));
  const ice = mixed([132, 178, 208], [190, 218, 234], smooth(-0.2, 0.3, layered(x / 8, y / 8, 87, 3)));
  const crack = 1 - smooth(0.01, 0.05, Math.abs(noise(x / 9, y / 9, 89)));
  const sheet = mixed(mixed(ice, [232, 242, 248], 0.6 * crack), [238, 244, 250], smooth(-4, -1, edge));
  return mixed(mixed(sheet, [70, 88, 96], smooth(-1, 0.4, edge)), colour, smooth(0.2, 2.4, edge));
}

/** The warm light of settlements and torches, the cold one of towers. */
function lampsOf({ settlements, towers, torches }: Plan): (colour: Colour, x: number, y: number) => Colour {
  const lamps = [
    ...settlements.map((at) => ({ ...at, reach: 46, tint: [190, 122, 30] as const })),
    ...towers.map((at) => ({ ...at, reach: 46, tint: [34, 92, 150] as const })),
    ...torches.map((at) => ({ ...at, reach: 56, tint: [112, 52, 14] as const })),
  ];
  return (colour, x, y) => {
    let lit = colour;
    for (const { x: left, y: top, reach, tint } of lamps) {
      const away = Math.hypot(x - left, (y - top - 4) * 1.15);
      if (away > reach) continue;
      const glow = (1 - away / reach) ** 1.7;
      // As light adds up on paint: what is bright already gains little.
      lit = [
        lit[0] + tint[0] * glow * (1 - lit[0] / 290),
        lit[1] + tint[1] * glow * (1 - lit[1] / 290),
        lit[2] + tint[2] * glow * (1 - lit[2] / 290) - (tint[2] < 50 ? 0.24 * lit[2] * glow : 0),
      ];
    }
    return lit;
  };
}
