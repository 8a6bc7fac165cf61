import { sevenMoons } from '@hoard/games/seven-moons';
import { replay, type GameFile } from '@hoard/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';
import { canDo, isAsked, moonFile, moonFileWhere, moonTrade } from './moonFiles.ts';
import { barriersOn, readOut, useBrowser, visit } from './page.ts';
import { seatings } from './played.ts';
import { answer, ending, playOn, question, sitDown, takeIn } from './playing.ts';
import { SIZES, type Size } from './sizes.ts';

useBrowser();

/** With these dice the first seat begins, and a game against a bot is over soon. */
const SHORT_GAME = '5c';

/** Who stays at home and lets the others win allies has the shortest of games. */
const HOMEBODY = { rather: /stay here|stop here|end the turn/i };

describe.each(Object.keys(SIZES) as Size[])('on a %s', (size) => {
  test('a game is begun within three clicks', async () => {
    const { page } = await visit('#/', { size, dice: SHORT_GAME });
    await page.getByRole('link', { name: `${en.shelf.play}: 7 Moons` }).click();
    await page.getByRole('button', { name: en.setup.start }).click();
    await question(page)
      .getByRole('button', { name: /^take the/i })
      .first()
      .waitFor();
  });

  test('a whole game against a bot comes to its end', async () => {
    const { page } = await visit('#/setup/seven-moons', { size, dice: SHORT_GAME });
    await page.getByRole('radio', { name: '2' }).press('Space');
    await page.getByLabel(`${en.setup.seat(2)}: ${en.setup.player}`).selectOption({ label: en.setup.fair });
    await page.getByRole('button', { name: en.setup.start }).click();
    await playOn(page, HOMEBODY);
    await ending(page).getByRole('link', { name: en.play.verify }).click();
    await page.getByText(en.verify.right).waitFor();
  }, 400_000);

  test('no barriers: where to go, a place, a bargain, a siege, the end', async () => {
    const { page } = await visit('#/setup/seven-moons', { size });
    await page.getByRole('heading', { level: 1, name: /7 Moons/ }).waitFor();
    // The button to begin hovers over what lies below it; at the end nothing does.
    // Scrolled at once: the End key glides there, and what is measured on the way lies under the button.
    await page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })");
    expect(await barriersOn(page)).toEqual([]);
    const moments = [
      moonFileWhere(seatings.withBots, isAsked(0, 'journey', 'pick')),
      moonFileWhere(seatings.withBots, isAsked(0, 'journey', 'move')),
      moonFileWhere(seatings.withBots, canDo(0, 'sell:wood')),
      moonFileWhere(seatings.withBots, canDo(0, 'hire:giants')),
      moonTrade(seatings.withBots),
      moonFileWhere(seatings.withBots, isAsked(0, 'loss', 'choose')),
      moonFile({ seated: seatings.withBot, dice: '11', options: { storyTokens: true }, until: () => false }),
    ];
    for (const file of moments) {
      await sitDown(page, file);
      expect(await barriersOn(page)).toEqual([]);
    }
  });
});

test('a way is seen with its odds before it is gone, on the map as in the list', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, moonFileWhere(seatings.withBot, isAsked(0, 'journey', 'move')));
  const hex = page.getByRole('group', { name: 'Map of Dragon Reach' }).getByRole('button', { name: /^Dragonmarch/ });
  await hex.focus();
  await page.keyboard.press('Enter');
  await question(page)
    .getByRole('heading', { level: 3, name: /Dragonmarch/ })
    .waitFor();
  await question(page)
    .getByText(/bandits/i)
    .first()
    .waitFor();
  await hex.focus();
  await page.keyboard.press('Enter');
  await question(page)
    .getByRole('heading', { level: 3, name: /Dragonmarch/ })
    .waitFor({ state: 'detached' });
});

test('at Dragonmarch goods are sold one by one, and a sale can be taken back until the dice are rolled', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, moonFileWhere(seatings.withBot, canDo(0, 'sell:wood')));
  const purse = question(page).getByText(/^Purse/);
  const before = await purse.innerText();
  await question(page)
    .getByRole('button', { name: /sell 1 wood/i })
    .click();
  await expect.poll(() => purse.innerText()).not.toBe(before);
  await page.getByRole('button', { name: en.play.undo }).click();
  await expect.poll(() => purse.innerText()).toBe(before);
});

test('what is given up is chosen on the wall itself, after its price is seen, and the siege comes to its end', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, moonFileWhere(seatings.withBots, isAsked(0, 'loss', 'choose')));
  const board = page.getByRole('region', { name: en.play.board });
  await board
    .getByRole('button', { name: /^Give up/ })
    .first()
    .press('Enter');
  await question(page)
    .getByText(/points/)
    .first()
    .waitFor();
  await question(page).getByRole('button', { name: en.play.confirm }).click();
  await playOn(page);
});

