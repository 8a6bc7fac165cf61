import { capitalised, effectTellingOf, type Effects } from '@hoard/kernel';
import {
  BLUE,
  RED,
  TERRAINS,
  type Bonus,
  type Condition,
  type Lasting,
  type Mission,
  type Objective,
  type Skill,
} from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import { vocabulary } from '../rules/effects/index.ts';
import { chapterOf } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import { inBits } from '../words/bits.ts';
import type { CardNames } from '../words/cards.ts';
import type { Words } from '../words/words.ts';
import { placeName } from './names.ts';

// What is printed on cards and tokens, in words: page and terminal say the same.

/** What effects do, in a few words: `3 damage, stun the target`. */
export const effectsInWords = ({ cards, content }: Words, board: Board, effects: Effects): string =>
  effectTellingOf(vocabulary, cards, { board, content, seat: -1 }).list(effects);

const namesFor = (words: Words, board: Board): CardNames => ({
  place: (position) => placeName(words, board, position),
  does: (effects) => effectsInWords(words, board, effects),
});

/** Says a thing by the words that its kind has. */
const saidBy = (said: object, kind: string, thing: unknown, names: CardNames): string =>
  (said as Readonly<Record<string, (thing: unknown, names: CardNames) => string>>)[kind]!(thing, names);

export const missionInWords = (words: Words, board: Board, mission: Mission): string =>
  saidBy(words.cards.missions, mission.is, mission, namesFor(words, board));

export const objectiveInWords = (words: Words, board: Board, objective: Objective): string =>
  saidBy(words.cards.objectives, objective.is, objective, namesFor(words, board));

export const conditionInWords = (words: Words, board: Board, condition: Condition): string =>
  saidBy(words.cards.conditions, condition.is, condition, namesFor(words, board));

const lastingInWords = (words: Words, board: Board, lasting: Lasting): string =>
  saidBy(words.cards.lasting, lasting.lasts, lasting, namesFor(words, board));

/** What a card does besides having a number; empty for a grey one. */
export function cardInWords(words: Words, board: Board, card: CardId): string {
  if (card < 0) return '';
  const { kind, colour, does, lasting } = words.content.cards[card]!;
  if (kind === 'skill') return colour === BLUE ? words.sheet.blue : colour === RED ? words.sheet.red : '';
  return kind === 'artifact' ? effectsInWords(words, board, does) : lasting.map((one) => lastingInWords(words, board, one)).join(', ');
}

/** The two numbers that an Artifact counts as. */
export function numbersInWords({ content, sheet }: Words, card: CardId): string {
  const [one, other] = card < 0 ? [] : content.cards[card]!.numbers;
  return one === undefined || other === undefined ? '' : sheet.numbers(one, other);
}

/** What a Soul Burn costs and does. */
export const burnInWords = (words: Words, board: Board, { burn }: Skill): string =>
  words.sheet.burn(words.burnCost(burn), effectsInWords(words, board, burn.does));

/** What the Setting of the chapter says, a sentence each: its rules, and what the Skulls bring. */
export function settingInWords(words: Words, board: Board): string[] {
  const { rules, skullTable } = chapterOf(board, words.content);
  return [
    ...rules.map((rule) => saidBy(words.cards.settings, rule.rule, rule, namesFor(words, board))),
    ...skullTable.map(({ skulls, terrain, side, status }) =>
      capitalised(`${words.cards.fromSkulls(skulls, words.cards.tokens(TERRAINS[terrain]!, side, inBits(status)[0]!))}.`),
    ),
  ];
}

/** What a bonus reward gives, and when. */
export function bonusInWords(words: Words, board: Board, { when, does, otherwise }: Bonus): string {
  const then = effectsInWords(words, board, does);
  const told = when.is === 'always' ? then : `${conditionInWords(words, board, when)}: ${then}`;
  return otherwise.length === 0 ? told : `${told}; ${words.otherwise}: ${effectsInWords(words, board, otherwise)}`;
}
