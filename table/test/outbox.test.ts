import { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { frameOf } from '../gate/frames.ts';
import { Outbox } from '../gate/outbox.ts';

/** An outbox, and the pieces that have left it. */
function opened(): { readonly box: Outbox; readonly left: string[]; readonly socket: { readyState: 1 | 3; readonly OPEN: 1 } } {
  const left: string[] = [];
  const stream = new Duplex({
    read() {},
    write(piece: Buffer, _, done) {
      left.push(piece.toString('latin1'));
      done();
    },
  });
  const socket: ReturnType<typeof opened>['socket'] = { readyState: 1, OPEN: 1 };
  return { box: new Outbox(socket, stream), left, socket };
}

const framed = (...texts: readonly string[]): string => texts.map(frameOf).join('');
/** All that is being done has been done. */
const atOnce = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('what comes about at once leaves at once, in one piece', async () => {
  const { box, left } = opened();
  box.send('one');
  box.send('two');
  expect([left, box.unsent]).toEqual([[], framed('one', 'two').length]);
  await atOnce();
  expect([left, box.unsent]).toEqual([[framed('one', 'two')], 0]);
});

test('what nobody waits for leaves soon, with what came meanwhile', async () => {
  const [one, other] = [opened(), opened()];
  one.box.sendSoon('first');
  other.box.sendSoon('elsewhere');
  await atOnce();
  one.box.sendSoon('second');
  expect([one.left, other.left]).toEqual([[], []]);
  await wait(200);
  expect([one.left, other.left]).toEqual([[framed('first', 'second')], [framed('elsewhere')]]);
});

test('what somebody waits for takes along what was sent before it, and never overtakes it', async () => {
  const { box, left } = opened();
  box.sendSoon('before');
  box.send('now');
  await atOnce();
  expect(left).toEqual([framed('before', 'now')]);
  await wait(200);
  expect(left).toHaveLength(1);
});

test('nothing follows the end of a connection', async () => {
  const { box, left, socket } = opened();
  box.sendSoon('too late');
  socket.readyState = 3;
  await wait(200);
  expect(left).toEqual([]);
});
