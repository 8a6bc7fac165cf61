import { withParts, type Title } from '@hoard/kernel';
import { readContent } from './content/content.ts';
import { silveradoFiles } from './content/silverado.ts';
import { dragonAttack, dragonAttackWith } from './game.ts';
import { judgementOf } from './judgement.ts';
import { measure } from './measures.ts';
import { sections } from './sections.ts';
import { targets } from './targets.ts';
import { terminalOf } from './terminal.ts';
import { english } from './text/en.ts';
import type { DragonAttack } from './types.ts';
import { variants } from './variants.ts';

export { dragonAttack, dragonAttackWith } from './game.ts';
export type { DragonAttack } from './types.ts';

export const title: Title<DragonAttack> = {
  game: dragonAttack,
  withContent: (name, files) => dragonAttackWith(readContent(name, withParts(name, silveradoFiles, files))),
  judgementOf,
  rulebook: new URL('./rulebook.md', import.meta.url),
  secrets: false,
  variants,
  textOf: ({ content }) => english(content),
  terminalOf,
  study: { measure, sections, targets },
};
