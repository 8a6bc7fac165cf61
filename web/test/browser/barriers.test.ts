import { describe, expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { finishedFile, gameFile, gameFileWhere, isBargaining, isMoving, seatings } from './gameFiles.ts';
import { barriersOn, useBrowser, visit } from './page.ts';
import { considerPlace, ending, question, sitDown, unfold } from './playing.ts';
import { SIZES, type Size } from './sizes.ts';

useBrowser();

describe.each(Object.keys(SIZES) as Size[])('no barriers on a %s', (size) => {
  test.each([
    ['the shelf', '#/', /Hoard/],
    ['the set-up', '#/setup/dragon-attack', en.setup.title('Dragon Attack!')],
    ['the list of games', '#/games', en.games.title],
    ['the settings', '#/settings', en.settings.title],
    ['the rulebook', '#/rules/dragon-attack', en.rules.title('Dragon Attack!')],
    ['one rule', '#/rules/dragon-attack/DA-5.3', en.rules.title('Dragon Attack!')],
    ['the credits', '#/credits', en.credits.title],
    ['a game that is not there', '#/play/nowhere', en.trouble.title],
    ['an address that is not there', '#/nowhere/at/all', /./],
  ])('%s', async (_, path, heading) => {
    const { page } = await visit(path, { size });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });

  test('before the roll, and the keys', async () => {
    const { page } = await visit('#/games', { size });
    await sitDown(page, gameFile({ seated: seatings.withBots, dice: '5a' }));
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: en.play.keys }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });

  test('where to go, and the odds there', async () => {
    const { page } = await visit('#/games', { size });
    await sitDown(page, gameFileWhere(seatings.withBots, isMoving(0)));
    expect(await barriersOn(page)).toEqual([]);
    await considerPlace(page);
    await question(page).getByRole('button', { name: en.play.confirm }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await question(page).getByRole('button', { name: en.play.back }).click();
    await unfold(page);
    expect(await barriersOn(page)).toEqual([]);
    await question(page)
      .getByText(/^Not possible now/)
      .click();
    await question(page).getByRole('button', { disabled: true }).first().press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });

  test('everybody at the table, and all that one of them has', async () => {
    const { page } = await visit('#/games', { size });
    await sitDown(page, gameFileWhere(seatings.withBots, isMoving(0)));
    const mordred = page.getByRole('region', { name: en.play.players }).getByText('Mordred').filter({ visible: true });
    await mordred.click();
    await page.getByText('Carries').filter({ visible: true }).first().waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });

  test('a bargain', async () => {
    const { page } = await visit('#/games', { size });
    await sitDown(page, gameFileWhere(seatings.withBots, isBargaining(0)));
    expect(await barriersOn(page)).toEqual([]);
  });

  test('the end, its replay and its dice', async () => {
    const { page } = await visit('#/games', { size });
    await sitDown(page, finishedFile());
    expect(await barriersOn(page)).toEqual([]);
    await ending(page).getByRole('link', { name: en.play.replay }).click();
    await page.getByRole('slider').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.goBack();
    await ending(page).getByRole('link', { name: en.play.verify }).click();
    await page.getByText(en.verify.right).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.goBack();
    await ending(page).getByRole('link', { name: en.page.toShelf }).click();
    await page.getByText(en.page.motto).waitFor();
  });
});
