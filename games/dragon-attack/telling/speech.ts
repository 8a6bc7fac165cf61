import type { Game, Language } from '@hoard/kernel';
import type { DragonAttack } from '../state/types.ts';
import type { Words } from '../words/en.ts';

/** What everything is told with: the game with its content, and the words of one language. */
export interface Speech {
  readonly game: Game<DragonAttack>;
  readonly words: Words;
  readonly language: Language;
}
