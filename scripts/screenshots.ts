import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFile } from '@hoard/kernel';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { ariseFileWhere, isAsked as isAskedInArise } from '../web/test/browser/ariseFiles.ts';
import { openBuiltPage } from '../web/test/browser/builtPage.ts';
import { launchChromium } from '../web/test/browser/chromium.ts';
import { finishedFile, gameFileWhere, isAboutTo, isBargaining, isMoving, seatings } from '../web/test/browser/gameFiles.ts';
import { heropathFileWhere } from '../web/test/browser/heropathFiles.ts';
import { isAsked, moonFileWhere } from '../web/test/browser/moonFiles.ts';
import { asks } from '../web/test/browser/played.ts';
import { question, sitDown } from '../web/test/browser/playing.ts';
import { SIZES, type Size } from '../web/test/browser/sizes.ts';
import { en } from '../web/words/en.ts';

// The most important moments of the page, at both sizes, for the README: `npm run screenshots`.

const FOLDER = join(import.meta.dirname, '../docs/screenshots');

/** Leads a page from the shelf to a moment. */
type Way = (page: Page) => Promise<void>;

const { withBots } = seatings;

/** Sits down at a game as somebody does who has played before: no guide, nothing in the way. */
async function goOn(page: Page, file: GameFile): Promise<void> {
  await sitDown(page, file);
  // The notice leaves by itself, unless it is pointed at.
  await page.mouse.move(0, 0);
  await page.locator('.toast').first().waitFor({ state: 'detached' });
  const skip = page.getByRole('button', { name: en.guide.skip });
  if (await skip.isVisible()) await skip.click();
}

const playLink = (page: Page): Locator => page.getByRole('link', { name: `${en.shelf.play}: Dragon Attack!` });
const roll = (page: Page): Promise<void> => question(page).getByRole('button', { name: 'Roll the die' }).click();
/** Holds everything that moves for a while near the middle of its way, where it shows most. */
const HOLD = `
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect.getComputedTiming();
    if (!Number.isFinite(endTime)) continue;
    animation.pause();
    animation.currentTime = 0.45 * endTime;
  }
`;

const MOMENTS: Readonly<Record<string, Way>> = {
  '01-shelf': async (page) => playLink(page).waitFor(),
  '02-setup': async (page) => {
    await playLink(page).click();
    await page.getByRole('button', { name: en.setup.start }).waitFor();
  },
  '03-first-turn': async (page) => {
    await playLink(page).click();
    await page.getByRole('button', { name: en.setup.start }).click();
    await page.getByRole('button', { name: en.play.skip }).first().click();
    await question(page).getByRole('button', { name: 'Roll the die' }).waitFor();
    await page.getByRole('button', { name: en.guide.skip }).waitFor();
  },
  '04-where-to': (page) =>
    goOn(
      page,
      gameFileWhere(withBots, (match) => match.journal.length > 50 && isMoving(0)(match)),
    ),
  '05-odds': async (page) => {
    await goOn(
      page,
      gameFileWhere(withBots, (match) => match.journal.length > 30 && isMoving(0)(match)),
    );
    // A place where something is at stake.
    await page.locator('.map-view .space.open[aria-label*="% to win"]').first().press('Enter');
    await question(page).getByRole('button', { name: en.play.confirm }).waitFor();
  },
  '06-the-dragon-comes': async (page) => {
    await goOn(
      page,
      gameFileWhere(
        withBots,
        isAboutTo(0, (event) => event.t === 'dragonMoved' && event.to > 3),
      ),
    );
    await roll(page);
    await page.getByText('The Dragon comes!').first().waitFor();
    await page.evaluate(HOLD);
  },
  '07-bargain': (page) => goOn(page, gameFileWhere(withBots, isBargaining(0))),
  '08-why-not': async (page) => {
    await goOn(
      page,
      gameFileWhere(withBots, (match) => match.journal.length > 30 && isMoving(0)(match)),
    );
    await question(page)
      .getByText(/^Not possible now/)
      .click();
    await question(page).getByRole('button', { disabled: true }).first().press('Enter');
    await page.getByRole('dialog').waitFor();
  },
  '09-the-end': (page) => goOn(page, finishedFile(withBots)),
  '10-replay': async (page) => {
    await goOn(page, finishedFile(withBots));
    await page.getByRole('link', { name: en.play.replay }).click();
    await page.getByRole('slider').fill('40');
  },
  '11-dragon-reach': (page) =>
    goOn(
      page,
      moonFileWhere(withBots, (match) => match.state.board.moon > 1 && isAsked(0, 'journey', 'move')(match)),
    ),
  '12-siege': (page) => goOn(page, moonFileWhere(withBots, isAsked(0, 'loss', 'choose'))),
  '13-boss': (page) =>
    goOn(
      page,
      ariseFileWhere(withBots, (match) => isAskedInArise(0, 'heroTurn.act')(match) && match.state.board.battle!.bossHealth > 0),
    ),
  '14-winter-land': (page) =>
    goOn(
      page,
      heropathFileWhere(withBots, (match) => match.journal.length > 150 && asks(0, 'turn.act')(match)),
    ),
};

async function take(browser: Browser, address: string, name: string, way: Way, size: Size): Promise<void> {
  const context = await browser.newContext({ viewport: SIZES[size], hasTouch: size === 'phone', locale: 'en' });
  const page = await context.newPage();
  await page.goto(address);
  await way(page);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({
    path: join(FOLDER, `${name}-${size}.jpg`),
    type: 'jpeg',
    quality: 82,
    animations: name.includes('dragon-comes') ? 'allow' : 'disabled',
  });
  await context.close();
}

const wanted = process.argv[2] ?? '';
const built = await openBuiltPage();
const server = await launchChromium();
try {
  if (wanted === '') rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.connect(server.wsEndpoint());
  for (const [name, way] of Object.entries(MOMENTS).filter(([moment]) => moment.includes(wanted))) {
    for (const size of Object.keys(SIZES) as Size[]) await take(browser, built.address, name, way, size);
  }
} finally {
  await server.close();
  await built.close();
}
