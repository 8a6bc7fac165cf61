import { Problem, checkExtent, readRows } from '@hoard/kernel';
import type { Card, Clause, Effect } from './content.ts';
import type { CategoryId } from './ids.ts';
import { CATEGORIES, DECKS, ENCOUNTERS, type Category, type Deck, type Type, type Window } from './names.ts';
import { cardSchema, type CardRow, type ClauseRow, type Listed } from './schema.ts';

/** In place of a category: an Instant is never kept. */
const NO_CATEGORY = -1;

/** Where cards of other decks than MAGIC and ABILITIES go, by type (HP-10.12). */
const CATEGORY_OF: { readonly [type in Type]: Category } = {
  'anti enemy': 'magic',
  action: 'magic',
  movement: 'magic',
  'anti hero': 'magic',
  animals: 'companions',
  general: 'equipment',
  weaponry: 'equipment',
  ally: 'companions',
  'vs enemy': 'magic',
  accessory: 'equipment',
  weather: 'magic',
  'vs heroes': 'magic',
};

/** The cards of one deck; `effects` is the list into which their effects are read. */
export function readDeck(deck: Deck, file: string, given: unknown, listed: Listed, effects: readonly Effect[]): Card[] {
  const rows = readRows(cardSchema(listed), file, given);
  checkExtent(file, rows, { least: 1, most: 200, why: 'at least one to draw' });
  return rows.map((row) => {
    checkCard(deck, `${file}, ${row.id}`, row, effects);
    const { id, name, line, count, type, slot, kind, needs, time, use, price, marks } = row;
    return {
      id,
      name,
      line,
      count,
      type,
      slot,
      kind,
      needs,
      time,
      use,
      deck: DECKS.indexOf(deck),
      category: categoryOf(deck, row),
      price: price ?? 0,
      clauses: row.clauses.map((clause) => clauseOf(row, clause, effects)),
      isEncounter: marks.includes('X'),
      dealsWithHeroes: marks.includes('H'),
      isReplacedInSolo: marks.includes('S'),
    };
  });
}

function categoryOf(deck: Deck, { time, type }: CardRow): CategoryId {
  if (time === 'instant') return NO_CATEGORY;
  return CATEGORIES.indexOf(deck === 'magic' || deck === 'abilities' ? deck : CATEGORY_OF[type]);
}

function clauseOf(card: CardRow, row: ClauseRow, effects: readonly Effect[]): Clause {
  const { when, cost, does, or, limit, if: conditions } = row;
  return { when, windows: windowsOf(card, row, effects), cost, does, or, limit, if: conditions };
}

/** HP-24.3, and the table of triggers. */
function windowsOf({ time, use }: CardRow, { when, in: named, does }: ClauseRow, effects: readonly Effect[]): readonly Window[] {
  switch (when) {
    case 'use':
      return named ?? (time === 'in turn' ? ['open'] : ['w1', 'w10']);
    case 'before':
    case 'meddle':
      return ['w4'];
    case 'after':
      return ['w5'];
    case 'tie':
    case 'loss':
      return use === 'multi' ? [] : ['w6'];
    case 'travel':
    case 'rest':
    case 'visit':
      return ['open'];
    case 'hit':
      return guardWindows(does.map((place) => effects[place]!));
    case 'counter':
      return ['w7'];
    case 'fall':
      return ['w6'];
    case 'wings':
      return ['w8'];
    // Counted, or asked of the winner alone, or carried out at once.
    case 'passive':
    case 'win':
    case 'draw':
      return [];
  }
}

/** THREATS begin with the Encounters. */
const isEncounter = (threat: number): boolean => threat < ENCOUNTERS.length;

/** Encounters are warded off when they are declared, cards when they are played. */
function guardWindows(effects: readonly Effect[]): Window[] {
  const against = effects.flatMap((effect) => (effect.do === 'guard' ? effect.against : []));
  return [...(against.some(isEncounter) ? (['w2'] as const) : []), ...(against.every(isEncounter) ? [] : (['w7'] as const))];
}

function checkCard(deck: Deck, where: string, { slot, kind, time, use, price, clauses }: CardRow, effects: readonly Effect[]): void {
  const refuse = (field: string, what: string): never => {
    throw new Problem(`${where}, field '${field}': ${what}`);
  };
  if (deck === 'fortune' && price !== undefined) refuse('price', `${price}; expected none: FORTUNE cards are never on display (HP-6.2)`);
  if (deck !== 'fortune' && price === undefined) refuse('price', 'expected it to be there');
  if (kind !== undefined && slot !== 'hand' && slot !== 'both hands') refuse('kind', `'${kind}'; expected it with the slot of a hand only`);
  const attaches = clauses.some(({ does }) => does.some((place) => effects[place]!.do === 'attach'));
  if ((slot === 'attached') !== attaches) refuse('slot', "expected 'attached' where the card has the effect 'attach', and only there");
  clauses.forEach(({ when, in: named, limit }, place) => {
    if ((time === 'instant') !== (when === 'draw'))
      refuse(`clauses.${place}.when`, `'${when}'; expected 'draw' on an Instant, and only there (HP-10.6)`);
    if (named !== undefined && when !== 'use') refuse(`clauses.${place}.in`, "expected it only where the trigger is 'use'");
    if (limit !== undefined && use !== 'multi') refuse(`clauses.${place}.limit`, `'${limit}'; expected it only on a card of multiple use`);
  });
}
