import { expect, test } from 'vitest';
import type { Tested } from '../reporter.ts';
import { definedIn, isWhole, namedIn, standingOf, summaryOf } from '../rules.ts';

const RULEBOOK = `
### 1. Things
- **DA-1.1 The map.** See DA-1.10 and **DA-9.9**.
- **DA-1.10 In front of you.** Counters you have won.
- **Ruling** without an id
| **DA-7.7 no** | a table |
`;

const passed = (title: string): Tested => ({ file: 'a.test.ts', title, state: 'passed' });

test('a rulebook defines the ids that begin its list entries', () => {
  expect(definedIn(RULEBOOK)).toEqual(['DA-1.1', 'DA-1.10']);
});

test('code names the ids that it writes as strings, not those of its comments', () => {
  expect(namedIn(`// DA-1.1 and DA-2.2\nout.deny(walk, 'DA-3.5'); rules: ['DA-3.6', 'DA-13.1'],`)).toEqual(['DA-3.5', 'DA-3.6', 'DA-13.1']);
});

const untested = (...tests: Tested[]): readonly string[] => standingOf(RULEBOOK, [], tests).untested;

test('a rule is tested by a passing test whose title begins with its id, and by no other', () => {
  expect(untested(passed('DA-1.1 the map'), passed('DA-1.10 what is carried'))).toEqual([]);
  expect(untested(passed('DA-1.10 what is carried'))).toEqual(['DA-1.1']);
  expect(untested(passed('the map of DA-1.1'), { ...passed('DA-1.10 what'), state: 'failed' })).toEqual(['DA-1.1', 'DA-1.10']);
  expect(untested(passed('DA-1.1 the map'), { ...passed('DA-1.10 what'), state: 'skipped' })).toEqual(['DA-1.10']);
});

test('ids that the code names and the rulebook does not define are listed once', () => {
  const sources = [`'DA-1.1' 'DA-1.2'`, `'DA-1.2'`];
  const standing = standingOf(RULEBOOK, sources, [passed('DA-1.1 the map')]);
  expect(standing).toEqual({ total: 2, untested: ['DA-1.10'], unknown: ['DA-1.2'] });
  expect(summaryOf('dragon-attack', standing, true)).toBe(
    'dragon-attack: 1 / 2\n  without a passing test: DA-1.10\n  named by the rules, not in the rulebook: DA-1.2',
  );
});

test('every rule of a game on the shelf has a test; of one that is being made it is told how many have', () => {
  const half = standingOf(RULEBOOK, [], [passed('DA-1.1 the map')]);
  expect([isWhole(half, true), isWhole(half, false)]).toEqual([false, true]);
  expect(summaryOf('dragon-attack', half, false)).toBe('dragon-attack: 1 / 2, not on the shelf yet');
  const misnamed = standingOf(RULEBOOK, [`'DA-1.2'`], [passed('DA-1.1 the map'), passed('DA-1.10 what is carried')]);
  expect([isWhole(misnamed, true), isWhole(misnamed, false)]).toEqual([false, false]);
});
