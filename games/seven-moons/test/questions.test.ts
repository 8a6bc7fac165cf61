import { LANGUAGES, questionRowOf, type Action, type Asked, type Language, type Telling } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { playedGame } from '../../test/playedGame.ts';
import { sevenMoons } from '../game.ts';
import { QUESTIONS, type PresetName } from '../rules/questions.ts';
import type { SevenMoons } from '../state/types.ts';
import { tellingOf } from '../telling/index.ts';
import { german } from '../words/de.ts';
import { english } from '../words/en.ts';
import { EVENINGS } from './evening.ts';
import { content, dice, face, table, type HeroGiven, type Table } from './table.ts';

const TELLING: Readonly<Record<Language, Telling<SevenMoons>>> = {
  en: tellingOf(sevenMoons, english(content)),
  de: tellingOf(sevenMoons, german(content)),
};
const rowOf = (asked: Asked<SevenMoons>) => questionRowOf(sevenMoons, asked);
const rules = { content, seats: 2 };

/** What a standing answer says for whoever is asked, as a key; null where they are asked after all. */
function answered(t: Table, name: PresetName, seat = 0): string | null {
  const asked = t.question(seat);
  const action = rowOf(asked).presets![name]!(asked, rules);
  return action === null ? null : sevenMoons.keys.keyOf(action);
}

const alone = (hero: HeroGiven): Table => table({ heroes: { SW: hero, TH: {} } });

test('whatever is answered for somebody, or stands, is offered there', () => {
  const games = [sevenMoons, ...EVENINGS].flatMap((game) => playedGame(game, 5, 3, { faerieFolk: true, longWatch: true }));
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

/** Bandits have caught somebody with so much gold. */
const robbed = (gold: number): Table =>
  alone({ at: 'C5', gold, goods: { wood: 1, stone: 1 } })
    .points(3, 1)
    .go('D5', face(1));

/** A dragon may turn the die of a city with so many strongholds. */
const besieged = (strongholds: number, die: number): Table =>
  table({ heroes: { SW: { strongholds, mount: 'dragon' }, TH: { strongholds: 2 } }, moon: 7 }).wave('S1', dice(die), dice(1));

/** A city must lose something, and has allies to lose. */
const breached = (strongholds: number): Table =>
  table({ heroes: { SW: { strongholds, allies: ['elves', 'witches'] }, TH: { strongholds: 2 } }, moon: 7 }).wave('S5', dice(1, 1), dice(1));

describe('standing answers', () => {
  test('what sells for least is given up', () => {
    const t = table({
      heroes: { SW: { at: 'Garndell', goods: { wood: 1, iron: 1, stone: 1 } }, TH: {} },
      prices: { wood: 4, iron: 2, stone: 5 },
    });
    t.points(3, 1).go('Greenhollow', t.finds('W3')).choose('option:1', face(1));
    expect(answered(t, 'cheapest')).toBe('drop:iron');
  });

  test('bandits get gold while there is some', () => {
    expect(answered(robbed(2), 'gold')).toBe('lose:gold');
    expect(answered(robbed(0), 'gold')).toBeNull();
  });

  test('dice are let stand unless the city would fall', () => {
    expect(answered(besieged(1, 1), 'standUnlessFalling')).toBeNull();
    expect(answered(besieged(1, 6), 'standUnlessFalling')).toBe('pass');
    expect(answered(besieged(2, 1), 'standUnlessFalling')).toBe('pass');
    expect(answered(besieged(1, 1), 'stand')).toBe('pass');
  });

  test('who gives up strongholds first is asked when none is left', () => {
    expect(answered(breached(1), 'stronghold')).toBe('yield:stronghold');
    expect(answered(breached(0), 'stronghold')).toBeNull();
  });

  test('a trade is refused', () => {
    const t = table({ heroes: { SW: { at: 'H7', goods: { wood: 1 } }, TH: { at: 'H7' } } });
    t.choose('trade:1').choose('give:wood').choose('offer');
    expect(answered(t, 'refuse', 1)).toBe('refuse');
  });
});

/** Whether Enter alone answers somebody who meets another before the roll. */
function byEnter(hero: HeroGiven): boolean {
  const t = table({ heroes: { SW: { at: 'H7', ...hero }, TH: { at: 'H7', goods: { wood: 1 } } }, options: { faerieFolk: true } });
  return TELLING.en.groups(t.question(0), { nameOf: String, you: 0 }).some((group) => group.byEnter);
}

test('to roll lies nearest, unless a faerie has a coin to give', () => {
  expect(byEnter({})).toBe(true);
  expect(byEnter({ faerie: 'E8', gold: 0 })).toBe(false);
});

function confirms(t: Table, key: string): boolean {
  const asked = t.question(0);
  return rowOf(asked).confirms?.(asked, sevenMoons.keys.parse(key)!, rules) ?? false;
}

/** Stone is sent home to wood and iron. */
const sending = (moon: number, strongholds: number): Table =>
  table({
    heroes: { SW: { at: 'Dragonmarch', strongholds, waiting: { wood: 1, iron: 1 }, goods: { stone: 1 } }, TH: {} },
    moon,
  }).stay();

describe('a second pick', () => {
  test('SM-9.5 is wanted where the last stronghold calls the siege', () => {
    expect(confirms(sending(6, 2), 'send:stone')).toBe(true);
    expect(confirms(sending(5, 2), 'send:stone')).toBe(false);
    expect(confirms(sending(6, 1), 'send:stone')).toBe(false);
  });

  test('is wanted for a fight, and for what is given up', () => {
    expect(confirms(alone({ at: "Old King's Barrow", quest: 'Q4' }).stay(), 'errand')).toBe(true);
    expect(confirms(alone({ at: "Old King's Barrow", quest: 'Q4' }).stay(), 'end')).toBe(false);
    expect(confirms(breached(1), 'yield:elves')).toBe(true);
  });
});
