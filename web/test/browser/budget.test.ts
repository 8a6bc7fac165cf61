import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { de } from '../../words/de.ts';
import { ariseFile, ariseFileWhere, isAsked as isAskedInArise } from './ariseFiles.ts';
import { gameFile, gameFileWhere, isMoving, seatings } from './gameFiles.ts';
import { heropathFileWhere, looksBest } from './heropathFiles.ts';
import { isAsked, moonFile, moonFileWhere } from './moonFiles.ts';
import { sharedPage, useBrowser, visit, type Visit } from './page.ts';
import { asks } from './played.ts';
import { playOn, question, sitDown, whatHappened } from './playing.ts';

useBrowser();

/** Whoever plays may hear it, too. */
const visitAsPlayed = (path: string): Promise<Visit> => visit(path, { sound: true });

/** As hard as the files are pressed that travel (web/compressed.ts). */
const AS_SERVED = { level: 9 };

const KILOBYTE = 1024;

/** What the scripts weigh that were loaded so far, as they travel. */
function scriptsOf({ loaded }: Visit): number {
  const paths = new Set(loaded.map((address) => new URL(address).pathname).filter((path) => path.endsWith('.js')));
  return [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(inject('folder'), path)), AS_SERVED).length, 0) / KILOBYTE;
}

test('the shelf needs less than 70 KB of script', async ({ annotate }) => {
  const visited = await visit('#/');
  await visited.page.waitForLoadState('networkidle');
  const weight = scriptsOf(visited);
  await annotate(`Scripts of the shelf: ${weight.toFixed(1)} KB`);
  expect(weight).toBeGreaterThan(1);
  expect(weight).toBeLessThan(70);
});

test('a game needs less than 140 KB of script, bots included', async ({ annotate }) => {
  const visited = await visitAsPlayed('#/games');
  await sitDown(visited.page, gameFile({ seated: seatings.withBot, dice: '01' }));
  // The bot brings its code when it is first asked.
  const log = whatHappened(visited.page);
  await playOn(visited.page, { until: () => log.getByText(/^Turn 3/).isVisible() });
  const weight = scriptsOf(visited);
  await annotate(`Scripts of a game with everything around it: ${weight.toFixed(1)} KB`);
  expect(weight).toBeGreaterThan(1);
  expect(weight).toBeLessThan(140);
});

test('a game of 7 Moons needs less than 180 KB of script, its siege and bots included', async ({ annotate }) => {
  const visited = await visitAsPlayed('#/games');
  // The siege brings its own, and so does the bot that has its turn after the first answer.
  await sitDown(visited.page, moonFileWhere(seatings.withBot, isAsked(0, 'loss', 'choose')));
  await sitDown(visited.page, moonFile({ seated: seatings.withBot, dice: '2d' }));
  const round = whatHappened(visited.page)
    .getByText(/^Round 2/)
    .first();
  await playOn(visited.page, { until: () => round.isVisible() });
  const weight = scriptsOf(visited);
  await annotate(`Scripts of 7 Moons with everything around it: ${weight.toFixed(1)} KB`);
  expect(weight).toBeGreaterThan(1);
  expect(weight).toBeLessThan(180);
});

test('a game of Epic Seven Arise needs less than 180 KB of script, its battles and bots included', async ({ annotate }) => {
  const visited = await visitAsPlayed('#/games');
  await sitDown(visited.page, ariseFile({ seated: seatings.withBot, dice: '2d' }));
  const round = visited.page.getByRole('region', { name: 'The story' }).getByText(/Round 2 of/);
  await playOn(visited.page, { until: () => round.isVisible() });
  const weight = scriptsOf(visited);
  await annotate(`Scripts of Epic Seven Arise with everything around it: ${weight.toFixed(1)} KB`);
  expect(weight).toBeGreaterThan(1);
  expect(weight).toBeLessThan(180);
});

test('a game of Heropath needs less than 200 KB of script, its battles, panels and bots included', async ({ annotate }) => {
  const visited = await visitAsPlayed('#/games');
  const { page } = visited;
  await sitDown(page, heropathFileWhere(seatings.withBot, looksBest('fight')));
  await question(page).locator('.hp-battle [data-main]').click();
  await whatHappened(page)
    .getByText(/^You fight/)
    .first()
    .waitFor();
  await sitDown(page, heropathFileWhere(seatings.withBot, asks(0, 'turn.act')));
  await page.getByRole('button', { name: 'Gear', exact: true }).click();
  const gear = page.getByRole('region', { name: 'Gear' });
  await gear.getByRole('button', { name: 'Best against the Dragon' }).waitFor();
  await gear.getByRole('button', { name: 'Close' }).click();
  const round = whatHappened(page)
    .getByText(/^Round 2/)
    .first();
  await playOn(page, { rather: /^Pass/, until: () => round.isVisible() });
  const weight = scriptsOf(visited);
  await annotate(`Scripts of Heropath with everything around it: ${weight.toFixed(1)} KB`);
  expect(weight).toBeGreaterThan(1);
  expect(weight).toBeLessThan(200);
});

test('only the language that is spoken is fetched', async () => {
  const { page, loaded } = await visit('#/settings');
  await sitDown(page, gameFile({ seated: seatings.withBot, dice: '01' }));
  const inGerman = () => loaded.filter((address) => /\/de-[^/]*\.js$/.test(address));
  expect(inGerman()).toEqual([]);
  await page.goto(new URL('#/settings', page.url()).href);
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { level: 1, name: de.settings.title }).waitFor();
  // That of the page, and that of the game that was opened.
  expect(inGerman()).toHaveLength(2);
  await page.goBack();
  await question(page, de)
    .getByRole('button', { name: /^Würfeln/ })
    .waitFor();
});

const RESTING = {
  'Dragon Attack!': () => gameFileWhere(seatings.withBots, (match) => match.journal.length > 30 && isMoving(0)(match)),
  '7 Moons': () => moonFileWhere(seatings.withBots, isAsked(0, 'turn', 'act')),
  'the siege of 7 Moons': () => moonFileWhere(seatings.withBots, isAsked(0, 'loss', 'choose')),
  'a battle of Epic Seven Arise': () => ariseFileWhere(seatings.withBots, isAskedInArise(0, 'heroTurn.act')),
  Heropath: () => heropathFileWhere(seatings.withBots, asks(0, 'turn.act')),
};

const movingPage = sharedPage({ motion: true });

for (const [where, file] of Object.entries(RESTING)) {
  test(`while ${where} waits for an answer, whatever glows costs the page nothing`, async () => {
    const page = await movingPage();
    await sitDown(page, file());
    const chromium = await page.context().newCDPSession(page);
    await chromium.send('Performance.enable');
    const restyled = async (): Promise<number> => {
      const { metrics } = await chromium.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'RecalcStyleCount')!.value;
    };
    const restyledInASecond = async (): Promise<number> => {
      const before = await restyled();
      await page.waitForTimeout(1_000);
      return (await restyled()) - before;
    };
    expect(await page.evaluate('document.getAnimations().length')).toBeGreaterThan(1);
    // An animation that the compositor cannot run alone restyles the page at every frame.
    await expect.poll(restyledInASecond, { timeout: 20_000 }).toBeLessThan(4);
  });
}
