import type { GameFile } from '@hoard/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { gameFileWhere, isMoving, seatings } from './gameFiles.ts';
import { isAsked, moonFileWhere } from './moonFiles.ts';
import { useBrowser, visit } from './page.ts';
import { question, takeIn } from './playing.ts';
import { SCREENS, isTouched, type Screen } from './sizes.ts';

useBrowser();

const notice = (page: Page): Locator => page.getByRole('status').locator('.toast');

/** Whatever can be pressed and is in sight, but would not be hit in its middle for a notice. */
const COVERED = `[...document.querySelectorAll('button, a[href], select, input, summary, [role="button"]:not([aria-disabled])')]
  .filter((control) => control.closest('.toasts') === null && control.checkVisibility())
  .filter((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.toasts') != null;
  })
  .map((control) => control.textContent || control.ariaLabel)`;

/** The page and what is said over it have found their places. */
const SETTLED = `(async () => {
  for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
})()`;

/** Where it lies, frame after frame. */
const PLACES = `(async () => {
  const places = [];
  for (let frame = 0; frame < 12; frame++) {
    await new Promise(requestAnimationFrame);
    const { x, y, width, height } = document.querySelector('.toasts').getBoundingClientRect();
    places.push([x, y, width, height].join());
  }
  return places;
})()`;

/** Whoever points at a notice can look at it as long as they like. */
const hold = (page: Page): Promise<void> => notice(page).dispatchEvent('pointerenter');

/** Leads a page to where something is said in passing. */
type Way = (page: Page) => Promise<void>;

/** In a game that was just opened. */
const inGame =
  (fileOf: () => GameFile): Way =>
  async (page) => {
    await takeIn(page, JSON.stringify(fileOf()));
    await hold(page);
    await page.getByRole('link', { name: new RegExp(`^${en.games.continue}:`) }).click();
    await question(page).getByRole('button').first().waitFor();
    const skip = page.getByRole('button', { name: en.guide.skip });
    if (await skip.isVisible()) await skip.click();
  };

const WAYS: Readonly<Record<string, Way>> = {
  'the list of games': (page) => takeIn(page, 'no game at all'),
  settings: async (page) => {
    await page.goto(new URL('#/settings', page.url()).href);
    await page.getByRole('button', { name: en.settings.guideAgain }).click();
  },
  'a move in Dragon Attack!': inGame(() => gameFileWhere(seatings.withBots, (match) => match.journal.length > 50 && isMoving(0)(match))),
  'a journey in 7 Moons': inGame(() => moonFileWhere(seatings.withBots, isAsked(0, 'journey', 'move'))),
  'the siege': inGame(() => moonFileWhere(seatings.withBots, isAsked(0, 'loss', 'choose'))),
};

describe('a notice', () => {
  for (const [place, lead] of Object.entries(WAYS)) {
    test.each(['phone', 'desk'] as const)(
      `over ${place} covers no control on any screen like a %s, is in sight and lies still`,
      async (size) => {
        const { page } = await visit('#/games', { size });
        await lead(page);
        await hold(page);
        for (const screen of (Object.keys(SCREENS) as Screen[]).filter((one) => isTouched(one) === isTouched(size))) {
          await page.setViewportSize(SCREENS[screen]);
          await page.evaluate(SETTLED);
          expect(new Set(await page.evaluate<string[]>(PLACES)).size, `it lies still, ${screen}`).toBe(1);
          expect(await page.evaluate(COVERED), screen).toEqual([]);
          const { x, y, width, height } = (await notice(page).boundingBox())!;
          expect([x >= 0, y >= 0, x + width <= SCREENS[screen].width, y + height <= SCREENS[screen].height], screen).toEqual(
            Array(4).fill(true),
          );
        }
      },
    );
  }

  test('leaves by itself, but not while somebody points at it or has the focus in it', async () => {
    const { page } = await visit('#/settings');
    await page.clock.install();
    const again = page.getByRole('button', { name: en.settings.guideAgain });
    await again.click();
    await notice(page).hover();
    await page.clock.runFor(60_000);
    await expect.poll(() => notice(page).count()).toBe(1);
    await notice(page).getByRole('button', { name: en.page.close }).focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await expect.poll(() => notice(page).count()).toBe(1);
    await again.focus();
    await page.clock.runFor(60_000);
    await expect.poll(() => notice(page).count()).toBe(0);
  });

  test('about a file that cannot be opened leaves by itself, too', async () => {
    const { page } = await visit('#/games');
    await page.clock.install();
    await takeIn(page, '\u0089PNG', en, 'cat.png');
    await expect.poll(() => notice(page).textContent()).toContain('cat.png is not a game of Hoard');
    await page.clock.runFor(60_000);
    await expect.poll(() => notice(page).count()).toBe(0);
  });

  test('is said once: the same again takes the place of the first, and one more is told without the others', async () => {
    const { page } = await visit('#/settings');
    const again = page.getByRole('button', { name: en.settings.guideAgain });
    await again.click();
    await again.click();
    expect(await notice(page).allTextContents()).toEqual([expect.stringContaining(en.settings.guideReady)]);
    const list = page.getByRole('status').filter({ hasText: en.settings.guideReady });
    expect([await list.getAttribute('aria-atomic'), await list.getAttribute('aria-relevant')]).toEqual(['false', 'additions']);
  });
});
