import type { Language } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { groups, meanings, onward, optionsIn, presets } from './en/answers.ts';
import { board } from './en/board.ts';
import { cardsIn, terrains } from './en/cards.ts';
import { denialsIn } from './en/denials.ts';
import { ending } from './en/ending.ts';
import { blow, eventsIn } from './en/events.ts';
import { merits } from './en/merits.ts';
import { burnCost, colours, namesIn, prizeOf, sets, statuses, stonesIn } from './en/names.ts';
import { colourProspects, prospects } from './en/prospects.ts';
import { questionsIn } from './en/questions.ts';
import { branch, here, otherwise, sheet } from './en/sheets.ts';

/** Epic Seven Arise in English. */
export function english(content: Content) {
  const names = namesIn(content);
  const cards = cardsIn(names);
  return {
    language: 'en' as Language,
    /** The content with the names of this language. */
    content,
    events: eventsIn(names, cards),
    questions: questionsIn(names),
    options: optionsIn(names),
    denials: denialsIn(names),
    otherwiseDenied: (rule: string) => `Rule ${rule} does not allow it.`,
    cards,
    names,
    groups,
    onward,
    sheet,
    board,
    terrains,
    statuses,
    sets,
    colours,
    prizeOf,
    stonesIn,
    burnCost,
    colourProspects,
    blow,
    merits,
    presets,
    here,
    otherwise,
    branch,
    ...meanings,
    ...prospects,
    ...ending,
  };
}
