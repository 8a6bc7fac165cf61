import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';
import { gameFile, seatings } from './gameFiles.ts';
import { barriersOn, readOut, useBrowser, visit } from './page.ts';
import { answer, playOn, question, sitDown, takeIn } from './playing.ts';

useBrowser();

/** The same place in another tab of the same browser. */
async function inAnotherTab(page: Page, context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto(page.url());
  return other;
}

const goOn = (page: Page): Locator => page.getByRole('link', { name: new RegExp(`^${en.games.continue}:`) });

const tryAgain = (page: Page): Promise<void> => page.getByRole('button', { name: en.trouble.again }).click();

/** A game as the browser's database has it. */
interface Kept {
  readonly about: { readonly choices: number };
  readonly text: string;
}

/** The only game in the browser's database, read past the page. */
const keptOn = (page: Page): Promise<Kept> =>
  page.evaluate<Kept>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('hoard');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const all = opening.result.transaction('games').objectStore('games').getAll();
      all.onsuccess = () => (opening.result.close(), resolve(all.result[0]));
    };
  })`);

const choicesOn = async (page: Page): Promise<number> => (await keptOn(page)).about.choices;

/** Gives an answer, and waits until it is kept. */
async function choose(page: Page): Promise<void> {
  const before = await choicesOn(page);
  await playOn(page, { until: async () => (await choicesOn(page)) > before });
}

describe.each([
  ['at home, where there are locks', true],
  ['in a home network, where there are none', false],
])('%s', (_, secure) => {
  test('one tab plays a game; another is told so, gets it when the first is closed, and goes on from there', async () => {
    const { page, context } = await visit('#/', { secure });
    expect(await page.evaluate('[isSecureContext, navigator.locks !== undefined]')).toEqual([secure, secure]);
    // The second tab knows the game from before the first went on with it.
    await takeIn(page, JSON.stringify(gameFile({ seated: seatings.alone, dice: '11' })));
    const other = await inAnotherTab(page, context);
    await goOn(other).waitFor();
    await goOn(page).click();
    await choose(page);
    await choose(page);

    await goOn(other).click();
    await other.getByText(en.trouble.openElsewhere).waitFor();
    expect(await barriersOn(other)).toEqual([]);
    await tryAgain(other);
    await other.getByText(en.trouble.openElsewhere).waitFor();
    await choose(page);
    const { text } = await keptOn(page);
    const asked = await question(page).getByRole('heading', { level: 2 }).innerText();

    await page.close();
    await tryAgain(other);
    await question(other).getByRole('heading', { level: 2, name: asked }).waitFor();
    await choose(other);
    expect((await keptOn(other)).text).toContain(text.slice(text.indexOf('"journal":['), text.indexOf('],"outcome"')));
  });

  test('who goes elsewhere in the page leaves the game to another tab, however quickly', async () => {
    const { page, context } = await visit('#/games', { secure });
    await sitDown(page, gameFile({ seated: seatings.alone, dice: '11' }));
    const other = await inAnotherTab(page, context);
    await other.getByText(en.trouble.openElsewhere).waitFor();
    const game = page.url();
    await page.goto(new URL('#/games', game).href);
    // There and back before anything can be loaded.
    await page.evaluate(`location.hash = '${new URL(game).hash}'`);
    await page.evaluate(`location.hash = '#/games'`);
    await page.getByRole('heading', { level: 1, name: en.games.title }).waitFor();
    await tryAgain(other);
    expect(await answer(other)).toBe(true);
  });

  test('a choice that would be written over what another tab has chosen is not kept, and it is said', async () => {
    const { page, context } = await visit('#/games', { secure });
    await sitDown(page, gameFile({ seated: seatings.alone, dice: '11' }));
    // A tab that was never told of the other.
    await context.addInitScript(`
      BroadcastChannel.prototype.postMessage = () => {};
      if (navigator.locks) LockManager.prototype.request = async (name, options, use) => use({ name });
    `);
    const other = await inAnotherTab(page, context);
    await question(other).getByRole('heading', { level: 2 }).waitFor();
    await choose(other);
    const { text } = await keptOn(other);

    await answer(page);
    await page.getByText(en.trouble.overtaken).waitFor();
    await expect.poll(() => question(page).count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
    expect((await keptOn(page)).text).toBe(text);
    await other.close();
    await tryAgain(page);
    await choose(page);
    await expect.poll(() => page.getByText(en.trouble.overtaken).count()).toBe(0);
  });
});

test('where a tab did not answer in time, the game is taken from it, and it says so in German', async () => {
  const { page, context } = await visit('#/games', { secure: false, language: 'de' });
  await sitDown(page, gameFile({ seated: seatings.alone, dice: '11' }), de);
  // As one whose processor is busy elsewhere.
  const asleep = page.evaluate('for (const since = Date.now(); Date.now() - since < 5_000; );');
  const other = await inAnotherTab(page, context);
  expect(await answer(other, { words: de })).toBe(true);
  await asleep;
  await page.getByText(de.trouble.overtaken).waitFor();
  expect(await readOut(page)).not.toMatch(/\b(the|you|your|of|and|is|are|with)\b/i);
  expect(await answer(other, { words: de })).toBe(true);
});
