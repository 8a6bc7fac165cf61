import { PERSON, SPECTATOR, type Types } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { pokerFace } from '../../kernel/test/examples/pokerFace.ts';
import { sealedBids } from '../../kernel/test/examples/sealedBids.ts';
import { callTable, type Known } from '../client/index.ts';
import { TABLE, keyAt, layKept } from './keptTable.ts';
import { Seated, openHost } from './tableHost.ts';

/** Plays at a table of sealed bids where the other person bids something, and gives all that others were sent meanwhile. */
async function told(bid: string): Promise<unknown> {
  const host = await openHost({ file: await layKept(sealedBids.id, [PERSON, PERSON]), shelf: async (_, use) => use(sealedBids) });
  const seats = [0, 1].map((seat) => new Seated(host.address, TABLE, keyAt(seat)));
  const looker = new Seated(host.address, TABLE, null);
  const [ann, bo] = seats as [Seated, Seated];
  await looker.until(({ viewer, passages }) => viewer === SPECTATOR && passages.length > 0);
  await ann.until(({ table }) => table.spectators === 1 && table.seats.every(({ isHere }) => isHere));
  const { lane, token } = await bo.question();
  expect(await bo.connection.choose({ lane, token, key: bid, id: 'bid' })).toBeNull();
  // What is none of theirs is refused alike, whatever was bid.
  const refusals = [
    await ann.connection.choose({ lane, token, key: bid, id: 'theirs' }),
    await ann.connection.choose({ lane: 0, token, key: 'confirm', id: 'late' }),
    await looker.connection.choose({ lane, token, key: 'bid:1', id: 'looker' }),
  ].map((refusal) => ({ ...refusal, key: undefined }));
  const confirm = await bo.question();
  expect(await bo.connection.choose({ lane: confirm.lane, token: confirm.token, key: 'confirm', id: 'confirm' })).toBeNull();
  const exports = await Promise.all(
    [keyAt(0), null].map((key) => callTable({ address: host.address, key }, 'tables/export', { table: TABLE })),
  );
  // Whatever was under way has come by now.
  await Promise.all([ann, looker].map((one) => one.connection.past(0, 1)));
  const heard = [ann, looker].map((one) => one.heard.filter((text) => !text.includes('"t":"past"') && !text.includes('"t":"answer"')));
  for (const one of [...seats, looker]) one.close();
  await host.close();
  return { heard, refusals, exports };
}

test('P3 two games that differ in what somebody may not know send them the same bytes', async () => {
  const [one, other] = [await told('bid:1'), await told('bid:3')];
  expect(JSON.stringify(other)).toBe(JSON.stringify(one));
});

const hasWindow = ({ clocks }: Known<Types>): boolean => clocks.some(({ kind }) => kind === 'window');

test('C5 in a window for reactions nobody learns from the time who has answered, or that all have', async () => {
  const file = await layKept(pokerFace.id, [PERSON, PERSON, PERSON], { windowSeconds: 60 });
  const host = await openHost({ file, shelf: async (_, use) => use(pokerFace) });
  const seats = [0, 1, 2].map((seat) => new Seated(host.address, TABLE, keyAt(seat)));
  // Somebody opens a window by playing.
  for (;;) {
    await Promise.all(seats.map((one) => one.until(({ passages }) => passages.length > 0)));
    if (seats.some(({ known }) => hasWindow(known))) break;
    const asked = await Promise.any(seats.map(async (one) => (await one.question(), one)));
    const { lane, token, actions } = await asked.question();
    await asked.connection.choose({ lane, token, key: pokerFace.keys.keyOf(actions[0]!) });
  }
  await Promise.all(seats.map((one) => one.until(hasWindow)));
  const lengths = seats.map(({ known }) => known.passages.length);
  let answered = 0;
  const listeners = seats.filter(({ known }) => known.questions.length > 0);
  expect(listeners.length).toBeGreaterThan(0);
  for (const { known, connection } of listeners) {
    const { lane, token, actions } = known.questions[0]!;
    void connection
      .choose({ lane, token, key: pokerFace.keys.keyOf(actions.at(-1)!) })
      .then((refusal) => (answered += refusal === null ? 1 : 0));
  }
  // There and back again: what was sent has come to the server, and its answer, if there were one, has come here.
  for (let time = 0; time < 3; time++) await Promise.all(seats.map((one) => one.connection.past(0, 1)));
  expect([answered, seats.map(({ known }) => known.passages.length)]).toEqual([0, lengths]);
  for (const one of seats) one.close();
  await host.close();
});
