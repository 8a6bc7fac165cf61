import { LANGUAGES, questionRowOf, type Action, type Asked, type Language, type Telling } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { playedGame } from '../../test/playedGame.ts';
import { epicSevenArise } from '../game.ts';
import { QUESTIONS, type PresetName } from '../rules/questions.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { tellingOf } from '../telling/index.ts';
import { german } from '../words/de.ts';
import { english } from '../words/en.ts';
import { content, table, type Table } from './table.ts';

const TELLING: Readonly<Record<Language, Telling<EpicSevenArise>>> = {
  en: tellingOf(epicSevenArise, english(content)),
  de: tellingOf(epicSevenArise, german(content)),
};
const rowOf = (asked: Asked<EpicSevenArise>) => questionRowOf(epicSevenArise, asked);
const rules = { content, seats: 4 };

/** What a standing answer says for whoever is asked, as a key; null where they are asked after all. */
function answered(t: Table, name: PresetName, seat = 0): string | null {
  const asked = t.askedOf(seat);
  const action = rowOf(asked).presets![name]!(asked, rules);
  return action === null ? null : epicSevenArise.keys.keyOf(action);
}

test('whatever is answered for somebody, or stands, is offered there', () => {
  const games = [2, 3, 6].flatMap((chapter) => playedGame(epicSevenArise, 5, 4, { chapter }));
  const given = new Set<string>();
  for (const { asked } of games) {
    const { defaultAnswer, presets = {} } = rowOf(asked);
    const answers: [string, Action | null | undefined][] = [
      ['default', defaultAnswer?.(asked, rules)],
      ...Object.entries(presets).map(([name, answer]): [string, Action | null] => [name, answer(asked, rules)]),
    ];
    for (const [name, action] of answers) {
      if (action === null || action === undefined) continue;
      expect(asked.actions).toContain(action);
      given.add(name);
    }
  }
  expect(given.size).toBeGreaterThanOrEqual(8);
});

test.each(LANGUAGES)('every standing answer has a name of its own, in %s', (language) => {
  const names = Object.values(QUESTIONS).flatMap((row) => ('presets' in row ? Object.keys(row.presets) : []));
  const told = new Set([...new Set(names)].map((name) => TELLING[language].preset(name)));
  expect(told).not.toContain(undefined);
  expect(told.size).toBe(new Set(names).size);
});

describe('a standing answer', () => {
  test('takes the circle with the fewest numbers that is free', () => {
    const t = table({ phase: 'move' }).vote('A');
    const lightest = answered(t, 'lightest', t.asked[0])!;
    expect(lightest).toMatch(/^circle:[a-f]$/);
    t.choose(lightest);
    expect(answered(t, 'lightest', t.asked[0])).not.toBe(lightest);
  });

  test('never votes, never gives up', () => {
    expect(answered(table({ phase: 'explore' }), 'abstain')).toBe('abstain');
    const t = table({ phase: 'explore' });
    t.chooseAs(0, 'surrender');
    expect(answered(t, 'refuse', 1)).toBe('refuse');
  });
});

function confirms(t: Table, key: string, seat = 0): boolean {
  const asked = t.askedOf(seat);
  return rowOf(asked).confirms?.(asked, epicSevenArise.keys.parse(key)!, rules) ?? false;
}

test('a second pick is wanted for giving up, and not for a vote', () => {
  const t = table({ phase: 'explore' });
  expect(confirms(t, 'surrender')).toBe(true);
  expect(confirms(t, 'vote:A')).toBe(false);
});
