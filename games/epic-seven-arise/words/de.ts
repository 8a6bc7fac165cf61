import type { Content } from '../content/content.ts';
import { groups, meanings, onward, optionsIn, presets } from './de/answers.ts';
import { board } from './de/board.ts';
import { cardsIn, terrains } from './de/cards.ts';
import { denialsIn } from './de/denials.ts';
import { ending } from './de/ending.ts';
import { blow, eventsIn } from './de/events.ts';
import { merits } from './de/merits.ts';
import { burnCost, colours, namesIn, prizeOf, sets, statuses, stonesIn } from './de/names.ts';
import { colourProspects, prospects } from './de/prospects.ts';
import { questionsIn } from './de/questions.ts';
import { branch, here, otherwise, sheet } from './de/sheets.ts';
import type { Words } from './words.ts';

/** Epic Seven Arise in German. */
export function german(original: Content): Words {
  const names = namesIn(original);
  const cards = cardsIn(names);
  return {
    language: 'de',
    content: names.content,
    events: eventsIn(names, cards),
    questions: questionsIn(names),
    options: optionsIn(names),
    denials: denialsIn(names),
    otherwiseDenied: (rule) => `Regel ${rule} lässt das nicht zu.`,
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
