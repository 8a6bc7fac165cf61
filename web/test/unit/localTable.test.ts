import { dragonAttack, title } from '@hoard/games/dragon-attack';
import {
  Match,
  Random,
  UNDO,
  hasEnded,
  replay,
  type Action,
  type Game,
  type GameFile,
  type Refusal,
  type Seated,
  type Types,
  type Asked,
} from '@hoard/kernel';
import { greedyPlayer, type Deliberation } from '@hoard/players';
import { describe, expect, test } from 'vitest';
import { crypt } from '../../../kernel/test/examples/crypt.ts';
import { knots } from '../../../kernel/test/examples/knots.ts';
import { messengers } from '../../../kernel/test/examples/messengers.ts';
import type { TypesOf } from '../../../kernel/test/examples/tinyGame.ts';
import type { TableBots } from '../../table/bots.ts';
import { openLocalTable } from '../../table/localTable.ts';
import type { GameTable } from '../../table/table.ts';
import { bareBoard } from './bareBoard.ts';

const person = (name: string): Seated => ({ name, player: 'person' });
const bot = (name: string): Seated => ({ name, player: 'greedy' });

const ANNA_AND_BEN = [person('Anna'), person('Ben')];
const ANNA_AND_BOT = [person('Anna'), bot('Ben')];

const taking = <T extends Types>(choose: (asked: Asked<T>) => Action): TableBots<T> => ({
  think: (_, asked) => Promise.resolve({ action: choose(asked), thoughts: [] }),
  dismiss() {},
});

/** TableBots that always take the same answer. */
const saying = <T extends Types>(game: Game<T>, key: string): TableBots<T> => taking(() => game.keys.parse(key)!);

/** A game in which nobody has chosen anything yet. */
const begun = <T extends Types>(game: Game<T>, seated: readonly Seated[]): GameFile =>
  new Match(game, { options: game.readOptions({}, seated.length), seats: seated.length, seated, secret: 'a5'.repeat(32) }).record();

interface Wishes<T extends Types> {
  readonly secrets?: boolean;
  readonly bots?: TableBots<T>;
  readonly patience?: () => Promise<void>;
}

/** Opens a game, or begins one. */
function sit<T extends Types>(game: Game<T>, given: GameFile | readonly Seated[], wishes: Wishes<T> = {}) {
  const file = 'journal' in given ? given : begun(game, given);
  const kept: GameFile[] = [];
  const { secrets = false, bots = taking(({ actions }) => actions[0]!), patience = () => Promise.resolve() } = wishes;
  const table = openLocalTable(bareBoard(game, secrets), file, { id: 'test', bots, patience, onChange: (now) => kept.push(now) });
  let requests = 0;
  const send = (seat: number, lane: number, token: string, key: string, id = `r${++requests}`): Promise<Refusal | null> =>
    table.choose({ seat, lane, token, key, id });
  /** Answers what is asked, or what was asked before. */
  const choose = (key: string, asking = table.askings.value[0]!, id?: string): Promise<Refusal | null> =>
    send(asking.seat, asking.question.lane, asking.question.token, key, id);
  const undo = (id?: string): Promise<Refusal | null> => {
    const offer = table.undoOffer.value;
    return offer.bar === null
      ? send(table.viewer.value, offer.lane, offer.token, UNDO, id)
      : Promise.resolve({ why: 'undo-barred', bar: offer.bar });
  };
  return { table, kept, choose, undo };
}

/** What each passage was, and what the viewer chose in it. */
const courseOf = <T extends Types>(table: GameTable<T>): string[] =>
  table.history.value.map(({ what, seat, key }) => [what, ...(seat < 0 ? [] : [seat]), ...(key === null ? [] : [key])].join(' '));

/** What an urn of the crypt held, as it was told. */
const kindOf = (event: TypesOf<typeof crypt>['event']): number | null => ('kind' in event ? event.kind : null);

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

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
          const thoughts = actions.map((action, place) => ({ action, visits: place, reward: place / 2, prior: 1 }));
          return Promise.resolve({ action: actions.at(-1)!, thoughts });
        },
        dismiss() {},
      },
    });
    const { action, thoughts } = await table.hint(table.askings.value[0]!);
    expect(knots.keys.keyOf(action)).toBe('contest');
    expect(thoughts).toHaveLength(5);
    expect(asked).toEqual([[0, 0]]);
  });
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

describe('somebody leaves', () => {
  const watching = { think: () => new Promise<never>(() => {}), dismiss() {} };

  test('for a while: a bot plays, until they are back', async () => {
    const thinking: string[] = [];
    const bots: TableBots<TypesOf<typeof knots>> = {
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