/** By seat: what must not be read by others. */
const secretsOf = (file: GameFile): RegExp[] =>
  [0, 1].map((seat) => {
    const { shadow } = replay(sevenMoons, file).state.board;
    const names = shadow.filter(({ owner }) => owner === seat).map(({ card }) => sevenMoons.content.shadowCards[card]!.name);
    return new RegExp(names.join('|'));
  });

describe('two people at one screen', () => {
  test('are called before a secret is shown, and see nothing of each other’s', async () => {
    const { page } = await visit('#/games');
    const file = moonFile({ seated: seatings.hotSeat, dice: '15', options: { first: 0 } });
    const secrets = secretsOf(file);
    await takeIn(page, JSON.stringify(file));
    await page
      .getByRole('link', { name: new RegExp(`^${en.games.continue}:`) })
      .first()
      .click();
    await page.getByRole('button', { name: en.play.uncover('Anna') }).click();
    await page.getByRole('button', { name: /Secret card 1/ }).click();
    expect(await readOut(page)).toMatch(secrets[0]!);
    expect(await readOut(page)).not.toMatch(secrets[1]!);
    const cover = page.getByRole('button', { name: en.play.uncover('Ben') });
    await playOn(page, {
      ...HOMEBODY,
      until: async () => {
        await cover.or(question(page).getByRole('button')).first().waitFor();
        return cover.isVisible();
      },
    });
    for (const secret of secrets) expect(await page.content()).not.toMatch(secret);
    await cover.click();
    await question(page).getByRole('button').first().waitFor();
    expect(await readOut(page)).not.toMatch(secrets[0]!);
  });

  test('need no cover where they stand together', async () => {
    const { page } = await visit('#/games');
    await sitDown(page, moonFile({ seated: seatings.hotSeat, dice: '15', options: { mode: 'co-op' } }));
    expect(await answer(page)).toBe(true);
  });
});

test('alone, dusk falls as the level says', async () => {
  const { page } = await visit('#/setup/seven-moons');
  await page.getByRole('radio', { name: '1' }).press('Space');
  await page.getByRole('radio', { name: /^Gentle/ }).check();
  await page.getByText(/The army draws near more slowly/).waitFor();
  await page.getByRole('button', { name: en.setup.start }).click();
  await page
    .getByRole('region', { name: 'Moonrise Track' })
    .getByText(/dusk in 4 turns/)
    .waitFor();
});

test.each(['standing', 'printed'] as const)(
  'SM-14.12 the card of a wave has the Realm Attack %s large, and both readings small',
  async (realmAttack) => {
    const file = moonFileWhere(seatings.withBots, isAsked(0, 'loss', 'choose'), { realmAttack });
    const { board } = replay(sevenMoons, file).state;
    const { realm } = sevenMoons.content.shadowCards[board.waves.at(-1)!]!;
    const { page } = await visit('#/games');
    await sitDown(page, file);
    const numbers = page.locator('.foe-card dl > div').first().locator('dd');
    await numbers.first().waitFor();
    const [large, ...small] = await numbers.allInnerTexts();
    // Three cities stood when it was turned over.
    expect(large).toBe(String(realmAttack === 'printed' ? realm[1] : realm[2]));
    expect(small[0]).toBe(`printed ${realm[1]} · by cities ${realm[2]}`);
  },
);

test('alone against the Shadow Army the siege ends with a title', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, moonFileWhere(seatings.alone, isAsked(0, 'loss', 'choose')));
  await playOn(page);
  await page
    .getByText(/The walls held|Warden of the Reach|Dragon-friend|city fallen/)
    .first()
    .waitFor();
});

test('the choices of a mode are shown with it', async () => {
  const { page } = await visit('#/setup/seven-moons');
  await page.getByRole('radio', { name: /Monster Frenzy/ }).waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Together' }).check();
  await page.getByRole('radio', { name: /Monster Frenzy/ }).check();
  await page.getByText(/if a single city stands in the end, everybody has won/).waitFor();
  await page.getByRole('button', { name: en.setup.start }).click();
  await question(page).getByRole('button').first().waitFor();
});

/** Words that stand in no German sentence. Names of people are allowed to be English. */
const ENGLISH = /\b(the|you|your|of|and|is|are|with|turn|roll|rolls|hex|rules?|players?|wood|stone|iron)\b/i;

/** All that is said, but for the name on the box. */
const said = async (page: Page): Promise<string> => (await readOut(page)).replaceAll(sevenMoons.title, '');

test('no English is left in a German game, from its question to its end', async () => {
  const { page } = await visit('#/setup/seven-moons', { language: 'de' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await said(page)).not.toMatch(ENGLISH);
  const moments = [
    moonFileWhere(seatings.withBots, isAsked(0, 'journey', 'move')),
    moonFileWhere(seatings.withBots, canDo(0, 'sell:wood')),
    moonFileWhere(seatings.withBots, isAsked(0, 'loss', 'choose')),
    moonFile({ seated: seatings.withBot, dice: '11', options: { storyTokens: true }, until: () => false }),
  ];
  for (const file of moments) {
    await sitDown(page, file, de);
    expect(await said(page)).not.toMatch(ENGLISH);
  }
});
