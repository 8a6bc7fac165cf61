import { dragonAttack, title } from '@hoard/games/dragon-attack';
import { Random, UNDO, replay } from '@hoard/kernel';
import { greedyPlayer, type Deliberation } from '@hoard/players';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { crypt } from '../../../kernel/test/examples/crypt.ts';
import { messengers } from '../../../kernel/test/examples/messengers.ts';
import { knots } from '../../../kernel/test/examples/knots.ts';
import type { TypesOf } from '../../../kernel/test/examples/tinyGame.ts';
import { person, bot, ANNA_AND_BEN, ANNA_AND_BOT, taking, saying, begun, sit, courseOf, settled } from './atLocalTable.ts';

/** What an urn of the crypt held, as it was told. */
const kindOf = (event: TypesOf<typeof crypt>['event']): number | null => ('kind' in event ? event.kind : null);

describe('what happens comes in order', () => {
  test('from before the first choice on, each with who chose, and what was told', async () => {
    const { table, choose } = sit(knots, ANNA_AND_BEN);
    await choose('knot');
    await choose('pass');
    // Ben is spoken to by now, and Anna's keys are not his.
    expect(courseOf(table)).toEqual(['start', 'choice 0', 'choice 0']);
    expect(table.history.value.map(({ after }) => after.sight.knots[0])).toEqual([0, 1, 1]);
    await choose('pass');
    expect(courseOf(table)).toEqual(['start', 'choice 0 knot', 'choice 0 pass', 'choice 1']);
  });

  test('and what is put into words of one’s own is kept beside the game', async () => {
    const { table, kept, choose } = sit(knots, ANNA_AND_BEN);
    await choose('knot');
    table.reword({ 2: 'Two' });
    expect(table.words.value).toEqual({ 2: 'Two' });
    expect(kept.map(({ words }) => words)).toEqual([undefined, { 2: 'Two' }]);
  });

  test('and everybody who keeps the game is told after every choice', async () => {
    const { kept, choose } = sit(knots, ANNA_AND_BEN);
    await choose('knot');
    await choose('pass');
    expect(kept.map(({ journal }) => journal.length)).toEqual([1, 2]);
    expect(replay(knots, kept[1]!).journal).toEqual(kept[1]!.journal);
  });

  test('a game that was kept goes on where it was, with all that happened', async () => {
    const before = sit(knots, ANNA_AND_BEN);
    await before.choose('knot');
    await before.undo();
    await before.choose('pass');
    const { table } = sit(knots, before.kept.at(-1)!);
    expect(table.history.value).toEqual(before.table.history.value);
    expect(table.askings.value[0]?.seat).toBe(1);
  });

  test('a kept game of another version is refused with a reason', () => {
    expect(() => sit(knots, { ...begun(knots, ANNA_AND_BEN), version: 99 })).toThrow('version 99');
  });
});

describe('bots', () => {
  test('play until a person is asked', async () => {
    const { table, choose } = sit(knots, ANNA_AND_BOT, { bots: saying(knots, 'pass') });
    const answered = choose('pass');
    expect([table.askings.value, table.awaited.value]).toEqual([[], [1]]);
    await answered;
    await settled();
    expect(courseOf(table)).toEqual(['start', 'choice 0 pass', 'choice 1']);
    expect(table.askings.value[0]?.seat).toBe(0);
  });

  test('play a whole game among themselves, and it can be played again from its record', async () => {
    const player = greedyPlayer(dragonAttack, title.judgementOf(dragonAttack), new Random(7));
    const { table, kept } = sit(dragonAttack, [bot('A'), bot('B'), bot('C')], { bots: taking((asked) => player.choose(asked)) });
    while (table.history.value.at(-1)!.after.outcome === null) await settled();
    expect([table.viewer.value, table.awaited.value]).toEqual([-1, []]);
    expect(replay(dragonAttack, kept.at(-1)!).state.outcome).toEqual(table.history.value.at(-1)!.after.outcome);
  });

  test('are not heard after the table was left', async () => {
    const { promise, resolve } = Promise.withResolvers<Deliberation>();
    const { table, kept } = sit(knots, [bot('Anna'), person('Ben')], { bots: { think: () => promise, dismiss() {} } });
    table.close();
    resolve({ action: knots.keys.parse('pass')!, thoughts: [] });
    await settled();
    expect(kept).toEqual([]);
  });

  test('give advice from the view of whoever is asked, with their reasons', async () => {
    const asked: [number, number][] = [];
    const { table } = sit(knots, ANNA_AND_BEN, {
      bots: {
        think(_, { view, seat, actions }) {
          asked.push([view.viewer, seat]);
          const thoughts = actions.map((action, index) => ({ action, visits: index, reward: index / 2, prior: 1 }));
          return Promise.resolve({ action: actions.at(-1)!, thoughts });
        },
        dismiss() {},
      },
    });
    const { action, thoughts } = await table.hint(table.askings.value[0]!, { isWanted: () => true, onProgress() {} });
    expect(knots.keys.keyOf(action)).toBe('contest');
    expect(thoughts).toHaveLength(5);
    expect(new Set(asked.map(String))).toEqual(new Set(['0,0']));
  });
});

