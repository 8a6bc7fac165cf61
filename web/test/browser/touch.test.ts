import type { CDPSession, Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { gameFileWhere, isMoving, isThrowing, seatings } from './gameFiles.ts';
import { useBrowser, visit } from './page.ts';
import { considerPlace, question, sitDown } from './playing.ts';

useBrowser();

interface Point {
  readonly x: number;
  readonly y: number;
}

/** So many steps make a gesture. */
const STEPS = 10;

/** Longer than a finger must stay to ask. */
const LONG_PRESS = 700;

let page: Page;
let hand: CDPSession;

beforeEach(async () => {
  const visited = await visit('#/games', { size: 'phone' });
  page = visited.page;
  await sitDown(
    page,
    gameFileWhere(seatings.withBots, (match) => match.journal.length > 30 && isMoving(0)(match)),
  );
  await page.getByRole('button', { name: en.guide.skip }).click();
  hand = await visited.context.newCDPSession(page);
  await atRest();
});

/** Fingers as the browser feels them: its own gestures and the page's come from these. */
async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: readonly Point[]): Promise<void> {
  await hand.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })) });
}

/** Fingers that go down, each slide to another place, and lift. */
async function slide(...ways: readonly { readonly from: Point; readonly to: Point }[]): Promise<void> {
  const at = (share: number): Point[] =>
    ways.map(({ from, to }) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
  // Fingers come down one after the other.
  for (let count = 1; count <= ways.length; count++) await touch('touchStart', ...at(0).slice(0, count));
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', ...at(step / STEPS));
  await touch('touchEnd');
}

/** A finger that stays until there is an answer. */
async function pressFor(answer: Locator, at: Point): Promise<void> {
  await touch('touchStart', at);
  await answer.waitFor();
  await touch('touchEnd');
}

const zoom = async (): Promise<number> =>
  Number(/--zoom: ([\d.]+)/.exec((await page.locator('.map-plane').getAttribute('style')) ?? '')?.[1]);

/** The middle of the map's window. */
async function middle(): Promise<Point> {
  const box = (await page.locator('.map-view').boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The map has come to rest: it fits itself anew when something beside it grows or goes. */
const atRest = (): Promise<void> =>
  page.evaluate(`new Promise((done) => {
    const where = () => JSON.stringify([...document.querySelectorAll('.map-view, .map-plane')].map((part) => part.getBoundingClientRect()));
    let before = '', alike = 0;
    const look = () => {
      alike = where() === before ? alike + 1 : 0;
      before = where();
      alike > 5 ? done() : requestAnimationFrame(look);
    };
    look();
  })`);

/** Where a space is on the screen. */
async function placeOf(space: string): Promise<Point> {
  await atRest();
  const box = (await page.locator(`[data-space="${space}"]`).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The space of that kind that is nearest to the middle of the window. */
async function spaceNear(kind: string): Promise<string> {
  const { x, y } = await middle();
  const found = await page.locator(`.map-view .touch ${kind}`).evaluateAll(
    (paths, [midX, midY]) =>
      paths
        .map((path) => {
          const { left, top, width, height } = path.getBoundingClientRect();
          return { space: path.getAttribute('data-space')!, far: Math.hypot(left + width / 2 - midX!, top + height / 2 - midY!) };
        })
        .toSorted((a, b) => a.far - b.far),
    [x, y],
  );
  return found[0]!.space;
}

const confirm = () => question(page).getByRole('button', { name: en.play.confirm });

test('two fingers pull the map nearer, and what is between them stays there', async () => {
  const at = await middle();
  const space = await spaceNear('[data-space]');
  const [before, place] = [await zoom(), await placeOf(space)];
  const spread = (reach: number): Point[] => [
    { x: at.x - reach, y: at.y },
    { x: at.x + reach, y: at.y },
  ];
  const [near, far] = [spread(30), spread(60)];
  await slide({ from: near[0]!, to: far[0]! }, { from: near[1]!, to: far[1]! });
  expect((await zoom()) / before).toBeCloseTo(2, 0);
  const now = await placeOf(space);
  expect(Math.abs(now.x - at.x - 2 * (place.x - at.x))).toBeLessThan(12);
  await expect.poll(() => confirm().isVisible()).toBe(false);
});

test('one finger moves the map and picks nothing', async () => {
  const at = await middle();
  const space = await spaceNear('[data-space]');
  const [before, scale] = [await placeOf(space), await zoom()];
  await slide({ from: at, to: { x: at.x + 40, y: at.y + 50 } });
  const after = await placeOf(space);
  expect(await zoom()).toBe(scale);
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeGreaterThan(20);
  await expect.poll(() => confirm().isVisible()).toBe(false);
  await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(false);
});

test('a finger draws the question up over the board and folds it again, and the board stays where it is', async () => {
  const heading = (await question(page).getByRole('heading', { level: 2 }).boundingBox())!;
  const at = { x: heading.x + 20, y: heading.y + heading.height / 2 };
  const heightOf = async (): Promise<number> => (await question(page).boundingBox())!.height;
  const [board, folded] = [await page.locator('.play-board').boundingBox(), await heightOf()];
  await slide({ from: at, to: { x: at.x, y: at.y - 120 } });
  await question(page)
    .getByRole('button', { name: en.play.fold })
    .or(question(page).getByRole('button', { name: en.play.unfold }))
    .waitFor();
  expect(await heightOf()).toBeGreaterThan(folded);
  expect(await page.locator('.play-board').boundingBox()).toEqual(board);
  const top = { x: at.x, y: (await question(page).boundingBox())!.y + 30 };
  for (let pull = 0; pull < 2; pull++) await slide({ from: top, to: { x: top.x, y: top.y + 120 } });
  expect(await heightOf()).toBe(folded);
});

test('a finger that stays asks why not, with the rule', async () => {
  const why = page.getByRole('dialog');
  await pressFor(why, await placeOf(await spaceNear('[aria-disabled="true"]')));
  await why.getByText(/DA-\d/).first().waitFor();
});

test('a finger that stays on a lit space tells what is there, and chooses nothing', async () => {
  const space = await spaceNear('.open');
  const label = await page.locator(`[data-space="${space}"]`).getAttribute('aria-label');
  const [name] = label!.split(',');
  await pressFor(page.locator('.space-card').getByText(name!), await placeOf(space));
  await expect.poll(() => confirm().isVisible()).toBe(false);
});

test('two fingers that rest on the map ask nothing', async () => {
  const at = await placeOf(await spaceNear('[aria-disabled="true"]'));
  await touch('touchStart', at);
  await touch('touchStart', at, { x: at.x + 60, y: at.y });
  await page.waitForTimeout(LONG_PRESS);
  await touch('touchEnd');
  await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(false);
});

test('a tap shows the way, a second tap goes it', async () => {
  const space = await spaceNear('.open');
  const at = await placeOf(space);
  await page.touchscreen.tap(at.x, at.y);
  await confirm().waitFor();
  await page.locator('.way').waitFor({ state: 'attached' });
  // A straight way may have no height, but it has a length.
  expect(await page.evaluate<number>(`document.querySelector('.way-line').getTotalLength()`)).toBeGreaterThan(0);
  const there = await placeOf(space);
  await page.touchscreen.tap(there.x, there.y);
  await confirm().waitFor({ state: 'detached' });
});

test('where nothing can be told of what is considered, no empty box stands in its place', async () => {
  const { page: thrower } = await visit('#/games');
  await sitDown(thrower, gameFileWhere(seatings.withBots, isThrowing(0)));
  await considerPlace(thrower);
  await thrower.locator('div.considered').waitFor();
  await expect.poll(() => thrower.locator('div.considered .odds').count()).toBe(0);
});
