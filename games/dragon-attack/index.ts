import { withParts, type Title } from '@hoard/kernel';
import { readContent } from './content/read.ts';
import { silveradoFiles } from './content/silverado.ts';
import { dragonAttack, dragonAttackWith } from './game.ts';
import { judgementOf } from './bots/judgement.ts';
import { measure } from './study/measures.ts';
import { sections } from './study/sections.ts';
import { targets } from './study/targets.ts';
import { eventsOf } from './telling/events.ts';
import { tellingOf } from './telling/index.ts';
import { terminalOf } from './terminal/index.ts';
import { english } from './words/en.ts';
import type { DragonAttack } from './state/types.ts';
import { variants } from './state/variants.ts';

export { dragonAttack, dragonAttackWith } from './game.ts';
export type { DragonAttack } from './state/types.ts';

export const title: Title<DragonAttack> = {
  game: dragonAttack,
  withContent: (name, files) => dragonAttackWith(readContent(name, withParts(name, silveradoFiles, files))),
  judgementOf,
  rulebook: new URL('./rulebook.md', import.meta.url),
  secrets: false,
  variants,
  events: eventsOf(dragonAttack.content),
  tellingOf: (game) => tellingOf(game, english(game.content, true), 'en'),
  terminalOf,
  study: { measure, sections, targets },
};
