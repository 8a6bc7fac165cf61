/**
 * Keeps the whole page in the browser, so that it opens without a connection. The files and a name for this set of them are put in
 * when the page is built; a new set is fetched beside the old one and waits until somebody wants it.
 */
export type Files = readonly string[];
declare const FILES: Files;
declare const EDITION: string;

// The page is checked against the types of a window; these few are what a service worker has besides.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Pressed extends Lasting {
  readonly notification: Notification;
}
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}
declare const self: {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wish: { readonly type: 'window' }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
};

const PREFIX = 'hoard-';
const NAME = PREFIX + EDITION;

addEventListener('install', (event) => (event as Lasting).waitUntil(keepAll()));

addEventListener('activate', (event) => (event as Lasting).waitUntil(dropOthers().then(() => self.clients.claim())));

addEventListener('message', ({ data }) => data === 'take over' && void self.skipWaiting());

addEventListener('fetch', (event) => {
  const fetching = event as Fetching;
  const { request } = fetching;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin) fetching.respondWith(answer(request));
});

addEventListener('push', (event) => (event as Pushed).waitUntil(call((event as Pushed).data?.json())));

addEventListener('notificationclick', (event) => {
  const { notification } = event as Pressed;
  notification.close();
  (event as Pressed).waitUntil(goTo(notification.data));
});

/** Shows what the server says of a table. Of each table there is one notice: a later one is in the place of the one before. */
async function call(said: unknown): Promise<void> {
  if (typeof said !== 'object' || said === null || !('title' in said && 'text' in said && 'table' in said)) return;
  const { title, text, table } = said;
  const tag = typeof table === 'string' ? table : 'hoard';
  await self.registration.showNotification(String(title), {
    body: String(text),
    icon: 'icon-192.png',
    badge: 'icon-192.png',
    tag,
    data: table,
  });
}

/** Opens a table, or the page where it is open already. */
async function goTo(table: unknown): Promise<void> {
  const hash = typeof table === 'string' && /^[\w-]{22}$/.test(table) ? `#/table/${table}` : '#/tables';
  const open = (await self.clients.matchAll({ type: 'window' })).find(({ url }) => url.endsWith(hash));
  await (open === undefined ? self.clients.openWindow(`./${hash}`) : open.focus());
}

/** The page at every address. */
const PAGE = './';
const PRELOADS = /<link rel="modulepreload"[^>]*>/g;

async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll([...FILES]);
  // Chromium throws away what is loaded in advance through a service worker, and warns of it; from here nothing is far anyway.
  const page = (await cache.match(PAGE))!;
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  await cache.put(PAGE, new Response((await page.text()).replaceAll(PRELOADS, ''), { headers }));
}

/** What is kept comes from here; the page itself is the same at every address. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request.mode === 'navigate' ? PAGE : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)));
}
