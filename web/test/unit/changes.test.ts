import type { EventRow, Fact, Sheet, SheetItem, Types } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { changesBetween } from '../../play/changes.ts';

const item = (sign: string): SheetItem => ({ sign, name: `the ${sign}`, does: '' });
const free: SheetItem = { sign: '', name: 'free', does: '', isFree: true };
const fact = (sign: string, value: string): Fact => ({ sign, value, label: value });

const sheet = (facts: readonly Fact[], owned: readonly SheetItem[], elsewhere: readonly SheetItem[] = []): Sheet => ({
  seat: 1,
  name: 'Ben',
  notes: [],
  isOnTurn: false,
  facts,
  parts: [
    { id: 'pack', title: '', note: '', kind: 'slots', items: owned, isOwned: true },
    { id: 'chest', title: '', note: '', kind: 'list', items: elsewhere, isOwned: true },
    { id: 'quest', title: '', note: '', kind: 'list', items: [item('told')] },
  ],
});

type Walk = { readonly t: 'moved'; readonly rule: string; readonly who: string; readonly way: readonly number[] };
type Word = { readonly t: 'said'; readonly rule: string };

interface Moved extends Types {
  event: Walk | Word;
}

const row: EventRow<Walk> = { pace: 1, motion: ({ who, way }) => ({ who, way, gait: 'hop' }) };
const moved = (who: string, ...way: number[]): Moved['event'] => ({ t: 'moved', rule: '', who, way });
const changes = (before: Sheet, after: Sheet, ...events: Moved['event'][]) =>
  changesBetween<Moved>([before], [after], events, { moved: row, said: { pace: 1 } });

describe('what changed while nobody looked', () => {
  test('numbers: by how much, also where a limit stands behind them', () => {
    const before = sheet([fact('gold', '5'), fact('pack', '1/3'), fact('mount', ''), fact('points', '7')], []);
    const after = sheet([fact('gold', '2'), fact('pack', '3/3'), fact('mount', ''), fact('points', '7')], []);
    expect([...changes(before, after).sheets.get(1)!.facts]).toEqual([
      ['gold', -3],
      ['pack', 2],
    ]);
  });

  test('things: what came and what went, one by one; what only changed its place is neither', () => {
    const before = sheet([], [item('wood'), item('sword'), free], [item('ring')]);
    const after = sheet([], [item('wood'), item('wood'), item('ring')], []);
    const { gained, lost } = changes(before, after).sheets.get(1)!;
    expect([gained, lost]).toEqual([[item('wood')], [item('sword')]]);
  });

  test('nothing is marked where nothing changed', () => {
    const same = sheet([fact('gold', '5')], [item('wood'), free]);
    expect(changes(same, same, { t: 'said', rule: '' })).toEqual({ trails: [], sheets: new Map() });
  });

  test('pieces: one way each, from where it was first to where it came last', () => {
    const same = sheet([], []);
    const { trails } = changes(same, same, moved('a', 1, 2, 3), moved('b', 7, 8), moved('a', 3, 4), moved('c', 5, 6, 5));
    expect(trails).toEqual([
      { who: 'a', way: [1, 2, 3, 4] },
      { who: 'b', way: [7, 8] },
    ]);
  });
});
