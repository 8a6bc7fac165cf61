import type { Language } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { groups, meaningsIn, optionsIn, presets, topics, waits } from './en/answers.ts';
import { board } from './en/board.ts';
import { cardsIn, face } from './en/cards.ts';
import { denialsIn } from './en/denials.ts';
import { ending } from './en/ending.ts';
import { eventsIn } from './en/events.ts';
import { merits } from './en/merits.ts';
import * as names from './en/names.ts';
import { panels } from './en/panels.ts';
import { prospects } from './en/prospects.ts';
import { questionsIn } from './en/questions.ts';
import { here, sheet } from './en/sheets.ts';

/** Heropath in English. */
export function english(content: Content) {
  const called = names.namesIn(content);
  const cards = cardsIn(called);
  return {
    language: 'en' as Language,
    /** The content with the names of this language. */
    content,
    events: eventsIn(called, cards),
    questions: questionsIn(called),
    options: optionsIn(called),
    denials: denialsIn(called),
    otherwiseDenied: (rule: string) => `Rule ${rule} does not allow it.`,
    cards,
    face,
    names: called,
    attributes: names.attributes,
    attributeSigns: names.attributeSigns,
    supplies: names.supplies,
    decks: names.decks,
    categories: names.categories,
    squares: names.squares,
    supplyOf: names.supplyOf,
    costOf: names.costOf,
    needsOf: names.needsOf,
    listOf: names.listOf,
    groups,
    waits,
    sheet,
    here,
    board,
    panels,
    presets,
    topics,
    merits,
    meanings: meaningsIn(called),
    ...prospects,
    ...ending,
  };
}
