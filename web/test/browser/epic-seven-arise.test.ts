import { text } from 'node:stream/consumers';
import type { GameFile } from '@hoard/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';
import { ariseFile, ariseFileWhere, isAsked } from './ariseFiles.ts';
import { barriersOn, readOut, sharedPage, useBrowser, visit } from './page.ts';
import { seatings } from './played.ts';
import { playOn, question, sitDown, takeIn, whatHappened } from './playing.ts';
import { SIZES, type Size } from './sizes.ts';

useBrowser();

/** Four at a table, one of them at this screen. */
const FOUR = [...seatings.withBots, { name: 'Merlin', player: 'greedy' }];

/** A boss, against whom more than one battle round was fought. */
const againstBoss = (): GameFile =>
  ariseFileWhere(
    FOUR,
    (match) => isAsked(0, 'heroTurn.act')(match) && match.state.board.battle!.bossHealth > 0 && match.state.board.battle!.round > 1,
  );

/** A chapter that all have given up. */
const defeat = (): GameFile => ariseFile({ seated: FOUR, dice: '21', until: () => false, rather: ['surrender', 'agree'] });

const MOMENTS: Readonly<Record<string, () => GameFile>> = {
  'the choice of heroes': () => ariseFileWhere(FOUR, isAsked(0, 'setUp.hero')),
  'ten cards': () => ariseFileWhere(FOUR, isAsked(0, 'redraw.choose')),
  'a vote on the map': () => ariseFileWhere(FOUR, isAsked(0, 'ballot.vote')),
  'a circle': () => ariseFileWhere(FOUR, (match) => match.state.board.round > 1 && isAsked(0, 'circles.choose')(match)),
  'a hero’s turn': () => ariseFileWhere(FOUR, isAsked(0, 'heroTurn.act')),
  'a turn against a boss': againstBoss,
  'the Merchant': () => ariseFileWhere(FOUR, isAsked(0, 'merchant.buy')),
  'one of three cards': () => ariseFileWhere(FOUR, isAsked(0, 'pick.keep')),
  'the bounty': () => ariseFileWhere(FOUR, isAsked(0, 'draft.take')),
  'the offer to stand up again': () => ariseFileWhere(FOUR, isAsked(0, 'revival.offer')),
  'the end': () => ariseFile({ seated: FOUR, dice: '21', until: () => false }),
  'a defeat': defeat,
};

/** Closes the guide, where it speaks. */
async function withoutGuide(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: en.guide.skip });
  if (await skip.isVisible()) await skip.click();
}

/** What can be pressed and is smaller than a finger, or lies under something else. */
const UNTOUCHABLE = `[...document.querySelectorAll('.play :is(button:not([aria-disabled="true"]), summary, .space.open)')]
  .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.closest('.map-in-words') === null)
  .filter((control) => {
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
    if (width < 2) return false;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return width < 40 || height < 40 || !control.contains(hit);
  })
  .map((control) => (control.ariaLabel ?? control.textContent) + ' ' + JSON.stringify(control.getBoundingClientRect()))`;

describe.each(Object.keys(SIZES) as Size[])('on a %s', (size) => {
  test('a chapter is begun and played into its third round', async () => {
    const { page } = await visit('#/', { size });
    await page.getByRole('link', { name: `${en.shelf.play}: Epic Seven Arise` }).click();
    await page.getByRole('radio', { name: '2', exact: true }).press('Space');
    await page.getByLabel(`${en.setup.seat(2)}: ${en.setup.player}`).selectOption({ label: en.setup.fair });
    await page.getByRole('button', { name: en.setup.start }).click();
    await question(page).getByRole('button').first().waitFor();
    const round = page.getByRole('region', { name: 'The story' }).getByText(/Round 3 of 8/);
    await playOn(page, { until: () => round.isVisible() });
  }, 240_000);

  const ourPage = sharedPage({ size });
  test.each(Object.keys(MOMENTS))('%s has no barriers, and nothing to press is covered or too small', async (moment) => {
    const page = await ourPage();
    await sitDown(page, MOMENTS[moment]!());
    await withoutGuide(page);
    expect(await barriersOn(page)).toEqual([]);
    if (size === 'phone' && !['the end', 'a defeat'].includes(moment)) expect(await page.evaluate<string[]>(UNTOUCHABLE)).toEqual([]);
  });
});

