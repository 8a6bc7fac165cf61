import type { Grid } from '@hoard/kernel';
import { closedCurve, openCurve, ribbon } from './curve.ts';
import { shoreOf } from './coast.ts';
import { ACROSS, RADIUS, boxRound, centreOf, cornersOf, distance, type Box, type Point } from './geometry.ts';
import { GLYPHS } from './glyphs.ts';
import { coursesIn, riverLine, type RiverCourse } from './rivers.ts';
import { roadLine, type Road } from './roads.ts';
import { seededBy } from './seeded.ts';
import { LOOKS, type Look, type MapSpace } from './terrain.ts';

/** Everything that a map is painted from. */
export interface MapPlan {
  readonly spaces: readonly MapSpace[];
  /** Which way the hexagons stand; flat-topped unless it says otherwise. */
  readonly grid?: Grid;
  /** Looks that only this land has, or that it has in place of the common ones. */
  readonly looks?: Readonly<Record<string, Look>>;
  /** The drawings that these looks use besides the common ones: SVG that stands on (0, 0), drawn with the strokes of `pen.ts`. */
  readonly glyphs?: Readonly<Record<string, string>>;
  readonly roads?: readonly Road[];
  /** Its rivers; unless they are given, those that the terrain tells. */
  readonly rivers?: readonly RiverCourse[];
  /** Land and water beyond the spaces: painted like them, but nobody goes there. Without it, the sea is all round. */
  readonly backdrop?: readonly MapSpace[];
}

/** A picture of a map, and the part of the plane that it shows. */
export interface MapPicture {
  /** Where the picture is found. */
  readonly address: string;
  /** A small, blurred one that is there sooner; absent where the picture itself is. */
  readonly sketch?: string;
  readonly box: Box;
  /** The land with its coast and what hangs over it, for whoever has little room. */
  readonly land: Box;
  /** How wide a space is where it is narrowest: a finger must hit it. */
  readonly across: number;
}

/** A painted map: its picture is a whole SVG document. */
interface PaintedMap extends MapPicture {
  readonly svg: string;
}

/** How much sea is painted round the outermost hexagons, in radii: enough for a window of any shape. */
const MARGIN = 8;

/** Room round the land for its beaches and for signs that hang below a space. */
const COAST_MARGIN = RADIUS / 2;

const MEADOW = LOOKS['meadow']!;

const n = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * Paints a map of hexagons from what its spaces are: sea with depth, a shore without corners, rivers from tarn to mouth, woods,
 * fields and rocks, roads and buildings. The same plan always gives the same picture; nothing in it changes during a game. How dark
 * it is, and what comes and goes, is for the `MapView` that shows it.
 */
export function paintMap(plan: MapPlan): PaintedMap {
  const { spaces, grid = 'flat', roads = [], rivers = coursesIn(spaces), backdrop = [] } = plan;
  const all = [...spaces, ...backdrop].map((space) => placed(space, grid, plan.looks));
  const here = all.slice(0, spaces.length);
  const dry = all.filter(({ terrain }) => terrain !== 'sea');
  const box = boxRound(corners(here), MARGIN * RADIUS);
  const courses = rivers.map((course) => ({ source: all[course[0]!]!, line: riverLine(all, course, grid) }));
  const ways = roads.map((road) => ({ kind: road.kind, line: roadLine(all, road, grid) }));
  const busy = [...courses, ...ways].flatMap(({ line }) => line);
  const shoreAt = (inset: number): string => shoreOf(dry, grid, inset).map(closedCurve).join('');
  const [shore, turf] = [shoreAt(0.16), shoreAt(0.3)];
  const parts = [
    sea(dry, box),
    ripples(shore, shoreAt),
    `<path d="${shore}" fill="#c9ab70" stroke="#7c6238" stroke-width="1"/>`,
    `<path d="${shore}" fill="url(#sand)"/>`,
    `<g clip-path="url(#turf)"><path d="${turf}" fill="#8b8f4d"/>${grounds(dry)}</g>`,
    `<path d="${turf}" fill="none" stroke="#5d5a2c" stroke-opacity=".55" stroke-width="1.6"/>`,
    `<g clip-path="url(#shore)">${courses.map(bed).join('')}</g>`,
    courses.map(water).join(''),
    ROAD_KINDS.flatMap((kind) => ways.filter((way) => way.kind === kind).map(({ line }) => PAVING[kind](openCurve(line)))).join(''),
    sides(here),
    standing(dry, busy),
    `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}" fill="url(#dusk)"/>`,
  ];
  const defs = `${gradients(dry, corners(here))}<clipPath id="shore"><path d="${shore}"/></clipPath><clipPath id="turf"><path d="${turf}"/></clipPath>${symbols(dry, { ...GLYPHS, ...plan.glyphs })}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(box.x)} ${n(box.y)} ${n(box.width)} ${n(box.height)}"><defs>${defs}</defs>${parts.join('')}</svg>`;
  const land = boxRound(corners(backdrop.length > 0 ? here : dry), COAST_MARGIN);
  return { svg, address: `data:image/svg+xml,${encodeURIComponent(svg)}`, box, land, across: ACROSS };
}

