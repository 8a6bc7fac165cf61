import { keysOf, named, numbered, type Game } from '@hoard/kernel';
import { audit } from './state/audit.ts';
import { RESOURCES, type Content } from './content/content.ts';
import { dragonReach } from './content/dragonReach.ts';
import { copyBoard, copyFrame } from './state/copy.ts';
import { readOptions } from './state/options.ts';
import { firstFrame, layOut } from './rules/01-setup.ts';
import { LOOT } from './rules/05-wilderness.ts';
import { tradables } from './rules/12-trade.ts';
import { MOST_OPTIONS } from './rules/effects/branches.ts';
import { steps } from './rules/index.ts';
import { leave } from './rules/20-general.ts';
import { QUESTIONS } from './rules/questions.ts';
import { imagineBoard, secrecy } from './state/secrecy.ts';
import type { SevenMoons } from './state/types.ts';
import { verbs } from './state/verbs.ts';

/** 7 Moons with a content set of one's own. */
export function sevenMoonsWith(content: Content): Game<SevenMoons> {
  return {
    id: 'seven-moons',
    title: '7 Moons: Heroes of Dragon Reach',
    version: 2,
    contentId: content.id,
    content,
    seats: { least: 1, most: content.characters.length },
    keys: keysOf(verbs, {
      hex: named(content.hexes.map(({ id }) => id)),
      good: named(RESOURCES),
      ally: named(content.allies.map(({ id }) => id)),
      piece: named([...content.allies.map(({ id }) => id), 'stronghold']),
      thing: named(tradables(content)),
      loot: named(LOOT),
      option: numbered(MOST_OPTIONS),
      seat: numbered(content.characters.length),
      face: numbered(7),
      die: numbered(3),
    }),
    steps,
    readOptions: (given, seated) => readOptions(given, seated, content),
    // SM-20.12: without dusk and the long watch nobody has to bring the seventh moon.
    mustEnd: ({ mode, longWatch }) => mode === 'solo' || longWatch,
    setUp(options, seated) {
      const board = layOut(options, seated, content);
      return { board, frame: firstFrame(board) };
    },
    copyBoard,
    copyFrame,
    secrecy,
    imagine: imagineBoard,
    questions: QUESTIONS,
    leave,
    audit: (state) => audit(state, content),
  };
}

export const sevenMoons: Game<SevenMoons> = sevenMoonsWith(dragonReach);
