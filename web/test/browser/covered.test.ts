import type { GameFile, Seated } from '@hoard/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { gameFileWhere, isBargaining, isMoving, seatings } from './gameFiles.ts';
import { isAsked, moonFileWhere } from './moonFiles.ts';
import { settled, sharedPage, useBrowser } from './page.ts';
import { sitDown } from './playing.ts';
import { SCREENS, isTouched, type Screen } from './sizes.ts';

useBrowser();

const SIX: readonly Seated[] = ['Anna', 'Morgana', 'Mordred', 'Merlin', 'Nimue', 'Gawain'].map((name, seat) => ({
  name,
  player: seat === 0 ? 'person' : 'greedy',
}));

const POSITIONS: Readonly<Record<string, () => GameFile>> = {
  'where to go among six': () => gameFileWhere(SIX, (match) => match.journal.length > 60 && isMoving(0)(match)),
  'a roll among six': () => gameFileWhere(SIX, (match) => match.journal.length > 60 && match.questions(0)[0]?.actions.length === 1),
  'a bargain': () => gameFileWhere(seatings.withBots, isBargaining(0)),
  'a journey': () => moonFileWhere(seatings.withBots, (match) => match.state.board.moon > 1 && isAsked(0, 'journey', 'move')(match)),
  'a turn at a place': () => moonFileWhere(seatings.withBots, (match) => match.journal.length > 40 && isAsked(0, 'turn', 'act')(match)),
  'the siege': () => moonFileWhere(seatings.withBots, isAsked(0, 'loss', 'choose')),
};

/**
 * What can be pressed but is hidden by something else, or can be neither seen nor brought into sight. What is for the ear alone, and the
 * spaces of a map, which is moved by hand, are looked at elsewhere.
 */
const COVERED = `[...document.querySelectorAll(':is(button, a, select, input, summary, .press):not(.map-in-words *)')]
  .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().width > 1)
  .filter((control) => {
    const seen = () => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return control.contains(found) || control.closest('label')?.contains(found);
    };
    if (seen()) return false;
    control.scrollIntoView({ block: 'center', inline: 'center' });
    return !seen();
  })
  .map((control) => control.textContent || control.ariaLabel || control.outerHTML)`;

/** What lies over the middle of a space that can be picked, in the part of the map that should be free, whether a finger gets through it or not. */
const OVER_TARGETS = `(() => {
  const free = document.querySelector('.map-free')?.getBoundingClientRect();
  const over = [...document.querySelectorAll('.map-free :is(p, button, .floating > *)')].filter((one) => one.checkVisibility());
  return [...document.querySelectorAll('.map-view .space.open')].flatMap((space) => {
    const { left, top, width, height } = space.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (y < free.top || y > free.bottom) return [];
    return over
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return x > box.left && x < box.right && y > box.top && y < box.bottom;
      })
      .map((one) => space.dataset.space + ' under ' + (one.ariaLabel || one.textContent));
  });
})()`;

interface Target {
  readonly space: string;
  readonly width: number;
  readonly height: number;
  /** The space that is hit where the middle of this one is. */
  readonly hit: string | null;
}

/** The spaces that can be picked, and are in the part of the map over which nothing lies. */
const TARGETS = `(() => {
  const free = document.querySelector('.map-free')?.getBoundingClientRect();
  return [...document.querySelectorAll('.map-view .space.open')].flatMap((space) => {
    const { left, top, width, height } = space.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < free.left || x > free.right || y < free.top || y > free.bottom) return [];
    return [{ space: space.dataset.space, width, height, hit: document.elementFromPoint(x, y)?.getAttribute('data-space') ?? null }];
  });
})()`;

/** How many of the players are in sight without any pushing: as a shield, or as a strip. */
const IN_SIGHT = `[...document.querySelectorAll(':is(.shield > button, .sheet summary)')].filter((player) => {
  const { left, right, top, bottom, width } = player.getBoundingClientRect();
  return width > 0 && left >= -1 && right <= innerWidth + 1 && player.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).length`;

/** The narrowest that a finger is asked to hit. */
const FINGER = 40;

async function sitAt(page: Page, file: GameFile): Promise<void> {
  await page.evaluate(`document.querySelector('.toasts')?.style.removeProperty('display')`);
  await sitDown(page, file);
  // What is said in passing lies over the page for a while; the guide is for the first turn.
  await page.evaluate(`document.querySelector('.toasts').style.display = 'none'`);
  const skip = page.getByRole('button', { name: en.guide.skip });
  if (await skip.isVisible()) await skip.click();
}

const PAGES = { fingers: sharedPage({ size: 'phone' }), mouse: sharedPage({ size: 'desk' }) } as const;

for (const [position, fileOf] of Object.entries(POSITIONS)) {
  for (const kind of ['fingers', 'mouse'] as const) {
    test(`${position}, with ${kind}: on every screen and twice as large nothing that can be pressed is covered`, async () => {
      const screens = (Object.keys(SCREENS) as Screen[]).filter((screen) => isTouched(screen) === (kind === 'fingers'));
      const page = await PAGES[kind]();
      await page.setViewportSize(SCREENS[screens[0]!]);
      await sitAt(page, fileOf());
      for (const screen of screens) {
        for (const zoom of [1, 2]) {
          const { width, height } = SCREENS[screen];
          await page.setViewportSize({ width: width / zoom, height: height / zoom });
          await settled(page);
          const where = `${screen}, ${zoom} times as large`;
          expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), where).toBe(0);
          if (position.includes('six') && zoom === 1) expect(await page.evaluate(IN_SIGHT), where).toBe(SIX.length);
          expect(await page.evaluate(COVERED), where).toEqual([]);
          await page.evaluate(`document.querySelector('.play').scrollTop = 0`);
          const targets = await page.evaluate<Target[]>(TARGETS);
          if (zoom === 1) {
            expect(await page.evaluate(OVER_TARGETS), where).toEqual([]);
            expect(
              targets.filter(({ space, hit }) => hit !== space),
              where,
            ).toEqual([]);
          }
          if (kind === 'fingers')
            expect(
              targets.filter((target) => Math.min(target.width, target.height) < FINGER),
              where,
            ).toEqual([]);
        }
      }
    });
  }
}
