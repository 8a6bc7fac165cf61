import type { GameFile } from '@hoard/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { seatings } from './gameFiles.ts';
import { canDo, moonFileWhere } from './moonFiles.ts';
import { useBrowser, visit, type Wishes } from './page.ts';
import { answer, question, sitDown } from './playing.ts';

useBrowser();

const trails = (page: Page): Locator => page.locator('.trails > g');
const marks = (page: Page): Locator => page.locator('.changed');

/** The end of a turn, after which the others move and trade. */
const endOfTurn = (): GameFile => moonFileWhere(seatings.withBots, (match) => match.journal.length > 20 && canDo(0, 'end')(match));

async function endTurn(wishes: Wishes): Promise<Page> {
  const { page } = await visit('#/games', wishes);
  await sitDown(page, endOfTurn());
  const skip = page.getByRole('button', { name: en.guide.skip });
  if (await skip.isVisible()) await skip.click();
  await question(page).getByRole('button', { name: 'End the turn' }).first().click();
  return page;
}

describe('what changed while nobody looked', () => {
  test.each(['phone', 'desk'] as const)('is marked on a %s: the ways of the others, and what they have gained', async (size) => {
    const page = await endTurn({ size });
    await question(page).getByRole('button').first().waitFor();
    await expect.poll(() => trails(page).count()).toBeGreaterThan(0);
    await expect.poll(() => marks(page).filter({ visible: true }).count()).toBeGreaterThan(0);
    for (const text of await marks(page).allTextContents()) expect(text).toMatch(/^[+−]/);
  });

  test('stands still where the system wishes for no motion', async () => {
    const page = await endTurn({ motion: false });
    await trails(page).first().waitFor();
    const moving = `document.getAnimations().filter(({ effect }) => effect.target?.closest('.trails, .changed') != null).length`;
    expect(await page.evaluate(moving)).toBe(0);
  });

  test('is gone with the next choice', async () => {
    const page = await endTurn({});
    await trails(page).first().waitFor();
    const before = await page.locator('.trails').innerHTML();
    await answer(page);
    await question(page).getByRole('button').first().waitFor();
    expect(
      await page
        .locator('.trails')
        .innerHTML({ timeout: 1 })
        .catch(() => ''),
    ).not.toBe(before);
  });

  test('is gone after a while', async () => {
    const page = await endTurn({});
    await trails(page).first().waitFor();
    await expect.poll(() => trails(page).count(), { timeout: 30_000 }).toBe(0);
    await expect.poll(() => marks(page).count()).toBe(0);
  });

  test('is marked after a skip, and not where everything was shown', async () => {
    const page = await endTurn({ motion: true, speed: 1 });
    await page.locator('.play-question.idle').waitFor();
    await expect.poll(() => trails(page).count()).toBe(0);
    await page.getByRole('button', { name: en.play.skip }).first().click();
    await trails(page).first().waitFor();
  });
});

/** What is asked now. */
const topic = (page: Page): Promise<string | null> => page.locator('.play-question').getAttribute('data-topic');

test.each(['phone', 'desk'] as const)('who skips with two presses on a %s has answered nothing', async (size) => {
  const page = await endTurn({ size, motion: true, speed: 1 });
  const skip = question(page).getByRole('button', { name: en.play.skip });
  await skip.waitFor();
  const { x, y, width, height } = (await skip.boundingBox())!;
  const press = (): Promise<void> => page.mouse.click(x + width / 2, y + height / 2);
  await press();
  await page.locator('.play-question[data-topic]').waitFor();
  const asked = await topic(page);
  await press();
  // A choice is shown before anything else is asked; nothing is shown here.
  await expect.poll(() => skip.count()).toBe(0);
  expect(await topic(page)).toBe(asked);
  await expect.poll(() => page.locator('.considered').count()).toBe(0);
});
