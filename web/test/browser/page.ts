import axe from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { HOME_NETWORK } from './chromium.ts';
import { SCREENS, isTouched, type Screen } from './sizes.ts';

export interface Wishes {
  readonly size?: Screen;
  /** How many times as large as meant everything is. */
  readonly zoom?: number;
  readonly language?: 'en' | 'de';
  /** 0 shows nothing move; the tests want to be quick. */
  readonly speed?: number;
  /** False for a system that wishes for no motion, as the tests do: they want to be quick. */
  readonly motion?: boolean;
  /** Two hexadecimal digits from which all dice of a new game follow, and the whims of its bots. */
  readonly dice?: string;
  /** False for an address in a home network, which no browser grants service workers, locks or the clipboard. */
  readonly secure?: boolean;
  /** True for a browser that has them, as most do: it then fetches all that there is, at every visit, and the tests want to be quick. */
  readonly serviceWorkers?: boolean;
  /** False for a browser that lets the page keep nothing. */
  readonly storage?: boolean;
  /** True for a page that may be heard, as pages are at first; nobody listens here. */
  readonly sound?: boolean;
  /** True for a browser that paints the lands of maps: nobody looks at them here, and to paint them anew is half of what a game costs. */
  readonly painted?: boolean;
  /** True for a page with which the next test of the file goes on. */
  readonly isShared?: boolean;
}

/** A page in a browser of its own: no other test's games, settings or service worker. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The addresses of everything that was loaded. */
  readonly loaded: readonly string[];
}

/** Longer than anything takes on a busy machine. */
const PATIENCE = 40_000;

/** As a browser does that was told to keep nothing. */
const FORBID_STORAGE = `
  const forbid = () => { throw new DOMException('forbidden', 'SecurityError'); };
  Object.defineProperty(window, 'localStorage', { get: forbid });
  IDBFactory.prototype.open = forbid;
`;

/** Lands are where they are, and as large, but cannot be seen. */
const UNPAINTED = `
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync('.map-plane > img { visibility: hidden }');
  document.adoptedStyleSheets = [unpainted];
`;

/**
 * The 32 bytes of a game's secret and the 16 that the device adds, from which all dice come, and the 4 from which its bots' whims come: the
 * same each time, so that no test depends on luck.
 */
const fixChance = (dice: string): string => `
  const { getRandomValues } = Crypto.prototype;
  Crypto.prototype.getRandomValues = function (array) {
    return [32, 16, 4].includes(array.byteLength) ? array.fill(0x${dice}) : getRandomValues.call(this, array);
  };
`;

/** Two headers that a browser heeds only where it trusts the address, and complains of elsewhere. */
const ONLY_WHERE_TRUSTED = /^The Cross-Origin-Opener-Policy header has been ignored|Origin-Agent-Cluster header/;

/** What a server refuses, and that it is gone, the page tells in words of its own; the browser notes it all the same. */
const TOLD_BY_THE_PAGE = /\/(?:api\/|socket$)/;

/** What a browser notes of whatever was wanted while it had no network. */
const DISCONNECTED = /net::ERR_INTERNET_DISCONNECTED$/;

/** The browsers whose network a test has taken away: only they may miss something. */
const cutOff = new WeakSet<BrowserContext>();

/** Takes the network away from a browser, until it is given back. */
export async function cutOffNetwork(context: BrowserContext): Promise<() => Promise<void>> {
  cutOff.add(context);
  await context.setOffline(true);
  return () => context.setOffline(false);
}

let browser: Browser;
let open: { readonly context: BrowserContext; readonly troubles: string[]; readonly isShared: boolean }[] = [];

/** Called once at the top of every file: connects to the browser, and lets no test leave errors or strange requests behind. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterEach(async () => {
    const visits = open;
    open = visits.filter(({ isShared }) => isShared);
    await Promise.all(visits.filter(({ isShared }) => !isShared).map(({ context }) => context.close()));
    expect(visits.flatMap(({ troubles }) => troubles.splice(0))).toEqual([]);
  });
  afterAll(async () => {
    open = [];
    await browser.close();
  });
}

/**
 * A page that tests of one file take one after the other: those of a table, who sit down at one game after the other and change nothing
 * else. To load everything for each of them is most of what such tests cost.
 */
