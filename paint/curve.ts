import { distance, type Point } from './geometry.ts';

/** A tenth of a unit is finer than any screen. */
const short = (value: number): string => String(Math.round(value * 10) / 10);

const at = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** Straight lines from point to point. */
export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** A smooth line through all points and back to the first (Catmull-Rom, drawn as Bézier curves). */
export function closedCurve(points: readonly Point[]): string {
  const count = points.length;
  const parts = points.map((point, i) => bend(points[(i + count - 1) % count]!, point, points[(i + 1) % count]!, points[(i + 2) % count]!));
  return `M${at(points[0]!)}${parts.join('')}Z`;
}

/** A smooth line through all points. */
export function openCurve(points: readonly Point[]): string {
  const parts = points.slice(0, -1).map((point, i) => bend(points[i - 1] ?? point, point, points[i + 1]!, points[i + 2] ?? points[i + 1]!));
  return `M${at(points[0]!)}${parts.join('')}`;
}

const TENSION = 6;

function bend(before: Point, from: Point, to: Point, after: Point): string {
  const leaving = { x: from.x + (to.x - before.x) / TENSION, y: from.y + (to.y - before.y) / TENSION };
  const arriving = { x: to.x - (after.x - from.x) / TENSION, y: to.y - (after.y - from.y) / TENSION };
  return `C${at(leaving)} ${at(arriving)} ${at(to)}`;
}

/** Points close together along a smooth line through some points. */
export function sampled(points: readonly Point[], perStretch = 8): Point[] {
  const line: Point[] = [points[0]!];
  for (let i = 0; i + 1 < points.length; i++) {
    const [b, c] = [points[i]!, points[i + 1]!];
    const [a, d] = [points[i - 1] ?? b, points[i + 2] ?? c];
    for (let step = 1; step <= perStretch; step++) {
      const t = step / perStretch;
      line.push({ x: catmullRom(a.x, b.x, c.x, d.x, t), y: catmullRom(a.y, b.y, c.y, d.y, t) });
    }
  }
  return line;
}

const catmullRom = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** The outline of a band along a line, from one width to another. */
export function ribbon(line: readonly Point[], from: number, to: number): Point[] {
  const side = (sign: number): Point[] =>
    line.map((point, i) => {
      const before = line[Math.max(0, i - 1)]!;
      const after = line[Math.min(line.length - 1, i + 1)]!;
      const length = distance(before, after) || 1;
      const half = (sign * (from + ((to - from) * i) / (line.length - 1))) / 2;
      return { x: point.x - ((after.y - before.y) / length) * half, y: point.y + ((after.x - before.x) / length) * half };
    });
  return [...side(1), ...side(-1).toReversed()];
}
