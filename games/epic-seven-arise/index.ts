import { withParts, type Title } from '@hoard/kernel';
import { judgementOf } from './bots/judgement.ts';
import { covenantFiles } from './content/covenant.ts';
import { readContent } from './content/read.ts';
import { epicSevenArise, epicSevenAriseWith } from './game.ts';
import type { EpicSevenArise } from './state/types.ts';
import { variants } from './state/variants.ts';
import { experiments } from './study/experiments.ts';
import { measure } from './study/measures.ts';
import { sections } from './study/sections.ts';
import { targets } from './study/targets.ts';
import { EVENTS } from './telling/events.ts';
import { tellingOf } from './telling/index.ts';
import { terminalOf } from './terminal/index.ts';
import { english } from './words/en.ts';

export { epicSevenArise, epicSevenAriseWith } from './game.ts';
export type { EpicSevenArise } from './state/types.ts';

export const title: Title<EpicSevenArise> = {
  game: epicSevenArise,
  withContent: (name, files) => epicSevenAriseWith(readContent(name, withParts(name, covenantFiles, files))),
  judgementOf,
  rulebook: new URL('./rulebook.md', import.meta.url),
  secrets: true,
  variants,
  events: EVENTS,
  tellingOf: (game) => tellingOf(game, english(game.content)),
  terminalOf,
  study: { measure, sections, targets, experiments },
};
