import { expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { gameFile, seatings } from './gameFiles.ts';
import { cutOffNetwork, useBrowser, visit } from './page.ts';
import { answer, sitDown } from './playing.ts';

useBrowser();

test('without a connection the page loads again and a new game can be played', async () => {
  const { page, context } = await visit('#/settings', { serviceWorkers: true });
  await page.getByText(en.settings.offlineReady).waitFor();
  await cutOffNetwork(context);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: en.settings.title }).waitFor();
  await page.goto(new URL('#/setup/dragon-attack', page.url()).href);
  await page.getByRole('button', { name: en.setup.start }).click();
  expect(await answer(page)).toBe(true);
  await page.goto(new URL('#/rules/dragon-attack', page.url()).href);
  await page.getByText('DA-5.3').first().waitFor();
});

test('a browser without service workers plays all the same', async () => {
  const { page } = await visit('#/settings');
  await page.getByText(en.settings.offlineNot).waitFor();
  await page.goto(new URL('#/setup/dragon-attack', page.url()).href);
  await page.getByRole('button', { name: en.setup.start }).click();
  expect(await answer(page)).toBe(true);
});

test('a browser that keeps nothing says so, and plays', async () => {
  const { page } = await visit('#/setup/dragon-attack', { storage: false });
  await page.getByText(en.trouble.forbidden).waitFor();
  await page.getByRole('button', { name: en.setup.start }).click();
  expect(await answer(page)).toBe(true);
});

test('what is wanted while the connection is gone is told to be missing, and comes when it is back', async () => {
  const { page, context } = await visit('#/games', { size: 'phone' });
  await sitDown(page, gameFile({ seated: seatings.withBot, dice: '5a' }));
  const giveBack = await cutOffNetwork(context);
  await page.getByRole('button', { name: en.play.more }).tap();
  await page.getByRole('status').getByText(en.trouble.notLoaded).waitFor();
  await giveBack();
  await page.getByRole('dialog', { name: en.play.moreTitle }).waitFor();
});
