import { describe, expect, test } from 'vitest';
import { de as friendsDe } from '../../friends/words/de.ts';
import { en as friends } from '../../friends/words/en.ts';
import { en } from '../../words/en.ts';
import { begin, layTable, linkTo, playAll, sitDownBy, turn } from './atFriends.ts';
import { barriersOn, cutOffNetwork, useBrowser, visit } from './page.ts';
import { ending, question, whatHappened } from './playing.ts';

useBrowser();

const tokenOf = (link: string): string => link.split('/').at(-1)!;

describe('an invitation', () => {
  test('takes nothing by being opened, asks for a name and nothing else, and leaves no token in the address', async () => {
    const { page: host } = await layTable({ game: 'dragon-attack' }, { size: 'small phone' });
    const link = await linkTo(host, 2);
    expect(await barriersOn(host)).toEqual([]);
    const { page } = await visit(new URL(link).hash, { size: 'phone', language: 'de' });
    await page.getByText(friendsDe.invitation.from('Anna')).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await expect.poll(() => page.getByRole('textbox').count()).toBe(1);
    const name = page.getByLabel(friendsDe.invitation.yourName);
    const sit = page.getByRole('button', { name: friendsDe.invitation.sitDown });
    for (const [typed, trouble] of [
      ['<b>', friendsDe.refused.badName(24)],
      ['anna', friendsDe.refused.nameTaken],
    ] as const) {
      await name.fill(typed);
      await sit.click();
      await page.getByRole('alert').getByText(trouble).waitFor();
    }
    await name.fill('Oma Grete');
    await sit.click();
    await page.getByText(friendsDe.room.hostBegins('Anna')).waitFor();
    expect(page.url()).not.toContain(link.split('/').at(-1));
    await host.getByText('Oma Grete', { exact: true }).waitFor();
    const { page: late } = await visit(new URL(link).hash);
    await late.getByRole('alert').getByText(friends.invitation.isTaken).waitFor();
  });

  test('that was sent before seats were swapped leads to its seat, and the host finds each link where it leads', async () => {
    const { page: host } = await layTable({ game: 'dragon-attack' });
    const [toSecond, toThird] = [await linkTo(host, 2), await linkTo(host, 3)];
    await host
      .getByRole('listitem')
      .nth(1)
      .getByRole('button', { name: friends.room.swap(3) })
      .click();
    const shown = (seat: number) => host.getByRole('textbox', { name: friends.room.link(seat) });
    await expect.poll(async () => tokenOf(await shown(3).inputValue())).toBe(tokenOf(toSecond));
    expect(tokenOf(await shown(2).inputValue())).toBe(tokenOf(toThird));
    await sitDownBy(toSecond, 'Ben', { size: 'phone' });
    await host.getByRole('listitem').nth(2).getByText('Ben', { exact: true }).waitFor();
  });

  test('is copied on a plain address, too; who comes by the address of the table is told how to get a seat', async () => {
    const { page: host } = await layTable({ game: 'dragon-attack', seats: 2 }, { secure: false });
    const link = await linkTo(host, 2);
    await host.getByRole('button', { name: friends.room.copy }).click();
    await host.getByText(friends.room.copied).waitFor();
    const say = host.getByRole('textbox', { name: friends.chat.say });
    await say.press('Control+V');
    expect(await say.inputValue()).toBe(link);
    const { page: lost } = await visit(new URL(host.url()).hash, { size: 'phone', language: 'de' });
    await lost.getByText(friendsDe.room.needsLink('Anna')).waitFor();
    await host.getByRole('button', { name: friends.room.openUp }).click();
    await lost.getByText(friendsDe.room.pickSeat).waitFor();
    await begin(host, [lost]);
    await lost.getByText(friendsDe.company.lookingOn).waitFor();
  });

  test('to a table that is not there says so', async () => {
    const { page } = await visit(`#/table/${'a'.repeat(22)}/1/${'b'.repeat(22)}`);
    await page.getByRole('alert').getByText(friends.refused.noTable).waitFor();
  });
});

