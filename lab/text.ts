import { inWords, rangeInWords } from './figures.ts';
import type { Report, ReportLine } from './report.ts';

/** Columns side by side, the first to the left and the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>((widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)), []);
  return rows.map((row) =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[index]!) : cell.padStart(widths[index]!)))
      .join('  ')
      .trimEnd(),
  );
}

/** A table in Markdown that can also be read as it is. */
export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, index) => Math.max(3, ...[head, ...rows].map((row) => row[index]!.length)));
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, index) => cell.padEnd(widths[index]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}

/** Value, interval and what was expected, as people write them. */
export function cellsOf({
  kind,
  measured,
  expected,
}: Pick<ReportLine, 'kind' | 'measured' | 'expected'>): [value: string, interval: string, expected: string] {
  if (measured === null) return ['–', '', ''];
  const { value, low, high } = measured;
  const interval = low === high ? '' : rangeInWords(kind, low, high);
  return [inWords(kind, value), interval, expected === null ? '' : inWords(kind, expected)];
}

/** One line on what was played. */
export const described = ({ title, content, games, players, bots, options, seed, version }: Omit<Report, 'sections' | 'game'>): string =>
  [
    `${title} (rules ${version}, ${content})`,
    `${games.toLocaleString('en')} ${games === 1 ? 'game' : 'games'}`,
    `${players} ${players === 1 ? 'player' : 'players'}`,
    `bots: ${bots.join(', ')}`,
    ...Object.entries(options).flatMap(([name, value]) => (typeof value === 'string' ? `${name}: ${value}` : value === true ? name : [])),
    `seed ${seed}`,
  ].join(' · ');

export function asText(report: Report): string {
  const parts = report.sections.map(({ title, lines }) => {
    const expects = lines.some(({ expected }) => expected !== null);
    const head = [title.toUpperCase(), '', '95 % interval', expects ? 'expected' : ''];
    return columns([head, ...lines.map((line) => [line.label, ...cellsOf(line)])]).join('\n');
  });
  return [described(report), ...parts].join('\n\n');
}
