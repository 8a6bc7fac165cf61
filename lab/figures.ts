import type { Statistic, Measured, Share } from '@hoard/kernel';
import { meanOf, percentileOf, rateOf, ratioOf, shareOf, type Estimate } from './statistics.ts';

/** What many games say about a figure, or null if none of them says anything. */
export function estimate(figure: Statistic, rows: readonly Measured[]): Estimate | null {
  if (figure.kind === 'share') return estimateShare(figure, rows);
  if (figure.kind === 'ratio') {
    const one = estimateShare(figure.of, rows);
    const other = estimateShare(figure.to, rows);
    return one === null || other === null || one.value === 0 || other.value === 0 ? null : ratioOf(one, other);
  }
  const values = column(rows, figure.of);
  if (values.length === 0) return null;
  if (figure.kind === 'mean') return meanOf(values);
  if (figure.kind === 'percentile') return percentileOf(values, figure.at);
  const most = values.reduce((a, b) => Math.max(a, b));
  return { value: most, low: most, high: most, count: values.length };
}

function estimateShare({ of, among }: Share, rows: readonly Measured[]): Estimate | null {
  const trials = sum(rows, among);
  if (trials === 0) return null;
  // Two rituals in a game that was won once are no share of it.
  if (rows.some((row) => (row[of] ?? 0) > (row[among] ?? 0)))
    return rateOf(
      rows.map((row) => row[of] ?? 0),
      rows.map((row) => row[among] ?? 0),
    );
  return shareOf(sum(rows, of), trials);
}

/** The values of a column, without the games that have none. */
export const column = (rows: readonly Measured[], name: string): number[] =>
  rows.map((row) => row[name]).filter((value) => typeof value === 'number');

const sum = (rows: readonly Measured[], name: string): number => rows.reduce((total, row) => total + (row[name] ?? 0), 0);

/** A value as people write it: shares in per cent. */
export function inWords(kind: Statistic['kind'], value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (kind === 'share') return `${(100 * value).toFixed(1)} %`;
  return Number.isInteger(value) && kind !== 'mean' ? String(value) : value.toFixed(2);
}

export function rangeInWords(kind: Statistic['kind'], low: number, high: number): string {
  if (!Number.isFinite(low) && !Number.isFinite(high)) return 'unknown';
  if (!Number.isFinite(high)) return `at least ${inWords(kind, low)}`;
  if (!Number.isFinite(low)) return `at most ${inWords(kind, high)}`;
  return `${inWords(kind, low).replace(' %', '')} – ${inWords(kind, high)}`;
}
