import type { KindRow } from '../content/ids.ts';
import type { Language } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { alsoOnMap, groups, onTheTable, optionsIn, passing, presets, pricedOption, stopping, turnedIn, waits } from './en/answers.ts';
import { boardIn } from './en/board.ts';
import { denialsIn } from './en/denials.ts';
import { cards } from './en/cards.ts';
import { endingIn } from './en/ending.ts';
import { eventsIn } from './en/events.ts';
import { landIn } from './en/land.ts';
import { merits } from './en/merits.ts';
import { namesIn } from './en/names.ts';
import { prospectsIn } from './en/prospects.ts';
import { questionsIn } from './en/questions.ts';
import { quest, sheet } from './en/sheets.ts';

/** 7 Moons in English; where answers are typed, with the codes of the hexes. */
export function english(content: Content, isTyped = false) {
  const names = namesIn(content, isTyped);
  return {
    language: 'en' as Language,
    /** The content with the names of this language. */
    content,
    events: eventsIn(names),
    questions: questionsIn(names),
    options: optionsIn(names),
    denials: denialsIn(names),
    otherwiseDenied: (rule: string) => `Rule ${rule} does not allow it.`,
    passing,
    buying: (row: KindRow, price: number) => `buy 1 ${names.kind(row)} ${price === 0 ? 'for nothing' : `for ${price} gold`}`,
    pricedOption,
    turned: turnedIn(content),
    groups,
    waits,
    stopping,
    alsoOnMap,
    presets,
    hex: names.bare,
    listedHex: names.listed,
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
