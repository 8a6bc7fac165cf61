import { median, ratioOf, type Rates } from './measure.ts';

/** One measured thing, and what it is compared with: a peer in the same run, or what we want; null where there is neither. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly peer: string | null;
  readonly peerValue: number | null;
  readonly ratio: number | null;
  /** The ratio hoped for: at least, or at most where less is better. */
  readonly goal: { readonly least: number } | { readonly most: number } | null;
}

/** A figure that stands alone. */
export const alone = (name: string, value: number, unit: string): Figure => ({
  name,
  value,
  unit,
  peer: null,
  peerValue: null,
  ratio: null,
  goal: null,
});

/** Our rates against a peer's. */
export const against = (name: string, unit: string, ours: Rates, peer: string, theirs: Rates, goal: Figure['goal']): Figure => ({
  name,
  value: median(ours),
  unit,
  peer,
  peerValue: median(theirs),
  ratio: ratioOf(ours, theirs),
  goal,
});

/** A figure against the one we want. */
export const wanted = (
  name: string,
  value: number,
  unit: string,
  limit: { readonly least: number } | { readonly most: number },
): Figure => {
  const peerValue = 'least' in limit ? limit.least : limit.most;
  const goal = 'least' in limit ? { least: 1 } : { most: 1 };
  return { name, value, unit, peer: 'what we want', peerValue, ratio: value / peerValue, goal };
};

const short = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const cell = (value: number | null): string => (value === null ? '' : short.format(value));

function verdict({ goal, ratio }: Figure): string {
  if (goal === null || ratio === null) return '';
  if ('least' in goal) return `${ratio >= goal.least ? 'met' : 'MISSED'}: at least ${short.format(goal.least)}`;
  return `${ratio <= goal.most ? 'met' : 'MISSED'}: at most ${short.format(goal.most)}`;
}

/** The figures as a table for people. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ['what', 'figure', 'unit', 'against', 'its figure', 'ratio', 'goal'];
  const rows = figures.map((figure) => [
    figure.name,
    cell(figure.value),
    figure.unit,
    figure.peer ?? '',
    cell(figure.peerValue),
    cell(figure.ratio),
    verdict(figure),
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    row
      .map((text, column) => text.padEnd(widths[column]!))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** The figures for programs: one JSON object a line. */
export const linesOf = (figures: readonly Figure[]): string =>
  figures.map(({ name, value, unit, peer, peerValue, ratio }) => JSON.stringify({ name, value, unit, peer, peerValue, ratio })).join('\n');
