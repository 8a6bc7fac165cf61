import { Random, type GameFile } from '@hoard/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { gameFile, gameFileWhere, isMoving, seatings } from './gameFiles.ts';
import { isAsked, moonFile, moonFileWhere } from './moonFiles.ts';
import { settled, useBrowser, visit } from './page.ts';
import { question, sitDown, unfold } from './playing.ts';
import { SCREENS, isTouched, type Screen } from './sizes.ts';

useBrowser();

/** A space of the map that can be picked, where the finger comes down on it. */
interface Target {
  readonly x: number;
  readonly y: number;
  readonly space: string;
  /** Where it is narrowest, in pixels. */
  readonly across: number;
}

interface Moment {
  readonly isOver: boolean;
  /** By which the question is known. */
  readonly topic: string | null;
  /** The places of everything that must not move. */
  readonly still: string;
  readonly targets: readonly Target[];
  /** The action that is being considered, or null. */
  readonly considered: string | null;
}

/** What is before the person with the finger. */
const MOMENT = `(() => {
  const free = document.querySelector('.map-free')?.getBoundingClientRect();
  const rectOf = (part) => JSON.stringify(part.getBoundingClientRect());
  const targets = [...document.querySelectorAll('.map-view .space.open')].flatMap((space) => {
    const { left, top, width, height } = space.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < free.left + 4 || x > free.right - 4 || y < free.top + 4 || y > free.bottom - 4) return [];
    if (document.elementFromPoint(x, y) !== space) return [];
    return [{ x, y, space: space.dataset.space, across: Math.min(width, height) }];
  });
  return {
    isOver: document.querySelector('dialog.ending[open]') !== null,
    topic: document.querySelector('.play-question:not(.idle)')?.dataset.topic ?? null,
    still: [...document.querySelectorAll('.play-board, .map-view, .map-plane')].map(rectOf).join(),
    targets,
    considered: document.querySelector('.considered [data-main]')?.dataset.key ?? null,
  };
})()`;

/** What is before them as soon as something else is asked than that, or the game is over. */
async function lookAt(page: Page, answered: string | null = null): Promise<Moment> {
  const asked = page.locator(`.play-question[data-topic]:not([data-topic="${answered}"])`);
  await asked.or(page.locator('dialog.ending[open]')).first().waitFor();
  return page.evaluate<Moment>(MOMENT);
}

/** Presses the emphasised button, or else the first that answers, and again where a second press is wanted; returns what was answered. */
const PRESS = `(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const button = document.querySelector('.play-question [data-main][data-key]') ?? document.querySelector('.play-question [data-answer][data-key]');
  const { key } = button.dataset;
  button.click();
  await frame();
  document.querySelector('.considered [data-main][data-key="' + key + '"]')?.click();
  await frame();
  return key;
})()`;

/** What the seat has chosen in the game that was kept last. */
const KEPT = `new Promise((done, fail) => {
  const opening = indexedDB.open('hoard', 1);
  opening.onerror = fail;
  opening.onsuccess = () => {
    const asking = opening.result.transaction('games').objectStore('games').getAll();
    asking.onsuccess = () => done(asking.result.toSorted((a, b) => b.changed - a.changed)[0].text);
  };
})`;

const keysOf = ({ journal }: GameFile): string[] => journal.flatMap((entry) => ('key' in entry && entry.seat === 0 ? [entry.key] : []));

/** What was chosen besides these, which must be among it in this order: the page itself answers where nothing is to be decided. */
function besides(kept: readonly string[], answered: readonly string[]): string[] {
  const others: string[] = [];
  let met = 0;
  for (const key of kept) {
    if (met === answered.length) break;
    if (key === answered[met]) met++;
    else others.push(key);
  }
  expect(answered.slice(met)).toEqual([]);
  return others;
}

const UNPAINTED = `(() => {
  const style = new CSSStyleSheet();
  style.replaceSync('.map-plane > :not(.map-live), .map-live > :not(.touch) { visibility: hidden }');
  document.adoptedStyleSheets = [style];
})()`;

/** Sits down as somebody who has played before. */
async function goOn(page: Page, file: GameFile): Promise<void> {
  await page.evaluate(`document.querySelector('.toasts')?.style.removeProperty('display')`);
  await sitDown(page, file);
  await page.evaluate(`document.querySelector('.toasts').style.display = 'none'`);
  // Where things are matters here, not how they look: a land that is not painted is drawn in no time.
  await page.evaluate(UNPAINTED);
  const skip = page.getByRole('button', { name: en.guide.skip });
  if (await skip.isVisible()) await skip.click();
}

/** So many positions of each game are looked at. */
const POSITIONS = 100;
/** The narrowest that a finger is asked to hit. */
const FINGER = 40;

const GAMES: Readonly<Record<string, (dice: string) => GameFile>> = {
  'Dragon Attack!': (dice) => gameFile({ seated: seatings.withBots, dice }),
  '7 Moons': (dice) => moonFile({ seated: seatings.withBots, dice }),
};