describe('a table with friends', () => {
  test('is played to its end on a desk, a phone and a tablet, while one drops out and comes back', async () => {
    const { page: anna } = await layTable({ game: 'dragon-attack' });
    const [toBen, toCem] = [await linkTo(anna, 2), await linkTo(anna, 3)];
    const { page: ben, context: bensPhone } = await sitDownBy(toBen, 'Ben', { size: 'phone' });
    const { page: cem } = await sitDownBy(toCem, 'Cem', { size: 'tablet', secure: false });
    const all = [anna, ben, cem] as const;
    await begin(anna, all);
    await playAll(all, turn(anna, 4));
    // His phone has no network for a while: the others go on as far as they can.
    const giveBack = await cutOffNetwork(bensPhone);
    await ben.getByText(friends.connection.lost).waitFor();
    await giveBack();
    await ben.getByText(friends.connection.lost).waitFor({ state: 'detached' });
    await playAll(all, turn(anna, 6));
    // It is thrown away, and taken up again.
    await ben.reload();
    await ben.locator('.play').waitFor();
    await playAll(all);
    for (const page of all) await ending(page).waitFor();
    // What is over is kept at home.
    await ending(cem).getByRole('link', { name: en.play.replay }).click();
    await cem.getByText(new RegExp(`^${en.replay.moment} 0 of`)).waitFor();
  });

  test('is laid once more by a press: who pressed is there and hears no more of it, and the seat of the other is kept', async () => {
    const { page: anna } = await layTable({ game: 'dragon-attack', seats: 2 });
    const { page: ben } = await sitDownBy(await linkTo(anna, 2), 'Ben', { size: 'phone' });
    await begin(anna, [ben]);
    await anna.getByRole('button', { name: friends.company.title }).click();
    await anna.getByRole('button', { name: friends.company.endGame }).click();
    await anna.getByRole('button', { name: friends.company.endGame }).click();
    await anna.keyboard.press('Escape');
    await ben.getByRole('button', { name: en.play.again }).click();
    await ben.getByText(friends.room.kept).waitFor();
    await anna.getByText(friends.again.laid).waitFor();
    // Not by the press that it offers, but by the one that was there before.
    await anna.getByRole('button', { name: en.play.again }).click();
    await ben.getByText('Anna', { exact: true }).waitFor();
    await anna.getByText(friends.room.hostBegins('Ben')).waitFor();
    for (const page of [anna, ben]) expect(await page.getByText(friends.again.laid).count()).toBe(0);
  });

  test('says hello in everybody’s language, hides whom one will not read, and shows nobody’s words as anything but words', async () => {
    const { page: anna } = await layTable({ game: 'dragon-attack', seats: 2 });
    const { page: ben } = await sitDownBy(await linkTo(anna, 2), 'Ben', { size: 'phone' });
    await begin(anna, [ben]);
    await ben.getByRole('button', { name: friends.company.title }).click();
    await ben.getByRole('textbox', { name: friends.chat.say }).fill('<img src=x onerror=alert(1)>');
    await ben.getByRole('button', { name: friends.chat.send }).click();
    await ben.getByRole('button', { name: friends.phrases.wellPlayed }).click();
    await anna.getByRole('status').getByText(friends.chat.said('Ben', friends.phrases.wellPlayed)).waitFor();
    await anna.getByRole('button', { name: friends.company.title }).click();
    const said = anna.getByRole('list', { name: friends.chat.title });
    await said.getByText('<img src=x onerror=alert(1)>').waitFor();
    expect(await barriersOn(anna)).toEqual([]);
    await anna.getByRole('button', { name: friends.company.about('Ben'), exact: true }).click();
    await anna
      .getByRole('button', { name: friends.company.block('Ben') })
      .first()
      .click();
    await anna.getByText(friends.chat.empty).waitFor();
    await anna
      .getByRole('button', { name: friends.company.unblock('Ben') })
      .first()
      .click();
    await said.getByText(friends.phrases.wellPlayed).waitFor();
  });

  test('gives its host what keeps the peace: lines go, people fall silent or leave, and the game ends', async () => {
    const { page: anna } = await layTable({ game: 'dragon-attack' }, { size: 'phone', language: 'en' });
    const [toBen, toCem] = [await linkTo(anna, 2), await linkTo(anna, 3)];
    const { page: ben } = await sitDownBy(toBen, 'Ben');
    const { page: cem } = await sitDownBy(toCem, 'Cem');
    await anna.getByLabel(friends.room.window).selectOption('10');
    await ben.getByText(`${friends.room.window}: ${friends.room.seconds(10)}`).waitFor();
    await begin(anna, [ben, cem]);
    for (const page of [anna, ben, cem]) await page.getByRole('button', { name: friends.company.title }).click();
    await ben.getByRole('textbox', { name: friends.chat.say }).fill('Buy cheap swords');
    await ben.getByRole('button', { name: friends.chat.send }).click();
    const chat = (page: typeof anna) => page.getByRole('list', { name: friends.chat.title });
    // Whoever is bothered tells the host, who sees which line it is about.
    await cem.getByRole('button', { name: friends.chat.about('Ben') }).click();
    await cem.getByRole('button', { name: friends.chat.report, exact: true }).click();
    await chat(anna).getByText(friends.chat.isReported).waitFor();
    await anna.getByRole('button', { name: friends.chat.about('Ben') }).press('Enter');
    expect(await barriersOn(anna)).toEqual([]);
    await anna.getByRole('button', { name: friends.chat.takeAway }).press('Enter');
    for (const page of [anna, ben, cem]) await page.getByText('Buy cheap swords').waitFor({ state: 'detached' });
    const about = anna.getByRole('button', { name: friends.company.about('Ben'), exact: true });
    await about.press('Enter');
    await anna.getByRole('button', { name: friends.company.mute }).press('Enter');
    await ben.getByText(friends.chat.muted).waitFor();

    await anna.getByRole('combobox', { name: friends.room.chat }).selectOption('off');
    await cem.getByText(friends.chat.off).waitFor();
    await anna.getByRole('button', { name: friends.room.sendAway('Ben') }).click();
    await anna.getByText(friends.company.sureToSendAway('Ben')).waitFor();
    expect(await barriersOn(anna)).toEqual([]);
    await anna.getByRole('button', { name: friends.room.sendAway('Ben') }).click();
    await ben.getByText(friends.connection.removed).waitFor();
    await anna.getByText(friends.company.isVacant).waitFor();
    await anna.getByRole('button', { name: friends.company.endGame }).click();
    await anna.getByRole('button', { name: friends.company.endGame }).click();
    await ending(cem).waitFor({ state: 'attached' });
  });

  test('is left for good by its host, who hears nothing else, and somebody else is host of a seat that nobody gets', async () => {
    const { page: anna } = await layTable({ game: 'dragon-attack' });
    const { page: ben } = await sitDownBy(await linkTo(anna, 2), 'Ben', { size: 'phone' });
    await begin(anna, [ben]);
    await anna.getByRole('button', { name: en.play.door }).click();
    await anna.getByRole('button', { name: en.play.leaveForGood }).click();
    await anna.getByText(en.play.sureToLeave('Anna')).waitFor();
    await anna.getByRole('button', { name: en.play.leaveForGood }).click();
    await anna.getByRole('link', { name: en.play.leave }).waitFor();
    await expect.poll(() => anna.getByText(friends.refused.notHost).count()).toBe(0);
    await ben.getByRole('button', { name: friends.company.title }).click();
    await ben.getByText(friends.company.hasGone).waitFor();
    await ben.getByRole('region', { name: friends.company.hosting }).waitFor();
    await expect.poll(() => ben.getByRole('button', { name: friends.company.takeOverLink }).count()).toBe(0);
  });

  test('is found again on another device by a code, once, and goes on there', async () => {
    const { page: anna } = await layTable({ game: 'dragon-attack', seats: 2 });
    await begin(anna, []);
    await anna.goto(new URL('#/', anna.url()).href);
    await anna.getByRole('region', { name: en.shelf.continue }).getByRole('link', { name: /Anna/ }).waitFor();
    await anna.goto(new URL('#/tables', anna.url()).href);
    await anna.getByRole('button', { name: friends.company.showCode }).click();
    const code = await anna.locator('.recovery-code').innerText();
    const { page: phone } = await visit('#/tables', { size: 'phone' });
    const take = async (): Promise<void> => {
      await phone.getByLabel(friends.tables.code).fill(code);
      await phone.getByRole('button', { name: friends.tables.takeCode }).click();
    };
    await take();
    await phone.getByText(friends.tables.known('Anna')).waitFor();
    expect(await barriersOn(phone)).toEqual([]);
    await phone.getByRole('link', { name: /Dragon Attack!/ }).click();
    await question(phone).waitFor();
    await phone.goto(new URL('#/tables', phone.url()).href);
    await phone.getByRole('button', { name: friends.company.signOutOthers }).click();
    await phone.getByText(friends.company.sureToSignOut).waitFor();
    await phone.getByRole('button', { name: friends.company.signOutOthers }).click();
    await phone.getByText(friends.company.signedOut).waitFor();
    await anna.reload();
    await anna.getByText(friends.tables.known('Anna')).waitFor({ state: 'detached' });
    const { page: stranger } = await visit('#/tables');
    await stranger.getByLabel(friends.tables.code).fill(code);
    await stranger.getByRole('button', { name: friends.tables.takeCode }).click();
    await stranger.getByRole('status').getByText(friends.refused.badCode).waitFor();
  });

  test('is watched on a large screen without anybody’s secrets or answers, and shows whose turn it is in the title', async () => {
    const { page: anna } = await layTable({ game: 'dragon-attack', seats: 2 });
    const { page: tv } = await visit(new URL(anna.url()).hash.replace('table', 'screen'), { size: 'large desk' });
    await tv.getByRole('img', { name: friends.screen.codeLabel }).waitFor();
    expect(await barriersOn(tv)).toEqual([]);
    await begin(anna, [tv]);
    await expect.poll(() => anna.title()).toMatch(new RegExp(`^● ${en.play.yourTurn}`));
    await expect.poll(() => anna.locator('link[rel=icon]').getAttribute('href')).toBe('icon-turn.svg');
    // What is being shown can be skipped on any screen; there is nothing to answer.
    await expect.poll(() => question(tv).getByRole('button').count()).toBe(0);
  });
});

