import { expect, test } from 'vitest';
import { finishedFile, gameFileWhere, isBargaining, isMoving, seatings } from './gameFiles.ts';
import { isAsked, moonFileWhere } from './moonFiles.ts';
import { sharedPage, useBrowser, visit } from './page.ts';
import { sitDown } from './playing.ts';
import { SIZES, type Size } from './sizes.ts';

useBrowser();

const SCREENS: Readonly<Record<string, string | Parameters<typeof sitDown>[1]>> = {
  'the shelf': '#/',
  'the set-up': '#/setup/seven-moons',
  'the settings': '#/settings',
  'where to go': gameFileWhere(seatings.withBots, (match) => match.journal.length > 30 && isMoving(0)(match)),
  'a bargain': gameFileWhere(seatings.withBots, isBargaining(0)),
  'a turn of 7 Moons': moonFileWhere(seatings.withBots, (match) => match.journal.length > 40 && isAsked(0, 'turn', 'act')(match)),
  'the siege': moonFileWhere(seatings.withBots, isAsked(0, 'loss', 'choose')),
  'the end': finishedFile(seatings.withBots),
};

/** What can be pressed but not be brought into sight, or is hidden there by something else. */
const OUT_OF_REACH = `[...(document.querySelector('dialog[open]') ?? document).querySelectorAll(':is(button, a, select, input):not(.map-in-words *)')]
  .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().width > 1)
  .filter((control) => {
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !control.contains(found) && !control.closest('label')?.contains(found);
  })
  .map((control) => control.textContent || control.ariaLabel || control.outerHTML)`;

for (const size of Object.keys(SIZES) as Size[]) {
  const ourPage = sharedPage({ size, zoom: 2 });
  for (const [screen, way] of Object.entries(SCREENS)) {
    test(`${screen} twice as large on a ${size}: nothing is lost at its side, and all can be reached`, async () => {
      const page = typeof way === 'string' ? (await visit(way, { size, zoom: 2 })).page : await ourPage();
      if (typeof way === 'string') await page.getByRole('heading', { level: 1 }).waitFor();
      else await sitDown(page, way);
      // What is said in passing lies over the page for a while.
      await page.evaluate(`document.querySelector('.toasts').style.display = 'none'`);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      expect(await page.evaluate(OUT_OF_REACH)).toEqual([]);
    });
  }
}
