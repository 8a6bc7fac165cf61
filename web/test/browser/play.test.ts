import { expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { finishedFile, gameFile, gameFileWhere, hasSeenCounter, isMoving, seatings } from './gameFiles.ts';
import { readOut, useBrowser, visit } from './page.ts';
import { answer, playOn, question, sitDown, whatHappened } from './playing.ts';

useBrowser();

test('a walk to an empty space can be taken back', async () => {
  const { page } = await visit('#/games');
  // Alone as a squire nothing is drawn after such a walk.
  await sitDown(page, gameFile({ seated: seatings.alone, dice: '3c', options: { level: 'squire' } }));
  const list = question(page).locator('details.place-list > summary');
  const quiet = question(page).getByRole('region', { name: 'Free' }).getByRole('button');
  await playOn(page, {
    until: async () => {
      await question(page).getByRole('button').first().waitFor();
      if (!(await list.isVisible())) return false;
      await list.click();
      return quiet.first().isVisible();
    },
  });
  const asked = await question(page).getByRole('heading', { level: 2 }).innerText();
  await quiet.first().click();
  await question(page).getByRole('button', { name: 'Roll the die' }).waitFor();
  await page.getByRole('button', { name: en.play.undo }).click();
  await question(page).getByRole('heading', { level: 2, name: asked }).waitFor();
  await page.reload();
  await question(page).getByRole('heading', { level: 2, name: asked }).waitFor();
});

test('what bars taking back is said', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, gameFileWhere(seatings.withBot, isMoving(0)));
  await page.keyboard.press('u');
  await page.getByRole('status').getByText(en.play.barChance).waitFor();
});

test('the adviser names an offered answer, and that one is emphasised', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, gameFileWhere(seatings.withBot, isMoving(0)));
  await page.getByRole('button', { name: en.play.hint }).click();
  const advice = await question(page)
    .getByText(/^The adviser would choose “Go to/)
    .innerText();
  const emphasised = await question(page).locator('[data-main] > span').innerText();
  expect(advice).toBe(`The adviser would choose “${emphasised}”.`);
  await question(page).getByRole('button', { name: en.play.consider }).click();
  await question(page).getByRole('button', { name: en.play.confirm }).waitFor();
});

test('a line of the log opens its rule and shows its moment', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, gameFileWhere(seatings.withBot, isMoving(0)));
  const log = whatHappened(page);
  await log
    .getByRole('button', { name: /You roll a/ })
    .last()
    .click();
  await log.getByText(/DA-3\.1/).waitFor();
  await question(page).getByRole('button', { name: en.play.toNow }).click();
  await question(page)
    .getByRole('button', { name: /^Go to/ })
    .first()
    .waitFor();
});

test('what was seen is told on the board, in words too, unless the players rely on their memory', async () => {
  const { page } = await visit('#/settings');
  await sitDown(
    page,
    gameFileWhere(seatings.withBot, (match) => hasSeenCounter(match) && isMoving(0)(match)),
  );
  expect(await readOut(page)).toMatch(/, seen: /);
  await page.goto(new URL('#/settings', page.url()).href);
  await page.getByRole('radio', { name: en.settings.memoryOwn }).check();
  await page.goBack();
  await question(page).getByRole('button').first().waitFor();
  expect(await readOut(page)).not.toMatch(/seen: /);
});

test('the replay slides to any moment, can be linked, and be played on from', async () => {
  const { page } = await visit('#/games');
  const file = finishedFile();
  await sitDown(page, file);
  await page.getByRole('link', { name: en.play.replay }).click();
  const slider = page.getByRole('slider', { name: new RegExp(`^${en.replay.moment}`) });
  await slider.fill('7');
  await page.getByText(en.replay.of(7, file.journal.length)).waitFor();
  await page.waitForURL(/\/7$/);
  await page.getByRole('button', { name: en.replay.forward }).click();
  await page.getByText(en.replay.of(8, file.journal.length)).waitFor();
  await page.waitForURL(/\/8$/);
  await page.reload();
  await page.getByText(en.replay.of(8, file.journal.length)).waitFor();
  await page.getByRole('button', { name: en.replay.playOn }).click();
  await page.getByRole('button', { name: en.replay.begin, exact: true }).click();
  expect(await answer(page)).toBe(true);
});

test('the rulebook is searched', async () => {
  const { page } = await visit('#/rules/dragon-attack');
  await page.getByRole('searchbox', { name: en.rules.search }).fill('closed gates');
  await page.getByRole('heading', { name: /Closed gates/ }).waitFor();
});

test('bots think beside the page, not in its way', async ({ annotate }) => {
  const { page } = await visit();
  const thinking = [
    { name: 'Anna', player: 'person' },
    { name: 'Merlin', player: 'search:1' },
  ];
  await sitDown(page, gameFile({ seated: thinking, dice: '44' }));
  await page.evaluate(`
    window.blocked = [];
    new PerformanceObserver((list) => window.blocked.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  `);
  const first = await question(page).getByRole('heading', { level: 2 }).innerText();
  await playOn(page, {
    until: async () =>
      (await whatHappened(page)
        .getByText(/^Turn 3/)
        .count()) > 0,
  });
  expect(page.workers().length).toBeGreaterThan(0);
  const blocked = await page.evaluate<number[]>('window.blocked');
  await annotate(`${first} Tasks over 50 ms while a bot thought: ${blocked.length}, the longest ${Math.max(0, ...blocked)} ms`);
});