/** Whole games take minutes each: `HOARD_WHOLE=1` plays them. */
const isWhole = process.env['HOARD_WHOLE'] !== undefined;

for (const game of ['seven-moons', 'epic-seven-arise', 'heropath']) {
  test(`${game} is played by three at a desk, a phone and a tablet, while one drops out and comes back`, async () => {
    const { page: anna } = await layTable({ game });
    const [toBen, toCem] = [await linkTo(anna, 2), await linkTo(anna, 3)];
    const { page: ben } = await sitDownBy(toBen, 'Ben', { size: 'phone' });
    const { page: cem, context: cemsTablet } = await sitDownBy(toCem, 'Cem', { size: 'tablet' });
    const all = [anna, ben, cem] as const;
    await begin(anna, all);
    // All have had their say when the log is long enough.
    const lines = whatHappened(anna).getByRole('listitem');
    await playAll(all, lines.nth(10));
    const giveBack = await cutOffNetwork(cemsTablet);
    await cem.getByText(friends.connection.lost).waitFor();
    await giveBack();
    await cem.getByText(friends.connection.lost).waitFor({ state: 'detached' });
    await ben.reload();
    await ben.locator('.play').waitFor();
    await playAll(all, isWhole ? undefined : lines.nth(24));
    if (isWhole) for (const page of all) await ending(page).waitFor();
  });
}