for (const [game, fileOf] of Object.entries(GAMES)) {
  test(`in ${POSITIONS} positions of ${game} a point that is tapped twice picks and confirms the same thing`, async () => {
    const random = new Random(7);
    const { page } = await visit('#/games', { size: 'phone' });
    let tapped = 0;
    for (let dice = 0x11; tapped < POSITIONS; dice++) {
      const file = fileOf(dice.toString(16));
      await goOn(page, file);
      const answered = keysOf(file);
      for (let last: string | null = null; ;) {
        const before = await lookAt(page, last);
        last = before.topic;
        if (before.isOver || tapped === POSITIONS) break;
        const target = before.targets[random.below(before.targets.length)];
        if (target === undefined) {
          // What two who meet may do comes with a part of the page that is loaded when it is first wanted.
          await page.locator('.play-question [data-key]').first().waitFor({ state: 'attached' });
          answered.push(await page.evaluate<string>(PRESS));
          continue;
        }
        expect(target.across).toBeGreaterThanOrEqual(FINGER);
        await page.touchscreen.tap(target.x, target.y);
        const after = await lookAt(page);
        expect(after.considered, `what the space ${target.space} stands for`).not.toBeNull();
        expect(after.still).toBe(before.still);
        await page.touchscreen.tap(target.x, target.y);
        await page.locator('.considered').waitFor({ state: 'detached' });
        answered.push(after.considered!);
        tapped++;
      }
      const kept = keysOf(JSON.parse(await page.evaluate<string>(KEPT)) as GameFile);
      expect(besides(kept, answered).filter((key) => key.includes(':'))).toEqual([]);
    }
  });
}

const QUESTIONS: Readonly<Record<string, () => GameFile>> = {
  'Dragon Attack!': () => gameFileWhere(seatings.withBots, (match) => match.journal.length > 30 && isMoving(0)(match)),
  '7 Moons': () => moonFileWhere(seatings.withBots, (match) => match.journal.length > 40 && isAsked(0, 'journey', 'move')(match)),
};

/** Answers by buttons until a place can be picked on the map. */
async function untilPlaces(page: Page, answered: string | null): Promise<Moment> {
  const moment = await lookAt(page, answered);
  if (moment.targets.length > 0) return moment;
  expect(moment.isOver).toBe(false);
  await page.evaluate(PRESS);
  return untilPlaces(page, moment.topic);
}

for (const [game, fileOf] of Object.entries(QUESTIONS)) {
  for (const kind of ['fingers', 'a mouse'] as const) {
    test(`with ${kind} the board of ${game} keeps its place from a question through what is considered to the next one, on every screen`, async () => {
      const screens = (Object.keys(SCREENS) as Screen[]).filter((screen) => isTouched(screen) === (kind === 'fingers'));
      const { page } = await visit('#/games', { size: screens[0]! });
      await goOn(page, fileOf());
      const confirm = question(page).getByRole('button', { name: en.play.confirm });
      let answered: string | null = null;
      for (const screen of screens) {
        await page.setViewportSize(SCREENS[screen]);
        await settled(page);
        const before = await untilPlaces(page, answered);
        const board = await page.locator('.play-board').boundingBox();
        const { x, y } = before.targets[0]!;
        const pick = (): Promise<void> => (kind === 'fingers' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
        await pick();
        await confirm.waitFor();
        expect((await lookAt(page)).still, screen).toBe(before.still);
        await question(page).getByRole('button', { name: en.play.back }).click();
        await unfold(page);
        expect((await lookAt(page)).still, screen).toBe(before.still);
        const fold = question(page).getByRole('button', { name: en.play.fold });
        if (await fold.isVisible()) await fold.click();
        await pick();
        await confirm.waitFor();
        await pick();
        answered = before.topic;
        await lookAt(page, answered);
        expect(await page.locator('.play-board').boundingBox(), screen).toEqual(board);
      }
    });
  }
}

test('whoever turns the phone in the middle of a question loses nothing', async () => {
  const { page } = await visit('#/games', { size: 'phone' });
  await goOn(page, QUESTIONS['Dragon Attack!']!());
  const [first] = (await lookAt(page)).targets;
  await page.touchscreen.tap(first!.x, first!.y);
  const { considered } = await lookAt(page);
  expect(considered).not.toBeNull();
  for (const screen of ['phone on its side', 'phone'] as const) {
    await page.setViewportSize(SCREENS[screen]);
    await settled(page);
    expect((await lookAt(page)).considered).toBe(considered);
  }
  const { targets, topic } = await lookAt(page);
  const { x, y } = targets.find(({ space }) => space === first!.space)!;
  await page.touchscreen.tap(x, y);
  expect((await lookAt(page, topic)).topic).not.toBe(topic);
});
