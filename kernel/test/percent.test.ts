import { expect, test } from 'vitest';
import { percent } from '../words/percent.ts';

test.each([
  [0, 'en', '0%'],
  [0.0025, 'en', '0.3%'],
  [0.005, 'en', '1%'],
  [0.836, 'en', '84%'],
  [0.995, 'en', '99.5%'],
  [0.9971, 'en', '99.7%'],
  [1, 'en', '100%'],
  [0.836, 'de', '84\u00A0%'],
  [0.9971, 'de', '99,7\u00A0%'],
] as const)('a chance of %d in %s is told as %s', (chance, language, told) => {
  expect(percent(chance, language)).toBe(told);
});
