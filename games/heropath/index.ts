import { withParts, type Title } from '@hoard/kernel';
import { judgementOf } from './bots/judgement.ts';
import { dragonRoarFiles } from './content/dragonRoar.ts';
import { readContent } from './content/read.ts';
import { heropath, heropathWith } from './game.ts';
import type { Heropath } from './state/types.ts';
import { variants } from './state/variants.ts';
import { measure } from './study/measures.ts';
import { sections } from './study/sections.ts';
import { targets } from './study/targets.ts';
import { EVENTS } from './telling/events.ts';
import { endOf } from './telling/end.ts';
import { tellingOf } from './telling/index.ts';
import { terminalOf } from './terminal/index.ts';
import { english } from './words/en.ts';

export { heropath, heropathWith } from './game.ts';
export type { Heropath } from './state/types.ts';

export const title: Title<Heropath> = {
  game: heropath,
  withContent: (name, files) => heropathWith(readContent(name, withParts(name, dragonRoarFiles, files))),
  judgementOf,
  rulebook: new URL('./rulebook.md', import.meta.url),
  secrets: true,
  variants,
  events: EVENTS,
  tellingOf(game) {
    const words = english(game.content);
    return tellingOf(game, words, () => endOf(words));
  },
  terminalOf,
  study: { measure, sections, targets },
};
