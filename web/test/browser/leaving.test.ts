import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';
import { gameFile, seatings } from './gameFiles.ts';
import { moonFile } from './moonFiles.ts';
import { barriersOn, readOut, useBrowser, visit } from './page.ts';
import { question, sitDown, takeIn, whatHappened } from './playing.ts';
import { SIZES, type Size } from './sizes.ts';

useBrowser();

const door = (page: Page) => page.getByRole('dialog', { name: en.play.door });
const openDoor = (page: Page): Promise<void> => page.getByRole('button', { name: en.play.door }).click();
const log = (page: Page) => page.getByRole('log');

describe.each(Object.keys(SIZES) as Size[])('on a %s', (size) => {
  test('who is away for a while lets a bot play, and goes on when they are back', async () => {
    const { page } = await visit('#/games', { size });
    await sitDown(page, gameFile({ seated: seatings.hotSeat, dice: '9a' }));
    await page.getByRole('heading', { level: 1, name: en.play.turnOf('Anna') }).waitFor();
    await openDoor(page);
    expect(await barriersOn(page)).toEqual([]);
    await door(page).getByRole('button', { name: en.play.goAway }).first().click();
    await log(page).getByText(en.play.isAway('Anna')).waitFor();
    // The bot has Anna's turn, then Ben is asked.
    await page.getByRole('heading', { level: 1, name: en.play.turnOf('Ben') }).waitFor();
    await openDoor(page);
    await door(page).getByRole('button', { name: en.play.comeBack }).click();
    await log(page).getByText(en.play.isBack('Anna')).waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });

  test('alone, one watches the bots and takes the seat again; left for good, the game ends without a result', async () => {
    const { page } = await visit('#/games', { size });
    await sitDown(page, gameFile({ seated: seatings.withBot, dice: '9a' }));
    await openDoor(page);
    await door(page).getByRole('button', { name: en.play.goAway }).click();
    await question(page).getByRole('button', { name: en.play.comeBack }).click();
    await log(page).getByText(en.play.youAreBack).waitFor();
    await question(page)
      .getByRole('heading', { level: 2 })
      .or(question(page).getByText(en.play.thinks('Morgana', 1)))
      .waitFor();

    await openDoor(page);
    await door(page).getByRole('button', { name: en.play.leaveForGood }).click();
    const sure = page.getByRole('dialog', { name: en.play.leaveForGood });
    await sure.getByText(en.play.sureLast).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await sure.getByRole('button', { name: en.page.cancel }).click();
    await door(page).getByRole('button', { name: en.play.leaveForGood }).click();
    await sure.getByRole('button', { name: en.play.leaveForGood }).click();
    await question(page).getByText(en.play.abandoned).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.reload();
    await question(page).getByText(en.play.abandoned).waitFor();
    await question(page).getByRole('link', { name: en.play.verify }).click();
    await page.getByText(en.verify.right).waitFor();
    await page.goto(new URL('#/games', page.url()).href);
    await page.getByText(en.games.over).waitFor();
  });
});

test('the door is opened and closed with the keyboard alone', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, gameFile({ seated: seatings.withBot, dice: '9a' }));
  const sure = page.getByRole('dialog', { name: en.play.leaveForGood });
  await page.getByRole('button', { name: en.play.door }).press('Enter');
  await door(page).waitFor();
  // Past the way to the shelf and the way to be away.
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await sure.waitFor();
  // What is asked first is whether one is sure: Enter leads back.
  await page.keyboard.press('Enter');
  await door(page).waitFor();
  await page.keyboard.press('Escape');
  await door(page).waitFor({ state: 'detached' });
  // The game is as it was.
  await expect.poll(() => whatHappened(page).getByText(en.play.youHaveLeft).count()).toBe(0);
});

test('with secrets, who is called and not there is played by a bot, and nothing is shown of theirs', async () => {
  const { page } = await visit('#/games');
  await takeIn(page, JSON.stringify(moonFile({ seated: seatings.hotSeat, dice: '15', options: { first: 0 } })));
  await page
    .getByRole('link', { name: new RegExp(`^${en.games.continue}:`) })
    .first()
    .click();
  await page.getByRole('button', { name: en.play.notHere('Anna') }).click();
  await door(page).getByRole('button', { name: en.play.goAway }).first().click();
  await page.getByRole('button', { name: en.play.uncover('Ben') }).click();
  await whatHappened(page).getByText(en.play.isAway('Anna')).waitFor();
});

test('in German, no English is left at the door', async () => {
  const { page } = await visit('#/games', { language: 'de' });
  await sitDown(page, gameFile({ seated: seatings.withBot, dice: '9a' }), de);
  await page.getByRole('button', { name: de.play.door }).click();
  await page.getByRole('dialog', { name: de.play.door }).waitFor();
  expect(await readOut(page)).not.toMatch(/\b(the|you|your|is|leave|away|back|good)\b/i);
});
