import type { GameFile } from '@hoard/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';
import { gameFileWhere, isAboutTo, isBestAtHome, isMoving, seatings } from './gameFiles.ts';
import { heropathFileWhere, looksBest } from './heropathFiles.ts';
import { canDo, isAsked, moonFileWhere } from './moonFiles.ts';
import { barriersOn, useBrowser, visit } from './page.ts';
import { asks } from './played.ts';
import { question, sitDown } from './playing.ts';
import { SCREENS, SIZES, isTouched, type Screen, type Size } from './sizes.ts';

useBrowser();

/** With these dice the first seat begins. */
const DICE = '57';

const guide = (page: Page, words: { readonly guide: { readonly label: string } } = en): Locator =>
  page.getByRole('complementary', { name: words.guide.label });
const ring = (page: Page): Locator => page.locator('.guide-ring');

/** What it says, one after another, for a finger and for a mouse. */
const SAID: Readonly<Record<Size, readonly RegExp[]>> = {
  phone: [/Tap here to roll/, /Tap this one to see the way/, /Tap the space again to go/],
  desk: [/Click here to roll/, /Click this one to see the way/, /Click the space again to go/],
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const centre = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];

/** What glows, once it has come to rest: the map moves under it. */
async function glowing(page: Page): Promise<Box> {
  let before = '';
  await expect
    .poll(
      async () => {
        const [box = null] = await Promise.all(
          await ring(page)
            .all()
            .then((all) => all.map((one) => one.boundingBox())),
        );
        const isStill = box !== null && JSON.stringify(box) === before;
        before = JSON.stringify(box);
        return isStill;
      },
      { timeout: 20_000, interval: 250 },
    )
    .toBe(true);
  return JSON.parse(before) as Box;
}