test('bots wait while somebody reads, and play on afterwards', async () => {
  const isReading = signal(true);
  const { table, choose } = sit(knots, ANNA_AND_BOT, { bots: saying(knots, 'pass') });
  table.holdWhile(isReading);
  await choose('pass');
  await settled();
  expect(courseOf(table)).toEqual(['start', 'choice 0 pass']);
  isReading.value = false;
  await settled();
  expect(courseOf(table).length).toBeGreaterThan(2);
});

describe('undo', () => {
  test('takes back the last choice; what was taken back stays in the history', async () => {
    const { table, choose, undo } = sit(knots, ANNA_AND_BOT);
    await choose('knot');
    expect(table.undoOffer.value.bar).toBeNull();
    expect(await undo()).toBeNull();
    expect(courseOf(table)).toEqual(['start', 'choice 0 knot', 'undo 0 undo']);
    expect(table.history.value.at(-1)!.undoes).toBe(1);
    expect(table.history.value.at(-1)!.after.sight.knots).toEqual([0, 0]);
    expect(table.undoOffer.value).toEqual({ bar: 'nothing' });
  });

  test('bots hold back an answer that would bar it', async () => {
    const { promise: patience, resolve: loseIt } = Promise.withResolvers<void>();
    const { table, choose, undo } = sit(knots, ANNA_AND_BOT, { bots: saying(knots, 'pass'), patience: () => patience });
    await choose('pass');
    await settled();
    expect([courseOf(table), table.undoOffer.value.bar]).toEqual([['start', 'choice 0 pass'], null]);
    await undo();
    await choose('pass');
    loseIt();
    await settled();
    // The answer to what was taken back is not given.
    expect(courseOf(table)).toEqual(['start', 'choice 0 pass', 'undo 0 undo', 'choice 0 pass', 'choice 1']);
    expect(table.undoOffer.value.bar).toBe('others');
  });

  test('says what bars it', async () => {
    const { table, choose } = sit(knots, ANNA_AND_BOT, { bots: saying(knots, 'pass') });
    expect(table.undoOffer.value.bar).toBe('nothing');
    await choose('roll');
    await settled();
    expect(table.undoOffer.value.bar).toBe('chance');
  });
});

describe('the same request twice counts once', () => {
  test('a choice, however late it comes again', async () => {
    const { table, kept, choose } = sit(knots, ANNA_AND_BOT, { bots: saying(knots, 'pass') });
    const asking = table.askings.value[0]!;
    expect(await choose('knot', asking, 'click')).toBeNull();
    expect(await choose('knot', asking, 'click')).toBeNull();
    await choose('pass');
    await settled();
    expect(await choose('knot', asking, 'click')).toBeNull();
    expect(courseOf(table)).toEqual(['start', 'choice 0 knot', 'choice 0 pass', 'choice 1']);
    expect(kept).toHaveLength(3);
  });

  test('a second click under another name is late, and changes nothing', async () => {
    const { table, choose } = sit(knots, ANNA_AND_BOT);
    const asking = table.askings.value[0]!;
    await choose('knot', asking);
    expect(await choose('knot', asking)).toEqual({ why: 'stale' });
    expect(courseOf(table)).toEqual(['start', 'choice 0 knot']);
  });

  test('an undo takes back one choice, not two', async () => {
    const { table, choose, undo } = sit(knots, ANNA_AND_BOT);
    await choose('knot');
    await choose('knot');
    const offer = table.undoOffer.value;
    if (offer.bar !== null) throw new Error(offer.bar);
    const again = { seat: 0, lane: offer.lane, token: offer.token, key: UNDO, id: 'back' };
    expect([await table.choose(again), await table.choose(again)]).toEqual([null, null]);
    expect(table.history.value.at(-1)!.after.sight.knots).toEqual([1, 0]);
    expect(await table.choose({ ...again, id: 'later' })).toEqual({ why: 'stale' });
    expect(await undo()).toBeNull();
    expect(table.history.value.at(-1)!.after.sight.knots).toEqual([0, 0]);
  });

  test('a game that is opened again knows what it was asked before', async () => {
    const before = sit(knots, ANNA_AND_BOT);
    const asking = before.table.askings.value[0]!;
    await before.choose('knot', asking, 'click');
    const { table, choose } = sit(knots, before.kept.at(-1)!);
    expect(await choose('knot', asking, 'click')).toBeNull();
    expect(courseOf(table)).toEqual(['start', 'choice 0 knot']);
  });
});

