import { expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { gameFile, seatings } from './gameFiles.ts';
import { settled, useBrowser, visit } from './page.ts';
import { ending, question, sitDown } from './playing.ts';

useBrowser();

/** The names of what can be pressed, as a screen reader reads them out. */
const buttonsIn = (snapshot: string): string[] =>
  [...snapshot.matchAll(/^\s*- '?button "((?:[^"\\]|\\.)*)"(.*)$/gm)]
    .filter(([, , state]) => !state!.includes('[disabled]'))
    .map(([, name]) => name!.replaceAll('\\"', '"'));

/** What takes back or unfolds would lead round in circles. */
const ANSWERS_NOTHING = [en.play.takeBack, en.play.fold, en.play.unfold];

test('a whole game is played by what a screen reader reads out, and nothing else', async () => {
  const { page } = await visit('#/', { size: 'phone' });
  // Thirteen ones in 41 rolls: it is over soon, whatever is played.
  await sitDown(page, gameFile({ seated: seatings.withBot, dice: '9a' }));
  const told = new Set<string>();
  for (let answer = 0; !(await ending(page).isVisible()); answer++) {
    expect(answer).toBeLessThan(1500);
    const names = buttonsIn(await question(page).ariaSnapshot());
    const name = names.includes(en.play.confirm)
      ? en.play.confirm
      : names.find((one) => !ANSWERS_NOTHING.some((word) => one.includes(word)));
    if (name !== undefined) await question(page).getByRole('button', { name, exact: true }).first().press('Enter');
    await settled(page);
    for (const sentence of await page.getByRole('log').getByRole('paragraph').allInnerTexts()) told.add(sentence);
  }
  // What happened was said aloud, from the first roll to the end.
  expect([...told].filter((sentence) => /^Turn \d+:/.test(sentence)).length).toBeGreaterThan(10);
  expect([...told].at(-1)).toMatch(/^The game is over/);
});

test('the map can be walked by ear: every place says what it is and where one can go', async () => {
  const { page } = await visit();
  await sitDown(page, gameFile({ seated: seatings.withBot, dice: '6d' }));
  const map = page.getByRole('region', { name: en.play.board });
  const snapshot = await map.ariaSnapshot();
  expect(snapshot).toContain('Rose Gate');
  expect(snapshot).toContain('Royal Palace');
});
