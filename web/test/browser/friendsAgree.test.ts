import { dragonAttack } from '@hoard/games/dragon-attack';
import { Random, type Types } from '@hoard/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { Known } from '../../../table/client/known.ts';
import { Visitor, type Seated } from '../../../table/test/tableHost.ts';
import { en as friends } from '../../friends/words/en.ts';
import { en } from '../../words/en.ts';
import { begin, layTable, linkTo, playAll, sitDownBy, turn } from './atFriends.ts';
import { barriersOn, useBrowser, visit, type Visit } from './page.ts';
import { ending, whatHappened } from './playing.ts';

// What all at a table must agree to, who takes over, and what happened long ago.

useBrowser();

/** Anna at a desk and Ben at his phone, in the third turn of a game, or a later one. The dice may end a game sooner: then another is begun. */
async function underWay(number = 3): Promise<{ readonly anna: Page; readonly ben: Visit }> {
  for (;;) {
    const { page: anna, context } = await layTable({ game: 'dragon-attack', seats: 2 });
    const ben = await sitDownBy(await linkTo(anna, 2), 'Ben', { size: 'phone' });
    await begin(anna, [ben.page]);
    await playAll([anna, ben.page], turn(anna, number));
    if (!(await ending(anna).isVisible())) return { anna, ben };
    await Promise.all([context.close(), ben.context.close()]);
  }
}

/** Everything about the table, opened. */
async function company(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: friends.company.title }).click();
  return page.getByRole('dialog', { name: friends.company.title });
}

describe('all at a table', () => {
  test('change its pace only together', async () => {
    const {
      anna,
      ben: { page: ben },
    } = await underWay();
    const pace = (await company(anna)).getByRole('region', { name: friends.room.pace });
    const asked = ben.getByRole('dialog', { name: friends.company.votes('Anna') });
    const ask = async (wish: 'relaxed' | 'days'): Promise<void> => {
      await pace.getByRole('combobox').selectOption(wish);
      await pace.getByRole('button', { name: friends.company.askPace }).click();
      await asked.getByText(friends.company.voteOn(friends.room.paces[wish])).waitFor();
    };
    await ask('relaxed');
    expect(await barriersOn(ben)).toEqual([]);
    await asked.getByRole('button', { name: friends.company.decline }).click();
    await pace.getByText(friends.company.paceNow(friends.room.paces.off)).waitFor();
    await ask('days');
    await asked.getByRole('button', { name: friends.company.agree }).click();
    await pace.getByText(friends.company.paceNow(friends.room.paces.days)).waitFor();
    await asked.waitFor({ state: 'detached' });
  });

  test('go back together, or not at all', async () => {
    const {
      anna,
      ben: { page: ben },
    } = await underWay();
    const back = (await company(anna)).getByRole('region', { name: friends.rewind.title });
    const asked = ben.getByRole('dialog', { name: friends.rewind.asks('Anna') });
    const ask = async (number: number): Promise<void> => {
      await back.getByRole('combobox').selectOption({ label: (await turn(anna, number).textContent())! });
      await back.getByRole('button', { name: friends.rewind.ask }).click();
      await asked.waitFor();
    };
    await ask(2);
    expect(await barriersOn(ben)).toEqual([]);
    await asked.getByRole('button', { name: friends.rewind.agree }).click();
    for (const page of [anna, ben]) await page.getByRole('log').getByText(en.play.wentBack).waitFor({ state: 'attached' });
    await whatHappened(anna).getByText(`(${en.play.undone})`).first().waitFor();
    await ask(1);
    // Nobody was told that somebody had declined, as long as nobody had.
    await expect.poll(() => anna.getByText(friends.rewind.declined).count()).toBe(0);
    await asked.getByRole('button', { name: friends.rewind.decline }).click();
    await anna.getByText(friends.rewind.declined).waitFor();
  });
});

test('somebody takes over a seat by a link, is told what its holder knew, and plays on', async () => {
  const { anna, ben } = await underWay(4);
  await ben.context.close();
  const table = await company(anna);
  await table.getByRole('button', { name: friends.company.letBotPlay }).click();
  await table.getByRole('button', { name: friends.company.takeOverLink }).click();
  const link = await table.getByRole('textbox', { name: friends.room.link(2) }).inputValue();
  const { page: dora } = await visit(new URL(link).hash, { size: 'tablet' });
  await dora.getByText(friends.invitation.takeOver('Ben')).waitFor();
  await dora.getByLabel(friends.invitation.yourName).fill('Dora');
  await dora.getByRole('button', { name: friends.invitation.sitDown }).click();
  const briefing = dora.getByRole('dialog', { name: friends.recap.briefing });
  await briefing.getByText(friends.recap.takenOver('Ben')).waitFor();
  // Who has not read it yet is told again.
  await dora.reload();
  await briefing.getByText(friends.recap.takenOver('Ben')).waitFor();
  await expect.poll(() => briefing.getByRole('listitem').count()).toBeGreaterThan(2);
  expect(await barriersOn(dora)).toEqual([]);
  await briefing.getByRole('button', { name: friends.recap.playOn }).click();
  await whatHappened(anna).getByText(en.play.takesOver('Dora', 'Ben')).waitFor();
  await table.getByRole('button', { name: en.page.close }).click();
  await playAll([anna, dora], turn(anna, 8));
});

/** More than a page asks for at first. */
const LONG = 130;

/** Eve at a table where so much has happened, and that waits for her. The dice may end a game sooner: then another is begun. */
async function longTable(eve: Visitor): Promise<{ readonly table: string; readonly seated: Seated }> {
  const random = new Random(1);
  for (;;) {
    const seats = [{ is: 'open' }, { is: 'bot', player: 'random' }] as const;
    const { table } = await eve.get('tables/new', { game: 'dragon-attack', options: {}, seats: [...seats] });
    await eve.sit(table.id, 0, null);
    await eve.get('tables/begin', { table: table.id });
    const seated = eve.at(table.id);
    let answered = '';
    // An answer may be acknowledged before its news are here.
    const isAsked = ({ questions }: Known<Types>) => questions.length > 0 && questions[0]!.token !== answered;
    const asked = () => seated.until((known) => isAsked(known) || known.table.phase === 'over');
    let known = await asked();
    for (; known.table.phase !== 'over' && known.passages.length < LONG; known = await asked()) {
      const { lane, token, actions } = known.questions[0]!;
      answered = token;
      expect(await seated.connection.choose({ lane, token, key: dragonAttack.keys.keyOf(random.pick(actions)) })).toBeNull();
    }
    if (known.table.phase !== 'over') return { table: table.id, seated };
    seated.close();
  }
}

test('what happened long ago is fetched when somebody looks for it', async () => {
  const { table, seated } = await longTable(await Visitor.named(inject('address'), 'Eve'));
  const { page } = await visit();
  const told: { readonly t: string; readonly from: number }[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void told.push(JSON.parse(String(payload)) as (typeof told)[number])),
  );
  await page.goto(new URL(`#/table/${table}`, page.url()).href);
  const log = whatHappened(page);
  const earlier = log.getByRole('button', { name: en.play.earlier });
  await earlier.waitFor();
  expect(told.find(({ t }) => t === 'news')!.from).toBeGreaterThan(0);
  expect(told.filter(({ t }) => t === 'past')).toEqual([]);
  while (await earlier.isVisible()) await earlier.click();
  await log.getByRole('heading', { name: en.play.beforeFirst }).waitFor();
  await log.getByText(/^Turn 1:/).waitFor();
  expect(told.filter(({ t }) => t === 'past')).toHaveLength(1);
  seated.close();
});
