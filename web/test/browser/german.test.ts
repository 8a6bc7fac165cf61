import { expect, test } from 'vitest';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';
import { SPOILED, finishedFile, gameFile, seatings } from './gameFiles.ts';
import { readOut, useBrowser, visit } from './page.ts';
import { answer, considerPlace, playOn, question, sitDown, takeIn } from './playing.ts';

useBrowser();

/** Words that stand in no German sentence. Names of games and people are allowed to be English. */
const ENGLISH = /\b(the|you|your|of|and|is|are|with|turn|roll|rolls|space|rules?|players?|field|expected)\b/i;

test('the language changes at once, is remembered, and the page says which it is', async () => {
  const { page } = await visit('#/settings');
  await page.getByRole('group', { name: en.settings.language }).getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { level: 1, name: de.settings.title }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: de.settings.title }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
});

test('a browser that speaks German is spoken to in German', async () => {
  const { page } = await visit('#/', { language: 'de' });
  await page.getByRole('link', { name: `${de.shelf.play}: Dragon Attack!` }).waitFor();
});

test.each(['#/', '#/setup/dragon-attack', '#/games', '#/settings', '#/rules/dragon-attack'])('no English is left on %s', async (path) => {
  const { page } = await visit(path, { language: 'de', serviceWorkers: true });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await readOut(page)).not.toMatch(ENGLISH);
});

test('no English is left in a game, from its question to its end', async () => {
  const { page } = await visit('#/games', { language: 'de' });
  await sitDown(page, gameFile({ seated: seatings.withBot, dice: '77' }), de);
  expect(await readOut(page)).not.toMatch(ENGLISH);
  const walks = question(page, de).locator('[data-key^="walk:"]').filter({ hasText: /gehen/ });
  await playOn(page, { until: () => walks.first().isVisible(), words: de });
  expect(await readOut(page)).not.toMatch(ENGLISH);
  await considerPlace(page);
  await question(page, de).getByRole('button', { name: de.play.confirm }).waitFor();
  expect(await readOut(page)).not.toMatch(ENGLISH);
  expect(await answer(page, { words: de })).toBe(true);
  await sitDown(page, finishedFile(), de);
  expect(await readOut(page)).not.toMatch(ENGLISH);
});

test('what is wrong with a file is said in German', async () => {
  const { page } = await visit('#/games', { language: 'de' });
  const said = page.getByRole('status').getByText(de.games.notOpened('').trim());
  // Each is read as it comes: it leaves by itself.
  for (const [, spoil] of SPOILED) {
    await takeIn(page, spoil(JSON.stringify(finishedFile())), de);
    await said.last().waitFor();
    // What a part of the file is called there is quoted.
    expect((await readOut(page)).replaceAll(/„[^“]*“/g, '')).not.toMatch(ENGLISH);
  }
});
