import { expect, test } from 'vitest';
import { howMany, sum } from '../../test/printed.ts';
import { CATEGORIES, DECKS, TYPES, type Card, type Deck } from '../content/content.ts';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { rulebook } from './ledger.ts';
import { clausesOf, marksOf, needsOf, slotOf, timeOf, typeOf, windowsOf } from './notation.ts';

// The ledger: the cards of the five decks.

const cardsOf = (deck: Deck): readonly Card[] => content.cards.slice(content.decks[deck].from, content.decks[deck].to);
const countOf = (cards: readonly Card[]): number => sum(cards.map(({ count }) => count));
const meanPrice = (deck: Deck): string => (sum(cardsOf(deck).map(({ count, price }) => count * price)) / countOf(cardsOf(deck))).toFixed(3);

const categoryOf = ({ category }: Card): string => {
  const name = CATEGORIES[category];
  if (name === undefined) return 'none';
  return name === 'magic' || name === 'abilities' ? name.toUpperCase() : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

/** By head of a column: what it says of a card. */
const COLUMNS: Readonly<Record<string, (card: Card) => string>> = {
  ID: ({ id }) => id,
  n: ({ count }) => `${count}`,
  Name: ({ name }) => name,
  Type: typeOf,
  Category: categoryOf,
  Slot: slotOf,
  Needs: (card) => needsOf(card),
  Time: timeOf,
  Use: ({ use }) => use,
  Price: ({ price }) => `${price}`,
  Effect: (card) => `\`${clausesOf(card)}\``,
  Windows: windowsOf,
  Marks: marksOf,
  Flavour: ({ line }) => line,
};

const headOf = (title: string): string[] =>
  rulebook
    .after(title)
    .split('\n')
    .find((line) => line.startsWith('|'))!
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

test.for([
  ['arms', 32],
  ['market', 36],
  ['abilities', 37],
  ['magic', 37],
  ['fortune', 56],
] as const)('HP-10.1 the deck %s is the one of the rulebook, cell by cell', ([deck, names]) => {
  const title = `### ${deck.toUpperCase()} (${deck === 'fortune' ? 60 : 40} cards, ${names} names)`;
  const head = headOf(title);
  const printed = rulebook.tableAfter(title);
  expect(printed).toHaveLength(names);
  expect(cardsOf(deck).map((card) => head.map((column) => COLUMNS[column]!(card)))).toEqual(printed);
});

test('HP-6.1 there are five decks of 40, 40, 40, 40 and 60 cards', () => {
  expect(DECKS.map((deck) => countOf(cardsOf(deck)))).toEqual([40, 40, 40, 40, 60]);
  expect(countOf(content.cards)).toBe(220);
});

test('HP-10.2 all twelve types are in use', () => {
  expect(TYPES).toHaveLength(12);
  expect(new Set(content.cards.map(({ type }) => type))).toEqual(new Set(TYPES));
});

test('HP-10.12 a card is kept by its deck, else by its type; an Instant is not kept', () => {
  for (const card of content.cards) {
    const deck = DECKS[card.deck]!;
    const expected =
      card.time === 'instant'
        ? 'none'
        : deck === 'magic' || deck === 'abilities'
          ? deck.toUpperCase()
          : card.type === 'ally' || card.type === 'animals'
            ? 'Companions'
            : card.type === 'weaponry' || card.type === 'accessory' || card.type === 'general'
              ? 'Equipment'
              : 'MAGIC';
    expect([card.id, categoryOf(card)]).toEqual([card.id, expected]);
  }
});

const printedMean = (deck: Deck): number => Number(/Mean price (\S+) GOLD/.exec(rulebook.after(`### ${deck.toUpperCase()} (`))![1]);

test('mean prices are those of the rulebook', () => {
  for (const deck of ['arms', 'market', 'abilities', 'magic'] as const)
    expect([deck, Math.abs(Number(meanPrice(deck)) - printedMean(deck)) <= 0.0051]).toEqual([deck, true]);
});

test('of the FORTUNE cards 39 are events and 21 are kept', () => {
  const fortune = cardsOf('fortune');
  expect(countOf(fortune.filter(({ time }) => time === 'instant'))).toBe(22 + 17);
  expect(countOf(fortune.filter(({ time }) => time !== 'instant'))).toBe(21);
});

test('heroes meet the Needs of as many cards on the first day as the rulebook says', () => {
  const decks = ['arms', 'market', 'magic', 'abilities'] as const;
  const rows = rulebook.tableAfter('Share of the cards of each deck whose Needs the hero meets');
  expect(
    content.heroes.map(({ name, gems, expansion }) => [
      expansion ? `${name} (exp.)` : name,
      ...decks.map((deck) => {
        const met = cardsOf(deck).filter(({ needs }) => needs.every((need, attribute) => need <= gems[attribute]!));
        return `${Math.round((100 * countOf(met)) / countOf(cardsOf(deck)))}`;
      }),
    ]),
  ).toEqual(rows);
});

test('six cards give or change Encounters, and all of these deal with other heroes', () => {
  const encounters = content.cards.filter(({ isEncounter }) => isEncounter);
  expect(encounters.map(({ name }) => name)).toEqual(['Ambush', 'Thievery', 'Snatching', 'Vigilance', 'Goblin Bribe', 'Hired Cutpurse']);
  expect(encounters.every(({ dealsWithHeroes }) => dealsWithHeroes)).toBe(true);
  expect(howMany(content.cards, ({ isReplacedInSolo }) => isReplacedInSolo)).toBe(5);
});
