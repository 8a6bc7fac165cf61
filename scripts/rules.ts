import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { titleIds } from '@hoard/games/shelf';
import { RESULTS, lineOf, type Tested } from './reporter.ts';

// Which rules of the rulebooks are tested: `node scripts/rules.ts [--results file]`. Without a file of results the tests are run.

/** How the rules of one game stand. */
export interface RuleCoverage {
  readonly total: number;
  /** Rules that no passing test begins with. */
  readonly untested: readonly string[];
  /** Rules that the code names and the rulebook does not define. */
  readonly unknown: readonly string[];
}

/** The ids that a rulebook defines, in its order: `- **DA-3.5 No passing.** …`. */
export const definedIn = (rulebook: string): string[] => [...rulebook.matchAll(/^- \*\*([A-Z]+-\d+\.\d+) /gm)].map(([, id]) => id!);

/** The ids that code names: those of steps, denials and events are strings, those in comments are not. */
export const namedIn = (source: string): string[] => [...source.matchAll(/'([A-Z]+-\d+\.\d+)'/g)].map(([, id]) => id!);

export function standingOf(rulebook: string, sources: readonly string[], tests: readonly Tested[]): RuleCoverage {
  const defined = definedIn(rulebook);
  const tested = new Set(tests.filter(({ state }) => state === 'passed').map(({ title }) => title.split(' ', 1)[0]));
  return {
    total: defined.length,
    untested: defined.filter((id) => !tested.has(id)),
    unknown: [...new Set(sources.flatMap(namedIn))].filter((id) => !defined.includes(id)),
  };
}

/** A game that is still being made may have rules without tests; on the shelf each has one. */
export const isWhole = ({ untested, unknown }: RuleCoverage, isOnShelf: boolean): boolean =>
  unknown.length === 0 && (untested.length === 0 || !isOnShelf);

export function summaryOf(game: string, { total, untested, unknown }: RuleCoverage, isOnShelf: boolean): string {
  const lines = [`${game}: ${total - untested.length} / ${total}${isOnShelf ? '' : ', not on the shelf yet'}`];
  if (untested.length > 0 && isOnShelf) lines.push(`  without a passing test: ${untested.join(' ')}`);
  if (unknown.length > 0) lines.push(`  named by the rules, not in the rulebook: ${unknown.join(' ')}`);
  return lines.join('\n');
}

function main(root: string): number {
  const { values } = parseArgs({ options: { results: { type: 'string' } } });
  const file = values.results ?? join(root, RESULTS);
  if (values.results === undefined) runTests(root, file);
  const tests = JSON.parse(readFileSync(file, 'utf8')) as Tested[];
  const shelf = titleIds();
  const standings = globSync('games/*/rulebook.md', { cwd: root })
    .toSorted()
    .map((path) => {
      const folder = join(root, dirname(path));
      const sources = globSync('rules/**/*.ts', { cwd: folder }).map((source) => readFileSync(join(folder, source), 'utf8'));
      return [basename(folder), standingOf(readFileSync(join(root, path), 'utf8'), sources, tests)] as const;
    });
  for (const [game, standing] of standings) console.log(summaryOf(game, standing, shelf.includes(game)));
  // The last line of all, for whoever reads only that.
  console.log(lineOf(tests, 0));
  return standings.every(([game, standing]) => isWhole(standing, shelf.includes(game))) ? 0 : 1;
}

function runTests(root: string, results: string): void {
  rmSync(results, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  spawnSync(process.execPath, [vitest, 'run', '--reporter=./scripts/reporter.ts'], { cwd: root, stdio: 'inherit' });
}

if (import.meta.main) process.exitCode = main(join(import.meta.dirname, '..'));
