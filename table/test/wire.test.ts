import { on, once } from 'node:events';
import { withBots } from '@hoard/games/bots';
import { SPECTATOR, type Types } from '@hoard/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket as Socket } from 'ws';
import { TableConnection, type Known } from '../client/index.ts';
import { WIRE } from '../wire/parts.ts';
import { Seated, Visitor, layTable, openHost, type TestHost } from './tableHost.ts';

// What a server promises over the wire, on the real server and a real file.

let host: TestHost;
let anna: Visitor;
let bo: Visitor;
beforeAll(async () => {
  host = await openHost();
  [anna, bo] = [await Visitor.named(host.address, 'Anna'), await Visitor.named(host.address, 'Bo')];
});
afterAll(() => host.close());

const GAME = { game: 'dragon-attack', options: {} } as const;
const keyOf = await withBots(
  'dragon-attack',
  ({ keys }) =>
    (action: number) =>
      keys.keyOf(action),
);

async function begun(people: readonly Visitor[], bots: readonly string[] = []): Promise<string> {
  const table = await layTable(people, { ...GAME, bots });
  await people[0]!.get('tables/begin', { table });
  return table;
}

/** Whoever is asked, and what. */
async function asked(seats: readonly Seated[]) {
  const seat = await Promise.any(seats.map(async (one) => (await one.question(), one)));
  const { lane, token, actions } = await seat.question();
  return { seat, lane, token, key: keyOf(actions[0]!), number: seats.indexOf(seat) };
}

describe('requests', () => {
  test('P5 sent with the hello, as by who comes back, wait until whoever sends them has come in', async () => {
    const table = await begun([anna, bo]);
    const { seat, lane, token, key, number } = await asked([anna.at(table), bo.at(table)]);
    const socket = new Socket(new URL('socket', host.address.replace('http', 'ws')));
    await once(socket, 'open');
    const hello = { t: 'hello', wire: WIRE, table, key: [anna, bo][number]!.key, wanted: { from: 'end', last: 1 } };
    for (const message of [hello, { t: 'choose', id: 'early', lane, token, key }]) socket.send(JSON.stringify(message));
    const kinds: unknown[] = [];
    for await (const [data] of on(socket, 'message') as AsyncIterable<[Buffer]>) {
      const { t, refusal } = JSON.parse(data.toString()) as { readonly t: string; readonly refusal?: unknown };
      kinds.push(t);
      if (t !== 'answer') continue;
      expect(refusal).toBeNull();
      break;
    }
    // Nobody is answered before they were told how the game stands.
    expect(kinds.indexOf('news')).toBeGreaterThan(kinds.indexOf('welcome'));
    socket.close();
    seat.close();
  });

  test('P5 count once, sent twice at once, from two devices, or after the connection was lost', async () => {
    const table = await begun([anna, bo]);
    const seats = [anna.at(table), bo.at(table)];
    const { seat, lane, token, key, number } = await asked(seats);
    const twin = [anna, bo][number]!.at(table);
    await twin.question();
    const request = { lane, token, key, id: 'once' };
    const before = seat.known.passages.length;
    expect(await Promise.all([seat.connection.choose(request), twin.connection.choose(request)])).toEqual([null, null]);
    await seat.until(({ passages }) => passages.length > before);
    seat.close();
    const again = [anna, bo][number]!.at(table);
    await again.until(({ passages }) => passages.length > before);
    expect(await again.connection.choose(request)).toBeNull();
    // What was chosen stands once in the history of everybody.
    const chosen = again.known.passages.filter((passage) => passage.key === key && passage.what === 'choice');
    expect(chosen).toHaveLength(1);
    expect(again.known.passages).toEqual(twin.known.passages);
    for (const one of [...seats, twin, again]) one.close();
  });

  test('P4 that are refused say why and change nothing', async () => {
    const table = await begun([anna, bo]);
    const seats = [anna.at(table), bo.at(table)] as const;
    const { seat, lane, token, key, number } = await asked(seats);
    const other = seats[1 - number]!;
    await other.until(({ passages }) => passages.length > 0);
    const before = JSON.stringify(seat.known.passages);
    expect(await other.connection.choose({ lane, token, key })).toEqual({ why: 'not-asked' });
    expect(await seat.connection.choose({ lane, token: 'old', key })).toEqual({ why: 'stale' });
    expect(await seat.connection.choose({ lane, token, key: 'dance' })).toEqual({ why: 'unknown', key: 'dance' });
    expect(await seat.connection.choose({ lane: 99, token, key })).toEqual({ why: 'no-such-lane' });
    expect(await seat.connection.back()).toEqual({ why: 'not-now', now: 'back' });
    expect(await seat.connection.moreTime()).toEqual({ why: 'no-window' });
    const looker = new Seated(host.address, table, null);
    await looker.until(({ viewer }) => viewer === SPECTATOR);
    expect(await looker.connection.choose({ lane, token, key })).toEqual({ why: 'not-seated' });
    expect(JSON.stringify(seat.known.passages)).toBe(before);
    for (const one of [...seats, looker]) one.close();
  });
});

