import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '@hoard/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, type Serving } from '../server.ts';

const home = mkdtempSync(join(tmpdir(), 'hoard-page-'));
const folder = join(home, 'page');
let serving: Serving;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(home, 'secret.txt'), 'not for the net');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Hoard</title>');
  writeFileSync(join(folder, 'service-worker.js'), '// keeps the page');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'assets', 'page-1a2b3c.js'), 'export {};');
  serving = await serve({ folder, host: '127.0.0.1', port: 0, orNext: false });
});

afterAll(async () => {
  await serving.close();
  rmSync(home, { recursive: true });
});

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(new URL(path, serving.address), init);

/** Asks for a path and with headers as they are written, which a well-behaved client would have tidied up. */
function rawStatus(path: string, ...headers: readonly string[]): Promise<number> {
  const { hostname, port } = new URL(serving.address);
  return new Promise((resolve, reject) => {
    const lines = [`GET ${path} HTTP/1.1`, `Host: ${hostname}`, 'Connection: close', ...headers, '', ''];
    const socket = connect(Number(port), hostname, () => socket.write(lines.join('\r\n')));
    socket.once('data', (answer) => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString())?.[1])));
    socket.once('error', reject);
  });
}

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
    const tag = (await get('/')).headers.get('etag')!;
    expect(await rawStatus('/', `If-None-Match: ${tag}`)).toBe(304);
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

  test('takes nothing in', async () => {
    expect((await get('/', { method: 'POST', body: 'x' })).status).toBe(404);
  });

  test('says so if the port is taken', async () => {
    const port = Number(new URL(serving.address).port);
    const attempt = serve({ folder, host: '127.0.0.1', port, orNext: false });
    await expect(attempt).rejects.toThrow(`The page cannot be served at 127.0.0.1, port ${port}: something else is using that port.`);
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
