import { dragonAttack, title } from '@hoard/games/dragon-attack';
import {
  Random,
  replay,
  type Action,
  type Game,
  type GameRecord,
  type OwnWords,
  type Refusal,
  type Seated,
  type Types,
} from '@hoard/kernel';
import { greedyPlayer, type Asked, type Thought } from '@hoard/players';
import { describe, expect, test } from 'vitest';
import { crypt } from '../../../kernel/test/examples/crypt.ts';
import { knots } from '../../../kernel/test/examples/knots.ts';
import type { Bots } from '../../table/bots.ts';
import { openLocalTable } from '../../table/localTable.ts';
import type { GameTable } from '../../table/table.ts';
import { bareBoard } from './bareBoard.ts';

const person = (name: string): Seated => ({ name, player: 'person' });
const bot = (name: string): Seated => ({ name, player: 'greedy' });

const taking = <T extends Types>(choose: (asked: Asked<T>) => Action): Bots<T> => ({
  think: (_, asked) => Promise.resolve([{ action: choose(asked), visits: 1, reward: 0.5, prior: 1 }]),
  dismiss() {},
});

const first: Bots<Types> = taking(({ actions }) => actions[0]!);

function sit<T extends Types>(
  game: Game<T>,
  seated: readonly Seated[],
  secrets = false,
  bots: Bots<T> = first,
  record?: GameRecord,
  patience = () => Promise.resolve(),
) {
  const kept: GameRecord[] = [];
  const spoken: OwnWords[] = [];
  const table = openLocalTable(bareBoard(game, secrets), {}, seated, {
    id: 'test',
    bots,
    patience,
    onChange(now, words) {
      kept.push(now);
      spoken.push(words);
    },
    ...(record === undefined ? {} : { record }),
  });
  const choose = (key: string): Promise<Refusal | null> => table.choose(game.keys.parse(key)!);
  return { table, kept, spoken, choose };
}

const keysOf = <T extends Types>(table: GameTable<T>): string[] => table.history.value.map(({ key }) => key);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('what happens comes in order', () => {
  test('from before the first choice on, each with its number, who chose, and what was told', async () => {
    const { table, choose } = sit(knots, [person('Anna'), person('Ben')]);
    await choose('knot');
    await choose('pass');
    expect(table.history.value.map(({ number, seat, key }) => [number, seat, key])).toEqual([
      [0, -1, ''],
      [1, 0, 'knot'],
      [2, 0, 'pass'],
    ]);
    expect(table.history.value.map(({ after }) => after.sight.knots[0])).toEqual([0, 1, 1]);
  });

  test('and what is put into words of one’s own is kept beside the game', async () => {
    const { table, spoken, choose } = sit(knots, [person('Anna'), person('Ben')]);
    await choose('knot');
    table.reword({ 2: 'Two' });
    expect([table.words.value, spoken]).toEqual([{ 2: 'Two' }, [{}, { 2: 'Two' }]]);
  });

  test('and everybody who keeps the game is told after every choice', async () => {
    const { kept, choose } = sit(knots, [person('Anna'), person('Ben')]);
    await choose('knot');
    await choose('pass');
    expect(kept.map(({ journal }) => journal.length)).toEqual([1, 2]);
    expect(replay(knots, kept[1]!).journal).toEqual(kept[1]!.journal);
  });

  test('a game that was kept goes on where it was, with all that happened', async () => {
    const before = sit(knots, [person('Anna'), person('Ben')]);
    await before.choose('knot');
    await before.table.undo();
    await before.choose('pass');
    const { table } = sit(knots, [person('Anna'), person('Ben')], false, first, before.table.record());
    expect(table.history.value).toEqual(before.table.history.value);
    expect(table.asking.value?.seat).toBe(1);
  });

  test('a kept game of another version is refused with a reason', () => {
    const record = { ...sit(knots, [person('Anna'), person('Ben')]).table.record(), version: 99 };
    expect(() => sit(knots, [person('Anna'), person('Ben')], false, first, record)).toThrow('version 99');
  });
});

describe('bots', () => {
  test('play until a person is asked', async () => {
    const { table, choose } = sit(
      knots,
      [person('Anna'), bot('Ben')],
      false,
      taking(() => knots.keys.parse('pass')!),
    );
    const answered = choose('pass');
    expect([table.asking.value, table.awaited.value]).toEqual([null, [1]]);
    await answered;
    await settled();
    expect(keysOf(table)).toEqual(['', 'pass', 'pass']);
    expect(table.asking.value?.seat).toBe(0);
  });

  test('play a whole game among themselves, and it can be played again from its record', async () => {
    const random = new Random(7);
    const player = greedyPlayer(dragonAttack, title.judgementOf(dragonAttack), random);
    const { table, kept } = sit(
      dragonAttack,
      [bot('A'), bot('B'), bot('C')],
      false,
      taking((asked) => player.choose(asked)),
    );
    while (table.history.value.at(-1)!.after.outcome === null) await settled();
    expect(table.viewer.value).toBe(-1);
    expect(replay(dragonAttack, kept.at(-1)!).state.outcome).toEqual(table.history.value.at(-1)!.after.outcome);
  });

  test('are not heard after the table was left', async () => {
    const { promise, resolve } = Promise.withResolvers<Thought[]>();
    const slow: Bots<Types> = { think: () => promise, dismiss() {} };
    const { table, kept } = sit(knots, [bot('Anna'), person('Ben')], false, slow);
    table.close();
    resolve([{ action: knots.keys.parse('pass')!, visits: 1, reward: 0, prior: 1 }]);
    await settled();
    expect(kept).toEqual([]);
  });

  test('give advice from the view of whoever is asked, with their reasons', async () => {
    const asked: Asked<Types>[] = [];
    const adviser: Bots<Types> = {
      think(_, question) {
        asked.push(question);
        return Promise.resolve(question.actions.map((action, place) => ({ action, visits: place, reward: place / 2, prior: 1 })));
      },
      dismiss() {},
    };
    const { table } = sit(knots, [person('Anna'), person('Ben')], false, adviser);
    const { action, thoughts } = await table.hint();
    expect(knots.keys.keyOf(action)).toBe('contest');
    expect(thoughts).toHaveLength(5);
    expect(asked.map(({ view, seat }) => [view.viewer, seat])).toEqual([[0, 0]]);
  });
});

