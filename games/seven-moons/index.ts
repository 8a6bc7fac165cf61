import { withParts, type Title } from '@hoard/kernel';
import { readContent } from './content/read.ts';
import { dragonReachFiles } from './content/dragonReach.ts';
import { sevenMoons, sevenMoonsWith } from './game.ts';
import { judgementOf } from './bots/judgement.ts';
import { measure } from './study/measures.ts';
import { sections } from './study/sections.ts';
import { targets } from './study/targets.ts';
import { EVENTS } from './telling/events.ts';
import { tellingOf } from './telling/index.ts';
import { terminalOf } from './terminal/index.ts';
import { english } from './words/en.ts';
import type { SevenMoons } from './state/types.ts';
import { variants } from './state/variants.ts';

export { sevenMoons, sevenMoonsWith } from './game.ts';
export type { SevenMoons } from './state/types.ts';

export const title: Title<SevenMoons> = {
  game: sevenMoons,
  withContent: (name, files) => sevenMoonsWith(readContent(name, withParts(name, dragonReachFiles, files))),
  judgementOf,
  rulebook: new URL('./rulebook.md', import.meta.url),
  secrets: true,
  variants,
  events: EVENTS,
  tellingOf: (game) => tellingOf(game, english(game.content, true)),
  terminalOf,
  study: { measure, sections, targets },
};
