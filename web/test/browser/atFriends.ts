import type { Locator, Page } from 'playwright-core';
import { en as friends } from '../../friends/words/en.ts';
import { en } from '../../words/en.ts';
import { visit, type Visit, type Wishes } from './page.ts';
import { ending, whatHappened } from './playing.ts';

// What people do at a table with friends.

interface Wish {
  readonly game: string;
  readonly seats?: number;
}

/** Lays a table from the set-up of a game, with seats for friends, and waits in its room. */
export async function layTable({ game, seats = 3 }: Wish, wishes: Wishes = {}): Promise<Visit> {
  const visited = await visit(`#/setup/${game}`, wishes);
  const { page } = visited;
  await page.getByRole('radio', { name: String(seats), exact: true }).press('Space');
  await page.getByRole('button', { name: en.setup.withFriends }).click();
  await page.getByLabel(friends.invitation.yourName).fill('Anna');
  await page.getByRole('button', { name: friends.laying.lay }).click();
  await page.getByRole('region', { name: friends.room.seats }).waitFor();
  return visited;
}

/** The link to a seat, as its host sees it. */
export async function linkTo(page: Page, seat: number): Promise<string> {
  await page.getByRole('button', { name: friends.room.inviteTo(seat) }).click();
  return page.getByRole('textbox', { name: friends.room.link(seat) }).inputValue();
}

/** Opens a link and sits down. */
export async function sitDownBy(link: string, name: string, wishes: Wishes = {}): Promise<Visit> {
  const visited = await visit(new URL(link).hash, wishes);
  await visited.page.getByLabel(friends.invitation.yourName).fill(name);
  await visited.page.getByRole('button', { name: friends.invitation.sitDown }).click();
  await visited.page.getByRole('region', { name: friends.room.seats }).waitFor();
  return visited;
}

/** Begins the game; bots take the seats that are free. */
export async function begin(host: Page, others: readonly Page[]): Promise<void> {
  await host.getByRole('button', { name: /^Begin/ }).click();
  await Promise.all([host, ...others].map((page) => page.locator('.play').waitFor()));
}

/** Presses an answer whenever something is asked, or marks a card where some are to be kept: a person would find the same button. Pressed again before the server has heard of it, it counts once. */
const PLAY = `globalThis.playing = setInterval(() => {
  const buttons = [...document.querySelectorAll('.play-question:not(.idle) button:enabled:not([aria-disabled=true])')];
  const answers = buttons.filter((button) => button.checkVisibility() && !/^(?:${en.play.fold}|${en.play.unfold}|${en.play.skip}|${en.play.takeBack})$/.test(button.textContent));
  (answers.find((button) => button.textContent === '${en.play.confirm}') ?? answers[0] ?? document.querySelector('button[aria-pressed=false][aria-disabled=false]'))?.click();
}, 30)`;
const PAUSE = 'clearInterval(globalThis.playing)';

/** Whoever is asked answers, until a moment has come or the game is over, however long that takes. */
export async function playAll(pages: readonly [Page, ...Page[]], moment?: Locator): Promise<void> {
  await Promise.all(pages.map((page) => page.evaluate(PLAY)));
  const over = ending(pages[0]);
  await (moment === undefined ? over : moment.or(over)).first().waitFor({ timeout: 0 });
  await Promise.all(pages.map((page) => page.evaluate(PAUSE)));
}

export const turn = (page: Page, number: number): Locator =>
  whatHappened(page)
    .getByText(new RegExp(`^Turn ${number}`))
    .first();
