import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, type NetworkInterfaceInfo } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Problem } from '@hoard/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesOf, isForWholeNet } from '../addresses.ts';
import { serve, type Serving } from '../server.ts';

// Whatever folder the page lies in, only its own tells what may be kept for ever.
const home = join(mkdtempSync(join(tmpdir(), 'hoard-page-')), 'assets');
const folder = join(home, 'page');
let serving: Serving;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(home, 'secret.txt'), 'not for the net');
  writeFileSync(join(folder, 'service-worker.js'), '// keeps the page');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'assets', 'page-1a2b3c.js'), 'export {};');
  for (const name of ['index.html', 'assets/board-4d5e6f.js']) {
    const text = `<!-- ${'Here be dragons. '.repeat(100)} --><title>Hoard</title>`;
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }
  serving = await serve({ folder, host: '127.0.0.1', port: 0, orNext: false });
});

afterAll(async () => {
  await serving.close();
  rmSync(join(home, '..'), { recursive: true });
});

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(new URL(path, serving.address), init);

/** What comes back for lines as they are written, which a well-behaved client would have tidied up. */
function answerTo(...lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(serving.address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(lines.join('\r\n')));
    socket.once('data', (answer) => resolve(answer.toString('latin1')));
    socket.once('error', reject);
    socket.once('close', () => resolve(''));
  });
}

const statusIn = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

const rawStatus = async (path: string, ...headers: readonly string[]): Promise<number> =>
  statusIn(await answerTo(`GET ${path} HTTP/1.1`, 'Host: hoard', 'Connection: close', ...headers, '', ''));

/** Other than by `fetch`, which asks for encodings of its own, and hides them. */
const headOf = async (path: string, ...headers: readonly string[]): Promise<Headers> => {
  const answer = await answerTo(`HEAD ${path} HTTP/1.1`, 'Host: hoard', 'Connection: close', ...headers, '', '');
  const [, ...lines] = answer.split('\r\n\r\n')[0]!.split('\r\n');
  return new Headers(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]));
};

describe('the server of the page', () => {
  test('gives the page, to be asked for again each time', async () => {
    const answer = await get('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('<title>Hoard</title>');
  });

  test('lets the service worker be asked for again, or nobody would ever get a new version', async () => {
    expect((await get('/service-worker.js')).headers.get('cache-control')).toBe('no-cache');
  });

  test('lets files with a hash in their name be kept for ever', async () => {
    const answer = await get('/assets/page-1a2b3c.js');
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('answers that nothing has changed', async () => {
    const tag = (await get('/service-worker.js')).headers.get('etag')!;
    expect(await rawStatus('/service-worker.js', `If-None-Match: ${tag}`)).toBe(304);
  });

  test('allows the page nothing but its own files', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self';img-src 'self' data:;base-uri 'none';object-src 'none';form-action 'self';frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test.each(['/', '/nothing'])('grants the page at %s the powers it uses and no others', async (path) => {
    const powers = (await get(path)).headers.get('permissions-policy')!.split(', ');
    expect(powers.filter((power) => !power.endsWith('=()'))).toEqual(['autoplay=(self)', 'clipboard-write=(self)']);
    expect(powers).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'usb=()', 'payment=()']));
  });

  test.each(['/nothing', '/assets/', '/assets/page-000000.js', '/.vite/manifest.json'])('has nothing at %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).not.toBeNull();
    expect(await answer.text()).toContain('There is nothing here');
  });

  test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt', '/..%2fsecret.txt', '/..\\secret.txt', '/%00'])(
    'refuses %s, which leads out of the page',
    async (path) => {
      expect(await rawStatus(path)).toBeGreaterThanOrEqual(400);
      expect(await rawStatus(path)).toBeLessThan(500);
    },
  );

  describe('gives what was compressed ahead', () => {
    test.each([
      ['br', 'gzip, deflate, br, zstd'],
      ['gzip', 'gzip, deflate'],
      ['gzip', 'gzip, br;q=0'],
      ['gzip', '*'],
      [null, 'identity'],
      [null, 'deflate, zstd'],
      [null, ''],
      [null, null],
    ])('as %s to who takes %s', async (encoding, accepted) => {
      for (const [path, type] of [
        ['/', 'text/html; charset=utf-8'],
        ['/assets/board-4d5e6f.js', 'application/javascript; charset=utf-8'],
      ] as const) {
        const headers = await headOf(path, ...(accepted === null ? [] : [`Accept-Encoding: ${accepted}`]));
        expect([headers.get('content-encoding'), headers.get('content-type'), headers.get('vary')]).toEqual([
          encoding,
          type,
          'accept-encoding',
        ]);
        expect(Number(headers.get('content-length'))).toBe(
          statSync(join(folder, path === '/' ? 'index.html' : path) + (encoding === null ? '' : encoding === 'br' ? '.br' : '.gz')).size,
        );
        expect(headers.get('cache-control')).toBe(path === '/' ? 'no-cache' : 'public, max-age=31536000, immutable');
      }
    });

    test('whole again where it arrives, and as it is where there is no smaller one', async () => {
      expect(await (await get('/')).text()).toBe(readFileSync(join(folder, 'index.html'), 'utf8'));
      const small = await get('/assets/page-1a2b3c.js');
      expect([small.headers.get('content-encoding'), await small.text()]).toEqual([null, 'export {};']);
    });

    test('and answers for each of them alone that it has not changed', async () => {
      const accepted = ['br', 'gzip', 'identity'];
      const tags = await Promise.all(accepted.map(async (encoding) => (await headOf('/', `Accept-Encoding: ${encoding}`)).get('etag')!));
      expect(new Set(tags).size).toBe(3);
      for (const [index, encoding] of accepted.entries())
        for (const tag of tags)
          expect(await rawStatus('/', `Accept-Encoding: ${encoding}`, `If-None-Match: ${tag}`)).toBe(tag === tags[index] ? 304 : 200);
    });

    test('and a part of it, to who has the beginning', async () => {
      const answer = await answerTo(
        'GET / HTTP/1.1',
        'Host: hoard',
        'Connection: close',
        'Accept-Encoding: br',
        'Range: bytes=10-19',
        '',
        '',
      );
      const size = statSync(join(folder, 'index.html.br')).size;
      expect(statusIn(answer)).toBe(206);
      expect(answer).toContain(`content-range: bytes 10-19/${size}\r\n`);
      expect(answer.split('\r\n\r\n')[1]).toBe(readFileSync(join(folder, 'index.html.br')).subarray(10, 20).toString('latin1'));
      expect(await rawStatus('/', 'Accept-Encoding: br', `Range: bytes=${size}-`)).toBe(416);
    });

    test.each(['/index.html.br', '/assets/board-4d5e6f.js.gz'])('but not by its own name, %s', async (path) => {
      expect((await get(path)).status).toBe(404);
    });
  });

  test('takes no more lines than anybody needs', async () => {
    expect(await rawStatus('/', `X-Long: ${'x'.repeat(15_000)}`)).toBe(200);
    expect(await rawStatus('/', `X-Long: ${'x'.repeat(17_000)}`)).toBe(431);
  });

  test('waits for no question longer than it takes to ask it', async () => {
    const since = performance.now();
    const [silent, halting] = await Promise.all([answerTo(''), answerTo('GET / HTTP/1.1', 'Host: hoard', 'X-Slow: ')]);
    expect([statusIn(silent), statusIn(halting)]).toEqual([408, 408]);
    expect(performance.now() - since).toBeLessThan(20_000);
  });

  test('takes nothing in', async () => {
    expect((await get('/', { method: 'POST', body: 'x' })).status).toBe(404);
  });

  test('says so if the port is taken', async () => {
    const port = Number(new URL(serving.address).port);
    const attempt = serve({ folder, host: '127.0.0.1', port, orNext: false });
    await expect(attempt).rejects.toThrow(
      `The page cannot be served at 127.0.0.1, port ${port}: something else is using that port; expected an address of this machine and a free port.`,
    );
    await expect(attempt).rejects.toBeInstanceOf(Problem);
  });

  test('takes the next free port where that is allowed', async () => {
    const port = Number(new URL(serving.address).port);
    const other = await serve({ folder, host: '127.0.0.1', port, orNext: true });
    expect(Number(new URL(other.address).port)).toBeGreaterThan(port);
    await other.close();
  });

  test('says so if there is no such address here', async () => {
    await expect(serve({ folder, host: '203.0.113.1', port: 0, orNext: true })).rejects.toThrow(/this machine has no such address/);
  });
});

