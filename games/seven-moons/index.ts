import { withParts, type Title } from '@hoard/kernel';
import { readContent } from './content/content.ts';
import { dragonReachFiles } from './content/dragonReach.ts';
import { sevenMoons, sevenMoonsWith } from './game.ts';
import { judgementOf } from './judgement.ts';
import { measure } from './measures.ts';
import { sections } from './sections.ts';
import { targets } from './targets.ts';
import { terminalOf } from './terminal.ts';
import { english } from './text/en.ts';
import type { SevenMoons } from './types.ts';
import { variants } from './variants.ts';

export { sevenMoons, sevenMoonsWith } from './game.ts';
export type { SevenMoons } from './types.ts';

export const title: Title<SevenMoons> = {
  game: sevenMoons,
  withContent: (name, files) => sevenMoonsWith(readContent(name, withParts(name, dragonReachFiles, files))),
  judgementOf,
  rulebook: new URL('./rulebook.md', import.meta.url),
  secrets: true,
  variants,
  textOf: ({ content }) => english(content),
  terminalOf,
  study: { measure, sections, targets },
};