/** A space with its place in the plane, and all that its look says. */
interface Ground extends MapSpace {
  readonly middle: Point;
  readonly corners: readonly Point[];
  readonly cover: Look;
}

const placed = (space: MapSpace, grid: Grid, looks: MapPlan['looks'] = {}): Ground => ({
  ...space,
  middle: centreOf(space, grid),
  corners: cornersOf(space, grid),
  cover: looks[space.look] ?? LOOKS[space.look] ?? MEADOW,
});

const corners = (spaces: readonly Ground[]): Point[] => spaces.flatMap((space) => space.corners);

const slug = (colour: string): string => `g${colour.slice(1)}`;

function gradients(dry: readonly Ground[], edge: readonly Point[]): string {
  const box = boxRound(edge, RADIUS);
  const colours = new Set(dry.map(({ cover }) => cover.ground));
  const soft = [...colours].map(
    (colour) =>
      `<radialGradient id="${slug(colour)}"><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  // Light falls on the middle, in an ellipse as wide as the map, and leaves no corner of it in the dark.
  const [x, y, wide] = [box.x + box.width / 2, box.y + box.height / 2, box.width / box.height];
  const reach = Math.max(...edge.map((corner) => Math.hypot((corner.x - x) / wide, corner.y - y)));
  const middle = `gradientUnits="userSpaceOnUse" gradientTransform="translate(${n(x)} ${n(y)})scale(${wide.toFixed(3)} 1)"`;
  return (
    soft.join('') +
    `<radialGradient id="deep" ${middle} cx="0" cy="0" r="${n(reach * 1.18)}"><stop offset=".35" stop-color="#2f6468"/><stop offset=".72" stop-color="#1a434e"/><stop offset="1" stop-color="#0c2530"/></radialGradient>` +
    `<radialGradient id="sand" ${middle} cx="0" cy="0" r="${n(reach)}"><stop offset="0" stop-color="#cfb37a"/><stop offset="1" stop-color="#e2cb94"/></radialGradient>` +
    `<radialGradient id="dusk" ${middle} cx="0" cy="0" r="${n(reach * 1.26)}"><stop offset=".6" stop-color="#07141b" stop-opacity="0"/><stop offset="1" stop-color="#07141b" stop-opacity=".82"/></radialGradient>`
  );
}

/** Only what the map uses. */
function symbols(dry: readonly Ground[], glyphs: Readonly<Record<string, string>>): string {
  const used = new Set(dry.flatMap(({ cover }) => [...cover.growth, ...(cover.buildings ?? []).map(([glyph]) => glyph)]));
  return [...used].map((name) => `<g id="${name}">${glyphs[name] ?? ''}</g>`).join('');
}

function sea(dry: readonly Ground[], box: Box): string {
  const random = seededBy('sea');
  const waves: string[] = [];
  for (let i = 0; i < 900; i++) {
    const point = { x: box.x + random.fraction() * box.width, y: box.y + random.fraction() * box.height };
    const length = 4 + random.fraction() * 5;
    if (dry.some(({ middle }) => distance(middle, point) < 1.75 * RADIUS)) continue;
    waves.push(`M${n(point.x)} ${n(point.y)}q${n(length / 2)} ${n(-length / 2.6)} ${n(length)} 0t${n(length)} 0`);
  }
  return (
    `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}" fill="url(#deep)"/>` +
    `<path d="${waves.join('')}" fill="none" stroke="#9cc4bd" stroke-opacity=".3" stroke-width="1.1" stroke-linecap="round"/>`
  );
}