export function sharedPage(wishes: Wishes = {}): () => Promise<Page> {
  let visited: Promise<Visit> | null = null;
  return async () => (await (visited ??= visit('#/games', { ...wishes, isShared: true }))).page;
}

export async function visit(path = '#/', wishes: Wishes = {}): Promise<Visit> {
  const {
    size = 'desk',
    zoom = 1,
    language = 'en',
    speed = 0,
    motion = false,
    dice = '5a',
    secure = true,
    serviceWorkers = false,
    storage = true,
    sound = false,
    painted = false,
    isShared = false,
  } = wishes;
  const context = await browser.newContext({
    viewport: { width: SCREENS[size].width / zoom, height: SCREENS[size].height / zoom },
    deviceScaleFactor: zoom,
    hasTouch: isTouched(size),
    locale: language,
    reducedMotion: motion ? 'no-preference' : 'reduce',
  });
  await context.addInitScript(`try { localStorage['hoard.speed'] ??= '${speed}'; localStorage['hoard.sound'] ??= '${sound}'; } catch {}`);
  await context.addInitScript(fixChance(dice));
  if (!serviceWorkers) await context.addInitScript('delete Navigator.prototype.serviceWorker;');
  if (!storage) await context.addInitScript(FORBID_STORAGE);
  if (!painted) await context.addInitScript(UNPAINTED);
  context.setDefaultTimeout(PATIENCE);
  const troubles: string[] = [];
  const loaded: string[] = [];
  const home = new URL(inject('address'));
  if (!secure) home.hostname = HOME_NETWORK;
  context.on('weberror', (error) => troubles.push(`error: ${error.error().message}`));
  context.on('console', (message) => {
    if (!secure && ONLY_WHERE_TRUSTED.test(message.text())) return;
    if (TOLD_BY_THE_PAGE.test(message.location().url) || message.text().startsWith('WebSocket connection to ')) return;
    if (cutOff.has(context) && DISCONNECTED.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== home.origin && !['blob:', 'data:'].includes(url.protocol)) troubles.push(`request to ${url.origin}`);
    loaded.push(request.url());
  });
  open.push({ context, troubles, isShared });
  const page = await context.newPage();
  await page.goto(new URL(path, home).href);
  return { page, context, loaded };
}

/** Two pictures later everything was laid out, and what follows from its size is there. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))');

/** Everything on the page as a screen reader tells it, without addresses. */
export async function readOut(page: Page): Promise<string> {
  return (await page.locator('body').ariaSnapshot()).replaceAll(/^\s*- \/url: .*\n/gm, '');
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** Where everything on the page stands, to tell whether it has come to rest. */
const LAYOUT = `[...document.body.querySelectorAll('*')].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [element.tagName, x, y, width, height].join();
}).join()`;

const CHECK = `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] }).then(({ violations }) => violations)`;

/**
 * What a checker finds wrong for people who see, hear or point differently. What it says of a page that moved meanwhile (a board that is laid
 * out once more when its picture has come) is true of no moment: it is asked again until everything stood still from before to after.
 */
export async function barriersOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(axe.source);
  for (let attempt = 1; ; attempt++) {
    const before = await page.evaluate<string>(LAYOUT);
    const violations = await page.evaluate<Violation[]>(CHECK);
    const tooWide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    await page.waitForTimeout(100);
    const after = await page.evaluate<string>(LAYOUT);
    if (before !== after && attempt < 20) continue;
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target.join(' ')}) ${failureSummary.split('\n').slice(0, 2).join(' ')}`),
    );
    return tooWide > 0 ? [...found, `the page is ${tooWide} pixels wider than the screen`] : found;
  }
}
