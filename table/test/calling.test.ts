import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { PERSON } from '@hoard/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knots } from '../../kernel/test/examples/knots.ts';
import { sealedBids } from '../../kernel/test/examples/sealedBids.ts';
import { callTable } from '../client/index.ts';
import { sealed } from '../notify/sealing.ts';
import { HookServer, courierHome } from './hookServer.ts';
import { TABLE, keyAt, layKept } from './keptTable.ts';
import { Seated, Visitor, layTable, openHost, type TestHost } from './tableHost.ts';

let hook: HookServer;
let host: TestHost;
beforeAll(async () => {
  hook = await HookServer.open();
  host = await openHost({ courier: courierHome() });
});
afterAll(async () => {
  await host.close();
  hook.close();
});
beforeEach(() => hook.forget());

/** Two people at a table of Dragon Attack!, the second of whom has a hook. */
async function lay(language: 'en' | 'de' = 'en'): Promise<{ ann: Visitor; bo: Visitor; table: string; path: string }> {
  const ann = await Visitor.named(host.address, 'Ann');
  const bo = await Visitor.named(host.address, 'Bo');
  const table = await layTable([ann, bo], { game: 'dragon-attack', options: {} });
  // Of its own: what another test has caused may still be under way.
  const path = `/${randomBytes(4).toString('hex')}`;
  await bo.get('notices/hook', { address: hook.address(path), language });
  return { ann, bo, table, path };
}

/** Plays at a seat until it is somebody else's turn. */
async function playOn(seated: Seated): Promise<void> {
  while ((await seated.until(({ passages }) => passages.length > 0)).questions.length > 0) {
    const { lane, token, actions } = await seated.question();
    const { dragonAttack } = await import('@hoard/games/dragon-attack');
    expect(await seated.connection.choose({ lane, token, key: dragonAttack.keys.keyOf(actions.at(-1)!) })).toBeNull();
  }
}

const texts = (path: string): string[] => hook.at(path).map(({ body }) => (JSON.parse(body.toString()) as { text: string }).text);

describe('whoever does not look', () => {
  test('is called when the game begins and when they are awaited, once until they have been there', async () => {
    const { ann, bo, table, path } = await lay();
    await ann.get('tables/begin', { table });
    await hook.until(1, path);
    expect(texts(path)).toEqual([`Dragon Attack!: The game has begun. ${host.address}#/table/${table}`]);

    // It is Bo's turn, and nothing comes: Bo was called, and has not come.
    const annas = ann.at(table);
    await playOn(annas);
    await bo.get('notices/try', { by: 'hook' });
    expect(texts(path)).toHaveLength(2);

    // Bo comes, and goes without an answer.
    const bos = bo.at(table);
    await bos.until(({ questions }) => questions.length > 0);
    bos.close();
    await hook.until(3, path);
    expect(texts(path).at(-1)).toBe(`Dragon Attack!: It is your turn. ${host.address}#/table/${table}`);
    annas.close();
  });

  test('is told so in the language in which they asked for it', async () => {
    const { ann, table, path } = await lay('de');
    await ann.get('tables/begin', { table });
    await hook.until(1, path);
    expect(texts(path)[0]).toContain('Das Spiel hat begonnen.');
  });

  test('though their page is open behind another is called, and who looks is not', async () => {
    const { ann, bo, table, path } = await lay();
    const [annas, bos] = [ann.at(table), bo.at(table)];
    await bos.until(() => true);
    await annas.until((known) => known.table.seats.every(({ isHere }) => isHere));
    await ann.get('tables/begin', { table });
    await playOn(annas);
    await bos.question();
    // What was said before has been heard when the past is told.
    await bos.connection.past(0, 1);
    expect(texts(path)).toEqual([]);
    bos.connection.look(false);
    await hook.until(1, path);
    expect(texts(path)[0]).toContain('It is your turn.');
    for (const one of [annas, bos]) one.close();
  });

  test('is called to a vote', async () => {
    const { ann, bo, table, path } = await lay();
    await ann.get('notices/hook', { address: hook.address(path), language: 'en' });
    const seats = [ann.at(table), bo.at(table)];
    await Promise.all(seats.map((one) => one.until((known) => known.table.seats.every(({ isHere }) => isHere))));
    await ann.get('tables/begin', { table });
    const onTurn = await Promise.any(seats.map(async (one) => (await one.question(), one)));
    const other = seats.find((one) => one !== onTurn)!;
    other.close();
    await onTurn.until((known) => known.table.seats.some(({ isHere }) => !isHere));
    await onTurn.connection.vote('days');
    await hook.until(1, path);
    expect(texts(path)).toEqual([`Dragon Attack!: Your table votes. Do you agree? ${host.address}#/table/${table}`]);
    onTurn.close();
  });
});

