import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { titleIds, withTitle } from '@hoard/games';
import type { Measured } from '@hoard/kernel';
import { judge, verdictOnTarget } from '../balance.ts';
import { preparePlay } from '../setting.ts';

/** The first column of a rulebook's table of balance targets. */
function linesOfTheRulebook(path: URL): string[] {
  const rulebook = readFileSync(path, 'utf8');
  const [, table] = rulebook.split(/^\| (?:figure|What|Measure) \| .*arget.*\|\n\|[-| ]+\|\n/m);
  return table!
    .slice(0, table!.indexOf('\n\n'))
    .split('\n')
    .map((row) => row.split('|')[1]!.trim());
}

/** Lines that ask something of people, or of several lines together: no figure of one table answers them. */
const ONLY_FOR_PEOPLE: Readonly<Record<string, readonly string[]>> = {
  'seven-moons': [
    'Each difficulty step costs',
    'Encounters and completed quests, per player',
    'Cities with a dragon at the end',
    'Hires at resource domains, co-op',
  ],
};

const TARGETS = await Promise.all(titleIds().map((id) => withTitle(id, ({ rulebook, study: { targets } }) => ({ id, rulebook, targets }))));

describe.each(TARGETS)('the targets of $id', ({ id, rulebook, targets }) => {
  test('are those of the rulebook, line by line', () => {
    const checkable = linesOfTheRulebook(rulebook).filter((line) => !ONLY_FOR_PEOPLE[id]?.includes(line));
    expect(targets.map(({ line }) => line)).toEqual(checkable);
  });

  test('each has checks, each check a range and a name of its own', () => {
    for (const { checks, games } of targets) {
      expect(checks.length).toBeGreaterThan(0);
      expect(games).toBeGreaterThanOrEqual(1500);
      expect(new Set(checks.map(({ label }) => label)).size).toBe(checks.length);
      for (const { least, most } of checks) expect(least).toBeLessThanOrEqual(most);
    }
  });

  test('every column that a check looks at is measured at its table', () =>
    withTitle(id, (title) => {
      const rows = new Map<string, Measured>();
      const checks = targets.flatMap((target) => target.checks);
      const figures = [...checks, ...checks.flatMap(({ against }) => against ?? [])];
      for (const { seating, figure } of figures) {
        const table = JSON.stringify(seating);
        const row = rows.get(table) ?? preparePlay(title, title.game, { ...seating, bots: ['greedy'], seed: 1 })(0);
        rows.set(table, row);
        const shares = figure.kind === 'ratio' ? [figure.of, figure.to] : [figure];
        const columns = shares.flatMap((part) => (part.kind === 'share' ? [part.of, part.among] : [part.of]));
        for (const column of columns) expect(row).toHaveProperty([column]);
      }
    }));
});

describe('a verdict', () => {
  test.each([
    { low: 3, high: 4, verdict: 'holds' },
    { low: 2, high: 5, verdict: 'holds' },
    { low: 1, high: 3, verdict: 'undecided' },
    { low: 4, high: 6, verdict: 'undecided' },
    { low: 1, high: 6, verdict: 'undecided' },
    { low: 0, high: 1, verdict: 'misses' },
    { low: 6, high: 7, verdict: 'misses' },
  ])('from $low to $high, where 2 to 5 was the target: $verdict', ({ low, high, verdict }) => {
    expect(verdictOnTarget({ value: (low + high) / 2, low, high, count: 100 }, { least: 2, most: 5 })).toBe(verdict);
  });

  test('without any game nothing is decided', () => {
    expect(verdictOnTarget(null, { least: 2, most: 5 })).toBe('undecided');
  });

  test('one check that misses makes the line miss', () => {
    const seating = { players: 2, bots: ['random'], options: {} };
    const figure = { kind: 'most', of: 'turns' } as const;
    const range = (least: number, most: number) => ({ label: `${least}`, seating, figure, least, most });
    const rows = [{ turns: 7 }, { turns: 9 }];
    expect(judge({ line: 'longest', games: 2, checks: [range(0, 10), range(10, 20)] }, () => rows).verdict).toBe('misses');
    expect(judge({ line: 'longest', games: 2, checks: [range(0, 10), range(9, 9)] }, () => rows).verdict).toBe('holds');
  });

  test('what is held against another table is judged by the difference', () => {
    const seating = { players: 2, bots: ['random'], options: {} };
    const other = { ...seating, players: 3 };
    const figure = { kind: 'share', of: 'won', among: 'games' } as const;
    const rows = Array.from({ length: 1000 }, (_, game) => ({ games: 1, won: game < 700 ? 1 : 0 }));
    const others = rows.map((row, game) => ({ ...row, won: game < 500 ? 1 : 0 }));
    const finding = (least: number, most: number) =>
      judge(
        { line: 'easier', games: 1000, checks: [{ label: '', seating, figure, against: { seating: other, figure }, least, most }] },
        (table) => (table === seating ? rows : others),
      );
    expect(finding(0, 1).verdict).toBe('holds');
    expect(finding(0, 1).checks[0]!.measured!.value).toBeCloseTo(0.2, 10);
    expect(finding(-1, 0).verdict).toBe('misses');
  });
});
