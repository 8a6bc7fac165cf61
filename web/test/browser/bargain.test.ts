import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { canHaggle, gameFileWhere, seatings } from './gameFiles.ts';
import { useBrowser, visit, type Wishes } from './page.ts';
import { question, sitDown } from './playing.ts';

useBrowser();

/** Two people at one screen who have met, both with something to give. */
async function meet(wishes: Wishes): Promise<Page> {
  const { page } = await visit('#/games', wishes);
  await sitDown(page, gameFileWhere(seatings.hotSeat, canHaggle));
  return page;
}

const table = (page: Page) => question(page).getByRole('group', { name: en.play.onTheTable });
const goods = (page: Page) => question(page).getByRole('button', { name: new RegExp(`^${en.play.layDown('.*', 1)}$`) });
const laid = (page: Page) => question(page).getByRole('button', { name: new RegExp(`${en.play.onTable('')}$`) });
const word = (page: Page, name: string) => question(page).getByRole('button', { name });

test('a thing is dragged onto the table', async () => {
  const page = await meet({ size: 'desk' });
  await goods(page).first().dragTo(table(page));
  await laid(page).waitFor();
});

test('a tap lays it there as well', async () => {
  const page = await meet({ size: 'phone' });
  await goods(page).first().tap();
  await laid(page).waitFor();
  await word(page, en.play.takeBack).tap();
  await laid(page).waitFor({ state: 'detached' });
});

test('an offer says how long it stands; what is countered is struck through', async () => {
  const page = await meet({ size: 'phone' });
  const struck = table(page).locator('s');
  await table(page).getByText(en.play.offersLeft(3)).waitFor();
  await goods(page).first().tap();
  await word(page, en.play.makeOffer).tap();

  await table(page).getByText(en.play.standsUntil(2)).waitFor();
  await expect.poll(() => struck.count()).toBe(0);
  await goods(page).last().tap();
  await table(page).getByText(en.play.lapses).waitFor();
  await expect.poll(() => struck.count()).toBe(1);
  await word(page, en.play.counterOffer).tap();

  await table(page).getByText(en.play.standsUntil(1)).waitFor();
  await expect.poll(() => struck.allInnerTexts()).toEqual([expect.stringMatching(/^Anna offers Ben/)]);
  await word(page, en.play.truce).tap();

  await table(page).getByText(en.play.standsUntil(0)).waitFor();
  await expect.poll(() => struck.count()).toBe(2);
  await word(page, 'Accept the offer').tap();
  await table(page).waitFor({ state: 'detached' });
});
