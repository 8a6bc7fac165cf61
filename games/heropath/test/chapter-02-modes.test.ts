import { Problem, offeredTo, optionsBy, type Chosen } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { heropath } from '../game.ts';
import { ATTRIBUTE_MODES, COMPETITIONS, DIFFICULTIES, MORALS, STYLES, TURN_MODES } from '../state/choices.ts';
import type { Options } from '../state/options.ts';
import { variants } from '../state/variants.ts';
import { table } from './table.ts';

// Chapter 2: what may be chosen before a game, and what may not.

const read = (given: unknown, seats: number): Options => heropath.readOptions(given, seats);
const isLegal = (given: unknown, seats: number): boolean => {
  try {
    read(given, seats);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
};
const refusal = (given: unknown, seats: number): string => {
  try {
    read(given, seats);
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
  return 'accepted';
};

/** A number of players for each competition. */
const SEATS = { competitive: 3, team: 4, 'co-op': 3, solo: 1 } as const;

/** Every combination of the six sectors. */
const COMBINATIONS = COMPETITIONS.flatMap((competition) =>
  ATTRIBUTE_MODES.flatMap((attributes) =>
    MORALS.flatMap((morals) =>
      TURN_MODES.flatMap((turns) =>
        STYLES.flatMap((style) => DIFFICULTIES.map((difficulty) => ({ competition, attributes, morals, turns, style, difficulty }))),
      ),
    ),
  ),
);

/** The legal ones. */
const SETTINGS = COMBINATIONS.filter((setting) => isLegal(setting, SEATS[setting.competition]));

test('HP-2.1 one option of each sector is chosen, and all are kept as they were chosen', () => {
  const given = {
    attributes: 'equivalent',
    morals: 'golden',
    turns: 'real time',
    competition: 'team',
    style: 'mist',
    difficulty: 'inferno',
  };
  expect(read(given, 4)).toMatchObject(given);
});

test('HP-2.2 what is not chosen is as in the classic game', () => {
  const classic = {
    attributes: 'character',
    morals: 'bronze',
    turns: 'turns',
    competition: 'competitive',
    style: 'conservative',
    difficulty: 'normal',
  };
  for (const seats of [2, 3, 4, 5, 6]) expect(read(undefined, seats)).toMatchObject(classic);
  expect(read({}, 1)).toMatchObject({ ...classic, competition: 'solo' });
});

const legal = (competition: string): number[] => [1, 2, 3, 4, 5, 6].filter((seats) => isLegal({ competition }, seats));

describe('HP-2.3 the legality matrix', () => {
  test('HP-2.3 allows 300 settings: 144 Competitive, 144 Team, 6 Co-op, 6 Solo', () => {
    const count = (competition: string): number => SETTINGS.filter((setting) => setting.competition === competition).length;
    expect(COMPETITIONS.map(count)).toEqual([144, 144, 6, 6]);
    expect(SETTINGS).toHaveLength(300);
    expect(COMBINATIONS).toHaveLength(576);
  });

  test('HP-2.3 each of the 300 begins: the first player is drawn, and heroes are chosen', () => {
    for (const setting of SETTINGS) {
      const game = table({ fresh: SEATS[setting.competition], options: setting }).draw(() => 0);
      expect(game.board.options).toMatchObject(setting);
      expect(game.frames).toBe('setUp.hero');
    }
  });

  test('HP-1.3 Competitive and Co-op are for two to six, Team for four or six, Solo for one', () => {
    expect(legal('competitive')).toEqual([2, 3, 4, 5, 6]);
    expect(legal('co-op')).toEqual([2, 3, 4, 5, 6]);
    expect(legal('team')).toEqual([4, 6]);
    expect(legal('solo')).toEqual([1]);
    expect(refusal({}, 7)).toBe('Options: 7 seats; expected 1 to 6 (HP-1.3)');
    expect(refusal({}, 0)).toBe('Options: 0 seats; expected 1 to 6 (HP-1.3)');
  });
});

test('HP-2.4 Co-op and Solo take neither morals nor a style', () => {
  expect(refusal({ competition: 'co-op', morals: 'silver' }, 3)).toContain("'silver' with 'co-op'; expected 'bronze' (HP-2.4)");
  expect(refusal({ style: 'logical' }, 1)).toContain("'logical' with 'solo'; expected 'conservative' (HP-2.4)");
  expect(refusal({ competition: 'co-op', style: 'mist' }, 3)).toContain("'mist' with 'co-op'; expected 'conservative' (HP-2.4)");
  expect(refusal({ morals: 'golden' }, 1)).toContain("'golden' with 'solo'; expected 'bronze' (HP-2.4)");
});

test('HP-2.5 there is no Real Time in Co-op and Solo', () => {
  expect(refusal({ competition: 'co-op', turns: 'real time' }, 3)).toContain("'real time' with 'co-op'; expected 'turns' (HP-2.5)");
  expect(refusal({ turns: 'real time' }, 1)).toContain('(HP-2.5)');
});

test('HP-2.6 attributes and difficulty are free in every competition', () => {
  for (const competition of COMPETITIONS)
    for (const attributes of ATTRIBUTE_MODES)
      for (const difficulty of DIFFICULTIES) expect(isLegal({ competition, attributes, difficulty }, SEATS[competition])).toBe(true);
});

const sizes = (seats: number): number[] => [1, 2, 3, 4].filter((teamSize) => isLegal({ competition: 'team', teamSize }, seats));

test('HP-2.7 four make two teams of two, six make three of two or two of three', () => {
  expect(sizes(4)).toEqual([2]);
  expect(sizes(6)).toEqual([2, 3]);
  expect(read({ competition: 'team' }, 6).teamSize).toBe(2);
  expect(refusal({ competition: 'team' }, 5)).toContain("'team' with 5 players; expected 4 or 6 (HP-2.7)");
  expect(refusal({ teamSize: 2 }, 4)).toContain('only teams have members (HP-2.7)');
});

test('HP-2.8 Real Time is legal with teams', () => {
  const options = { competition: 'team', turns: 'real time' } as const;
  expect(read(options, 4).turns).toBe('real time');
  expect(table({ fresh: 4, options }).board.heroes.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
});

test('HP-2.9 table options: STOP-HERO once or twice, the expansion, the caps', () => {
  expect(read({}, 3)).toMatchObject({
    stopHero: 2,
    expansion: false,
    trust: false,
    lastDusk: 12,
    lastRound: 60,
    leavers: 'replaced',
  });
  expect(read({ stopHero: 1, expansion: true, lastRound: 0 }, 3)).toMatchObject({ stopHero: 1, expansion: true, lastRound: 0 });
  for (const stopHero of [0, 3]) expect(refusal({ stopHero }, 3)).toContain("'stopHero'");
  expect(read({ leavers: 'taken off' }, 3).leavers).toBe('taken off');
  for (const seats of [5, 6]) {
    expect(read({}, seats).expansion).toBe(true);
    expect(refusal({ expansion: false }, seats)).toContain('(HP-2.9)');
  }
});

test('HP-2.10 options do not change once heroes are chosen: nothing that is asked names them', () => {
  const game = table({ fresh: 2 }).draw(() => 0);
  const before = JSON.stringify(game.board.options);
  game.choose('hero:elf').choose('hero:dwarf');
  expect(JSON.stringify(game.board.options)).toBe(before);
  expect(game.state.lanes[0]!.stack[0]!.at).not.toBe('hero');
  const later = table({ options: { difficulty: 'expert', lastRound: 30 } });
  const chosen = JSON.stringify(later.board.options);
  later.choose('pass').choose('pass');
  expect([later.board.round, JSON.stringify(later.board.options)]).toEqual([3, chosen]);
});

test('EX-61 refused settings', () => {
  const refused: [object, number][] = [
    [{ competition: 'co-op', style: 'mist' }, 3],
    [{ competition: 'co-op', morals: 'silver' }, 3],
    [{ competition: 'solo', turns: 'real time' }, 1],
    [{ competition: 'team' }, 5],
    [{ competition: 'solo' }, 2],
  ];
  for (const [given, seats] of refused) expect(isLegal(given, seats)).toBe(false);
  expect(isLegal({ competition: 'co-op', attributes: 'equivalent', difficulty: 'inferno' }, 3)).toBe(true);
});

/** Every way to answer what is offered, the sectors only. */
function* ways(seats: number, chosen: Chosen, sectors: readonly string[]): Generator<Chosen> {
  const [next, ...rest] = sectors;
  if (next === undefined) return yield chosen;
  const offered = offeredTo(seats, variants, chosen).find(({ option }) => option === next);
  if (offered === undefined) return yield* ways(seats, chosen, rest);
  for (const { value } of offered.values) yield* ways(seats, { ...chosen, [next]: value }, rest);
}

const barredAt = (seats: number, chosen: Chosen): string[] =>
  offeredTo(seats, variants, chosen).flatMap(({ option, barred = [] }) =>
    barred.map(({ labels, rule }) => `${option}: ${labels.map(({ en }) => en).join(', ')} (${rule})`),
  );

describe('what the screen offers', () => {
  const SECTORS = ['competition', 'attributes', 'morals', 'turns', 'style', 'difficulty'] as const;

  test('HP-2.4 leads to all legal settings and to no other', () => {
    const reached = new Set<string>();
    for (const seats of [1, 4])
      for (const chosen of ways(seats, {}, SECTORS)) {
        const options = read(optionsBy(offeredTo(seats, variants, chosen), chosen), seats);
        reached.add(SECTORS.map((sector) => options[sector]).join());
      }
    expect(reached.size).toBe(300);
  });

  test('HP-2.3 names what another table could choose, with the rule that bars it here', () => {
    expect(barredAt(3, { competition: 'co-op' })).toEqual([
      'competition: Team (HP-2.7)',
      'competition: Solo (HP-2.3)',
      'morals: Bronze Heart, Silver Heart, Golden Heart (HP-2.4)',
      'style: Conservative, Logical, Mist, Adventurous (HP-2.4)',
      'turns: Play by Turn, Real Time (HP-2.5)',
    ]);
    expect(barredAt(1, {})[0]).toBe('competition: Competitive, Team, Co-op (HP-2.3)');
    expect(barredAt(4, {})).toEqual(['competition: Solo (HP-2.3)']);
    expect(barredAt(5, {})).toEqual(['competition: Team (HP-2.7)', 'competition: Solo (HP-2.3)', 'expansion: without (HP-2.9)']);
  });

  test('HP-2.9 whatever is offered beside the sectors is accepted at every table', () => {
    for (const seats of [1, 2, 3, 4, 5, 6])
      for (const competition of ways(seats, {}, ['competition', 'turns']))
        for (const { option, values } of offeredTo(seats, variants, competition))
          for (const { value } of values) {
            const chosen = { ...competition, [option]: value };
            expect(refusal(optionsBy(offeredTo(seats, variants, chosen), chosen), seats)).toBe('accepted');
          }
  });
});

test.each<[string, unknown, string]>([
  ['a mode that does not exist', { competition: 'duel' }, "Options, field 'competition': expected"],
  ['a field that does not exist', { dragons: 3 }, "Options, field 'dragons': there is no such field"],
  ['a cap below zero', { lastRound: -1 }, "Options, field 'lastRound'"],
  ['no options at all', 7, 'Options: expected an object, got 7'],
])('%s is refused with the reason', (_, given, reason) => {
  expect(refusal(given, 2)).toContain(reason);
});
