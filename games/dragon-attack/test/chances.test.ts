import { endingsOf, type Leaf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { printedIn, sum } from '../../test/printed.ts';
import { chanceInDuel, chanceToBeat, chanceToSlay } from '../odds/chances.ts';
import { dragonAttack, type DragonAttack } from '../index.ts';
import { table, type Colour, type Given, type Table } from './table.ts';

// The exact battle chances: what the rulebook prints, the closed formula, and every throw that the rules can make.

const { content } = dragonAttack;
const { counters } = content;
const { tableAfter } = printedIn(new URL('../rulebook.md', import.meta.url));

/** Holds a chance against what the rulebook prints: a fraction exactly, a percentage as far as it is printed. */
function expectPrinted(cell: string, chance: number): void {
  const [, over, under] = /^(\d+)\/(\d+)/.exec(cell) ?? [];
  if (over !== undefined) expect(chance).toBeCloseTo(Number(over) / Number(under), 10);
  const [, percent, digits] = /(\d+\.(\d+)) %$/.exec(cell) ?? [];
  if (percent !== undefined) expect((chance * 100).toFixed(digits!.length)).toBe(percent);
  else expect(chance).toBeCloseTo(Number(cell), 10);
}

const COMPANIONS: { readonly [colour in 'red' | 'blue']: readonly string[] } = { red: ['M', 'E', 'D'], blue: ['F', 'E', 'D'] };

/** What a party carries to throw so many dice; the fifth is the Dragon Slayer's. */
const carriedFor = (colour: 'red' | 'blue', dice: number): string[] => [
  ...COMPANIONS[colour].slice(0, dice - 1),
  ...(dice === 5 ? ['slayer'] : []),
];

function endings(t: Table): Leaf<DragonAttack>[] {
  return endingsOf(t.engine, t.state);
}

const chanceThat = (all: readonly Leaf<DragonAttack>[], is: (state: Leaf<DragonAttack>['state']) => boolean): number =>
  sum(all.filter(({ state }) => is(state)).map(({ probability }) => probability));

function againstMonster(dice: number, strength: number): number {
  const t = table({
    turn: 'red',
    at: { red: 'R40' },
    carried: { red: carriedFor('red', dice) },
    piles: { R41: [`monster ${strength}`] },
    cleared: 'all',
  });
  return chanceThat(endings(t.roll(2).choose('walk:R41')), ({ board }) => board.adventurers[0]!.home.length === 1);
}

function attackOnDragon(dice: number, wounds: number): Leaf<DragonAttack>[] {
  const given: Given = { turn: 'red', at: { red: 'R20' }, carried: { red: carriedFor('red', dice) }, dragonAt: 7, wounds, cleared: 'all' };
  return endings(table(given).roll(2).choose('walk:R30'));
}

function duel(dice: number, others: number): number {
  const carried: { readonly [colour in Colour]?: string[] } = { red: carriedFor('red', dice), blue: carriedFor('blue', others) };
  const t = table({ turn: 'red', at: { red: 'R20', blue: 'R40' }, carried, cleared: 'all' })
    .roll(2)
    .choose('walk:R40')
    .choose('fight');
  return chanceThat(endings(t), ({ lanes }) => {
    const frame = lanes[0]!.stack.at(-1)!;
    return frame.k === 'thrown' && frame.victim === t.seat('blue');
  });
}

test('DA-8.10 chances against a strength: the rulebook, the formula and the dice agree', () => {
  const rows = tableAfter('With n dice against strength s');
  expect(rows).toHaveLength(5);
  for (const [printedDice, ...cells] of rows) {
    const dice = Number(printedDice);
    expect(cells).toHaveLength(6);
    cells.forEach((cell, index) => {
      const strength = index + 1;
      expectPrinted(cell, chanceToBeat(dice, strength));
      if (dice <= 4 && strength <= 5) expect(againstMonster(dice, strength)).toBeCloseTo(chanceToBeat(dice, strength), 12);
    });
  }
});

test('DA-8.10 chances to slay the Dragon in one go, by its top counter', () => {
  for (const [dice, ...cells] of tableAfter('Chance to slay the Dragon in one go')) {
    cells.forEach((cell, wounds) => {
      const chance = chanceToSlay(content, Number(dice), wounds);
      expectPrinted(cell, chance);
      expect(chanceThat(attackOnDragon(Number(dice), wounds), ({ outcome }) => outcome?.reason === 'slain')).toBeCloseTo(chance, 12);
    });
  }
});

test('DA-8.10 counters removed in one battle with an unhurt Dragon', () => {
  for (const [dice, ...cells] of tableAfter('Counters removed in one battle')) {
    const all = attackOnDragon(Number(dice), 0);
    cells.forEach((cell, removed) =>
      expectPrinted(
        cell,
        chanceThat(all, ({ board }) => board.wounds === removed),
      ),
    );
  }
});

test('DA-8.10 chances in a duel', () => {
  for (const [dice, ...cells] of tableAfter('Duel: chance of the row to beat the column')) {
    cells.forEach((cell, index) => {
      const chance = chanceInDuel(Number(dice), index + 1);
      expectPrinted(cell, chance);
      expect(duel(Number(dice), index + 1)).toBeCloseTo(chance, 12);
    });
  }
});

test('against a random monster one wins alone 53 %, as a pair 76 %, a trio 87 %, a full party 92 %', () => {
  const strengths = counters.flatMap((counter) => (counter.kind === 'monster' ? [counter.strength] : []));
  const won = [1, 2, 3, 4].map((dice) => sum(strengths.map((strength) => chanceToBeat(dice, strength))) / strengths.length);
  expect(won.map((chance) => Math.round(chance * 100))).toEqual([53, 76, 87, 92]);
});
