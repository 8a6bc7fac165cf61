import { Match, SPECTATOR, type Game, type Refusal, type Seat, type Types } from '@hoard/kernel';
import type { AnyRefusal, Known } from '@hoard/table/client';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { messengers } from '../../../kernel/test/examples/messengers.ts';
import { shownTable } from '../../../table/test/shownTable.ts';
import { openRemoteTable } from '../../table/remoteTable.ts';
import { person } from './atLocalTable.ts';
import { bareBoard } from './bareBoard.ts';

const TABLE = shownTable({
  game: messengers.id,
  seats: [
    {
      is: 'person',
      name: 'Anna',
      isKept: false,
      isGone: false,
      isMuted: false,
      player: null,
      isHere: true,
      isHost: true,
      hasContributed: true,
    },
  ],
});

/** A server that has one guest. */
function serverOf<T extends Types>(game: Game<T>, viewer: Seat) {
  const match = new Match(game, {
    options: game.readOptions({}, 1),
    seats: 1,
    seated: [person('Anna')],
    secret: 'a5'.repeat(32),
  });
  const transcript = match.transcript(viewer);
  const told = (): Known<T> => ({
    table: TABLE,
    viewer,
    isHost: false,
    first: 0,
    epoch: 1,
    passages: transcript.passages.slice(),
    questions: viewer === SPECTATOR ? [] : transcript.questions(true),
    undo: viewer === SPECTATOR ? { bar: 'nothing' } : transcript.undo,
    seated: match.seated,
    clocks: [],
    rewind: null,
    ballot: null,
    wishes: { presets: {}, lulls: {}, armed: [] },
    chat: [],
  });
  const known = signal(told());
  const heard: string[] = [];
  let refusal: AnyRefusal | null = null;
  const table = openRemoteTable(bareBoard(game, false), {
    known,
    line: {
      async choose({ lane, token, key, id }) {
        heard.push(key);
        await Promise.resolve();
        if (refusal !== null) return refusal;
        const answer = match.choose(0, lane, token, key, id);
        known.value = told();
        return answer.ok ? null : answer.refusal;
      },
      away: () => Promise.resolve(null),
      back: () => Promise.resolve(null),
      leave: () => Promise.resolve(null),
      wish: () => Promise.resolve(null),
      recallAll() {
        known.value = told();
        return Promise.resolve(true);
      },
    },
    refusedText: ({ why }) => `in words: ${why}`,
    playAgain: () => Promise.resolve(),
  });
  const answer = (key: string, id = key) => {
    const { seat, question } = table.askings.value[0]!;
    return table.choose({ seat, lane: question.lane, token: question.token, key, id });
  };
  return { table, known, heard, answer, refuse: (why: AnyRefusal) => (refusal = why) };
}

const atServer = (viewer: Seat = 0) => serverOf(messengers, viewer);

describe('a table on a server', () => {
  test('shows a choice when the server has told it', async () => {
    const { table, answer } = atServer();
    const before = table.history.value.length;
    const answered = answer('ride');
    expect(table.history.value).toHaveLength(before);
    expect(await answered).toBeNull();
    expect(table.history.value.at(-1)).toMatchObject({ what: 'choice', seat: 0, key: 'ride' });
  });

  test('sends an answer once, however often it is pressed', async () => {
    const { heard, answer } = atServer();
    await Promise.all([answer('ride', 'one'), answer('ride', 'two')]);
    expect(heard).toEqual(['ride']);
  });

  test('says nothing to whoever presses again before the news of an answer have come', async () => {
    const { table, answer } = atServer();
    const { seat, question } = table.askings.value[0]!;
    const again = { seat, lane: question.lane, token: question.token, key: 'ride', id: 'again' };
    expect(await answer('ride')).toBeNull();
    expect(await table.choose(again)).toBeNull();
  });

  test('tells in words what the server refused, and as it is what the rules did', async () => {
    const { answer, refuse } = atServer();
    refuse({ why: 'too-fast' });
    expect(await answer('ride')).toEqual({ why: 'unheard', text: 'in words: too-fast' });
    const late: Refusal = { why: 'stale' };
    refuse(late);
    expect(await answer('ride')).toEqual(late);
  });

  test('knows what was sent from here, and what was answered elsewhere', async () => {
    const { table, answer } = atServer();
    await answer('ride');
    expect(table.isFromHere('ride')).toBe(true);
    expect(table.isFromHere('ride')).toBe(false);
  });

  test('asks nothing anew because somebody says something', () => {
    const { table, known } = atServer();
    const before = table.askings.value;
    known.value = { ...known.value, chat: [{ place: 0, seat: 0, name: 'Anna', at: 0, line: 'Hello', phrase: null, isReported: false }] };
    expect(table.askings.value).toBe(before);
  });

  test('fetches what happened first when it is wanted, and no place in the history changes', async () => {
    const { table, known, answer } = atServer();
    await answer('ride');
    const whole = table.history.value;
    const [start, ride] = whole;
    known.value = { ...known.value, first: 1, passages: whole.slice(1) };
    expect(table.history.value).toHaveLength(whole.length);
    expect([table.history.value[1], table.history.value[0]]).toMatchObject([{ key: ride!.key }, { events: [] }]);
    expect([table.earlier!.isMissing.value, table.people.value]).toEqual([true, [{ seat: 0, is: 'here' }]]);
    await table.earlier!.fetch();
    expect(table.earlier!.isMissing.value).toBe(false);
    expect(table.history.value[0]).toEqual(start);
  });

  test('knows whether anybody plays on when who sits here leaves', () => {
    const { table, known } = atServer();
    expect(table.hasOthers!.value).toBe(false);
    const [anna] = known.value.table.seats;
    const seats = [anna!, { ...anna!, name: 'Bo' }];
    known.value = { ...known.value, table: { ...known.value.table, seats } };
    expect(table.hasOthers!.value).toBe(true);
  });

  test('stays as it was when who sat here is told as somebody else', () => {
    const { table, known } = atServer();
    const [history, awaited] = [table.history.value, table.awaited.value];
    known.value = { ...known.value, viewer: SPECTATOR, passages: [], questions: [] };
    expect([table.history.value, table.awaited.value]).toEqual([history, awaited]);
  });

  test('tells apart who thinks and who is not here', () => {
    const { table, known } = atServer(SPECTATOR);
    expect(table.absent!.value).toEqual([]);
    const [anna] = known.value.table.seats;
    known.value = { ...known.value, table: { ...known.value.table, seats: [{ ...anna!, isHere: false }] } };
    expect(table.absent!.value).toEqual([0]);
  });

  test('gives the clocks of the game the names that the rules have for them', () => {
    const { table, known } = atServer();
    const ends = performance.now() + 10_000;
    known.value = {
      ...known.value,
      clocks: [
        { kind: 'timer', seat: null, lane: null, timer: 'feet-3', ends },
        { kind: 'answer', seat: 0, lane: 2, timer: null, ends },
      ],
    };
    expect(table.clocks.value).toMatchObject([
      { timer: 'feet-3', lane: null },
      { timer: null, lane: 2 },
    ]);
    expect(table.clocks.value[0]!.seconds).toBeCloseTo(10, 0);
  });

  test('asks nothing of who looks on, and gives them no adviser', () => {
    const { table } = atServer(SPECTATOR);
    expect([table.askings.value, table.people.value, table.hasAdviser]).toEqual([[], [], false]);
    expect(atServer().table.hasAdviser).toBe(true);
  });
});
