interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a cell ends towards another point: the points between which the edge runs. */
interface Edge {
  readonly towards: number;
  readonly length: number;
}

interface Corner extends Point {
  /** The point on the other side of the edge that begins here, or -1 at the rim. */
  readonly towards: number;
}

/** How far a cell goes where no other point is. */
const RIM = 10_000;
const SQUARE: readonly Point[] = [
  { x: -RIM, y: -RIM },
  { x: RIM, y: -RIM },
  { x: RIM, y: RIM },
  { x: -RIM, y: RIM },
];

/** What is nearer to a point than to all others (Voronoi): the corners of its cell, one after another, within a rim. */
export function cellOf(points: readonly Point[], place: number, rim: readonly Point[] = SQUARE): Corner[] {
  const centre = points[place]!;
  let cell: Corner[] = rim.map(({ x, y }) => ({ x, y, towards: -1 }));
  points.forEach((other, towards) => {
    if (towards !== place) cell = cut(cell, centre, other, towards);
  });
  return cell;
}

/** The edges of the cell of a point among all points. */
export function edgesOf(points: readonly Point[], place: number): Edge[] {
  const cell = cellOf(points, place);
  return cell.map(({ x, y, towards }, corner) => {
    const next = cell[(corner + 1) % cell.length]!;
    return { towards, length: Math.hypot(next.x - x, next.y - y) };
  });
}

/** What of a cell is nearer to its centre than to another point. */
function cut(cell: readonly Corner[], centre: Point, other: Point, towards: number): Corner[] {
  const nearer = ({ x, y }: Point): number => (x - other.x) ** 2 + (y - other.y) ** 2 - (x - centre.x) ** 2 - (y - centre.y) ** 2;
  return cell.flatMap((corner, index) => {
    const next = cell[(index + 1) % cell.length]!;
    const [here, there] = [nearer(corner), nearer(next)];
    const kept: Corner[] = here >= 0 ? [corner] : [];
    if (here >= 0 === there >= 0) return kept;
    const part = here / (here - there);
    const crossing = { x: corner.x + part * (next.x - corner.x), y: corner.y + part * (next.y - corner.y) };
    // Leaving, the new edge begins at the crossing; entering, the old one goes on from there.
    return [...kept, { ...crossing, towards: here >= 0 ? towards : corner.towards }];
  });
}
