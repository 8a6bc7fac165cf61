import { hasEnded, replay } from '@hoard/kernel';
import type { Deliberation } from '@hoard/players';
import { describe, expect, test } from 'vitest';
import { crypt } from '../../../kernel/test/examples/crypt.ts';
import { knots } from '../../../kernel/test/examples/knots.ts';
import type { TypesOf } from '../../../kernel/test/examples/tinyGame.ts';
import { person, ANNA_AND_BEN, ANNA_AND_BOT, saying, sit, courseOf, settled, type SomeBots } from './atLocalTable.ts';

describe('somebody leaves', () => {
  const watching = { think: () => new Promise<never>(() => {}), dismiss() {} };

  test('for a while: a bot plays, until they are back', async () => {
    const thinking: string[] = [];
    const bots: SomeBots<TypesOf<typeof knots>> = {
      think(kind, { seat }) {
        thinking.push(`${kind} for ${seat}`);
        return Promise.resolve({ action: knots.keys.parse('pass')!, thoughts: [] });
      },
      dismiss() {},
    };
    const { table, kept, choose } = sit(knots, ANNA_AND_BEN, { bots });
    expect(await table.away(0)).toBeNull();
    expect(table.people.value).toEqual([
      { seat: 0, is: 'away' },
      { seat: 1, is: 'here' },
    ]);
    await settled();
    expect(thinking).toEqual(['search:1 for 0']);
    expect([courseOf(table), table.askings.value[0]?.seat]).toEqual([['start', 'away 0', 'choice 0'], 1]);
    expect(await table.back(0)).toBeNull();
    await choose('pass');
    await settled();
    expect([table.askings.value[0]?.seat, table.seated.value[0]]).toEqual([0, person('Anna')]);
    expect(replay(knots, kept.at(-1)!).seated).toEqual(ANNA_AND_BEN);
  });

  test('alone: the bots play on while one watches with one’s own eyes, and nothing of theirs can be taken back', async () => {
    const { table } = sit(knots, ANNA_AND_BOT, { bots: saying(knots, 'knot') });
    await table.away(0);
    await settled();
    expect([table.viewer.value, table.askings.value, table.undoOffer.value]).toEqual([0, [], { bar: 'others' }]);
    expect(courseOf(table)).toEqual(['start', 'away 0', 'choice 0 knot', 'choice 0 knot']);
    await table.back(0);
    expect([table.askings.value[0]?.seat, table.undoOffer.value]).toEqual([0, { bar: 'others' }]);
  });

  test('an answer that a bot was thinking about is void once they are back', async () => {
    const { promise, resolve } = Promise.withResolvers<Deliberation>();
    const { table } = sit(knots, ANNA_AND_BOT, { bots: { think: () => promise, dismiss() {} } });
    await table.away(0);
    await table.back(0);
    resolve({ action: knots.keys.parse('pass')!, thoughts: [] });
    await settled();
    expect([courseOf(table), table.askings.value[0]?.seat]).toEqual([['start', 'away 0', 'back 0'], 0]);
  });

  test('a game that is opened again knows who is away, and that a bot plays for them', async () => {
    const before = sit(knots, ANNA_AND_BEN, { bots: watching });
    await before.table.away(0);
    const { table } = sit(knots, before.kept.at(-1)!, { bots: saying(knots, 'pass') });
    expect(table.people.value[0]).toEqual({ seat: 0, is: 'away' });
    await settled();
    expect([courseOf(table), table.askings.value[0]?.seat]).toEqual([['start', 'away 0', 'choice 0'], 1]);
  });

  test('for good: a bot has the seat, and nobody comes back to it', async () => {
    const { table, kept, choose } = sit(knots, ANNA_AND_BEN, { bots: saying(knots, 'pass') });
    expect(await table.leave(0)).toBeNull();
    await settled();
    expect(table.askings.value[0]?.seat).toBe(1);
    expect(await table.back(0)).toEqual({ why: 'not-now', now: 'back' });
    await choose('pass');
    await settled();
    expect(courseOf(table)).toEqual(['start', 'gone 0', 'choice 0', 'choice 1 pass', 'choice 0']);
    // Whoever opens it again is alone.
    const again = sit(knots, kept.at(-1)!, { bots: watching }).table;
    expect([again.viewer.value, again.people.value]).toEqual([1, [{ seat: 1, is: 'here' }]]);
  });

  test('when nobody is left the game is abandoned, and over without a result', async () => {
    const { table, kept, choose } = sit(knots, ANNA_AND_BEN, { bots: watching });
    const asking = table.askings.value[0]!;
    await table.leave(1);
    expect(courseOf(table)).toEqual(['start', 'gone 1']);
    await table.leave(0);
    expect(courseOf(table)).toEqual(['start', 'gone 1', 'gone 0', 'abandoned']);
    expect([table.askings.value, table.awaited.value, table.undoOffer.value]).toEqual([[], [], { bar: 'over' }]);
    expect(await choose('pass', asking)).toEqual({ why: 'not-asked' });
    expect([hasEnded(kept.at(-1)!), replay(knots, kept.at(-1)!).isOver]).toEqual([true, true]);
  });

  test('who is only away may still come back: the game is not abandoned', async () => {
    const { table } = sit(knots, ANNA_AND_BEN, { bots: watching });
    await table.away(1);
    await table.leave(0);
    expect(courseOf(table)).toEqual(['start', 'away 1', 'gone 0']);
    expect(await table.back(1)).toBeNull();
  });

  test('who leaves takes along what only they may see', async () => {
    const { table } = sit(crypt, ANNA_AND_BEN, { secrets: true, bots: watching });
    table.take();
    await table.away(0);
    expect([table.viewer.value, table.called.value]).toEqual([-1, null]);
    expect(table.history.value.every(({ after }) => after.viewer === -1)).toBe(true);
  });

  test('a bot cannot be sent away', async () => {
    const { table } = sit(knots, ANNA_AND_BOT);
    expect(await table.away(1)).toEqual({ why: 'no-such-seat' });
  });
});