describe('coming back', () => {
  test('goes on from any passage with the same history as who never left', async () => {
    const table = await begun([anna], ['random', 'random']);
    const seat = anna.at(table);
    let flighty = anna.at(table);
    for (let turn = 0; turn < 12; turn++) {
      const { lane, token, actions } = await seat.question();
      if ((await seat.connection.choose({ lane, token, key: keyOf(actions.at(-1)!) })) === null)
        await seat.until(({ questions }) => questions[0]?.token !== token);
      // One who hears a part, leaves without a word and comes back.
      if (turn % 2 === 0) flighty.cut();
    }
    await seat.question();
    const { passages } = seat.known;
    const came = await flighty.until((known) => known.passages.length >= passages.length);
    expect(came.passages.slice(0, passages.length)).toEqual(passages);
    flighty.close();
    // Who begins with the last ones gets the others when asked.
    flighty = anna.at(table, 3);
    const late = await flighty.until((known) => known.passages.length > 0);
    expect(late.first).toBeGreaterThan(0);
    const older = await flighty.connection.past(0, late.first);
    expect([...older!, ...late.passages].slice(0, passages.length)).toEqual(passages);
    for (const one of [seat, flighty]) one.close();
  });

  test('a page of an older version is told to load itself anew, and loses nothing', async () => {
    const table = await begun([anna, bo]);
    const socket = new Socket(new URL('socket', host.address.replace('http', 'ws')));
    await once(socket, 'open');
    const hello = { t: 'hello', wire: WIRE + 1, table, key: anna.key, wanted: { from: 'end', last: 1 } };
    socket.send(JSON.stringify(hello));
    const [data] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(data.toString())).toMatchObject({ t: 'closing', why: 'reload', again: null });
  });

  test('a server that stops hands everybody a clean reconnect, and the next one goes on', async () => {
    const first = await openHost();
    const cleo = await Visitor.named(first.address, 'Cleo');
    const table = await layTable([cleo], { ...GAME, bots: ['random'] });
    await cleo.get('tables/begin', { table });
    const seat = cleo.at(table);
    const { token } = await seat.question();
    await first.stop();
    const second = await openHost({ before: first });
    const known = await seat.until(({ questions }) => questions[0]?.token === token);
    expect(known.passages[0]!.what).toBe('start');
    const again = new TableConnection<Types>({
      address: second.address,
      table,
      key: cleo.key,
      listener: { onKnown: (now: Known<Types>) => heard.push(now.passages.length), onClosed: () => {} },
    });
    const heard: number[] = [];
    await seat.until(() => heard.some((length) => length === known.passages.length));
    again.close();
    seat.close();
    await second.close();
  });
});

describe('who looks on', () => {
  test('C3 sees what is public, and a live game is exported without what others may not know', async () => {
    const table = await begun([anna, bo]);
    const seats = [anna.at(table), bo.at(table)];
    await asked(seats);
    const stranger = await Visitor.named(host.address, 'Zoe');
    const { isWhole, file } = await stranger.get('tables/export', { table });
    const text = JSON.stringify(file);
    expect(isWhole).toBe(false);
    expect(text).toContain('"viewer":-1');
    expect(text).not.toMatch(/"secret"|"journal"|"contributions"/);
    for (const one of seats) one.close();
  });

  test('is turned away where the host wants no spectators', async () => {
    const table = await layTable([anna, bo], { ...GAME, hasSpectators: false });
    await anna.get('tables/begin', { table });
    const looker = new Seated(host.address, table, null);
    expect(await looker.untilClosed()).toMatchObject({ why: 'refused', refusal: { why: 'no-spectators' } });
  });
});

describe('chat', () => {
  test('C16 is apart from the game, once for each id, and can be muted, reported and turned off', async () => {
    const table = await begun([anna, bo]);
    const [hostess, guest] = [anna.at(table), bo.at(table)];
    await Promise.all([hostess, guest].map((one) => one.until(({ passages }) => passages.length > 0)));
    expect(await guest.connection.say('<b>hello</b> \u202eolleh')).toMatchObject({ why: 'bad-message' });
    expect(await guest.connection.say('<b>hello</b>')).toBeNull();
    const { chat } = await hostess.until((known) => known.chat.length === 1);
    expect(chat).toMatchObject([{ name: 'Bo', seat: 1, line: '<b>hello</b>' }]);
    await hostess.connection.report(chat[0]!.place);
    await hostess.until((known) => known.chat[0]!.isReported);
    expect(guest.known.chat[0]!.isReported).toBe(false);
    await anna.get('tables/unsay', { table, said: chat[0]!.place });
    await guest.until((known) => known.chat.length === 0);
    await anna.get('tables/mute', { table, seat: 1, isMuted: true });
    expect(await guest.connection.phrase('thanks')).toEqual({ why: 'no-chat' });
    await anna.get('tables/change', { table, chat: 'phrases' });
    expect(await hostess.connection.say('in words')).toEqual({ why: 'no-chat' });
    expect(await hostess.connection.phrase('thanks')).toBeNull();
    expect(JSON.stringify(await anna.get('tables/export', { table }))).not.toContain('thanks');
    for (const one of [hostess, guest]) one.close();
  });
});

describe('pace', () => {
  test('is changed when all people agree, and not before', async () => {
    const table = await begun([anna, bo]);
    const [one, other] = [anna.at(table), bo.at(table)];
    await Promise.all([one, other].map((seat) => seat.until(({ passages }) => passages.length > 0)));
    await one.connection.vote('days');
    expect((await other.until((known) => known.table.vote !== null)).table).toMatchObject({ pace: 'off', vote: { for: [0], needed: [1] } });
    await other.connection.vote('days');
    expect((await one.until((known) => known.table.vote === null)).table.pace).toBe('days');
    const refused = await anna.call('tables/change', { table, pace: 'off' });
    expect(refused).toMatchObject({ refusal: { why: 'begun' } });
    for (const seat of [one, other]) seat.close();
  });
});
