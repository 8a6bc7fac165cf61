import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { ReportLine, ReportSection, Spread } from './report.ts';

const WIDTH = 480;
/** Histograms of more values than this are gathered into classes. */
const MOST_BARS = 40;
/** Labels longer than this leave little room for the axis. */
const LONG_LABEL = 24;

/** The chart of a section as SVG, drawn without a browser; empty for a section without one. Colours come from the page. */
export function chartOf({ title, chart, lines }: ReportSection): string {
  if (chart === null) return '';
  if (chart.kind === 'histogram') return chart.spread.length === 0 ? '' : draw(title, histogram(chart.spread, chart.axis));
  return draw(title, intervals(lines, chart.axis));
}

function draw(title: string, options: Plot.PlotOptions): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  return Plot.plot({ document, width: WIDTH, style: { fontSize: '13px' }, ariaLabel: title, ...options }).outerHTML;
}

function histogram(spread: readonly Spread[], axis: string): Plot.PlotOptions {
  const all = spread.reduce((sum, { games }) => sum + games, 0);
  const width = classWidth(spread.at(-1)!.value - spread[0]!.value + 1);
  const classes = new Map<number, number>();
  for (const { value, games } of spread) {
    const from = Math.floor(value / width) * width;
    classes.set(from, (classes.get(from) ?? 0) + games);
  }
  const bars = [...classes].map(([from, games]) => ({ from: from - 0.5, to: from + width - 0.5, share: (100 * games) / all }));
  return {
    height: 290,
    marginTop: 30,
    marginLeft: 52,
    marginBottom: 44,
    x: { label: axis, labelAnchor: 'center', labelArrow: 'none', nice: width > 1 },
    y: { label: 'of games', grid: true, tickFormat: (share: number) => `${share} %`, labelArrow: 'none', ticks: 5 },
    marks: [
      Plot.rectY(bars, { x1: 'from', x2: 'to', y: 'share', fill: 'var(--bar)', insetLeft: 0.5, insetRight: 0.5 }),
      Plot.ruleY([0], { stroke: 'currentColor' }),
    ],
  };
}

/** 1, 2, 5, 10, 20 … so that there are not too many bars. */
function classWidth(range: number): number {
  for (let power = 1; ; power *= 10) {
    const width = [1, 2, 5].map((step) => step * power).find((step) => range / step <= MOST_BARS);
    if (width !== undefined) return width;
  }
}

function intervals(lines: readonly ReportLine[], axis: string): Plot.PlotOptions {
  const known = lines.flatMap(({ label, measured, expected }) =>
    measured === null
      ? []
      : [
          {
            label,
            value: 100 * measured.value,
            low: 100 * measured.low,
            high: 100 * measured.high,
            expected: expected === null ? null : 100 * expected,
          },
        ],
  );
  const longest = Math.max(...known.map(({ label }) => label.length), 0);
  return {
    height: 60 + 28 * known.length,
    marginLeft: 24 + 6.6 * longest,
    marginRight: 24,
    marginBottom: 44,
    x: {
      label: axis,
      labelAnchor: 'center',
      labelArrow: 'none',
      grid: true,
      nice: true,
      ticks: longest > LONG_LABEL ? 3 : 5,
      tickFormat: (share: number) => `${share} %`,
    },
    y: { label: null, domain: known.map(({ label }) => label), tickSize: 0 },
    marks: [
      Plot.tickX(
        known.filter(({ expected }) => expected !== null),
        { x: 'expected', y: 'label', stroke: 'var(--mark)', strokeWidth: 2 },
      ),
      Plot.ruleY(known, { x1: 'low', x2: 'high', y: 'label', stroke: 'var(--bar)', strokeWidth: 3 }),
      Plot.dot(known, { x: 'value', y: 'label', fill: 'var(--bar)', r: 5 }),
    ],
  };
}
