import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { gameFile, seatings } from './gameFiles.ts';
import { heropathFileWhere } from './heropathFiles.ts';
import { settled, useBrowser, visit } from './page.ts';
import { asks } from './played.ts';
import { ending, question, sitDown } from './playing.ts';

useBrowser();

/** The names of what can be pressed, as a screen reader reads them out. */
const buttonsIn = (snapshot: string): string[] =>
  [...snapshot.matchAll(/^\s*- '?button "((?:[^"\\]|\\.)*)"(.*)$/gm)]
    .filter(([, , state]) => !state!.includes('[disabled]'))
    .map(([, name]) => name!.replaceAll('\\"', '"'));

/** What takes back or unfolds would lead round in circles. */
const ANSWERS_NOTHING = [en.play.takeBack, en.play.fold, en.play.unfold];

/**
 * Plays to the end, each time with the name that was pressed least often so far, and returns all that was said aloud meanwhile. Doors lead to
 * what lies over the map, and answer nothing.
 */
async function playByEar(page: Page, doors: readonly string[] = []): Promise<string[]> {
  const told = new Set<string>();
  const pressed = new Map<string, number>();
  const often = (name: string): number => pressed.get(name) ?? 0;
  for (let answer = 0; !(await ending(page).isVisible()); answer++) {
    expect(answer).toBeLessThan(1500);
    const names = buttonsIn(await question(page).ariaSnapshot()).filter(
      (one) => ![...ANSWERS_NOTHING, ...doors].some((word) => one.includes(word)),
    );
    const name = names.includes(en.play.confirm) ? en.play.confirm : names.toSorted((one, other) => often(one) - often(other))[0];
    if (name !== undefined) {
      pressed.set(name, often(name) + 1);
      await question(page).getByRole('button', { name, exact: true }).first().press('Enter');
    }
    await settled(page);
    for (const sentence of await page.getByRole('log').getByRole('paragraph').allInnerTexts()) told.add(sentence);
  }
  return [...told];
}

test('a whole game is played by what a screen reader reads out, and nothing else', async () => {
  const { page } = await visit('#/games', { size: 'phone' });
  // Thirteen ones in 41 rolls: it is over soon, whatever is played.
  await sitDown(page, gameFile({ seated: seatings.withBot, dice: '9a' }));
  const told = await playByEar(page);
  // What happened was said aloud, from the first roll to the end.
  expect(told.filter((sentence) => /^Turn \d+:/.test(sentence)).length).toBeGreaterThan(10);
  expect(told.at(-1)).toMatch(/^The game is over/);
});

test('a game of Heropath alone is played by what a screen reader reads out', async () => {
  const { page } = await visit('#/games', { size: 'phone' });
  // Two rounds are as good as ten: all that is asked in one is asked in the next.
  await sitDown(page, heropathFileWhere(seatings.alone, asks(0, 'turn.act'), { competition: 'solo', lastRound: 2 }));
  const told = await playByEar(page, ['Gear', 'Cards for sale', 'Where can I get']);
  expect(told.filter((sentence) => sentence.startsWith('Your turn begins')).length).toBe(1);
  expect(told.at(-1)).toMatch(/^You roll .* for the places/);
});

test('the map can be walked by ear: every place says what it is and where one can go', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, gameFile({ seated: seatings.withBot, dice: '6d' }));
  const map = page.getByRole('region', { name: en.play.board });
  const snapshot = await map.ariaSnapshot();
  expect(snapshot).toContain('Rose Gate');
  expect(snapshot).toContain('Royal Palace');
});
