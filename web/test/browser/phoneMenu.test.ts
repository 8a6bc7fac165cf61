import { expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { gameFile, seatings } from './gameFiles.ts';
import { barriersOn, useBrowser, visit } from './page.ts';
import { sitDown } from './playing.ts';
import { SCREENS } from './sizes.ts';

useBrowser();

/** The least that a finger is asked to hit. */
const FINGER = 44;

test('speed, sound, rules, keys and the door are two taps away in a game on a phone', async () => {
  const { page } = await visit('#/games', { size: 'phone', sound: true });
  await sitDown(page, gameFile({ seated: seatings.withBot, dice: '5a' }));
  const more = page.getByRole('button', { name: en.play.more });
  const menu = page.getByRole('dialog', { name: en.play.moreTitle });
  await more.tap();
  await menu.getByLabel(en.settings.speeds[2]).check();
  await menu.getByLabel(en.settings.off).check();
  expect(await page.evaluate(`[localStorage['hoard.speed'], localStorage['hoard.sound']]`)).toEqual(['2', 'false']);
  for (const control of await menu.locator('button, label').all()) {
    const { width, height } = (await control.boundingBox())!;
    expect([width >= FINGER, height >= FINGER], (await control.textContent()) ?? '').toEqual([true, true]);
  }
  expect(await barriersOn(page)).toEqual([]);
  for (const [name, opened] of [
    [en.play.rules, en.page.rules],
    [en.play.keys, en.play.keys],
    [en.play.door, en.play.door],
  ] as const) {
    await menu.getByRole('button', { name }).tap();
    await menu.waitFor({ state: 'detached' });
    await page.getByRole('dialog', { name: opened }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await more.tap();
  }
});

test.each(['small phone', 'phone', 'phone on its side', 'tablet'] as const)('its door is in the bar of a %s', async (screen) => {
  const { page } = await visit('#/games', { size: 'phone' });
  await sitDown(page, gameFile({ seated: seatings.withBot, dice: '5a' }));
  await page.setViewportSize(SCREENS[screen]);
  const { width, height } = (await page.getByRole('button', { name: en.play.more }).boundingBox())!;
  expect([width >= FINGER, height >= FINGER]).toEqual([true, true]);
});
