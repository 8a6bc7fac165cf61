import { globSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { isBuilt } from '../../build.ts';
import { LAST_FILE } from '../../compressed.ts';
import { HOME_NETWORK } from './chromium.ts';
import { useBrowser, visit } from './page.ts';

useBrowser();

const filesLike = (pattern: string): string[] => globSync(pattern, { cwd: inject('folder') });
const sizeOf = (name: string): number => statSync(join(inject('folder'), name)).size;

test('beside every text of some size lie smaller copies of it, and beside nothing else', () => {
  const texts = filesLike('**/*.{js,css,html,svg}').filter((name) => sizeOf(name) >= 500);
  expect(texts).toContain('index.html');
  for (const name of texts) {
    const whole = readFileSync(join(inject('folder'), name));
    expect(brotliDecompressSync(readFileSync(join(inject('folder'), `${name}.br`)))).toEqual(whole);
    expect(gunzipSync(readFileSync(join(inject('folder'), `${name}.gz`)))).toEqual(whole);
  }
  const copies = filesLike('**/*.{br,gz}');
  for (const copy of copies) expect(sizeOf(copy)).toBeLessThan(sizeOf(copy.slice(0, -3)));
  expect(copies.filter((name) => /\.(?:png|woff2)\.\w+$/.test(name))).toEqual([]);
});

test('what is kept for use without a connection is the page, not the copies', () => {
  const kept = readFileSync(join(inject('folder'), 'service-worker.js'), 'utf8');
  expect(kept).toContain('"icon.svg"');
  expect(kept).not.toMatch(/\.(?:br|gz)"/);
});

test('a page whose building was broken off, or that is of before there were copies, is built again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hoard-page-'));
  const tomorrow = Date.now() / 1000 + 86_400;
  for (const name of ['index.html', LAST_FILE]) {
    expect(isBuilt(folder)).toBe(false);
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), tomorrow, tomorrow);
  }
  expect(isBuilt(folder)).toBe(true);
  rmSync(folder, { recursive: true });
});

/** What a browser takes at an address that it trusts, and at one that it does not. */
test.each([
  ['br', true],
  ['gzip', false],
])('texts travel as %s (trusted: %s)', async (encoding, secure) => {
  const { page } = await visit('about:blank', { secure });
  const home = new URL(inject('address'));
  if (!secure) home.hostname = HOME_NETWORK;
  const encodings = new Map<string, string | undefined>();
  page.on('response', (response) => encodings.set(new URL(response.url()).pathname, response.headers()['content-encoding']));
  await page.goto(home.href);
  await page.waitForLoadState('networkidle');
  expect(encodings.get('/')).toBe(encoding);
  const texts = [...encodings].filter(([path]) => /\.(?:js|css)$/.test(path) && sizeOf(path) >= 500);
  expect(texts.length).toBeGreaterThan(5);
  expect(new Set(texts.map(([, used]) => used))).toEqual(new Set([encoding]));
  expect([...encodings].filter(([path]) => path.endsWith('.woff2')).map(([, used]) => used)).not.toContain(encoding);
});
