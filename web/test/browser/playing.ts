import type { GameFile } from '@hoard/kernel';
import type { Locator, Page } from 'playwright-core';
import { keptGame } from '../../storage/keptGame.ts';
import { en } from '../../words/en.ts';
import type { Words } from '../../words/en.ts';
import { settled } from './page.ts';

/** So many answers are more than any game takes. */
const MOST_ANSWERS = 1500;

/** A part of the page by what it is called. To ask for its role as well is to work out that of everything on a map, at every look. */
const called = (page: Page, part: 'section' | 'nav', name: string): Locator => page.locator(`${part}[aria-label=${JSON.stringify(name)}]`);

export const question = (page: Page, words: Words = en): Locator => called(page, 'section', words.play.question);

/**
 * What can be answered now. What is greyed out only tells why, taking back would lead round in circles, the result comes by itself, and
 * unfolding and skipping answer nothing: what is skipped may be the end, and then nobody finds the button again that they reached for.
 */
const answers = (page: Page, words: Words): Locator =>
  question(page, words)
    // A switch is no answer.
    .locator('button:enabled:not([role], [aria-disabled="true"])')
    .filter({ visible: true })
    .filter({ hasNotText: words.play.takeBack })
    .filter({ hasNotText: words.play.seeResult })
    .filter({ hasNotText: new RegExp(`^(${words.play.fold}|${words.play.unfold}|${words.play.skip})$`) });

/** The log, which stands open on a desk. */
export const whatHappened = (page: Page, words: Words = en): Locator => called(page, 'section', words.play.whatHappened);

export const ending = (page: Page, words: Words = en): Locator => called(page, 'nav', words.play.over);

/** Sits down at a game as if this browser had kept it: what its files go through on their way in has tests of its own. */
export async function sitDown(page: Page, file: GameFile, words: Words = en): Promise<void> {
  const game = keptGame(`game-${++kept}`, Date.now(), file);
  await page.evaluate(`(${KEEP})(${JSON.stringify(game)})`);
  await page.goto(new URL(`#/play/${game.id}`, page.url()).href);
  await answers(page, words).or(ending(page, words)).first().waitFor();
}

/** So many games were put into browsers. */
let kept = 0;

/** Puts a game into the browser's database, whether the page has opened that already or not. */
const KEEP = `(game) => new Promise((done, fail) => {
  const opening = indexedDB.open('hoard', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
  opening.onerror = fail;
  opening.onsuccess = () => {
    const putting = opening.result.transaction('games', 'readwrite');
    putting.oncomplete = () => (opening.result.close(), done());
    putting.onabort = fail;
    putting.objectStore('games').put(game);
  };
})`;

/** Waits until no file is in the door for files any more. */
const EMPTIED = `new Promise((done) => {
  const input = document.querySelector('input[type="file"]');
  const look = () => (input.value === '' ? done() : setTimeout(look, 20));
  look();
})`;

/** Puts a file into the list of games, as a person would. */
export async function takeIn(page: Page, text: string, words: Words = en, name = 'game.json'): Promise<void> {
  await page.goto(new URL('#/games', page.url()).href);
  await page.getByLabel(words.games.open).setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  // It is emptied when the file has been played through, and what came of it is said.
  await page.evaluate(EMPTIED);
  await page.getByRole('status').filter({ hasText: /./ }).first().waitFor();
}

/** Draws the question up as far as it goes. */
export async function unfold(page: Page): Promise<void> {
  const button = question(page).getByRole('button', { name: en.play.unfold });
  for (;;) {
    await settled(page);
    if (!(await button.isVisible())) return;
    await button.click();
  }
}

/** Looks at the first place of the map that can be picked, without going there yet. */
export const considerPlace = (page: Page): Promise<void> => page.locator('.map-view .space.open').first().press('Enter');

/** How somebody plays. */
export interface Manner {
  readonly words?: Words;
  /** Answers that they take wherever they can; else it is the first one. */
  readonly rather?: RegExp;
  /** They play until this moment has come, or to the end. */
  readonly until?: () => Promise<boolean>;
}

/** Gives an answer as soon as one can be given. Returns whether the game goes on. */
export async function answer(page: Page, { words = en, rather }: Manner = {}): Promise<boolean> {
  const open = answers(page, words);
  await open.or(ending(page, words)).first().waitFor();
  if (await ending(page, words).isVisible()) return false;
  const confirm = open.filter({ hasText: words.play.confirm });
  const wished = rather === undefined ? confirm : open.filter({ hasText: rather }).or(confirm);
  await ((await wished.first().isVisible()) ? wished : open).first().click();
  return true;
}

/** Gives answers, to the end or until a moment has come. */
export async function playOn(page: Page, manner: Manner = {}): Promise<void> {
  for (let given = 0; given < MOST_ANSWERS; given++) {
    if ((await manner.until?.()) || !(await answer(page, manner))) return;
  }
  throw new Error(`After ${MOST_ANSWERS} answers the game is still running`);
}