test('whoever does not look is called when somebody would like to go back', async () => {
  const file = await layKept(knots.id, [PERSON, PERSON]);
  const other = await openHost({ file, shelf: async (_, use) => use(knots), courier: courierHome() });
  const path = '/back';
  await callTable({ address: other.address, key: keyAt(1) }, 'notices/hook', { address: hook.address(path), language: 'en' });
  const ann = new Seated(other.address, TABLE, keyAt(0));
  const { lane, token } = await ann.question();
  expect(await ann.connection.choose({ lane, token, key: 'knot' })).toBeNull();
  expect(await ann.connection.askToRewind(1)).toBeNull();
  await hook.until(1, path);
  expect(texts(path)[0]).toContain('Somebody would like to go back. Do you agree?');
  ann.close();
  await other.close();
});

/** What somebody is called with whose neighbour has bid. */
async function told(bid: string): Promise<readonly string[]> {
  hook.forget();
  const file = await layKept(sealedBids.id, [PERSON, PERSON]);
  const other = await openHost({ file, shelf: async (_, use) => use(sealedBids), courier: courierHome() });
  const called = await callTable({ address: other.address, key: keyAt(0) }, 'notices/hook', {
    address: hook.address(`/${bid}`),
    language: 'en',
  });
  expect(called.ok).toBe(true);
  const bo = new Seated(other.address, TABLE, keyAt(1));
  const { lane, token } = await bo.question();
  expect(await bo.connection.choose({ lane, token, key: bid })).toBeNull();
  // When it stops, whoever was to be called has been.
  bo.close();
  await other.close();
  return hook.at(`/${bid}`).map(({ body }) => body.toString().replaceAll(other.address, ''));
}

test('P3 a call tells nothing in which two games differ that others may not know', async () => {
  const [one, another] = [await told('bid:1'), await told('bid:3')];
  expect(one).toHaveLength(1);
  expect(another).toEqual(one);
});

describe('an address', () => {
  test('is tried at once, and what came of it is told, but nothing of the answer', async () => {
    const { bo, path } = await lay();
    expect(await bo.get('notices/try', { by: 'hook' })).toEqual({ came: 'delivered' });
    expect(texts(path)).toEqual([`Hoard: This is how you will be called. ${host.address}`]);
    hook.answer = (reply) => reply.writeHead(500).end('a secret of that rooms');
    expect(await bo.get('notices/try', { by: 'hook' })).toEqual({ came: 'refused' });
  });

  test.each([
    ['http://hook.test/', 'not-https'],
    ['nonsense', 'no-address'],
    ['https://hook.test:22/', 'odd-port'],
  ])('%s is refused: %s', async (address, fault) => {
    const { bo, path } = await lay();
    expect(await bo.call('notices/hook', { address, language: 'en' })).toEqual({ ok: false, refusal: { why: 'bad-hook', fault } });
    expect((await bo.get('notices/mine', {})).hook).toBe(hook.address(path));
  });

  test('C13 of this machine is not knocked at by a server as people start it', async () => {
    const usual = await openHost();
    const eve = await Visitor.named(usual.address, 'Eve');
    for (const where of [`https://127.0.0.1:${hook.port}/`, `https://localhost:${hook.port}/`]) {
      await eve.get('notices/hook', { address: where, language: 'en' });
      expect(await eve.get('notices/try', { by: 'hook' })).toEqual({ came: 'not-public' });
    }
    expect(hook.connections).toBe(0);
    await usual.close();
  });

  test('is taken back, and is for nobody else to see', async () => {
    const { ann, bo } = await lay();
    expect((await ann.get('notices/mine', {})).hook).toBeNull();
    await bo.get('notices/hook', { address: null, language: 'en' });
    expect((await bo.get('notices/mine', {})).hook).toBeNull();
    expect(await bo.call('notices/try', { by: 'hook' })).toEqual({ ok: false, refusal: { why: 'bad-hook', fault: 'no-address' } });
  });

  test('P16 is nowhere in the file when whoever gave it is forgotten', async () => {
    const { bo } = await lay();
    await bo.get('notices/hook', { address: hook.address('/quirinius'), language: 'en' });
    expect(everything()).toContain('quirinius');
    await bo.get('people/forget', {});
    expect(everything()).not.toContain('quirinius');
  });
});

