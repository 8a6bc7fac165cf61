import { Problem, type Title } from '@hoard/kernel';
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

export { dragonAttack, dragonAttackWith } from './game.ts';
export type { DragonAttack } from './types.ts';

export const title: Title<DragonAttack> = {
  game: dragonAttack,
  withContent(name, files) {
    const unknown = Object.keys(files).find((file) => !(file in silveradoFiles));
    if (unknown !== undefined)
      throw new Problem(`${name}/${unknown}.json: no such part; expected ${Object.keys(silveradoFiles).join('.json, ')}.json`);
    return dragonAttackWith(readContent(name, { ...silveradoFiles, ...files }));
  },
  judgementOf,
  rulebook: new URL('./rulebook.md', import.meta.url),
  secrets: false,
  textOf: ({ content }) => english(content),
  terminalOf,
  study: { measure, sections, targets },
};
