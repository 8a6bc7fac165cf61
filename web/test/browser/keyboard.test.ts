import { MAP_DEEDS } from '../../../paint/mapKeys.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { gameFile, seatings } from './gameFiles.ts';
import { settled, useBrowser, visit } from './page.ts';
import { ending, question, sitDown, whatHappened } from './playing.ts';

useBrowser();

/** Moves on with Tab until the thing of that name has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let tab = 0; tab < 200; tab++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<{ name: string; outlined: boolean }>(`(() => {
      const { activeElement: here } = document;
      const { outlineStyle, boxShadow } = getComputedStyle(here);
      return { name: (here.ariaLabel ?? here.innerText ?? '').trim(), outlined: outlineStyle !== 'none' || boxShadow !== 'none' };
    })()`);
    if (focused.name.match(name) === null) continue;
    expect(focused.outlined, `the focus on ${focused.name} can be seen`).toBe(true);
    return;
  }
  throw new Error(`Tab never came to ${name}`);
}

test('from the shelf through several turns with the keyboard alone', async () => {
  const { page } = await visit();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, new RegExp(`^${en.shelf.play}`));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: en.setup.title('Dragon Attack!') }).waitFor();
  await tabTo(page, en.setup.start);
  await page.keyboard.press('Enter');
  const log = whatHappened(page);
  for (let answer = 0; (await log.getByRole('heading', { name: /^Turn 7/ }).count()) === 0; answer++) {
    expect(answer).toBeLessThan(200);
    await question(page).getByRole('button').or(ending(page)).first().waitFor();
    const confirm = question(page).getByRole('button', { name: en.play.confirm });
    if (await confirm.isVisible()) await page.keyboard.press('Enter');
    else await page.keyboard.press('1');
    await settled(page);
  }
});

test('the keys are listed by ?, those of the map as well, and Escape leads back', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, gameFile({ seated: seatings.withBot, dice: '5a' }));
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: en.play.keys });
  await list.waitFor();
  const words = [
    ...Object.entries(en.play).flatMap(([name, said]) => (/^key[A-Z]/.test(name) && typeof said === 'string' ? [said] : [])),
    ...Object.values(MAP_DEEDS.en),
  ];
  expect((await list.getByRole('definition').allTextContents()).toSorted()).toEqual(words.toSorted());
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
});

test('one key means one thing: on the map plus and minus zoom, and the speed has keys of its own everywhere', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, gameFile({ seated: seatings.withBot, dice: '5a' }));
  const speed = (): Promise<string> => page.evaluate(`localStorage['hoard.speed']`);
  const zoom = (): Promise<number> => page.evaluate(`Number(document.querySelector('.map-plane').style.getPropertyValue('--zoom'))`);
  const map = page.locator('.map-view');
  for (const focus of [() => map.focus(), () => page.getByRole('heading', { level: 2 }).first().focus()]) {
    await focus();
    await page.keyboard.press('>');
    expect(await speed()).toBe('1');
    await page.keyboard.press('<');
    await page.keyboard.press('+');
    await page.keyboard.press('-');
    expect(await speed()).toBe('0');
  }
  await map.focus();
  const before = await zoom();
  await page.keyboard.press('+');
  const nearer = await zoom();
  expect(nearer).toBeGreaterThan(before);
  await page.keyboard.press('0');
  expect(await zoom()).toBeLessThan(nearer);
});