describe('a choice that is not possible is refused, and nothing changes', () => {
  test.each([
    ['no rope', ['knot', 'knot'], 'knot', { why: 'denied', key: 'knot', rule: 'no rope', args: {} }],
    ['never offered', [], 'done', { why: 'not-offered', key: 'done' }],
  ])('%s', async (_name, before, key, refusal) => {
    const { table, kept, choose } = sit(knots, ANNA_AND_BEN);
    for (const made of before) await choose(made);
    const happened = table.history.value.length;
    expect(await choose(key)).toEqual(refusal);
    expect(table.history.value).toHaveLength(happened);
    expect(kept).toHaveLength(before.length);
  });

  test('while a bot is asked', async () => {
    const { table, choose } = sit(knots, ANNA_AND_BOT, { bots: { think: () => new Promise(() => {}), dismiss() {} } });
    const asking = table.askings.value[0]!;
    await choose('pass');
    expect(await choose('pass', asking)).toEqual({ why: 'not-asked' });
  });

  test('in the place of a bot', async () => {
    const { choose } = sit(knots, [bot('Anna'), person('Ben')], { bots: { think: () => new Promise(() => {}), dismiss() {} } });
    const asking = sit(knots, ANNA_AND_BEN).table.askings.value[0]!;
    expect(await choose('pass', asking)).toEqual({ why: 'not-asked' });
  });

  test('after the end', async () => {
    const { table, choose } = sit(knots, ANNA_AND_BEN);
    const asking = table.askings.value[0]!;
    for (let turn = 0; turn < 4; turn++) await choose('pass');
    expect(await choose('pass', asking)).toEqual({ why: 'over' });
  });
});

describe('around one screen', () => {
  test('whoever is asked is spoken to; where there are no secrets nobody is called', async () => {
    const { table, choose } = sit(knots, ANNA_AND_BEN);
    expect([table.viewer.value, table.askings.value[0]?.seat, table.called.value]).toEqual([0, 0, null]);
    await choose('pass');
    expect([table.viewer.value, table.askings.value[0]?.seat, table.called.value]).toEqual([1, 1, null]);
  });

  test('one person among bots is always spoken to', async () => {
    const { table, choose } = sit(crypt, ANNA_AND_BOT, { secrets: true });
    expect(table.viewer.value).toBe(0);
    await choose('peek');
    expect([table.viewer.value, table.called.value]).toEqual([0, null]);
  });

  test('with secrets nothing is asked and nothing is shown to anybody before the screen was taken', () => {
    const { table } = sit(crypt, ANNA_AND_BEN, { secrets: true });
    expect([table.viewer.value, table.askings.value, table.called.value]).toEqual([-1, [], 0]);
    table.take();
    expect([table.viewer.value, table.askings.value[0]?.seat, table.called.value]).toEqual([0, 0, null]);
  });

  test('with secrets the screen shows what happened to who holds it, and only that', async () => {
    const { table, choose } = sit(crypt, ANNA_AND_BEN, { secrets: true });
    const latest = () => table.history.value.at(-1)!;
    table.take();
    await choose('peek');
    // Anna has looked, and still holds the screen though Ben is called.
    expect([table.viewer.value, table.called.value, table.askings.value]).toEqual([0, 1, []]);
    expect(latest().events.map(kindOf)).not.toContain(-1);
    expect(latest().after.sight.next?.kind).not.toBe(-1);
    table.take();
    expect(table.viewer.value).toBe(1);
    expect(table.history.value.map(({ after }) => after.viewer)).toEqual([1, 1]);
    expect(latest().events.map(kindOf)).toEqual([-1]);
    expect(latest().after.sight.next?.kind).toBe(-1);
  });
});

describe('several things are asked at once', () => {
  test('and answered in any order, each in its lane', async () => {
    const { table, choose } = sit(messengers, [person('Anna')]);
    const [first, second] = table.askings.value;
    expect([first!.question.lane, second!.question.lane]).toEqual([1, 2]);
    expect(await choose('ride', second)).toBeNull();
    // What was asked in the other lane is as it was: its answer is not stale.
    expect(await choose('ride', first)).toBeNull();
    expect(table.history.value.at(-1)!.after.sight.miles).toEqual([3]);
    expect(await choose('ride', second)).toEqual({ why: 'stale' });
  });

  test('of bots, too: they answer one after the other until nothing is asked', async () => {
    const { table } = sit(messengers, [bot('Ben')], { bots: saying(messengers, 'ride') });
    await settled();
    expect(table.history.value.at(-1)!.after.outcome?.scores).toEqual([6]);
  });
});
