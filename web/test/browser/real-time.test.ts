import type { Heropath } from '@hoard/games/heropath';
import { frameOf, questionOf, type Asked, type GameFile, type Match } from '@hoard/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { de } from '../../words/de.ts';
import { en, type Words } from '../../words/en.ts';
import { heropathFileWhere } from './heropathFiles.ts';
import { barriersOn, useBrowser, visit } from './page.ts';
import { asks, seatings } from './played.ts';
import { question, sitDown } from './playing.ts';
import { SIZES, type Size } from './sizes.ts';

// Heropath in Real Time, and its windows.

useBrowser();

const sizes = Object.keys(SIZES) as Size[];

/** Everybody has actions left in the second round. */
const racing = heropathFileWhere(
  seatings.withBots,
  (match) => match.state.board.round === 2 && asks(0, 'turn.act')(match) && match.state.board.heroes.every(({ actions }) => actions > 1),
  { turns: 'real time' },
);

test('Real Time is chosen in the set-up, and begins for all at once', async () => {
  const { page } = await visit('#/setup/heropath');
  await page.getByRole('radio', { name: 'Real Time' }).check();
  await page.getByRole('radio', { name: '1', exact: true }).last().check();
  await page.getByRole('button', { name: en.setup.start }).click();
  await page.getByRole('heading', { name: 'Which hero do you lead?' }).waitFor();
  const undo = page.getByRole('button', { name: en.play.undo });
  await expect.poll(() => undo.getAttribute('title')).toBe(en.play.barFinal);
});

/** Sits down as somebody does who has played before: no guide holds the others. */
async function goOn(page: Page, file: GameFile, words?: Words): Promise<void> {
  await page.evaluate("localStorage['hoard.guide.heropath'] = 'closed'");
  await page.reload();
  await sitDown(page, file, words);
}

test.each(sizes)('on a %s bots act while nobody answers, and a STOP holds one of them', async (size) => {
  const { page } = await visit('#/games', { size });
  await goOn(page, racing);
  const strips = page.getByRole('region', { name: en.play.players });
  const seen = (doing: RegExp) => strips.getByText(doing).filter({ visible: true }).first();
  await seen(/^(travels|rests|visits|fights|finished)$/).waitFor();
  const stops = page.getByRole('region', { name: 'Call a STOP' });
  // Another STOP may come first: then it is called again.
  while (!(await seen(/^held$/).isVisible())) {
    await stops.getByRole('button', { name: 'STOP-HERO', disabled: false, expanded: false }).click();
    await stops
      .getByRole('button', { name: 'Mordred' })
      .click({ timeout: 3_000 })
      .then(
        () => seen(/^held$/).waitFor(),
        () => {},
      );
  }
  await expect.poll(() => page.getByRole('log').textContent()).toContain('You call STOP-HERO: Mordred is held.');
  expect(await barriersOn(page)).toEqual([]);
});

/** Of the others, those whose actions have just changed: how many of them do not show how many they have. Null where there is none. */
const UNSEEN = `(() => {
  const changed = [...document.querySelectorAll('.shield:not(.own) .hp-lane-embers:has(+ .changed)')];
  return changed.length === 0 ? null : changed.filter((embers) => embers.getClientRects().length === 0).length;
})()`;

test('on a phone actions that are spent stay in sight', async () => {
  const { page } = await visit('#/games', { size: 'phone' });
  await goOn(page, racing);
  await expect.poll(() => page.evaluate<number | null>(UNSEEN), { timeout: 20_000 }).toBe(0);
});

test('the keys by which a STOP is called are listed with all others', async () => {
  const { page } = await visit('#/games', { language: 'de' });
  await goOn(page, racing, de);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: de.play.keys });
  await list.getByText('STOPP-HELD rufen').waitFor();
  expect((await list.getByRole('term').allInnerTexts()).filter((key) => /^[esdp]$/i.test(key))).toHaveLength(4);
});

test('what cannot be called says why', async () => {
  const { page } = await visit('#/games');
  await goOn(page, racing);
  await page.getByRole('region', { name: 'Call a STOP' }).getByRole('button', { name: 'STOP-PASSIVE' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByText(/hold back|a STOP already/)
    .first()
    .waitFor();
});

/** The first seat may play a card in its own battle: before the dice (w4), or when they lie (w5). */
const isAtBattle =
  (window: 'w4' | 'w5') =>
  (match: Match<Heropath>): boolean =>
    match.questions(0).some(({ lane, actions }) => {
      const asked: Asked<Heropath> = { view: match.view(0), lane, seat: 0, actions };
      const frame = frameOf(asked);
      return questionOf(asked) === 'reaction.answer' && frame?.k === 'reaction' && frame.window === window && actions.length > 1;
    });

const atBattle = heropathFileWhere(seatings.withBots, isAtBattle('w4'));

test.each(sizes)('on a %s a window is one slim row, which is answered with one tap', async (size) => {
  const { page } = await visit('#/games', { size });
  await goOn(page, atBattle);
  const row = question(page).getByRole('group', { name: 'Reactions?' });
  await row
    .getByRole('button', { name: /^Play (?!no card)/ })
    .first()
    .waitFor();
  await expect.poll(async () => (await row.boundingBox())?.height ?? Infinity, { timeout: 20_000 }).toBeLessThan(90);
  expect(await barriersOn(page)).toEqual([]);
  // It may be asked again when the dice have fallen.
  const asked = async (): Promise<string | undefined> => (await question(page).innerText()).split('\n')[0];
  const before = await asked();
  await row.getByRole('button', { name: 'Play no card' }).click();
  await expect.poll(asked, { timeout: 20_000 }).not.toBe(before);
});

/** Of every row of dice: how far its dice reach beyond it, up or down. */
const BEYOND = `[...document.querySelectorAll('.hp-side li.dice')].map((row) => {
  const { top, bottom } = row.getBoundingClientRect();
  const faces = [...row.querySelectorAll('.die-face')].map((face) => face.getBoundingClientRect());
  return Math.max(...faces.map((face) => Math.max(top - face.top, face.bottom - bottom)));
})`;

test('dice that have fallen lie in their row, and on no other', async () => {
  const { page } = await visit('#/games');
  await goOn(page, heropathFileWhere(seatings.withBots, isAtBattle('w5')));
  await question(page).locator('.hp-side .die').first().waitFor();
  const beyond = await page.evaluate<number[]>(BEYOND);
  expect(beyond).toHaveLength(2);
  expect(Math.max(...beyond)).toBeLessThan(2);
});

test('who does not want to be asked in a window is not, and the wish stays with the seat', async () => {
  const { page } = await visit('#/games', { size: 'phone' });
  await goOn(page, atBattle);
  await question(page).getByRole('button', { name: en.play.presetTitle }).click();
  const sheet = page.getByRole('dialog', { name: en.play.presetTitle });
  const own = sheet.getByRole('group', { name: 'My own battles' });
  await expect.poll(() => own.getByLabel(en.play.presetAsk).isChecked()).toBe(true);
  expect(await barriersOn(page)).toEqual([]);
  await own.getByLabel('Never').check();
  await page.keyboard.press('Escape');
  await question(page).getByRole('group', { name: 'Reactions?' }).waitFor({ state: 'detached' });
  await page.reload();
  await question(page)
    .getByRole('button', { name: en.play.askAgain(1) })
    .waitFor();
});