/** Shallow water, and the lines that waves draw before a shore. */
function ripples(shore: string, shoreAt: (inset: number) => string): string {
  const shallows = [
    [46, '#4f8d86', 0.16],
    [30, '#68a597', 0.2],
    [16, '#93c3ac', 0.3],
  ] as const;
  return (
    shallows
      .map(
        ([width, colour, opacity]) =>
          `<path d="${shore}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linejoin="round"/>`,
      )
      .join('') +
    `<path d="${shoreAt(-0.06)}" fill="none" stroke="#e2f0df" stroke-opacity=".55" stroke-width="1.3" stroke-dasharray="26 9 11 14"/>` +
    `<path d="${shoreAt(-0.3)}" fill="none" stroke="#cfe6da" stroke-opacity=".28" stroke-width="1.1" stroke-dasharray="18 16 30 22"/>`
  );
}

/** The colours of the ground, each running softly into its neighbours. */
function grounds(dry: readonly Ground[]): string {
  return dry
    .map(({ middle: { x, y }, cover }) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(1.3 * RADIUS)}" fill="url(#${slug(cover.ground)})"/>`)
    .join('');
}

const SOURCE = 7;
const MOUTH = 26;

interface River {
  readonly source: Ground;
  readonly line: readonly Point[];
}

const bed = ({ line }: River): string =>
  `<path d="${closedCurve(thinned(ribbon(line, SOURCE + 6, MOUTH + 10)))}" fill="#6f6a3c" opacity=".75"/>`;

function water({ source: { id, middle: source }, line }: River): string {
  const random = seededBy(id);
  const tarn = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (i / 9) * 2 * Math.PI;
    const reach = RADIUS * (0.42 + random.fraction() * 0.2);
    return { x: source.x + Math.cos(angle) * reach * 1.15, y: source.y + Math.sin(angle) * reach * 0.86 };
  });
  const body = closedCurve(thinned(ribbon(line, SOURCE, MOUTH)));
  const lake = closedCurve(tarn);
  // A river runs out into the shallows before the shore, so it ends softly there.
  return (
    `<g clip-path="url(#shore)"><path d="${body}" fill="#3f7d80" stroke="#2c5a58" stroke-width="1"/></g>` +
    `<path d="${lake}" fill="#5b5f38" opacity=".7" transform="translate(0 2)"/><path d="${lake}" fill="#356f76" stroke="#28504e" stroke-width="1.2"/>` +
    `<path d="${body}" fill="#417f81" clip-path="url(#shore)"/>` +
    `<path d="${openCurve(thinned(line))}" fill="none" stroke="#b9dccb" stroke-opacity=".5" stroke-width="1.2" stroke-dasharray="9 7 4 11" clip-path="url(#shore)"/>` +
    `<path d="M${n(source.x - 12)} ${n(source.y - 3)}q4-3 8 0t8 0M${n(source.x - 4)} ${n(source.y + 6)}q4-3 8 0t8 0" fill="none" stroke="#b9dccb" stroke-opacity=".6" stroke-width="1.1"/>`
  );
}

/** Every third point is enough for a smooth line. */
const thinned = (line: readonly Point[]): Point[] => line.filter((_, i) => i % 3 === 0 || i === line.length - 1);

const ROAD_KINDS = ['trodden', 'paved', 'bridge'] as const;

/** By kind: how the line of a road becomes a ribbon. */
const PAVING: Readonly<Record<Road['kind'], (d: string) => string>> = {
  trodden: (d) => band(d, 3.4, '#6d5632', '#b79a66', '5 4'),
  paved: (d) => band(d, 6.4, '#5f4a2b', '#c4aa76', ''),
  bridge: (d) =>
    `<path d="${d}" fill="none" stroke="#2a1a0c" stroke-width="13"/><path d="${d}" fill="none" stroke="#8a6a42" stroke-width="10"/>` +
    `<path d="${d}" fill="none" stroke="#4a331c" stroke-width="10" stroke-dasharray="1.1 3.2"/>`,
};

