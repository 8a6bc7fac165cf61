import { keysOf, type Game } from '@hoard/kernel';
import type { Content } from './content/content.ts';
import { covenant } from './content/covenant.ts';
import { layOut } from './rules/03-layout.ts';
import { leave } from './rules/24-votes.ts';
import { chapter } from './rules/frames.ts';
import { steps } from './rules/index.ts';
import { QUESTIONS } from './rules/questions.ts';
import { audit } from './state/audit.ts';
import { copyBoard, copyFrame } from './state/copy.ts';
import { thingNames } from './state/keys.ts';
import { MOST_SEATS, readOptions } from './state/options.ts';
import { imagineBoard, secrecyOf } from './state/secrecy.ts';
import type { EpicSevenArise } from './state/types.ts';
import { verbs } from './state/verbs.ts';

/** Epic Seven Arise with a content set of one's own. */
export function epicSevenAriseWith(content: Content): Game<EpicSevenArise> {
  return {
    id: 'epic-seven-arise',
    title: 'Epic Seven Arise',
    version: 3,
    contentId: content.id,
    content,
    seats: { least: 1, most: MOST_SEATS },
    keys: keysOf(verbs, thingNames(content)),
    steps,
    readOptions,
    // EA-23.13: a chapter of a campaign may be lost and tried again for ever.
    mustEnd: ({ mode }) => mode === 'chapter',
    setUp: (options, seats) => ({ board: layOut(options, seats, content), frame: chapter() }),
    copyBoard,
    copyFrame,
    secrecy: secrecyOf(content),
    imagine: (view, random) => imagineBoard(view, content, random),
    questions: QUESTIONS,
    leave,
    audit: (state) => audit(state, content),
  };
}

export const epicSevenArise: Game<EpicSevenArise> = epicSevenAriseWith(covenant);
