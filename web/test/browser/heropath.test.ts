import { heropath, title } from '@hoard/games/heropath';
import type { Voices } from '@hoard/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';
import { finishedHeropath, heropathFileWhere, looksBest } from './heropathFiles.ts';
import { barriersOn, readOut, useBrowser, visit } from './page.ts';
import { asks, seatings } from './played.ts';
import { ending, question, sitDown, whatHappened } from './playing.ts';

useBrowser();

const { alone, withBot } = seatings;

/** A turn that somebody begins. */
const turn = () => heropathFileWhere(withBot, asks(0, 'turn.act'));

const telling = title.tellingOf(heropath);
const NOBODY: Voices = { you: -1, nameOf: String };

const pressed = (page: Page) => page.locator('.hp-pack').getByRole('button', { pressed: true });

test('what was kept in a draft stays marked, and all is kept with one button', async () => {
  const { page } = await visit('#/games', { size: 'phone' });
  await sitDown(page, heropathFileWhere(withBot, asks(0, 'setUp.hero')));
  await page.locator('.hp-hero-card').filter({ hasText: 'Elf' }).click();
  const card = page.locator('.hp-pack').getByRole('button', { pressed: false }).first();
  const name = await card.getAttribute('aria-label');
  await card.click();
  await question(page).getByRole('button', { name: 'Keep this card' }).click();
  await question(page).getByRole('button', { name: '1 of 2 kept' }).waitFor();
  await expect.poll(() => pressed(page).getAttribute('aria-label')).toBe(name);
});

test('Travel shows a journey with its price; a place that is picked shows its own, and the button goes there', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, turn());
  await question(page).getByRole('button', { name: 'Travel', exact: true }).click();
  const goes = question(page).getByRole('button', { name: /^Go to .*pace/ });
  const first = await goes.innerText();
  await page.locator('.map-view .space.open').last().press('Enter');
  await expect.poll(() => goes.innerText()).not.toBe(first);
  await goes.click();
  await question(page)
    .getByText(/^3 actions left/)
    .waitFor();
});

/** Of each side of a battle: the large number, and the sum of the lines below it. */
const SIDES = `[...document.querySelectorAll('.hp-side')].map((side) => [
  Number(side.querySelector('.hp-side-power').textContent),
  [...side.querySelectorAll('li:not(.dice) > b')].reduce((sum, one) => sum + Number(one.textContent.replace('−', '-')), 0),
])`;

test('a battle tells every summand, and what they come to', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, heropathFileWhere(withBot, looksBest('fight')));
  await question(page).locator('.hp-battle').waitFor();
  const sides = await page.evaluate<(readonly [number, number])[]>(SIDES);
  expect(sides).toHaveLength(2);
  for (const [told, summed] of sides) expect(summed).toBe(told);
  await question(page).locator('.hp-battle [data-main]').click();
  await whatHappened(page)
    .getByText(/^You fight/)
    .first()
    .waitFor();
});

const gearOn = (page: Page) => page.getByRole('region', { name: 'Gear' });
const worn = (page: Page) => gearOn(page).locator('.hp-square .hp-card');

/** So many cards are worn, once the gear is there. */
async function wornNow(page: Page): Promise<number> {
  await gearOn(page).locator('.hp-held.wearable').first().waitFor();
  return worn(page).count();
}

/** Somebody may put something on that helps against the Dragon. */
const mayArm = heropathFileWhere(
  withBot,
  (match) =>
    asks(0, 'gear.change')(match) &&
    match.questions(0).some(({ lane, actions }) => {
      const asked = { view: match.view(0), lane, seat: 0, actions };
      return actions.some((action) => /\+[1-9] against the Dragon/.test(telling.glance(asked, action, NOBODY)));
    }),
);

test('gear is put on by key', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, mayArm);
  const before = await wornNow(page);
  await gearOn(page).locator('.hp-held.wearable > button').first().press('Enter');
  await expect.poll(() => worn(page).count()).toBe(before + 1);
});

test('gear is dragged onto the square that shows where it fits', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, mayArm);
  const before = await wornNow(page);
  const drawTo = async (part: Locator): Promise<void> => {
    const { x, y, width, height } = (await part.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
  };
  await drawTo(gearOn(page).locator('.hp-held.wearable').first());
  await page.mouse.down();
  await drawTo(gearOn(page).locator('.hp-square').first());
  await drawTo(gearOn(page).locator('.hp-square.fits').first());
  await page.mouse.up();
  await expect.poll(() => worn(page).count()).toBe(before + 1);
});

test('a button puts on what is best against the Dragon, and has nothing more to do then', async () => {
  const { page } = await visit('#/games', { size: 'phone' });
  await sitDown(page, mayArm);
  const best = gearOn(page).getByRole('button', { name: /^Best against the Dragon/ });
  await expect.poll(() => best.innerText()).toMatch(/→/);
  await best.click();
  await expect.poll(() => best.innerText()).toMatch(/stays/);
  await expect.poll(() => best.getAttribute('aria-disabled')).toBe('true');
});

