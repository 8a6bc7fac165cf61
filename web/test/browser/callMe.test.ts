import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en as friends } from '../../friends/words/en.ts';
import { en } from '../../words/en.ts';
import { barriersOn, useBrowser, visit, type Visit, type Wishes } from './page.ts';

useBrowser();

const { notices: text } = friends;

/** Somebody who has laid a table, at the list of their tables. */
async function atTables(wishes: Wishes = {}): Promise<Visit> {
  const visited = await visit('#/setup/dragon-attack', wishes);
  const { page } = visited;
  await page.getByRole('button', { name: en.setup.withFriends }).click();
  await page.getByLabel(friends.invitation.yourName).fill('Anna');
  await page.getByRole('button', { name: friends.laying.lay }).click();
  await page.getByRole('region', { name: friends.room.seats }).waitFor();
  await page.goto(new URL('#/tables', page.url()).href);
  await page.getByRole('region', { name: text.title }).waitFor();
  return visited;
}

const region = (page: Page) => page.getByRole('region', { name: text.title });

describe('a hook', () => {
  test('is typed in, tried with a press, still there later, and taken away', async () => {
    const { page } = await atTables({ size: 'small phone', secure: false });
    // Plain http at home: what the browser forbids is said, and what is left.
    await region(page).getByText(text.needsHttps).waitFor();
    const field = region(page).getByLabel(text.hook);
    await field.fill('http://hook.test/');
    await region(page).getByRole('button', { name: text.keep }).click();
    await page.getByText(text.came['not-https']).waitFor();
    await field.fill('https://127.0.0.1:4600/hook');
    await region(page).getByRole('button', { name: text.keep }).click();
    await page.getByText(text.hookKept).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await region(page).getByRole('button', { name: text.tryIt }).click();
    await page.getByText(text.came['not-public']).waitFor();
    await page.reload();
    await region(page).getByRole('button', { name: text.tryIt }).waitFor();
    await expect.poll(() => field.inputValue()).toBe('https://127.0.0.1:4600/hook');
    await region(page).getByRole('button', { name: text.remove }).click();
    await page.getByText(text.hookGone).waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
  });
});

describe('a browser that can call', () => {
  test('is asked by a press, and says when it may not', async () => {
    const { page, context } = await atTables({ serviceWorkers: true });
    await context.clearPermissions();
    await region(page).getByRole('button', { name: text.turnOn }).click();
    await page.getByText(text.denied).waitFor();
  });

  test('shows what the server sends, once a table, and a press opens the table', async () => {
    const { page, context } = await visit('#/', { serviceWorkers: true });
    await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
    const worker = context.serviceWorkers()[0]!;
    const table = 'abcdefghijklmnopqrstu-';
    // No service brings anything here, and this browser has no place for notices: both are stood in for, the worker is the page's own.
    const done = await worker.evaluate(
      `(async () => {
        const shown = [], opened = [];
        self.registration.showNotification = async (title, { body, tag }) => void shown.push({ title, body, tag });
        self.clients.openWindow = async (address) => void opened.push(address);
        const happen = async (kind, parts) => {
          const work = [];
          self.dispatchEvent(Object.assign(new Event(kind), parts, { waitUntil: (one) => work.push(one) }));
          await Promise.all(work);
        };
        const said = (data) => happen('push', { data: { json: () => data } });
        await said({ title: 'Dragon Attack!', text: 'It is your turn.', table: '${table}' });
        await said({ title: 'Hoard', text: 'This is how you will be called.', table: null });
        await said('nonsense');
        await happen('push', { data: null });
        for (const data of ['${table}', null, 'https://elsewhere.test/'])
          await happen('notificationclick', { notification: { data, close() {} } });
        return { shown, opened };
      })()`,
    );
    expect(done).toEqual({
      shown: [
        { title: 'Dragon Attack!', body: 'It is your turn.', tag: table },
        { title: 'Hoard', body: 'This is how you will be called.', tag: 'hoard' },
      ],
      opened: [`./#/table/${table}`, './#/tables', './#/tables'],
    });
  });
});
