import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { gameFileWhere, isBargaining, isMoving } from './gameFiles.ts';
import { canDo, isAsked, moonFileWhere, moonTrade } from './moonFiles.ts';
import { sharedPage, useBrowser } from './page.ts';
import { seatings } from './played.ts';
import { question, sitDown, whatHappened } from './playing.ts';

useBrowser();
const ourPage = sharedPage();

const { withBots } = seatings;
const moving = () => gameFileWhere(withBots, (match) => match.journal.length > 50 && isMoving(0)(match));

const list = (page: Page): Locator => question(page).locator('details.place-list');
const places = (page: Page): Locator => list(page).locator('button');
const main = (page: Page): Locator => page.locator('.play [data-main]');

/** Positions of all kinds, each with one answer that is emphasised. */
const MOMENTS = {
  'where to go in Dragon Attack!': moving,
  'a meeting': () => gameFileWhere(withBots, isBargaining(0)),
  'which die in 7 Moons': () => moonFileWhere(withBots, isAsked(0, 'journey', 'pick')),
  'where to go in 7 Moons': () => moonFileWhere(withBots, isAsked(0, 'journey', 'move')),
  'a seller': () => moonFileWhere(withBots, canDo(0, 'buy:wood')),
  'the market': () => moonFileWhere(withBots, canDo(0, 'sell:wood')),
  'a trade': () => moonTrade(withBots),
  'a wall that is breached': () => moonFileWhere(withBots, isAsked(0, 'loss', 'choose')),
};

test.each(Object.entries(MOMENTS))('%s: one answer is emphasised, and Enter takes it', async (_, file) => {
  const page = await ourPage();
  await sitDown(page, file());
  await expect.poll(() => main(page).count()).toBe(1);
  await expect.poll(() => main(page).getAttribute('class')).toContain('strong');
  const asked = await question(page).innerText();
  await question(page).getByRole('heading', { level: 2 }).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => question(page).innerText(), { timeout: 20_000 }).not.toBe(asked);
});

describe('the list of places', () => {
  test('is folded, searched, and lights its place on the map', async () => {
    const page = await ourPage();
    await sitDown(page, moving());
    await expect.poll(() => places(page).count()).toBe(0);
    await list(page).locator('summary').click();
    await places(page).first().waitFor();
    const all = await places(page).count();
    expect(all).toBeGreaterThan(8);
    const name = (await places(page).last().locator('span').innerText()).trim();
    await page.getByRole('searchbox', { name: en.play.findPlace }).fill(name.toUpperCase());
    await expect.poll(() => places(page).count(), { timeout: 20_000 }).toBeLessThan(all);
    await places(page).first().focus();
    await page.locator('.map-plane .pointed, svg .pointed').first().waitFor({ state: 'attached' });
    await page.getByRole('searchbox', { name: en.play.findPlace }).fill('nowhere at all');
    await list(page).getByText(en.play.found(0)).first().waitFor();
  });

  test('is what one has come for with the keys alone', async () => {
    const page = await ourPage();
    await sitDown(page, moving());
    await list(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await places(page).first().waitFor();
    await places(page).first().focus();
    const asked = await question(page).innerText();
    await page.keyboard.press('Enter');
    await expect.poll(() => question(page).innerText(), { timeout: 20_000 }).not.toBe(asked);
  });
});

const hasSeveral = (match: Parameters<ReturnType<typeof canDo>>[0]): boolean =>
  canDo(0, 'sell:wood')(match) && match.state.board.heroes[0]!.goods[0]! > 2;

test('all of one good are sold by one press, told in one line, and taken back as one', async () => {
  const page = await ourPage();
  await sitDown(page, moonFileWhere(withBots, hasSeveral));
  const purse = question(page).getByText(/^Purse/);
  const before = await purse.innerText();
  await question(page)
    .getByRole('button', { name: /^All \d+: Sell/ })
    .first()
    .click();
  await whatHappened(page)
    .getByText(/^You sell [3-9] wood for \d+ gold\.$/)
    .waitFor();
  await page.getByRole('button', { name: en.play.undo }).click();
  await expect.poll(() => purse.innerText(), { timeout: 20_000 }).toBe(before);
});