/** Does what glows asks for, with a finger or with the mouse. */
async function obey(page: Page, size: Size): Promise<void> {
  const [x, y] = centre(await glowing(page));
  if (size === 'phone') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Whatever can be pressed is met in its middle, whatever lies over it; what is scrolled out of sight cannot be pressed. */
const COVERED = `[...document.querySelectorAll('.play-question button, .play-bar button, .play-bar a')].flatMap((control) => {
  const { x, y, width, height } = control.getBoundingClientRect();
  const sheet = control.closest('.play-question, .play-bar').getBoundingClientRect();
  const [cx, cy] = [x + width / 2, y + height / 2];
  if (width === 0 || cy > sheet.bottom || cy > innerHeight || cy < sheet.top) return [];
  const guide = document.elementFromPoint(cx, cy)?.closest('.guide, .guide-ring');
  return guide ? [control.textContent] : [];
})`;

describe.each(Object.keys(SIZES) as Size[])('on a %s', (size) => {
  test('the first turn is played: what glows is done, and leads on', async () => {
    const { page } = await visit('#/games', { size });
    await sitDown(
      page,
      gameFileWhere(
        seatings.withBots,
        isAboutTo(0, (event) => event.t === 'rolled' && event.die > 2),
      ),
    );
    for (const words of SAID[size]) {
      await guide(page).getByText(words).waitFor();
      await expect.poll(() => ring(page).count()).toBe(1);
      const [x, y] = centre(await glowing(page));
      const bubble = await guide(page).boundingBox();
      // It never stands over what it speaks of, and keeps nothing from being pressed.
      expect(x >= bubble!.x && x <= bubble!.x + bubble!.width && y >= bubble!.y && y <= bubble!.y + bubble!.height, String(words)).toBe(
        false,
      );
      expect(await page.evaluate(COVERED), String(words)).toEqual([]);
      await obey(page, size);
    }
    await guide(page).getByText(SAID[size].at(-1)!).waitFor({ state: 'detached' });
  });

  test('it takes no room: the board is as large with it as without', async () => {
    const { page } = await visit('#/setup/dragon-attack', { size, dice: DICE });
    await page.getByRole('button', { name: en.setup.start }).click();
    const board = page.getByRole('region', { name: en.play.board });
    await guide(page).waitFor();
    const before = await board.boundingBox();
    await guide(page).getByRole('button', { name: en.guide.skip }).click();
    await guide(page).waitFor({ state: 'detached' });
    expect(await board.boundingBox()).toEqual(before);
  });
});

/** Moments of a first game, what was learnt before each, and a word that it is told with. */
const LESSONS: Readonly<Record<string, { readonly file: () => GameFile; readonly learnt?: string; readonly says: RegExp }>> = {
  'to roll': {
    file: () =>
      gameFileWhere(
        seatings.withBots,
        isAboutTo(0, () => true),
      ),
    says: /here to roll/,
  },
  'to look': { file: () => gameFileWhere(seatings.withBots, isMoving(0)), says: /this one to see the way/ },
  'to bring gold home': { file: () => gameFileWhere(seatings.withBots, isBestAtHome), learnt: 'roll look go', says: /gold home/ },
  'to ask for advice': { file: () => gameFileWhere(seatings.withBots, isMoving(0)), learnt: 'roll look go home', says: /the adviser/ },
  'to look where to ride': { file: () => moonFileWhere(seatings.withBots, isAsked(0, 'journey', 'move')), says: /White hexes/ },
  'to buy': { file: () => moonFileWhere(seatings.withBots, canDo(0, 'buy:iron')), learnt: 'roll pick look go', says: /Goods cost/ },
  'to spend embers': { file: () => heropathFileWhere(seatings.withBots, asks(0, 'turn.act')), says: /Every ember is an action/ },
  'to read a battle': {
    file: () => heropathFileWhere(seatings.withBots, looksBest('fight')),
    learnt: 'hero draft gear travel way',
    says: /Every number of the battle/,
  },
  'to sell': { file: () => moonFileWhere(seatings.withBots, canDo(0, 'sell:iron')), learnt: 'roll pick look go buy', says: /Sell goods/ },
};

/** Whatever can be pressed, and the guide lies over the middle of it: as if it took every tap. */
const UNDER_IT = `(() => {
  const guide = document.querySelector('.guide');
  guide.style.pointerEvents = 'auto';
  const under = [...document.querySelectorAll('.play :is(button, a, summary, input)')].filter((control) => {
    const { left, right, top, bottom, width } = control.getBoundingClientRect();
    if (width === 0 || guide.contains(control)) return false;
    const [first, ...others] = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const below = others.find((one) => !guide.contains(one));
    return guide.contains(first) && below !== undefined && control.contains(below);
  });
  guide.style.pointerEvents = '';
  return under.map((control) => control.ariaLabel ?? control.textContent);
})()`;

describe.each(Object.entries(LESSONS))('the lesson %s', (_, { file, learnt = '', says }) => {
  test.each(['fingers', 'mouse'] as const)('covers nothing that can be pressed on any screen, with %s', async (kind) => {
    const screens = (Object.keys(SCREENS) as Screen[]).filter((screen) => isTouched(screen) === (kind === 'fingers'));
    const { page } = await visit('#/games', { size: screens[0]! });
    for (const game of ['dragon-attack', 'seven-moons', 'heropath'])
      await page.evaluate(`localStorage['hoard.guide.${game}'] = '${learnt}'`);
    await sitDown(page, file());
    await page.evaluate(`document.querySelector('.toasts').style.display = 'none'`);
    for (const screen of screens) {
      await page.setViewportSize(SCREENS[screen]);
      await guide(page).getByText(says).waitFor();
      await glowing(page);
      // Whatever floats over the board finds its place first.
      await expect.poll(() => page.evaluate(UNDER_IT), { timeout: 10_000, message: screen }).toEqual([]);
    }
  });
});

test('once closed it is gone, until the settings bring it back', async () => {
  const { page } = await visit('#/setup/seven-moons', { dice: DICE });
  const begin = async (): Promise<void> => {
    await page.goto(new URL('#/setup/seven-moons', page.url()).href);
    await page.getByRole('button', { name: en.setup.start }).click();
    await question(page).getByRole('button').first().waitFor();
  };
  await begin();
  await guide(page).getByRole('button', { name: en.guide.skip }).click();
  await guide(page).waitFor({ state: 'detached' });
  await begin();
  await expect.poll(() => guide(page).count()).toBe(0);
  await page.goto(new URL('#/settings', page.url()).href);
  await page.getByRole('button', { name: en.settings.guideAgain }).click();
  await begin();
  await guide(page).waitFor();
});

test('it can be followed by keys and by ear, in the language of the page', async () => {
  const { page } = await visit('#/setup/dragon-attack', { language: 'de', dice: DICE });
  await page.getByRole('button', { name: de.setup.start }).press('Enter');
  const status = guide(page, de).getByRole('status');
  await status.waitFor();
  await expect.poll(() => status.innerText()).toMatch(/Klick hier, um zu würfeln/);
  expect(await barriersOn(page)).toEqual([]);
  await page.locator('body').press('Enter');
  // Done by a key as by a click: it is learnt, and not told again.
  await status.getByText(/Klick hier, um zu würfeln/).waitFor({ state: 'detached' });
});
