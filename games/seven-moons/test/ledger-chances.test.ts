import { expect, test } from 'vitest';
import { sum } from '../../test/printed.ts';
import { dragonReach as content } from '../content/dragonReach.ts';
import { rulebook } from './ledger.ts';

// The ledger: printed chances.

const { numbers } = content;
const { after, tableAfter } = rulebook;

/** The chance that so many dice make at least a number. */
function chanceToMake(dice: number, least: number): number {
  if (dice === 0) return least <= 0 ? 1 : 0;
  return sum([1, 2, 3, 4, 5, 6].map((face) => chanceToMake(dice - 1, least - face))) / 6;
}

/** Holds chances against what the rulebook prints, as far as it prints them: `42 / 84 / 97`. */
function expectPrinted(printed: string, chances: readonly number[]): void {
  const percents = printed.split(' / ').map(Number);
  expect(percents).toHaveLength(chances.length);
  chances.forEach((chance, index) => expect(Math.abs(chance * 100 - percents[index]!)).toBeLessThan(0.500001));
}

/** The chances that the rulebook prints after some words, by the number they are against: `7: 58 / 83 %`. */
const printedAfter = (words: string): [number, string][] =>
  [
    ...after(words)
      .split('\n', 1)[0]!
      .matchAll(/(\d): ([\d /]+) %/g),
  ].map(([, against, chances]) => [Number(against), chances!]);

test('chances to hold the realm are those of the rulebook', () => {
  const rows = tableAfter('| R | 2 cities: 2 / 3 / 4 dice');
  expect(rows.map(([printed]) => Number(printed))).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
  for (const [printed, ...cells] of rows) {
    const { realm } = content.shadowCards.find((card) => card.realm[1] === Number(printed))!;
    const columns = [
      [realm[1], 2, 3, 4],
      [realm[2], 3, 4, 5],
      [realm[3], 4, 5, 6],
      [realm[0], 1, 2],
    ];
    columns.forEach(([attack, ...dice], index) => {
      const chances = dice.map((some) => chanceToMake(some, attack!));
      expectPrinted(cells[index]!.replace(' %', ''), chances);
    });
  }
});

test('chances to hold a city are those of the rulebook', () => {
  const printed = printedAfter('City Attack, chance to hold');
  expect(printed.map(([attack]) => attack)).toEqual([2, 3, 4, 5, 6]);
  const { strongholds } = numbers.bonus;
  for (const [attack, chances] of printed)
    expectPrinted(
      chances,
      [1, 2].flatMap((dice) => [chanceToMake(dice, attack), chanceToMake(dice, attack - strongholds)]),
    );
});

test('chances to win a fight are those of the rulebook', () => {
  const printed = printedAfter('Chance of a fight without / with a dragon');
  expect(printed.map(([target]) => target)).toEqual([7, 8, 9]);
  for (const [target, chances] of printed)
    expectPrinted(chances, [chanceToMake(2, target), chanceToMake(2, target - numbers.bonus.dragonInFight)]);
});
