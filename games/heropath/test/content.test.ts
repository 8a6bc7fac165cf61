import { Problem, withParts } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { dragonRoar, dragonRoarFiles } from '../content/dragonRoar.ts';
import { readContent } from '../content/read.ts';

/** What is said when some files are replaced by others. */
function refusal(files: Readonly<Record<string, unknown>>): string {
  try {
    readContent('mine', withParts('mine', dragonRoarFiles, files));
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
  return 'nothing is wrong';
}

/** The rows of a file, some fields of one of them changed. */
const changed = (rows: readonly { readonly id: string }[], id: string, fields: object): object[] =>
  rows.map((row) => (row.id === id ? { ...row, ...fields } : row));

const { arms, fortune, spaces, heroes, sites, numbers, dice } = dragonRoarFiles;

const renamed = (rows: readonly object[]): object[] => rows.map((row) => ({ ...row, name: 'Something' }));

const clause = (fields: object): object => ({ clauses: [{ when: 'use', does: [], ...fields }] });

describe('a set of one’s own', () => {
  test('may change a card', () => {
    const mine = readContent('mine', {
      ...dragonRoarFiles,
      arms: changed(arms, 'AR02', { clauses: [{ when: 'passive', does: [{ do: 'power', enemies: 9, dragon: 8 }] }] }),
    });
    expect(mine.effects[mine.cards[1]!.clauses[0]!.does[0]!]).toEqual({ do: 'power', enemies: 9, dragon: 8 });
    expect(mine.id.split('@')[1]).not.toBe(dragonRoar.id.split('@')[1]);
  });

  test('is known by what decides, not by names, lines and pictures', () => {
    const same = readContent('dragon-roar', {
      ...dragonRoarFiles,
      arms: arms.map((row) => ({ ...row, name: 'Something', line: 'Another line.' })),
      heroes: renamed(heroes),
      spaces: spaces.map((row) => ({ ...row, name: 'Somewhere', x: 1, y: 2 })),
      picture: { width: 10, height: 10, river: [], scenery: [] },
    });
    expect(same.id).toBe(dragonRoar.id);
  });

  test('is known by every part that decides', () => {
    const others = {
      arms: changed(arms, 'AR01', { price: 3 }),
      heroes: changed(heroes, 'elf', { gold: 2 }),
      sites: sites.toReversed(),
      numbers: { ...numbers, piles: 6 },
      dice: { ...dice, hero: [1, 1, 2, 2, 3, 4] },
      spaces: changed(spaces, 'D01', { river: { bank: 'west', mile: 1, water: 'main' } }),
    };
    for (const [part, given] of Object.entries(others))
      expect([part, readContent('dragon-roar', { ...dragonRoarFiles, [part]: given }).id]).not.toEqual([part, dragonRoar.id]);
  });

  test.for<[files: Readonly<Record<string, unknown>>, says: string]>([
    [{ arms: changed(arms, 'AR02', { price: 'much' }) }, `mine/arms.json, AR02, field 'price': expected a number, got "much"`],
    [
      { arms: changed(arms, 'AR02', { colour: 'red' }) },
      `mine/arms.json, AR02, field 'colour': there is no such field; expected none of that name`,
    ],
    [
      { arms: changed(arms, 'AR02', clause({ does: [{ do: 'power', enemies: 1 }] })) },
      `mine/arms.json, AR02, field 'clauses.0.does.0.dragon': expected it to be there`,
    ],
    [
      { arms: changed(arms, 'AR02', clause({ if: [{ is: 'foe', foes: ['kobold'] }] })) },
      `mine/arms.json, AR02, field 'clauses.0.if.0.foes.0': 'kobold' is unknown; expected the id of an enemy, or 'dragon'`,
    ],
    [
      { arms: changed(arms, 'AR02', clause({ does: [{ do: 'jump', where: 'home' }] })) },
      `mine/arms.json, AR02, field 'clauses.0.does.0.where': expected 'safe', 'site', 'balloon' or an object with the 'region'`,
    ],
    [
      { arms: changed(arms, 'AR02', { slot: 'attached', kind: undefined }) },
      `mine/arms.json, AR02, field 'slot': expected 'attached' where the card has the effect 'attach', and only there`,
    ],
    [
      { arms: changed(arms, 'AR02', { slot: 'head' }) },
      `mine/arms.json, AR02, field 'kind': 'sword'; expected it with the slot of a hand only`,
    ],
    [{ arms: changed(arms, 'AR02', { price: undefined }) }, `mine/arms.json, AR02, field 'price': expected it to be there`],
    [
      { arms: changed(arms, 'AR02', { clauses: [{ when: 'draw', does: [] }] }) },
      `mine/arms.json, AR02, field 'clauses.0.when': 'draw'; expected 'draw' on an Instant, and only there (HP-10.6)`,
    ],
    [
      { arms: changed(arms, 'AR02', { clauses: [{ when: 'rest', in: ['w1'], does: [] }] }) },
      `mine/arms.json, AR02, field 'clauses.0.in': expected it only where the trigger is 'use'`,
    ],
    [
      { arms: changed(arms, 'AR31', { clauses: [{ when: 'use', does: [], limit: 'turn' }] }) },
      `mine/arms.json, AR31, field 'clauses.0.limit': 'turn'; expected it only on a card of multiple use`,
    ],
    [
      { fortune: changed(fortune, 'FO01', { price: 2 }) },
      `mine/fortune.json, FO01, field 'price': 2; expected none: FORTUNE cards are never on display (HP-6.2)`,
    ],
    [
      { heroes: changed(heroes, 'elf', { vitality: 0, faith: 0 }) },
      `mine/heroes.json, elf: expected 'vitality' or 'faith' above 0 (HP-4.4)`,
    ],
    [{ heroes: heroes.slice(0, 5) }, 'mine/heroes.json: 5 rows; expected 6 to 12, one for each player (HP-1.3)'],
    [{ sites: sites.slice(0, 7) }, 'mine/sites.json: 7 rows; expected 8 to 22, one on a Settlement (HP-17.1)'],
    [{ dice: { ...dice, hero: [1, 2, 3] } }, `mine/dice.json, field 'hero': expected six faces`],
    [{ numbers: { ...numbers, gems: 0 } }, `mine/numbers.json, field 'gems': expected at least 1, got 0`],
  ])('is refused with file, row, field and what was expected (%#)', ([files, says]) => {
    expect(refusal(files)).toBe(says);
  });
});

test('HP-4.4 a hero who would begin with neither VITALITY nor FAITH is refused', () => {
  expect(refusal({ heroes: changed(heroes, 'elf', { vitality: 0, faith: 0 }) })).toContain('(HP-4.4)');
});

describe('HP-7.12 a map of one’s own is refused', () => {
  const space = (id: string, fields: object): object => ({ spaces: changed(spaces, id, fields) });
  /** More roads of the plains, one behind the other. */
  const withRoads = (count: number): object => {
    const ids = ['P18', ...Array.from({ length: count }, (_, place) => `P${90 + place}`)];
    const beyond = ids.slice(1).map((id, place) => ({
      id,
      name: 'Farther On',
      x: 1,
      y: 1,
      regions: ['weeping-willows'],
      kind: 'road',
      paths: [ids[place]!, ...ids.slice(place + 2, place + 3)],
    }));
    const first = spaces.find(({ id }) => id === 'P18')!.paths!;
    return { spaces: [...changed(spaces, 'P18', { paths: [...first, 'P90'] }), ...beyond] };
  };
  const roadsAt = (...ids: string[]): object => ({
    spaces: spaces.map((row) => (ids.includes(row.id) ? { ...row, kind: 'road' } : row)),
  });
  /** Gates from the start to everywhere else. */
  const fromStart = spaces.flatMap(({ id, kind }, place) =>
    kind === 'rock' || id === 'P19' ? [] : [{ id: `gate-${'a'.repeat(place + 1)}`, name: 'Wide Open', between: ['P19', id] }],
  );
  const unmarked = (id: string): object => space(id, { marks: [] });

  test.for<[files: object, says: string]>([
    [unmarked('P19'), `mine/spaces.json, field 'marks': 0 spaces bear 'start'; expected 1 (HP-7.12)`],
    [unmarked('R26'), `mine/spaces.json, field 'marks': 0 spaces bear 'pier'; expected 1 (HP-7.12)`],
    [unmarked('G06'), `mine/spaces.json, field 'marks': 0 spaces bear 'prison'; expected 1 (HP-7.12)`],
    [unmarked('G01'), `mine/spaces.json, field 'marks': 0 spaces bear 'cave mouth'; expected 1 (HP-7.12)`],
    [unmarked('P06'), `mine/spaces.json, field 'marks': 1 spaces bear 'balloon'; expected 2 to 3 (HP-7.12)`],
    [unmarked('P02'), `mine/spaces.json, field 'marks': 7 spaces bear 'opening'; expected 8 (HP-7.12)`],
    [space('P02', { kind: 'road' }), `mine/spaces.json, P02, field 'kind': 'road' with the mark 'opening'; expected 'settlement'`],
    [space('K1', { rock: 'ii' }), `mine/spaces.json, field 'rock': 0 spaces are 'i'; expected 1 (HP-7.12)`],
    [space('K1', { rock: undefined }), `mine/spaces.json, K1, field 'rock': expected it on a space of the kind 'rock', and only there`],
    [space('K1', { flare: 'i' }), `mine/spaces.json, K1, field 'flare': expected none on a Dragon Rock`],
    [
      { spaces: spaces.map((row) => ('flare' in row && row.flare === 'iii' && row.id !== 'F11' ? { ...row, flare: undefined } : row)) },
      `mine/spaces.json, field 'flare': 1 spaces around rock 'iii'; expected at least 2 (HP-7.12)`,
    ],
    [space('F01', { kind: 'road', regions: ['weeping-willows'] }), 'mine/spaces.json: 21 Settlements; expected at least 22 (HP-7.12)'],
    [
      space('F02', { kind: 'settlement' }),
      'mine/spaces.json: 21 lairs (Road and Safe spaces of Mountains and Forest without balloons); expected 22 (HP-7.12)',
    ],
    [space('R10', { paths: ['R14'] }), `mine/spaces.json, R15, field 'paths': R10 does not name R15; expected both to name each other`],
    [space('R01', { paths: ['R03', 'R99'] }), `mine/spaces.json, R01, field 'paths': 'R99' is unknown; expected the id of a space`],
    [space('R01', { paths: ['R01'] }), `mine/spaces.json, R01, field 'paths': it names itself; expected another space`],
    [space('R01', { regions: ['moor'] }), `mine/spaces.json, R01, field 'regions.0': 'moor' is unknown; expected the id of a region`],
    [space('P10', { kind: 'road' }), `mine/spaces.json: no Safe space in 'weeping-willows'; expected at least one (HP-7.12)`],
    [withRoads(7), 'mine/spaces.json: 48 Road spaces without start and balloons; expected at most 47 (HP-7.12)'],
    [withRoads(1), 'mine/spaces.json: 49 Road and Safe spaces without start, balloons and pier; expected at most 48 (HP-7.12)'],
    [space('P18', { kind: 'safe' }), 'mine/spaces.json: 4 balloon spaces and Safe spaces that are no lairs; expected at most 3 (HP-7.12)'],
    [
      space('R26', { regions: ['weeping-willows'] }),
      `mine/spaces.json, R26, field 'regions': the pier is not in the riverbank; expected it there (HP-7.12)`,
    ],
    [
      space('G06', { regions: ['weeping-willows'] }),
      `mine/spaces.json, G06, field 'regions': the prison is not in the cave; expected it there (HP-7.12)`,
    ],
    [
      space('G01', { regions: ['weeping-willows'] }),
      `mine/spaces.json, G01, field 'regions': the cave mouth is not in the cave; expected it there (HP-7.12)`,
    ],
    [roadsAt('D10', 'D13'), `mine/spaces.json: no Safe space in 'dark-highlands'; expected at least one (HP-7.12)`],
    [roadsAt('R10', 'F09', 'F10'), `mine/spaces.json: no Safe space in 'ancient-woods'; expected at least one (HP-7.12)`],
    [{ gates: fromStart }, 'mine/spaces.json, R01: no space at distance 7 or more; expected one (HP-7.12)'],
    [
      { gates: dragonRoarFiles.gates.filter(({ id }) => id !== 'cave-gate') },
      `mine/spaces.json, G01, field 'paths': no way leads to the start; expected all spaces connected (HP-7.12)`,
    ],
    [
      { gates: [{ id: 'odd-gate', name: 'Odd Gate', between: ['R01', 'K1'] }, ...dragonRoarFiles.gates] },
      `mine/spaces.json, K1: 'odd-gate' leads to a Dragon Rock; expected a space for heroes (HP-7.8)`,
    ],
  ])('with file, row, field and what was expected (%#)', ([files, says]) => {
    expect(refusal({ ...files })).toBe(says);
  });
});