test('the Index finds who deals in what is sought, the nearest first, and shows it on the map', async () => {
  const { page } = await visit('#/games', { size: 'phone' });
  await sitDown(page, turn());
  await page.getByRole('button', { name: 'Where can I get …?' }).first().click();
  const index = page.getByRole('region', { name: 'Where can I get …?' });
  await index.getByRole('searchbox').fill('SKILLS');
  const found = index.locator('ol > li');
  await expect.poll(async () => (await found.allInnerTexts()).every((told) => told.includes('SKILLS'))).toBe(true);
  await expect.poll(() => found.count()).toBeGreaterThan(0);
  const paces = (await found.locator('em').allInnerTexts()).map((told) => Number.parseInt(told, 10));
  expect(paces).toEqual(paces.toSorted((one, other) => one - other));
  await found.first().getByRole('button').click();
  await expect.poll(() => index.count()).toBe(0);
});

test('when a turn begins, what others did since the last one is told in few lines, until it is put away', async () => {
  const begins = heropathFileWhere(
    withBot,
    (match) => match.journal.length > 120 && match.state.board.heroes[0]!.actions === 4 && asks(0, 'turn.act')(match),
  );
  const { page } = await visit('#/games', { size: 'phone' });
  await sitDown(page, begins);
  const button = page.getByRole('button', { name: /^Since your last turn: [1-5]$/ });
  const lines = Number((await button.innerText()).slice(-1));
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Since your last turn' });
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(lines);
  expect(await barriersOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Show me' }).click();
  await page.getByText(en.play.lookingBack).waitFor();
  await page.getByText(en.play.lookingBack).waitFor({ state: 'detached' });
  await expect.poll(() => button.count()).toBe(0);
});

/** Words that stand in no German sentence. Names of people are allowed to be English. */
const ENGLISH =
  /\b(the|you|your|of|and|is|are|with|turn|rules?|players?|battle|round|enemy|enemies|gems?|cards?|power|draw|wear|paces?)\b/i;

test('no English is left in a German game', async () => {
  const { page } = await visit('#/setup/heropath', { language: 'de' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const read = async (moment: string): Promise<void> =>
    expect((await readOut(page)).replaceAll(/Heropath(: Dragon Roar)?/g, ''), moment).not.toMatch(ENGLISH);
  await read('the set-up');
  for (const moment of ['turn.act', 'travel.step', 'visit.choose', 'gear.change', 'setUp.hero'] as const) {
    await sitDown(page, heropathFileWhere(withBot, asks(0, moment)), de);
    await read(moment);
  }
  await page.locator('.hp-hero-card').first().click();
  await page.locator('.hp-pack').getByRole('button', { pressed: false }).first().waitFor();
  await read('the first pack');
  await sitDown(page, heropathFileWhere(withBot, looksBest('dragon')), de);
  await question(page, de).locator('.hp-odds-bar').waitFor();
  await read('a challenge of the Dragon');
  for (const door of await page.locator('.hp-doors .door').all()) {
    await door.click();
    await page.locator('.hp-overlay').waitFor();
    await read('what lies over the map');
    await page.keyboard.press('Escape');
    if (await page.locator('.hp-overlay').isVisible()) await page.locator('.hp-overlay').getByRole('button', { name: 'Schließen' }).click();
  }
  await sitDown(page, finishedHeropath(alone, { competition: 'solo' }), de);
  await page.getByRole('heading', { name: 'Die Taten der Helden' }).waitFor();
  await read('the end');
});

test('at the end the deeds are told, the Dragon over them', async () => {
  const { page } = await visit('#/games', { size: 'phone' });
  await sitDown(page, finishedHeropath(alone, { competition: 'solo' }));
  await ending(page).waitFor();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: /^The Dragon (has won|is slain)$/ }).waitFor();
  await dialog.getByRole('heading', { name: 'The deeds of the heroes' }).waitFor();
  await dialog.locator('.hp-end').waitFor();
  expect(await barriersOn(page)).toEqual([]);
});

for (const [size, language] of [
  ['phone', 'de'],
  ['desk', 'en'],
] as const) {
  test(`no barriers in a turn, nor on what lies over the map, on a ${size} (${language})`, async () => {
    const { page } = await visit('#/games', { size, language });
    await sitDown(page, turn(), language === 'de' ? de : undefined);
    expect(await barriersOn(page)).toEqual([]);
    await page.locator('.hp-doors .door').first().click();
    await page.locator('.hp-overlay').waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });
}

test('in the hand a challenge of the Dragon that looks best is read at once', async () => {
  const { page } = await visit('#/games', { size: 'phone' });
  await sitDown(page, heropathFileWhere(withBot, looksBest('dragon')));
  const bottomOf = async (part: string): Promise<number> => {
    const { y, height } = (await page.locator(part).boundingBox())!;
    return y + height;
  };
  await question(page).locator('.hp-odds-bar').waitFor();
  await expect.poll(async () => (await bottomOf('.hp-odds-bar')) < (await bottomOf('.play-question'))).toBe(true);
});
