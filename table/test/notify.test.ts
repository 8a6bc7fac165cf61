import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Courier, type Parcel } from '../notify/courier.ts';
import { isPublicAddress } from '../notify/publicAddress.ts';
import { readWebhook } from '../notify/webhook.ts';
import { HookServer, TRUSTED, courierHome } from './hookServer.ts';

let hook: HookServer;
let port: number;

beforeAll(async () => {
  hook = await HookServer.open();
  ({ port } = hook);
});
afterAll(() => hook.close());
beforeEach(() => hook.forget());

const parcel = (text = '{}'): Parcel => ({ headers: { 'content-type': 'application/json' }, body: Buffer.from(text) });

describe('C13 an address of this machine or of a home', () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '127.8.8.8',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
    '１２７.0.0.1',
    '0',
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '0xa9fea9fe',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::1]',
    '[2002:7f00:1::]',
    '[2001::1]',
    '[fc00::1]',
    '[fd12:3456:789a::1]',
    '[fe80::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[2001:db8::1]',
    'localhost',
    'LOCALHOST',
  ])('is not knocked at, spelt %s', async (host) => {
    expect(await new Courier({ trusted: TRUSTED }).deliver(`https://${host}:${port}/hook`, parcel())).toBe('not-public');
    expect(hook.connections).toBe(0);
  });

  test.each([
    [['10.0.0.1']],
    [['93.184.216.34', '127.0.0.1']],
    [['::ffff:10.0.0.1']],
    [['2606:4700::1', 'fd00::1']],
    [[]],
    [['no address']],
  ])('is not knocked at under a name that means %j', async (addresses) => {
    const courier = new Courier({ addressesOf: async () => addresses, trusted: TRUSTED });
    expect(await courier.deliver(`https://hook.test:${port}/`, parcel())).toBe('not-public');
    expect(hook.connections).toBe(0);
  });

  test('is not come to by a name that means something else the second time', async () => {
    const meanings = [['127.0.0.1'], ['10.0.0.1']];
    let asked = 0;
    const courier = courierHome({ addressesOf: async () => meanings[asked++]! });
    expect(await courier.deliver(`https://hook.test:${port}/`, parcel())).toBe('delivered');
    expect([asked, hook.connections]).toEqual([1, 1]);
    expect(await courier.deliver(`https://hook.test:${port}/`, parcel())).toBe('not-public');
    expect(hook.connections).toBe(1);
  });
});

test.each(['1.1.1.1', '93.184.216.34', '172.15.0.1', '172.32.0.1', '100.63.0.1', '198.20.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is for everybody',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ['', 'no-address'],
  ['hook', 'no-address'],
  ['https://', 'no-address'],
  ['https://user:word@hook.test/', 'no-address'],
  ['https://hook.test/#part', 'no-address'],
  [`https://hook.test/${'x'.repeat(500)}`, 'no-address'],
  ['http://hook.test/', 'not-https'],
  ['ftp://hook.test/', 'not-https'],
  ['file:///etc/passwd', 'not-https'],
  ['javascript:alert(1)', 'not-https'],
  ['data:text/plain,x', 'not-https'],
  ['https://hook.test:22/', 'odd-port'],
  ['https://hook.test:25/', 'odd-port'],
])('%s is no hook: %s', (given, fault) => expect(readWebhook(given)).toBe(fault));

const webhook = (): string => `https://hook.test:${port}/a?b=c`;

describe('a courier', () => {
  test('brings a message to the address that was looked at, under the name that was given', async () => {
    expect(await courierHome().deliver(webhook(), parcel('{"text":"Drachen"}'))).toBe('delivered');
    expect(hook.received.map(({ path, body }) => [path, body.toString()])).toEqual([['/a?b=c', '{"text":"Drachen"}']]);
  });

  test('follows nobody elsewhere', async () => {
    hook.answer = (reply) => reply.writeHead(307, { location: `https://hook.test:${port}/elsewhere` }).end();
    expect(await courierHome().deliver(webhook(), parcel())).toBe('refused');
    expect(hook.received).toHaveLength(1);
  });

  test('says when there is no such address any more', async () => {
    hook.answer = (reply) => reply.writeHead(410).end();
    expect(await courierHome().deliver(webhook(), parcel())).toBe('gone');
  });

  test('believes no certificate of another name, nor one that nobody vouches for', async () => {
    expect(await courierHome().deliver(`https://other.test:${port}/`, parcel())).toBe('unreachable');
    expect(await courierHome({ trusted: undefined }).deliver(webhook(), parcel())).toBe('unreachable');
    expect(hook.received).toEqual([]);
  });

  test('reads nothing, however much is answered', async () => {
    const closed = Promise.withResolvers<void>();
    hook.answer = (reply) => {
      reply.on('close', closed.resolve);
      const more = (): void => {
        while (!reply.destroyed && reply.write('x'.repeat(65_536)));
        if (!reply.destroyed) reply.once('drain', more);
      };
      reply.writeHead(200);
      more();
    };
    expect(await courierHome().deliver(webhook(), parcel())).toBe('delivered');
    await closed.promise;
  });

  test('takes no head without an end', async () => {
    hook.answer = (reply) => reply.writeHead(200, { 'x-long': 'x'.repeat(10_000) }).end();
    expect(await courierHome().deliver(webhook(), parcel())).toBe('unreachable');
  });

  test('waits for nobody for ever: neither for an answer, nor for the meaning of a name', async () => {
    hook.answer = () => {};
    expect(await courierHome({ patienceMs: 200 }).deliver(webhook(), parcel())).toBe('unreachable');
    expect(await courierHome({ patienceMs: 50, addressesOf: () => new Promise(() => {}) }).deliver(webhook(), parcel())).toBe(
      'unreachable',
    );
  });

  test('goes only so many ways at once', async () => {
    const courier = courierHome({ most: 2 });
    const deliveries = await Promise.all([1, 2, 3].map(() => courier.deliver(webhook(), parcel())));
    expect(deliveries).toEqual(['delivered', 'delivered', 'busy']);
    expect(await courier.deliver(webhook(), parcel())).toBe('delivered');
  });
});