describe('a browser', () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const subscription = (path: string): { endpoint: string; key: string; auth: string } => ({
    endpoint: hook.address(path),
    key: pair.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
  });

  test('is sent what only it can read, by a sender whom its service knows', async () => {
    const { ann, bo, table, path } = await lay();
    await bo.get('notices/hook', { address: null, language: 'en' });
    const { pushKey, isPushed } = await bo.get('notices/mine', {});
    expect(isPushed).toBe(false);
    await bo.get('notices/push', { subscription: subscription(path), language: 'en' });
    await ann.get('tables/begin', { table });
    const [{ headers, body }] = (await hook.until(1, path)) as [(typeof hook.received)[number]];
    expect([headers['content-encoding'], headers['ttl']]).toEqual(['aes128gcm', '86400']);
    expect(JSON.parse(opened(body, pair, auth))).toEqual({ title: 'Dragon Attack!', text: 'The game has begun.', table });
    const [, pass, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization!)!;
    expect(key).toBe(pushKey);
    const [head, claims, signature] = pass!.split('.') as [string, string, string];
    const point = Buffer.from(key!, 'base64url');
    const known = createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
      format: 'jwk',
    });
    const isTheirs = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: known, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number };
    const hours = exp / 3600 - Date.now() / 3_600_000;
    expect([isTheirs, aud, hours > 0 && hours <= 24]).toEqual([true, `https://hook.test:${hook.port}`, true]);
  });

  test('that has let go of its address is not called again', async () => {
    const { bo, path } = await lay();
    await bo.get('notices/push', { subscription: subscription(path), language: 'en' });
    expect(await bo.get('notices/try', { by: 'push' })).toEqual({ came: 'delivered' });
    hook.answer = (reply) => reply.writeHead(410).end();
    expect(await bo.get('notices/try', { by: 'push' })).toEqual({ came: 'gone' });
    expect((await bo.get('notices/mine', {})).isPushed).toBe(false);
  });

  test('whose key is revoked is not called any more; that of another device is', async () => {
    const { ann, bo, table, path } = await lay();
    await bo.get('notices/hook', { address: null, language: 'en' });
    const { code } = await bo.get('people/recovery', {});
    const { key } = await bo.get('people/recover', { code });
    await callTable({ address: host.address, key }, 'notices/push', { subscription: subscription(path), language: 'en' });
    await bo.get('notices/push', { subscription: subscription(`${path}/2`), language: 'en' });
    await bo.get('people/alone', {});
    await ann.get('tables/begin', { table });
    await hook.until(1, `${path}/2`);
    await bo.get('notices/try', { by: 'push' });
    expect([hook.at(path).length, hook.at(`${path}/2`).length]).toEqual([0, 2]);
  });

  test.each([
    ['key', 'AAAA'],
    ['auth', 'AAAA'],
  ])('with a %s that is none is refused', async (part, value) => {
    const { bo } = await lay();
    const called = await bo.call('notices/push', { subscription: { ...subscription('/'), [part]: value }, language: 'en' });
    expect(called).toEqual({ ok: false, refusal: { why: 'bad-hook', fault: 'no-address' } });
  });

  test('has the same key of this server after it was started again', async () => {
    const { bo } = await lay();
    const { pushKey } = await bo.get('notices/mine', {});
    await host.stop();
    host = await openHost({ before: host, courier: courierHome() });
    // A connection that the old server has just closed may still be tried: then it is asked again.
    const keyNow = async (): Promise<string | null> => {
      const called = await bo.call('notices/mine', {});
      return called.ok ? called.given.pushKey : null;
    };
    await expect.poll(keyNow).toBe(pushKey);
  });
});

test('what is sealed is what RFC 8291 seals in its example', () => {
  const ours = createECDH('prime256v1');
  ours.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const seal = {
    key: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  expect(sealed('When I grow up, I want to be a watermelon', seal, { pair: ours, salt }).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

const everything = (): string =>
  ['', '-wal']
    .map((beside) => host.file + beside)
    .map((file) => (existsSync(file) ? readFileSync(file, 'latin1') : ''))
    .join('');

const derived = (material: Uint8Array, salt: Uint8Array, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', material, salt, info, bytes));

/** Opens what was sealed for a browser, as browsers do. */
function opened(body: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const theirs = body.subarray(21, 21 + body[20]!);
  const record = body.subarray(21 + body[20]!);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
  const material = derived(pair.computeSecret(theirs), auth, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derived(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derived(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  expect(text.at(-1)).toBe(2);
  return text.subarray(0, -1).toString();
}