const band = (d: string, width: number, edge: string, fill: string, dashes: string): string => {
  const dashed = dashes === '' ? '' : ` stroke-dasharray="${dashes}"`;
  return (
    `<path d="${d}" fill="none" stroke="${edge}" stroke-opacity=".6" stroke-width="${width}" stroke-linecap="round"${dashed}/>` +
    `<path d="${d}" fill="none" stroke="${fill}" stroke-width="${n(width * 0.62)}" stroke-linecap="round"${dashed}/>`
  );
};

/** Only the corners of the spaces are marked: enough to count steps by, too little to look like a grid. */
function sides(spaces: readonly Ground[]): string {
  const found = new Map<string, { readonly d: string; dry: boolean }>();
  for (const space of spaces) {
    space.corners.forEach((from, i) => {
      const to = space.corners[(i + 1) % 6]!;
      const key = [from, to]
        .map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
        .toSorted()
        .join(' ');
      const side = found.get(key) ?? { d: `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`, dry: false };
      side.dry ||= space.terrain !== 'sea';
      found.set(key, side);
    });
  }
  const drawn = (dry: boolean): string =>
    [...found.values()]
      .filter((side) => side.dry === dry)
      .map(({ d }) => d)
      .join('');
  const dashes = `stroke-dasharray="${n(RADIUS * 0.2)} ${n(RADIUS * 0.6)}"`;
  return (
    `<path d="${drawn(true)}" fill="none" stroke="#2c2010" stroke-opacity=".5" stroke-width="1.3" stroke-linecap="round" ${dashes}/>` +
    `<path d="${drawn(false)}" fill="none" stroke="#d7ece2" stroke-opacity=".16" stroke-width="1.1" stroke-linecap="round" ${dashes}/>`
  );
}

interface Placed extends Point {
  readonly glyph: string;
  readonly size: number;
}

/** Everything that stands on the ground, from the back to the front. */
function standing(dry: readonly Ground[], busy: readonly Point[]): string {
  return dry
    .flatMap((space) => [...buildingsOn(space), ...growthOn(space, busy)])
    .toSorted((a, b) => a.y - b.y)
    .map(({ glyph, x, y, size }) => `<use href="#${glyph}" transform="translate(${n(x)} ${n(y)})scale(${Math.round(size * 100) / 100})"/>`)
    .join('');
}

const buildingsOn = ({ middle: { x, y }, cover }: Ground): Placed[] =>
  (cover.buildings ?? []).map(([glyph, dx, dy, size]) => ({ glyph, x: x + dx, y: y + dy, size }));

/** Where counters and figures stand, below the middle. */
const CLEAR = { x: 0, y: 0.2 * RADIUS, reach: 0.5 * RADIUS };

function growthOn(space: Ground, busy: readonly Point[]): Placed[] {
  const { middle, cover } = space;
  const { growth, count, buildings = [] } = cover;
  const random = seededBy(space.id);
  const near = busy.filter((point) => distance(point, middle) < 1.2 * RADIUS);
  const isBuilt = buildings.length > 0;
  const placed: Placed[] = [];
  for (let tries = 0; tries < 60 && placed.length < count; tries++) {
    const angle = random.fraction() * 2 * Math.PI;
    const reach = RADIUS * Math.sqrt(random.fraction()) * 0.82;
    const at = { x: middle.x + Math.cos(angle) * reach, y: middle.y + Math.sin(angle) * reach * 0.92 };
    const size = 0.82 + random.fraction() * 0.36;
    const glyph = random.pick(growth);
    const isKeptClear = space.mark !== undefined && distance(at, { x: middle.x, y: middle.y + CLEAR.y }) < CLEAR.reach;
    const isInWay = near.some((point) => distance(point, at) < (space.terrain === 'land' ? 6 : 13));
    const isCrowded = placed.some((other) => distance(other, at) < 6.5);
    const isBehind = isBuilt && Math.abs(at.x - middle.x) < 0.62 * RADIUS && at.y < middle.y + 0.3 * RADIUS;
    if (!isKeptClear && !isInWay && !isCrowded && !isBehind) placed.push({ glyph, size, ...at });
  }
  return placed;
}
