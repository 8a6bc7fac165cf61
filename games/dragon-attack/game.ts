import { keysOf, named, numbered, type Game } from '@hoard/kernel';
import { audit } from './state/audit.ts';
import type { Content } from './content/content.ts';
import { silverado } from './content/silverado.ts';
import { copyBoard, copyFrame } from './state/copy.ts';
import { readOptions } from './state/options.ts';
import { firstFrame, layOut } from './rules/02-setup.ts';
import { steps } from './rules/index.ts';
import { QUESTIONS } from './rules/questions.ts';
import { secrecy } from './state/secrecy.ts';
import type { DragonAttack } from './state/types.ts';
import { verbs } from './state/verbs.ts';

/** Dragon Attack! with a content set of one's own. */
export function dragonAttackWith(content: Content): Game<DragonAttack> {
  return {
    id: 'dragon-attack',
    title: 'Dragon Attack!',
    version: 1,
    contentId: content.id,
    content,
    seats: { least: 1, most: content.heroes.length },
    keys: keysOf(verbs, {
      space: named(content.spaces.map((space) => space.id)),
      counter: named(content.counters.map((counter) => counter.id)),
      seat: numbered(content.heroes.length),
    }),
    steps,
    readOptions: (given, seats) => readOptions(given, seats, content),
    setUp(options, seats) {
      const board = layOut(options, seats, content);
      return { board, frame: firstFrame(board) };
    },
    copyBoard,
    copyFrame,
    secrecy,
    imagine: (view) => copyBoard(view.sight),
    questions: QUESTIONS,
    audit: (state) => audit(state, content),
  };
}

export const dragonAttack: Game<DragonAttack> = dragonAttackWith(silverado);