function network(address: string, family: 'IPv4' | 'IPv6', internal = false): NetworkInterfaceInfo {
  const common = { address, netmask: '', mac: '', internal, cidr: null };
  return family === 'IPv4' ? { ...common, family } : { ...common, family, scopeid: 0 };
}

describe('the addresses', () => {
  const networks = {
    lo: [network('127.0.0.1', 'IPv4', true), network('::1', 'IPv6', true)],
    eth0: [network('192.0.2.2', 'IPv4'), network('2001:db8::2', 'IPv6'), network('fe80::1', 'IPv6')],
    wlan0: [network('198.51.100.7', 'IPv4')],
  };

  test('of a page that listens everywhere are those by which it is really found: here first, then from outside', () => {
    const others = ['http://192.0.2.2:4600/', 'http://198.51.100.7:4600/'];
    const everywhere = { address: '0.0.0.0', family: 'IPv4', port: 4600 };
    expect(addressesOf('0.0.0.0', everywhere, networks)).toEqual({ address: 'http://localhost:4600/', others });
  });

  test('are of both kinds where both are listened to, save those of a single link', () => {
    const others = ['http://192.0.2.2:4600/', 'http://[2001:db8::2]:4600/', 'http://198.51.100.7:4600/'];
    const everywhere = { address: '::', family: 'IPv6', port: 4600 };
    expect(addressesOf('::0', everywhere, networks)).toEqual({ address: 'http://localhost:4600/', others });
  });

  test('of a page that listens at one of them is that one', () => {
    const here = { address: '2001:db8::2', family: 'IPv6', port: 4600 };
    expect(addressesOf('2001:db8::2', here, networks)).toEqual({ address: 'http://[2001:db8::2]:4600/', others: [] });
    const home = { address: '127.0.0.1', family: 'IPv4', port: 4600 };
    expect(addressesOf('localhost', home, networks)).toEqual({ address: 'http://localhost:4600/', others: [] });
  });

  test.each([
    ['127.0.0.1', {}, false],
    ['192.168.0.7', {}, false],
    ['8.8.8.8', {}, true],
    ['2606:4700::1', {}, true],
    ['0.0.0.0', { eth0: [network('192.168.0.7', 'IPv4')] }, false],
    ['::', { eth0: [network('192.168.0.7', 'IPv4'), network('2606:4700::1', 'IPv6')] }, false],
    ['0.0.0.0', { eth0: [network('8.8.8.8', 'IPv4')] }, true],
  ])('of a page that listens at %s of %j are for the whole net: %s', (address, ours, isFor) => {
    expect(isForWholeNet({ address, family: '', port: 4600 }, ours)).toBe(isFor);
  });

  test('all answer', async () => {
    const everywhere = await serve({ folder, host: '::', port: 0, orNext: false });
    for (const address of [everywhere.address, ...everywhere.others]) expect((await fetch(address)).status).toBe(200);
    await everywhere.close();
  });
});