/** The button that strikes. */
const strike = (page: Page): Locator => question(page).locator('.ea-rose');

describe('a hero’s turn', () => {
  test('one press activates the skill, aims it and plays the set', async () => {
    const { page } = await visit('#/games');
    await sitDown(page, ariseFileWhere(seatings.withBot, isAsked(0, 'heroTurn.act')));
    await withoutGuide(page);
    const keys = (await strike(page).getAttribute('data-key'))!.split(' ');
    expect(keys[0]).toMatch(/^skill:[123]$/);
    expect(keys.filter((key) => key.startsWith('lay:')).length).toBeGreaterThan(1);
    await strike(page).click();
    await whatHappened(page)
      .getByText(/^You play /)
      .first()
      .waitFor();
  });

  test('touching a card makes it part of the blow, and touching a skill proposes its set', async () => {
    const { page } = await visit('#/games');
    await sitDown(
      page,
      ariseFileWhere(seatings.withBot, (match) => isAsked(0, 'heroTurn.act')(match) && match.questions(0)[0]!.actions.length > 3),
    );
    await withoutGuide(page);
    const before = await strike(page).getAttribute('data-key');
    const skills = page.getByRole('group', { name: 'Skills' }).getByRole('button', { disabled: false, pressed: false });
    await skills.first().click();
    await expect.poll(() => strike(page).getAttribute('data-key')).not.toBe(before);
    const cards = page.getByRole('group', { name: 'Your hand' });
    const chosen = await cards.getByRole('button', { pressed: true }).count();
    expect(chosen).toBeGreaterThan(0);
  });

  test('a blow that was not struck yet can be aimed at another monster', async () => {
    const { page } = await visit('#/games');
    await sitDown(
      page,
      ariseFileWhere(seatings.withBot, (match) => isAsked(0, 'heroTurn.act')(match) && match.state.board.monsters.length > 1),
    );
    await withoutGuide(page);
    const foes = page.getByRole('list', { name: 'Monsters' }).getByRole('button');
    const aims = async (): Promise<string | undefined> =>
      (await strike(page).getAttribute('data-key'))?.split(' ').find((key) => key.startsWith('foe:'));
    const first = await aims();
    for (const foe of await foes.all()) {
      if ((await foe.getAttribute('data-foe')) !== first?.slice(4)) await foe.click();
    }
    expect(await aims()).not.toBe(first);
  });
});

/** A turn in which there is something to choose from: cards, skills, monsters. */
const turnWithChoices = (): GameFile =>
  ariseFileWhere(
    seatings.withBot,
    (match) => isAsked(0, 'heroTurn.act')(match) && match.state.board.monsters.length > 1 && match.questions(0)[0]!.actions.length > 3,
  );

const hand = (page: Page): Locator => page.getByRole('group', { name: 'Your hand' });

test.each(Object.keys(SIZES) as Size[])(
  'on a %s a card of the hand is pressed into a blow, and the blow is struck with it',
  async (size) => {
    const { page } = await visit('#/games', { size });
    await sitDown(page, turnWithChoices());
    await withoutGuide(page);
    const press = (what: Locator): Promise<void> => (size === 'phone' ? what.tap() : what.click());
    const before = await strike(page).getAttribute('data-key');
    const free = await hand(page).getByRole('button', { pressed: false }).all();
    let chosen: string | null = null;
    for (const card of await Promise.all(free.map((one) => one.locator('.map-hidden').innerText()))) {
      const button = hand(page).getByRole('button', { name: card, exact: true, pressed: false }).first();
      if (chosen !== null || !(await button.isVisible())) continue;
      await press(button);
      if ((await strike(page).getAttribute('data-key')) !== before) chosen = card;
    }
    expect(chosen).not.toBeNull();
    await hand(page).getByRole('button', { name: chosen!, exact: true, pressed: true }).first().waitFor();
    await press(strike(page));
    await page
      .getByRole('log')
      .getByText(/^You play /)
      .waitFor({ state: 'attached' });
  },
);

