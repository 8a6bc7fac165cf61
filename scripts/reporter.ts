import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Where the results of the last run lie, from the root of the project. */
export const RESULTS = 'reports/tests.json';

/** What became of one test. */
export interface Tested {
  readonly file: string;
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending';
}

/** Ends a test run with one plain line, and keeps what became of every test for `rules.ts`. */
export default class PlainReporter implements Reporter {
  #root = '.';

  onInit(vitest: Vitest): void {
    this.#root = vitest.config.root;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => testsOf(module));
    const file = join(this.#root, RESULTS);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(tests, null, 1)}\n`);
    const broken = modules.filter((module) => module.state() === 'failed' && testsOf(module).every(({ state }) => state !== 'failed'));
    console.log(lineOf(tests, broken.length + errors.length));
  }
}

/** What went wrong outside of any test, such as a file that does not load, counts as a failed test: it must not look like success. */
export function lineOf(tests: readonly Tested[], otherFailures: number): string {
  const count = (state: Tested['state']): number => tests.filter((test) => test.state === state).length;
  return `${count('passed')} passed, ${count('failed') + otherFailures} failed`;
}

const testsOf = (module: TestModule): Tested[] =>
  [...module.children.allTests()].map((test) => ({ file: module.relativeModuleId, title: test.name, state: test.result().state }));
