import { keysOf, type Game } from '@hoard/kernel';
import type { Content } from './content/content.ts';
import { dragonRoar } from './content/dragonRoar.ts';
import { layOut } from './rules/03-layout.ts';
import { steps } from './rules/index.ts';
import { timers } from './rules/26-timers.ts';
import { leave } from './rules/32-leaving.ts';
import { QUESTIONS } from './rules/questions.ts';
import { audit } from './state/audit.ts';
import { copyBoard, copyFrame } from './state/copy.ts';
import { thingNames } from './state/keys.ts';
import { MOST_SEATS, readOptions } from './state/options.ts';
import { imagineBoard, secrecyOf } from './state/secrecy.ts';
import type { Heropath } from './state/types.ts';
import { verbs } from './state/verbs.ts';

/** Heropath with a content set of one's own. */
export function heropathWith(content: Content): Game<Heropath> {
  return {
    id: 'heropath',
    title: 'Heropath',
    version: 5,
    contentId: content.id,
    content,
    seats: { least: 1, most: MOST_SEATS },
    keys: keysOf(verbs, thingNames(content)),
    steps,
    readOptions: (given, seats) => readOptions(given, seats, content.numbers),
    // HP-32.1: the host may switch the caps off; Solo ends by its own clock.
    mustEnd: ({ lastRound, competition }) => lastRound > 0 || competition === 'solo',
    setUp: (options, seats) => ({ board: layOut(options, seats, content), frame: { k: 'setUp', at: 'first', next: 0 } }),
    copyBoard,
    copyFrame,
    secrecy: secrecyOf(content),
    imagine: (view, random) => imagineBoard(view, content, random),
    questions: QUESTIONS,
    leave,
    timers: timers(content),
    // HP-26.46.
    isFinal: ({ turns }) => turns === 'real time',
    audit: (state) => audit(state, content),
  };
}

export const heropath: Game<Heropath> = heropathWith(dragonRoar);
