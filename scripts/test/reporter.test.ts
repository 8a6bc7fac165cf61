import { expect, test } from 'vitest';
import { lineOf, type Tested } from '../reporter.ts';

const tested = (state: Tested['state']): Tested => ({ file: 'a.test.ts', title: state, state });

test('the last line counts tests that passed and failed, and nothing else', () => {
  expect(lineOf([tested('passed'), tested('passed'), tested('failed'), tested('skipped')], 0)).toBe('2 passed, 1 failed');
});

test('what breaks outside of a test counts as a failure', () => {
  expect(lineOf([tested('passed')], 2)).toBe('1 passed, 2 failed');
});
