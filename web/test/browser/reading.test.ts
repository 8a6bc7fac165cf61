import { expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { seatings } from './gameFiles.ts';
import { canDo, moonFileWhere } from './moonFiles.ts';
import { useBrowser, visit } from './page.ts';
import { question, sitDown } from './playing.ts';
import type { Size } from './sizes.ts';

useBrowser();

/** Far longer than it takes bots to begin. */
const A_WHILE = 4_000;

/** What somebody may open and read, and what they press to be back in the game. */
const READ: Readonly<Record<string, { readonly size: Size; readonly open: string; readonly close: string }>> = {
  'the log': { size: 'phone', open: '.play-bar button[aria-expanded]', close: '.play-log header button' },
  "somebody's sheet": { size: 'phone', open: '.shield > button', close: 'dialog[open] button' },
  'the menu': { size: 'phone', open: '.play-bar [aria-haspopup="dialog"]', close: 'dialog[open] button' },
  'the rulebook': { size: 'desk', open: '.play-bar [aria-keyshortcuts="b"]', close: 'dialog[open] button' },
  'why something is not possible': { size: 'desk', open: '.play-question [aria-disabled="true"]', close: 'dialog[open] button' },
  'a moment of the past': { size: 'desk', open: '.log-turn li > button', close: '.play-question [data-main]' },
};

test.each(Object.entries(READ))('while %s is read nobody plays, and afterwards they do', async (_, { size, open, close }) => {
  const { page } = await visit('#/games', { size, speed: 1, motion: true });
  await sitDown(
    page,
    moonFileWhere(seatings.withBots, (match) => match.journal.length > 20 && canDo(0, 'end')(match)),
  );
  const skip = page.getByRole('button', { name: en.guide.skip });
  if (await skip.isVisible()) await skip.click();
  await question(page).getByRole('button', { name: 'End the turn' }).first().waitFor();
  const told = (): Promise<number> => page.locator('.play-log li').count();
  // Both in one breath: no bot is quicker.
  await page.evaluate(`(() => {
    document.querySelector('.play-question [data-key="end"]').click();
    document.querySelector('${open}').click();
  })()`);
  await page.locator(close).first().waitFor();
  const before = await told();
  await page.waitForTimeout(A_WHILE);
  expect(await told()).toBe(before);
  await page.locator(close).first().click();
  await expect.poll(told, { timeout: 20_000 }).toBeGreaterThan(before);
});
