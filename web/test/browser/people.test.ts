import { YOU } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';
import { finishedFile } from './gameFiles.ts';
import { useBrowser, visit } from './page.ts';
import { ending, question, sitDown, takeIn } from './playing.ts';

useBrowser();

const LONG = 'Wilhelmina of Thornfield';

describe('the set-up', () => {
  test('keeps a typed name whoever plays the seat, and is remembered with all that was chosen', async () => {
    const { page } = await visit('#/setup/dragon-attack');
    const name = (seat: number) => page.getByLabel(`${en.setup.seat(seat)}: ${en.setup.name}`);
    const player = (seat: number) => page.getByLabel(`${en.setup.seat(seat)}: ${en.setup.player}`);
    await expect.poll(() => name(1).inputValue()).toBe(YOU.en);
    await name(2).fill(LONG);
    await player(2).selectOption({ label: en.setup.person });
    expect([await name(1).inputValue(), await name(2).inputValue()]).toEqual([en.setup.newName(1), LONG]);
    await player(2).selectOption({ label: en.setup.fair });
    expect([await name(1).inputValue(), await name(2).inputValue()]).toEqual([YOU.en, LONG]);
    await page.getByRole('radio', { name: '2' }).press('Space');
    await page.getByLabel('share the victory').check();
    await page.getByRole('button', { name: en.setup.start }).click();
    await question(page).waitFor();
    await page.goto(new URL('#/setup/dragon-attack', page.url()).href);
    await page.getByText(en.setup.lastTime).waitFor();
    expect([await name(2).inputValue(), await player(2).inputValue(), await name(3).count()]).toEqual([LONG, 'greedy', 0]);
    await expect.poll(() => page.getByLabel('share the victory').isChecked()).toBe(true);
    await page.getByRole('button', { name: en.setup.asUsual }).click();
    expect([await name(2).inputValue(), await name(3).count()]).toEqual(['Greta', 1]);
  });

  test('says what is wrong with a name, and what an option does', async () => {
    const { page } = await visit('#/setup/seven-moons');
    await page.getByLabel(`${en.setup.seat(2)}: ${en.setup.name}`).fill('<b>');
    await page.getByRole('alert').getByText(en.setup.badName('<b>', 24)).waitFor();
    await expect.poll(() => page.getByRole('button', { name: en.setup.start }).isDisabled()).toBe(true);
    await page.getByLabel('Together').check();
    await page.getByText('if a single city stands in the end, everybody has won').waitFor();
    await expect.poll(() => page.locator('.variants').innerText()).not.toMatch(/simulated|Ruling|rejected/);
  });

  test('a person is greeted in the language of the page, and a name that is too long for a seat is not', async () => {
    const { page } = await visit('#/setup/dragon-attack', { language: 'de' });
    await expect.poll(() => page.getByLabel(`${de.setup.seat(1)}: ${de.setup.name}`).inputValue()).toBe(YOU.de);
    await page.getByLabel(`${de.setup.seat(1)}: ${de.setup.name}`).fill('x'.repeat(30));
    await expect.poll(() => page.getByLabel(`${de.setup.seat(1)}: ${de.setup.name}`).inputValue()).toBe('x'.repeat(24));
  });
});

describe('a game that is over', () => {
  const file = finishedFile();

  test('is played again with the same seats in one click', async () => {
    const { page } = await visit('#/games');
    await sitDown(page, file);
    const address = page.url();
    await ending(page).getByRole('button', { name: en.play.again }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await question(page).waitFor();
    expect(page.url()).not.toBe(address);
    for (const { name } of file.seated) await page.getByText(name, { exact: true }).filter({ visible: true }).first().waitFor();
  });

  test('is in the list with who won and by how much, and its replay begins at the beginning', async () => {
    const { page } = await visit('#/games');
    await takeIn(page, JSON.stringify(file));
    const row = page.getByRole('listitem').filter({ hasText: file.seated[0]!.name });
    await expect.poll(() => row.innerText()).toMatch(/ha(s|ve) won\.( \d+ to \d+ points\.)?|All have lost together\.|Nobody has won\./);
    await row.getByRole('link', { name: new RegExp(`^${en.games.replay}:`) }).click();
    await page.getByText(new RegExp(`${en.replay.moment} 0 of`)).waitFor();
  });

  test('is told to a person without a name as to anybody: in a replay, too, and in the language of the page', async () => {
    const { page } = await visit('#/games', { language: 'de' });
    const nameless = { ...file, seated: file.seated.with(0, { ...file.seated[0]!, name: YOU.en }) };
    await takeIn(page, JSON.stringify(nameless), de);
    await page.getByRole('link', { name: new RegExp(`^${de.games.replay}:`) }).click();
    const told = page.getByRole('region', { name: de.play.whatHappened });
    await told.waitFor();
    for (let moment = 0; moment < 12; moment++) {
      await page.getByRole('button', { name: de.replay.forward }).click();
      await expect.poll(() => told.innerText()).not.toMatch(/\bYou\b|\bDu (ist|würfelt|geht|deckt|nimmt|wirft|trifft)\b/);
    }
    await page
      .getByText(/\bDu (bist|würfelst|gehst)\b/)
      .first()
      .waitFor();
  });
});
