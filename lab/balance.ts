import { styleText } from 'node:util';
import { gameOf, withTitle } from '@hoard/games';
import type { Check, Measured, TableSetting, BalanceTarget } from '@hoard/kernel';
import { COMMON_OPTIONS, gamesOf, readArguments, seedOf, subjectFrom, workersOf } from './arguments.ts';
import type { Command } from './command.ts';
import { Crew } from './crew.ts';
import { estimate, rangeInWords } from './figures.ts';
import { asJson, outFrom, prepareOut, writeAll } from './files.ts';
import { Progress } from './progress.ts';
import { preparePlay } from './setting.ts';
import { differenceOf, type Estimate } from './statistics.ts';
import { cellsOf, columns } from './text.ts';

export const balance: Command = {
  async run(args) {
    const { game: id, values } = readArguments('balance', args, COMMON_OPTIONS);
    const subject = subjectFrom(id, values.content);
    const seed = seedOf(values.seed);
    const given = gamesOf(values.games, 0);
    const out = outFrom(values.out, `reports/balance-${id}`);
    const workers = workersOf(values.workers);
    const { targets, tables, content } = await withTitle(id, (title) => {
      const game = gameOf(title, subject);
      const tables = tablesFor(title.study.targets, given);
      for (const { seating } of tables) preparePlay(title, game, { ...seating, seed });
      return { targets: title.study.targets, tables, content: game.contentId };
    });
    prepareOut(out, ['json']);

    const crew = new Crew(subject, workers);
    const progress = new Progress(tables.reduce((sum, { games }) => sum + games, 0));
    const rows = new Map<string, Measured[]>();
    try {
      for (const { seating, games } of tables)
        rows.set(keyOf(seating), await crew.play({ ...seating, seed }, games, (played) => progress.add(played)));
    } finally {
      await crew.dismiss();
    }
    progress.end();

    const findings = targets.map((target) => judge(target, (seating) => rows.get(keyOf(seating))!));
    const json = asJson({ game: id, content, seed, findings });
    const written = writeAll(out, { json });
    process.stdout.write(values.json ? json : `${asText(findings)}\n\nWritten: ${written.join(', ')}\n`);
    return findings.some(({ verdict }) => verdict === 'misses') ? 1 : 0;
  },
};

/** The tables that have to be played, each once for all the lines that need it. */
function tablesFor(targets: readonly BalanceTarget[], given: number): { seating: TableSetting; games: number }[] {
  const tables = new Map<string, { seating: TableSetting; games: number }>();
  for (const { checks, games } of targets) {
    for (const seating of checks.flatMap(({ seating, against }) => (against === undefined ? [seating] : [seating, against.seating]))) {
      const known = tables.get(keyOf(seating))?.games ?? 0;
      tables.set(keyOf(seating), { seating, games: given || Math.max(known, games) });
    }
  }
  return [...tables.values()];
}

const keyOf = (seating: TableSetting): string => JSON.stringify(seating);

/** A value whose interval reaches over a bound is neither shown to hold nor to miss. */
export type TargetVerdict = 'holds' | 'undecided' | 'misses';

export interface Finding {
  readonly line: string;
  readonly verdict: TargetVerdict;
  readonly checks: readonly { readonly check: Check; readonly measured: Estimate | null; readonly verdict: TargetVerdict }[];
}

export function judge({ line, checks }: BalanceTarget, rowsOf: (seating: TableSetting) => readonly Measured[]): Finding {
  const judged = checks.map((check) => {
    const measured = measuredOf(check, rowsOf);
    return { check, measured, verdict: verdictOnTarget(measured, check) };
  });
  const has = (verdict: TargetVerdict): boolean => judged.some((other) => other.verdict === verdict);
  return { line, verdict: has('misses') ? 'misses' : has('undecided') ? 'undecided' : 'holds', checks: judged };
}

function measuredOf({ figure, seating, against }: Check, rowsOf: (seating: TableSetting) => readonly Measured[]): Estimate | null {
  const found = estimate(figure, rowsOf(seating));
  if (found === null || against === undefined) return found;
  const other = estimate(against.figure, rowsOf(against.seating));
  return other === null ? null : differenceOf(found, other);
}

export function verdictOnTarget(measured: Estimate | null, { least, most }: Pick<Check, 'least' | 'most'>): TargetVerdict {
  if (measured === null) return 'undecided';
  if (measured.high < least || measured.low > most) return 'misses';
  return measured.low >= least && measured.high <= most ? 'holds' : 'undecided';
}

const COLOURS = { holds: 'green', undecided: 'yellow', misses: 'red' } as const;

function asText(findings: readonly Finding[]): string {
  const rows = findings.flatMap(({ checks }) =>
    checks.map(({ check: { label, figure, least, most }, measured }) => {
      const [value, interval] = cellsOf({ kind: figure.kind, measured, expected: null });
      return [`  ${label}`, value, interval, `target ${rangeInWords(figure.kind, least, most)}`];
    }),
  );
  const aligned = columns(rows);
  const verdicts = findings.flatMap(({ checks }) => checks.map(({ verdict }) => verdict));
  const lines = aligned.map((text, index) => `${text}  ${styleText(COLOURS[verdicts[index]!], verdicts[index]!)}`);
  let next = 0;
  const parts = findings.map(({ line, checks }) => [line, ...lines.slice(next, (next += checks.length))].join('\n'));
  const count = (verdict: TargetVerdict): number => findings.filter((finding) => finding.verdict === verdict).length;
  return [...parts, `${findings.length} lines: ${count('holds')} hold, ${count('undecided')} undecided, ${count('misses')} miss`].join(
    '\n\n',
  );
}
