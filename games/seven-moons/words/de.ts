import type { Content } from '../content/content.ts';
import { alsoOnMap, groups, onTheTable, optionsIn, passing, presets, pricedOption, stopping, turnedIn, waits } from './de/answers.ts';
import { boardIn } from './de/board.ts';
import { denialsIn } from './de/denials.ts';
import { cards } from './de/cards.ts';
import { endingIn } from './de/ending.ts';
import { eventsIn } from './de/events.ts';
import { landIn } from './de/land.ts';
import { merits } from './de/merits.ts';
import { namesIn } from './de/names.ts';
import { prospectsIn } from './de/prospects.ts';
import { questionsIn } from './de/questions.ts';
import { quest, sheet } from './de/sheets.ts';
import type { Words } from './words.ts';

/** 7 Moons in German. */
export function german(original: Content): Words {
  const names = namesIn(original);
  return {
    language: 'de',
    content: names.content,
    events: eventsIn(names),
    questions: questionsIn(names),
    options: optionsIn(names),
    denials: denialsIn(names),
    otherwiseDenied: (rule) => `Regel ${rule} lässt das nicht zu.`,
    passing,
    buying: (row, price) => `1 ${names.kind(row)} ${price === 0 ? 'umsonst' : `für ${price} Gold`} kaufen`,
    pricedOption,
    turned: turnedIn(names.content),
    groups,
    waits,
    stopping,
    alsoOnMap,
    presets,
    hex: names.bare,
    listedHex: names.bare,
    piece: names.piece,
    thing: names.thing,
    onTheTable,
    cards,
    merits,
    sheet,
    quest,
    ...landIn(names),
    ...prospectsIn(names),
    ...endingIn(names),
    ...boardIn(names),
  };
}
