import { seededDice } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';
import { finishedFile, seatings } from './gameFiles.ts';
import { barriersOn, readOut, useBrowser, visit } from './page.ts';
import { ending, sitDown } from './playing.ts';

useBrowser();

test('what was noted before the game is compared with the seal, and nothing else is called the same', async () => {
  const { page } = await visit('#/games');
  const file = finishedFile();
  await sitDown(page, file);
  await ending(page).getByRole('link', { name: en.play.verify }).click();
  await page.getByText(en.verify.notProven).waitFor();
  const noted = page.getByLabel(en.verify.noted);
  await noted.fill(file.commitment.slice(0, 40));
  await page.getByText(en.verify.noSeal(64)).waitFor();
  await noted.fill(file.secret);
  await page.getByText(en.verify.otherSeal).waitFor();
  // As somebody types it who copies from paper.
  await noted.fill(` ${file.commitment.toUpperCase().replaceAll(/(.{8})/g, '$1 ')}`);
  await page.getByText(en.verify.sameSeal).waitFor();
  await expect.poll(() => page.getByText(en.verify.otherSeal).count()).toBe(0);
  expect(await barriersOn(page)).toEqual([]);
});

test('what this device added to the dice of a new game is shown when it is over', async () => {
  const { page } = await visit('#/setup/dragon-attack', { dice: '57' });
  await page.getByRole('radio', { name: '1' }).press('Space');
  await page.getByRole('button', { name: en.setup.start }).click();
  await page.getByRole('button', { name: en.play.door }).click();
  await page.getByRole('button', { name: en.play.leaveForGood }).click();
  await page.getByRole('button', { name: en.play.leaveForGood }).click();
  await page.getByRole('link', { name: en.play.verify }).click();
  await page.getByText(en.verify.contributions).waitFor();
  await page.getByText('57'.repeat(16), { exact: true }).waitFor();
});

test('a seeded game says so at its end and where its dice are checked', async () => {
  const { page } = await visit('#/games', { language: 'de' });
  await sitDown(page, finishedFile(seatings.withBot, seededDice('fjord')), de);
  await page.getByText(de.play.seeded).waitFor();
  await ending(page, de).getByRole('link', { name: de.play.verify }).click();
  await page.getByText(de.verify.seeded('fjord')).waitFor();
  await expect.poll(() => page.getByLabel(de.verify.noted).count()).toBe(0);
  expect(await readOut(page)).not.toMatch(/\b(the|you|your|of|and|is|are|with)\b/i);
});
