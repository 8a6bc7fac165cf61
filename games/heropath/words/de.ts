import type { Content } from '../content/content.ts';
import { groups, meaningsIn, optionsIn, presets, topics, waits } from './de/answers.ts';
import { board } from './de/board.ts';
import { cardsIn, face } from './de/cards.ts';
import { denialsIn } from './de/denials.ts';
import { ending } from './de/ending.ts';
import { eventsIn } from './de/events.ts';
import { merits } from './de/merits.ts';
import * as names from './de/names.ts';
import { panels } from './de/panels.ts';
import { prospects } from './de/prospects.ts';
import { questionsIn } from './de/questions.ts';
import { here, sheet } from './de/sheets.ts';
import type { Words } from './words.ts';

/** Heropath in German. */
export function german(original: Content): Words {
  const called = names.namesIn(original);
  const cards = cardsIn(called);
  return {
    language: 'de',
    content: called.content,
    events: eventsIn(called, cards),
    questions: questionsIn(called),
    options: optionsIn(called),
    denials: denialsIn(called),
    otherwiseDenied: (rule) => `Regel ${rule} lässt das nicht zu.`,
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
