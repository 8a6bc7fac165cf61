import { isChoice, type GameFile, type Seat } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';
import { moonFile } from './moonFiles.ts';
import { barriersOn, useBrowser, visit } from './page.ts';
import { seatings } from './played.ts';
import { sitDown } from './playing.ts';

useBrowser();

const claimsOf = ({ journal }: GameFile, of: Seat): number =>
  journal.filter((entry) => isChoice(entry) && entry.seat === of && entry.key === 'claim').length;

/** A game that is over, in which Anna has claimed more stories than the bot. */
function chronicled(): GameFile {
  for (let number = 0; number < 32; number++) {
    const dice = number.toString(16).padStart(2, '0');
    const file = moonFile({ seated: seatings.withBot, dice, options: { storyTokens: true }, until: () => false });
    if (claimsOf(file, 0) > claimsOf(file, 1)) return file;
  }
  throw new Error('In none of 32 games did Anna claim more stories');
}

const file = chronicled();

test('SM-19.5 who claimed a story puts its line into words of their own, SM-19.6 and names the chronicle; so it is kept', async () => {
  const { page } = await visit('#/games');
  await sitDown(page, file);
  const own = page.getByRole('textbox', { name: en.play.ownWords });
  await expect.poll(() => own.count()).toBe(1 + claimsOf(file, 0));
  expect(await barriersOn(page)).toEqual([]);
  await own.first().fill('How Anna kept her purse');
  await own.first().press('Enter');
  const line = await own.last().inputValue();
  await own.last().fill('   ');
  await own.last().press('Enter');
  await page.reload();
  await own.last().waitFor();
  await expect.poll(() => own.first().inputValue()).toBe('How Anna kept her purse');
  // What is no line leaves it as it was.
  await expect.poll(() => own.last().inputValue()).toBe(line);
});

test('SM-19.5 in German, on a phone, the chronicle can be written over too', async () => {
  const { page } = await visit('#/games', { language: 'de', size: 'phone' });
  await sitDown(page, file, de);
  const own = page.getByRole('textbox', { name: de.play.ownWords });
  await expect.poll(() => own.last().inputValue()).toMatch(/^(Beim|Bei der|In) /);
  expect((await own.last().boundingBox())!.height).toBeGreaterThanOrEqual(44);
});
