import type { Statistic, Game, Measured, Section, Study, Types } from '@hoard/kernel';
import { column, estimate } from './figures.ts';
import { DECIDED, botWins, type SeededSetting } from './setting.ts';
import type { Estimate } from './statistics.ts';

/** What many games have shown. Plain data: the JSON file is this, the text and the page are made from it. */
export interface Report extends SeededSetting {
  readonly game: string;
  readonly title: string;
  readonly version: number;
  readonly content: string;
  readonly games: number;
  readonly sections: readonly ReportSection[];
}

export interface ReportSection {
  readonly title: string;
  readonly note: string;
  readonly chart:
    | { readonly kind: 'lines'; readonly axis: string }
    | { readonly kind: 'histogram'; readonly axis: string; readonly spread: readonly Spread[] }
    | null;
  readonly lines: readonly ReportLine[];
}

/** How many games have a value. */
export interface Spread {
  readonly value: number;
  readonly games: number;
}

export interface ReportLine {
  readonly label: string;
  readonly kind: Statistic['kind'];
  /** Null where no game had anything to say. */
  readonly measured: Estimate | null;
  readonly expected: number | null;
}

export function reportOn<T extends Types>(game: Game<T>, study: Study<T>, setting: SeededSetting, rows: readonly Measured[]): Report {
  const { players, bots, options, seed } = setting;
  const sections = [...(bots.length > 1 ? [byBot(bots)] : []), ...study.sections(game, players)];
  return {
    game: game.id,
    title: game.title,
    version: game.version,
    content: game.contentId,
    players,
    bots,
    options,
    seed,
    games: rows.length,
    sections: sections.map((section) => evaluate(section, rows)),
  };
}

const byBot = (bots: readonly string[]): Section => ({
  title: 'Who wins, by bot',
  note: 'Share of the games that one player alone has won; the mark is the fair share. The bots move on by one seat from game to game.',
  chart: { kind: 'lines', axis: 'Share of wins' },
  lines: bots.map((name, bot) => ({
    label: `${bot + 1}. ${name}`,
    figure: { kind: 'share', of: botWins(bot), among: DECIDED },
    expected: 1 / bots.length,
  })),
});

function evaluate({ title, note, chart, lines }: Section, rows: readonly Measured[]): ReportSection {
  return {
    title,
    note,
    chart: chart?.kind === 'histogram' ? { kind: 'histogram', axis: chart.axis, spread: spreadOf(column(rows, chart.of)) } : chart,
    lines: lines.map(({ label, figure, expected = null }) => ({
      label,
      kind: figure.kind,
      measured: estimate(figure, rows),
      expected: typeof expected === 'object' && expected !== null ? (estimate(expected, rows)?.value ?? null) : expected,
    })),
  };
}

function spreadOf(values: readonly number[]): Spread[] {
  const games = new Map<number, number>();
  for (const value of values) games.set(value, (games.get(value) ?? 0) + 1);
  return [...games].map(([value, count]) => ({ value, games: count })).toSorted((a, b) => a.value - b.value);
}
