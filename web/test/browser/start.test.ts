import { describe, expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { useBrowser, visit } from './page.ts';
import { answer, ending, playOn, question } from './playing.ts';
import { SIZES, type Size } from './sizes.ts';

useBrowser();

/** With these dice the first seat begins, and the first 43 rolls for movement hold thirteen ones: it is over soon, whatever is played. */
const SHORT_GAME = '57';

describe.each(Object.keys(SIZES) as Size[])('on a %s', (size) => {
  test('a game is begun within three clicks', async () => {
    const { page } = await visit('#/', { size, dice: SHORT_GAME });
    await page.getByRole('link', { name: `${en.shelf.play}: Dragon Attack!` }).click();
    await page.getByRole('button', { name: en.setup.start }).click();
    await question(page).getByRole('button', { name: 'Roll the die' }).waitFor();
  });

  test('a whole game against bots comes to its end', async () => {
    const { page } = await visit('#/setup/dragon-attack', { size, dice: SHORT_GAME, serviceWorkers: true, sound: true, painted: true });
    await page.getByRole('radio', { name: '2' }).press('Space');
    await page.getByLabel(`${en.setup.seat(2)}: ${en.setup.player}`).selectOption({ label: en.setup.fair });
    await page.getByRole('button', { name: en.setup.start }).click();
    await playOn(page);
    await ending(page).getByRole('link', { name: en.play.verify }).click();
    await page.getByText(en.verify.right).waitFor();
  });
});

test('two people take turns at one screen', async () => {
  const { page } = await visit('#/setup/dragon-attack');
  await page.getByRole('radio', { name: '2' }).press('Space');
  await page.getByLabel(`${en.setup.seat(2)}: ${en.setup.player}`).selectOption({ label: en.setup.person });
  const names = [1, 2].map((seat) => page.getByLabel(`${en.setup.seat(seat)}: ${en.setup.name}`));
  // Nobody is simply called "You" where two are spoken to.
  expect(await Promise.all(names.map((name) => name.inputValue()))).toEqual([en.setup.newName(1), en.setup.newName(2)]);
  await names[0]!.fill('Anna');
  await names[1]!.fill('Ben');
  await page.getByRole('button', { name: en.setup.start }).click();
  const whose = page.getByRole('heading', { level: 1, name: /Anna|Ben/ });
  const seen = new Set<string>();
  await playOn(page, { until: async () => seen.add(await whose.innerText()).size > 1 });
  expect([...seen].map((words) => words.match(/Anna|Ben/)![0]).toSorted()).toEqual(['Anna', 'Ben']);
  expect(await answer(page)).toBe(true);
  // Whose turn it is is called out for a moment only.
  await page.locator('.turn-banner').waitFor({ state: 'detached' });
});
