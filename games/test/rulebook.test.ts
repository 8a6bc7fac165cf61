import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRulebook, withoutRuling } from '../rulebook.ts';

const rulesIn = (path: string): ReturnType<typeof readRulebook> => readRulebook(readFileSync(new URL(path, import.meta.url), 'utf8'));

test.each(['../seven-moons/rulebook.md', '../seven-moons/rulebook.de.md'])(
  'who sets up a game reads the rule of %s, not why it is read so',
  (path) => {
    const { text } = rulesIn(path).get('SM-14.12')!;
    const rule = withoutRuling(text);
    expect(text.startsWith(rule)).toBe(true);
    expect(rule).toMatch(/R \+ 3/);
    expect(rule).not.toMatch(/Ruling|Auslegung/);
  },
);

test('a rule without a ruling is said whole', () => {
  expect(withoutRuling('Roll a die. The ruling stands.')).toBe('Roll a die. The ruling stands.');
});
