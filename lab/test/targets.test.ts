import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withTitle } from '@hoard/games';
import { judge, verdictOn } from '../balance.ts';
import { preparePlay } from '../setting.ts';

const rulebook = readFileSync(new URL('../../games/dragon-attack/rulebook.md', import.meta.url), 'utf8');

/** The first column of the rulebook's table of balance targets. */
function linesOfTheRulebook(): string[] {
  const [, table] = rulebook.split('| figure | measured | target |\n| --- | --- | --- |\n');
  return table!
    .slice(0, table!.indexOf('\n\n'))
    .split('\n')
    .map((row) => row.split('|')[1]!.trim());
}

const targets = withTitle('dragon-attack', (title) => title.study.targets);

describe('the targets of Dragon Attack!', () => {
  test('are those of the rulebook, line by line', () => {
    expect(targets.map(({ line }) => line)).toEqual(linesOfTheRulebook());
  });

  test('each has checks, each check a range and a name of its own', () => {
    for (const { checks, games } of targets) {
      expect(checks.length).toBeGreaterThan(0);
      expect(games).toBeGreaterThanOrEqual(1500);
      expect(new Set(checks.map(({ label }) => label)).size).toBe(checks.length);
      for (const { least, most } of checks) expect(least).toBeLessThanOrEqual(most);
    }
  });

  test('every column that a check looks at is measured at its table', () => {
    withTitle('dragon-attack', (title) => {
      for (const { checks } of targets) {
        for (const { seating, figure } of checks) {
          const row = preparePlay(title, title.game, { ...seating, bots: ['random'], seed: 1 })(0);
          const shares = figure.kind === 'ratio' ? [figure.of, figure.to] : [figure];
          const columns = shares.flatMap((part) => (part.kind === 'share' ? [part.of, part.among] : [part.of]));
          for (const column of columns) expect(row).toHaveProperty([column]);
        }
      }
    });
  });
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
    expect(verdictOn({ value: (low + high) / 2, low, high, count: 100 }, { least: 2, most: 5 })).toBe(verdict);
  });

  test('without any game nothing is decided', () => {
    expect(verdictOn(null, { least: 2, most: 5 })).toBe('undecided');
  });

  test('one check that misses makes the line miss', () => {
    const seating = { players: 2, bots: ['random'], options: {} };
    const figure = { kind: 'most', of: 'turns' } as const;
    const range = (least: number, most: number) => ({ label: `${least}`, seating, figure, least, most });
    const rows = [{ turns: 7 }, { turns: 9 }];
    expect(judge({ line: 'longest', games: 2, checks: [range(0, 10), range(10, 20)] }, () => rows).verdict).toBe('misses');
    expect(judge({ line: 'longest', games: 2, checks: [range(0, 10), range(9, 9)] }, () => rows).verdict).toBe('holds');
  });
});
