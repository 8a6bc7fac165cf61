import type { Game, Language, Telling } from '@hoard/kernel';
import { dragonAttack } from '../index.ts';
import type { DragonAttack } from '../state/types.ts';
import { tellingOf } from '../telling/index.ts';
import { german } from '../words/de.ts';
import { english } from '../words/en.ts';

/** What the game tells in a language. */
export const tellingIn = (language: Language, game: Game<DragonAttack> = dragonAttack): Telling<DragonAttack> =>
  tellingOf(game, { en: english, de: german }[language](game.content), language);
