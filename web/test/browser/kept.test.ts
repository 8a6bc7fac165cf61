import { json, text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { SPOILED, finishedFile, gameFile, seatings } from './gameFiles.ts';
import { useBrowser, visit } from './page.ts';
import { playOn, question, sitDown, takeIn } from './playing.ts';

useBrowser();

test('a game in progress outlives the page', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, gameFile({ seated: seatings.withBot, dice: '11' }));
  const heading = question(page).getByRole('heading', { level: 2 });
  const before = await heading.innerText();
  await playOn(page, { until: async () => (await heading.innerText()) !== before });
  const asked = await heading.innerText();
  await page.reload();
  await question(page).getByRole('heading', { level: 2, name: asked }).waitFor();
});

test.each(SPOILED)('a file that is %s changes nothing and says why', async (_, spoil, reason) => {
  const { page } = await visit('#/games');
  const good = JSON.stringify(finishedFile());
  await takeIn(page, good);
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Dragon Attack!' }) });
  await expect.poll(() => rows.count()).toBe(1);
  await takeIn(page, spoil(good), en, 'holiday.json');
  const said = page.getByRole('status').getByText('holiday.json').or(page.getByRole('status').getByText(reason));
  await said.first().waitFor();
  await expect.poll(() => page.getByRole('status').allInnerTexts()).toEqual([expect.stringContaining(reason)]);
  await expect.poll(() => rows.count()).toBe(1);
  await page.reload();
  await rows.waitFor();
});

test('a file is played through beside the page, which stays awake', async () => {
  const { page } = await visit('#/games');
  const [worker] = await Promise.all([page.waitForEvent('worker'), takeIn(page, JSON.stringify(finishedFile()))]);
  expect(worker.url()).toMatch(/\/check-worker\.js$/);
  await page.getByText(en.games.opened('Anna and Morgana')).waitFor();
});

test('where a worker cannot start, the page plays it through itself', async () => {
  const { page, context } = await visit();
  await context.addInitScript(`Worker = class { constructor() { throw new DOMException('forbidden', 'SecurityError'); } };`);
  await page.reload();
  await takeIn(page, JSON.stringify(finishedFile()));
  await page.getByText(en.games.opened('Anna and Morgana')).waitFor();
  const [, spoil, reason] = SPOILED.find(([what]) => what === 'with a choice that cannot be')!;
  await takeIn(page, spoil(JSON.stringify(finishedFile())));
  await page.getByText(reason).waitFor();
});

test('a game saved as a file is the game that was opened', async () => {
  const { page } = await visit('#/games');
  const file = finishedFile();
  await takeIn(page, JSON.stringify(file));
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: en.games.export }).click()]);
  expect(saved.suggestedFilename()).toMatch(/^dragon-attack-[0-9a-f]{12}\.json$/);
  expect(await json(await saved.createReadStream())).toEqual(JSON.parse(JSON.stringify(file)));
  await expect.poll(() => page.getByText(en.games.holdsSecrets).count()).toBe(0);
});

test('a game that goes on is saved with a word on what its file gives away, in three places', async () => {
  const { page } = await visit('#/games');
  await takeIn(page, JSON.stringify(gameFile({ seated: seatings.withBot, dice: '11' })));
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: en.games.export }).click()]);
  await page.getByRole('status').getByText(en.games.holdsSecrets).waitFor();
  expect(saved.suggestedFilename()).toMatch(/^dragon-attack-[0-9a-f]{12}-unfinished-holds-secrets\.json$/);
  const written = await text(await saved.createReadStream());
  expect(written).toMatch(/^\{"hoard":1,"warning":"This game is not over/);
  await takeIn(page, written);
  // The same is said once; but the game is there twice.
  await page.getByRole('button', { name: en.games.export }).nth(1).waitFor();
  await expect.poll(() => page.getByText(en.games.opened('Anna and Morgana')).count()).toBe(1);
});

test('a file that begins with a byte order mark is opened', async () => {
  const { page } = await visit('#/games');
  await takeIn(page, `\ufeff${JSON.stringify(finishedFile())}`);
  await page.getByText(en.games.opened('Anna and Morgana')).waitFor();
});

test('a deleted game can be taken back', async () => {
  const { page } = await visit('#/games');
  await takeIn(page, JSON.stringify(finishedFile()));
  await page.getByRole('button', { name: en.games.remove }).click();
  await page.getByText(en.games.none).waitFor();
  await page.getByRole('button', { name: en.page.undo }).click();
  await page.getByRole('link', { name: en.games.replay }).waitFor();
});