describe('undo', () => {
  test('takes back the last choice; what was taken back stays in the history', async () => {
    const { table, choose } = sit(knots, [person('Anna'), bot('Ben')]);
    await choose('knot');
    expect(table.undoBar.value).toBeNull();
    expect(await table.undo()).toBeNull();
    expect(keysOf(table)).toEqual(['', 'knot', 'undo']);
    expect(table.history.value.at(-1)!.after.sight.knots).toEqual([0, 0]);
    expect(table.undoBar.value).toBe('nothing');
  });

  test('bots hold back an answer that would bar it', async () => {
    const { promise: patience, resolve: loseIt } = Promise.withResolvers<void>();
    const passing = taking(() => knots.keys.parse('pass')!);
    const { table, choose } = sit(knots, [person('Anna'), bot('Ben')], false, passing, undefined, () => patience);
    await choose('pass');
    await settled();
    expect([keysOf(table), table.undoBar.value]).toEqual([['', 'pass'], null]);
    await table.undo();
    await choose('pass');
    loseIt();
    await settled();
    // The answer to what was taken back is not given.
    expect([keysOf(table), table.undoBar.value]).toEqual([['', 'pass', 'undo', 'pass', 'pass'], 'others']);
  });

  test('says what bars it', async () => {
    const { table, choose } = sit(
      knots,
      [person('Anna'), bot('Ben')],
      false,
      taking(() => knots.keys.parse('pass')!),
    );
    expect(await table.undo()).toEqual({ why: 'undo-barred', bar: 'nothing' });
    await choose('roll');
    await settled();
    expect(table.undoBar.value).toBe('chance');
    expect(await table.undo()).toEqual({ why: 'undo-barred', bar: 'chance' });
  });
});

describe('a choice that is not possible is refused, and nothing changes', () => {
  test.each([
    ['no rope', ['knot', 'knot'], 'knot', { why: 'denied', key: 'knot', rule: 'no rope', args: {} }],
    ['never offered', [], 'done', { why: 'not-offered', key: 'done' }],
  ])('%s', async (_name, before, key, refusal) => {
    const { table, kept, choose } = sit(knots, [person('Anna'), person('Ben')]);
    for (const made of before) await choose(made);
    const happened = table.history.value.length;
    expect(await choose(key)).toEqual(refusal);
    expect(table.history.value).toHaveLength(happened);
    expect(kept).toHaveLength(before.length);
  });

  test('while a bot is asked', async () => {
    const { choose } = sit(knots, [person('Anna'), bot('Ben')], false, { think: () => new Promise(() => {}), dismiss() {} });
    await choose('pass');
    expect(await choose('pass')).toEqual({ why: 'not-asked' });
  });

  test('after the end', async () => {
    const { choose } = sit(knots, [person('Anna'), person('Ben')]);
    for (let turn = 0; turn < 4; turn++) await choose('pass');
    expect(await choose('pass')).toEqual({ why: 'over' });
  });
});

describe('around one screen', () => {
  test('whoever is asked is spoken to; where there are no secrets nobody is called', async () => {
    const { table, choose } = sit(knots, [person('Anna'), person('Ben')]);
    expect([table.viewer.value, table.asking.value?.seat, table.called.value]).toEqual([0, 0, null]);
    await choose('pass');
    expect([table.viewer.value, table.asking.value?.seat, table.called.value]).toEqual([1, 1, null]);
  });

  test('one person among bots is always spoken to', async () => {
    const { table, choose } = sit(crypt, [person('Anna'), bot('Ben')], true);
    expect(table.viewer.value).toBe(0);
    await choose('peek');
    expect([table.viewer.value, table.called.value]).toEqual([0, null]);
  });

  test('with secrets nothing is asked and nothing is shown to anybody before the screen was taken', async () => {
    const { table, choose } = sit(crypt, [person('Anna'), person('Ben')], true);
    expect([table.viewer.value, table.asking.value, table.called.value]).toEqual([-1, null, 0]);
    expect(await choose('peek')).toEqual({ why: 'not-asked' });
    table.take();
    expect([table.viewer.value, table.asking.value?.seat, table.called.value]).toEqual([0, 0, null]);
  });

  test('with secrets the screen shows what happened to who holds it, and only that', async () => {
    const { table, choose } = sit(crypt, [person('Anna'), person('Ben')], true);
    const latest = () => table.history.value.at(-1)!;
    table.take();
    await choose('peek');
    // Anna has looked, and still holds the screen though Ben is called.
    expect([table.viewer.value, table.called.value, table.asking.value]).toEqual([0, 1, null]);
    expect(latest().events.map(({ kind }) => kind)).not.toContain(-1);
    expect(latest().after.sight.next?.kind).not.toBe(-1);
    table.take();
    expect(table.viewer.value).toBe(1);
    expect(table.history.value.map(({ after }) => after.viewer)).toEqual([1, 1]);
    expect(latest().events.map(({ kind }) => kind)).toEqual([-1]);
    expect(latest().after.sight.next?.kind).toBe(-1);
  });
});