/** Goes with the Tab key alone to what a selector names: on, or back. */
async function tabTo(page: Page, key: 'Tab' | 'Shift+Tab', selector: string): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    if (await page.evaluate<boolean>(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keys do not lead there');
}

test('a blow is prepared and struck with keys alone, and all that matters to it is told to the ear', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, turnWithChoices());
  await withoutGuide(page);
  const told = await readOut(page);
  // Who stands where and how likely they are hit; what is held; what the blow leaves of a monster, and what that intends.
  expect(told).toMatch(/group "Circles of [^"]+":\n(?:.*\n)*?.*img "\w+, circle with [\d ]+; [^"]*% to be hit in this battle round/);
  expect(told).toMatch(/group "Your hand":\n\s*- '?button "(?:red|blue|grey) \d/);
  expect(told).toMatch(/button "[^"]+, \d+ of \d+ health, armour \d+, [^"]* on \d/);
  expect(told).toMatch(/group "Skills":\n\s*- '?button "Skill 1/);
  const aim = async (): Promise<string | undefined> =>
    (await strike(page).getAttribute('data-key'))?.split(' ').find((key) => key.startsWith('foe:'));
  const first = await aim();
  // The question has the focus; the board lies before it.
  await tabTo(page, 'Shift+Tab', `[data-foe]:not([data-foe="${first!.slice(4)}"])`);
  await page.keyboard.press('Enter');
  await expect.poll(aim).not.toBe(first);
  await tabTo(page, 'Tab', '.ea-rose');
  await page.keyboard.press('Enter');
  await whatHappened(page)
    .getByText(/^You play /)
    .first()
    .waitFor();
});

test('the log tells of one hero alone', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, againstBoss());
  const lines = whatHappened(page).getByRole('listitem');
  const all = await lines.count();
  await whatHappened(page).getByRole('combobox', { name: en.play.logOf }).selectOption('1');
  await expect.poll(() => lines.count()).toBeLessThan(all);
  const [player, hero] = (await whatHappened(page).locator('option').nth(2).innerText()).split(', ');
  for (const line of await lines.allInnerTexts()) expect(line).toMatch(new RegExp(`${player}|${hero}`));
});

test('after a defeat the last page tells the cause, what nearly worked, and what everybody had', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, defeat());
  const end = page.getByRole('dialog');
  await end.getByText('Nobody wins.').waitFor();
  await end.getByText(/The party at the end: /).waitFor();
  await expect.poll(() => end.getByText(/^\d+ Points$/).count()).toBe(FOUR.length);
});

/** What is asked. */
const asked = (page: Page): Locator => question(page).getByRole('heading', { level: 2 });

/** Answers until something else is asked. */
async function playToNextQuestion(page: Page): Promise<void> {
  const before = await asked(page).innerText();
  await playOn(page, { until: async () => (await asked(page).isVisible()) && (await asked(page).innerText()) !== before });
}

test('a campaign that was begun on a phone goes on at a desk, in the chapter that it has come to', async () => {
  const file = ariseFileWhere(FOUR, (match) => match.state.board.sheet.length > 0 && isAsked(0, 'heroTurn.act')(match), {
    mode: 'campaign',
  });
  const { page: phone } = await visit('#/games', { size: 'phone' });
  await sitDown(phone, file);
  await withoutGuide(phone);
  await playToNextQuestion(phone);
  const wanted = await asked(phone).innerText();
  await phone.goto(new URL('#/games', phone.url()).href);
  const [saved] = await Promise.all([phone.waitForEvent('download'), phone.getByRole('button', { name: en.games.export }).click()]);
  const { page: desk } = await visit('#/games');
  await takeIn(desk, await text(await saved.createReadStream()));
  await desk.getByRole('link', { name: new RegExp(`^${en.games.continue}:`) }).click();
  await question(desk).getByRole('heading', { level: 2, name: wanted }).waitFor();
  await playToNextQuestion(desk);
});

/** Words that stand in no German sentence. Names of people are allowed to be English. */
const ENGLISH = /\b(the|you|your|of|and|is|are|with|turn|rules?|players?|battle|round|skull|strike)\b/i;

test('no English is left in a German game', async () => {
  const { page } = await visit('#/setup/epic-seven-arise', { language: 'de' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const moment of ['a vote on the map', 'a hero’s turn', 'the Merchant', 'the bounty', 'the end', 'a defeat']) {
    await sitDown(page, MOMENTS[moment]!(), de);
    expect((await readOut(page)).replaceAll('Epic Seven Arise', '')).not.toMatch(ENGLISH);
  }
});
