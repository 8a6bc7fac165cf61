import { expect, test } from 'vitest';
import { content, table, type Given, type Table } from './table.ts';

// Rules of a Setting that have a name: tide, waves, siege and the Gate, Seals. (Glass wind, taking wing and the second form are battles.)

const silt = (at: string, heroes: string, given: Given = {}): Table =>
  table({ chapter: 2, story: '4A', at: heroes, phase: 'combat', monsters: [{ kind: 'mother-silt', at }], ...given });

test('EA-1.4 tide: at the start of the Combat phase Mother Silt comes a tile nearer, with every monster beside her', () => {
  const t = silt('I', 'C', {
    monsters: [
      { kind: 'mother-silt', at: 'I' },
      { kind: 'briarling', at: 'I' },
    ],
  });
  // From I to C there is one shortest way, over G and E.
  expect([t.monsters, t.told('prowled').length]).toEqual([['mother-silt G 139', 'briarling G 12'], 2]);
});

test('EA-1.4 tide: evenly over all shortest ways', () => {
  // From J to B: only H lies on a way of four steps.
  expect(silt('J', 'B').monsters).toEqual(['mother-silt H 139']);
  // From J to C: H F D, H F E and H G E; I G E.
  const open = silt('J', 'C');
  const ways = open.engine.dieOf(open.state, open.state.lanes[0]!)!;
  expect([ways.purpose, ways.upTo]).toEqual(['ea.tide', [3, 4]]);
  open.draw(() => 1);
  expect(open.monsters).toEqual(['mother-silt I 139']);
});

test('EA-1.4 tide: not where she stands beside the heroes already, nor onto a tile with monsters, nor before her card', () => {
  expect(silt('H', 'F').monsters).toEqual(['mother-silt H 139']);
  expect(silt('J', 'F', { story: '3B' }).monsters).toEqual(['mother-silt J 139']);
  const barred = silt('J', 'F', {
    monsters: [
      { kind: 'mother-silt', at: 'J' },
      { kind: 'husk', at: 'H' },
    ],
  });
  expect(barred.monsters).toEqual(['mother-silt J 139', 'husk H 16']);
});

const gate = (given: Given): Table => table({ chapter: 3, ...given });

test('EA-22.3 the Gate begins at 4, and the chapter is lost when it reaches 0', () => {
  expect(table({ fresh: 4, chapter: 3 }).board.gate).toBe(4);
  const held = gate({
    gate: 1,
    round: 2,
    phase: 'end',
    monsters: [{ kind: 'husk', at: 'P' }],
    board: (board) => (board.besieged = 1 << 7),
  });
  expect([held.told('gate'), held.state.outcome?.reason]).toMatchObject([[{ n: -1, gate: 0 }], 'gate']);
});

const wave = (given: Given): Table => gate({ round: 3, phase: 'settings', ...given });

test('EA-4.7 waves: in odd rounds a die sends an Enemy card to a red tile; where monsters are, the Gate loses 1; where the heroes are, nothing', () => {
  const t = wave({});
  expect(t.awaited).toBe('ea.wave');
  t.draw(() => 2, t.finds('3-5'));
  expect([t.monsters, t.told('settingDie')]).toMatchObject([
    ['hound Q 12', 'hound Q 12', 'hound Q 12'],
    [{ die: 3, position: t.position('Q') }],
  ]);
  const stormed = wave({ monsters: [{ kind: 'husk', at: 'R' }] }).draw(() => 5);
  expect([stormed.board.gate, stormed.monsters]).toEqual([3, ['husk R 14']]);
  const watched = wave({ at: 'P' }).draw(() => 0);
  expect([watched.board.gate, watched.monsters]).toEqual([4, []]);
  expect([wave({ round: 4 }).awaited, wave({ story: '4' }).awaited]).toEqual([null, null]);
});

const husks = (...places: string[]) => places.map((at) => ({ kind: 'husk', at }));

test('EA-4.15 siege: a red tile that held monsters when the round began and still does costs the Gate 1', () => {
  const round = (monsters: Given['monsters'], cleared: boolean): number => {
    const t = gate({ round: 2, phase: 'story', monsters: monsters! });
    if (cleared) t.board.monsters = [];
    t.state.lanes.splice(1);
    const main = t.state.lanes[0]!;
    main.children = 0;
    main.stack.splice(1, Infinity, { k: 'round', at: 'end' });
    t.engine.resume(t.state);
    return t.board.gate;
  };
  expect([round(husks('P'), false), round(husks('P', 'R'), false), round(husks('P'), true), round(husks('A'), false)]).toEqual([
    3, 2, 4, 4,
  ]);
  // Monsters that came in this round do not count yet.
  const late = gate({ round: 2, phase: 'end', monsters: husks('Q') });
  expect(late.board.gate).toBe(4);
});

const stair = (clean: string[]): string => {
  const t = table({ chapter: 6, story: '2', at: 'M', phase: 'arrived', round: 3, found: ['6a', '6b'], clean });
  t.settle();
  return t.storyCard;
};

const broken = (found: string[], clean: string[]): Table => table({ chapter: 6, found, clean, phase: 'arrived', round: 3 });

test('EA-16.6 seals: two that are broken complete card 1, and it matters how many are clean', () => {
  expect([broken(['6a'], []).told('completed').length, broken(['6a', '6c'], []).told('completed').length]).toEqual([0, 1]);
  expect([stair(['6a', '6b']), stair(['6a'])]).toEqual(['3A', '3B']);
  expect(content.chapters[5]!.rules.map(({ rule }) => rule)).toContain('seals');
});
